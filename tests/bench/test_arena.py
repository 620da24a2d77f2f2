import re

import pytest

from bench import arena
from bench.arena import PLAYERS, Margin, duel, play_deal
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset


def test_prints_the_margin_of_a_against_b(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["arena", "easy", "random", "--decks", "20", "--players", "4"])
    arena.main()
    pattern = (
        r"easy against random, classic, 4 players, teams: \+\d\.\d\d \+- \d\.\d\d points a deal "
        r"\(20 decks, \d+\.\d s\)\n"
    )
    assert re.fullmatch(pattern, capsys.readouterr().out)


def test_turning_a_duel_round_turns_its_margin_round() -> None:
    rules = ruleset()
    there = duel(rules, PLAYERS["easy"], PLAYERS["fair"], decks=15, seed=3)
    back = duel(rules, PLAYERS["fair"], PLAYERS["easy"], decks=15, seed=3)
    assert there.mean == pytest.approx(-back.mean)
    assert there.half_width == pytest.approx(back.half_width)


def test_a_deal_is_led_by_seat_0() -> None:
    seats = []

    def remember(view, seed):
        seats.append(view.seat)
        return PLAYERS["easy"](view, seed)

    rules = ruleset(players=3)
    points = play_deal(rules, deck_for(rules, 1, 1), [remember] * 3, seed=0)
    assert seats == [0, 1, 2] * 12
    assert len(points) == 3


def test_a_margin_is_told_with_its_interval() -> None:
    assert str(Margin(0.333, 0.0711)) == "+0.33 +- 0.07"

import re
from pathlib import Path

import pytest

from bench import arena
from bench.arena import PLAYERS, Margin, duel, lead, play_deal, shares, win_share
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset

LAST_LINE = r"easy - random: \+\d\.\d\d \+- \d\.\d\d points a deal, (\d+) decks, match \d\d\.\d %"


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(arena, "KEPT", tmp_path)
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert arena.main(["easy", "random", "--jobs", "1", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_ends_with_the_margin_of_a_against_b(capsys: pytest.CaptureFixture[str]) -> None:
    form, pairs, last = run(capsys, "--decks", "20", "--seats", "4")
    assert form == "classic, 4 seats, teams, seed 1"
    assert re.fullmatch(r"deals as dealer's side .* won, .* lost, .* level; as other side .* level", pairs)
    assert re.fullmatch(LAST_LINE, last)


def test_goes_on_where_it_stopped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kept: Path
) -> None:
    played = []
    real = arena.play_deck
    monkeypatch.setattr(arena, "play_deck", lambda *given: played.append(given[-1]) or real(*given))
    all_at_once = run(capsys, "--decks", "12", "--fresh")
    assert played == list(range(1, 13))
    file = next(kept.iterdir())
    lines = file.read_text().lstrip().splitlines(keepends=True)
    # Stopped while the sixth line was written.
    file.write_text("".join(lines[:5]) + lines[5][:7])
    del played[:]
    assert run(capsys, "--decks", "12") == all_at_once
    assert played == list(range(6, 13))
    del played[:]
    assert run(capsys, "--decks", "12") == all_at_once
    assert played == []


def test_two_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    one = run(capsys, "--decks", "6", "--fresh")
    assert run(capsys, "--decks", "6", "--fresh", "--jobs", "2") == one


def test_a_player_against_itself_draws_otherwise_on_the_two_sides() -> None:
    contest = arena.Contest("novice", "novice", "classic", 2, "teams", 1)
    leads = [lead(contest.deck(number)[1]) for number in range(12)]
    assert any(leads)
    assert duel(ruleset(), PLAYERS["novice"], PLAYERS["novice"], decks=12, seed=1).mean == 0


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


def test_a_lead_is_over_the_mean_of_the_others_whichever_side_a_was() -> None:
    assert lead(((4, 1), (0, 2))) == pytest.approx((3 + 2) / 2)
    assert lead(((4, 1, 1), (0, 2, 2), (0, 0, 0))) == pytest.approx((3 + 1 + 0) / 3)


def test_who_always_has_more_points_wins_every_match() -> None:
    rules = ruleset()
    assert win_share(rules, [((4, 1), (0, 2))], 40) == 1
    assert win_share(rules, [((1, 4), (2, 0))], 40) == 0
    even = win_share(rules, [((4, 1), (1, 4)), ((1, 4), (4, 1))], 400)
    assert 0.4 < even < 0.6


def test_shares_of_deals_by_side() -> None:
    pairs = ruleset(players=4)
    results = [((4, 1), (0, 2)), ((1, 1), (3, 2))]
    assert shares(pairs, results) == (
        "deals as dealer's side 50.0% won, 50.0% lost, 0.0% level; "
        "as other side 50.0% won, 0.0% lost, 50.0% level"
    )

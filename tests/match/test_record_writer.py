from random import Random

import pytest

from scopa_desktop.match.match import Match
from scopa_desktop.match.record_writer import points_text, write_record
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from tests.tables import seeded

HEAD = '[Format "scopa-record 1"]\n[Preset "classic"]\n'


def test_a_match_before_its_first_deal() -> None:
    assert write_record(Match(ruleset(), 1)) == HEAD + '[Options "players=2"]\n[Dealer "1"]\n[Result "*"]\n'


def test_tags_stand_in_their_order_and_others_as_given() -> None:
    match = Match(ruleset(players=3, target=21), 2, names=('An "n" a', "B\\b", ""), seed=1740)
    text = write_record(match, {"Zulu": "z", "Date": "2026-01-01T00:00:00Z", "Alpha": "a"})
    assert text.splitlines() == [
        '[Format "scopa-record 1"]',
        '[Preset "classic"]',
        '[Options "players=3 target=21"]',
        '[Players "An \\"n\\" a|B\\\\b|"]',
        '[Date "2026-01-01T00:00:00Z"]',
        '[Seed "1740"]',
        '[Dealer "2"]',
        '[Result "*"]',
        '[Zulu "z"]',
        '[Alpha "a"]',
    ]


def test_tags_given_go_before_names_and_seed() -> None:
    match = Match(ruleset(), 0, names=("Anna", "Bruno"), seed=5)
    text = write_record(match, {"Seed": "five", "Players": "A and B"})
    assert '[Players "A and B"]\n[Seed "five"]\n' in text


@pytest.mark.parametrize("name", ["Format", "Preset", "Options", "Dealer", "Result", "Winner", "Outright"])
def test_tags_that_follow_from_the_match_are_not_given(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        write_record(Match(ruleset(), 0), {name: "1"})


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_line_a_round_of_the_table(players: int) -> None:
    rules = ruleset(players=players, teams="individual", target=1)
    match = seeded(rules, 8, Random(8).choice)
    text = write_record(match)
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    head, *deals = text.split("\n\n")
    assert len(deals) == match.deal_number
    assert f'[Result "{points_text(match.scores)}"]\n[Winner "{match.winner}"]' in head
    for number, deal in enumerate(deals, start=1):
        title, deck, *moves, score = deal.rstrip("\n").split("\n")
        assert title == f"Deal {number}"
        assert len(deck.split()) == 41
        assert [len(line.split(" ")) for line in moves] == [players] * (36 // players)
        assert score.startswith("Score ")


def test_an_unfinished_round_ends_the_record() -> None:
    match = Match(ruleset(players=3), 0)
    match.deal(deck_for(match.rules, 1, 1))
    assert write_record(match).splitlines()[-1].startswith("Deck ")
    for played in range(1, 5):
        match.take(match.legal_plays()[0])
        assert len(write_record(match).splitlines()[-1].split()) == (played - 1) % 3 + 1


def test_writing_leaves_the_match_alone() -> None:
    match = Match(ruleset(), 0)
    match.deal(deck_for(match.rules, 1, 1))
    before = match.turns
    write_record(match)
    assert match.turns == before


def test_points_text() -> None:
    assert points_text((11, 7)) == "11-7"
    assert points_text((11, 6, 4)) == "11-6-4"

from dataclasses import replace

import pytest

from scopa_desktop.match.match import Match
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.notation import parse_card
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.table.choreography import timeline
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.motion import Framed, Said
from scopa_desktop.table.performance import Performance
from scopa_desktop.table.places import Picture, picture_of
from scopa_desktop.table.poses import layout_for, resting_poses
from tests.tables import arranged, play_of

RULES = ruleset("classic")
NINE, TWO = parse_card("9C"), parse_card("2S")


def solve(picture: Picture) -> Layout:
    return layout_for(picture, RULES, 1280, 800, 16.0)


def solve_small(picture: Picture) -> Layout:
    return layout_for(picture, RULES, 800, 600, 16.0)


@pytest.fixture
def played() -> tuple[Picture, Turn]:
    """The picture before a capture of two cards, and the capture."""
    match = Match(RULES, 1, names=("You", "Nora"))
    match.deal(arranged(RULES, "9C 1S 2S | 10B 8S 3S", "3B 4C 5D 6S"))
    before = picture_of(RULES, match.turns)
    return before, match.take(play_of(match, "9Cx4C+5D"))


def performed(played: tuple[Picture, Turn], tempo: float = 1.0, **raised: float) -> Performance:
    before, turn = played
    seen = resting_poses(before, solve(before))
    for field, by in raised.items():
        seen[NINE] = replace(seen[NINE], **{field: getattr(seen[NINE], field) + by})
    return Performance(timeline(RULES, before, turn, tempo), solve, tempo, seen, NINE)


def test_it_starts_from_what_is_seen_and_ends_at_rest(played: tuple[Picture, Turn]) -> None:
    shown = performed(played, x=120.0, y=-200.0, lift=0.75)
    start = shown.all_poses(0.0)[NINE]
    rest = resting_poses(played[0], solve(played[0]))[NINE]
    assert (start.x - rest.x, start.y - rest.y, start.lift) == pytest.approx((120.0, -200.0, 0.75))
    end = resting_poses(shown.picture, solve(shown.picture))
    assert shown.all_poses(shown.duration) == end
    assert shown.poses(shown.duration - 1, shown.duration)[NINE] == end[NINE]


def test_what_was_seen_is_made_up_for_while_the_card_travels(played: tuple[Picture, Turn]) -> None:
    raised, plain = performed(played, x=100.0), performed(played)
    offsets = [raised.all_poses(ms)[NINE].x - plain.all_poses(ms)[NINE].x for ms in (0, 100, 200, 300, 400)]
    assert offsets == sorted(offsets, reverse=True)
    assert offsets[-1] == 0


def test_only_cards_that_may_have_moved_are_looked_at(played: tuple[Picture, Turn]) -> None:
    shown = performed(played)
    assert set(shown.poses(0.0, 50.0)) == {NINE}
    assert TWO not in shown.poses(0.0, shown.duration - 1)


def test_cues_fall_due_once(played: tuple[Picture, Turn]) -> None:
    shown = performed(played)
    times = [0.0, 200.0, 400.0, 700.0, 1000.0, shown.duration]
    cues = [cue for since, ms in zip([-1.0, *times], times, strict=False) for cue in shown.cues(since, ms)]
    assert cues == [cue for _, cue in shown.timeline.cues]
    assert any(isinstance(cue, Said) for cue in cues)
    assert any(isinstance(cue, Framed) for cue in cues)


def test_another_window_shows_the_same_moment_elsewhere(played: tuple[Picture, Turn]) -> None:
    shown = performed(played)
    wide = shown.all_poses(300.0)[NINE]
    shown.lay_out(solve_small)
    small = shown.all_poses(300.0)[NINE]
    assert small.height < wide.height
    assert small.x / 800 == pytest.approx(wide.x / 1280, abs=0.05)
    assert shown.after == solve_small(shown.picture)
    assert shown.before == solve_small(played[0])


def test_at_instant_tempo_all_is_at_rest_at_once(played: tuple[Picture, Turn]) -> None:
    shown = performed(played, tempo=0.0, x=50.0, lift=0.75)
    assert shown.duration == 0
    assert shown.all_poses(0.0) == resting_poses(shown.picture, solve(shown.picture))
    assert shown.sweep(0.0) is None

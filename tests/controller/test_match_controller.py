from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from scopa_desktop.controller.match_controller import FALLBACK_LEVEL, MatchController, Phase
from scopa_desktop.controller.setup import HUMAN, MatchSetup
from scopa_desktop.match.match import Match
from scopa_desktop.match.record import read_record
from scopa_desktop.match.shuffle import deck_for, first_dealer
from scopa_desktop.match.turns import Turn
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.events import DealEnded, Declared, MatchEnded
from scopa_desktop.rules.ruleset import FieldValue, ruleset
from scopa_desktop.storage.history import HistoryStore
from tests.controller.stage import FakePerson, FakeStage
from tests.fakes import FakeThinker
from tests.storage.samples import begin, new_match, play, quick, step

DEALER_LAST = next(seed for seed in range(100) if first_dealer(ruleset(), seed) == 1)
"""A seed with which the person at this computer leads."""
DEALER_FIRST = next(seed for seed in range(100) if first_dealer(ruleset(), seed) == 0)
"""A seed with which the computer leads."""


def setup_of(level: str = "easy", **fields: FieldValue) -> MatchSetup:
    rules = ruleset(**fields)
    others = rules.players - 1
    return MatchSetup(rules, ("Anna", "Bruno", "Carla", "Dino")[: others + 1], (HUMAN,) + (level,) * others)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[HistoryStore]:
    store = quick(HistoryStore(tmp_path / "history.sqlite"))
    yield store
    store.close()


class Game:
    """A controller with all that it talks to."""

    def __init__(
        self, history: HistoryStore, *, at_once: bool, seed: int = DEALER_LAST, pace: int = 0
    ) -> None:
        self.history = history
        self.pace = pace
        self.thinker = FakeThinker(at_once=at_once)
        self.controller = MatchController(history, self.thinker, lambda: self.pace, seed=lambda: seed)
        self.stage = FakeStage(self.controller, at_once=at_once)

    def start(self, level: str = "easy", **fields: FieldValue) -> None:
        self.controller.start(setup_of(level, **fields))

    @property
    def phase(self) -> Phase:
        return self.controller.phase

    def kept_turns(self) -> tuple[Turn, ...]:
        assert self.controller.match_id is not None
        return self.history.load(self.controller.match_id).match.turns

    def to_the_computer(self) -> None:
        """Let the deal and, if the person leads, one play of theirs go by."""
        self.stage.settle()
        if self.phase is Phase.OFFERED:
            self.controller.submit(self.stage.offers[-1][0])
            self.stage.settle()
        assert self.phase is Phase.THINKING


@pytest.fixture
def make_game(qapp: object, history: HistoryStore) -> Iterator[Callable[..., Game]]:
    """Games by hand, or by themselves with ``at_once=True``; no timer outlives the test."""
    games = []

    def make(*, at_once: bool = False, **values: int) -> Game:
        games.append(Game(history, at_once=at_once, **values))
        return games[-1]

    yield make
    for game in games:
        game.controller.leave()


# Whole matches


@pytest.mark.parametrize("level", ["novice", "easy", "fair"])
def test_a_match_to_the_end(qtbot: QtBot, make_game: Callable[..., Game], level: str) -> None:
    game = make_game(at_once=True)
    FakePerson(game.controller)
    with qtbot.waitSignal(game.controller.match_ended, timeout=30_000):
        game.start(level)
    match = game.controller.match
    assert match is not None
    assert game.phase is Phase.ENDED
    assert game.stage.ends == [MatchEnded(match.winner, match.scores)]
    assert [sheet.score for sheet in game.stage.sheets] == [deal.score for deal in match.deals]
    assert max(match.scores) >= 11
    assert len(game.stage.turns) == 37 * len(match.deals)
    assert game.stage.faults == []
    assert game.controller.match_id is not None
    text = game.history.record_text(game.controller.match_id)
    assert read_record(text).match.deals == match.deals
    assert game.history.unfinished() == []


@pytest.mark.parametrize(
    "fields",
    [
        {"preset": "cirulla", "target": 30},
        {"preset": "escoba", "ace_sweep": "scopa", "ace_on_empty": "own_pile", "target": 8},
        {"preset": "trentino"},
    ],
)
def test_matches_by_other_rules(
    qtbot: QtBot, make_game: Callable[..., Game], fields: dict[str, FieldValue]
) -> None:
    game = make_game(at_once=True)
    FakePerson(game.controller)
    with qtbot.waitSignal(game.controller.match_ended, timeout=60_000):
        game.start("easy", **fields)
    match = game.controller.match
    assert match is not None
    assert game.stage.ends == [MatchEnded(match.winner, match.scores, match.outright)]
    assert len(game.stage.turns) == sum(1 + len(deal.decisions) for deal in match.deals)
    assert game.controller.match_id is not None
    assert read_record(game.history.record_text(game.controller.match_id)).match.deals == match.deals


def declaring_seed(dealer: int) -> int:
    """A seed of Cirulla with which the leader may declare."""
    rules = ruleset("cirulla")
    for seed in range(2000):
        match = Match(rules, first_dealer(rules, seed))
        match.deal(deck_for(rules, seed, 1))
        if match.first_dealer == dealer and match.legal_declarations():
            return seed
    raise AssertionError("nobody may ever declare")


def test_a_person_may_declare_and_is_then_offered_the_same_plays(make_game: Callable[..., Game]) -> None:
    game = make_game(seed=declaring_seed(dealer=1))
    game.start(preset="cirulla")
    game.stage.settle()
    match = game.controller.match
    assert match is not None
    declaration = match.legal_declarations()[-1]
    game.controller.submit(declaration)
    assert game.stage.turns[-1].events == (Declared(0, match.turns[0].after.hands[0], declaration.points),)
    assert game.phase is Phase.SHOWING
    game.stage.settle()
    assert game.phase is Phase.OFFERED
    assert game.stage.offers[0] == game.stage.offers[1]
    assert game.kept_turns() == match.turns


def test_a_computer_declares_and_is_asked_again(qtbot: QtBot, make_game: Callable[..., Game]) -> None:
    game = make_game(seed=declaring_seed(dealer=0))
    game.start(preset="cirulla")
    game.stage.settle()
    assert game.phase is Phase.THINKING
    game.thinker.answer()
    qtbot.waitUntil(lambda: game.phase is Phase.SHOWING)
    match = game.controller.match
    assert match is not None
    assert match.state is not None
    assert match.state.declared[0].seat == 1
    game.stage.settle()
    assert [ask.request for ask in game.thinker.asked] == [1, 2]
    assert game.thinker.asked[1].view.declared[1] == game.thinker.asked[1].view.hand
    game.thinker.answer()
    qtbot.waitUntil(lambda: len(match.deals[-1].plays) == 1)


@pytest.mark.parametrize("players", [3, 4])
def test_matches_of_more_players(qtbot: QtBot, make_game: Callable[..., Game], players: int) -> None:
    game = make_game(at_once=True)
    FakePerson(game.controller)
    with qtbot.waitSignal(game.controller.match_ended, timeout=30_000):
        game.start(players=players, target=1)
    assert len(game.stage.turns) % 37 == 0


def test_computers_alone_do_not_pile_up_calls(qtbot: QtBot, make_game: Callable[..., Game]) -> None:
    game = make_game(at_once=True)
    # A table that settles while it is being told, as at the instant tempo.
    game.controller.turn_taken.connect(game.controller.on_settled)
    game.controller.deal_scored.connect(game.controller.next_deal)
    with qtbot.waitSignal(game.controller.match_ended, timeout=30_000):
        game.controller.start(MatchSetup(ruleset(target=51), (), ("easy", "easy")))
    assert len(game.stage.turns) > 300


def test_the_same_seed_deals_the_same_cards(make_game: Callable[..., Game]) -> None:
    game = make_game(seed=77)
    game.start()
    match = game.controller.match
    assert match is not None
    assert match.seed == 77
    assert match.first_dealer == first_dealer(match.rules, 77)
    assert match.deals[0].deck == deck_for(match.rules, 77, 1)


# One turn


def test_a_match_begins_with_an_empty_table_and_a_deal(make_game: Callable[..., Game]) -> None:
    game = make_game()
    turns_when_shown = []
    game.controller.state_replaced.connect(lambda shown: turns_when_shown.append(shown.match.turns))
    game.start()
    assert game.stage.order == ["state_replaced", "turn_taken"]
    assert turns_when_shown == [()]
    assert game.stage.turns[0].decision is None
    assert game.stage.shown[0].levels == (HUMAN, "easy")
    assert game.phase is Phase.SHOWING


def test_nothing_is_offered_before_the_table_rests(make_game: Callable[..., Game]) -> None:
    game = make_game()
    game.start()
    assert game.stage.offers == []
    game.stage.settle()
    assert game.phase is Phase.OFFERED
    match = game.controller.match
    assert match is not None
    assert game.stage.offers == [match.legal_plays()]


def test_every_turn_is_kept_before_it_is_told(
    qtbot: QtBot, tmp_path: Path, make_game: Callable[..., Game]
) -> None:
    game = make_game(at_once=True)
    other = HistoryStore(tmp_path / "history.sqlite")
    told = []

    def look(turn: Turn) -> None:
        (summary,) = other.unfinished()
        told.append(other.load(summary.id).match.turns[-1] == turn)

    game.controller.turn_taken.connect(look)
    FakePerson(game.controller)
    with qtbot.waitSignal(game.controller.match_ended, timeout=30_000):
        game.start(target=1)
    assert len(told) >= 37
    assert all(told)
    other.close()


def test_a_second_click_is_passed_over(make_game: Callable[..., Game]) -> None:
    game = make_game()
    game.start()
    game.stage.settle()
    first, second = game.stage.offers[0][0], game.stage.offers[0][-1]
    game.controller.submit(first)
    game.controller.submit(second)
    game.controller.submit(first)
    assert [turn.decision for turn in game.stage.turns] == [None, first]
    assert game.phase is Phase.SHOWING


def test_a_second_settling_is_passed_over(make_game: Callable[..., Game]) -> None:
    game = make_game()
    game.start()
    game.stage.settle()
    game.stage.settle()
    assert len(game.stage.offers) == 1


# The computer's turn


def test_the_computer_thinks_while_cards_still_move(make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST)
    game.start()
    (question,) = game.thinker.asked
    match = game.controller.match
    assert match is not None
    assert (question.level, question.view) == ("easy", match.view(1))
    assert game.phase is Phase.SHOWING


def test_an_answer_that_comes_early_is_held_until_the_table_rests(
    qtbot: QtBot, make_game: Callable[..., Game]
) -> None:
    game = make_game(seed=DEALER_FIRST)
    game.start()
    game.thinker.answer()
    assert len(game.stage.turns) == 1
    game.stage.settle()
    qtbot.waitUntil(lambda: len(game.stage.turns) == 2)


def test_an_answer_that_comes_late_is_played_at_once(qtbot: QtBot, make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST)
    with qtbot.waitSignal(game.controller._pause.timeout):
        game.start()
        game.stage.settle()
    assert game.phase is Phase.THINKING
    assert len(game.stage.turns) == 1
    game.thinker.answer()
    assert len(game.stage.turns) == 2


@pytest.mark.parametrize("pace", [60, 0])
def test_the_computer_takes_its_time(qtbot: QtBot, make_game: Callable[..., Game], pace: int) -> None:
    game = make_game(seed=DEALER_FIRST, pace=pace)
    clock = QElapsedTimer()
    clock.start()
    game.start()
    game.thinker.answer()
    game.stage.settle()
    assert game.phase is Phase.THINKING
    assert len(game.stage.turns) == 1
    qtbot.waitUntil(lambda: len(game.stage.turns) == 2)
    # A coarse timer may be five per cent early.
    assert clock.elapsed() >= 0.9 * pace


def test_a_new_pace_counts_from_the_next_turn(qtbot: QtBot, make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST, pace=3000)
    game.start()
    assert game.controller._pause.interval() == 3000
    game.pace = 0
    game.controller.leave()
    game.start()
    assert game.controller._pause.interval() == 0


def test_stale_answers_are_dropped(make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST)
    game.start()
    old = game.thinker.asked[-1]
    game.controller.leave()
    stale = choose(old.level, old.view, old.seed)
    game.thinker.answered.emit(old.request, stale)
    assert game.phase is Phase.IDLE
    game.start()
    assert game.thinker.asked[-1].request != old.request
    game.stage.settle()
    game.thinker.answered.emit(old.request, stale)
    assert len(game.stage.turns) == 2
    assert game.phase is Phase.THINKING


def test_a_second_answer_is_dropped(qtbot: QtBot, make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST)
    game.start()
    request = game.thinker.asked[-1].request
    match = game.controller.match
    assert match is not None
    first, *others = match.legal_plays()
    game.thinker.answered.emit(request, first)
    game.thinker.answered.emit(request, others[0])
    game.stage.settle()
    qtbot.waitUntil(lambda: len(game.stage.turns) == 2)
    assert game.stage.turns[-1].decision == first
    game.thinker.answered.emit(request, others[0])
    assert len(game.stage.turns) == 2


def test_the_game_goes_on_when_the_worker_cannot_answer(qtbot: QtBot, make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST)
    game.start("fair")
    question = game.thinker.asked[-1]
    game.thinker.fail()
    game.stage.settle()
    qtbot.waitUntil(lambda: len(game.stage.turns) == 2)
    assert game.stage.turns[-1].decision == choose(FALLBACK_LEVEL, question.view, question.seed)


def test_an_impossible_answer_is_replaced(qtbot: QtBot, make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST)
    game.start()
    game.thinker.answer(0)
    game.stage.settle()
    qtbot.waitUntil(lambda: len(game.stage.turns) == 2)


def test_a_failure_nobody_waits_for_is_passed_over(make_game: Callable[..., Game]) -> None:
    game = make_game()
    game.start()
    game.thinker.failed.emit("gone")
    assert game.thinker.asked == []
    assert len(game.stage.turns) == 1


# Sheets and ends


def play_to_the_sheet(game: Game) -> None:
    """Finish the deal with whatever is legal."""
    match = game.controller.match
    assert match is not None
    while match.state is not None and match.state.turn is not None:
        game.controller._take(match.legal_plays()[0])
    assert game.phase is Phase.SHOWING


def test_the_sheet_comes_when_the_table_rests(make_game: Callable[..., Game]) -> None:
    game = make_game()
    game.start()
    play_to_the_sheet(game)
    assert game.stage.sheets == []
    game.stage.settle()
    assert game.phase is Phase.SCORED
    (sheet,) = game.stage.sheets
    assert isinstance(sheet, DealEnded)
    assert sheet.number == 1
    game.controller.next_deal()
    game.controller.next_deal()
    match = game.controller.match
    assert match is not None
    assert match.deal_number == 2
    assert game.stage.turns[-1].decision is None
    assert game.phase is Phase.SHOWING


def test_the_end_comes_when_the_last_sheet_is_closed(make_game: Callable[..., Game]) -> None:
    game = make_game(seed=6)
    game.start(target=1)
    while True:
        play_to_the_sheet(game)
        game.stage.settle()
        match = game.controller.match
        assert match is not None
        if match.is_over:
            break
        game.controller.next_deal()
    assert game.stage.ends == []
    assert len(game.history.unfinished()) == 1
    game.controller.next_deal()
    assert game.stage.ends == [MatchEnded(match.winner, match.scores)]
    assert game.history.unfinished() == []
    assert game.phase is Phase.ENDED
    game.controller.resign()
    assert len(game.stage.ends) == 1


def test_leaving_while_the_computer_thinks(make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST, pace=3000)
    game.start()
    game.to_the_computer()
    match_id = game.controller.match_id
    kept = game.kept_turns()
    game.controller.leave()
    assert game.phase is Phase.IDLE
    assert (game.controller.match, game.controller.match_id, game.controller.levels) == (None, None, ())
    assert game.thinker.pending == []
    (summary,) = game.history.unfinished()
    assert summary.id == match_id
    assert game.history.load(summary.id).match.turns == kept
    game.stage.settle()
    assert game.phase is Phase.IDLE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_resigning(make_game: Callable[..., Game], players: int) -> None:
    game = make_game(pace=3000)
    game.start(players=players)
    game.controller.resign()
    game.controller.resign()
    assert game.phase is Phase.ENDED
    assert game.controller.is_resigned
    (end,) = game.stage.ends
    assert end.winner == 1
    (summary,) = game.history.matches()
    assert (summary.resigned, summary.winner) == (True, 1)
    assert game.history.unfinished() == []
    assert not game.controller._pause.isActive()


def test_of_several_opponents_the_one_in_front_wins(make_game: Callable[..., Game]) -> None:
    game = make_game(seed=5)
    game.start(players=3)
    match = game.controller.match
    assert match is not None
    while match.scores[2] <= match.scores[1]:
        play_to_the_sheet(game)
        game.stage.settle()
        game.controller.next_deal()
        assert not match.is_over
    game.controller.resign()
    assert game.stage.ends[-1] == MatchEnded(2, match.scores)


def test_nothing_to_resign_or_to_repeat(make_game: Callable[..., Game]) -> None:
    game = make_game()
    game.controller.resign()
    game.controller.rematch()
    game.controller.next_deal()
    game.controller.submit(1)
    assert game.stage.order == []
    assert game.phase is Phase.IDLE


def test_a_rematch_has_the_same_players_and_new_cards(history: HistoryStore, qapp: object) -> None:
    seeds = iter((DEALER_LAST, DEALER_FIRST))
    controller = MatchController(history, FakeThinker(at_once=False), lambda: 0, seed=lambda: next(seeds))
    stage = FakeStage(controller, at_once=False)
    controller.start(setup_of("fair", target=16))
    controller.resign()
    controller.rematch()
    first, second = stage.shown
    assert (first.match.rules, first.match.names, first.levels) == (
        second.match.rules,
        second.match.names,
        second.levels,
    )
    assert first.match.deals[0].deck != second.match.deals[0].deck
    assert (first.match.first_dealer, second.match.first_dealer) == (1, 0)
    assert not controller.is_resigned
    assert len(history.matches()) == 2
    controller.leave()


# Going on with an old match


def test_every_prefix_of_a_match_is_resumed_where_it_stood(make_game: Callable[..., Game]) -> None:
    game = make_game()
    original = new_match(6, target=5)
    match_id = begin(game.history, original)
    phases = set()
    while True:
        game.controller.resume(match_id)
        match = game.controller.match
        assert match is not None
        assert game.stage.shown[-1].match is match
        assert match is not original
        assert match.deals == original.deals
        assert match.turns == original.turns
        assert game.controller.levels == ("", "novice")
        state = original.state
        assert state is not None
        if state.turn is None:
            assert game.phase is Phase.SCORED
            assert game.stage.order[-2:] == ["state_replaced", "deal_scored"]
            assert game.stage.sheets[-1] in original.turns[-1].events
        elif state.turn == 0:
            assert game.phase is Phase.OFFERED
            assert game.stage.offers[-1] == original.legal_plays()
        else:
            assert game.phase is Phase.THINKING
            assert game.thinker.asked[-1].view == original.view(1)
        phases.add(game.phase)
        if original.is_over:
            break
        play(game.history, match_id, original, 1)
    assert phases == {Phase.SCORED, Phase.OFFERED, Phase.THINKING}
    assert game.stage.turns == []
    # Over, but the sheet was never closed.
    game.controller.next_deal()
    assert game.stage.ends == [MatchEnded(original.winner, original.scores)]
    assert game.history.unfinished() == []


def test_a_resumed_match_goes_on_as_it_would_have(qtbot: QtBot, make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST)
    game.start("novice")
    match_id = game.controller.match_id
    assert match_id is not None
    asked = game.thinker.asked[-1]
    game.controller.leave()
    game.controller.resume(match_id)
    again = game.thinker.asked[-1]
    assert (again.level, again.view, again.seed) == (asked.level, asked.view, asked.seed)
    game.thinker.answer()
    qtbot.waitUntil(lambda: len(game.stage.turns) == 2)
    assert game.kept_turns()[-1] == game.stage.turns[-1]


def test_a_match_where_nothing_was_dealt_is_dealt_now(make_game: Callable[..., Game]) -> None:
    game = make_game()
    match_id = begin(game.history, new_match(dealt=False))
    game.controller.resume(match_id)
    assert game.stage.order == ["state_replaced", "turn_taken"]
    assert game.kept_turns() == tuple(game.stage.turns)


def test_resuming_puts_the_match_in_play_away(make_game: Callable[..., Game]) -> None:
    game = make_game(seed=DEALER_FIRST, pace=3000)
    other_id = begin(game.history, new_match(DEALER_LAST))
    game.start()
    game.controller.resume(other_id)
    assert game.controller.match_id == other_id
    assert game.phase is Phase.OFFERED
    assert not game.controller._pause.isActive()
    assert len(game.history.unfinished()) == 2


def test_a_match_that_cannot_be_read(make_game: Callable[..., Game]) -> None:
    game = make_game()
    match_id = begin(game.history, new_match())
    game.history._connection.execute("UPDATE deals SET deck = 'x'")
    game.controller.resume(match_id)
    assert game.phase is Phase.IDLE
    assert game.stage.order == ["storage_failed"]
    assert (game.stage.faults[0].file, game.stage.faults[0].kind) == ("match", "unreadable")


def test_a_match_resigned_in_another_window(make_game: Callable[..., Game]) -> None:
    game = make_game()
    match_id = begin(game.history, new_match())
    game.history.resign(match_id, 1)
    game.controller.resume(match_id)
    assert game.phase is Phase.IDLE
    assert game.stage.faults[0].kind == "moved_on"


# What cannot be kept


def read_only(history: HistoryStore, is_on: bool) -> None:
    history._connection.execute(f"PRAGMA query_only = {is_on:d}")


def test_a_match_goes_on_when_the_disk_does_not(make_game: Callable[..., Game]) -> None:
    game = make_game()
    game.start()
    read_only(game.history, True)
    for _ in range(3):
        match = game.controller.match
        assert match is not None
        game.controller._take(match.legal_plays()[0])
    assert len(game.stage.turns) == 4
    (fault,) = game.stage.faults
    assert (fault.file, fault.kind) == ("match", "unwritable")
    assert game.stage.order.index("storage_failed") > game.stage.order.index("turn_taken", 2)
    assert game.kept_turns() == match.turns
    # Room again: nothing is missing.
    read_only(game.history, False)
    game.controller._take(match.legal_plays()[0])
    assert game.kept_turns() == match.turns


def test_a_match_that_could_not_be_begun_is_kept_later(make_game: Callable[..., Game]) -> None:
    game = make_game()
    read_only(game.history, True)
    game.start()
    assert game.controller.match_id is None
    assert [fault.kind for fault in game.stage.faults] == ["unwritable"]
    game.stage.settle()
    assert game.phase is Phase.OFFERED
    game.controller.submit(game.stage.offers[-1][0])
    read_only(game.history, False)
    match = game.controller.match
    assert match is not None
    game.controller._take(match.legal_plays()[0])
    assert game.kept_turns() == match.turns
    assert len(game.stage.faults) == 1


def test_a_match_that_was_never_kept_ends_all_the_same(make_game: Callable[..., Game]) -> None:
    game = make_game(seed=6)
    read_only(game.history, True)
    game.start(target=1)
    match = game.controller.match
    assert match is not None
    while not match.is_over:
        play_to_the_sheet(game)
        game.stage.settle()
        game.controller.next_deal()
    assert game.phase is Phase.ENDED
    game.start()
    game.controller.resign()
    assert game.phase is Phase.ENDED
    assert len(game.stage.faults) == 2
    assert game.history.matches() == []


def test_a_match_that_another_window_plays_too(tmp_path: Path, make_game: Callable[..., Game]) -> None:
    game = make_game()
    game.start()
    game.stage.settle()
    match_id = game.controller.match_id
    assert match_id is not None
    other = HistoryStore(tmp_path / "history.sqlite")
    theirs = other.load(match_id).match
    other.append(match_id, theirs, theirs.take(theirs.legal_plays()[-1]))
    game.controller.submit(game.stage.offers[-1][0])
    assert [fault.kind for fault in game.stage.faults] == ["moved_on"]
    assert game.controller.match_id is None
    match = game.controller.match
    assert match is not None
    game.controller._take(match.legal_plays()[0])
    assert len(game.stage.turns) == 3
    assert len(game.stage.faults) == 1
    assert other.load(match_id).match.turns == theirs.turns
    assert len(other.matches()) == 1
    other.close()


@pytest.mark.parametrize("ends_by", ["resign", "next_deal"])
def test_an_end_that_cannot_be_kept(make_game: Callable[..., Game], ends_by: str) -> None:
    game = make_game()
    match = new_match(6, target=1)
    match_id = begin(game.history, match)
    while not match.is_over and ends_by == "next_deal":
        game.history.append(match_id, match, step(match))
    game.controller.resume(match_id)
    read_only(game.history, True)
    getattr(game.controller, ends_by)()
    assert game.phase is Phase.ENDED
    assert game.stage.order[-2:] == ["match_ended", "storage_failed"]
    assert len(game.history.unfinished()) == 1


def test_a_hint_is_for_the_turn_it_was_asked_in(make_game: Callable[..., Game]) -> None:
    game = make_game(at_once=False)
    heard: list[str] = []
    game.controller.hint_found.connect(lambda _: heard.append("found"))
    game.controller.hint_ended.connect(lambda: heard.append("ended"))
    game.controller.ask_hint()
    game.start()
    game.controller.ask_hint()
    assert game.thinker.asked_hints == []
    game.stage.settle()
    assert game.phase is Phase.OFFERED
    game.controller.ask_hint()
    game.controller.ask_hint()
    (asked,) = game.thinker.asked_hints
    assert game.controller.match is not None
    assert asked.view == game.controller.match.view(0)
    game.thinker.answer_hint()
    assert heard == ["found"]
    game.controller.ask_hint()
    late = game.thinker.pending[0]
    game.controller.submit(game.stage.offers[-1][0])
    assert heard == ["found", "ended"]
    game.thinker.pending.insert(0, late)
    game.thinker.answer_hint()
    assert heard == ["found", "ended"]


def test_a_hint_that_fails_ends(make_game: Callable[..., Game]) -> None:
    game = make_game(at_once=False)
    heard: list[str] = []
    game.controller.hint_ended.connect(lambda: heard.append("ended"))
    game.start()
    game.stage.settle()
    game.controller.ask_hint()
    game.thinker.fail()
    game.controller.ask_hint()
    game.controller.leave()
    assert heard == ["ended", "ended"]
    assert len(game.thinker.asked_hints) == 2
    assert game.thinker.pending == []

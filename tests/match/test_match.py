from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from scopa_desktop.match.match import DeckRefused, IllegalPlay, Match, NoDealNow
from scopa_desktop.match.record import read_record, write_record
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.match.turns import DealState, Turn
from scopa_desktop.rules.cards import ALL_CARDS, DECK, cards_in, set_of
from scopa_desktop.rules.dealing import hands_dealt
from scopa_desktop.rules.declaring import SMALL_HAND, THREE_ALIKE, Declaration
from scopa_desktop.rules.events import (
    AcePiled,
    CardLaid,
    CardsCaptured,
    DealEnded,
    DealStarted,
    Declared,
    HandsDealt,
    MatchEnded,
    OpeningTaken,
    ScopaMade,
    TableAwarded,
    TableDealt,
)
from scopa_desktop.rules.plays import card_played
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset
from scopa_desktop.rules.scoring import DealScore
from tests import oracle
from tests.tables import (
    PRESET_FORMS,
    any_rules,
    arranged,
    cards,
    decks,
    forms,
    naive_deal,
    options_of,
    play_of,
    seeded,
    spelled,
    texts,
)


def start(deck: Sequence[int], *, players: int = 2, first_dealer: int = 1) -> Match:
    """A match whose first deal is dealt; seat 0 leads two players."""
    match = Match(ruleset(players=players), first_dealer)
    match.deal(deck)
    return match


def take(match: Match, text: str) -> Turn:
    return match.take(play_of(match, text))


def kinds(turn: Turn) -> list[type]:
    return [type(event) for event in turn.events]


def awarded(match: Match, points: Sequence[int]) -> int | None:
    """The winner after a deal of these points, by the match's own reckoning."""
    state = match.state
    assert state is not None
    match._scores = tuple(points)
    nothing = DealState(
        number=1,
        dealer=0,
        turn=None,
        hands=(),
        table=(),
        piles=(0,) * len(points),
        scopas=((),) * len(points),
        last_capturer=None,
        stock=(),
        hands_left=0,
    )
    events = match._end_deal(nothing)
    assert isinstance(events[0], DealEnded)
    assert events[0].totals == tuple(points)
    won = [event for event in events if isinstance(event, MatchEnded)]
    assert [event.winner for event in won] == ([] if match.winner is None else [match.winner])
    return match.winner


# Dealing


def test_a_new_match_awaits_its_first_deal() -> None:
    match = Match(ruleset(), 1, names=("Anna", "Bruno"), seed=7)
    assert match.awaits_deal
    assert not match.is_over
    assert match.state is None
    assert match.turns == match.deals == match.legal_plays() == ()
    assert (match.deal_number, match.scores, match.winner) == (0, (0, 0), None)
    assert (match.names, match.seed, match.first_dealer) == (("Anna", "Bruno"), 7, 1)
    assert not match.makes_scopa(1)
    with pytest.raises(LookupError):
        match.view(0)
    with pytest.raises(IllegalPlay):
        match.take(1)


def test_the_first_turn_deals() -> None:
    match = start(DECK)
    (turn,) = match.turns
    assert kinds(turn) == [DealStarted, HandsDealt, TableDealt]
    assert turn.events[0] == DealStarted(1, 1)
    assert turn.events[1] == HandsDealt(((0, 2, 4), (1, 3, 5)), hands_left=5)
    assert turn.events[2] == TableDealt((6, 7, 8, 9))
    after = turn.after
    assert (after.number, after.dealer, after.turn, after.hands_left) == (1, 1, 0, 5)
    assert after.stock == DECK[10:]
    assert after.last_capturer is None
    assert match.state == after
    assert not match.awaits_deal
    assert match.deal_number == 1


def test_kings_are_dealt_again_by_the_same_dealer() -> None:
    rules = ruleset()
    match = Match(rules, 1)
    with pytest.raises(DeckRefused) as caught:
        match.deal(arranged(rules, "", "10D 10C 10S 4D"))
    assert caught.value.code == "too_many_kings"
    assert match.awaits_deal
    assert match.deals == ()
    match.deal(arranged(rules, "", "10D 10C 4D 5D"))
    assert match.state is not None
    assert match.state.dealer == 1


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_refused_deck_between_deals_changes_nothing(players: int) -> None:
    rules = ruleset(players=players)
    match = start(deck_for(rules, 1, 1), players=players)
    while not match.awaits_deal:
        match.take(match.legal_plays()[0])
    before = match.deals, match.state, match.scores, match.deal_number
    with pytest.raises(DeckRefused) as caught:
        match.deal(DECK[:39])
    assert caught.value.code == "not_forty_cards"
    with pytest.raises(DeckRefused):
        match.deal(arranged(rules, "", "10D 10C 10S 10B"))
    assert (match.deals, match.state, match.scores, match.deal_number) == before
    match.deal(deck_for(rules, 1, 2))
    assert match.state is not None
    assert match.state.dealer == 2 % players
    assert len(match.state.hands) == players


def test_no_deal_in_the_middle_of_another() -> None:
    match = start(DECK)
    with pytest.raises(NoDealNow):
        match.deal(DECK)


def test_no_deal_after_the_end() -> None:
    match = seeded(ruleset(target=1), 3, Random(3).choice)
    assert match.is_over
    assert not match.awaits_deal
    with pytest.raises(NoDealNow):
        match.deal(DECK)
    assert match.legal_plays() == ()


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("first", [0, 1])
def test_the_deal_passes_to_the_old_leader(players: int, first: int) -> None:
    """Twelve deals: each seat deals in turn and the seat after the dealer leads."""
    rules = ruleset(players=players, target=101)
    chance = Random(players)
    match = Match(rules, first)
    dealers, leaders = [], []
    for number in range(1, 13):
        match.deal(deck_for(rules, 5, number))
        state = match.state
        assert state is not None
        dealers.append(state.dealer)
        leaders.append(state.turn)
        while not match.awaits_deal:
            match.take(chance.choice(match.legal_plays()))
    assert dealers == [(first + deal) % players for deal in range(12)]
    assert leaders == [(first + deal + 1) % players for deal in range(12)]
    assert [deal.dealer for deal in match.deals] == dealers


# Plays


def test_events_of_a_capture_name_the_cards_in_table_order() -> None:
    match = start(arranged(ruleset(), "10S 1B 2B|4B 5B 6B", "7C 3D 9C 2C"))
    turn = take(match, "10Sx7C+3D")
    assert turn.events == (CardsCaptured(0, *cards("10S"), cards("7C 3D")),)
    assert turn.after.table == cards("9C 2C")
    assert turn.after.last_capturer == 0
    assert turn.after.piles == (set_of(cards("10S 7C 3D")), 0)
    assert turn.after.hands[0] == cards("1B 2B")
    assert turn.after.turn == 1


def test_a_laid_card_goes_to_the_end_of_the_table() -> None:
    match = start(arranged(ruleset(), "10S 1B 2B|4B 5B 6B", "7C 8D 9C 6C"))
    turn = take(match, "1B")
    assert turn.events == (CardLaid(0, *cards("1B")),)
    assert turn.after.table == cards("7C 8D 9C 6C 1B")


def test_a_scopa_and_a_card_laid_on_the_empty_table() -> None:
    match = start(arranged(ruleset(), "10S 1B 2B|4B 5B 6B", "1C 2C 3C 4C"))
    swept = take(match, "10Sx1C+2C+3C+4C")
    assert kinds(swept) == [CardsCaptured, ScopaMade]
    assert swept.events[1] == ScopaMade(0, *cards("10S"))
    assert swept.after.scopas == (cards("10S"), ())
    assert swept.after.table == ()
    laid = take(match, "5B")
    assert kinds(laid) == [CardLaid], "no scopa is told when a card is laid on an empty table"
    assert laid.after.scopas == (cards("10S"), ())


def test_an_illegal_play_changes_nothing() -> None:
    match = start(arranged(ruleset(), "7D 4C 2B|4B 5B 6B", "7B 8D 9C 10C"))
    before = match.state, match.turns
    for play in ("7D", "7D 8D", "4C 7B", "4B", "4C 5B"):
        with pytest.raises(IllegalPlay) as caught:
            match.take(set_of(cards(play)))
        assert caught.value.play == set_of(cards(play))
    with pytest.raises(IllegalPlay):
        match.take(0)
    assert (match.state, match.turns) == before
    assert {spelled(play, set_of(cards("7B 8D 9C 10C"))) for play in match.legal_plays()} == {
        ("7D", frozenset({"7B"})),
        ("4C", frozenset()),
        ("2B", frozenset()),
    }


@pytest.mark.parametrize(("players", "hands"), [(2, 6), (3, 4), (4, 3), (6, 2)])
def test_hands_are_dealt_in_the_turn_of_the_last_card(players: int, hands: int) -> None:
    rules = ruleset(players=players)
    deck = deck_for(rules, 2, 1)
    match = start(deck, players=players)
    turns = []
    while not match.awaits_deal:
        turns.append(match.take(match.legal_plays()[0]))
    dealt = [number for number, turn in enumerate(turns, start=1) if HandsDealt in kinds(turn)]
    assert dealt == [3 * players * hand for hand in range(1, hands)]
    for left, number in enumerate(reversed(dealt)):
        event = turns[number - 1].events[-1]
        assert event == HandsDealt(hands_dealt(rules, 1, deck)[hands - 1 - left], hands_left=left)
        assert turns[number - 1].after.hands_left == left
        assert turns[number - 1].after.stock == (deck[len(deck) - 3 * players * left :] if left else ())
        assert TableDealt not in kinds(turns[number - 1])


def last_turn(table: str, last: str, play: str) -> Turn:
    """The last turn of a deal for two in which seat 1 holds one card and seat 0 captured last."""
    match = start(deck_for(ruleset(), 1, 1))
    while match.state is not None and sum(map(len, match.state.hands)) + len(match.state.stock) > 1:
        match.take(match.legal_plays()[0])
    # The end is arranged: what is not on the table or in hand is in the pile of seat 0.
    position = match._position
    assert position is not None
    position.table = set_of(cards(table))
    position.hands[:] = [0, set_of(cards(last))]
    position.piles[:] = [ALL_CARDS & ~set_of(cards(f"{table} {last}")), 0]
    position.scopas[:] = [0, 0]
    position.last_capturer = 0
    state = match.state
    assert state is not None
    match._turns[-1] = Turn(
        None,
        None,
        (),
        DealState(
            number=1,
            dealer=1,
            turn=1,
            hands=((), cards(last)),
            table=cards(table),
            piles=tuple(position.piles),
            scopas=((), ()),
            last_capturer=0,
            stock=(),
            hands_left=0,
        ),
    )
    return take(match, play)


def test_the_last_card_of_a_deal_is_never_a_scopa() -> None:
    turn = last_turn("2C 5C", "7D", "7Dx2C+5C")
    assert kinds(turn) == [CardsCaptured, DealEnded]
    assert turn.after.scopas == ((), ())
    assert turn.after.table == ()
    assert turn.after.piles[1] == set_of(cards("7D 2C 5C"))
    assert turn.after.turn is None


def test_the_award_of_the_table_is_never_a_scopa() -> None:
    turn = last_turn("2C 5C", "8B", "8B")
    assert kinds(turn) == [CardLaid, TableAwarded, DealEnded]
    assert turn.events[1] == TableAwarded(0, cards("2C 5C 8B"))
    assert turn.after.scopas == ((), ())
    assert turn.after.piles == (ALL_CARDS, 0)


def test_the_last_capture_takes_the_rest_too() -> None:
    turn = last_turn("2C 5C 9C", "7D", "7Dx2C+5C")
    assert turn.events[1] == TableAwarded(1, cards("9C"))
    assert turn.after.piles[1] == set_of(cards("7D 2C 5C 9C"))


def test_cards_nobody_captured_belong_to_nobody() -> None:
    match = start(deck_for(ruleset(), 1, 1))
    while match.state is not None and sum(map(len, match.state.hands)) + len(match.state.stock) > 1:
        match.take(match.legal_plays()[0])
    position, state = match._position, match.state
    assert position is not None
    assert state is not None
    seat = state.turn
    assert seat is not None
    position.last_capturer = -1
    position.piles[:] = [0, 0]
    position.scopas[:] = [0, 0]
    (card,) = state.hands[seat]
    position.table = table = set_of(other for other in DECK if other % 10 > card % 10)
    match._turns[-1] = Turn(
        None,
        None,
        (),
        DealState(1, 1, seat, state.hands, tuple(cards_in(table)), (0, 0), ((), ()), None, (), 0),
    )
    turn = match.take(1 << card)
    assert kinds(turn) == [CardLaid, DealEnded]
    assert turn.after.table == (*cards_in(table), card)
    assert turn.after.piles == (0, 0)
    assert turn.after.last_capturer is None
    assert match.scores == (0, 0)


def test_the_dealer_is_given_the_rest_by_rule() -> None:
    rules = ruleset(rest_of_table="dealer")
    match = seeded(rules, 1, lambda plays: plays[0])
    awards = [event for event in match.turns[-1].events if isinstance(event, TableAwarded)]
    state = match.state
    assert state is not None
    assert [award.seat for award in awards] == [state.dealer]
    assert state.table == ()
    assert state.piles[0] | state.piles[1] == ALL_CARDS


# Points and the end


def test_points_are_added_up_and_told() -> None:
    match = seeded(ruleset(target=21), 11, Random(11).choice)
    ends = [deal.score for deal in match.deals]
    assert all(isinstance(score, DealScore) for score in ends)
    totals = [sum(side) for side in zip(*(score.points for score in ends if score), strict=True)]
    assert tuple(totals) == match.scores
    ended, won = match.turns[-1].events[-2:]
    assert isinstance(ended, DealEnded)
    assert isinstance(won, MatchEnded)
    assert ended.totals == won.totals == match.scores
    assert ended.number == match.deal_number == len(match.deals)
    assert [a + b for a, b in zip(ended.before, ended.score.points, strict=True)] == totals
    assert won.winner == match.winner


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        ((10, 9), None),
        ((11, 9), 0),
        ((11, 11), None),
        ((12, 12), None),
        ((11, 13), 1),
        ((12, 11), 0),
        ((10, 15), 1),
    ],
)
def test_a_level_match_goes_on(totals: tuple[int, int], winner: int | None) -> None:
    assert awarded(start(DECK), totals) == winner
    assert oracle.winner(list(totals), 11) == winner


@pytest.mark.parametrize(
    ("totals", "winner"),
    [((11, 11, 4), None), ((12, 11, 11), 0), ((3, 12, 12), None), ((10, 9, 8), None), ((5, 6, 11), 2)],
)
def test_three_sides_too(totals: tuple[int, ...], winner: int | None) -> None:
    assert awarded(start(DECK, players=3), totals) == winner
    assert oracle.winner(list(totals), 11) == winner


def test_a_level_match_is_dealt_on_with_the_next_dealer() -> None:
    for seed in range(3000):
        match = seeded(ruleset(target=1), seed, Random(seed).choice)
        if match.deal_number > 1:
            break
    first = match.deals[0].score
    assert first is not None
    assert first.points[0] == first.points[1] >= 1
    assert [deal.dealer for deal in match.deals] == [0, 1, 0, 1][: match.deal_number]
    assert match.winner is not None
    assert match.scores[match.winner] > match.scores[1 - match.winner]


# Views


def test_a_view_shows_the_public_table_and_one_hand() -> None:
    match = start(arranged(ruleset(), "10S 1B 2B|4B 5B 6B", "1C 2C 3C 4C"))
    assert match.view(0).last_capturer == -1
    take(match, "10Sx1C+2C+3C+4C")
    take(match, "5B")
    view = match.view(0)
    assert view.hand == set_of(cards("1B 2B"))
    assert view.hand_sizes == (2, 2)
    assert view.table == set_of(cards("5B"))
    assert view.piles == (set_of(cards("10S 1C 2C 3C 4C")), 0)
    assert (view.scopas, view.last_capturer, view.stock_size) == ((1, 0), 0, 30)
    assert (view.seat, view.dealer, view.scores, view.rules) == (0, 1, (0, 0), match.rules)
    assert match.view(1).hand == set_of(cards("4B 6B"))


# Other rules


def test_the_dealer_takes_a_table_worth_fifteen_in_the_turn_of_the_deal() -> None:
    match = Match(ruleset("escoba"), 1)
    turn = match.deal(arranged(match.rules, "", "10D 8D 7D 5D"))
    assert kinds(turn) == [DealStarted, HandsDealt, TableDealt, OpeningTaken]
    assert turn.events[-1] == OpeningTaken(1, cards("10D 8D 7D 5D"), cards("10D 8D"))
    after = turn.after
    assert (after.table, after.piles, after.scopas) == (
        (),
        (0, set_of(cards("10D 8D 7D 5D"))),
        ((), cards("10D 8D")),
    )
    assert (after.last_capturer, after.turn) == (1, 0)
    view = match.view(0)
    assert (view.scopas, view.last_capturer, view.table) == ((0, 2), 1, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_opening_table_is_always_that_of_the_real_dealer(players: int) -> None:
    """Over many deals every seat gets it, and only when it has dealt."""
    rules = ruleset("cirulla", players=players, target=101)
    takers = set()
    for seed in range(12):
        match = Match(rules, seed % players)
        for number in range(1, 6):
            if match.is_over:
                break
            turn = match.deal(deck_for(rules, seed, number))
            taken = [event for event in turn.events if isinstance(event, OpeningTaken)]
            assert [event.seat for event in taken] in ([], [turn.after.dealer])
            takers |= {event.seat for event in taken}
            while plays := match.legal_plays():
                match.take(plays[0])
    assert takers == set(range(players))


@pytest.mark.parametrize("key", PRESETS)
def test_the_last_card_of_a_deal_is_no_scopa_in_any_preset(key: str) -> None:
    for players in PRESETS[key].players:
        match = seeded(ruleset(key, players=players, target=3), players, Random(players).choice)
        for turn in match.turns[-1:]:
            assert ScopaMade not in kinds(turn)


def test_an_ace_on_its_own_pile_is_told() -> None:
    match = Match(ruleset("escoba", ace_sweep="scopa", ace_on_empty="own_pile"), 1)
    match.deal(arranged(match.rules, "1D 2C 3C|4B 5B 6B", "10D 8D 7D 5D"))
    turn = take(match, "1D")
    assert turn.events == (AcePiled(0, *cards("1D")),)
    assert (turn.after.table, turn.after.piles[0]) == ((), set_of(cards("1D")))
    assert turn.after.last_capturer == 1


def test_the_last_card_awarded_to_its_own_side_is_laid() -> None:
    """Laid on an empty table, it comes to the pile of its side as the rest of the table, not of itself."""
    rules = ruleset(ace_sweep="scopa", ace_on_empty="own_pile", rest_of_table="dealer")
    seen = set()
    for seed in range(300):
        match = seeded(rules, seed, Random(seed).choice)
        events = match.turns[-1].events
        before = match.turns[-1].before
        assert before is not None
        if not before.table:
            is_ace = match.deals[-1].plays[-1] & set_of(cards("1D 1C 1S 1B"))
            assert isinstance(events[0], AcePiled if is_ace else CardLaid)
            assert isinstance(events[1], DealEnded if is_ace else TableAwarded)
            seen.add(bool(is_ace))
    assert False in seen


def test_declared_cards_are_known_to_all() -> None:
    match = Match(ruleset("cirulla"), 1)
    match.deal(arranged(match.rules, "1D 1C 1S|10D 10C 9S", "8D 8C 6S 4D"))
    assert match.view(1).declared == (0, 0)
    assert match.view(0).declarations() == match.legal_declarations() == (SMALL_HAND, THREE_ALIKE)
    match.take(THREE_ALIKE)
    view = match.view(1)
    assert view.declared == (set_of(cards("1D 1C 1S")), 0)
    assert view.bonuses == (10, 0)
    assert view.unseen & set_of(cards("1D 1C 1S")) == 0
    assert match.view(0).declarations() == match.legal_declarations() == ()
    match.take(match.legal_plays()[0])
    assert match.view(1).declared[0].bit_count() == 2
    assert match.deals[-1].decisions[0] == THREE_ALIKE
    assert len(match.deals[-1].plays) == 1


def test_declarations_score_and_a_seat_that_may_not_is_refused() -> None:
    match = Match(ruleset("cirulla", players=4), 3)
    match.deal(arranged(match.rules, "1D 1C 1S|10D 10C 9S|2D 2C 2S", "8D 8C 6S 4D"))
    match.take(SMALL_HAND)
    match.take(match.legal_plays()[0])
    with pytest.raises(IllegalPlay, match="Declaration") as caught:
        match.take(THREE_ALIKE)
    assert caught.value.play == THREE_ALIKE
    match.take(match.legal_plays()[0])
    match.take(THREE_ALIKE)
    while plays := match.legal_plays():
        match.take(plays[0])
    score = match.deals[-1].score
    assert score is not None
    (row,) = [row for row in score.rows if row.kind == "declarations"]
    assert row.points == row.amounts == (13, 0), "in pairs the points are the side's"


# Names and seats


@pytest.mark.parametrize(
    "names", [("Anna",), ("Anna", "Bruno", "Carla"), ("An|na", "B"), ("A\n", "B"), ("A", "\r")]
)
def test_names_a_record_cannot_hold_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="name"):
        Match(ruleset(), 0, names=names)


@pytest.mark.parametrize("seat", [-1, 2])
def test_the_first_dealer_is_one_of_the_seats(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        Match(ruleset(), seat)


# Whole matches


def all_cards(state: DealState) -> list[int]:
    zones = [state.table, state.stock, *state.hands, *(tuple(cards_in(pile)) for pile in state.piles)]
    return sorted(card for zone in zones for card in zone)


class MatchMachine(RuleBasedStateMachine):
    """Any order of deals, refusals and plays, beside the naive game."""

    match: Match
    naive: oracle.Deal | None

    @initialize(
        rules=st.one_of(
            st.sampled_from([1, 3, 11]).flatmap(lambda goal: any_rules(target=goal)),
            st.sampled_from(
                [ruleset(key, players=players, teams=teams) for key, players, teams in PRESET_FORMS]
            ),
            forms(preset="classic", declarations="on", target=3),
        ),
        data=st.data(),
    )
    def begin(self, rules: Ruleset, data: st.DataObject) -> None:
        self.match = Match(rules, data.draw(st.integers(0, rules.players - 1)))
        self.totals = [0] * len(rules.sides)
        self.naive = None
        self.won: tuple[int | None, str | None] = (None, None)

    @precondition(lambda self: self.match.awaits_deal)
    @rule(data=st.data())
    def deal(self, data: st.DataObject) -> None:
        number, rules = self.match.deal_number, self.match.rules
        deck = data.draw(decks(rules))
        turn = self.match.deal(deck)
        self.won = (None, None)
        dealer = (self.match.first_dealer + number) % rules.players
        assert (turn.after.number, turn.after.dealer) == (number + 1, dealer)
        self.naive = naive_deal(rules, dealer, deck)

    @precondition(lambda self: self.match.legal_plays())
    @rule(choice=st.integers(0, 100))
    def play(self, choice: int) -> None:
        assert self.naive is not None
        state, plays = self.match.state, self.match.legal_plays()
        assert state is not None
        play = plays[choice % len(plays)]
        table = set_of(state.table)
        promised = self.match.makes_scopa(play)
        turn = self.match.take(play)
        assert turn.before == state
        assert turn.decision == play
        assert (ScopaMade in kinds(turn)) == promised
        assert getattr(turn.events[0], "card", None) == card_played(play, table)
        self.naive.play(*spelled(play, table))
        if turn.after.turn is None:
            sheet, rules = self.naive.sheet(), self.match.rules
            self.won = oracle.outcome(self.totals, sheet, self.naive.piles, rules.target, **options_of(rules))
            self.totals = [sum(column) for column in zip(self.totals, *sheet.values(), strict=True)]

    @precondition(lambda self: self.match.legal_declarations())
    @rule(choice=st.integers(0, 1))
    def declare(self, choice: int) -> None:
        assert self.naive is not None
        state, declarations = self.match.state, self.match.legal_declarations()
        assert state is not None
        assert state.turn is not None
        declaration = declarations[choice % len(declarations)]
        turn = self.match.take(declaration)
        self.naive.declare(declaration.points)
        assert (turn.before, turn.decision, turn.after.turn) == (state, declaration, state.turn)
        assert turn.events == (Declared(state.turn, state.hands[state.turn], declaration.points),)
        assert turn.after.face_up(state.turn) == set_of(state.hands[state.turn])

    @precondition(lambda self: self.match.state is not None)
    @rule(declaration=st.sampled_from([SMALL_HAND, THREE_ALIKE]))
    def refuse_to_declare(self, declaration: Declaration) -> None:
        if declaration not in self.match.legal_declarations():
            before = self.match.state
            with pytest.raises(IllegalPlay):
                self.match.take(declaration)
            assert self.match.state == before

    @precondition(lambda self: self.match.legal_plays())
    @rule(chance=st.randoms(use_true_random=False))
    def play_out(self, chance: Random) -> None:
        while plays := self.match.legal_plays():
            self.play(plays.index(chance.choice(plays)))

    @precondition(lambda self: self.match.state is not None)
    @rule(play=st.integers(0, ALL_CARDS))
    def refuse(self, play: int) -> None:
        if play not in self.match.legal_plays():
            before = self.match.state
            with pytest.raises(IllegalPlay):
                self.match.take(play)
            assert self.match.state == before

    @rule()
    def record(self) -> None:
        text = write_record(self.match)
        again = read_record(text)
        assert again.match.state == self.match.state
        assert again.match.deals == self.match.deals
        assert write_record(again.match, again.tags) == text

    @invariant()
    def agrees(self) -> None:
        state = self.match.state
        if self.naive is None or state is None:
            return
        assert [texts(hand) for hand in state.hands] == self.naive.hands
        assert texts(state.table) == self.naive.table
        assert texts(state.stock) == self.naive.stock
        assert [texts(scopas) for scopas in state.scopas] == self.naive.scopas
        assert state.last_capturer == self.naive.last_capturer
        assert all_cards(state) == list(range(40))
        assert (state.turn is None) == self.naive.is_over
        assert (self.match.winner, self.match.outright) == self.won
        shown = [set(texts(cards_in(state.face_up(seat)))) for seat in range(self.match.rules.players)]
        assert shown == [self.naive.face_up & set(hand) for hand in self.naive.hands]
        declared = {declaration.points for declaration in self.match.legal_declarations()}
        assert declared == (set() if self.naive.is_over else self.naive.legal_declarations())
        assert list(self.match.scores) == self.totals
        assert self.match.awaits_deal == (self.naive.is_over and not self.match.is_over)


TestMatchMachine = MatchMachine.TestCase
TestMatchMachine.settings = settings(
    max_examples=settings.default.max_examples, stateful_step_count=25, deadline=None
)


@given(st.data())
@settings(max_examples=25)
def test_each_turn_begins_where_the_last_one_ended(data: st.DataObject) -> None:
    match = seeded(ruleset(target=1), data.draw(st.integers(0, 10**6)), data.draw(st.randoms()).choice)
    turns = match.turns
    assert [turn.before for turn in turns[1:]] == [turn.after for turn in turns[:-1]]
    assert len(turns) == 37

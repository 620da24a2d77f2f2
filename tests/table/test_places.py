"""However a state was reached, it shows the same picture; cards that nobody touches keep their places."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import ALL_CARDS, DECK, cards_in, set_of
from scopa_desktop.rules.events import DealEnded, HandsDealt, TableAwarded, TableDealt
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.places import (
    Counters,
    HandOrder,
    Picture,
    Place,
    dealt_order,
    picture_after,
    picture_before,
    picture_of,
    resorted,
    sorted_hand,
    steps_of,
    without,
)
from tests.table.deals import deal, deals, played, turns
from tests.tables import cards, mask, play_of, texts


def slots(picture: Picture) -> dict[int, int]:
    """Slot of each table card."""
    return {card: place.index for card, place in picture.places.items() if place.zone == "table"}


def check_against(picture: Picture, rules: Ruleset, turn: Turn) -> None:
    """Every card lies where the state says."""
    state = turn.after
    assert set_of(picture.places) == ALL_CARDS
    for seat, hand in enumerate(state.hands):
        assert picture.cards_at("hand", seat) == hand
    assert set(picture.cards_at("table")) == set(state.table)
    assert picture.cards_at("stock", state.dealer)[::-1] == state.stock
    for side, seats in enumerate(rules.sides):
        pile, scopas = picture.cards_at("pile", seats[0]), picture.cards_at("scopa", seats[0])
        assert scopas == state.scopas[side]
        assert set_of(pile + scopas) == state.piles[side]
        assert picture.counters[side] == Counters(
            cards=state.piles[side].bit_count(),
            coins=sum(card < 10 for card in cards_in(state.piles[side])),
            sevens=sum(card % 10 == 6 for card in cards_in(state.piles[side])),
            scopas=len(scopas),
        )
    assert (picture.dealer, picture.turn, picture.hands_left) == (state.dealer, state.turn, state.hands_left)
    places = [(place.zone, place.seat, place.index) for place in picture.places.values()]
    assert len(set(places)) == len(DECK)
    for card, place in picture.places.items():
        assert place.face_up == (
            place.zone in ("table", "scopa")
            or (place.zone, place.seat) == ("hand", 0)
            or (place.zone == "hand" and bool(state.face_up(place.seat) >> card & 1))
        ), card


@given(deals(), st.integers(0, 35))
def test_playing_on_and_resuming_show_the_same_picture(
    made: tuple[Ruleset, tuple[Turn, ...]], resumed: int
) -> None:
    rules, played = made
    picture = picture_before(rules, played[0])
    for number, turn in enumerate(played):
        picture = picture_after(picture, rules, turn)
        check_against(picture, rules, turn)
        if number == resumed:
            assert picture == picture_of(rules, played[: number + 1])


@given(deals())
def test_cards_keep_their_slots_and_new_ones_take_the_first_free(
    made: tuple[Ruleset, tuple[Turn, ...]],
) -> None:
    rules, played = made
    picture = picture_of(rules, played[:1])
    # A table that the dealer took at once leaves none.
    assert [slots(picture)[card] for card in played[0].after.table] in ([0, 1, 2, 3], [])
    for turn in played[1:]:
        old, picture = picture, picture_after(picture, rules, turn)
        before, after = slots(old), slots(picture)
        for card in before.keys() & after.keys():
            assert before[card] == after[card]
        for card in after.keys() - before.keys():
            assert after[card] == next(n for n in range(40) if n not in before.values())
        assert picture.table_slots == (max(old.table_slots, 1 + max(after.values())) if after else 0)
        for card, place in picture.places.items():
            if place.zone == "hand" and card in old.cards_at("hand", place.seat):
                assert place in (old.places[card], replace(old.places[card], face_up=True))


@given(turns())
def test_the_steps_of_a_turn_end_in_its_picture(made: tuple[Ruleset, Picture, Turn]) -> None:
    rules, before, turn = made
    steps = steps_of(before, rules, turn)
    assert tuple(event for events, _ in steps for event in events) == turn.events
    assert steps[-1][1] == picture_after(before, rules, turn)
    for events, picture in steps[:-1]:
        assert not any(isinstance(event, DealEnded) for event in events)
        assert set_of(picture.places) == ALL_CARDS


@given(deals(), st.integers(1, 5))
def test_only_the_hand_of_the_viewer_is_open(made: tuple[Ruleset, tuple[Turn, ...]], seat: int) -> None:
    rules, played = made
    viewer = seat % rules.players
    picture = picture_of(rules, played[:2], viewer)
    for place in picture.places.values():
        if place.zone == "hand":
            assert place.face_up or place.seat != viewer
    declared = [card for event in played[1].after.declared for card in event.cards]
    for card, place in picture.places.items():
        if place.zone == "hand" and place.seat != viewer:
            assert place.face_up == (card in declared)


def test_before_the_deal_all_cards_are_the_stock_in_the_order_dealt() -> None:
    match = played("7D 4C 3B | 2D 5C 6B", "1D 1C 8B 9S")
    (turn,) = match.turns
    picture = picture_before(match.rules, turn)
    dealt = cards("7D 2D 4C 5C 3B 6B 1D 1C 8B 9S")
    assert picture.cards_at("stock", 1)[::-1] == (*dealt, *turn.after.stock)
    assert (picture.hand_slots, picture.hands_left, picture.turn) == ((3, 3), 6, None)
    assert picture.has_stock
    assert picture.counters == (Counters(), Counters())


def test_cards_are_dealt_round_from_the_seat_after_the_dealer() -> None:
    hands = HandsDealt(((1, 2), (11, 12), (21, 22)), 0)
    assert dealt_order(hands, dealer=1) == [21, 1, 11, 22, 2, 12]


def test_a_scopa_lies_crosswise_and_the_rest_of_it_in_the_pile() -> None:
    match = played("5D 4C 3B | 2D 5C 6B", "1D 1C 1B 2S", "5Dx1D+1C+1B+2S")
    picture = picture_of(match.rules, match.turns)
    assert picture.places[cards("5D")[0]] == Place("scopa", 0, 0, face_up=True)
    assert picture.cards_at("pile", 0) == cards("1D 1C 1B 2S")
    assert picture.table_slots == 0
    assert picture.counters[0] == Counters(cards=5, coins=2, sevens=0, scopas=1)


def test_the_pile_of_a_side_lies_at_its_first_seat() -> None:
    match = played(
        "2D 4C 3B | 7D 5C 6B | 8S 9D 9C | 10D 10C 10B", "7C 1C 1B 2S", "2Dx2S", "7Dx7C", players=4, dealer=3
    )
    picture = picture_of(match.rules, match.turns)
    assert set_of(picture.cards_at("pile", 0)) == mask("2D 2S")
    assert set_of(picture.cards_at("pile", 1)) == mask("7D 7C")
    match.take(next(iter(match.legal_plays())))
    assert picture_of(match.rules, match.turns).cards_at("pile", 2) == ()


def test_the_last_cards_go_to_the_pile_of_the_last_capturer() -> None:
    rules, turns = next(
        made
        for made in (deal(seed=seed) for seed in range(60))
        if isinstance(made[1][-1].events[1], TableAwarded)
    )
    award = turns[-1].events[1]
    picture = picture_of(rules, turns)
    home = rules.sides[rules.side_of[award.seat]][0]
    assert picture.cards_at("pile", home)[-len(award.cards) :] == award.cards
    assert picture.cards_at("table") == ()
    (mid, _), (last, _) = steps_of(picture_of(rules, turns[:-1]), rules, turns[-1])
    assert len(mid) == 1
    assert last[0] == award


def test_a_deck_without_stock_keeps_no_room_for_one() -> None:
    rules, (first, *_) = deal(4)
    table = next(event for event in first.events if isinstance(event, TableDealt))
    hands = tuple(tuple(range(seat, 36, 4)) for seat in range(4))
    after = type(first.after)(
        **{**{name: getattr(first.after, name) for name in first.after.__slots__}, "stock": ()}
    )
    whole = Turn(None, None, (first.events[0], HandsDealt(hands, 0), table), after)
    assert not picture_before(rules, whole).has_stock


def test_the_own_hand_is_sorted_as_it_is_dealt_and_keeps_its_places() -> None:
    match = played("9C 1D 7D | 10B 8S 3S", "3B 4C 5D 6S", dealer=1)
    hands = {
        order: texts(picture_of(match.rules, match.turns, order=order).cards_at("hand", 0))
        for order in ("dealt", "suit", "value")
    }
    assert hands == {
        "dealt": ["9C", "1D", "7D"],
        "suit": ["1D", "7D", "9C"],
        "value": ["1D", "7D", "9C"],
    }
    others = picture_of(match.rules, match.turns, order="suit").cards_at("hand", 1)
    assert texts(others) == ["10B", "8S", "3S"]
    match.take(play_of(match, "7Dx3B+4C"))
    left = picture_of(match.rules, match.turns, order="suit")
    assert [left.places[card].index for card in left.cards_at("hand", 0)] == [0, 2]


def test_by_value_suits_come_second() -> None:
    assert texts(sorted_hand(cards("9C 1S 9D 1D 10B"), "value")) == ["1D", "1S", "9D", "9C", "10B"]
    assert texts(sorted_hand(cards("9C 1S 9D 1D 10B"), "suit")) == ["1D", "9D", "9C", "1S", "10B"]


ORDERS = st.sampled_from(["dealt", "suit", "value"])


@given(deals(), st.integers(1, 40), ORDERS, ORDERS)
def test_a_hand_sorted_anew_lies_as_if_it_had_been_dealt_so(
    made: tuple[Ruleset, tuple[Turn, ...]], number: int, one: HandOrder, other: HandOrder
) -> None:
    rules, played_turns = made
    before = picture_of(rules, played_turns[:number], order=one)
    assert resorted(before, other) == picture_of(rules, played_turns[:number], order=other)


def test_the_last_capture_of_each_side_is_kept() -> None:
    match = played("9C 1D 7D | 10B 8S 3S", "3B 4C 5D 6S", "9Cx4C+5D", "3Sx3B", dealer=1)
    picture = picture_of(match.rules, match.turns)
    assert [texts(capture) for capture in picture.last_captures] == [["4C", "5D", "9C"], ["3B", "3S"]]
    assert picture.last_side == 1
    match.take(play_of(match, "1D"))
    again = picture_of(match.rules, match.turns)
    assert again.last_captures == picture.last_captures


def test_a_pile_closes_up_when_cards_are_taken_out_of_it() -> None:
    match = played("9C 1D 7D | 10B 8S 3S", "3B 4C 5D 6S", "9Cx4C+5D", "3Sx3B", "1D", "8S", dealer=1)
    picture = picture_of(match.rules, match.turns)
    left = without(picture, cards("4C 9C"))
    assert texts(left.cards_at("pile", 0)) == ["5D"]
    assert left.places[cards("5D")[0]].index == 0
    assert left.cards_at("pile", 1) == picture.cards_at("pile", 1)
    assert without(picture, ()) == picture


def test_a_table_that_the_dealer_takes_lies_in_the_pile_with_its_scopas() -> None:
    match = played("", "10D 8D 7D 5D", preset="escoba")
    picture = picture_of(match.rules, match.turns)
    assert picture.cards_at("table") == ()
    assert picture.table_slots == 0
    assert picture.cards_at("pile", 1) == cards("7D 5D")
    assert picture.cards_at("scopa", 1) == cards("10D 8D")
    assert picture.counters[1] == Counters(cards=4, coins=4, sevens=1, scopas=2)
    steps = steps_of(picture_before(match.rules, match.turns[0]), match.rules, match.turns[0])
    assert len(steps) == 2, "the table is seen before it is taken"
    assert set(steps[0][1].cards_at("table")) == set(cards("10D 8D 7D 5D"))


def test_a_declared_hand_lies_face_up_until_it_is_played() -> None:
    match = played("10D 10C 9S|1D 1C 1S", "8D 8C 7S 5D", "9S", preset="cirulla")
    match.take(match.legal_declarations()[-1])
    picture = picture_of(match.rules, match.turns)
    assert [picture.places[card].face_up for card in picture.cards_at("hand", 1)] == [True] * 3
    assert [picture.places[card].zone for card in cards("1D 1C 1S")] == ["hand"] * 3


def test_an_ace_goes_to_the_pile_of_its_seat() -> None:
    match = played(
        "1D 2C 3C", "10D 8D 7D 5D", "1D", preset="escoba", ace_sweep="scopa", ace_on_empty="own_pile"
    )
    picture = picture_of(match.rules, match.turns)
    assert picture.cards_at("pile", 0) == cards("1D")
    assert picture.cards_at("table") == ()

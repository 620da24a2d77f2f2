"""Every play can be chosen by clicks, by keys and by dragging, and none by mistake."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import COINS, CUPS, DECK, cards_in, set_of, value_of
from scopa_desktop.rules.plays import Play
from scopa_desktop.table.cursor import MOST_BADGES, Chip, Cursor, Focus, Marks
from tests.tables import cards, mask


def cursor(hand: str, table: str, *plays: str, piles: tuple[int, ...] = ()) -> Cursor:
    """An offer: table rows parted by ``|``, plays as ``"9Cx4C+5D"``."""
    rows = [cards(row) for row in table.split("|")]
    masks = [mask(play.replace("x", " ").replace("+", " ")) for play in plays]
    return Cursor().renewed(masks, cards(hand), rows, piles)


def sums_to(total: int, table: list[int]) -> list[int]:
    """All sets of table cards with a sum."""
    if total == 0:
        return [0]
    found = []
    for n, card in enumerate(table):
        if value_of(card) <= total:
            found += [1 << card | rest for rest in sums_to(total - value_of(card), table[n + 1 :])]
    return found


THREE = cursor("7D 9C 1S", "2S 3B 4C 5D 6S 10B", "9Cx4C+5D", "9Cx3B+6S", "9Cx2S+3B+4C", "7D", "1S")
"""The nine can take three ways; the others are laid."""
(NINE,), (SEVEN,), (ACE,) = cards("9C"), cards("7D"), cards("1S")


@st.composite
def offers(draw: st.DrawFn) -> Cursor:
    """Random tables of up to 15 cards; a hand card takes whatever makes 15 with it, or else is laid."""
    deck = draw(st.permutations(DECK))
    table, hand = list(deck[: draw(st.integers(0, 15))]), deck[15:18]
    plays: list[Play] = []
    for card in hand:
        taken = sums_to(15 - value_of(card), table)
        plays += [1 << card | some for some in taken] or [1 << card]
    half = len(table) // 2
    return Cursor().renewed(plays, hand, [table[:half], table[half:]], (1, 0))


def of(offer: Cursor, card: int) -> list[Play]:
    return [play for play in offer.plays if play >> card & 1]


# Clicks


@given(offers(), st.data())
def test_clicks_narrow_down_to_every_play(offer: Cursor, data: st.DataObject) -> None:
    wanted = data.draw(st.sampled_from(offer.plays))
    (card,) = (card for card in offer.hand if wanted >> card & 1)
    left = of(offer, card)
    now, play = offer.press(card)
    order = data.draw(st.permutations(list(cards_in(wanted & ~(1 << card)))))
    for clicked in order:
        if len(left) == 1:
            break
        assert play is None
        assert set(now.choices) == set(left)
        left = [some for some in left if some >> clicked & 1]
        now, play = now.press(clicked)
    assert left == [wanted], "no set of a sum lies within another"
    assert play == wanted
    assert not now.is_choosing
    assert now.plays == ()


@given(offers(), st.data())
def test_clicks_on_other_cards_change_nothing(offer: Cursor, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(offer.hand))
    now, play = offer.press(card)
    assume(play is None)
    for other in (card for row in offer.rows for card in row):
        if not any(some >> other & 1 for some in now.choices):
            assert now.press(other) == (now, None)
    assert now.press(card) == (now, None)
    assert offer.press(None) == (offer, None)


def test_a_card_with_one_play_is_played_at_once() -> None:
    assert THREE.press(SEVEN)[1] == mask("7D")
    one = cursor("9C", "4C 5D", "9Cx4C+5D")
    assert one.press(NINE)[1] == mask("9C 4C 5D")


def test_a_card_with_several_asks_and_takes_the_set_that_is_clicked() -> None:
    asked, play = THREE.press(NINE)
    assert play is None
    assert asked.is_choosing
    assert asked.choices == tuple(map(mask, ("9C 4C 5D", "9C 3B 6S", "9C 2S 3B 4C")))
    (six,), (four,), (two,), (king,) = cards("6S"), cards("4C"), cards("2S"), cards("10B")
    assert asked.press(six)[1] == mask("9C 3B 6S")
    assert asked.press(king) == (asked, None)
    narrowed, play = asked.press(four)
    assert play is None
    assert narrowed.choices == tuple(map(mask, ("9C 4C 5D", "9C 2S 3B 4C")))
    assert narrowed.press(four) == (narrowed, None)
    assert narrowed.press(six) == (narrowed, None)
    assert narrowed.press(two)[1] == mask("9C 2S 3B 4C")


def test_another_hand_card_takes_over_and_the_felt_withdraws() -> None:
    asked, _ = THREE.press(NINE)
    assert asked.press(SEVEN)[1] == mask("7D")
    gone, play = asked.press(None)
    assert (gone.is_choosing, play) == (False, None)
    two = cursor("9C 9D", "4C 5D 9S", "9Cx4C+5D", "9Cx9S", "9Dx4C+5D", "9Dx9S")
    (other,) = cards("9D")
    asked, _ = two.press(NINE)
    again, play = asked.press(other)
    assert (again.chosen, again.narrowed, play) == (other, 0, None)


def test_without_an_offer_clicks_do_nothing() -> None:
    idle = cursor("9C", "4C 5D")
    assert idle.press(NINE) == (idle, None)
    assert idle.press(cards("4C")[0]) == (idle, None)
    assert idle.point(NINE).marks == Marks()


# What is shown


def test_a_card_pointed_at_shows_what_it_takes() -> None:
    one = cursor("9C 7D", "4C 5D 6S", "9Cx4C+5D", "7D")
    assert one.marks == Marks()
    assert one.point(NINE).marks == Marks(raised=NINE, taken=cards("4C 5D"))
    assert one.point(SEVEN).marks == Marks(raised=SEVEN)
    assert one.point(SEVEN).point(SEVEN) == one.point(SEVEN)
    assert one.point(NINE).point(cards("6S")[0]).marks == Marks()
    assert one.point(NINE).point(None).marks == Marks()


def test_several_choices_show_their_numbers() -> None:
    shown = THREE.point(NINE).marks
    assert shown.raised == NINE
    assert shown.taken == cards("4C 5D")
    assert shown.others == cards("2S 3B 6S")
    assert shown.dimmed == cards("10B")
    badges = {"2S": (3,), "3B": (2, 3), "4C": (1, 3), "5D": (1,), "6S": (2,)}
    assert shown.badges == {cards(text)[0]: numbers for text, numbers in badges.items()}
    assert shown.active == 1
    assert shown.chips == (), "asked only after a click"
    chips = THREE.press(NINE)[0].marks.chips
    assert chips == (
        Chip(1, ((4, None), (5, None))),
        Chip(2, ((3, None), (6, None))),
        Chip(3, ((2, None), (3, None), (4, None))),
    )


def test_pointing_at_a_table_card_makes_its_set_active() -> None:
    asked, _ = THREE.press(NINE)
    (six,), (four,), (king,) = cards("6S"), cards("4C"), cards("10B")
    assert asked.point(six).marks.taken == cards("3B 6S")
    assert asked.point(six).point(None).marks.active == 2
    assert asked.point(six).point(four).marks.active == 1
    assert asked.point(four) == asked
    assert asked.point(king) == asked
    assert asked.point(SEVEN) == asked


@given(offers(), st.data())
def test_marks_agree_with_the_choices(offer: Cursor, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(offer.hand))
    now, play = offer.press(card)
    if play is not None:
        now = offer.point(card)
    marks = now.marks
    table = {card for row in offer.rows for card in row}
    assert marks.raised == card
    assert set_of(marks.taken) | 1 << card == now.choices[marks.active - 1 if marks.active else 0]
    if len(now.choices) > 1:
        groups = (set(marks.taken), set(marks.others), set(marks.dimmed))
        assert set().union(*groups) == table
        assert sum(map(len, groups)) == len(table)
        for other in table:
            numbers = tuple(n for n, some in enumerate(now.choices, 1) if some >> other & 1)
            if len(now.choices) <= MOST_BADGES:
                assert marks.badges.get(other, ()) == numbers
            assert (other in marks.dimmed) == (not numbers)
        assert [chip.number for chip in marks.chips] == list(range(1, len(now.choices) + 1))
        told = [chip.cards for chip in marks.chips]
        assert len(set(told)) == len(told), "chips can be told apart"
        sizes = [len(chip.cards) for chip in marks.chips]
        assert sizes == sorted(sizes)


def test_suits_are_named_where_values_do_not_tell() -> None:
    (nine,) = cards("9S")
    asked, _ = cursor("9S", "4C 5D 5C 2D 7D", "9Sx4C+5D", "9Sx4C+5C", "9Sx2D+7D").press(nine)
    assert [chip.cards for chip in asked.marks.chips] == [
        ((4, None), (5, COINS)),
        ((4, None), (5, CUPS)),
        ((2, None), (7, None)),
    ]


def test_a_card_that_could_take_is_laid_only_on_purpose() -> None:
    (nine,), (four, ten) = cards("9S"), cards("4C 10B")
    either = cursor("9S", "4C 5D 10B", "9S", "9Sx4C+5D")
    assert either.press(nine)[1] == mask("9S 4C 5D")
    assert either.arrow("left").enter()[1] == mask("9S 4C 5D")
    assert either.point(nine).marks.taken == cards("4C 5D")
    assert either.drop(nine, None)[1] == mask("9S")
    assert either.drop(nine, four)[1] == mask("9S 4C 5D")
    assert either.drop(nine, ten)[1] is None
    assert either.point(nine).lay()[1] == mask("9S")
    assert either.arrow("left").lay()[1] == mask("9S")
    assert either.lay() == (either, None)


def test_laying_is_the_last_choice() -> None:
    (nine,), (six,) = cards("9S"), cards("6S")
    several = cursor("9S", "4C 5D 3B 6S", "9S", "9Sx4C+5D", "9Sx3B+6S")
    assert several.point(nine).choices == several.plays[1:]
    assert several.digit(3) == (several, None)
    asked, play = several.press(nine)
    assert play is None
    assert [chip.cards for chip in asked.marks.chips][-1] == ()
    assert asked.active == 0
    assert asked.enter()[1] == mask("9S 4C 5D")
    assert asked.digit(3)[1] == mask("9S")
    assert asked.lay()[1] == mask("9S")
    assert asked.press(six)[1] == mask("9S 3B 6S")
    assert THREE.point(NINE).lay()[1] is None
    assert THREE.point(SEVEN).lay()[1] == mask("7D")


# Keys


@given(offers(), st.data())
def test_keys_reach_every_play(offer: Cursor, data: st.DataObject) -> None:
    wanted = data.draw(st.sampled_from(offer.plays))
    (card,) = (card for card in offer.hand if wanted >> card & 1)
    now = offer.arrow("left")
    assert now.focus == Focus("hand", offer.hand[0])
    while now.focus != Focus("hand", card):
        now = now.arrow("right")
    now, play = now.enter()
    if play is None:
        seen = []
        while now.choices[now.active] != wanted:
            seen.append(now.active)
            now = now.arrow(data.draw(st.sampled_from(["right", "down"])))
            assert now.active not in seen
        now, play = now.enter()
    assert play == wanted


@given(offers(), st.data())
def test_digits_take_the_first_nine(offer: Cursor, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(offer.hand))
    asked, play = offer.press(card)
    assume(play is None)
    assert asked.digit(0) == (asked, None)
    assert asked.digit(len(asked.choices) + 1) == (asked, None)
    number = data.draw(st.integers(1, min(9, len(asked.choices))))
    assert asked.digit(number)[1] == asked.choices[number - 1]
    assert offer.point(card).digit(number)[1] == asked.choices[number - 1], "shown before the click"
    assert offer.digit(number) == (offer, None)


def test_a_digit_needs_a_choice() -> None:
    one = cursor("9C 7D", "4C 5D 6S", "9Cx4C+5D", "7D").point(NINE)
    assert one.digit(1) == (one, None)


def test_arrows_go_round_the_choices_and_escape_withdraws() -> None:
    asked, _ = THREE.arrow("left").arrow("right").enter()
    assert asked.is_choosing
    assert [asked.arrow("left").active, asked.arrow("up").active, asked.arrow("right").active] == [2, 2, 1]
    assert asked.arrow("right").arrow("right").arrow("right").active == 0
    gone = asked.escape()
    assert (gone.is_choosing, gone.active) == (False, 0)
    assert gone.focus == Focus("hand", NINE)
    assert gone.marks.taken == cards("4C 5D"), "the focus still shows what it takes"
    assert THREE.escape() == THREE


def test_the_ring_is_shown_once_keys_are_used() -> None:
    assert THREE.marks.focus is None
    keyed = THREE.arrow("right")
    assert keyed.marks.focus == Focus("hand", SEVEN)
    assert keyed.marks.raised == SEVEN
    assert keyed.point(NINE).marks.focus is None
    assert keyed.point(NINE).arrow("right").focus == Focus("hand", NINE), "keys go on where the mouse was"


def test_enter_plays_nothing_unseen() -> None:
    first, play = THREE.enter()
    assert play is None
    assert first.marks.focus == Focus("hand", SEVEN)
    assert first.enter()[1] == mask("7D")
    assert THREE.point(ACE).enter()[1] == mask("1S"), "it is raised"
    table = first.arrow("up")
    assert table.enter() == (table, None)


def test_arrows_walk_through_hand_table_and_piles() -> None:
    now = cursor("7D 9C 1S", "2S 3B | 4C 5D 6S 10B", piles=(1, 0)).arrow("up")
    assert now.focus == Focus("hand", SEVEN)
    assert now.arrow("left").focus == now.focus
    right = now.arrow("right").arrow("right")
    assert right.focus == Focus("hand", ACE)
    assert right.arrow("right").focus == right.focus
    way = [right := right.arrow("up") for _ in range(4)]
    (king,), (three,) = cards("10B"), cards("3B")
    assert [step.focus for step in way] == [
        Focus("table", king),
        Focus("table", three),
        Focus("pile", 0),
        Focus("pile", 0),
    ]
    back = way[-1].arrow("left")
    assert back.focus == Focus("pile", 1)
    assert back.arrow("down").focus == Focus("table", cards("2S")[0])
    bottom = back.arrow("down").arrow("down").arrow("down").arrow("down")
    assert bottom.focus == Focus("hand", NINE), "rows lie centred over each other"


def test_an_empty_table_has_no_place_for_the_focus() -> None:
    empty = cursor("", "").arrow("up")
    assert empty.focus is None
    assert empty.arrow("left").focus is None
    assert empty.enter()[1] is None


@given(offers(), st.lists(st.sampled_from(["left", "right", "up", "down"]), min_size=1), st.data())
def test_the_focus_is_somewhere_when_cards_have_gone(
    offer: Cursor, ways: list[str], data: st.DataObject
) -> None:
    now = offer
    for way in ways:
        now = now.arrow(way)
    hand = [card for card in offer.hand if data.draw(st.booleans())]
    rows = [[card for card in row if data.draw(st.booleans())] for row in offer.rows]
    later = now.renewed((), hand, rows, offer.piles)
    places = [Focus("hand", card) for card in hand] + [Focus("table", card) for row in rows for card in row]
    places += [Focus("pile", seat) for seat in offer.piles]
    assert later.focus in places
    if now.focus in places:
        assert later.focus == now.focus
    elif any(place.zone == now.focus.zone for place in places):
        assert later.focus.zone == now.focus.zone
    assert later.by_keys
    assert not later.is_choosing
    later.arrow("up")


def test_the_focus_goes_to_the_neighbour_of_a_played_card() -> None:
    keyed = THREE.arrow("right").arrow("right")
    assert keyed.focus == Focus("hand", NINE)
    later = keyed.renewed((), cards("7D 1S"), [cards("2S 3B")])
    assert later.focus == Focus("hand", ACE)
    assert later.renewed((), cards("7D"), [cards("2S 3B")]).focus == Focus("hand", SEVEN)
    assert later.renewed((), (), [cards("2S 3B")]).focus == Focus("table", cards("2S")[0])
    assert later.renewed((), (), []).focus is None


def test_a_card_under_the_mouse_stays_pointed_at_while_it_is_there() -> None:
    pointed = THREE.point(NINE)
    assert pointed.renewed(THREE.plays, THREE.hand, THREE.rows).pointed == NINE
    assert pointed.renewed(THREE.plays, cards("7D 1S"), THREE.rows).pointed is None


# Dragging


@given(offers(), st.data())
def test_a_card_dropped_on_a_set_takes_it(offer: Cursor, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(offer.hand))
    plays = of(offer, card)
    for over in (card for row in offer.rows for card in row):
        with_it = [play for play in plays if play >> over & 1]
        now, play = offer.drop(card, over)
        if plays == [1 << card]:
            assert play == 1 << card, "it is laid wherever it falls"
        elif len(with_it) == 1:
            assert play == with_it[0]
        elif with_it:
            assert (play, set(now.choices)) == (None, set(with_it))
        else:
            assert (play, now.is_choosing) == (None, False), "never laid by mistake"


@given(offers(), st.data())
def test_a_card_dropped_on_the_felt_is_played_as_by_a_click(offer: Cursor, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(offer.hand))
    dropped, play = offer.drop(card, None)
    clicked, same = offer.press(card)
    assert play == same
    assert (dropped.chosen, dropped.choices) == (clicked.chosen, clicked.choices)


def test_what_is_under_a_dragged_card_is_marked() -> None:
    (six,), (king,) = cards("6S"), cards("10B")
    assert THREE.drag(NINE, None).marks.taken == cards("4C 5D")
    assert THREE.drag(NINE, six).marks.taken == cards("3B 6S")
    assert THREE.drag(NINE, king).marks.taken == cards("4C 5D")
    assert THREE.press(NINE)[0].drag(SEVEN, None).marks == Marks(raised=SEVEN)


def test_a_drop_while_choosing_starts_afresh() -> None:
    asked, _ = THREE.press(NINE)
    assert asked.drop(SEVEN, None)[1] == mask("7D")
    again, play = asked.drop(NINE, cards("4C")[0])
    assert (again.narrowed, play) == (mask("4C"), None)


# Many choices


def test_sixty_one_captures_on_fifteen_cards() -> None:
    table = list(cards("1D 1C 1S 1B 2D 2C 2S 3D 3C 4D 4C 5D 6D 7D 7C"))
    (ten,) = cards("10D")
    sets = next(sets for sets in (sums_to(total, table) for total in range(5, 15)) if len(sets) >= 61)
    offer = Cursor().renewed([1 << ten | some for some in sets], [ten], [table])
    asked, play = offer.press(ten)
    assert (play, len(asked.choices)) == (None, len(sets))
    assert len({chip.cards for chip in asked.marks.chips}) == len(sets)
    for wanted in sets:
        now, play = asked, None
        for card in cards_in(wanted):
            now, play = now.press(card)
            if play is not None:
                break
        assert play == 1 << ten | wanted


@pytest.mark.parametrize("number", [1, 9])
def test_the_numbers_follow_the_narrowing(number: int) -> None:
    table = list(cards("1D 1C 1S 1B 2D 2C 2S 3D 3C 4D 4C 5D 6D 7D 7C"))
    (ten,) = cards("10D")
    offer = Cursor().renewed([1 << ten | some for some in sums_to(10, table)], [ten], [table])
    asked, _ = offer.press(ten)
    narrowed, _ = asked.press(table[0])
    assert all(play & 1 for play in narrowed.choices)
    assert narrowed.digit(number)[1] == narrowed.choices[number - 1]
    assert narrowed.marks.active == 1


def test_a_new_offer_brings_the_focus_back_to_the_hand() -> None:
    seven, laid = cards("7D 9C")
    at_table = Cursor((), (), ((laid,),), focus=Focus("table", laid), by_keys=True)
    offered = at_table.renewed([1 << seven], [seven], [[laid]])
    assert offered.focus == Focus("hand", seven)
    assert offered.enter()[1] == 1 << seven


# --- the last capture, seen again

PILES = cursor("7D 9C 1S", "2S 3B", "7D", "9C", "1S", piles=(1, 0))


def test_enter_on_a_pile_looks_at_it_and_away_again() -> None:
    at_piles = PILES.arrow("up").arrow("up").arrow("up")
    assert at_piles.focus == Focus("pile", 1)
    looking, play = at_piles.enter()
    assert play is None
    assert looking.marks.looked == 1
    assert looking.enter()[0].marks.looked is None
    assert looking.escape().marks.looked is None
    assert looking.arrow("right").focus == Focus("pile", 0)
    assert looking.arrow("right").looked is None


def test_a_pile_is_looked_at_beside_what_is_pointed_at() -> None:
    looking = PILES.point(NINE).look(0)
    assert looking.marks.looked == 0
    assert looking.marks.raised == NINE
    assert looking.look(None).marks.looked is None


def test_nobody_looks_at_a_pile_that_is_not_there_or_while_choosing() -> None:
    assert PILES.look(3).looked is None
    choosing, _ = THREE.press(NINE)
    assert choosing.is_choosing
    assert choosing.look(0).looked is None


def test_a_new_offer_ends_the_look() -> None:
    assert PILES.look(0).renewed(PILES.plays, PILES.hand, PILES.rows, PILES.piles).looked is None


def test_of_very_many_choices_only_the_active_one_is_numbered_on_the_cards() -> None:
    deck = [card for card in DECK if value_of(card) <= 4][:15]
    (jack,) = cards("8S")
    plays = [1 << jack | some for some in sums_to(7, deck)]
    asked, _ = Cursor().renewed(plays, (jack,), [deck]).press(jack)
    assert len(asked.choices) > 60
    marks = asked.arrow("right").marks
    assert marks.active == 2
    assert dict(marks.badges) == dict.fromkeys(marks.taken, (2,))
    assert len(marks.chips) == len(asked.choices)


def test_a_hint_is_shown_while_nothing_else_is_pointed_at() -> None:
    play = mask("9C 3B 6S")
    shown = THREE.hint(play)
    assert shown.marks == Marks(raised=NINE, taken=cards("3B 6S"), best=NINE)
    other = shown.point(ACE)
    assert other.marks.raised == ACE
    assert other.marks.best == NINE
    assert other.point(None).marks == shown.marks
    assert shown.hint(0).marks == Marks()


def test_a_hint_leads_the_keyboard_and_is_the_first_choice() -> None:
    play = mask("9C 2S 3B 4C")
    shown = THREE.arrow("left").hint(play)
    assert shown.focus == Focus("hand", NINE)
    assert shown.marks.taken == cards("2S 3B 4C")
    asked, chosen = shown.enter()
    assert chosen is None
    assert asked.choices[asked.active] == play
    assert asked.enter()[1] == play
    clicked, _ = THREE.hint(play).point(NINE).press(NINE)
    assert clicked.choices[clicked.active] == play


def test_a_hint_to_lay_is_never_taken_by_one_key() -> None:
    offer = cursor("7C 9C", "5C 3B", "7Cx5C+3B", "7C", "9C")
    shown = offer.arrow("left").hint(mask("7C"))
    asked, chosen = shown.enter()
    assert chosen is None
    assert asked.enter()[1] == mask("7C")


def test_a_hint_goes_with_the_cards_it_was_for() -> None:
    shown = THREE.hint(mask("7D"))
    same = shown.renewed(shown.plays, tuple(reversed(shown.hand)), shown.rows)
    assert same.hinted == mask("7D")
    assert shown.renewed((), shown.hand[1:], shown.rows).hinted == 0
    assert shown.enter()[0].hint(mask("7D")).enter()[0].hinted == 0

import pytest
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.look.shadows import Shadows
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.notation import parse_card
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.choice_marks import RAISED, TAKEN, ChoiceMarks, chip_text, choices, lifts
from scopa_desktop.table.cursor import Chip, Cursor, Marks
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.layout import Needs, layout
from scopa_desktop.table.poses import Pose
from tests.tables import cards, mask

HAND, TABLE = cards("9C 2S"), cards("4C 5D 3B 6S 10B")
PLAYS = (mask("9C 4C 5D"), mask("9C 3B 6S"), mask("2S"))
LAYOUT = layout(1280, 760, 16.0, Needs())
RESTS: dict[Card, Pose] = {
    card: Pose(100.0 * place, 100.0, 80.0, 0.0, face_up=True) for place, card in enumerate(HAND + TABLE)
}


@pytest.fixture
def deck(plain: QGraphicsScene, fresh_faces: CardFaces, shadows: Shadows) -> TableDeck:
    pixmaps = CardPixmaps(fresh_faces, shadows)
    pixmaps.set_sizes((80.0,), (80.0,), 40.0, 1.0)
    made = TableDeck(plain, pixmaps)
    made.show(RESTS)
    return made


@pytest.fixture
def marks(plain: QGraphicsScene, deck: TableDeck) -> ChoiceMarks:
    return ChoiceMarks(plain, deck)


def asked() -> Marks:
    cursor, _ = Cursor(PLAYS, HAND, (TABLE,)).press(HAND[0])
    return cursor.marks


def framed(deck: TableDeck) -> dict[str, str]:
    return {str(card): kind for card, kind in deck._framed.items()}


def test_each_card_is_marked_by_its_part_in_the_choice(marks: ChoiceMarks, deck: TableDeck) -> None:
    marks.show(asked(), True, RESTS, LAYOUT, {})
    nine, four, five, three, six, king = map(parse_card, ["9C", "4C", "5D", "3B", "6S", "10B"])
    assert deck._framed == {nine: "whole", four: "whole", five: "whole", three: "corners", six: "corners"}
    assert deck._veiled == {king}
    assert deck.items[king]._veil.isVisible()


def test_the_numbers_stand_at_the_upper_right_of_their_cards(marks: ChoiceMarks) -> None:
    marks.show(asked(), True, RESTS, LAYOUT, {})
    discs = [disc.sceneBoundingRect().center() for disc in marks._discs if disc.isVisible()]
    assert len(discs) == 4
    for card in cards("4C 5D 3B 6S"):
        pose = RESTS[card]
        near = [at for at in discs if abs(at.x() - pose.x - 25) < 12 and pose.y - 55 < at.y() < pose.y]
        assert len(near) == 1


def test_many_numbers_on_one_card_stay_on_it(marks: ChoiceMarks) -> None:
    card = TABLE[0]
    many = Marks(badges={card: tuple(range(1, 9))}, active=3)
    marks.show(many, True, RESTS, LAYOUT, {})
    bottoms = [disc.sceneBoundingRect().bottom() for disc in marks._discs if disc.isVisible()]
    assert len(bottoms) == 8
    assert max(bottoms) <= RESTS[card].y + 44


def test_cleared_nothing_is_marked(marks: ChoiceMarks, deck: TableDeck) -> None:
    marks.show(asked(), True, RESTS, LAYOUT, {})
    marks.clear()
    assert deck._framed == {}
    assert deck._veiled == frozenset()
    assert not any(disc.isVisible() for disc in marks._discs)


def test_the_ring_is_only_shown_at_a_table_that_has_the_keyboard(marks: ChoiceMarks, deck: TableDeck) -> None:
    by_keys = Cursor(PLAYS, HAND, (TABLE,)).arrow("left").marks
    marks.show(by_keys, True, RESTS, LAYOUT, {})
    assert deck._framed[HAND[0]] == "focus"
    marks.show(by_keys, False, RESTS, LAYOUT, {})
    assert "focus" not in deck._framed.values()


def test_the_ring_on_a_pile_is_on_its_uppermost_card(marks: ChoiceMarks, deck: TableDeck) -> None:
    at_pile = Cursor((), (), (), (1,)).arrow("left").marks
    marks.show(at_pile, True, RESTS, LAYOUT, {0: HAND[1], 1: HAND[0]})
    assert deck._framed == {HAND[0]: "focus"}
    marks.show(at_pile, True, RESTS, LAYOUT, {})
    assert deck._framed == {}


def test_what_is_meant_is_raised() -> None:
    goal = lifts(asked())
    assert goal == {HAND[0]: RAISED, parse_card("4C"): TAKEN, parse_card("5D"): TAKEN}
    assert lifts(Marks()) == {}


def test_chips_name_the_sums_and_suits_where_those_alone_differ(qapp: object) -> None:
    assert [(choice.number, choice.text, choice.is_active) for choice in choices(asked())] == [
        (1, "4 + 5", True),
        (2, "3 + 6", False),
    ]
    assert chip_text(Chip(1, ((2, None), (5, 0)))) == "2 + 5 of coins"
    assert chip_text(Chip(1, ())) == "lay it"


@pytest.mark.parametrize("em", [16.0, 24.0])
def test_the_lamp_of_a_hint_leaves_the_message_alone(
    plain: QGraphicsScene, deck: TableDeck, em: float
) -> None:
    solved = layout(800, 563, em, Needs())
    slot = solved.seats[0].hand[1]
    marks = ChoiceMarks(plain, deck)
    rests = {HAND[0]: Pose(slot.x, slot.y, slot.h, 0.0, face_up=True)}
    marks.show(Marks(best=HAND[0], raised=HAND[0]), True, rests, solved, {})
    lamp = marks._best.sceneBoundingRect()
    assert marks._best.isVisible()
    assert lamp.top() > solved.message.bottom - 5
    assert lamp.center().y() < slot.y

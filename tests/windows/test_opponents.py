import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.storage.set_up import TEAM_FORMS, SetUp
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.form import Form
from scopa_desktop.windows.opponents import Opponents, place_name, side_texts
from tests.windows.seen import texts


@pytest.fixture
def form(dress: Dress, host: QWidget) -> Form:
    made = Form(dress, "At the table")
    made.setParent(host)
    made.resize(760, 600)
    made.show()
    return made


@pytest.fixture
def opponents(dress: Dress, form: Form) -> Opponents:
    made = Opponents(dress, form)
    made.set_set_up(SetUp())
    made.say_names("You")
    return made


def lines(form: Form) -> list[QLineEdit]:
    return [made for made in form.findChildren(QLineEdit) if made.isVisible()]


def levels(form: Form) -> list[QComboBox]:
    return [made for made in form.findChildren(QComboBox) if made.isVisible()]


def level_button(form: Form, text: str) -> QPushButton:
    return next(made for made in form.findChildren(QPushButton) if made.text() == text)


def test_two_play_with_one_name_and_one_row_of_levels(qtbot: QtBot, form: Form, opponents: Opponents) -> None:
    assert [line.placeholderText() for line in lines(form)] == ["Nora"]
    assert levels(form) == []
    qtbot.mouseClick(level_button(form, "Hard"), Qt.MouseButton.LeftButton)
    assert (opponents.names, opponents.levels) == (("",), ("hard",))


@pytest.mark.parametrize(
    ("players", "teams"), [(n, form) for n, forms in TEAM_FORMS.items() for form in forms]
)
def test_each_computer_player_has_a_row_with_its_place(
    form: Form, opponents: Opponents, players: int, teams: str
) -> None:
    opponents.set_form(players, teams)
    assert len(lines(form)) == players - 1
    assert len({line.placeholderText() for line in lines(form)}) == players - 1
    assert len({line.accessibleName() for line in lines(form)}) == players - 1
    places = {place_name(players, seat) for seat in range(1, players)}
    assert places <= set(texts(form))
    assert len(places) == players - 1
    assert opponents.levels == ("easy",) * (players - 1)


def test_the_level_of_all_and_of_each(qtbot: QtBot, form: Form, opponents: Opponents) -> None:
    opponents.set_form(3, "teams")
    qtbot.keyClick(levels(form)[1], Qt.Key.Key_Down)
    assert opponents.levels == ("easy", "fair")
    assert "Each at a level of their own." in texts(form)
    assert not any(level_button(form, text).isChecked() for text in ("Easy", "Fair"))
    assert level_button(form, "Novice").focusPolicy() & Qt.FocusPolicy.TabFocus
    qtbot.mouseClick(level_button(form, "Master"), Qt.MouseButton.LeftButton)
    assert opponents.levels == ("master", "master")
    assert [made.currentData() for made in levels(form)] == ["master", "master"]


def test_names_are_tidied_when_typed_and_nobody_gets_the_same(
    qtbot: QtBot, form: Form, opponents: Opponents
) -> None:
    opponents.set_form(4, "teams")
    first, second, _ = lines(form)
    qtbot.keyClicks(second, " No|ra ")
    qtbot.keyClick(second, Qt.Key.Key_Return)
    assert second.text() == "Nora"
    assert first.placeholderText() not in ("Nora", "")
    assert opponents.names == ("", "Nora", "")


def test_what_was_typed_for_seats_now_empty_comes_back(form: Form, opponents: Opponents) -> None:
    six = SetUp(6, "three_pairs", 11, ("a", "b", "c", "d", "e"), LEVELS)
    opponents.set_set_up(six)
    opponents.set_form(2, "teams")
    assert (opponents.names, opponents.levels) == (("a",), LEVELS[:1])
    opponents.set_form(6, "three_pairs")
    assert (opponents.names, opponents.levels) == (six.names, six.levels)
    assert "○ with d" in texts(form)


def test_sides_in_words() -> None:
    names = ("You", "A", "B", "C", "D", "E")
    assert side_texts(2, "teams", names[:2]) == [""]
    assert side_texts(4, "individual", names[:4]) == ["", "", ""]
    with_you, against = "● with you", "○ against you"
    assert side_texts(4, "teams", names[:4]) == [against, with_you, against]
    assert side_texts(6, "teams", names) == [against, with_you, against, with_you, against]
    assert side_texts(6, "three_pairs", names) == ["○ with D", "○ with E", with_you, "○ with A", "○ with B"]

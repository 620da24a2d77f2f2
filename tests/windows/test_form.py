import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.form import Form
from scopa_desktop.windows.parts import button, label
from tests.windows.seen import texts


@pytest.fixture
def form(dress: Dress, host: QWidget) -> Form:
    made = Form(dress, "Some things")
    made.setParent(host)
    made.resize(600, 400)
    return made


def place(form: Form, text: str) -> tuple[int, int]:
    named = next(
        made for kind in (QLabel, QPushButton) for made in form.findChildren(kind) if made.text() == text
    )
    at = named.mapTo(form, named.rect().topLeft())
    return at.x(), at.y()


def test_controls_stand_in_one_column_whatever_else_is_in_their_rows(form: Form) -> None:
    hidden = label("aside")
    form.add_row("A", (button("one"), hidden))
    form.add_row("A much longer name", (button("two"),), (label("below"),))
    form.show()
    hidden.hide()
    form.grab()
    assert place(form, "one")[0] == place(form, "two")[0] == place(form, "below")[0]
    assert place(form, "two")[1] < place(form, "below")[1]
    assert form.name_width >= place(form, "two")[0] - place(form, "A")[0] - 40


def test_a_hidden_row_takes_no_room(qtbot: QtBot, form: Form) -> None:
    row = form.add_row("A", (button("one"),))
    form.add_row("B", (button("two"),))
    form.show()
    form.grab()
    before = place(form, "two")[1]
    row.set_shown(False)
    assert "one" not in texts(form)
    qtbot.waitUntil(lambda: place(form, "two")[1] < before)
    row.set_shown(True)
    row.set_name("C")
    qtbot.waitUntil(lambda: place(form, "two")[1] == before)
    assert "C" in texts(form)


def test_several_forms_can_begin_on_one_line(form: Form) -> None:
    form.add_row("A", (button("one"),))
    form.set_name_width(200)
    form.show()
    form.grab()
    assert place(form, "one")[0] - place(form, "A")[0] >= 200

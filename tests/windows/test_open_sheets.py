import pytest
from PySide6.QtWidgets import QWidget

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.message_sheet import Answer, message_sheet
from scopa_desktop.windows.open_sheets import OpenSheets
from scopa_desktop.windows.sheet import Sheet


@pytest.fixture
def sheets(host: QWidget) -> OpenSheets:
    return OpenSheets(host, host)


def question(dress: Dress) -> Sheet:
    return message_sheet(dress, "Well?", (), (Answer("yes", "Yes"), Answer("", "No")))


def test_the_last_one_opened_is_the_uppermost_until_it_goes(dress: Dress, sheets: OpenSheets) -> None:
    told: list[str] = []
    sheets.opened.connect(lambda: told.append("opened"))
    sheets.emptied.connect(lambda: told.append("emptied"))
    one, two = question(dress), question(dress)
    sheets.open(one, motion=False)
    sheets.open(two, motion=False)
    assert sheets.all == (one, two)
    two.dismiss()
    assert sheets.all == (one,)
    assert told == ["opened", "opened"]
    sheets.dismiss()
    assert sheets.all == ()
    assert told == ["opened", "opened", "emptied"]


def test_one_of_a_name_is_enough(dress: Dress, sheets: OpenSheets) -> None:
    for _ in range(2):
        sheets.open_once(question(dress), "why", motion=False)
    assert [sheet.objectName() for sheet in sheets.all] == ["why"]
    sheets.open_once(question(dress), "how", motion=False)
    assert len(sheets.all) == 2
    sheets.dismiss()


@pytest.mark.parametrize(("answer", "done"), [("yes", 1), ("", 0)])
def test_only_a_yes_does_it(dress: Dress, sheets: OpenSheets, answer: str, done: int) -> None:
    told: list[str] = []
    asked = question(dress)
    sheets.ask(asked, lambda: told.append("done"), motion=False)
    asked.close_with(answer)
    assert len(told) == done
    assert sheets.all == ()

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from scopa_desktop.storage.rule_sets import RuleSet
from scopa_desktop.windows.draft import Draft
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.own_rules import OwnRules
from scopa_desktop.windows.sheet import Sheet

NONNA = RuleSet("Nonna", "classic", 11, 2, (("sevens", "on"),))
DRAFT = Draft("classic", 2, "teams", 11)
ZENA = RuleSet("Zena", "cirulla", 51, 2, ())


class Asked:
    """Every question is answered with yes."""

    def __init__(self, dress: Dress, parent: QWidget) -> None:
        self.sheets: list[Sheet] = []
        self.told: list[tuple[tuple[str, ...], str]] = []
        self.own = OwnRules(dress, self.ask, parent)
        self.own.changed.connect(
            lambda sets, chosen: self.told.append((tuple(one.name for one in sets), chosen))
        )
        self.own.set_rule_sets((NONNA, ZENA))

    def ask(self, sheet: Sheet, do: Callable[[], object]) -> None:
        self.sheets.append(sheet)
        do()
        sheet.deleteLater()


def test_saved_under_a_name_it_is_chosen_and_in_order(dress: Dress, host: QWidget) -> None:
    asked = Asked(dress, host)
    asked.own.ask_to_save(("Piazza", DRAFT))
    assert asked.told == [(("Nonna", "Piazza", "Zena"), "Piazza")]


def test_a_namesake_is_replaced_however_it_is_spelled(dress: Dress, host: QWidget) -> None:
    asked = Asked(dress, host)
    asked.own.ask_to_save(("NONNA", DRAFT))
    assert asked.told == [(("NONNA", "Zena"), "NONNA")]


def test_renaming_and_deleting_begin_from_what_is_there(dress: Dress, host: QWidget) -> None:
    asked = Asked(dress, host)
    asked.own.ask_to_rename(ZENA)
    asked.own.ask_to_delete(NONNA)
    assert asked.told == [(("Nonna", "Zena"), "Zena"), (("Zena",), "")]
    assert len(asked.sheets) == 2

"""Saving, renaming and deleting the player's own rule sets."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal

from scopa_desktop.windows.dress import Dress

if TYPE_CHECKING:
    from scopa_desktop.storage.rule_sets import RuleSet
    from scopa_desktop.windows.draft import Draft
    from scopa_desktop.windows.sheet import Sheet

Ask: TypeAlias = "Callable[[Sheet, Callable[[], object]], None]"
"""Lay a question over the page and do something if the answer is yes."""


class OwnRules(QObject):
    """Knows the rule sets and asks before it changes them."""

    changed = Signal(object, str)
    """All rule sets, a tuple by name, after a change by the person; and which is to be chosen."""

    def __init__(self, dress: Dress, ask: Ask, parent: QObject) -> None:
        super().__init__(parent)
        self._dress = dress
        self._ask = ask
        self._rule_sets: tuple[RuleSet, ...] = ()

    def set_rule_sets(self, rule_sets: "Sequence[RuleSet]") -> None:
        """What there is."""
        self._rule_sets = tuple(rule_sets)

    def ask_to_save(self, wanted: "tuple[str, Draft]") -> None:
        """A draft, with a name to begin with."""
        from scopa_desktop.storage.rule_sets import RuleSet
        from scopa_desktop.windows.rule_set_sheets import NameSheet

        name, draft = wanted
        sheet = NameSheet(self._dress, name, [one.name for one in self._rule_sets], is_new=True)

        def save() -> None:
            made = RuleSet(sheet.name, draft.preset, draft.target, draft.players, draft.options)
            self.change((*self._without(sheet.name), made), made.name)

        self._ask(sheet, save)

    def ask_to_rename(self, rule_set: "RuleSet") -> None:
        from scopa_desktop.windows.rule_set_sheets import NameSheet

        others = self._without(rule_set.name)
        sheet = NameSheet(self._dress, rule_set.name, [one.name for one in others], is_new=False)
        self._ask(sheet, lambda: self.change((*others, replace(rule_set, name=sheet.name)), sheet.name))

    def ask_to_delete(self, rule_set: "RuleSet") -> None:
        from scopa_desktop.windows.rule_set_sheets import delete_rule_set_question

        question = delete_rule_set_question(self._dress, rule_set.name)
        self._ask(question, lambda: self.change(self._without(rule_set.name)))

    def change(self, rule_sets: "tuple[RuleSet, ...]", chosen: str = "") -> None:
        """Have other rule sets from now on."""
        self._rule_sets = tuple(sorted(rule_sets, key=lambda one: one.name.casefold()))
        self.changed.emit(self._rule_sets, chosen)

    def _without(self, name: str) -> "tuple[RuleSet, ...]":
        """The rule sets but that of a name, however it is spelled."""
        return tuple(one for one in self._rule_sets if one.name.casefold() != name.casefold())

"""Sheets about the player's own rule sets: give a name, delete."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLineEdit

from scopa_desktop.storage.rule_sets import MOST
from scopa_desktop.storage.set_up import NAME_LENGTH
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.message_sheet import Answer, message_sheet
from scopa_desktop.windows.names import clean_name
from scopa_desktop.windows.parts import label
from scopa_desktop.windows.questions import YES
from scopa_desktop.windows.sheet import Sheet

translate = QCoreApplication.translate


class NameSheet(Sheet):
    """Asks for the name of a rule set; closed with ``YES`` it has one."""

    def __init__(self, dress: Dress, name: str, taken: Collection[str], *, is_new: bool) -> None:
        """``taken``: names of other rule sets.  A new one may replace them, a new name may not."""
        title = (
            translate("Rule sets", "Save these rules")
            if is_new
            else translate("Rule sets", "Rename these rules")
        )
        super().__init__(dress, title, width=30, title_role="title", rule=False)
        self._taken = {other.casefold() for other in taken}
        self._is_new = is_new
        self.line = QLineEdit(name)
        self.line.setMaxLength(NAME_LENGTH)
        self.line.setAccessibleName(translate("Rule sets", "Name"))
        self.line.selectAll()
        self.line.textChanged.connect(self._say)
        self.body.addWidget(label(translate("Rule sets", "Name")))
        self.body.addWidget(self.line)
        self._note = label("", "small", wrap=True)
        self._note.setMinimumHeight(dress.px(2.6))
        self._note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self._note)
        self.foot.addStretch(1)
        self.add_button(translate("Rule sets", "Cancel"), "")
        save = translate("Rule sets", "Save") if is_new else translate("Rule sets", "Rename")
        self._save = self.add_button(save, YES, "primary", default=True)
        self._say()

    @property
    def name(self) -> str:
        """As it can be kept."""
        return clean_name(self.line.text())

    def focus_first(self) -> None:
        """Type at once."""
        self.line.setFocus(Qt.FocusReason.TabFocusReason)

    def _say(self) -> None:
        is_taken = self.name.casefold() in self._taken
        is_full = self._is_new and not is_taken and len(self._taken) >= MOST
        self._save.setEnabled(bool(self.name) and not is_full and (self._is_new or not is_taken))
        self._note.setText(
            translate("Rule sets", "You have %n rule set(s), no more are kept. Delete one first.", "", MOST)
            if is_full
            else ""
            if not is_taken
            else translate("Rule sets", "Your rules of this name will be replaced.")
            if self._is_new
            else translate("Rule sets", "There are rules of this name already.")
        )


def delete_rule_set_question(dress: Dress, name: str) -> Sheet:
    """Before a rule set goes."""
    return message_sheet(
        dress,
        translate("Rule sets", "Delete these rules?"),
        (
            translate(
                "Rule sets", "“{name}” goes from your rules. Matches played by it stay in the history."
            ).format(name=name),
        ),
        (
            Answer(YES, translate("Rule sets", "Delete")),
            Answer("", translate("Rule sets", "Keep them")),
        ),
    )

"""What became of records that were imported."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from scopa_desktop.storage.record_import import UNKNOWN_LEVEL
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.message_sheet import Answer, message_sheet
from scopa_desktop.windows.parts import label, panel
from scopa_desktop.windows.sheet import Sheet
from scopa_desktop.wording.rules import level_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ImportReport:
    """Of one import."""

    added: int
    """Matches that are in the history now."""
    known: int
    """Matches that were there already."""
    refused: tuple[tuple[str, str], ...]
    """Name of a file, and what is wrong with it."""
    assumed: int = 0
    """Unfinished matches whose records did not say how well the others play."""


def import_sheet(dress: Dress, report: ImportReport) -> Sheet:
    """How many matches came in, how many were known, and which files were refused and why."""
    told = []
    added, known, refused, assumed = report.added, report.known, len(report.refused), report.assumed
    if added:
        told.append(translate("Import", "%n match(es) imported.", "", added))
    if known:
        told.append(translate("Import", "%n match(es) already in the history.", "", known))
    if refused:
        told.append(translate("Import", "%n file(s) refused; nothing was taken from them.", "", refused))
    if assumed:
        told.append(
            translate(
                "Import",
                "%n unfinished match(es) did not say how well the others play: "
                "they go on at the level {level}.",
                "",
                assumed,
            ).format(level=level_name(UNKNOWN_LEVEL))
        )
    title = (
        translate("Import", "Nothing was imported") if not added else translate("Import", "Matches imported")
    )
    sheet = message_sheet(dress, title, told, (Answer("", translate("Import", "Go on")),), width=40)
    for name, reason in report.refused:
        frame, column = panel("note", margins=(16, 8, 16, 10), spacing=2)
        column.addWidget(label(name, wrap=True))
        column.addWidget(label(reason, "small", wrap=True))
        sheet.body.addWidget(frame)
    return sheet

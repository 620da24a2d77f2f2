"""What the program is, and whose work it stands on."""

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel

from scopa_desktop import __version__
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import label, panel
from scopa_desktop.windows.sheet import Sheet

translate = QCoreApplication.translate


def about_sheet(dress: Dress) -> Sheet:
    """Version, licence, notices of Qt and the title face."""
    sheet = Sheet(
        dress,
        translate("About", "Scopa Desktop"),
        translate("About", "Version {version}").format(version=__version__),
        width=38,
    )
    row = QHBoxLayout()
    row.setSpacing(dress.px(1.2))
    icon = QLabel()
    icon.setPixmap(_icon(dress))
    row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(
        label(
            translate(
                "About",
                "Scopa, the Italian card game, for your own table. No account, no network: "
                "your matches stay on this computer.",
            ),
            wrap=True,
        ),
        1,
    )
    sheet.body.addLayout(row)
    sheet.body.addWidget(
        label(
            translate(
                "About",
                "Free software under the GNU General Public License, version 3 or later: you may use, "
                "study, share and change it. It comes without any warranty.",
            ),
            wrap=True,
        )
    )
    frame, column = panel("note", margins=(16, 10, 16, 12), spacing=6)
    for text in (
        translate(
            "About",
            "Made with Qt {qt} and PySide6 {pyside}, © The Qt Company Ltd and contributors, "
            "under the GNU Lesser General Public License, version 3.",
        ).format(qt=qVersion(), pyside=pyside_version),
        translate(
            "About",
            "Titles are set in Scopa Title, a cut of Spectral for this game, "
            "under the SIL Open Font License, version 1.1.",
        ),
        translate("About", "The cards are drawn for this game."),
    ):
        column.addWidget(label(text, "small", wrap=True))
    sheet.body.addWidget(frame)
    sheet.foot.addStretch(1)
    sheet.add_button(translate("Sheet", "Close"), "close", "primary", default=True)
    return sheet


def _icon(dress: Dress) -> QPixmap:
    side = dress.px(4.5)
    return dress.pictures.drawing("icon", side, side, 2.0)

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QListView,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scopa_desktop.look import tokens
from scopa_desktop.look.style_sheet import style_sheet


@pytest.mark.parametrize("scheme", tokens.SCHEMES, ids=lambda scheme: scheme.name)
def test_every_mark_of_the_sheet_is_shipped(assets: Path, scheme: tokens.Scheme) -> None:
    marks = re.findall(r'url\("([^"]*)"\)', style_sheet(scheme, 16, assets))
    assert len(marks) >= 3
    assert [mark for mark in marks if not Path(mark).is_file()] == []


def test_braces_match_and_nothing_is_left_unfilled(assets: Path) -> None:
    sheet = style_sheet(tokens.EVENING, 16, assets)
    assert sheet.count("{") == sheet.count("}") > 50
    assert "{{" not in sheet
    assert "None" not in sheet


def test_qt_reads_the_whole_sheet(assets: Path, qtbot: QtBot) -> None:
    label = QLabel("Last rule")
    label.setProperty("role", "last")
    label.setStyleSheet(style_sheet(tokens.EVENING, 16, assets) + 'QLabel[role="last"] { font-size: 77px; }')
    qtbot.addWidget(label)
    label.ensurePolished()
    assert label.font().pixelSize() == 77


def test_sizes_grow_with_the_text(assets: Path, qtbot: QtBot) -> None:
    button = QPushButton("Deal")
    qtbot.addWidget(button)
    heights = []
    for em in (16, 24):
        button.setStyleSheet(style_sheet(tokens.EVENING, em, assets))
        button.ensurePolished()
        heights.append(button.sizeHint().height())
    assert heights[0] >= 40
    assert heights[1] >= 60


def test_roles_dress_widgets(assets: Path, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(tokens.EVENING, 16, assets))
    column = QVBoxLayout(page)
    plain, primary, box, combo = QPushButton(), QPushButton(), QCheckBox(), QComboBox()
    primary.setProperty("role", "primary")
    for widget in (plain, primary, box, combo):
        column.addWidget(widget)
    box.setChecked(True)
    page.resize(300, 300)
    page.show()
    assert colour_at(plain, QPoint(20, plain.height() // 2)) == tokens.EVENING.raised
    assert colour_at(primary, QPoint(20, primary.height() // 2)) == tokens.EVENING.accent
    assert tokens.EVENING.on_accent in colours_of(box)
    assert tokens.EVENING.text in colours_of(combo)


def colour_at(widget: QWidget, point: QPoint) -> str:
    return widget.grab().toImage().pixelColor(point).name()


def colours_of(widget: QWidget) -> set[str]:
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_a_primary_button_that_cannot_be_pressed_is_not_gold(assets: Path) -> None:
    sheet = style_sheet(tokens.EVENING, 16, assets)
    after = sheet.index('QPushButton[role="primary"] {')
    assert sheet.index('QPushButton[role="primary"]:disabled') > after


@pytest.mark.parametrize("scheme", tokens.SCHEMES, ids=lambda scheme: scheme.name)
def test_files_can_be_read_in_qts_own_dialog(assets: Path, qtbot: QtBot, scheme: tokens.Scheme) -> None:
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setStyleSheet(style_sheet(scheme, 16, assets))
    qtbot.addWidget(dialog)
    dialog.show()
    views = [view.viewport() for view in dialog.findChildren(QAbstractItemView) if view.isVisible()]
    corners = [view.mapTo(dialog, view.rect().bottomRight() - QPoint(2, 2)) for view in views]
    assert len(corners) >= 2
    assert {colour_at(dialog, corner) for corner in corners} == {scheme.panel}


def test_what_completes_a_name_can_be_read(assets: Path, qtbot: QtBot) -> None:
    popup = QListView()
    popup.setStyleSheet(style_sheet(tokens.EVENING, 16, assets))
    qtbot.addWidget(popup)
    popup.show()
    assert colour_at(popup, popup.rect().center()) == tokens.EVENING.panel


@pytest.mark.parametrize("em", [16, 20, 24])
def test_the_menu_bar_is_no_higher_than_the_table_reckons_with(qtbot: QtBot, assets: Path, em: int) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(tokens.EVENING, em, assets))
    window.menuBar().addMenu("Match")
    window.show()
    assert 1.5 * em < window.menuBar().height() <= 2.4 * em  # as in the tests of the layout

"""The style sheet of all widgets, written from the tokens.

The property ``role`` of a widget picks a variant. Focus is no part of it: one overlay draws it for all
widgets, because a style sheet cannot draw two rings.
"""

from collections.abc import Callable
from pathlib import Path

from scopa_desktop.look.tokens import (
    INK,
    PAPER,
    RADIUS,
    SCORE_WEIGHT,
    SIZE,
    TITLE_FAMILIES,
    TITLE_WEIGHT,
    Scheme,
    Table,
)
from scopa_desktop.look.tokens import (
    Paper as P,
)

Unit = Callable[[float], str]
"""A length in em as whole pixels, such as ``24px``."""


def style_sheet(scheme: Scheme, em: float, assets: Path) -> str:
    """The sheet for a scheme and a text size in px; marks are read from ``assets``/icons."""

    def unit(ems: float) -> str:
        return f"{ems * em:.0f}px"

    title = ", ".join(f'"{family}"' for family in TITLE_FAMILIES)
    icons = (assets / "icons").as_posix()
    return "\n".join(
        (
            _frame(scheme, unit, title),
            _buttons(scheme, unit, title),
            _fields(scheme, unit, icons),
            _lists(scheme, unit),
            _paper(unit, title, icons),
        )
    )


def _frame(s: Scheme, u: Unit, title: str) -> str:
    """Menus, labels, panels."""
    return f"""
* {{ font-size: {u(1)}; color: {s.text}; outline: 0; }}
QMenuBar {{ background: {s.page}; padding: 0 {u(0.4)}; border: 0; min-height: 28px; }}
QMenuBar::item {{
    padding: {u(0.25)} {u(0.7)};
    background: transparent;
    color: {s.quiet};
    border-radius: 6px;
}}
QMenuBar::item:selected {{ background: {s.hover}; color: {s.text}; }}
QMenu {{ background: {s.panel}; border: 1px solid {s.edge}; padding: {u(0.3)} 0; }}
QMenu::item {{ padding: {u(0.35)} {u(1.6)}; }}
QMenu::item:selected {{ background: {s.hover}; color: {s.text}; }}
QMenu::item:disabled {{ color: {s.quiet}; }}
QMenu::separator {{ height: 1px; background: {s.line}; margin: {u(0.3)} {u(0.6)}; }}
QToolTip {{
    background: {s.panel};
    color: {s.text};
    border: 1px solid {s.edge};
    padding: {u(0.3)} {u(0.5)};
}}
QMainWindow, QDialog {{ background: {s.page}; }}
QLabel {{ background: transparent; }}
QLabel[role="page"] {{
    font-family: {title};
    font-size: {u(SIZE["page"])};
    font-weight: {TITLE_WEIGHT};
}}
QLabel[role="title"] {{
    font-family: {title};
    font-size: {u(SIZE["title"])};
    font-weight: {TITLE_WEIGHT};
}}
QLabel[role="head"] {{
    font-family: {title};
    font-size: {u(SIZE["lead"])};
    font-weight: {TITLE_WEIGHT};
}}
QLabel[role="strong"], QLabel[role="strong fine"] {{ font-family: {title}; font-weight: {TITLE_WEIGHT}; }}
QLabel[role="strong fine"] {{ font-size: {u(SIZE["small"])}; }}
QLabel[role="fine"] {{ font-size: {u(SIZE["small"])}; }}
QLabel[role="quiet"] {{ color: {s.quiet}; }}
QLabel[role="small"] {{ color: {s.quiet}; font-size: {u(SIZE["small"])}; }}
QLabel[role="accent"] {{ color: {s.accent_text}; font-weight: 600; }}
QLabel[role="changed"] {{ color: {s.changed}; font-size: {u(SIZE["small"])}; font-weight: 600; }}
QLabel[role="number"] {{ font-family: {title}; font-size: {u(1.9)}; font-weight: {SCORE_WEIGHT}; }}
QFrame[role="panel"] {{
    background: {s.panel};
    border: 1px solid {s.line};
    border-radius: {RADIUS["panel"]}px;
}}
QFrame[role="line"] {{ background: {s.line}; border: 0; max-height: 1px; min-height: 1px; }}
"""


def _buttons(s: Scheme, u: Unit, title: str) -> str:
    """Buttons by role."""
    plate, plate_line = _rgba(Table.plate), _rgba(Table.plate_line)
    return f"""
QPushButton {{
    background: {s.raised};
    border: 1px solid {s.edge};
    border-radius: {RADIUS["control"]}px;
    padding: {u(0.5)} {u(1.1)};
    min-height: {u(1.5)};
}}
QPushButton:hover {{ background: {s.hover}; }}
QPushButton:pressed {{ background: {s.pressed}; }}
QPushButton:disabled {{ color: {s.quiet}; border-color: {s.line}; background: transparent; }}
QPushButton[role="primary"] {{
    background: {s.accent};
    color: {s.on_accent};
    border: 1px solid {s.focus_gap};
    font-weight: 600;
}}
QPushButton[role="primary"]:hover {{ background: {s.accent_hover}; }}
QPushButton[role="primary"]:disabled {{ color: {s.quiet}; border-color: {s.line}; background: transparent; }}
QPushButton[role="big"] {{
    background: {s.accent};
    color: {s.on_accent};
    border: 1px solid {s.focus_gap};
    font-family: {title};
    font-size: {u(1.5)};
    font-weight: {SCORE_WEIGHT};
    border-radius: 10px;
    min-height: {u(2.6)};
}}
QPushButton[role="menu"] {{
    text-align: left;
    background: {plate};
    border: 1px solid {plate_line};
    font-size: {u(1.06)};
    padding-left: {u(1.2)};
}}
QPushButton[role="menu"]:hover {{ border-color: {s.edge}; background: {s.hover}; }}
QPushButton[role="quiet"] {{
    background: transparent;
    border: 1px solid transparent;
    color: {s.quiet};
}}
QPushButton[role="quiet"]:disabled {{ color: {s.edge}; }}
QPushButton[role="quiet"]:hover {{
    background: {s.hover};
    border-color: {s.edge};
    color: {s.text};
}}
QPushButton[role="entry"], QPushButton[role="fine"] {{
    background: transparent; border-color: transparent; color: {s.quiet}; text-align: left;
    min-height: {u(1.45)}; padding: 0 {u(0.5)};
}}
QPushButton[role="fine"] {{ font-size: {u(SIZE["small"])}; min-height: {u(1.1)}; }}
QPushButton[role="entry"]:hover, QPushButton[role="fine"]:hover {{ background: {s.raised}; color: {s.text}; }}
QPushButton[role="seg"] {{ border-radius: 0; border-right-width: 0; padding: {u(0.4)} {u(0.95)}; }}
QPushButton[role="seg"][end="first"] {{
    border-top-left-radius: 8px;
    border-bottom-left-radius: 8px;
}}
QPushButton[role="seg"][end="last"] {{
    border-top-right-radius: 8px;
    border-bottom-right-radius: 8px;
    border-right-width: 1px;
}}
QPushButton[role="seg"]:checked {{
    background: {s.accent};
    color: {s.on_accent};
    font-weight: 600;
    border-color: {s.accent};
}}
QPushButton[role="fold"] {{
    background: transparent;
    border: 0;
    text-align: left;
    padding: {u(0.3)} 0;
    font-family: {title};
    font-size: {u(1.15)};
    font-weight: {TITLE_WEIGHT};
}}
QPushButton[role="card"] {{
    text-align: left;
    background: {s.panel};
    border: 1px solid {s.line};
    border-radius: 10px;
    padding: 0;
    min-height: 0;
}}
QPushButton[role="card"]:hover {{ background: {s.raised}; border-color: {s.edge}; }}
QPushButton[role="card"]:checked {{ background: {s.raised}; border: 2px solid {s.accent}; }}
"""


def _fields(s: Scheme, u: Unit, icons: str) -> str:
    """Combo boxes, lines, check boxes, sliders."""
    return f"""
QComboBox, QLineEdit, QSpinBox {{
    background: {s.raised};
    border: 1px solid {s.edge};
    border-radius: {RADIUS["control"]}px;
    padding: {u(0.3)} {u(0.7)};
    min-height: {u(1.5)};
    selection-background-color: {s.accent};
    selection-color: {s.on_accent};
}}
QComboBox::drop-down {{ border: 0; width: {u(1.8)}; }}
QComboBox::down-arrow {{ image: url("{icons}/down-{s.name}.svg"); width: {u(1)}; height: {u(1)}; }}
QComboBox QAbstractItemView {{
    background: {s.raised};
    border: 1px solid {s.edge};
    selection-background-color: {s.hover};
    selection-color: {s.text};
    outline: 0;
}}
QCheckBox {{ spacing: {u(0.6)}; background: transparent; }}
QCheckBox::indicator {{
    width: {u(1.15)};
    height: {u(1.15)};
    border: 1px solid {s.edge};
    border-radius: 5px;
    background: {s.raised};
}}
QCheckBox::indicator:checked {{
    background: {s.accent};
    border-color: {s.accent};
    image: url("{icons}/check-{s.name}.svg");
}}
QCheckBox:disabled {{ color: {s.quiet}; }}
QSlider {{ background: transparent; min-height: {u(1.5)}; }}
QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {s.edge}; }}
QSlider::sub-page:horizontal {{ height: 6px; border-radius: 3px; background: {s.accent}; }}
QSlider::handle:horizontal {{
    width: 20px;
    height: 20px;
    margin: -8px 0;
    border-radius: 11px;
    background: {s.knob};
    border: 2px solid {s.knob_edge};
}}
"""


def _lists(s: Scheme, u: Unit) -> str:
    """Scroll bars, tables, lists."""
    return f"""
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {s.scroll}; border-radius: 4px; min-height: 40px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {s.scroll}; border-radius: 4px; min-width: 40px; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QTableWidget {{
    background: transparent;
    border: 0;
    gridline-color: transparent;
    selection-background-color: {s.hover};
    selection-color: {s.text};
}}
QTableWidget::item {{ border-bottom: 1px solid {s.line}; padding: 0 {u(0.5)}; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{
    background: transparent;
    color: {s.quiet};
    border: 0;
    border-bottom: 1px solid {s.edge};
    padding: {u(0.35)} {u(0.5)};
    font-size: {u(0.86)};
    text-align: left;
}}
QListView, QTreeView {{
    background: {s.panel};
    border: 1px solid {s.line};
    selection-background-color: {s.hover};
    selection-color: {s.text};
}}
QDialog QToolButton {{
    background: {s.raised};
    border: 1px solid {s.edge};
    border-radius: 4px;
    padding: 3px;
}}
QDialog QToolButton:hover, QDialog QToolButton:checked {{ background: {s.hover}; }}
QDialog QToolButton:disabled {{ background: transparent; border-color: {s.line}; }}
QListWidget {{ background: transparent; border: 0; }}
QListWidget::item {{
    padding: {u(0.55)} {u(0.9)};
    border-radius: {RADIUS["control"]}px;
    border-left: 4px solid transparent;
    color: {s.quiet};
}}
QListWidget::item:selected {{
    background: {s.raised};
    color: {s.text};
    border-left: 4px solid {s.accent};
}}
"""


def _paper(u: Unit, title: str, icons: str) -> str:
    """Sheets of paper that lie on the table."""
    return f"""
QFrame[role="sheet"] {{
    background: {P.face};
    border: 1px solid {P.edge};
    border-radius: {RADIUS["sheet"]}px;
}}
QFrame[role="sheet"] QLabel {{ color: {P.text}; }}
QFrame[role="sheet"] QLabel[role="quiet"], QFrame[role="sheet"] QLabel[role="small"] {{
    color: {P.quiet};
}}
QFrame[role="sheet"] QLabel[role="win"] {{ color: {P.win}; font-weight: {SCORE_WEIGHT}; }}
QFrame[role="sheet"] QLabel[role="point"] {{
    font-family: {title};
    font-size: {u(1.25)};
    font-weight: {SCORE_WEIGHT};
}}
QFrame[role="sheet"] QLabel[role="total"] {{
    font-family: {title};
    font-size: {u(2.0)};
    font-weight: {SCORE_WEIGHT};
}}
QFrame[role="sheet"] QFrame[role="line"] {{ background: {P.line}; }}
QFrame[role="sheet"] QFrame[role="rule"] {{
    background: {P.text};
    max-height: 2px;
    min-height: 2px;
    border: 0;
}}
QFrame[role="sheet"] QLabel[role="key"] {{
    background: {P.shade};
    border: 1px solid {P.edge};
    border-bottom: 3px solid {P.edge};
    border-radius: 6px;
    padding: 1px {u(0.45)};
    font-weight: 600;
}}
QFrame[role="note"] {{
    background: {P.shade};
    border: 0;
    border-left: 4px solid {P.edge};
    border-radius: 4px;
}}
QFrame[role="sheet"] QCheckBox {{ color: {P.text}; }}
QFrame[role="sheet"] QCheckBox::indicator {{ background: {PAPER}; border-color: {P.edge}; }}
QFrame[role="sheet"] QCheckBox::indicator:checked {{
    background: {P.primary};
    border-color: {INK};
    image: url("{icons}/check-paper.svg");
}}
QFrame[role="sheet"] QScrollBar::handle:vertical {{ background: {P.line}; }}
QFrame[role="sheet"] QPushButton {{
    background: {P.shade};
    color: {P.text};
    border: 1px solid {P.edge};
}}
QFrame[role="sheet"] QPushButton:hover {{ background: {PAPER}; }}
QFrame[role="sheet"] QPushButton:pressed {{ background: {P.line}; }}
QFrame[role="sheet"] QPushButton:disabled {{
    background: transparent;
    color: {P.quiet};
    border-color: {P.line};
}}
QFrame[role="sheet"] QPushButton[role="quiet"] {{
    background: transparent;
    border-color: transparent;
    color: {P.quiet};
}}
QFrame[role="sheet"] QPushButton[role="quiet"]:hover {{
    background: {P.shade};
    border-color: {P.edge};
    color: {P.text};
}}
QFrame[role="sheet"] QPushButton[role="primary"] {{
    background: {P.primary};
    color: {P.on_primary};
    border: 1px solid {INK};
}}
QFrame[role="sheet"] QPushButton[role="primary"]:hover {{ background: {P.primary_hover}; }}
QFrame[role="sheet"] QPushButton[role="primary"]:disabled {{
    background: transparent;
    color: {P.quiet};
    border-color: {P.line};
}}
QFrame[role="sheet"] QLineEdit {{
    background: {PAPER};
    color: {P.text};
    border-color: {P.edge};
    selection-background-color: {P.primary};
    selection-color: {P.on_primary};
}}
"""


def _rgba(colour: tuple[int, int, int, int]) -> str:
    return f"rgba{colour}"

"""The line between table and hand: what happened, or the captures to choose from."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from scopa_desktop.look import fonts, tokens
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.painting import Painting, as_qt, colour, paint_disc, paint_shaded_text

translate = QCoreApplication.translate

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
GAP: Final = 0.55
"""Between chips, in em."""
CHIP: Final = 2.15
"""Height of a chip, in em."""
TWO_LINES: Final = (0.9, 0.78, 0.68)
"""Sizes of a text that needs two lines, in em."""
FILLED: Final = 1.85
"""Of two lines, what words that must not be parted fill for certain."""
LEAST_TEXT: Final = 1.5
"""Room in which a text still says something, in em."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One capture to choose, as its chip shows it."""

    number: int
    """The key that takes it, from 1; above 9 only a click does."""
    text: str
    is_active: bool


class MessageLine(Painting):
    """One sentence on the felt, or chips."""

    def __init__(self) -> None:
        super().__init__()
        self.chip_boxes: tuple[tuple[int, QRectF], ...] = ()
        """Where the chips are, in scene coordinates, by their numbers; the way out has 0."""

    def show_text(self, text: str, layout: Layout, ratio: float) -> None:
        """Say something; an empty text clears the line."""
        self.chip_boxes = ()
        if not text:
            self.hide()
            return
        box, em = as_qt(layout.message), layout.em
        room = box.adjusted(0, -6, 0, 6)
        self.show_painted((text, em), room, ratio, lambda p: _paint_text(p, text, box, em))

    def show_chips(
        self, chips: tuple[Choice, ...], layout: Layout, ratio: float, *, declares: bool = False
    ) -> None:
        """Ask which capture it shall be, or whether to declare the hand."""
        box, em = as_qt(layout.message), layout.em
        row = _Row(chips, box, em, declares)
        self.chip_boxes = row.boxes
        self.show_painted((chips, em, declares), box, ratio, row.paint)


def _paint_text(painter: QPainter, text: str, box: QRectF, em: float) -> None:
    """A longer language goes a size down, then to two lines, and only then is cut."""
    room = box.width() - 1.5 * em
    font, flags = fonts.title_font(1.15 * em), CENTRE.value
    if QFontMetricsF(font).horizontalAdvance(text) > room:
        font = fonts.title_font(em)
    if QFontMetricsF(font).horizontalAdvance(text) > room:
        flags |= Qt.TextFlag.TextWordWrap.value
        for size in TWO_LINES:
            font = fonts.title_font(size * em)
            if QFontMetricsF(font).horizontalAdvance(text) <= FILLED * room:
                break
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, FILLED * room)
        room = _evened(QFontMetricsF(font), text, room, flags)
    painter.setFont(font)
    aside = (box.width() - room) / 2
    paint_shaded_text(painter, box.adjusted(aside, -4, -aside, 4), flags, text)


def _evened(metrics: QFontMetricsF, text: str, room: float, flags: int) -> float:
    """The least width in which a text needs no more lines: a single word on the last one looks lost."""

    def size(width: float) -> QRectF:
        return metrics.boundingRect(QRectF(0, 0, width, 10_000), flags, text)

    tall, step = size(room).height(), metrics.averageCharWidth()
    while size(room - step).height() <= tall and size(room - step).width() <= room - step:
        room -= step
    return room


class _Row:
    """Chips side by side: measured once, then painted and hit."""

    def __init__(self, chips: tuple[Choice, ...], box: QRectF, em: float, declares: bool) -> None:
        self.em, self.declares = em, declares
        self.lead, self.out = translate("Table", "Take which?"), translate("Table", "Esc")
        if declares:
            self.lead, self.out = translate("Table", "Declare?"), translate("Table", "Say nothing")
        self.small = fonts.body_font(em)
        small = QFontMetricsF(self.small)
        out_width = small.horizontalAdvance(self.out) + 1.6 * em
        lead_width = small.horizontalAdvance(self.lead) + 0.9 * em
        self.chips, self.font, self.texts, widths = self._fitted(chips, box.width() - out_width)
        total = sum(widths) + GAP * em * len(widths) + out_width
        if total + lead_width > box.width():
            lead_width = 0
        height = CHIP * em
        x, y = box.center().x() - (total + lead_width) / 2, box.center().y() - height / 2
        self.lead_box = QRectF(x, y, lead_width, height)
        x += lead_width
        boxes = []
        for number, width in zip(
            (*(chip.number for chip in self.chips), 0), (*widths, out_width), strict=True
        ):
            boxes.append((number, QRectF(x, y, width, height)))
            x += width + GAP * em
        self.boxes = tuple(boxes)

    def _fitted(
        self, chips: tuple[Choice, ...], width: float
    ) -> tuple[tuple[Choice, ...], QFont, list[str], list[float]]:
        """A size down before anything is cut; then numbers alone; then only those around the active one."""
        em, texts = self.em, [chip.text for chip in chips]
        room = width - GAP * em * len(chips)
        pad = 2.9 * em
        for size in (1.15, 0.95):
            font = fonts.title_font(size * em, tokens.TITLE_WEIGHT)
            metrics = QFontMetricsF(font)
            widths = [metrics.horizontalAdvance(text) + pad for text in texts]
            if sum(widths) <= room:
                return chips, font, texts, widths
        each = room / len(chips) - pad
        if each >= LEAST_TEXT * em:
            texts = [metrics.elidedText(text, Qt.TextElideMode.ElideRight, each) for text in texts]
            return chips, font, texts, [metrics.horizontalAdvance(text) + pad for text in texts]
        fit = max(1, int(width / ((CHIP + GAP) * em)))
        active = next((place for place, chip in enumerate(chips) if chip.is_active), 0)
        first = min(max(0, active - fit // 2), max(0, len(chips) - fit))
        seen = chips[first : first + fit]
        return seen, font, [""] * len(seen), [CHIP * em] * len(seen)

    def paint(self, painter: QPainter) -> None:
        em, height = self.em, CHIP * self.em
        if self.lead_box.width():
            painter.setFont(self.small)
            paint_shaded_text(painter, self.lead_box, LEFT.value, self.lead)
        for chip, text, (_, box) in zip(self.chips, self.texts, self.boxes, strict=False):
            ink = colour(tokens.INK if chip.is_active else tokens.Table.text)
            painter.setPen(QPen(ink, 2 if chip.is_active else 1.2))
            painter.setBrush(colour(tokens.GOLD if chip.is_active else tokens.Table.plate))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), height / 2 - 1, height / 2 - 1)
            disc = QPointF(box.x() + height / 2, box.center().y())
            paint_disc(painter, disc, height * 0.34, str(chip.number), tokens.IVORY)
            painter.setFont(self.font)
            painter.setPen(ink)
            painter.drawText(box.adjusted(CHIP * em, 0, 0, 0), LEFT, text)
        _, out = self.boxes[-1]
        is_meant = self.declares and not any(chip.is_active for chip in self.chips)
        painter.setPen(QPen(colour(tokens.INK) if is_meant else QColor(251, 243, 224, 120), 1.2))
        painter.setBrush(colour(tokens.GOLD) if is_meant else QColor(0, 0, 0, 60))
        painter.drawRoundedRect(out.adjusted(1, 1, -1, -1), height / 2 - 1, height / 2 - 1)
        painter.setFont(self.small)
        painter.setPen(colour(tokens.INK if is_meant else tokens.Table.text))
        painter.drawText(out, CENTRE, self.out)

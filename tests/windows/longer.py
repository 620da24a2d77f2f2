"""Words 40 % longer than the English ones."""

import re

from PySide6.QtCore import QTranslator

_FIELD = re.compile(r"\{\w+\}|%n|&|\.{3}")


class Longer(QTranslator):
    """Every text with more letters behind it, as in a talkative language."""

    def translate(self, _context: str, text: str, _hint: str | None = None, _n: int = -1) -> str:
        letters = _FIELD.sub("", text).lower().replace(" ", "")
        more = round(0.4 * len(text))
        return f"{text} {(letters * 2)[: more - 1]}" if more > 1 and letters else text

    def isEmpty(self) -> bool:
        return False

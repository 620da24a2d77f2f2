"""What can be wrong with a deck."""

from typing import Final

LONGEST: Final = 200
"""Characters of a detail."""


class SkinInvalid(Exception):
    """A deck's folder cannot be used.

    ``code`` names the fault: ``no_table``, ``table_unreadable``, ``table_wrong`` (a field missing, unknown or
    of a wrong kind), ``format_unknown``, ``ratio_wrong``, ``cards_unnamed`` (cards that neither a pattern nor
    the table of files names), ``suits_alike``, ``pattern_wrong``, ``file_outside``, ``file_kind``,
    ``file_missing``, ``file_unreadable`` (damaged, cut short or no picture), ``too_large``, ``svg_embeds``
    (a picture within the picture, or a style sheet from elsewhere); of a shelf of decks
    ``key_taken`` (another deck has the same key) and ``deck_unknown``.
    ``detail`` is the file, field, card or key meant, as the maker of the deck wrote it, cut if very long.
    """

    def __init__(self, code: str, detail: str) -> None:
        # Names of files may hold bytes that are no text, which neither windows nor logs can show.
        text = detail.encode("utf-8", "replace").decode("utf-8")
        self.code = code
        self.detail = text if len(text) <= LONGEST else text[: LONGEST - 1] + "\u2026"
        super().__init__(f"{code}: {self.detail}")

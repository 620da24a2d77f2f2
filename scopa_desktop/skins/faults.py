"""What can be wrong with a deck."""


class SkinInvalid(Exception):
    """A deck's folder cannot be used.

    ``code`` names the fault: ``no_table``, ``table_unreadable``, ``table_wrong`` (a field missing, unknown or
    of a wrong kind), ``format_unknown``, ``ratio_wrong``, ``cards_unnamed`` (cards that neither a pattern nor
    the table of files names), ``suits_alike``, ``pattern_wrong``, ``file_outside``, ``file_kind``,
    ``file_missing``, ``file_unreadable`` (damaged, cut short or no picture); of a shelf of decks
    ``key_taken`` (another deck has the same key) and ``deck_unknown``.
    ``detail`` is the file, field, card or key meant, as the maker of the deck wrote it.
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail

"""What can be wrong with a record."""

from typing import Final, Literal, TypeAlias

TokenFault: TypeAlias = Literal[
    "not_a_play",  # not spelled as a play
    "not_in_hand",  # the seat to play does not hold the card; detail: the seat
    "not_on_table",  # a captured card does not lie there; detail: the card
    "captured_twice",  # detail: the card
    "must_capture",  # laid although it captures
    "illegal_capture",  # these cards cannot be taken
    "illegal_declaration",  # the seat to play cannot declare this now
    "table_order",  # the captured cards are not named oldest first; detail: the right token
    "scopa_unmarked",  # a scopa without its #
    "not_a_scopa",  # a # without a scopa
]
RecordFault: TypeAlias = (
    TokenFault
    | Literal[
        "byte_order_mark",
        "not_a_tag",  # neither a tag nor a deal where one of them must stand
        "tag_twice",
        "tag_misplaced",  # out of the order of the tags
        "tag_missing",  # detail: the tag's name
        "tag_after_deal",
        "unknown_format",
        "unknown_preset",
        "not_an_option",  # not spelled field=value
        "option_unknown",
        "option_twice",
        "option_misplaced",  # out of the order of the fields
        "option_value",  # the field has no such value
        "option_players_missing",
        "options_impossible",  # detail: the reason code of RulesInvalid
        "wrong_dealer",  # no such seat
        "wrong_result",  # detail: the right one
        "wrong_winner",  # detail: the right one, empty while nobody has won
        "wrong_outright",  # detail: the right one, empty for a match not won so
        "deal_expected",  # something else where a new deal must begin
        "deal_too_early",  # the deal before is not played out
        "deal_after_end",  # the match is over
        "wrong_deal_number",  # detail: the right one
        "deck_missing",
        "deck_size",  # detail: how many cards there are
        "card_twice",
        "not_a_card",
        "deck_redealt",  # too many kings or aces on the table: this deck was not played
        "not_on_own_line",  # Deal, Deck, Score and the first play each begin a line
        "move_after_end",  # the deal is played out
        "score_missing",  # the deal is played out
        "score_too_early",  # the deal is not played out
        "wrong_score",  # detail: the right one
    ]
)


class TokenInvalid(ValueError):
    """A token that is no legal play as it stands."""

    def __init__(self, token: str, reason: TokenFault, detail: str = "") -> None:
        super().__init__(token, reason, detail)
        self.token: Final = token
        self.reason: Final = reason
        self.detail: Final = detail

    def __str__(self) -> str:
        return f"{self.reason}: {self.token!r} {self.detail}".rstrip()


class RecordInvalid(ValueError):
    """A text that is not the record of a match; nothing of it is kept."""

    def __init__(self, line: int, token: str, reason: RecordFault, detail: str = "") -> None:
        super().__init__(line, token, reason, detail)
        self.line: Final = line
        """From 1; the last line if something is missing at the end."""
        self.token: Final = token
        """The word, tag or value at fault; empty if something is missing."""
        self.reason: Final = reason
        self.detail: Final = detail
        """What the reason needs to be told in full, see ``RecordFault``."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}: {self.token!r} {self.detail}".rstrip()

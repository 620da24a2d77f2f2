"""What is wrong with a record, in words."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.match.record import RecordFault, RecordInvalid

translate = QCoreApplication.translate

LONGEST = 40
"""Signs of a word that are shown."""


def record_fault_told(fault: RecordInvalid) -> str:
    """The line, the word there, and the reason."""
    where = translate("Record faults", "Line {line}").format(line=fault.line)
    if fault.token:
        shown = fault.token if len(fault.token) <= LONGEST else fault.token[:LONGEST] + "…"
        shown = "".join(sign if sign.isprintable() else "�" for sign in shown)
        where = translate("Record faults", "Line {line}, “{word}”").format(line=fault.line, word=shown)
    return translate("Record faults", "{where}: {reason}").format(where=where, reason=_reason(fault))


def _reason(fault: RecordInvalid) -> str:
    if fault.reason == "wrong_result" and fault.detail == "*":
        return translate("Record faults", "The match is not finished, its result is *.")
    if fault.reason == "wrong_winner" and not fault.detail:
        return translate("Record faults", "Nobody has won yet.")
    if fault.reason == "wrong_outright" and fault.detail:
        return translate("Record faults", "The match was won at once by another rule.")
    reasons: dict[RecordFault, str] = {
        "not_a_play": translate("Record faults", "Not a card, a capture or a scopa in this notation."),
        "not_in_hand": translate("Record faults", "The seat to play does not hold this card."),
        "not_on_table": translate("Record faults", "{detail} is not on the table."),
        "captured_twice": translate("Record faults", "{detail} is captured twice."),
        "must_capture": translate("Record faults", "This card captures and cannot be laid."),
        "illegal_capture": translate("Record faults", "This card cannot take these cards now."),
        "illegal_declaration": translate("Record faults", "The seat to play cannot declare this now."),
        "table_order": translate("Record faults", "Captured cards are named oldest first: {detail}."),
        "scopa_unmarked": translate("Record faults", "This is a scopa, which is marked with #."),
        "not_a_scopa": translate(
            "Record faults", "This is not a scopa that counts, yet it is marked with #."
        ),
        "byte_order_mark": translate("Record faults", "A record begins without a byte-order mark."),
        "not_a_tag": translate("Record faults", 'Neither a tag such as [Name "value"] nor a deal.'),
        "tag_twice": translate("Record faults", "This tag stands here a second time."),
        "tag_misplaced": translate("Record faults", "This tag is out of order."),
        "tag_missing": translate("Record faults", "The tag {detail} is missing."),
        "tag_after_deal": translate("Record faults", "Tags stand before the first deal."),
        "unknown_format": translate("Record faults", "This format is not known."),
        "unknown_preset": translate("Record faults", "This preset is not known."),
        "not_an_option": translate(
            "Record faults", "Options are written field=value with one space between them."
        ),
        "option_unknown": translate("Record faults", "There is no such rule."),
        "option_twice": translate("Record faults", "This rule stands here a second time."),
        "option_misplaced": translate("Record faults", "This rule is out of order."),
        "option_value": translate("Record faults", "This rule has no such value."),
        "option_players_missing": translate("Record faults", "The number of players is missing."),
        "options_impossible": translate("Record faults", "These rules do not go together."),
        "wrong_dealer": translate("Record faults", "There is no such seat to deal."),
        "wrong_result": translate("Record faults", "The result of these deals is {detail}."),
        "wrong_winner": translate("Record faults", "The winning side is {detail}."),
        "wrong_outright": translate("Record faults", "The match was not won outright."),
        "deal_expected": translate("Record faults", "A new deal must begin here."),
        "deal_too_early": translate("Record faults", "The deal before this one is not played out."),
        "deal_after_end": translate("Record faults", "The match is over before this deal."),
        "wrong_deal_number": translate("Record faults", "The number of this deal is {detail}."),
        "deck_missing": translate("Record faults", "The deck of this deal is missing."),
        "deck_size": translate("Record faults", "A deck has 40 cards, this one {detail}."),
        "card_twice": translate("Record faults", "This card is in the deck a second time."),
        "not_a_card": translate("Record faults", "Not a card."),
        "deck_redealt": translate(
            "Record faults", "Too many kings or aces on the table: this deck had to be dealt again."
        ),
        "not_on_own_line": translate("Record faults", "This must begin a line of its own."),
        "move_after_end": translate("Record faults", "The deal is played out before this."),
        "score_missing": translate("Record faults", "The deal is played out and its score is missing."),
        "score_too_early": translate("Record faults", "The deal is not played out, it has no score yet."),
        "wrong_score": translate("Record faults", "The score of this deal is {detail}."),
    }
    return reasons[fault.reason].format(detail=fault.detail)

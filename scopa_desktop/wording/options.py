"""The rules that can differ, by name, in one plain line, and their values."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.rules.ruleset import FIELDS, FieldValue
from scopa_desktop.wording.cards import in_deck

translate = QCoreApplication.translate

OPTIONS: tuple[str, ...] = tuple(name for name in FIELDS if name not in ("players", "teams", "target"))
"""Fields of the rules that are house rules; who plays for how many points is set up apart."""


def option_name(field: str) -> str:
    """What a rule is called."""
    return in_deck(_option_name(field))


def option_line(field: str) -> str:
    """What a house rule is about, in one sentence."""
    return in_deck(_option_line(field))


def value_name(field: str, value: FieldValue) -> str:
    """A value of a rule, short."""
    if field == "target":
        return translate("Options", "One deal") if value == 1 else str(value)
    if value == "off":
        return {
            "kings_redeal": translate("Options", "Never"),
            "ace_redeal": translate("Options", "Never"),
        }.get(field, translate("Options", "No"))
    if value == "on":
        return translate("Options", "Yes")
    named: dict[tuple[str, FieldValue], str] = {
        ("teams", "teams"): translate("Options", "Usual sides"),
        ("teams", "individual"): translate("Options", "Each alone"),
        ("teams", "three_pairs"): translate("Options", "Three pairs"),
        ("hand", 3): translate("Options", "Three"),
        ("hand", 9): translate("Options", "Nine"),
        ("hand", 10): translate("Options", "Ten"),
        ("table", 4): translate("Options", "Four"),
        ("table", 0): translate("Options", "None"),
        ("capture_choice", "single_first"): translate("Options", "Same value first"),
        ("capture_choice", "fewest"): translate("Options", "Fewest cards"),
        ("capture_choice", "free"): translate("Options", "Free choice"),
        ("max_captured", "none"): translate("Options", "Any number"),
        ("max_captured", 2): translate("Options", "Two"),
        ("sum_to", "value"): translate("Options", "The card's value"),
        ("sum_to", 15): translate("Options", "Fifteen"),
        ("sum_to", 11): translate("Options", "Eleven"),
        ("sum_to", "value_or_15"): translate("Options", "Value or fifteen"),
        ("last_card_scopa", "never_last_card"): translate("Options", "Not the last card"),
        ("last_card_scopa", "counts"): translate("Options", "Counts"),
        ("last_card_scopa", "never_last_hand"): translate("Options", "Not in the last hand"),
        ("kings_redeal", 3): translate("Options", "Three or more"),
        ("kings_redeal", 4): translate("Options", "Four"),
        ("opening_table", "fifteen"): translate("Options", "Yes"),
        ("rest_of_table", "last_capturer"): translate("Options", "Who took last"),
        ("rest_of_table", "dealer"): translate("Options", "The dealer"),
        ("ace_sweep", "no_scopa"): translate("Options", "Without a scopa"),
        ("ace_sweep", "scopa"): translate("Options", "As a scopa"),
        ("ace_on_ace", "equal_first"): translate("Options", "That ace only"),
        ("ace_on_ace", "sweep"): translate("Options", "Everything"),
        ("ace_on_empty", "stays"): translate("Options", "Stays there"),
        ("ace_on_empty", "own_pile"): translate("Options", "Into the own pile"),
        ("first_ace", "free"): translate("Options", "It may"),
        ("first_ace", "no_sweep"): translate("Options", "It may not"),
        ("ace_redeal", 1): translate("Options", "One or more"),
        ("ace_redeal", 2): translate("Options", "Two or more"),
        ("primiera", "partial"): translate("Options", "Any holding"),
        ("primiera", "need_four"): translate("Options", "All four suits"),
        ("primiera", "most_sevens"): translate("Options", "Most sevens"),
        ("napola", "full"): translate("Options", "Full"),
        ("napola", "to_six"): translate("Options", "At most 6"),
        ("cappotto", "seven_nil"): translate("Options", "Seven to none"),
        ("cappotto", "ten_coins"): translate("Options", "All ten {coins}"),
        ("scoring", "classic"): translate("Options", "The usual points"),
        ("scoring", "frac"): translate("Options", "Aces and {figures}"),
        ("both_past_target", "higher"): translate("Options", "The higher score"),
        ("both_past_target", "in_order_if_tied"): translate("Options", "If level, who got there first"),
        ("both_past_target", "in_order_always"): translate("Options", "Who got there first"),
    }
    return in_deck(named.get((field, value), str(value)))


def _option_name(field: str) -> str:
    return {
        "players": translate("Options", "Players"),
        "teams": translate("Options", "Sides"),
        "target": translate("Options", "Points to play to"),
        "hand": translate("Options", "Cards in a hand"),
        "table": translate("Options", "Cards on the table"),
        "capture_choice": translate("Options", "Choice of capture"),
        "max_captured": translate("Options", "Most cards in one capture"),
        "sum_to": translate("Options", "What a capture makes"),
        "capture_optional": translate("Options", "Laying instead of taking"),
        "last_card_scopa": translate("Options", "Scopa with the last card"),
        "kings_redeal": translate("Options", "{Kings} on the table"),
        "opening_table": translate("Options", "Fifteen on the table"),
        "rest_of_table": translate("Options", "Rest of the table"),
        "ace_sweep": translate("Options", "Aces that sweep"),
        "ace_on_ace": translate("Options", "An ace meets an ace"),
        "ace_on_empty": translate("Options", "An ace on an empty table"),
        "first_ace": translate("Options", "An ace as the first card"),
        "ace_redeal": translate("Options", "Aces on the table"),
        "primiera": translate("Options", "Primiera"),
        "sevens": translate("Options", "Sevens"),
        "settanta": translate("Options", "Settanta"),
        "re_bello": translate("Options", "Re bello"),
        "rosmarino": translate("Options", "Rosmarino"),
        "napola": translate("Options", "Napola"),
        "napoleone": translate("Options", "Napoleone"),
        "cappotto": translate("Options", "Cappotto"),
        "coin_figures": translate("Options", "The {figures} of {coins}"),
        "trentino": translate("Options", "Ace, two and three of {coins}"),
        "ponino": translate("Options", "Ponino"),
        "declarations": translate("Options", "Declarations"),
        "scoring": translate("Options", "What scores"),
        "inverse": translate("Options", "Fewest points win"),
        "both_past_target": translate("Options", "Several past the target"),
    }[field]


def _option_line(field: str) -> str:
    return {
        "hand": translate(
            "Options",
            "Three each time, four on the table; for four players also nine, or ten with an empty table.",
        ),
        "table": translate("Options", "Face up before the first play."),
        "capture_choice": translate(
            "Options", "Whether a card of the same value must be taken before a sum."
        ),
        "max_captured": translate("Options", "How many cards of the table one card may take."),
        "sum_to": translate("Options", "What the cards taken, or all with the card played, must add up to."),
        "capture_optional": translate("Options", "A card that could take may be laid on the table."),
        "last_card_scopa": translate("Options", "Emptying the table at the end of a deal."),
        "kings_redeal": translate("Options", "Deal again when so many {kings} lie face up."),
        "opening_table": translate(
            "Options", "A table dealt worth 15 or 30 is the dealer's, as one scopa or two."
        ),
        "rest_of_table": translate("Options", "Who gets the cards left after the last play."),
        "ace_sweep": translate("Options", "An ace takes the whole table."),
        "ace_on_ace": translate("Options", "What a sweeping ace takes when an ace lies on the table."),
        "ace_on_empty": translate("Options", "Where a sweeping ace goes when there is nothing to take."),
        "first_ace": translate("Options", "Whether an ace played first in a deal may sweep."),
        "ace_redeal": translate("Options", "Deal again when so many aces lie face up."),
        "primiera": translate("Options", "Who may compete for the point, and how."),
        "sevens": translate("Options", "A point for most sevens, another for all four."),
        "settanta": translate("Options", "All four sevens in one pile score a point."),
        "re_bello": translate("Options", "The {king} of {coins} scores a point."),
        "rosmarino": translate("Options", "The {jack} of {swords} scores a point."),
        "napola": translate(
            "Options", "Ace, two and three of {coins} score 3, each {coin} after them 1 more."
        ),
        "napoleone": translate("Options", "A napola of all ten {coins} wins the match at once."),
        "cappotto": translate("Options", "A rout that wins the match at once."),
        "coin_figures": translate("Options", "{Jack}, {knight} and {king} of {coins} together score 5."),
        "trentino": translate("Options", "They score 1, 2 and 3; all three win the match at once."),
        "ponino": translate("Options", "All four {knights} in one pile double its scopas."),
        "declarations": translate("Options", "Hands of small or like cards are shown for 3 or 10 points."),
        "scoring": translate("Options", "The usual points, or only aces and {figures}."),
        "inverse": translate("Options", "Whoever has least wins when somebody reaches the target."),
        "both_past_target": translate("Options", "Who wins when more than one side has reached the target."),
    }[field]

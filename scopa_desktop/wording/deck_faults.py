"""What is wrong with a deck, in words."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.wording.deck_names import PROGRAM_DECKS, deck_name
from scopa_desktop.wording.faults import FaultTold

translate = QCoreApplication.translate


def deck_fault_line(name: str, fault: SkinInvalid) -> str:
    """ "Grandmother's cards: the file sign-coppe.svg is missing."."""
    return translate("Decks", "{deck}: {fault}").format(deck=name, fault=deck_fault(fault))


def deck_fault_told(key: str, fault: SkinInvalid, *, used: str) -> FaultTold:
    """A deck that was to be played with and cannot be, and the one used in its place; both by their keys."""
    own = translate("Decks", "This deck belongs to the program; installing it again brings the deck back.")
    return FaultTold(
        translate("Decks", "The deck cannot be used"),
        (
            deck_fault_line(deck_name(key, key), fault),
            *([own] if key in PROGRAM_DECKS else []),
            translate("Decks", "You play with this deck instead: {deck}.").format(deck=deck_name(used, used)),
        ),
    )


def no_deck_told(key: str, fault: SkinInvalid) -> FaultTold:
    """Not one deck is sound, so there are no cards to play with; ``fault`` is that of the deck wanted."""
    return FaultTold(
        translate("Decks", "There are no cards to play with"),
        (
            translate("Decks", "The program's own files are damaged."),
            deck_fault_line(deck_name(key, key), fault),
            translate("Decks", "Install the program again. Your matches and settings are kept."),
        ),
    )


def refused_deck_told(name: str, fault: SkinInvalid) -> FaultTold:
    """A deck that was to be added and is not."""
    return FaultTold(
        translate("Decks", "The deck was not added"),
        (
            deck_fault_line(name, fault),
            translate("Decks", "Nothing was copied. When it is put right it can be added again."),
        ),
    )


def uncopied_deck_told(name: str, reason: str) -> FaultTold:
    """A deck that could not be copied; ``reason`` is the system's."""
    return FaultTold(
        translate("Decks", "The deck was not added"),
        (
            translate("Decks", "{deck} could not be copied: {reason}.").format(deck=name, reason=reason),
            translate("Decks", "Is the disk full, or the folder write-protected?"),
        ),
    )


def deck_fault(fault: SkinInvalid) -> str:
    """What is wrong with a deck, in a sentence for its maker."""
    texts = {
        "no_table": translate("Decks", "its folder has no deck.toml."),
        "table_unreadable": translate("Decks", "its deck.toml cannot be read as TOML ({detail})."),
        "table_wrong": translate("Decks", "its deck.toml has a word missing, unknown or wrong ({detail})."),
        "format_unknown": translate("Decks", "it is for another version of the program (format {detail})."),
        "ratio_wrong": translate("Decks", "the ratio {detail} is not from 0.5 to 0.8."),
        "cards_unnamed": translate("Decks", "its deck.toml does not say where these cards are: {detail}."),
        "suits_alike": translate("Decks", "two suits have the same word ({detail})."),
        "pattern_wrong": translate(
            "Decks", "a pattern of file names lacks something or has too much in braces ({detail})."
        ),
        "file_outside": translate("Decks", "the file {detail} is not inside its folder."),
        "file_kind": translate("Decks", "the file {detail} is neither SVG nor PNG."),
        "file_missing": translate("Decks", "the file {detail} is missing."),
        "file_unreadable": translate("Decks", "the picture {detail} is damaged."),
        "too_large": translate("Decks", "the picture {detail} is too large."),
        "svg_embeds": translate("Decks", "the SVG {detail} is not all drawn: it takes in something else."),
        "key_taken": translate("Decks", "another deck has the key {detail} already."),
        "deck_unknown": translate("Decks", "there is no such deck any more."),
    }
    text = texts.get(fault.code, "{detail}")
    return text.replace("{detail}", fault.detail)

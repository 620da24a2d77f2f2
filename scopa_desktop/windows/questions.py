"""The questions and faults of the program, each as a sheet ready to be opened."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.storage.history import MatchSummary
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.match_card import players_text, rules_text, score_text
from scopa_desktop.windows.message_sheet import Answer, message_sheet
from scopa_desktop.windows.sheet import Sheet
from scopa_desktop.wording.faults import FaultTold

translate = QCoreApplication.translate

YES = "yes"
"""Key of the answer that does what was asked for."""

_FAULT_WIDTH = 37.5


def delete_question(dress: Dress, match: MatchSummary, rules_name: str = "") -> Sheet:
    """Before a match goes from the history; ``rules_name`` is what the player calls its rules."""
    told = translate("Window", "{rules}, {score}: {players}. It goes from the history for good.")
    return message_sheet(
        dress,
        translate("Window", "Delete this match?"),
        (
            told.format(
                rules=rules_text(match, rules_name), players=players_text(match), score=score_text(match)
            ),
        ),
        (Answer(YES, translate("Window", "Delete")), Answer("", translate("Window", "Keep it"))),
    )


def resign_question(dress: Dress) -> Sheet:
    """Before a match is given up."""
    told = translate(
        "Window",
        "It counts as lost. If you only want to stop for now, leave it: "
        "Continue on the home page takes it up exactly here.",
    )
    return message_sheet(
        dress,
        translate("Window", "Resign this match?"),
        (told,),
        (Answer(YES, translate("Window", "Resign")), Answer("", translate("Window", "Play on"))),
    )


def rematch_question(dress: Dress) -> Sheet:
    """Before a match in play is left for another of the same players."""
    told = translate(
        "Window",
        "The same players begin again at nothing. The match in play is not lost: "
        "Continue on the home page takes it up exactly here.",
    )
    return message_sheet(
        dress,
        translate("Window", "Leave this match for a rematch?"),
        (told,),
        (Answer(YES, translate("Window", "Rematch")), Answer("", translate("Window", "Play on"))),
    )


def reset_question(dress: Dress) -> Sheet:
    """Before all settings go back to what they were at first."""
    return message_sheet(
        dress,
        translate("Window", "Reset the settings?"),
        (
            translate(
                "Window",
                "Everything on this page goes back to what it was at first. Matches are not touched.",
            ),
        ),
        (Answer(YES, translate("Window", "Reset")), Answer("", translate("Window", "Keep them"))),
    )


def fault_sheet(dress: Dress, told: FaultTold) -> Sheet:
    """What happened, what was done, what is safe, the file kept."""
    note = (translate("Window", "The file was kept as"), told.kept) if told.kept else ()
    return message_sheet(dress, told.title, told.body, (_go_on(),), note=note, width=_FAULT_WIDTH)


def export_fault_sheet(dress: Dress, name: str, reason: str) -> Sheet:
    """A record could not be written; ``reason`` is the system's."""
    return message_sheet(
        dress,
        translate("Window", "The match could not be exported"),
        (translate("Window", "It is still in the history. Try another folder."),),
        (_go_on(),),
        note=(translate("Window", "This file could not be written"), name, reason),
        width=_FAULT_WIDTH,
    )


def exported_sheet(dress: Dress, name: str) -> Sheet:
    """A record was written."""
    return message_sheet(
        dress,
        translate("Window", "The match is exported"),
        (translate("Window", "It stays in the history. Import takes it up again, here or elsewhere."),),
        (_go_on(),),
        note=(translate("Window", "The record is in the file"), name),
        width=_FAULT_WIDTH,
    )


def _go_on() -> Answer:
    return Answer("", translate("Window", "Go on"))

"""What went wrong with a file, in words: what happened, what was done about it, what is safe."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from scopa_desktop.storage.faults import StorageFault

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class FaultTold:
    """The texts of an error sheet."""

    title: str
    body: tuple[str, ...]
    kept: str = ""
    """Name of the file that was kept, if one was."""


def storage_fault_told(fault: StorageFault) -> FaultTold:
    """A fault of the settings, the history or one match."""
    if fault.kind == "unwritable":
        return _unwritable(fault)
    if fault.file == "match":
        return _match_fault(fault)
    is_newer = fault.kind == "newer"
    if fault.file == "settings":
        title = (
            translate("Faults", "Your settings are from a newer version")
            if is_newer
            else translate("Faults", "Your settings file was damaged")
        )
        body = (
            translate("Faults", "The file stays where it is; what it did not say is as usual.")
            if fault.kept is None
            else translate("Faults", "The file has been put aside; what it did not say is as usual again."),
            translate("Faults", "Your matches are not touched."),
        )
        return FaultTold(title, body, fault.kept or "")
    if fault.file == "rule_sets":
        title = (
            translate("Faults", "Your rule sets are from a newer version")
            if is_newer
            else translate("Faults", "The file of your rule sets was damaged")
        )
        body = (_rule_sets_kept(fault), translate("Faults", "Your matches and settings are not touched."))
        return FaultTold(title, body, fault.kept or "")
    title = (
        translate("Faults", "Your history is from a newer version")
        if is_newer
        else translate("Faults", "Your history file was damaged")
    )
    if fault.kind == "unreadable":
        return FaultTold(
            translate("Faults", "Your history cannot be read"),
            (
                translate("Faults", "Its matches cannot be listed now; it is tried again with every page."),
                translate("Faults", "Your settings are not touched."),
            ),
        )
    body = (
        translate("Faults", "The file has been put aside and a new history begun. You can play on."),
        translate("Faults", "Your settings are not touched."),
    )
    if fault.kept is None:
        body = (translate("Faults", "You can play, but matches will not be kept."), body[1])
    return FaultTold(title, body, fault.kept or "")


def folder_fault_told(folder: Path) -> FaultTold:
    """A folder that no program of this system shows."""
    return FaultTold(
        translate("Faults", "The folder could not be opened"),
        (translate("Faults", "It is here:"), str(folder)),
    )


def _rule_sets_kept(fault: StorageFault) -> str:
    if fault.kept is None:
        return translate("Faults", "The file stays where it is; what could be read of it is there.")
    if fault.kind == "newer":
        return translate("Faults", "The file has been put aside, as it cannot be read here.")
    return translate("Faults", "The file has been put aside; rule sets that could be read are still there.")


def _unwritable(fault: StorageFault) -> FaultTold:
    if fault.file == "settings":
        return FaultTold(
            translate("Faults", "Your settings cannot be saved"),
            (
                translate("Faults", "They hold until you quit."),
                translate("Faults", "Is the disk full, or the folder write-protected?"),
            ),
        )
    if fault.file == "rule_sets":
        return FaultTold(
            translate("Faults", "Your rule sets cannot be saved"),
            (
                translate("Faults", "They hold until you quit."),
                translate("Faults", "Is the disk full, or the folder write-protected?"),
            ),
        )
    return FaultTold(
        translate("Faults", "Matches cannot be kept"),
        (
            translate("Faults", "You can play, but what happens from now on will not be in the history."),
            translate("Faults", "Is the disk full, or the folder write-protected?"),
        ),
    )


def _match_fault(fault: StorageFault) -> FaultTold:
    if fault.kind == "moved_on":
        return FaultTold(
            translate("Faults", "This match went on elsewhere"),
            (
                translate("Faults", "Another window of the program has played on in it."),
                translate("Faults", "You can play on here, but only the other window's moves are kept."),
            ),
        )
    if fault.kind == "undeleted":
        return FaultTold(
            translate("Faults", "This match cannot be deleted"),
            (
                translate("Faults", "It stands in your history as before."),
                translate("Faults", "Is the disk full, or the folder write-protected?"),
            ),
        )
    return FaultTold(
        translate("Faults", "This match cannot be read"),
        (
            translate("Faults", "What is kept of it does not follow the rules of the game."),
            translate("Faults", "Your other matches are not touched."),
        ),
    )

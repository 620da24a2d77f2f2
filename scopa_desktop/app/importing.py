"""Records read from files into the history."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from scopa_desktop.match.record import RecordInvalid
from scopa_desktop.storage.history import HistoryStore, HistoryUnreadable, HistoryUnwritable
from scopa_desktop.storage.record_import import import_record
from scopa_desktop.windows.import_sheet import ImportReport
from scopa_desktop.wording.record_faults import record_fault_told

translate = QCoreApplication.translate

LARGEST = 20_000_000
"""Bytes of a file that is read: far more than any match fills."""


def import_files(history: HistoryStore, paths: Sequence[str]) -> ImportReport:
    """What became of each file; one that is refused leaves nothing behind."""
    added, known, assumed, refused = 0, 0, 0, []
    for path in map(Path, paths):
        try:
            if path.stat().st_size > LARGEST:
                refused.append((path.name, translate("Import", "This file is too large for a record.")))
                continue
            imported = import_record(history, path.read_bytes().decode("utf-8"))
            if imported is None:
                known += 1
            else:
                added += 1
                assumed += imported.is_level_assumed
        except UnicodeDecodeError:
            refused.append((path.name, translate("Import", "This is no text in UTF-8.")))
        except RecordInvalid as fault:
            refused.append((path.name, record_fault_told(fault)))
        except OSError as fault:
            refused.append((path.name, fault.strerror or str(fault)))
        except (HistoryUnreadable, HistoryUnwritable):
            refused.append((path.name, translate("Import", "The history cannot be written.")))
    return ImportReport(added, known, tuple(refused), assumed)

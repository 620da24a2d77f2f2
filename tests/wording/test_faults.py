from itertools import product
from typing import get_args

import pytest

from scopa_desktop.storage.faults import FaultKind, File, StorageFault
from scopa_desktop.wording.faults import storage_fault_told

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("file", "kind"), list(product(get_args(File), get_args(FaultKind))))
def test_every_fault_is_told(file: File, kind: FaultKind) -> None:
    told = storage_fault_told(StorageFault(file, kind, "kept.json", "a reason"))
    assert told.title
    assert all(line.endswith((".", "?")) for line in told.body)


def test_the_kept_file_is_named() -> None:
    fault = StorageFault("settings", "damaged", "settings.damaged-2026-11-30.json")
    told = storage_fault_told(fault)
    assert told.title == "Your settings file was damaged"
    assert told.kept == "settings.damaged-2026-11-30.json"


def test_a_newer_file_is_not_called_damaged() -> None:
    for file in ("settings", "history"):
        assert "newer version" in storage_fault_told(StorageFault(file, "newer", "kept")).title


def test_what_could_not_be_put_aside_is_not_said_to_be() -> None:
    history = storage_fault_told(StorageFault("history", "damaged"))
    assert "will not be kept" in history.body[0]
    for file in ("settings", "rule_sets"):
        for kind in ("damaged", "newer"):
            told = storage_fault_told(StorageFault(file, kind))
            assert told.body[0].startswith("The file stays where it is")
            assert told.kept == ""
            assert "put aside" in storage_fault_told(StorageFault(file, kind, "kept")).body[0]


def test_of_newer_rule_sets_none_is_said_to_be_there() -> None:
    assert "still there" not in storage_fault_told(StorageFault("rule_sets", "newer", "kept")).body[0]
    assert "still there" in storage_fault_told(StorageFault("rule_sets", "damaged", "kept")).body[0]


def test_matches_that_cannot_be_listed_are_kept_all_the_same() -> None:
    told = storage_fault_told(StorageFault("history", "unreadable"))
    assert told.title == "Your history cannot be read"
    assert "cannot be listed now" in told.body[0]


def test_each_way_of_not_keeping_has_its_own_words() -> None:
    faults = [
        StorageFault("settings", "unwritable"),
        StorageFault("history", "unwritable"),
        StorageFault("match", "moved_on"),
        StorageFault("match", "unreadable"),
        StorageFault("match", "undeleted"),
        StorageFault("history", "damaged", "kept"),
    ]
    assert len({storage_fault_told(fault).title for fault in faults}) == len(faults)

from scopa_desktop.storage.faults import StorageFault


def test_a_fault_without_a_kept_file_says_so() -> None:
    fault = StorageFault("history", "unwritable")
    assert fault.kept is None
    assert fault == StorageFault("history", "unwritable", None, "")

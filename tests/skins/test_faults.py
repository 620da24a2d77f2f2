from scopa_desktop.skins.faults import LONGEST, SkinInvalid


def test_a_fault_has_a_code_and_what_is_meant() -> None:
    fault = SkinInvalid("file_missing", "denari-07.svg")
    assert (fault.code, fault.detail) == ("file_missing", "denari-07.svg")
    assert str(fault) == "file_missing: denari-07.svg"


def test_what_is_meant_can_be_shown() -> None:
    long = SkinInvalid("file_missing", "x" * 5000)
    assert (len(long.detail), long.detail[-2:]) == (LONGEST, "x\u2026")
    assert SkinInvalid("no_table", "d\udce9ck").detail == "d?ck"

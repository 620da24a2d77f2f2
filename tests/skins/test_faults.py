from scopa_desktop.skins.faults import SkinInvalid


def test_a_fault_has_a_code_and_what_is_meant() -> None:
    fault = SkinInvalid("file_missing", "denari-07.svg")
    assert (fault.code, fault.detail) == ("file_missing", "denari-07.svg")
    assert str(fault) == "file_missing: denari-07.svg"

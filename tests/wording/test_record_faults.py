from itertools import chain
from typing import get_args

import pytest

from scopa_desktop.match.record import RecordFault, RecordInvalid
from scopa_desktop.wording.record_faults import LONGEST, record_fault_told

pytestmark = pytest.mark.usefixtures("qapp")

CODES = list(chain.from_iterable(get_args(part) or (part,) for part in get_args(RecordFault)))


@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_told_with_its_line_and_word(code: RecordFault) -> None:
    told = record_fault_told(RecordInvalid(7, "7Dx3D", code, "11-7"))
    assert told.startswith("Line 7, “7Dx3D”: ")
    assert told.endswith(".")
    assert "{" not in told


def test_reasons_that_depend_on_what_is_right() -> None:
    assert "not finished" in record_fault_told(RecordInvalid(1, "11-7", "wrong_result", "*"))
    assert "Nobody" in record_fault_told(RecordInvalid(1, "0", "wrong_winner"))
    assert "another rule" in record_fault_told(RecordInvalid(1, "x", "wrong_outright", "napoleone"))


def test_any_word_fits_on_a_line() -> None:
    told = record_fault_told(RecordInvalid(1, "\x1b" * 99, "not_a_play"))
    assert "\x1b" not in told
    assert len(told) < LONGEST + 90
    assert record_fault_told(RecordInvalid(3, "", "score_missing")).startswith("Line 3: ")

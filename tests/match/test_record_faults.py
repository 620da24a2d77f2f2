import pickle
from typing import get_args

from scopa_desktop.match.record_faults import RecordFault, RecordInvalid, TokenFault, TokenInvalid


def test_every_fault_of_a_token_is_a_fault_of_a_record() -> None:
    tokens, others = get_args(RecordFault)
    assert tokens == TokenFault
    assert not set(get_args(tokens)) & set(get_args(others))


def test_faults_say_line_token_and_reason() -> None:
    error = RecordInvalid(14, "7Sx7C", "not_on_table", "7C")
    assert (error.line, error.token, error.reason, error.detail) == (14, "7Sx7C", "not_on_table", "7C")
    assert str(error) == "line 14: not_on_table: '7Sx7C' 7C"
    assert str(RecordInvalid(3, "", "deck_missing")) == "line 3: deck_missing: ''"
    assert str(TokenInvalid("7S", "must_capture")) == "must_capture: '7S'"
    assert isinstance(error, ValueError)
    assert isinstance(TokenInvalid("7S", "must_capture"), ValueError)


def test_faults_travel_between_processes() -> None:
    for error in (RecordInvalid(14, "7Sx7C", "not_on_table", "7C"), TokenInvalid("7S", "must_capture", "x")):
        again = pickle.loads(pickle.dumps(error))
        assert vars(again) == vars(error)
        assert str(again) == str(error)

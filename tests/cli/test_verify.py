import io
import sys
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

from scopa_desktop.cli import verify
from scopa_desktop.cli.verify import REASONS, run
from scopa_desktop.match.match import Match
from scopa_desktop.match.record import write_record
from scopa_desktop.match.record_faults import RecordFault
from scopa_desktop.rules.ruleset import ruleset
from tests.match.test_record import EXAMPLE


@pytest.fixture
def said(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """What ``verify`` prints of some texts or bytes, and its exit code."""
    monkeypatch.chdir(tmp_path)

    def check(*contents: str | bytes) -> tuple[int, list[str]]:
        paths = [Path(f"{number}.scopa") for number in range(len(contents))]
        for path, content in zip(paths, contents, strict=True):
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        code = run(paths)
        return code, capsys.readouterr().out.splitlines()

    return check


def test_sound_records(said) -> None:
    unfinished = write_record(Match(ruleset(players=4), 0))
    assert said(EXAMPLE, unfinished) == (
        0,
        [
            "0.scopa: ok, 2 players, classic, 2-3",
            "1.scopa: ok, 4 players, classic, not finished, 0-0 so far",
        ],
    )


def test_one_faulty_file_among_sound_ones(said) -> None:
    code, lines = said(EXAMPLE, EXAMPLE.replace("8Sx5D+3C#", "8Sx5D+3C"), EXAMPLE)
    assert code == 1
    assert lines == [
        "0.scopa: ok, 2 players, classic, 2-3",
        '1.scopa: line 20, token "8Sx5D+3C": this is a scopa, which is marked with #',
        "2.scopa: ok, 2 players, classic, 2-3",
    ]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("5Bx5C", "5Bx10D", 'line 13, token "5Bx10D": 10D is not on the table'),
        ("5Bx5C", "5B", 'line 13, token "5B": this card captures and cannot be laid'),
        (
            "9Sx2B+7C",
            "9Sx7C+2B",
            'line 15, token "9Sx7C+2B": captured cards are named oldest first: 9Sx2B+7C',
        ),
        ("Score 2-3", "Score 3-2", 'line 31, token "3-2": the score of this deal is 2-3'),
        ('"2-3"', '"3-3"', 'line 8, token "3-3": the result of these deals is 2-3'),
        ('[Winner "1"]', '[Winner "0"]', 'line 9, token "0": the winning side is 1'),
        ('[Dealer "1"]\n', "", 'line 10, token "": the tag Dealer is missing'),
        ("Deck 5B", "Deck 5S", 'line 12, token "5S": this card is in the deck a second time'),
        (" 4S 5S\n", "\n", 'line 12, token "Deck": a deck has 40 cards, this one 38'),
    ],
)
def test_reasons_in_plain_english(said, old: str, new: str, expected: str) -> None:
    assert EXAMPLE.count(old) == 1
    assert said(EXAMPLE.replace(old, new)) == (1, [f"0.scopa: {expected}"])


def test_a_record_cut_short(said) -> None:
    code, lines = said(EXAMPLE.partition("3S 2C")[0])
    assert code == 1
    assert lines == ['0.scopa: line 8, token "2-3": the match is not finished, its result is *']


def test_a_winner_of_an_unfinished_match(said) -> None:
    text = write_record(Match(ruleset(), 0)).replace('[Result "*"]', '[Result "*"]\n[Winner "0"]')
    assert said(text) == (1, ['0.scopa: line 6, token "0": nobody has won yet'])


def test_outright_wins(said) -> None:
    record = (Path(__file__).parents[1] / "golden" / "trentino-4-1.scopa").read_text("utf-8")
    code, (line,) = said(record.replace('"trentino"]\n\n', '"napoleone"]\n\n'))
    assert code == 1
    assert line.endswith("the match was won outright by the trentino rule")
    code, (line,) = said(EXAMPLE.replace('[Winner "1"]', '[Winner "1"]\n[Outright "trentino"]'))
    assert code == 1
    assert line.endswith("the match was not won outright")


def test_impossible_options_say_why(said) -> None:
    text = EXAMPLE.replace("players=2 target=1", "players=4 teams=three_pairs")
    code, (line,) = said(text)
    assert code == 1
    assert line.endswith("these rules do not go together: three pairs of partners need six players")


def test_files_that_are_no_text(said) -> None:
    code, lines = said(b"[Format\n\n\xff\xfe\x00", b"\x89PNG", b"")
    assert code == 1
    assert lines == [
        '0.scopa: line 3, token "\\xff": not UTF-8 text',
        '1.scopa: line 1, token "\\x89": not UTF-8 text',
        '2.scopa: line 1, token "": the tag Format is missing',
    ]


def test_tokens_cannot_steer_the_terminal(said) -> None:
    long = "x" * 61
    code, lines = said("[\x1b[31m\x85\u2028red]\n", f"{long}\n", "x" * 60)
    shown = ["[\\x1b[31m\\x85\\u2028red]", f"{long[:60]}...", long[:60]]
    reason = 'neither a tag such as [Name "value"] nor a deal'
    assert code == 1
    assert lines == [
        f'{number}.scopa: line 1, token "{token}": {reason}' for number, token in enumerate(shown)
    ]


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([tmp_path / "nowhere.scopa", tmp_path]) == 1
    missing, folder = capsys.readouterr().out.splitlines()
    assert missing == f"{tmp_path / 'nowhere.scopa'}: cannot be read: No such file or directory"
    assert folder.startswith(f"{tmp_path}: cannot be read: ")


def test_line_ends_byte_order_marks_and_cuts(said) -> None:
    code, lines = said(
        EXAMPLE.replace("\n", "\r\n"),
        EXAMPLE.replace("\n", "\r"),
        "\ufeff" + EXAMPLE,
        EXAMPLE.encode("utf-16"),
        EXAMPLE.rstrip("\n"),
        EXAMPLE.rstrip("\n")[:-1],
        EXAMPLE + "\0",
        b"\0" * 1000,
        EXAMPLE.encode() + b"\xe2\x82",
    )
    assert code == 1
    sound = "ok, 2 players, classic, 2-3"
    noughts = "\\x00" * 60
    neither = 'neither a tag such as [Name "value"] nor a deal'
    assert lines == [
        f"0.scopa: {sound}",
        f"1.scopa: {sound}",
        '2.scopa: line 1, token "": a record begins without a byte-order mark',
        '3.scopa: line 1, token "\\xff": not UTF-8 text',
        f"4.scopa: {sound}",
        '5.scopa: line 31, token "2-": the score of this deal is 2-3',
        '6.scopa: line 32, token "\\x00": the deal is played out before this',
        f'7.scopa: line 1, token "{noughts}...": {neither}',
        '8.scopa: line 32, token "\\xe2": not UTF-8 text',
    ]


def test_no_more_is_read_than_a_record_can_be_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "huge.scopa"
    path.write_bytes(EXAMPLE.encode())
    monkeypatch.setattr(verify, "_LARGEST", len(EXAMPLE))
    assert run([path]) == 0
    monkeypatch.setattr(verify, "_LARGEST", len(EXAMPLE) - 1)
    assert run([path]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: ok, 2 players, classic, 2-3",
        f"{path}: larger than any record",
    ]


def test_a_large_file_of_words_is_refused_soon(said) -> None:
    """As large as may be, and all of it inside a deal."""
    head = EXAMPLE.partition("5Bx5C")[0]
    code, (line,) = said(head + "x\n" * ((verify._LARGEST - len(head)) // 2))
    assert (code, line) == (
        1,
        '0.scopa: line 13, token "x": not a card, a capture or a scopa in this notation',
    )


def test_a_name_with_a_line_end_stays_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([Path("two\nlines\x1b[2J.scopa"), Path("\udcff.scopa")]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("two\\nlines\\x1b[2J.scopa: cannot be read: ")
    assert second.startswith("\\udcff.scopa: cannot be read: ")


def test_a_terminal_without_the_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "partità.scopa"
    path.write_text("[Tè]\n", "utf-8")
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", terminal)
    assert run([path]) == 1
    terminal.flush()
    terminal.seek(0)
    assert "partit\\xe0.scopa" in terminal.read()


def test_every_fault_has_its_words() -> None:
    tokens, others = get_args(RecordFault)
    assert set(REASONS) == {*get_args(tokens), *get_args(others)}
    for text in REASONS.values():
        assert {name for _, name, _, _ in Formatter().parse(text) if name is not None} <= {"detail"}
        assert not text[0].isupper()
        assert not text.endswith(".")

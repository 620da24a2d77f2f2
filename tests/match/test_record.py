from pathlib import Path

from scopa_desktop.match import record
from scopa_desktop.match.record import read_record, write_record

EXAMPLE = """\
[Format "scopa-record 1"]
[Preset "classic"]
[Options "players=2 target=1"]
[Players "Anna|Bruno"]
[Date "2026-01-01T00:00:00Z"]
[Seed "1740"]
[Dealer "1"]
[Result "2-3"]
[Winner "1"]

Deal 1
Deck 5B 2B 7C 7B 10C 9S 7S 5C 8D 6B 9D 9C 6S 6D 3B 1B 3C 4B 1S 8S 5D 10D 4D 2C 3S 7D 10S 2D 1D 8C 9B 8B 3D 10B 1C 4C 2S 6C 4S 5S
5Bx5C 7Bx7S
10C 2B
7C 9Sx2B+7C
6Sx6B 6D
3B 1B
9Dx6D+3B 9Cx8D+1B
5D 10Dx10C
3C 8Sx5D+3C#
1S 4B
3S 2C
10Sx1S+4B+3S+2C# 7D
4D 2D
3D 8B
9Bx7D+2D 10B
1D 8Cx8B
4Sx4D 5S
2S 6Cx1D+5S
1C 4Cx3D+1C
Score 2-3
"""  # noqa: E501  a deck stands on one line


def test_the_example_of_the_format_reads_and_writes_the_same_bytes() -> None:
    read = read_record(EXAMPLE)
    assert (read.match.scores, read.match.winner) == ((2, 3), 1)
    assert read.match.names == ("Anna", "Bruno")
    assert read.match.seed == 1740
    assert write_record(read.match, read.tags).encode() == EXAMPLE.encode()


def test_the_paper_on_the_format_shows_this_example() -> None:
    paper = Path(__file__).parents[2] / "docs" / "record.md"
    assert EXAMPLE in paper.read_text("utf-8")


def test_the_door_names_what_is_behind_it() -> None:
    assert all(hasattr(record, name) for name in record.__all__)

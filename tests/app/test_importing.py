from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_desktop.app.importing import LARGEST, import_files
from scopa_desktop.match.match import Match
from scopa_desktop.match.record import write_record
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.history import HistoryStore
from tests.tables import seeded

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def history(tmp_path: Path) -> Iterator[HistoryStore]:
    store = HistoryStore(tmp_path / "data" / "history.sqlite")
    yield store
    store.close()


def test_each_file_is_added_known_or_refused(history: HistoryStore, tmp_path: Path) -> None:
    text = write_record(seeded(ruleset("escoba", target=5), 3, lambda choices: choices[0]))
    good, cut, binary = (tmp_path / name for name in ("good.scopa", "cut.scopa", "binary.scopa"))
    good.write_text(text, "utf-8")
    cut.write_text(text.rsplit("Score", 1)[0], "utf-8")
    binary.write_bytes(b"\xff\xfe")
    large = tmp_path / "large.scopa"
    with large.open("wb") as file:
        file.truncate(LARGEST + 1)
    missing = tmp_path / "missing.scopa"
    report = import_files(history, [str(path) for path in (good, good, cut, binary, large, missing)])
    assert (report.added, report.known) == (1, 1)
    assert [name for name, _ in report.refused] == [
        "cut.scopa",
        "binary.scopa",
        "large.scopa",
        "missing.scopa",
    ]
    assert report.refused[0][1].startswith("Line ")
    assert report.assumed == 0
    assert len(history.matches()) == 1


def test_a_history_that_cannot_be_written_refuses_all(history: HistoryStore, tmp_path: Path) -> None:
    text = write_record(seeded(ruleset(target=1), 3, lambda choices: choices[0]))
    (tmp_path / "good.scopa").write_text(text, "utf-8")
    history.close()
    report = import_files(history, [str(tmp_path / "good.scopa")])
    assert report.added == 0
    assert len(report.refused) == 1


def test_unfinished_matches_without_levels_are_counted(history: HistoryStore, tmp_path: Path) -> None:
    match = Match(ruleset(), 0, seed=3)
    match.deal(deck_for(match.rules, 3, 1))
    (tmp_path / "begun.scopa").write_text(write_record(match), "utf-8")
    report = import_files(history, [str(tmp_path / "begun.scopa")])
    assert (report.added, report.assumed) == (1, 1)

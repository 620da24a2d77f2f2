import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale

from scopa_desktop.windows.dates import long_date, short_date

NOW = datetime(2026, 3, 14, 12, 0, tzinfo=UTC)


@pytest.fixture(autouse=True)
def in_greenwich_and_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    if hasattr(time, "tzset"):
        monkeypatch.setenv("TZ", "UTC")
        time.tzset()
    yield
    QLocale.setDefault(before)
    monkeypatch.undo()
    if hasattr(time, "tzset"):
        time.tzset()


@pytest.mark.parametrize(
    ("ago", "said"),
    [
        (timedelta(hours=3), "Today 09:00"),
        (timedelta(hours=13), "Yesterday 23:00"),
        (timedelta(hours=36), "Yesterday 00:00"),
        (timedelta(hours=37), "12 Mar"),
        (timedelta(days=90), "14 Dec 2025"),
    ],
)
def test_near_days_are_named(ago: timedelta, said: str) -> None:
    assert short_date(NOW - ago, NOW) == said


def test_a_date_in_full_has_everything() -> None:
    said = long_date(NOW)
    assert "14 March 2026" in said
    assert said.endswith("12:00")


def test_days_are_those_of_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(time, "tzset"):
        return
    monkeypatch.setenv("TZ", "Etc/GMT-10")
    time.tzset()
    assert short_date(NOW - timedelta(hours=1), NOW) == "Today 21:00"
    assert short_date(NOW + timedelta(hours=3), NOW + timedelta(hours=3)) == "Today 01:00"
    assert short_date(NOW, NOW + timedelta(hours=3)) == "Yesterday 22:00"

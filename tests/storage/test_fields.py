from datetime import UTC, datetime, timedelta, timezone

import pytest

from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.fields import date_from, date_text, options_text, rules_from


def test_dates_are_in_utc_and_whole_seconds() -> None:
    summer = datetime(2026, 7, 1, 1, 30, 15, 999_999, tzinfo=timezone(timedelta(hours=2)))
    assert date_text(summer) == "2026-06-30T23:30:15Z"
    assert date_from("2026-06-30T23:30:15Z") == datetime(2026, 6, 30, 23, 30, 15, tzinfo=UTC)


@pytest.mark.parametrize("text", ["", "2026-06-30", "2026-06-30T23:30:15", "2026-06-31T23:30:15Z"])
def test_other_dates_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"date|format|day"):
        date_from(text)


@pytest.mark.parametrize(
    "fields", [{}, {"players": 3}, {"players": 6, "teams": "three_pairs", "target": 21}, {"target": 101}]
)
def test_rules_there_and_back(fields: dict[str, int | str]) -> None:
    rules = ruleset(**fields)
    assert rules_from("classic", options_text(rules)) == rules


def test_options_name_only_what_differs() -> None:
    assert options_text(ruleset()) == '{"players": 2}'
    assert options_text(ruleset(players=4, target=16)) == '{"players": 4, "target": 16}'


@pytest.mark.parametrize(
    "options",
    ["", "[1]", '"players"', '{"players": 5}', '{"players": true}', '{"hats": 1}', '{"preset": "classic"}'],
)
def test_other_options_are_refused(options: str) -> None:
    with pytest.raises((ValueError, TypeError)):
        rules_from("classic", options)

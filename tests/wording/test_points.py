from collections.abc import Iterator

import pytest

from scopa_desktop.rules.ruleset import FIELDS, PRESETS, Ruleset, ruleset
from scopa_desktop.rules.scoring import score_deal
from scopa_desktop.wording.cards import speak_of
from scopa_desktop.wording.house_rules import chapters_of, has_weights, match_chapter, table_told
from scopa_desktop.wording.options import OPTIONS, option_line, option_name, value_name
from scopa_desktop.wording.points import point_rule
from scopa_desktop.wording.rules import preset_description
from scopa_desktop.wording.scores import row_name

pytestmark = pytest.mark.usefixtures("qapp")


def test_what_depends_on_the_rules() -> None:
    assert "nobody's" in point_rule("cards", ruleset(players=3))
    assert point_rule("cards", ruleset(players=3)) != point_rule("cards", ruleset())
    assert point_rule("coins", ruleset(players=3)) != point_rule("coins", ruleset())
    assert point_rule("napola", ruleset(napola="to_six")) != point_rule("napola", ruleset(napola="full"))
    assert point_rule("primiera", ruleset(primiera="need_four")) != point_rule("primiera", ruleset())


NEEDS: dict[str, dict[str, object]] = {
    "teams": {"players": 6},
    "hand": {"players": 4},
    "table": {"players": 4},
    "ace_on_ace": {"ace_sweep": "scopa"},
    "ace_on_empty": {"ace_sweep": "scopa"},
    "first_ace": {"ace_sweep": "scopa"},
    "napoleone": {"napola": "full"},
}
"""What must hold for a rule to mean anything."""


def whole_text(rules: Ruleset) -> str:
    """All that the sheet of rules says, but for the list of what differs from the preset."""
    sides = len(rules.sides)
    chapters = (*chapters_of(rules), match_chapter(rules))
    told = [
        text for one in chapters if one.heading != "House rules" for text in (one.heading, *one.paragraphs)
    ]
    points = [
        text
        for row in score_deal(rules, (0,) * sides, ((),) * sides).rows
        for text in (row_name(row.kind, rules), point_rule(row.kind, rules))
    ]
    return "\n".join([table_told(rules), *told, *points, str(has_weights(rules))])


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for field in FIELDS for value in FIELDS[field] if field != "target"]
)
def test_the_rules_to_read_say_every_value_of_every_rule(field: str, value: object) -> None:
    base = NEEDS.get(field, {})
    usual = ruleset(**base)
    if value == getattr(usual, field):
        return
    changed = {**base, field: value}
    if field == "hand":
        changed["table"] = 0 if value == 10 else 4
    elif field == "table":
        changed["hand"] = 10
    assert whole_text(ruleset(**changed)) != whole_text(usual)


@pytest.fixture
def french() -> Iterator[None]:
    speak_of("french")
    yield
    speak_of("latin")


@pytest.mark.usefixtures("french")
def test_with_french_cards_nothing_speaks_of_coins_or_knights() -> None:
    said = [preset_description(key) for key in PRESETS]
    said += [text for field in OPTIONS for text in (option_name(field), option_line(field))]
    said += [value_name(field, value) for field in OPTIONS for value in FIELDS[field]]
    said += [whole_text(ruleset(key, players=players)) for key in PRESETS for players in PRESETS[key].players]
    everything = ruleset(
        napola="full",
        napoleone="on",
        trentino="on",
        rosmarino="on",
        declarations="on",
        opening_table="fifteen",
    )
    said.append(whole_text(everything))
    words = set(" ".join(said).lower().replace(",", " ").replace(".", " ").split())
    assert not words & {"coin", "coins", "cups", "swords", "knight", "knights"}
    assert {"diamond", "diamonds", "hearts", "spades", "queen", "queens"} <= words
    assert not any("{" in text for text in said)

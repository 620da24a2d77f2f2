import importlib.util
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def pictures():
    spec = importlib.util.spec_from_file_location("table_pictures", ROOT / "tools" / "table_pictures.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "form",
    [
        ("classic", 2, "teams"),
        ("classic", 4, "individual"),
        ("classic", 6, "three_pairs"),
        ("scientifico", 4, "teams"),
    ],
)
@pytest.mark.parametrize("on_table", [0, 6, 15])
def test_a_deal_is_found_with_so_many_cards_on_the_table(
    pictures, form: tuple[str, int, str], on_table: int
) -> None:
    match = pictures.at_the_table(*form, on_table)
    assert len(match.state.table) == on_table
    assert match.state.turn == 0
    assert match.deal_number == 2


def image(colour: str) -> QImage:
    made = QImage(2, 2, QImage.Format.Format_RGB32)
    made.fill(QColor(colour))
    return made


def test_grey_has_no_colour(pictures, qapp: object) -> None:
    pixel = pictures.grey(image("#c03020")).pixelColor(1, 1)
    assert pixel.red() == pixel.green() == pixel.blue()


def test_red_and_green_look_alike_without_green(pictures, qapp: object) -> None:
    def apart(one: QColor, other: QColor) -> int:
        return (
            abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())
        )

    red, green = (pictures.without_green(image(name)).pixelColor(0, 0) for name in ("#b04020", "#5a7a20"))
    assert apart(red, green) < 0.5 * apart(QColor("#b04020"), QColor("#5a7a20"))
    assert pictures.without_green(image("#808080")).pixelColor(0, 0).name() in (
        "#808080",
        "#7f7f7f",
        "#808081",
    )

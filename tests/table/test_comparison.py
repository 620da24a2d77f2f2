from scopa_desktop.table.comparison import pose_text
from scopa_desktop.table.poses import Pose
from tests.table.conftest import Table

START = ("9C 7D 2S | 10B 8S 3S", "3B 4C 5D 6S")


def test_a_pose_in_one_line() -> None:
    pose = Pose(10.0, 20.25, 160.0, -1.6, face_up=False, lift=0.75, shown=False)
    assert pose_text(pose) == "10.0,20.2 h 160.0 a -1.6 down buried lift 0.75"


def test_every_card_that_has_a_place_has_a_line(table: Table) -> None:
    table.offered(*START)
    lines = table.scene.poses_as_text()
    assert len(lines) == 40
    assert sum(" hand 0." in line and line.endswith(" up") for line in lines) == 3
    assert sum(" hand 1." in line and line.endswith(" down") for line in lines) == 3
    assert sum(" table -1." in line for line in lines) == 4


def test_a_card_where_none_should_be_is_found(table: Table) -> None:
    match = table.offered(*START)
    fresh = type(match)(match.rules, 1, names=("You", "Nora"))
    assert "9C is on the table" in table.scene.differences(fresh)


def test_a_raised_card_is_no_difference(table: Table) -> None:
    match = table.offered(*START)
    table.qtbot.mouseMove(table.view.viewport(), table.spot("7D"))
    assert table.item("7D").pose.lift > 0
    assert table.scene.differences(match) == []

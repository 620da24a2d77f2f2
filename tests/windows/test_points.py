from PySide6.QtWidgets import QWidget

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.points import KINDS, point_rule, points_list
from scopa_desktop.windows.row_icon import RowIcon
from scopa_desktop.wording.scores import row_name
from tests.windows.seen import texts


def test_each_kind_of_point_is_named_and_explained(dress: Dress, host: QWidget) -> None:
    made = points_list(dress)
    made.setParent(host)
    made.show()
    for kind in KINDS:
        assert row_name(kind) in texts(made)
        assert point_rule(kind) in texts(made)
    assert len(made.findChildren(RowIcon)) == len(KINDS)
    assert len({point_rule(kind) for kind in KINDS}) == len(KINDS)

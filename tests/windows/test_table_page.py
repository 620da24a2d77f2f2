from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from scopa_desktop.windows.table_page import TablePage


def test_the_table_fills_the_page_and_takes_the_keys(host: QWidget) -> None:
    view = QGraphicsView(QGraphicsScene(host))
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    page = TablePage(lambda: view)
    page.setParent(host)
    page.setGeometry(host.rect())
    assert page.build() is view
    page.show()
    page.focus_first()
    assert host.focusWidget() is view
    assert view.size() == page.size()

from PySide6.QtWidgets import QWidget

from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.table_sample import TableSample


def test_it_shows_the_cloth_and_the_values_of_the_settings(dress: Dress, host: QWidget) -> None:
    sample = TableSample(dress)
    sample.setParent(host)
    sample.resize(560, 170)
    sample.show()
    pictures = []
    for settings in (Settings(), Settings(cloth="blue"), Settings(cloth="blue", value_corners=False)):
        sample.show_settings(settings)
        pictures.append(sample.grab().toImage())
    green, blue, plain = pictures
    assert green.pixelColor(14, 85).green() > green.pixelColor(14, 85).blue()
    assert blue.pixelColor(14, 85).blue() > blue.pixelColor(14, 85).red()
    assert blue.pixelColor(280, 85) != plain.pixelColor(280, 85)
    assert blue.pixelColor(14, 85) == plain.pixelColor(14, 85)
    assert sample.minimumSizeHint().height() <= sample.sizeHint().height()

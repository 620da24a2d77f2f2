"""Cards and surfaces as the program shows them, read and drawn when they are first wanted.

Home is there before any of it: a deck takes longer to read than the rest of the window.
"""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap

if TYPE_CHECKING:
    from scopa_desktop.look.drawings import Drawings
    from scopa_desktop.look.shadows import Shadows
    from scopa_desktop.look.surfaces import Surfaces
    from scopa_desktop.rules.cards import Card
    from scopa_desktop.skins.card_faces import CardFaces
    from scopa_desktop.skins.skin import Skin


class ProgramArt:
    """What pages, sheets and the table are drawn with."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets

    @cached_property
    def drawings(self) -> "Drawings":
        from scopa_desktop.look.drawings import Drawings

        return Drawings(self._assets)

    @cached_property
    def shadows(self) -> "Shadows":
        from scopa_desktop.look.shadows import Shadows

        return Shadows()

    @cached_property
    def surfaces(self) -> "Surfaces":
        from scopa_desktop.look.surfaces import Surfaces

        return Surfaces(self._assets)

    @cached_property
    def skin(self) -> "Skin":
        """The deck that is played with."""
        from scopa_desktop.skins.skin import load_skin

        return load_skin(self._assets / "decks" / "italian")

    @cached_property
    def table_faces(self) -> "CardFaces":
        """The cards of the table."""
        return self._faces()

    @cached_property
    def page_faces(self) -> "CardFaces":
        """The cards of pages and sheets, which want other heights; only so many are kept."""
        return self._faces()

    def card(self, card: "Card", height: float, ratio: float, value: bool, /) -> QPixmap:
        return self.page_faces.face(card, height, ratio, value)

    def _faces(self) -> "CardFaces":
        from scopa_desktop.skins.card_faces import CardFaces

        return CardFaces(self.skin, self._assets)

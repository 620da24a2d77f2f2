"""Cards and surfaces as the program shows them, read and drawn when they are first wanted.

Home is there before any of it: a deck takes longer to read than the rest of the window.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QPixmap

from scopa_desktop.storage.settings import Settings

if TYPE_CHECKING:
    from scopa_desktop.look.drawings import Drawings
    from scopa_desktop.look.shadows import Shadows
    from scopa_desktop.look.surfaces import Surfaces
    from scopa_desktop.rules.cards import Card, Suit
    from scopa_desktop.skins.artwork import Readings
    from scopa_desktop.skins.card_faces import CardFaces
    from scopa_desktop.skins.skin import Skin, SkinInvalid

Shown = TypeVar("Shown")
STAND_INS = ("italian", "spanish", "french")
"""Keys of decks that are shown, the first that is sound, if the deck of the settings cannot be."""


class ProgramArt:
    """What pages, sheets and the table are drawn with."""

    def __init__(self, assets: Path, settings: Settings | None = None) -> None:
        self._assets = assets
        self._settings = settings or Settings()
        self._skin: Skin | None = None
        self._faces: CardFaces | None = None
        self.fault: SkinInvalid | None = None
        """What was wrong with the deck of the settings when it was last read."""

    @cached_property
    def _readings(self) -> "Readings":
        """Pages and table show the same deck."""
        from scopa_desktop.skins.artwork import Readings

        return Readings()

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

    def wear(self, settings: Settings) -> "SkinInvalid | None":
        """Show the deck of the settings: at once if cards were shown before, else as soon as they are.

        What is wrong with it, if it cannot be used; ``deck`` is another one then.
        """
        from scopa_desktop.skins.faults import SkinInvalid

        self._settings = settings
        if self._faces is None:
            return None
        self.fault = None
        with suppress(SkinInvalid):  # no deck is sound any more: the one that was read goes on
            self._take_deck(self._faces)
        return self.fault

    @property
    def deck(self) -> str:
        """Key of the deck that is shown."""
        return self.skin.key

    @property
    def is_large(self) -> bool:
        """Whether every card has a large number in its corner."""
        return self.page_faces.is_large

    @property
    def skin(self) -> "Skin":
        """The deck that is played with, without its variant."""
        _ = self.page_faces
        assert self._skin is not None
        return self._skin

    @property
    def back(self) -> str:
        """The back that is shown, one of ``card_art.BACKS`` or the deck's own."""
        return self.page_faces.back_name

    @property
    def page_faces(self) -> "CardFaces":
        """The cards of pages and sheets, which want other heights; only so many are kept.

        Raises ``SkinInvalid`` if no deck can be read.
        """
        if self._faces is None:
            self._faces = self._made_faces()
            self.drawings.set_emblems(self._faces.emblems)
        return self._faces

    @cached_property
    def table_faces(self) -> "CardFaces":
        """The cards of the table, which changes their deck by itself."""
        from scopa_desktop.skins.card_faces import CardFaces

        shown = self.page_faces
        return CardFaces(
            shown.skin, self._assets, shown.back_name, large=shown.is_large, readings=self._readings
        )

    def card(self, card: "Card", height: float, ratio: float, value: bool, /) -> QPixmap:
        return self.page_faces.face(card, height, ratio, value)

    def emblem(self, suit: "Suit", size: float, ratio: float, /) -> QPixmap:
        _ = self.page_faces  # brings the emblems along
        return self.drawings.emblem(suit, size, ratio)

    def _made_faces(self) -> "CardFaces":
        from scopa_desktop.skins.card_faces import CardFaces

        back, large = self._wanted_back(), self._settings.large_indices
        return self._first_sound(
            lambda skin: CardFaces(skin, self._assets, back, large=large, readings=self._readings)
        )

    def _take_deck(self, faces: "CardFaces") -> None:
        back, large = self._wanted_back(), self._settings.large_indices
        self._first_sound(lambda skin: faces.set_skin(skin, back=back, large=large))
        self.drawings.set_emblems(faces.emblems)

    def _first_sound(self, show: "Callable[[Skin], Shown]") -> "Shown":
        """What comes of showing the deck of the settings, or the first stand-in for it that is sound.

        Raises ``SkinInvalid``, the fault of the deck of the settings, if none of them is.
        """
        from scopa_desktop.skins.faults import SkinInvalid

        for key in dict.fromkeys((self._settings.deck, *STAND_INS)):
            try:
                skin = self._loaded(key)
                shown = show(skin.varied(self._settings.variant))
            except SkinInvalid as fault:
                self.fault = self.fault or fault
            else:
                self._skin = skin
                _speak_of(skin)
                return shown
        assert self.fault is not None
        raise self.fault

    def _loaded(self, key: str) -> "Skin":
        from scopa_desktop.skins.shelf import deck_folders, load_deck

        if self._skin is not None and self._skin.key == key:
            return self._skin
        return load_deck(key, deck_folders())

    def _wanted_back(self) -> str:
        from scopa_desktop.skins.card_art import BACKS, OWN_BACK

        return self._settings.back if self._settings.back in BACKS else OWN_BACK


def _speak_of(skin: "Skin") -> None:
    """Cards are called as they are called in the deck."""
    from scopa_desktop.wording.cards import speak_of
    from scopa_desktop.wording.deck_names import deck_words

    speak_of(deck_words(skin.suits, skin.values))

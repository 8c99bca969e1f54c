"""The wishes, as QML sees them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game_library import find_game
from stolik.engine.messages import translated
from stolik.models.rows import RowsModel
from stolik.pages.wishes.kept import KeptWishes

QML_IMPORT_NAME = "Stolik.Wishes"
QML_IMPORT_MAJOR_VERSION = 1


class Wish(NamedTuple):
    """A person, and the title of the game wished for."""

    name: str
    title: str


@QmlElement
@QmlUncreatable("The page makes it.")
class WishesModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows everybody's wish."""

    def __init__(self, kept: KeptWishes) -> None:
        """Show the saved wishes."""
        super().__init__()
        self._kept = kept
        self._rows = RowsModel(Wish, self)
        self.retranslate()

    @Property(RowsModel, constant=True)
    def rows(self) -> RowsModel[Wish]:
        """The people and the games they wish for."""
        return self._rows

    @Slot()
    def retranslate(self) -> None:
        """Update everything in the current language."""
        games = ((name, find_game(game_id)) for name, game_id in self._kept.document.games.items())
        told = [Wish(name, translated(info.id, info.title)) for name, info in games if info]
        self._rows.set_rows(told)

"""The game cards of the home screen."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QObject, QUrl

from stolik.engine.game_library import find_games
from stolik.engine.package import GameInfo
from stolik.models.rows import RowsModel
from stolik.services.program_paths import game_file


class GameCard(NamedTuple):
    """A game; titles are sources in its own context. ``waits`` tells that one is in progress."""

    gameId: str
    title: str
    playsAs: str
    tagline: str
    fewest: int
    most: int
    shortest: int
    longest: int
    minAge: int
    picture: QUrl
    tradeMark: str
    waits: bool


class GameCards(RowsModel[GameCard]):
    """One row a game, in the order of the home screen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(GameCard, parent)
        self.refresh(())

    def refresh(self, waiting: Collection[str]) -> None:
        """Show all games, with those that have a game in progress marked."""
        games = sorted(find_games(), key=lambda info: info.order)
        self.set_rows([_row(info, info.id in waiting) for info in games])


def _row(info: GameInfo, waits: bool) -> GameCard:
    picture = game_file(info.id, "Card.qml")
    return GameCard(
        info.id,
        info.title,
        info.plays_as,
        info.tagline,
        *info.seats,
        *info.minutes,
        info.min_age,
        QUrl.fromLocalFile(str(picture)) if picture else QUrl(),
        info.trade_mark,
        waits,
    )

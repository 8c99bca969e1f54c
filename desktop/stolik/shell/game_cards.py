"""The game cards of the home screen."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QUrl

from stolik.engine.game_library import find_games
from stolik.engine.package import GameInfo
from stolik.models.rows import RowsModel
from stolik.services.program_paths import game_file


class GameCard(NamedTuple):
    """A game; titles are sources in its own context."""

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


class GameCards(RowsModel[GameCard]):
    """One row a game, in the order of the home screen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(GameCard, parent)
        self.set_rows([_row(info) for info in sorted(find_games(), key=lambda info: info.order)])


def _row(info: GameInfo) -> GameCard:
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
    )

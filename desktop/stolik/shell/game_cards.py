"""The game cards of the home screen."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from PySide6.QtCore import QObject, QUrl

from stolik.engine.game_library import find_games
from stolik.engine.package import GameInfo
from stolik.models.rows import RowsModel
from stolik.services.program_paths import game_file


class GameCards(RowsModel):
    """One row a game, in the order of the home screen; titles are sources in the game's own context."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(
            (
                "gameId",
                "title",
                "playsAs",
                "tagline",
                "fewest",
                "most",
                "shortest",
                "longest",
                "minAge",
                "picture",
                "tradeMark",
                "waits",
            ),
            parent,
        )
        self.refresh(())

    def refresh(self, waiting: Collection[str]) -> None:
        """Show all games, with those that have a game in progress marked."""
        games = sorted(find_games(), key=lambda info: info.order)
        self.set_rows([_row(info, info.id in waiting) for info in games])


def _row(info: GameInfo, waits: bool) -> Mapping[str, Any]:
    picture = game_file(info.id, "Card.qml")
    return {
        "gameId": info.id,
        "title": info.title,
        "playsAs": info.plays_as,
        "tagline": info.tagline,
        "fewest": info.seats[0],
        "most": info.seats[1],
        "shortest": info.minutes[0],
        "longest": info.minutes[1],
        "minAge": info.min_age,
        "picture": QUrl.fromLocalFile(str(picture)) if picture else QUrl(),
        "tradeMark": info.trade_mark,
        "waits": waits,
    }

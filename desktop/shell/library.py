"""The game cards of the home screen: the games found, and those announced."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from PySide6.QtCore import QObject, QUrl

from desktop.engine.info import GameInfo
from desktop.engine.library import find_games
from desktop.engine.words import QT_TRANSLATE_NOOP
from desktop.models.rows import RowsModel
from desktop.shell.places import game_file

ANNOUNCED: Final = (
    GameInfo(
        id="rummikub",
        rules=0,
        seats=(2, 4),
        minutes=(45, 90),
        min_age=8,
        title=QT_TRANSLATE_NOOP("rummikub", "Rummikub"),
        plays_as=QT_TRANSLATE_NOOP("rummikub", "Polish tournament rules"),
        tagline=QT_TRANSLATE_NOOP("rummikub", "Runs and groups, and the whole table to rearrange."),
        order=2,
    ),
)
"""Games to come; an announcement ends by itself when a game with its id is found."""


class Library(RowsModel):
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
                "playable",
                "picture",
                "waits",
            ),
            parent,
        )
        self.refresh(())

    def refresh(self, waiting: Collection[str]) -> None:
        """Show all games, with those that have a game in progress marked."""
        found = find_games()
        ids = {info.id for info in found}
        rows = [_row(info, True, info.id in waiting) for info in found]
        rows += [_row(info, False, False) for info in ANNOUNCED if info.id not in ids]
        order = {info.id: info.order for info in (*ANNOUNCED, *found)}
        self.set_rows(sorted(rows, key=lambda row: order[row["gameId"]]))


def _row(info: GameInfo, playable: bool, waits: bool) -> Mapping[str, Any]:
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
        "playable": playable,
        "picture": QUrl.fromLocalFile(str(picture)) if picture else QUrl(),
        "waits": waits,
    }

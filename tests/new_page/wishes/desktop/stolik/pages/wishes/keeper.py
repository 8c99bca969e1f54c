"""The wishes in their file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from pydantic import Field

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.names import name_key
from stolik.storage.document import load, store
from stolik.storage.faults import Fault
from stolik.storage.validated import VersionedDocument

DAMAGED: Final = Fault(
    "wishes_damaged",
    own=QT_TRANSLATE_NOOP("storage", "The wishes could not be read. The old file is kept as {file}."),
)


class Wishes(VersionedDocument):
    """The id of the game that is wished for, by the name of the person."""

    games: dict[str, str] = Field(default_factory=dict)


class WishKeeper:
    """Keeps the wishes of all people."""

    def __init__(self, path: Path, tell: Callable[[Fault | None], None]) -> None:
        """Read the file; what goes wrong is told."""
        self._path = path
        self._tell = tell
        loaded = load(path, Wishes, DAMAGED)
        self._wishes = loaded.document
        tell(loaded.fault)

    @property
    def games(self) -> Mapping[str, str]:
        """The id of the game that is wished for, by the name of the person."""
        return self._wishes.games

    def wish(self, name: str, game_id: str) -> None:
        """Note what a person would like to play."""
        self._wishes.games = {**self.games, name: game_id}
        self._tell(store(self._path, self._wishes))

    def forget_person(self, name: str) -> None:
        """Take a person who was deleted out of it."""
        self._wishes.games = {
            who: game for who, game in self.games.items() if name_key(who) != name_key(name)
        }
        self._tell(store(self._path, self._wishes))

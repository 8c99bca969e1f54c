"""The file of the wishes."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from pydantic import Field

from stolik.engine.messages import N_
from stolik.engine.names import are_alike
from stolik.services.kept.kept import Kept, KeptDocument, Tell
from stolik.storage.faults import Fault


class Wishes(KeptDocument):
    """The ID of the game wished for, by the person's name."""

    DAMAGED: ClassVar[Fault] = Fault(
        "wishes_damaged",
        own=N_("storage", "The wishes couldn't be read. The old file is kept as {file}."),
    )

    games: dict[str, str] = Field(default_factory=dict)

    def forget_person(self, name: str) -> bool:
        self.games = {who: game for who, game in self.games.items() if not are_alike(who, name)}
        return True


class KeptWishes(Kept[Wishes]):
    """Keeps the wishes of all people."""

    KINDS = (Wishes,)

    def __init__(self, file: Path, tell: Tell) -> None:
        super().__init__(file, tell, Wishes)

    def wish(self, name: str, game_id: str) -> None:
        """Save the game that a person would like to play."""
        self.document.games = {**self.document.games, name: game_id}
        self.keep()

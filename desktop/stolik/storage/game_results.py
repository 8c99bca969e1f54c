"""The results of finished games for the people of the house, with luck and errors once worked out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Self

from pydantic import Field

from stolik.luck_over_time.figures import FinishedGame, PlayedGame
from stolik.storage.document import Loaded, load, store
from stolik.storage.faults import Fault
from stolik.storage.profiles import Name
from stolik.storage.validated import ValidatedDocument

VERSION: Final = 1

MOST_GAMES: Final = 3000
"""So many games are kept, the latest."""

LARGEST: Final = 16 * 1024 * 1024
"""The bytes of a file that are read at most; all bounds together stay below."""

Stamp = Annotated[int, Field(ge=0)]
"""When a file was written, in nanoseconds since 1970."""


class StoredLuck(ValidatedDocument):
    """What the analysis of a game told of one seat: chances to win, alone points."""

    start: float
    luck: float
    error: Annotated[float, Field(ge=0)]
    decisions: Annotated[int, Field(ge=0)]


class StoredResult(ValidatedDocument):
    """The result of one person: 1 for a win, a share for a shared one, alone the points."""

    name: Name
    result: float
    luck: StoredLuck | None = None


class StoredGame(ValidatedDocument):
    """A finished game: its kind by id, how many sat there, and the people of the house by seat."""

    game: Annotated[str, Field(min_length=1, max_length=100)]
    seats: Annotated[int, Field(ge=1, le=100)]
    ended: Stamp
    people: dict[Annotated[int, Field(ge=0)], StoredResult]


class SeenFile(ValidatedDocument):
    """A file of the finished games that was read: when it was written, and the key of the game in it."""

    written: Stamp
    game: str = ""


class GameResults(ValidatedDocument):
    """All games by key, and the files that were read, by name."""

    version: int = VERSION
    games: dict[str, StoredGame] = Field(default_factory=dict)
    files: dict[str, SeenFile] = Field(default_factory=dict)

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return the results that JSON values stand for, and whether all of it could be used.

        Of a file of a newer program nothing is.
        """
        version = data.get("version", VERSION)
        if not isinstance(version, int) or version > VERSION:
            return cls(), False
        return super().read(data)

    def unread(self, files: Mapping[str, int]) -> list[str]:
        """Return the names of the files that weren't read yet, the oldest first; forget those that are gone.

        ``files`` are the names of all, with the time at which each was written.
        """
        self.files = {name: seen for name, seen in self.files.items() if name in files}
        read = {
            name: seen.written
            for name, seen in self.files.items()
            # A game that was damaged in this file is read anew where it was finished.
            if not seen.game or seen.game in self.games
        }
        return sorted([name for name, at in files.items() if read.get(name) != at], key=files.__getitem__)

    def note(self, file: str, written: int, key: str, game: StoredGame | None) -> None:
        """Note the game that a file holds, ``None`` where nothing in it counts.

        A game that is known already has been taken up again after its end: the later end counts.
        """
        self.files = {**self.files, file: SeenFile(written=written, game=key if game is not None else "")}
        if game is not None:
            others = {known: each for known, each in self.games.items() if known != key}
            kept = sorted({**others, key: game}.items(), key=lambda item: item[1].ended)
            self.games = dict(kept[-MOST_GAMES:])

    def waiting(self) -> list[str]:
        """Return the names of the files with games whose luck isn't known yet, the oldest game first."""
        undone = {key for key, game in self.games.items() if not _is_done(game)}
        found = [name for name, seen in self.files.items() if seen.game in undone]
        return sorted(found, key=lambda name: self.files[name].written)

    def set_luck(self, key: str, seats: Mapping[int, StoredLuck]) -> None:
        """Keep what the analysis of a game told of its seats."""
        game = self.games.get(key)
        if game is not None:
            people = {
                seat: person.model_copy(update={"luck": seats[seat]}) for seat, person in game.people.items()
            }
            self.games = {**self.games, key: game.model_copy(update={"people": people})}

    def games_of(self, name: str) -> list[FinishedGame]:
        """Return the games of a person in the order in which they ended."""
        return [
            FinishedGame(game.game, game.seats == 1, person.result, _played(person))
            for game in self.games.values()
            for person in game.people.values()
            if person.name.casefold() == name.casefold()
        ]

    def count(self) -> tuple[int, int]:
        """Return how many games there are, and of how many the luck is known."""
        return len(self.games), sum([_is_done(game) for game in self.games.values()])

    def forget_person(self, name: str) -> None:
        """Forget a person; a game of nobody else is gone."""
        games = {
            key: game.model_copy(
                update={
                    "people": {
                        seat: person
                        for seat, person in game.people.items()
                        if person.name.casefold() != name.casefold()
                    }
                }
            )
            for key, game in self.games.items()
        }
        self.games = {key: game for key, game in games.items() if game.people}
        self.files = {
            file: seen if seen.game in self.games else seen.model_copy(update={"game": ""})
            for file, seen in self.files.items()
        }


def _is_done(game: StoredGame) -> bool:
    return all(person.luck is not None for person in game.people.values())


def _played(person: StoredResult) -> PlayedGame | None:
    luck = person.luck
    if luck is None:
        return None
    return PlayedGame(person.result, luck.start, luck.luck, luck.error, luck.decisions)


def load_results(path: Path) -> Loaded[GameResults]:
    """Return the results in a file, or none where it can't be used."""
    return load(path, GameResults, "results_damaged", LARGEST)


def store_results(path: Path, results: GameResults) -> Fault | None:
    """Write the results; return what went wrong, if anything did."""
    return store(path, results)

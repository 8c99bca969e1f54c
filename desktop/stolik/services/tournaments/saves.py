"""The tournament games played here: one record each, whose file name says where it belongs.

After its end a record stays there until its points have been entered, and only then moves to the finished
games. So points are entered exactly once, whenever the program ends.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from stolik.engine.package import SUFFIX
from stolik.services.tournaments.tournaments import Tournaments, read_tournament
from stolik.storage.atomic import demand_writing, move, oldest_first, set_aside
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.saves import TABLE, SavedGame, Saves, try_to_read
from stolik.tournament.file_format import TournamentFault


class TablePlace(NamedTuple):
    """The place of a record: the tournament's name and seed, and the numbers of round and table.

    ``game`` is the number of the record's first game in the match. All numbers are 1-based. The seed
    distinguishes tournaments that have the same name at different times.
    """

    tournament: str
    seed: int
    round: int
    table: int
    game: int

    @property
    def save(self) -> str:
        return f"{self.tournament}-{self.seed}-round-{self.round}-table-{self.table}-game-{self.game}"


class TournamentSaves:
    """The folder of these games; methods return a fault instead of raising."""

    def __init__(self, paths: Paths) -> None:
        self._folder = paths.tournament_tables
        self._tournaments = Tournaments(paths)
        self.saves = Saves(paths, self._folder)

    def places(self, tournament: str, seed: int) -> tuple[TablePlace, ...]:
        """Return the places of a tournament's records, in the order of rounds, tables and games."""
        found = [place_of(path.stem) for path in oldest_first(self._folder, SUFFIX)]
        own = {
            self._renamed(place, tournament) for place in found if place is not None and place.seed == seed
        }
        return tuple(sorted(place for place in own if place.tournament == tournament))

    def load(self, place: TablePlace) -> SavedGame | Fault | None:
        """Return a game, finished or not, or why it can't be used; ``None`` if there is none."""
        found = try_to_read(self.saves.path(place.save))
        self.saves.note_read(place.save, found)
        return found if isinstance(found, SavedGame) else self.saves.settle(place.save, found)

    def finish(self, place: TablePlace) -> Fault | None:
        """Put a game away whose points have been entered, or that won't be continued."""
        return self.saves.finish(place.save)

    def _renamed(self, place: TablePlace, tournament: str) -> TablePlace:
        """Return a place under its tournament's current name, which a cloud or a person may have changed."""
        now = place._replace(tournament=tournament)
        if now == place or self._is_there(place):
            return place
        path = self.saves.path(place.save)
        with suppress(OSError):
            demand_writing(path)
            try:
                move(path, self.saves.path(now.save))
            except FileExistsError:
                # It is a copy, which will be among the waiting games from the next start on.
                set_aside(path, "other")
            return now
        return place

    def _is_there(self, place: TablePlace) -> bool:
        """Return whether the tournament of a place exists, or may exist."""
        try:
            found = read_tournament(self._tournaments.path(place.tournament))
        except (FileNotFoundError, NotADirectoryError):
            return False
        except (OSError, TournamentFault):
            return True
        return found.state.created.seed == place.seed


def place_of(save: str) -> TablePlace | None:
    """Return the place of a save's record; ``None`` for any other name.

    >>> place_of("rummikub-2-77-round-1-table-3-game-1")
    TablePlace(tournament='rummikub-2', seed=77, round=1, table=3, game=1)
    >>> place_of(TablePlace("rummikub", 7, 1, 2, 3).save).game, place_of("rummikub-2")
    (3, None)
    """
    found = TABLE.fullmatch(save)
    if found is None:
        return None
    name, *numbers = found.groups()
    return TablePlace(name, *map(int, numbers))

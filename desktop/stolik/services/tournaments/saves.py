"""The tournament games played here: one record each, whose file name tells where it belongs.

A record stays there after its end until its points have been entered; only then is it put away among the
finished games. So the points are entered once, whenever the program is ended.
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
    """The place of a record: the name of the tournament, its seed, and the numbers of round and table.

    ``game`` is the number of the record's first game in the match. All but the seed count from 1. Another
    tournament may be given the same name later; the seed tells them apart.
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
    """The folder of these games; every method reports a fault instead of raising."""

    def __init__(self, paths: Paths) -> None:
        self._folder = paths.tournament_tables
        self._tournaments = Tournaments(paths)
        self.saves = Saves(paths, self._folder)

    def places(self, tournament: str, seed: int) -> tuple[TablePlace, ...]:
        """Return where records of a tournament lie, in the order of rounds, tables and games."""
        found = [place_of(path.stem) for path in oldest_first(self._folder, SUFFIX)]
        own = {
            self._renamed(place, tournament) for place in found if place is not None and place.seed == seed
        }
        return tuple(sorted(place for place in own if place.tournament == tournament))

    def load(self, place: TablePlace) -> SavedGame | Fault | None:
        """Return a game, ended or not, why it can't be used, or ``None`` if there is none."""
        found = try_to_read(self.saves.path(place.save))
        self.saves.note_read(place.save, found)
        return found if isinstance(found, SavedGame) else self.saves.settle(place.save, found)

    def finish(self, place: TablePlace) -> Fault | None:
        """Put a game away among the finished ones: its points are entered, or it won't be continued."""
        return self.saves.finish(place.save)

    def _renamed(self, place: TablePlace, tournament: str) -> TablePlace:
        """Return a place, renamed after a tournament of its seed that a cloud or a person has renamed."""
        now = place._replace(tournament=tournament)
        if now == place or self._is_there(place):
            return place
        path = self.saves.path(place.save)
        with suppress(OSError):
            demand_writing(path)
            try:
                move(path, self.saves.path(now.save))
            except FileExistsError:
                # A copy, which waits among the other games from the next start on.
                set_aside(path, "other")
            return now
        return place

    def _is_there(self, place: TablePlace) -> bool:
        """Return whether the tournament of a place is there, or may be."""
        try:
            found = read_tournament(self._tournaments.path(place.tournament))
        except (FileNotFoundError, NotADirectoryError):
            return False
        except (OSError, TournamentFault):
            return True
        return found.state.created.seed == place.seed


def place_of(save: str) -> TablePlace | None:
    """Return where the record of a save belongs, ``None`` for a file of another name.

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

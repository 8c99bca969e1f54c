"""A tournament as it stands after some entries, and what can be read off it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from stolik.engine.game import Seat
from stolik.engine.game_library import find_game, load_package
from stolik.engine.game_points import GamePoints
from stolik.engine.match_rules import MatchRules
from stolik.engine.name_form import isolated
from stolik.engine.package import GameInfo
from stolik.tournament.draw.table_sizes import table_sizes
from stolik.tournament.entries import Created, Entrant, Settings, Source, Stage, StageFinished


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was entered: who sat there, their points by seat, its card and who began, where known."""

    seated: tuple[Entrant, ...]
    points: GamePoints
    source: Source
    card: Mapping[str, Any] | None = None
    began: Seat | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a round: who sits there now, and its games, ``None`` where nothing has been entered."""

    seated: tuple[Entrant, ...]
    games: tuple[FinishedGame | None, ...]

    @property
    def is_complete(self) -> bool:
        """Whether every game has been entered."""
        return None not in self.games

    def seated_at(self, game: int) -> tuple[Entrant, ...]:
        """Return who sat at a game, numbered from 1; who sits there now where it is still to come."""
        finished = self.games[game - 1]
        return self.seated if finished is None else finished.seated


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round; a play-off has one game, all others as many as a match has."""

    stage: Stage
    tables: tuple[Table, ...]
    play_off: bool

    @property
    def is_complete(self) -> bool:
        """Whether every game of every table has been entered."""
        return all(table.is_complete for table in self.tables)

    @property
    def drawn(self) -> frozenset[Entrant]:
        """Everybody who sits at one of the tables, or sat there when a game was entered."""
        seated = {entrant for table in self.tables for entrant in table.seated}
        played = (game for table in self.tables for game in table.games if game is not None)
        return frozenset(seated.union(*[game.seated for game in played]))


@dataclass(frozen=True, slots=True)
class State:
    """All that follows from a log; rounds are numbered from 1 over all stages, and only a draw is taken back.

    ``players`` tell by entrant who plays now: ``human``, ``bot:LEVEL``, or ``None`` for who has left.
    ``stayed`` are those who had not left by the end of each stage in ``finished``. ``created`` has everybody
    who came late, and names as they are now; ``names_before`` are those that were mended, by entrant.
    ``undrawn`` is how many draws were taken back.
    """

    created: Created
    players: tuple[str | None, ...]
    rounds: tuple[Round, ...] = ()
    finished: tuple[StageFinished, ...] = ()
    stayed: tuple[tuple[Entrant, ...], ...] = ()
    names_before: tuple[tuple[Entrant, str], ...] = ()
    undrawn: int = 0

    @property
    def settings(self) -> Settings:
        """The settings that the tournament was created with."""
        return self.created.settings

    @property
    def info(self) -> GameInfo:
        """The label of the game that is played."""
        info = find_game(self.settings.game)
        assert info is not None, "the checks have looked the game up"
        return info

    @property
    def match_rules(self) -> MatchRules:
        """How the games are counted."""
        return load_package(self.settings.game).match_rules

    @property
    def entrants(self) -> range:
        """The numbers of all entrants."""
        return range(len(self.players))

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages that are played, in their order."""
        return ("qualifying", "semi_final", "final") if self.semi_final else ("qualifying", "final")

    @property
    def stage(self) -> Stage | None:
        """The stage that is being played, ``None`` when all is over."""
        return self.stages[len(self.finished)] if len(self.finished) < len(self.stages) else None

    @property
    def final(self) -> int:
        """How many reach the final."""
        return min(self.settings.final, len(self.players))

    @property
    def semi_final(self) -> int:
        """How many reach the semi-final; 0 where there is none, since it would leave nobody out (§3.2)."""
        size, entrants = self.settings.semi_final, len(self.players)
        if size >= entrants:
            preferred = self.match_rules.table_size
            size = (entrants - 1) // preferred * preferred
        return size if size > self.final else 0

    def name_of(self, entrant: Entrant) -> str:
        """Return an entrant's name as it stands among other words."""
        return isolated(self.created.entrants[entrant].name)

    def names_of(self, entrant: Entrant) -> tuple[str, ...]:
        """Return the name of an entrant, and those that it was mended from."""
        before = [name for each, name in self.names_before if each == entrant]
        return (self.created.entrants[entrant].name, *before)

    def field(self, stage: Stage) -> tuple[Entrant, ...]:
        """Return who reached a stage that has begun, in the order of seeding."""
        number = self.stages.index(stage)
        return self.finished[number - 1].through if number else tuple(self.entrants)

    def active(self, stage: Stage) -> tuple[Entrant, ...]:
        """Return who of a stage has not left, by its end where it is finished, in the order of seeding."""
        number = self.stages.index(stage)
        if number < len(self.finished):
            return self.stayed[number]
        return tuple([entrant for entrant in self.field(stage) if self.players[entrant] is not None])

    def decisive_places(self, stage: Stage) -> tuple[int, ...]:
        """Return the places of a stage after which something is decided: who goes on, or a medal."""
        if stage == "final":
            return (1, 2, 3)
        is_last = self.stages[self.stages.index(stage) + 1] == "final"
        return (self.final if is_last else self.semi_final,)

    def rounds_of(self, stage: Stage, *, play_off: bool = False) -> tuple[Round, ...]:
        """Return the rounds of a stage that have been drawn, either its own or its play-offs."""
        return tuple([each for each in self.rounds if each.stage == stage and each.play_off == play_off])

    def sizes_for(self, entrants: int) -> tuple[int, ...]:
        """Return the sizes of the tables for ``entrants``; empty where they can't be seated."""
        return table_sizes(entrants, self.info.seats, self.match_rules.table_size)

    def asks_who_began(self, table: Table) -> bool:
        """Return whether who began a game of a table is to be told, since it decides who begins the next."""
        return self.info.draws_for_start and len(table.games) > 1

    def starter_of(self, table: Table, game: int) -> Seat | None:
        """Return the seat that begins a game, numbered from 1; ``None`` where it is drawn for (§8.5)."""
        if not self.info.draws_for_start:
            return (game - 1) % len(table.seated)
        before = table.games[game - 2] if game > 1 else None
        if before is None or before.began is None:
            return None
        order = before.seated[before.began + 1 :] + before.seated
        return next(table.seated.index(entrant) for entrant in order if entrant in table.seated)

    def big_points(self, game: FinishedGame) -> tuple[int, ...]:
        """Return the big points of a game, by seat."""
        return self.match_rules.big_points(game.points.places)

    def games(self) -> Iterator[tuple[int, int, int, FinishedGame]]:
        """Yield every game that has been entered, with the numbers of its round, table and game from 1 on."""
        for number, each in enumerate(self.rounds, 1):
            for table_number, table in enumerate(each.tables, 1):
                for game_number, game in enumerate(table.games, 1):
                    if game is not None:
                        yield number, table_number, game_number, game

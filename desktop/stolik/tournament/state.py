"""The state of a tournament after some entries, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, assert_never

from stolik.engine.game import Seat
from stolik.engine.game_library import find_game, load_package
from stolik.engine.game_points import GamePoints, MatchRules
from stolik.engine.names import isolated, plain_name
from stolik.engine.package import GameInfo
from stolik.tournament import entries as kinds
from stolik.tournament.draw import table_sizes
from stolik.tournament.entries import Created, Entrant, EntrantInfo, Entry, Settings, Source, Stage


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that has been entered: its entrants and points by seat, its card, and who began if known."""

    seated: tuple[Entrant, ...]
    points: GamePoints
    source: Source
    card: Mapping[str, Any] | None = None
    began: Seat | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a round: the entrants there now, and its games, ``None`` where nothing has been entered."""

    seated: tuple[Entrant, ...]
    games: tuple[FinishedGame | None, ...]

    @property
    def is_complete(self) -> bool:
        return None not in self.games

    def seated_at(self, game: int) -> tuple[Entrant, ...]:
        """Return who played the game with a 1-based number; who sits there now if it is still to come."""
        finished = self.games[game - 1]
        return self.seated if finished is None else finished.seated


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round; each has as many games as a match, and one in a play-off."""

    stage: Stage
    tables: tuple[Table, ...]
    play_off: bool

    @property
    def is_complete(self) -> bool:
        return all(table.is_complete for table in self.tables)

    @property
    def drawn(self) -> frozenset[Entrant]:
        """All entrants who sit at one of the tables or sat there when a game was entered."""
        seated = {entrant for table in self.tables for entrant in table.seated}
        played = (game for table in self.tables for game in table.games if game is not None)
        return frozenset(seated.union(*[game.seated for game in played]))


@dataclass(frozen=True, slots=True)
class State:
    """Everything that follows from a log; rounds count from 1 over all stages, and only draws can be undone.

    ``players`` says by entrant who plays now: ``human``, ``bot:LEVEL``, or ``None`` for an entrant who left.
    ``stayed`` holds the entrants who hadn't left by the end of each stage in ``finished``. ``created``
    includes latecomers and has the names as they are now; ``names_before`` holds corrected names by entrant.
    ``undrawn`` is how many draws were undone.
    """

    created: Created
    players: tuple[str | None, ...]
    rounds: tuple[Round, ...] = ()
    finished: tuple[kinds.StageFinished, ...] = ()
    stayed: tuple[tuple[Entrant, ...], ...] = ()
    names_before: tuple[tuple[Entrant, str], ...] = ()
    undrawn: int = 0

    @property
    def settings(self) -> Settings:
        return self.created.settings

    @property
    def info(self) -> GameInfo:
        info = find_game(self.settings.game)
        assert info is not None, "the checks have looked the game up"
        return info

    @property
    def match_rules(self) -> MatchRules:
        return load_package(self.settings.game).match_rules

    @property
    def entrants(self) -> range:
        return range(len(self.players))

    @property
    def stages(self) -> tuple[Stage, ...]:
        return ("qualifying", "semi_final", "final") if self.semi_final else ("qualifying", "final")

    @property
    def stage(self) -> Stage | None:
        """The stage being played; ``None`` when the tournament is over."""
        return self.stages[len(self.finished)] if len(self.finished) < len(self.stages) else None

    @property
    def final(self) -> int:
        return min(self.settings.final, len(self.players))

    @property
    def semi_final(self) -> int:
        """How many reach the semi-final; 0 if there is none, because it would eliminate nobody (§3.2)."""
        size, entrants = self.settings.semi_final, len(self.players)
        if size >= entrants:
            preferred = self.match_rules.table_size
            size = (entrants - 1) // preferred * preferred
        return size if size > self.final else 0

    def name_of(self, entrant: Entrant) -> str:
        """Return an entrant's name, isolated for use within a sentence."""
        return isolated(self.created.entrants[entrant].name)

    def names_of(self, entrant: Entrant) -> tuple[str, ...]:
        before = [name for each, name in self.names_before if each == entrant]
        return (self.created.entrants[entrant].name, *before)

    def field(self, stage: Stage) -> tuple[Entrant, ...]:
        """Return the entrants who reached a stage that has begun, in the order of seeding."""
        number = self.stages.index(stage)
        return self.finished[number - 1].through if number else tuple(self.entrants)

    def active(self, stage: Stage) -> tuple[Entrant, ...]:
        """Return the entrants of a stage who hadn't left by now, or by its end, in the order of seeding."""
        number = self.stages.index(stage)
        if number < len(self.finished):
            return self.stayed[number]
        return tuple([entrant for entrant in self.field(stage) if self.players[entrant] is not None])

    def decisive_places(self, stage: Stage) -> tuple[int, ...]:
        """Return the places in a stage that decide who advances or who wins a medal."""
        if stage == "final":
            return (1, 2, 3)
        is_last = self.stages[self.stages.index(stage) + 1] == "final"
        return (self.final if is_last else self.semi_final,)

    def rounds_of(self, stage: Stage, *, play_off: bool = False) -> tuple[Round, ...]:
        return tuple([each for each in self.rounds if each.stage == stage and each.play_off == play_off])

    def sizes_for(self, entrants: int) -> tuple[int, ...]:
        """Return the sizes of the tables for a number of entrants; empty if they can't be seated."""
        return table_sizes(entrants, self.info.seats, self.match_rules.table_size)

    def asks_who_began(self, table: Table) -> bool:
        """Return whether to report who began a game at a table, because it decides who begins the next."""
        return self.info.draws_for_start and len(table.games) > 1

    def starter_of(self, table: Table, game: int) -> Seat | None:
        """Return the seat that begins the game with a 1-based number; ``None`` if it is drawn (§8.5)."""
        if not self.info.draws_for_start:
            return (game - 1) % len(table.seated)
        before = table.games[game - 2] if game > 1 else None
        if before is None or before.began is None:
            return None
        order = before.seated[before.began + 1 :] + before.seated
        return next(table.seated.index(entrant) for entrant in order if entrant in table.seated)

    def big_points(self, game: FinishedGame) -> tuple[int, ...]:
        return self.match_rules.big_points(game.points.places)

    def games(self) -> Iterator[tuple[int, int, int, FinishedGame]]:
        """Yield each game that has been entered after its 1-based numbers of round, table and game."""
        for number, each in enumerate(self.rounds, 1):
            for table_number, table in enumerate(each.tables, 1):
                for game_number, game in enumerate(table.games, 1):
                    if game is not None:
                        yield number, table_number, game_number, game


def created(entry: Created) -> State:
    """Return the state after the first entry, with names in the form in which they are kept today."""
    entrants = tuple(map(_kept, entry.entrants))
    entry = replace(entry, entrants=entrants, name=plain_name(entry.name))
    return State(entry, tuple([entrant.player for entrant in entrants]))


def _kept(entrant: EntrantInfo) -> EntrantInfo:
    return replace(entrant, name=plain_name(entrant.name) or entrant.name, club=plain_name(entrant.club))


def applied(state: State | None, entry: Entry) -> State:
    """Return the state after an entry, which must have passed the checks.

    ``state`` is ``None`` before the first entry.
    """
    if isinstance(entry, Created):
        return created(entry)
    assert state is not None, "the checks want the first entry to create the tournament"
    match entry:
        case kinds.Drawn():
            return replace(state, rounds=(*state.rounds, _round(state, entry)))
        case kinds.Entered() | kinds.Corrected():
            return _with_game(state, entry)
        case kinds.Left():
            return _without(state, entry)
        case kinds.Returned():
            return _played_by(state, entry.entrant, state.created.entrants[entry.entrant].player)
        case kinds.Joined():
            entrants = (*state.created.entrants, _kept(entry.who))
            players = (*state.players, entry.who.player)
            return replace(state, created=replace(state.created, entrants=entrants), players=players)
        case kinds.Renamed():
            return _renamed(state, entry)
        case kinds.Undrawn():
            return replace(state, rounds=state.rounds[:-1], undrawn=state.undrawn + 1)
        case kinds.StageFinished():
            stayed = (*state.stayed, state.active(entry.stage))
            return replace(state, finished=(*state.finished, entry), stayed=stayed)
        case _:
            assert_never(entry)


def _round(state: State, entry: kinds.Drawn) -> Round:
    games = 1 if entry.play_off else state.settings.games
    return Round(
        entry.stage, tuple([Table(table, (None,) * games) for table in entry.tables]), entry.play_off
    )


def _with_game(state: State, entry: kinds.Entered | kinds.Corrected) -> State:
    each = state.rounds[entry.round - 1]
    table = each.tables[entry.table - 1]
    before = table.games[entry.game - 1]
    seated = table.seated if before is None else before.seated
    game = FinishedGame(seated, entry.points, entry.source, entry.card, entry.began)
    games = (*table.games[: entry.game - 1], game, *table.games[entry.game :])
    return _with_table(state, entry.round - 1, entry.table - 1, replace(table, games=games))


def _with_table(state: State, number: int, table_number: int, table: Table) -> State:
    each = state.rounds[number]
    tables = (*each.tables[:table_number], table, *each.tables[table_number + 1 :])
    rounds = (*state.rounds[:number], replace(each, tables=tables), *state.rounds[number + 1 :])
    return replace(state, rounds=rounds)


def _without(state: State, entry: kinds.Left) -> State:
    """Return the state after an entrant left: a bot replaces them, or open tables go on without (§6)."""
    state = _played_by(state, entry.entrant, entry.replaced_by)
    if entry.replaced_by is not None:
        return state
    for number, each in enumerate(state.rounds):
        for table_number, table in enumerate(each.tables):
            if entry.entrant in table.seated and not table.is_complete:
                seated = tuple([entrant for entrant in table.seated if entrant != entry.entrant])
                state = _with_table(state, number, table_number, replace(table, seated=seated))
    return state


def _played_by(state: State, entrant: Entrant, player: str | None) -> State:
    return replace(state, players=(*state.players[:entrant], player, *state.players[entrant + 1 :]))


def _renamed(state: State, entry: kinds.Renamed) -> State:
    entrants, at = state.created.entrants, entry.entrant
    mended = _kept(replace(entrants[at], name=entry.name))
    created = replace(state.created, entrants=(*entrants[:at], mended, *entrants[at + 1 :]))
    return replace(state, created=created, names_before=(*state.names_before, (at, entrants[at].name)))

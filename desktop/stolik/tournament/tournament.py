"""A tournament: its log, the rules by which entries are refused, and the entries of finished games.

Paragraph numbers refer to ``rulings.md``.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, assert_never

from stolik.engine.codec import read_value
from stolik.engine.game import Rejection
from stolik.engine.game_library import find_game, load_codec, load_package
from stolik.engine.game_points import GamePoints, is_ranking
from stolik.engine.names import END_ISOLATE, ISOLATE, JOINERS, default_number, name_key, plain_name
from stolik.engine.seats_option import seats_options
from stolik.tournament import entries as kinds
from stolik.tournament.due import due, who_goes_on
from stolik.tournament.entries import (
    LEAST_ENTRANTS,
    LEAST_TABLE,
    LONGEST_TEXT,
    MOST_ENTRANTS,
    Created,
    Entrant,
    EntrantInfo,
    Entry,
    Settings,
    plain_entry,
    read_entry,
)
from stolik.tournament.standings import stage_order
from stolik.tournament.state import State, Table, applied, created

LARGEST: Final = 4 * 1024 * 1024
"""The largest file that is read, in bytes."""

MOST_ENTRIES: Final = 8000

_SPARE_BYTES: Final = 64 * 1024
"""Room for everything in a file except the entries, and for one line per entrant, in bytes."""


class EntryRefused(Exception):
    """Raised for an entry that the rules of the tournament refuse.

    ``rejection`` is the reason, and ``entry`` the 1-based number that the entry would have had in the log.
    """

    def __init__(self, rejection: Rejection, entry: int) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection
        self.entry = entry


class Tournament:
    """A log of entries, each of which is checked before it is added; none is ever removed."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        """Take the entries of a log, the first of which creates the tournament.

        Raises:
            EntryRefused: An entry is refused, or there is none.
        """
        self._log: list[Entry] = []
        self._bytes = _SPARE_BYTES
        self._state: State | None = None
        for entry in entries:
            self._take(entry, check(self._state, entry))
        if self._state is None:
            raise EntryRefused(Rejection("not_created"), 1)

    @property
    def log(self) -> Sequence[Entry]:
        return tuple(self._log)

    @property
    def corrections(self) -> Sequence[kinds.Corrected]:
        return tuple([entry for entry in self._log if isinstance(entry, kinds.Corrected)])

    @property
    def state(self) -> State:
        assert self._state is not None, "the first entry has created it"
        return self._state

    def check(self, entry: Entry) -> Rejection | None:
        """Return why an entry would be refused now, or ``None``.

        An entry is also refused if it would make the tournament's file too large to be read again.
        """
        if len(self._log) >= MOST_ENTRIES or self._bytes + _size_of(entry) > LARGEST:
            return Rejection("tournament_full")
        return check(self._state, entry)

    def submit(self, entry: Entry) -> None:
        """Check an entry and add it to the log.

        Raises:
            EntryRefused: The entry is refused; nothing has changed.
        """
        self._take(entry, self.check(entry))

    def _take(self, entry: Entry, rejection: Rejection | None) -> None:
        if rejection is not None:
            raise EntryRefused(rejection, len(self._log) + 1)
        self._state = applied(self._state, entry)
        self._log.append(entry)
        self._bytes += _size_of(entry)


def _size_of(entry: Entry) -> int:
    """Return the size of an entry's line in a file, in bytes."""
    line = json.dumps(plain_entry(entry), ensure_ascii=False)
    return len(f"    {line},\n".encode("utf-8", "replace"))


def check(state: State | None, entry: Entry) -> Rejection | None:
    """Return why an entry is refused, or ``None``; ``state`` is ``None`` before the first entry."""
    # Every entry must be readable from a file again, so its values have the same limits.
    if isinstance(read := read_entry(plain_entry(entry)), Rejection):
        return read
    if state is None:
        return _created_fault(entry) if isinstance(entry, Created) else Rejection("not_created")
    if isinstance(entry, Created):
        return Rejection("created_already")
    if isinstance(entry, kinds.Corrected):
        return _corrected_fault(state, entry)
    if isinstance(entry, kinds.Renamed):
        return _renamed_fault(state, entry)
    if state.stage is None:
        return Rejection("tournament_over")
    match entry:
        case kinds.Drawn():
            return _drawn_fault(state, entry)
        case kinds.Entered():
            return _entered_fault(state, entry)
        case kinds.Left():
            return _left_fault(state, entry)
        case kinds.Returned():
            return _returned_fault(state, entry)
        case kinds.Joined():
            return _joined_fault(state, entry)
        case kinds.Undrawn():
            return None if can_be_undrawn(state) else Rejection("draw_stands")
        case kinds.StageFinished():
            return _finished_fault(state, entry)
        case _:
            assert_never(entry)


def entrants_fault(entrants: Sequence[EntrantInfo], key: Callable[[str], str] = name_key) -> Rejection | None:
    """Return why a tournament can't start with these entrants: their number, a name, or two alike (§1.1).

    ``key`` returns the same text for names that look alike, and an empty one for an invisible name.
    """
    if not LEAST_ENTRANTS <= len(entrants) <= MOST_ENTRANTS:
        facts = {"min": LEAST_ENTRANTS, "max": MOST_ENTRANTS, "given": len(entrants)}
        return Rejection("wrong_number_of_entrants", facts)
    for number, entrant in enumerate(entrants):
        if not key(entrant.name):
            return Rejection("empty_name", {"number": number + 1})
        if len(entrant.name) > LONGEST_TEXT:
            return Rejection("long_name", {"number": number + 1, "most": LONGEST_TEXT})
    times = Counter(key(entrant.name) for entrant in entrants)
    for entrant in entrants:
        if times[key(entrant.name)] > 1:
            return Rejection("name_twice", {"name": entrant.name})
    return None


def plain_options(settings: Settings) -> dict[str, Any]:
    """Return the game's options from the settings as plain JSON values, which aren't checked yet."""
    seconds = load_package(settings.game).match_rules.seconds_option
    return {**settings.options, **({seconds: settings.turn_seconds} if seconds else {})}


def points_fault(state: State, seats: int, points: GamePoints) -> Rejection | None:
    """Return why these points are impossible in a game with ``seats`` seats (§4.3), or ``None``."""
    if len(points.small_points) != seats or len(points.places) != seats:
        return Rejection("wrong_number_of_points", {"seats": seats})
    if not is_ranking(points.places):
        return Rejection("wrong_places")
    return state.match_rules.fault(points)


def card_points(state: State, seats: int, card: Mapping[str, Any]) -> GamePoints | Rejection:
    """Return the points of a typed card, or why it can't belong to a game with ``seats`` seats (§4.4)."""
    entry = load_package(state.settings.game).card_entry
    if entry is None:
        return Rejection("no_card")
    read = read_value(entry.card_type, card)
    if isinstance(read, Rejection):
        return read
    if len(card["seats"]) != seats:
        return Rejection("wrong_number_of_points", {"seats": seats})
    return entry.points(read)


def find_table(state: State, entry: kinds.Entered | kinds.Corrected) -> Table | Rejection:
    """Return the table that an entry refers to, or why there is no such game."""
    if not entry.round <= len(state.rounds):
        return Rejection("no_such_round", {"round": entry.round})
    tables = state.rounds[entry.round - 1].tables
    if not entry.table <= len(tables):
        return Rejection("no_such_table", {"table": entry.table})
    table = tables[entry.table - 1]
    if not entry.game <= len(table.games):
        return Rejection("no_such_game", {"game": entry.game, "games": len(table.games)})
    return table


def _created_fault(entry: Created) -> Rejection | None:
    settings = entry.settings
    info = find_game(settings.game)
    if info is None:
        return Rejection("unknown_game", {"name": settings.game})
    if plain_name(entry.name) != entry.name != _on_one_line(entry.name):
        return Rejection("bad_name")
    if (fault := entrants_fault(entry.entrants, _written_key)) is not None:
        return fault
    if isinstance(options := load_codec(settings.game).options(plain_options(settings)), Rejection):
        return options
    for name in seats_options(type(options)):
        # There are no seats before the draw, and handicaps are for games among friends.
        if name in settings.options:
            return Rejection("bad_option", {"name": name})
    state = created(entry)
    most = state.match_rules.table_size
    if info.seats[0] > LEAST_TABLE or most <= LEAST_TABLE:
        return Rejection("game_unsuited", {"name": settings.game})
    if not LEAST_TABLE <= settings.final <= most:
        return Rejection("wrong_final", {"min": LEAST_TABLE, "max": most})
    return None


def _on_one_line(name: str) -> str:
    """Return a name on one line, with direction marks only around it, as files of any version may hold it."""
    kept = [
        letter if letter.isprintable() or letter in JOINERS else " " * letter.isspace() for letter in name
    ]
    line = " ".join("".join(kept).split())
    return f"{ISOLATE}{line}{END_ISOLATE}" if name.startswith(ISOLATE) else line


def _written_key(name: str) -> str:
    """Return the key by which no two names in a file may be equal.

    It is laxer than the key for new names, so that files of earlier versions stay readable.
    """
    number = default_number(name)
    return _on_one_line(name).casefold() if number is None else f"player {number}"


def _drawn_fault(state: State, entry: kinds.Drawn) -> Rejection | None:
    next_due = due(state)
    wanted = {"draw": False, "draw_play_off": True}.get(next_due.task)
    if wanted is None:
        return Rejection("no_draw_due")
    if entry.stage != next_due.stage or entry.play_off != wanted:
        return Rejection("other_draw_due")
    seated: list[Entrant] = [entrant for table in entry.tables for entrant in table]
    expected = next_due.tied if entry.play_off else state.active(next_due.stage)
    if sorted(seated) != sorted(expected):
        return Rejection("not_everybody_once")
    if sorted(map(len, entry.tables)) != sorted(state.sizes_for(len(seated))):
        return Rejection("wrong_table_sizes")
    return None


def _entered_fault(state: State, entry: kinds.Entered) -> Rejection | None:
    table = find_table(state, entry)
    if isinstance(table, Rejection):
        return table
    if table.games[entry.game - 1] is not None:
        return Rejection("entered_already", {"table": entry.table, "game": entry.game})
    if (entry.round, entry.table, entry.game) not in due(state).games:
        return Rejection("no_longer_due")
    if None in table.games[: entry.game - 1]:
        return Rejection("earlier_game_first", {"game": entry.game - 1})
    return _value_fault(state, len(table.seated), entry)


def _value_fault(state: State, seats: int, entry: kinds.Entered | kinds.Corrected) -> Rejection | None:
    if (entry.source == "card") != (entry.card is not None):
        return Rejection("card_or_points")
    if entry.began is not None and entry.began >= seats:
        return Rejection("bad_value", {"name": "began"})
    if (fault := points_fault(state, seats, entry.points)) is not None or entry.card is None:
        return fault
    counted = card_points(state, seats, entry.card)
    if isinstance(counted, Rejection):
        return counted
    return None if counted == entry.points else Rejection("card_differs")


def _corrected_fault(state: State, entry: kinds.Corrected) -> Rejection | None:
    table = find_table(state, entry)
    if isinstance(table, Rejection):
        return table
    game = table.games[entry.game - 1]
    if game is None:
        return Rejection("nothing_to_correct", {"table": entry.table, "game": entry.game})
    if not _written_key(entry.by):
        return Rejection("corrected_by_nobody")
    if entry.before != game.points:
        return Rejection("other_points_before")
    if (fault := _value_fault(state, len(game.seated), entry)) is not None:
        return fault
    return _decided_fault(state, entry)


def _decided_fault(state: State, entry: kinds.Corrected) -> Rejection | None:
    """Return a rejection if a correction would change who advanced or reopen a decided tie (§6.3)."""
    after = applied(state, entry)
    for each in state.finished:
        others = frozenset(who_goes_on(after, each.stage)) != frozenset(each.through)
        if others or stage_order(after, each.stage).open_ties:
            return Rejection("decided_already")
    return None


def can_join(state: State) -> bool:
    """Return whether a latecomer may join, which is before a qualifying round is drawn (§1.5)."""
    return due(state).task == "draw" and state.stage == "qualifying"


def can_be_undrawn(state: State) -> bool:
    """Return whether the last draw may be undone because nothing of its round has been entered (§2.6)."""
    last = state.rounds[-1] if state.rounds else None
    games = [game for table in last.tables for game in table.games] if last is not None else []
    return last is not None and last.stage == state.stage and not any(games)


def _joined_fault(state: State, entry: kinds.Joined) -> Rejection | None:
    fault = entrants_fault((*state.created.entrants, entry.who), _written_key)
    return fault if fault is not None or can_join(state) else Rejection("before_a_round")


def _renamed_fault(state: State, entry: kinds.Renamed) -> Rejection | None:
    if (fault := _entrant_fault(state, entry.entrant)) is not None:
        return fault
    return entrants_fault(applied(state, entry).created.entrants, _written_key)


def _returned_fault(state: State, entry: kinds.Returned) -> Rejection | None:
    if (fault := _entrant_fault(state, entry.entrant)) is not None:
        return fault
    info, player = state.created.entrants[entry.entrant], state.players[entry.entrant]
    if player == info.player:
        return Rejection("has_not_left", {"name": info.name})
    assert state.stage is not None, "check has looked whether the tournament is over"
    comes = due(state).task == "draw" and entry.entrant in state.field(state.stage)
    return None if player is not None or comes else Rejection("before_a_round")


def _entrant_fault(state: State, entrant: Entrant) -> Rejection | None:
    known = 0 <= entrant < len(state.players)
    return None if known else Rejection("no_such_entrant", {"number": entrant + 1})


def _left_fault(state: State, entry: kinds.Left) -> Rejection | None:
    if (fault := _entrant_fault(state, entry.entrant)) is not None:
        return fault
    if state.players[entry.entrant] is None:
        return Rejection("left_already", {"name": state.created.entrants[entry.entrant].name})
    if entry.replaced_by is not None:
        return None
    if _empties_table(state, entry.entrant):
        return Rejection("table_too_small", {"least": LEAST_TABLE})
    assert state.stage is not None, "check has looked whether the tournament is over"
    remaining = len([each for each in state.active(state.stage) if each != entry.entrant])
    if remaining < LEAST_TABLE:
        return Rejection("too_few_remain", {"least": LEAST_TABLE})
    return None


def _empties_table(state: State, entrant: Entrant) -> bool:
    """Return whether too few would remain at a table if an entrant left; play-offs are redrawn instead."""
    return any(
        entrant in table.seated and not table.is_complete and len(table.seated) <= LEAST_TABLE
        for each in state.rounds
        if not each.play_off
        for table in each.tables
    )


def _finished_fault(state: State, entry: kinds.StageFinished) -> Rejection | None:
    next_due = due(state)
    if next_due.task != "finish_stage" or entry.stage != next_due.stage:
        return Rejection("stage_not_finished")
    if entry.through != who_goes_on(state, entry.stage):
        return Rejection("others_go_on")
    return None


def from_played(
    state: State, round_number: int, table_number: int, games: Sequence[GamePoints], at: str = ""
) -> tuple[kinds.Entered, ...]:
    """Return the entries for games played here, which are the next ones missing at their table.

    Args:
        state: The current state.
        round_number: The 1-based number of the round over all stages.
        table_number: The 1-based number of the table.
        games: The points that the game's match rules read from the end of a record, in the order of play.
        at: The time of entry.

    Raises:
        IndexError: There is no such table.
    """
    table = state.rounds[round_number - 1].tables[table_number - 1]
    missing = [number for number, game in enumerate(table.games, 1) if game is None]
    return tuple(
        kinds.Entered(round_number, table_number, number, points, "played", at=at)
        for number, points in zip(missing, games, strict=False)
    )


def from_card(state: State, entry: kinds.Entered, card: Mapping[str, Any]) -> kinds.Entered | Rejection:
    """Return an entry with the points of a typed card, or why the card can't belong to that game.

    ``entry`` identifies the game, whatever its points; ``card`` has the form of the game's `CardEntry`.
    """
    table = find_table(state, entry)
    if isinstance(table, Rejection):
        return table
    points = card_points(state, len(table.seated_at(entry.game)), card)
    return (
        points if isinstance(points, Rejection) else replace(entry, points=points, source="card", card=card)
    )


def correction(state: State, entry: kinds.Entered, by: str) -> kinds.Corrected | Rejection:
    """Return the correction that gives a game the points of an entry, or why there is nothing to correct.

    ``by`` is the name of the person who corrects it.
    """
    table = find_table(state, entry)
    if isinstance(table, Rejection):
        return table
    game = table.games[entry.game - 1]
    if game is None:
        return Rejection("nothing_to_correct", {"table": entry.table, "game": entry.game})
    place = (entry.round, entry.table, entry.game)
    return kinds.Corrected(
        *place, entry.points, game.points, by, entry.source, entry.card, entry.at, entry.began
    )


class PlayedMatch(NamedTuple):
    """A tournament's table while it is being played here: the numbers of round and table.

    ``game`` is the number of the game if only one is played at a time, 0 if the whole match is.
    """

    state: State
    round: int
    table: int
    game: int


class SeatedPlayer(NamedTuple):
    """An entrant's name and face, and who plays for them now, ``human`` or ``bot:LEVEL``."""

    name: str
    player: str
    face: kinds.Face


def find_played(state: State, round_number: int, table_number: int) -> Table | None:
    tables = state.rounds[round_number - 1].tables if 1 <= round_number <= len(state.rounds) else ()
    return tables[table_number - 1] if 1 <= table_number <= len(tables) else None


def seated_players(state: State, round_number: int, table_number: int) -> tuple[SeatedPlayer, ...]:
    """Return the players at a table from now on, by seat; empty if there is no such table."""
    table = find_played(state, round_number, table_number)
    seated = () if table is None else table.seated
    return tuple(
        SeatedPlayer(who.name, state.players[each] or "human", who.face)
        for each in seated
        for who in (state.created.entrants[each],)
    )


def games_due(state: State, round_number: int, table_number: int) -> tuple[int, ...]:
    """Return the numbers of the games still to be played at a table, the next one first."""
    return tuple(
        [game for each, table, game in due(state).games if (each, table) == (round_number, table_number)]
    )


def missing_entries(
    state: State, round_number: int, table_number: int, first: int, games: Sequence[GamePoints], at: str = ""
) -> tuple[kinds.Entered, ...]:
    """Return the entries of those games of a record that haven't been entered yet (§8.2).

    Args:
        state: The current state.
        round_number: The 1-based number of the round over all stages.
        table_number: The 1-based number of the table.
        first: The 1-based number of the record's first game in its match.
        games: The points of its games that have ended.
        at: The time of entry.
    """
    table = find_played(state, round_number, table_number)
    if table is None or None not in table.games:
        return ()
    entered = table.games.index(None) - (first - 1)
    # If an earlier game is missing, this record can't be the next.
    return from_played(state, round_number, table_number, games[entered:], at) if entered >= 0 else ()

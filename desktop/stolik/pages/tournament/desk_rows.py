"""The rows of the desk: the tables of a round, the places of everybody, the medals and the corrections."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from stolik.engine.game_points import GamePoints
from stolik.engine.messages import sentence, translated
from stolik.engine.name_form import isolated, plain_name
from stolik.pages.tournament.times import shown_time
from stolik.tournament.due import due
from stolik.tournament.entries import Corrected, Entrant, Entry, Renamed
from stolik.tournament.sentences import (
    ALL_DONE,
    BEGUN_HERE,
    COMPUTER,
    CONTEXT,
    CORRECTED_BY,
    CORRECTED_UNDATED,
    GAME,
    GAMES_DONE,
    IN_SEMI_FINAL,
    LEFT,
    MENDED,
    MENDED_UNDATED,
    NAME_MENDED,
    NOT_ENTERED,
    REACHED,
    STOOD_IN,
    TABLE,
    level_text,
    match_title,
    place_text,
    signed,
)
from stolik.tournament.standings import Place, TableStanding, standings, table_standing
from stolik.tournament.state import State
from stolik.tournament.tournament import PlayedMatch


class SeatRow(NamedTuple):
    """One who sits at a table, with the points there; ``first`` tells that nobody has more."""

    entrant: Entrant
    name: str
    bot: str
    line: str
    left: bool
    big: str
    small: str
    first: bool


class GameRow(NamedTuple):
    """A game of a table: whether it has been entered, and whether it can be now."""

    number: int
    title: str
    points: str
    entered: bool
    enterable: bool


class TableRow(NamedTuple):
    """A table: ``done`` tells that all its games are entered, ``playable`` that one of them is due.

    ``begun`` tells that a game was begun here.
    """

    key: str
    round: int
    table: int
    title: str
    state: str
    done: bool
    seats: list[SeatRow]
    games: list[GameRow]
    playable: bool
    begun: bool


class StandingRow(NamedTuple):
    """A place: ``cut`` tells that those who stand below it don't go on, by the points so far.

    ``away`` tells that somebody else plays for them, or nobody.
    """

    key: Entrant
    place: str
    name: str
    bot: str
    line: str
    big: str
    small: str
    left: bool
    cut: bool
    away: bool


class CorrectionRow(NamedTuple):
    """What was changed of a game and who did it, or a name that was mended."""

    key: int
    game: str
    who: str
    before: str
    after: str


class MedalRow(NamedTuple):
    """One of the first three places."""

    key: Entrant
    place: int
    name: str
    big: str
    small: str


def table_rows(state: State, number: int, begun: Collection[tuple[int, int]] = ()) -> list[TableRow]:
    """Return the tables of a round, by its number over all stages from 1 on.

    ``begun`` are the rounds and numbers of tables at which a game was begun here.
    """
    open_games = due(state).games
    rows = []
    for table_number in range(1, len(state.rounds[number - 1].tables) + 1):
        standing = table_standing(state, number, table_number)
        games = _game_rows(state, standing, open_games)
        is_done, is_begun = standing.entered == standing.games, (number, table_number) in begun
        facts = {"table": table_number, "done": standing.entered, "games": standing.games}
        rows.append(
            TableRow(
                f"{number}:{table_number}",
                number,
                table_number,
                sentence(CONTEXT, TABLE, facts),
                translated(CONTEXT, ALL_DONE)
                if is_done
                else sentence(CONTEXT, BEGUN_HERE if is_begun else GAMES_DONE, facts),
                is_done,
                [_seat_row(state, standing, at) for at in range(len(standing.seats))],
                games,
                any(game.enterable for game in games),
                is_begun,
            )
        )
    return rows


def standing_rows(state: State) -> list[StandingRow]:
    """Return everybody's place, the best first."""
    places = standings(state)
    cut = _cut(state)
    return [
        StandingRow(
            place.entrant,
            place_text(place.place),
            state.name_of(place.entrant),
            _level(state, place.entrant),
            _standing_line(state, place),
            str(place.points.big),
            signed(place.points.small),
            place.has_left,
            number == cut < len(places),
            state.players[place.entrant] != state.created.entrants[place.entrant].player,
        )
        for number, place in enumerate(places, 1)
    ]


def medal_rows(state: State) -> list[MedalRow]:
    """Return who has the first three places when all is over, nobody before."""
    if state.stage is not None:
        return []
    return [
        MedalRow(
            place.entrant,
            place.place,
            state.name_of(place.entrant),
            str(place.points.big),
            signed(place.points.small),
        )
        for place in standings(state)
        if place.place <= 3 and place.stage == "final"
    ]


def correction_rows(state: State, log: Sequence[Entry]) -> list[CorrectionRow]:
    """Return what was changed by the entries of a log, the latest first."""
    rows = []
    names_before = iter(state.names_before)
    for number, entry in enumerate(log):
        if isinstance(entry, Renamed):
            _, before = next(names_before)
            mended = sentence(CONTEXT, MENDED if entry.at else MENDED_UNDATED, {"at": shown_time(entry.at)})
            names = (isolated(before), isolated(plain_name(entry.name)))
            rows.append(CorrectionRow(number, translated(CONTEXT, NAME_MENDED), mended, *names))
        if not isinstance(entry, Corrected):
            continue
        game = state.rounds[entry.round - 1].tables[entry.table - 1].games[entry.game - 1]
        assert game is not None, "only what was entered is corrected"
        facts = {"by": plain_name(entry.by), "at": shown_time(entry.at)}
        played = PlayedMatch(state, entry.round, entry.table, entry.game)
        rows.append(
            CorrectionRow(
                number,
                match_title(played),
                sentence(CONTEXT, CORRECTED_BY if entry.at else CORRECTED_UNDATED, facts),
                _points_text(state, game.seated, entry.before),
                _points_text(state, game.seated, entry.points),
            )
        )
    return rows[::-1]


def entrant_line(state: State, entrant: Entrant) -> str:
    """Return who plays for an entrant where that isn't the person of that name; empty for a person."""
    player, before = state.players[entrant], state.created.entrants[entrant].player
    if player is None:
        return translated(CONTEXT, LEFT)
    if player == "human":
        return ""
    level = level_text(player.removeprefix("bot:"))
    source = COMPUTER if before == player else STOOD_IN
    return sentence(CONTEXT, source, {"level": level.lower()})


def _seat_row(state: State, standing: TableStanding, at: int) -> SeatRow:
    seat = standing.seats[at]
    begun = standing.entered > 0
    return SeatRow(
        seat.entrant,
        state.name_of(seat.entrant),
        _level(state, seat.entrant),
        entrant_line(state, seat.entrant),
        state.players[seat.entrant] is None,
        str(seat.points.big) if begun else "",
        signed(seat.points.small) if begun else "",
        begun and seat.place == 1,
    )


def _game_rows(
    state: State, standing: TableStanding, open_games: Sequence[tuple[int, int, int]]
) -> list[GameRow]:
    rows: list[GameRow] = []
    earlier_missing = False
    for number, game in enumerate(state.rounds[standing.round - 1].tables[standing.table - 1].games, 1):
        due_now = (standing.round, standing.table, number) in open_games and not earlier_missing
        earlier_missing = earlier_missing or game is None
        rows.append(
            GameRow(
                number,
                sentence(CONTEXT, GAME, {"game": number}),
                translated(CONTEXT, NOT_ENTERED)
                if game is None
                else _points_text(state, game.seated, game.points),
                game is not None,
                due_now,
            )
        )
    return rows


def _points_text(state: State, seated: Sequence[Entrant], points: GamePoints) -> str:
    names = [state.name_of(entrant) for entrant in seated]
    return ", ".join(
        f"{name} {signed(small)}" for name, small in zip(names, points.small_points, strict=True)
    )


def _level(state: State, entrant: Entrant) -> str:
    """Return the level of the computer that plays for an entrant, empty where a person does or nobody."""
    player = state.players[entrant] or ""
    return player.removeprefix("bot:") if player.startswith("bot:") else ""


def _standing_line(state: State, place: Place) -> str:
    told = [entrant_line(state, place.entrant)]
    stages = list(state.stages)
    finished = stages[: len(state.finished)]
    if place.stage == "final":
        told.insert(0, translated(CONTEXT, REACHED["final"]))
    elif place.stage in finished and place.entrant not in state.finished[stages.index(place.stage)].through:
        told.insert(0, translated(CONTEXT, REACHED[place.stage]))
    elif place.stage == "semi_final":
        told.insert(0, translated(CONTEXT, IN_SEMI_FINAL))
    return ", ".join(text for text in told if text)


def _cut(state: State) -> int:
    """Return the last place from which the next stage is reached, by the points so far; 0 in the final."""
    stage = state.stage
    return 0 if stage in (None, "final") else state.decisive_places(stage)[0]

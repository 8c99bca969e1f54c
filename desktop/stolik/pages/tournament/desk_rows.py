"""The rows of a tournament's desk, and of the list of tournaments.

The desk has the tables of a round, places, medals, corrections, the bracket as columns, and the next step.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final, Literal, NamedTuple, TypeAlias

from stolik.engine.game_points import GamePoints
from stolik.engine.messages import N_, listed, sentence, translated
from stolik.engine.names import isolated, name_key, plain_name
from stolik.engine.sitting import COLOURS, NEUTRAL_FACE
from stolik.tournament.bot_tables import bot_jobs
from stolik.tournament.championship import cup_of
from stolik.tournament.due import Due, due, who_goes_on
from stolik.tournament.entries import Corrected, Entrant, EntrantInfo, Entry, Renamed
from stolik.tournament.sentences import (
    ALL_DONE,
    BEGUN,
    BEGUN_HERE,
    BOTS_BUTTON,
    COMPUTER,
    CONTEXT,
    CORRECTED_BY,
    CORRECTED_UNDATED,
    DRAW,
    DRAW_BUTTON,
    ENTER_BUTTON,
    ENTRANTS,
    FINISH,
    FINISH_BUTTONS,
    GAME,
    GAMES_DONE,
    GAMES_MISSING,
    GO_ON_BUTTON,
    IN_SEMI_FINAL,
    LEFT,
    MENDED,
    MENDED_UNDATED,
    NAME_MENDED,
    NOT_ENTERED,
    PLAY_BUTTON,
    PLAY_OFF,
    PLAY_OFF_BUTTON,
    REACHED,
    SEAT,
    SEAT_BUTTON,
    STILL_TO_COME,
    STOOD_IN,
    TABLE,
    TIED,
    WON,
    level_text,
    match_title,
    place_text,
    signed,
    stage_and_round,
    stage_title,
    tournament_title,
    with_game,
)
from stolik.tournament.standings import BracketStage, Place, TableStanding, bracket, standings, table_standing
from stolik.tournament.state import State
from stolik.tournament.tournament import PlayedMatch


class Worn(NamedTuple):
    """A face with the colour and outline behind it."""

    face: int = NEUTRAL_FACE
    colour: int = 0


Faces: TypeAlias = Sequence[Worn]
"""The face of each entrant; empty if there are no particular faces."""


def worn_by(entrants: Sequence[EntrantInfo], people: Mapping[str, Worn]) -> list[Worn]:
    """Return everybody's face; ``people`` of the house, given by name key, wear what they always do.

    No two have the same colour as long as there are enough colours.
    """
    known = [people.get(name_key(each.name)) if each.player == "human" else None for each in entrants]
    taken = {person.colour for person in known if person is not None}
    free = cycle([colour for colour in range(COLOURS) if colour not in taken] or range(COLOURS))
    return [
        Worn(NEUTRAL_FACE if each.face is None else each.face, next(free)) if person is None else person
        for each, person in zip(entrants, known, strict=True)
    ]


def _worn(faces: Faces, entrant: Entrant) -> Worn:
    return faces[entrant] if faces else Worn()


class SeatRow(NamedTuple):
    """A player at a table, with their points there; ``first`` means that nobody has more."""

    entrant: Entrant
    face: int
    colour: int
    name: str
    bot: str
    line: str
    left: bool
    big: str
    small: str
    first: bool


class GameRow(NamedTuple):
    """A game of a table: whether it has been entered, and whether it can be entered now."""

    number: int
    title: str
    points: str
    entered: bool
    enterable: bool


class TableRow(NamedTuple):
    """A table: ``done`` means that all its games have been entered, ``playable`` that one is due.

    ``begun`` means that a game has begun at this computer.
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
    """A place: ``cut`` marks the last one to advance by the points so far.

    ``away`` means that the entrant isn't playing in person.
    """

    key: Entrant
    face: int
    colour: int
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
    """The correction of a game and its author, or of a name."""

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


def table_rows(
    state: State, number: int, begun: Collection[tuple[int, int]] = (), faces: Faces = ()
) -> list[TableRow]:
    """Return the tables of a round; ``number`` is 1-based over all stages.

    ``begun`` holds the rounds and numbers of tables where a game has begun at this computer.
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
                [_seat_row(state, standing, at, faces) for at in range(len(standing.seats))],
                games,
                any(game.enterable for game in games),
                is_begun,
            )
        )
    return rows


def standing_rows(state: State, faces: Faces = ()) -> list[StandingRow]:
    """Return everybody's place, the best first."""
    places = standings(state)
    cut = _cut(state)
    return [
        StandingRow(
            place.entrant,
            *_worn(faces, place.entrant),
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
    """Return the first three places once the tournament is over; empty before."""
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
    """Return the corrections in a log, the latest first."""
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
    """Return who plays for an entrant if not the person themselves; empty for a person."""
    player, before = state.players[entrant], state.created.entrants[entrant].player
    if player is None:
        return translated(CONTEXT, LEFT)
    if player == "human":
        return ""
    level = level_text(player.removeprefix("bot:"))
    source = COMPUTER if before == player else STOOD_IN
    return sentence(CONTEXT, source, {"level": level.lower()})


def _seat_row(state: State, standing: TableStanding, at: int, faces: Faces) -> SeatRow:
    seat = standing.seats[at]
    begun = standing.entered > 0
    return SeatRow(
        seat.entrant,
        *_worn(faces, seat.entrant),
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
    """Return the level of the computer that plays for an entrant; empty if none does."""
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
    """Return the last place that advances by the points so far; 0 in the final."""
    stage = state.stage
    return 0 if stage in (None, "final") else state.decisive_places(stage)[0]


DATE_AND_TIME: Final = N_("desk", "{day}/{month}/{year}, {time}")

_KEPT: Final = re.compile(r"(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d) (?P<time>\d\d:\d\d)")


def shown_time(kept: str) -> str:
    """Return the time of an entry as people write it; anything that isn't a time is unchanged.

    >>> shown_time("2026-11-22 18:40"), shown_time("today")
    ('22/11/2026, 18:40', 'today')
    """
    found = _KEPT.fullmatch(kept)
    return sentence(CONTEXT, DATE_AND_TIME, found.groupdict()) if found else kept


class EntrantRow(NamedTuple):
    """A row of a group: ``through`` means that the entrant advances, or would by the points so far.

    ``sure`` means that this is certain.
    """

    entrant: Entrant
    name: str
    points: str
    place: str
    through: bool
    sure: bool
    bot: str = ""
    face: int = NEUTRAL_FACE
    colour: int = 0


class Group(NamedTuple):
    """The entrants at a table, or all of a stage."""

    title: str
    rows: list[EntrantRow]


class Column(NamedTuple):
    """A stage of the bracket."""

    title: str
    groups: list[Group]


def bracket_columns(state: State, faces: Faces = ()) -> list[Column]:
    """Return a column for each stage with its groups of rows.

    The qualifying is one group in the order of places, since its tables change every round; later stages have
    a group for each table. A stage that hasn't begun has one group of empty rows.
    """
    columns = [_column(state, number, each) for number, each in enumerate(bracket(state))]

    def dressed(row: EntrantRow) -> EntrantRow:
        if not row.name:
            return row
        face, colour = _worn(faces, row.entrant)
        return row._replace(bot=_level(state, row.entrant), face=face, colour=colour)

    return [
        Column(title, [Group(name, [*map(dressed, rows)]) for name, rows in groups])
        for title, groups in columns
    ]


def _column(state: State, number: int, each: BracketStage) -> Column:
    is_settled = number < len(state.finished)
    if not each.places:
        groups = [_empty(each)]
    else:
        through = each.through if is_settled else _would_go_on(state, each)
        if each.stage == "qualifying":
            groups = [Group("", _place_rows(state, each.places, through, is_settled))]
        else:
            groups = [_table(state, table, through, is_settled) for table in each.tables] or [
                Group("", _place_rows(state, each.places, through, is_settled))
            ]
    return Column(stage_title(each.stage), groups)


def _would_go_on(state: State, each: BracketStage) -> Sequence[Entrant]:
    began = any(table.entered for table in each.tables)
    return who_goes_on(state, each.stage) if began else ()


def _empty(each: BracketStage) -> Group:
    rows = [EntrantRow(-1 - at, "", "", "", False, False) for at in range(min(each.size, 4))]
    return Group(sentence(CONTEXT, STILL_TO_COME, {}, count=each.size), rows)


def _place_rows(
    state: State, places: Sequence[Place], through: Sequence[Entrant], sure: bool
) -> list[EntrantRow]:
    return [
        EntrantRow(
            place.entrant,
            state.name_of(place.entrant),
            f"{place.points.big} / {signed(place.points.small)}",
            place_text(place.place),
            place.entrant in through,
            sure,
        )
        for place in places
    ]


def _table(state: State, table: TableStanding, through: Sequence[Entrant], sure: bool) -> Group:
    title = sentence(CONTEXT, TABLE, {"table": table.table})
    if table.play_off:
        title = sentence(CONTEXT, PLAY_OFF, {"stage": title})
    begun = table.entered > 0
    # The players are in the order of seats until there are points.
    seats = sorted(table.seats, key=lambda seat: seat.place) if begun else table.seats
    rows = [
        EntrantRow(
            seat.entrant,
            state.name_of(seat.entrant),
            f"{seat.points.big} / {signed(seat.points.small)}" if begun else "",
            place_text(seat.place) if begun else "",
            seat.entrant in through and not table.play_off,
            sure,
        )
        for seat in seats
    ]
    return Group(title, rows)


FEW: Final = 2
"""The most tables of people that are likely played at this computer; more are at real tables beside it."""

Act: TypeAlias = Literal["draw", "finish", "bots", "enter", "play"]


@dataclass(frozen=True, slots=True)
class Action:
    """A possible action with the text of its button; its numbers are 1-based, or 0 for none.

    ``first`` marks the action to do first.
    """

    act: Act
    text: str
    round: int = 0
    table: int = 0
    game: int = 0
    first: bool = True


@dataclass(frozen=True, slots=True)
class NextStep:
    """The situation in a sentence, and the possible actions in the order of their buttons."""

    text: str
    actions: tuple[Action, ...] = ()


def next_step(state: State, *, bots_play: bool = False, begun: Collection[tuple[int, int]] = ()) -> NextStep:
    """Return the next step of a tournament.

    Args:
        state: The current state.
        bots_play: Whether the computers' tables are being played.
        begun: The rounds and numbers of tables where a game has begun at this computer.
    """
    next_due = due(state)
    stage = next_due.stage
    if stage is None:
        best = standings(state)[0].entrant
        name = state.name_of(best)
        return NextStep(sentence(CONTEXT, WON, {"name": name}))
    if next_due.task == "draw":
        is_drawn = stage == "qualifying"
        number = len(state.rounds_of(stage)) + 1
        facts = {"stage": stage_and_round(state, stage, number)}
        text = sentence(CONTEXT, DRAW if is_drawn else SEAT, facts)
        return NextStep(
            text, (Action("draw", translated(CONTEXT, DRAW_BUTTON if is_drawn else SEAT_BUTTON)),)
        )
    if next_due.task == "draw_play_off":
        names = [state.name_of(entrant) for entrant in next_due.tied]
        text = sentence(CONTEXT, TIED, {"names": listed(names)})
        return NextStep(text, (Action("draw", translated(CONTEXT, PLAY_OFF_BUTTON)),))
    if next_due.task == "finish_stage":
        text = sentence(CONTEXT, FINISH, {"stage": stage_title(stage)})
        return NextStep(text, (Action("finish", translated(CONTEXT, FINISH_BUTTONS[stage])),))
    number = len(state.rounds_of(stage))
    where = (
        stage_title(stage)
        if state.rounds[next_due.games[0][0] - 1].play_off
        else stage_and_round(state, stage, number)
    )
    text = sentence(CONTEXT, GAMES_MISSING, {"stage": where}, count=len(next_due.games))
    return NextStep(text, _play_actions(state, next_due, bots_play, begun))


def _play_actions(
    state: State, next_due: Due, bots_play: bool, begun: Collection[tuple[int, int]]
) -> tuple[Action, ...]:
    jobs = {(job.round, job.table) for job in bot_jobs(state)}
    bots = jobs and not bots_play
    button = Action("bots", translated(CONTEXT, BOTS_BUTTON))
    others = [game for game in next_due.games if game[:2] not in jobs]
    if not others:
        return (button,) if bots else ()
    number, table_number, game = others[0]
    facts = {"table": table_number, "game": game}
    seated = state.rounds[number - 1].tables[table_number - 1].seated
    # Only people sit at real tables, since computers can play only here.
    here = any(state.players[entrant] != "human" for entrant in seated)
    # A few tables are played here one after another.
    plays = here or any(each[0] == number for each in begun) or len(state.rounds[number - 1].tables) <= FEW
    enter = Action("enter", sentence(CONTEXT, ENTER_BUTTON, facts), *others[0], first=not bots and not plays)
    play_text = GO_ON_BUTTON if (number, table_number) in begun else PLAY_BUTTON
    play = Action("play", sentence(CONTEXT, play_text, facts), *others[0], first=not bots and plays)
    # At most two: a third button would leave no room for the sentence, and the table itself has it. Each
    # action keeps its place whoever plays.
    if not bots:
        return enter, play
    return (button, play) if here else (enter, button)


class TournamentRow(NamedTuple):
    """A tournament: ``next`` is what is due, or why it can't be opened; ``over`` means that it has been won.

    ``cup`` means that a championship is over and its cup is in the family book. ``deleted`` is a state of
    `DeletedRows`, or empty.
    """

    key: str
    title: str
    line: str
    next: str
    over: bool = False
    opens: bool = False
    cup: bool = False
    deleted: str = ""


def tournament_row(name: str, state: State, deleted: str = "") -> TournamentRow:
    """Return the row of a valid tournament; ``deleted`` is its state of deletion, if any."""
    told = [sentence(CONTEXT, ENTRANTS, {}, count=len(state.players))]
    if state.created.at:
        told.append(sentence(CONTEXT, BEGUN, {"at": shown_time(state.created.at)}))
    return TournamentRow(
        name,
        tournament_title(state),
        with_game(", ".join(told), state),
        next_step(state).text,
        state.stage is None,
        not deleted,
        cup_of(state) is not None,
        deleted,
    )


def faulty_row(name: str, file: str, why: str) -> TournamentRow:
    """Return the row of a file that can't be opened, with its name and the reason."""
    return TournamentRow(name, file, "", why)

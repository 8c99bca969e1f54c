"""The content of a tournament's report: its standings, its bracket, all games and the corrections."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.engine.game_points import GamePoints
from stolik.engine.messages import sentence, translated
from stolik.engine.names import isolated, plain_name
from stolik.pages.tournament import export_sentences as words
from stolik.pages.tournament.desk_rows import shown_time
from stolik.tournament.entries import Corrected, Entrant, Renamed
from stolik.tournament.sentences import (
    CONTEXT,
    GAME,
    NAME_MENDED,
    TABLE,
    game_title,
    match_title,
    place_text,
    round_title,
    signed,
    stage_title,
)
from stolik.tournament.standings import BracketStage, TableStanding, bracket, standings
from stolik.tournament.state import State
from stolik.tournament.tournament import PlayedMatch, Tournament

SHARES: Final = {"standings": (11, 29, 19, 17, 12, 12), "corrections": (20, 15, 15, 25, 25)}
"""The widths of the columns in percent."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a printed table: its heading, its width in percent, and whether it has figures."""

    head: str
    share: float
    is_figure: bool = False


@dataclass(frozen=True, slots=True)
class PaperTable:
    """A printed table with its title."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class BracketBox:
    """A table in the bracket: its title, and the name, points and progress of every seat."""

    title: str
    seats: tuple[tuple[str, str, bool], ...]
    is_play_off: bool = False


@dataclass(frozen=True, slots=True)
class TournamentPaper:
    """Everything printed about a tournament; ``heading`` is its title and the lines under it.

    ``bracket`` holds the titles and tables of the stages, ``rounds`` the titles and tables of the rounds, and
    ``key`` explains how points are written there.
    """

    heading: tuple[str, ...]
    standings: PaperTable
    bracket_title: str
    bracket: tuple[tuple[str, tuple[BracketBox, ...]], ...]
    key: str
    rounds: tuple[tuple[str, tuple[PaperTable, ...]], ...]
    corrections: PaperTable | None


def tournament_paper(tournament: Tournament, title: str, at: str) -> TournamentPaper:
    """Return everything printed about a tournament.

    Args:
        tournament: The tournament in its current state.
        title: Its name, or empty.
        at: The time of printing as text.
    """
    state = tournament.state
    facts = {"seed": state.created.seed}
    entrants = sentence(CONTEXT, words.ENTRANTS_AND_SEED, facts, count=len(state.players))
    game = game_title(state.settings.game)
    heading = (
        title or sentence(CONTEXT, words.TOURNAMENT, {"game": game}),
        *((game,) if title else ()),
        entrants,
        sentence(CONTEXT, words.PRINTED, {"at": at}),
    )
    return TournamentPaper(
        heading,
        _standings(state),
        translated(CONTEXT, words.BRACKET),
        tuple(_bracket(state)),
        translated(CONTEXT, words.POINTS_KEY),
        tuple(_rounds(state)),
        _corrections(tournament),
    )


def _standings(state: State) -> PaperTable:
    heads = (words.PLACE, words.NAME, words.CLUB, words.REACHED, words.BIG_POINTS, words.SMALL_POINTS)
    rows: list[tuple[str, ...]] = []
    for place in standings(state):
        name = state.name_of(place.entrant)
        if place.has_left:
            name = sentence(CONTEXT, words.WITHDRAWN, {"name": name})
        club, stage = state.created.entrants[place.entrant].club, stage_title(place.stage)
        rows.append(
            (
                place_text(place.place),
                name,
                club,
                stage,
                str(place.points.big),
                signed(place.points.small),
            )
        )
    columns = [
        Column(translated(CONTEXT, head), share, head in (words.BIG_POINTS, words.SMALL_POINTS))
        for head, share in zip(heads, SHARES["standings"], strict=True)
    ]
    if not any(row[2] for row in rows):
        # Without clubs, the names get their width.
        columns[1] = Column(columns[1].head, columns[1].share + columns[2].share)
        del columns[2]
        rows = [(*row[:2], *row[3:]) for row in rows]
    return PaperTable(translated(CONTEXT, words.STANDINGS), tuple(columns), tuple(rows))


def _bracket(state: State) -> Iterator[tuple[str, tuple[BracketBox, ...]]]:
    for stage in bracket(state):
        title = stage_title(stage.stage)
        if stage.stage == "qualifying":
            yield title, (_reached(state, stage),)
        elif not stage.tables:
            open_places = sentence(CONTEXT, words.STILL_OPEN, {}, count=stage.size)
            yield title, (BracketBox(open_places, ()),)
        else:
            yield title, tuple([_box(state, stage, table) for table in stage.tables])


def _reached(state: State, stage: BracketStage) -> BracketBox:
    """Return those who have advanced from the qualifying, which has too many tables to be drawn."""
    if not stage.through:
        return BracketBox(sentence(CONTEXT, words.STILL_OPEN, {}, count=_next(state)), ())
    points = {place.entrant: place.points for place in stage.places}
    seats = [
        (state.name_of(entrant), _both(points[entrant].big, points[entrant].small), True)
        for entrant in stage.through
    ]
    return BracketBox("", tuple(seats))


def _next(state: State) -> int:
    return state.semi_final or state.final


def _box(state: State, stage: BracketStage, table: TableStanding) -> BracketBox:
    title = round_title(state, table.round) if table.play_off else ""
    number = sentence(CONTEXT, TABLE, {"table": table.table})
    return BracketBox(
        ", ".join(filter(None, (title, number))),
        tuple(
            [
                (
                    state.name_of(seat.entrant),
                    _both(seat.points.big, seat.points.small) if table.entered else "",
                    seat.entrant in stage.through
                    or (stage.stage == "final" and _has_won(state, seat.entrant)),
                )
                for seat in sorted(table.seats, key=lambda seat: seat.place)
            ]
        ),
        table.play_off,
    )


def _has_won(state: State, entrant: Entrant) -> bool:
    return state.stage is None and any(
        place.entrant == entrant and place.place == 1 for place in standings(state)
    )


def _rounds(state: State) -> Iterator[tuple[str, tuple[PaperTable, ...]]]:
    for stage in bracket(state):
        by_round: dict[int, list[PaperTable]] = {}
        for table in stage.tables:
            by_round.setdefault(table.round, []).append(_table(state, table))
        for number, tables in by_round.items():
            yield round_title(state, number), tuple(tables)


def _table(state: State, table: TableStanding) -> PaperTable:
    games = state.rounds[table.round - 1].tables[table.table - 1].games
    share = 46 / (len(games) + 1)
    columns = [
        Column(translated(CONTEXT, words.PLACE), 10),
        Column(translated(CONTEXT, words.NAME), 44),
        *[
            Column(sentence(CONTEXT, GAME, {"game": number}), share, True)
            for number in range(1, len(games) + 1)
        ],
        Column(translated(CONTEXT, words.TOGETHER), share, True),
    ]
    rows = []
    for seat in sorted(table.seats, key=lambda seat: seat.place):
        cells = []
        for game in games:
            if game is None or seat.entrant not in game.seated:
                cells.append("–")
                continue
            at = game.seated.index(seat.entrant)
            cells.append(_both(state.big_points(game)[at], game.points.small_points[at]))
        place = place_text(seat.place) if table.entered else "–"
        total = _both(seat.points.big, seat.points.small)
        rows.append((place, state.name_of(seat.entrant), *cells, total))
    return PaperTable(sentence(CONTEXT, TABLE, {"table": table.table}), tuple(columns), tuple(rows))


def _corrections(tournament: Tournament) -> PaperTable | None:
    state, rows = tournament.state, []
    names_before = iter(state.names_before)
    for entry in tournament.log:
        if isinstance(entry, Renamed):
            _, before = next(names_before)
            title = translated(CONTEXT, NAME_MENDED)
            rows.append((title, "", shown_time(entry.at), isolated(before), isolated(plain_name(entry.name))))
        if not isinstance(entry, Corrected):
            continue
        game = state.rounds[entry.round - 1].tables[entry.table - 1].games[entry.game - 1]
        assert game is not None, "only what was entered is corrected"
        names = [state.name_of(entrant) for entrant in game.seated]
        rows.append(
            (
                match_title(PlayedMatch(state, entry.round, entry.table, entry.game)),
                plain_name(entry.by),
                shown_time(entry.at),
                _points(names, entry.before),
                _points(names, entry.points),
            )
        )
    heads = (words.WHICH, words.CORRECTED_BY, words.WHEN, words.BEFORE, words.AFTER)
    columns = tuple(
        [
            Column(translated(CONTEXT, head), share)
            for head, share in zip(heads, SHARES["corrections"], strict=True)
        ]
    )
    return PaperTable(translated(CONTEXT, words.CORRECTIONS), columns, tuple(rows)) if rows else None


def _both(big: int, small: int) -> str:
    return f"{big} / {signed(small)}"


def _points(names: Sequence[str], points: GamePoints) -> str:
    """Return everybody's small points and place, one per line."""
    return "\n".join(
        f"{name} {signed(small)} ({place}.)"
        for name, small, place in zip(names, points.small_points, points.places, strict=True)
    )

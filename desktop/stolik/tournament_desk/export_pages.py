"""What stands on the papers of a tournament: the report on it, and the cards on which games are written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.engine.game_library import load_package
from stolik.engine.game_points import CardField, GamePoints
from stolik.engine.messages import Translate, english, sentence
from stolik.tournament.entries import Entrant
from stolik.tournament.played_table import PlayedMatch
from stolik.tournament.standings import BracketStage, TableStanding, bracket, standings, table_standing
from stolik.tournament.state import FinishedGame, State, Table
from stolik.tournament.tournament import Tournament
from stolik.tournament_desk import export_sentences as words
from stolik.tournament_desk.round_titles import match_title, round_title
from stolik.tournament_desk.sentences import CONTEXT, GAME, TABLE, game_title, place_text, signed, stage_title
from stolik.tournament_desk.times import shown_time

TICKED: Final = "×"
"""What stands in a column that is ticked."""

SHARES: Final = {"standings": (11, 29, 19, 17, 12, 12), "corrections": (20, 15, 15, 25, 25)}
"""The widths of the columns in percent."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table on paper: its head and its share of the width in percent; figures stand right."""

    head: str
    share: float
    is_figure: bool = False


@dataclass(frozen=True, slots=True)
class PaperTable:
    """A table on paper under its title."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class BracketBox:
    """A table in the picture of the bracket: its title, and of every seat name, points and if it went on."""

    title: str
    seats: tuple[tuple[str, str, bool], ...]
    is_play_off: bool = False


@dataclass(frozen=True, slots=True)
class TournamentPaper:
    """All that is printed of a tournament: ``heading`` is its title and the lines under it.

    ``bracket`` are the stages with their titles and tables, ``rounds`` the tables of every round under their
    title, ``key`` tells how the points in them are written.
    """

    heading: tuple[str, ...]
    standings: PaperTable
    bracket_title: str
    bracket: tuple[tuple[str, tuple[BracketBox, ...]], ...]
    key: str
    rounds: tuple[tuple[str, tuple[PaperTable, ...]], ...]
    corrections: PaperTable | None


@dataclass(frozen=True, slots=True)
class CardColumn:
    """What is written down of every seat: its title, and whether it is only ticked."""

    title: str
    is_switch: bool


@dataclass(frozen=True, slots=True)
class CardGame:
    """A game on a card: its title, and by name what stands in the columns and results.

    What isn't known yet is empty, and a column that is ticked holds `TICKED`. ``ending`` is how it ended, -1
    where that isn't known.
    """

    title: str
    rows: tuple[tuple[str, ...], ...]
    ending: int = -1


@dataclass(frozen=True, slots=True)
class Card:
    """A card to write on: what stands over it, who sits there (empty names are lines), and what is asked.

    ``endings`` are how a game can end. ``results`` are the titles of what a game is worth, ``sums`` of what
    is summed up under ``together``, in ``totals`` by name. What has been entered stands on it already.
    """

    heading: tuple[str, ...]
    player: str
    names: tuple[str, ...]
    games: tuple[CardGame, ...]
    columns: tuple[CardColumn, ...]
    endings: tuple[str, ...]
    results: tuple[str, ...]
    together: str
    sums: tuple[str, ...]
    totals: tuple[tuple[str, ...], ...]
    signature: str
    date: str
    referee: str


def tournament_paper(
    tournament: Tournament, title: str, at: str, translate: Translate = english
) -> TournamentPaper:
    """Return what is printed of a tournament.

    Args:
        tournament: The tournament as it stands.
        title: What it is called; empty where it has no name.
        at: The time of printing, as it is shown.
        translate: Gives a source in the language of the moment.
    """
    state = tournament.state
    facts = {"seed": state.created.seed}
    entrants = sentence(CONTEXT, words.ENTRANTS_AND_SEED, facts, translate, count=len(state.players))
    game = game_title(state.settings.game, translate)
    heading = (
        title or sentence(CONTEXT, words.TOURNAMENT, {"game": game}, translate),
        *((game,) if title else ()),
        entrants,
        sentence(CONTEXT, words.PRINTED, {"at": at}, translate),
    )
    return TournamentPaper(
        heading,
        _standings(state, translate),
        translate(CONTEXT, words.BRACKET),
        tuple(_bracket(state, translate)),
        translate(CONTEXT, words.POINTS_KEY),
        tuple(_rounds(state, translate)),
        _corrections(tournament, translate),
    )


def cards_of_round(state: State, number: int, title: str, translate: Translate = english) -> list[Card]:
    """Return the card of every table of a round, by its number from 1 on, with all that has been entered."""
    cards = []
    for table_number, table in enumerate(state.rounds[number - 1].tables, 1):
        lines = (title, game_title(state.settings.game, translate), round_title(state, number, translate))
        heading = (sentence(CONTEXT, TABLE, {"table": table_number}, translate), *filter(None, lines))
        cards.append(_card(state, heading, table, table_standing(state, number, table_number), translate))
    return cards


def blank_card(state: State, title: str, translate: Translate = english) -> Card:
    """Return a card of a full table without numbers and names."""
    lines = (title, game_title(state.settings.game, translate), translate(CONTEXT, words.ROUND_TO_FILL))
    heading = (translate(CONTEXT, words.TABLE_TO_FILL), *filter(None, lines))
    games = (None,) * state.settings.games
    empty = TableStanding(0, 0, (), 0, len(games), play_off=False)
    return _card(state, heading, Table((), games), empty, translate)


def _card(
    state: State, heading: tuple[str, ...], table: Table, standing: TableStanding, translate: Translate
) -> Card:
    """Return the card of a table; where nobody is seated, with lines for the names of a full one."""
    game, entry = state.settings.game, load_package(state.settings.game).card_entry
    fields, endings = ((), {}) if entry is None else (entry.fields, entry.endings)
    small, big, place = (
        translate(CONTEXT, word) for word in (words.SMALL_POINTS, words.BIG_POINTS, words.PLACE)
    )
    entrants = [seat.entrant for seat in standing.seats]
    totals = [
        (signed(seat.points.small), str(seat.points.big), place_text(seat.place, translate))
        for seat in standing.seats
        if table.is_complete
    ]
    return Card(
        heading,
        translate(CONTEXT, words.NAME),
        tuple([_name(state, entrant) for entrant in entrants]) or ("",) * state.match_rules.table_size,
        tuple(
            [
                _card_game(state, table, number, entrants, translate)
                for number in range(1, len(table.games) + 1)
            ]
        ),
        tuple([CardColumn(translate(game, each.title), each.is_switch) for each in fields]),
        tuple([translate(game, ending) for ending in endings.values()]),
        (small, big) if fields else (small, big, place),
        translate(CONTEXT, words.TOGETHER),
        (small, big, place),
        tuple(totals),
        translate(CONTEXT, words.SIGNATURE),
        translate(CONTEXT, words.DATE),
        translate(CONTEXT, words.REFEREE),
    )


def _card_game(
    state: State, table: Table, number: int, entrants: Sequence[Entrant], translate: Translate
) -> CardGame:
    game, entry = table.games[number - 1], load_package(state.settings.game).card_entry
    fields = () if entry is None else entry.fields
    cells = len(fields) + (2 if fields else 3)
    rows: list[tuple[str, ...]] = []
    for entrant in entrants:
        if entrant not in table.seated_at(number):
            rows.append(("–",) * cells)
        elif game is None:
            rows.append(("",) * cells)
        else:
            seat = game.seated.index(entrant)
            points = (
                signed(game.points.small_points[seat]),
                str(state.big_points(game)[seat]),
                place_text(game.points.places[seat], translate),
            )
            rows.append((*_card_cells(fields, game, seat), *points)[:cells])
    ending = (
        -1
        if game is None or game.card is None or entry is None
        else [*entry.endings].index(game.card["ending"])
    )
    return CardGame(sentence(CONTEXT, GAME, {"game": number}, translate), tuple(rows), ending)


def _card_cells(fields: Sequence[CardField], game: FinishedGame, seat: int) -> Iterator[str]:
    """Yield what stands in the columns of a seat; nothing is known of points without a card."""
    for each in fields:
        if game.card is None:
            yield ""
        elif each.is_switch:
            yield TICKED if game.card["seats"][seat].get(each.name, each.usual) else ""
        else:
            yield str(game.card["seats"][seat].get(each.name, ""))


def _name(state: State, entrant: Entrant) -> str:
    return state.created.entrants[entrant].name


def _standings(state: State, translate: Translate) -> PaperTable:
    heads = (words.PLACE, words.NAME, words.CLUB, words.REACHED, words.BIG_POINTS, words.SMALL_POINTS)
    rows: list[tuple[str, ...]] = []
    for place in standings(state):
        name = _name(state, place.entrant)
        if place.has_left:
            name = sentence(CONTEXT, words.WITHDRAWN, {"name": name}, translate)
        club, stage = state.created.entrants[place.entrant].club, stage_title(place.stage, translate)
        rows.append(
            (
                place_text(place.place, translate),
                name,
                club,
                stage,
                str(place.points.big),
                signed(place.points.small),
            )
        )
    columns = [
        Column(translate(CONTEXT, head), share, head in (words.BIG_POINTS, words.SMALL_POINTS))
        for head, share in zip(heads, SHARES["standings"], strict=True)
    ]
    if not any(row[2] for row in rows):
        # Where nobody is of a club, the names take its room.
        columns[1] = Column(columns[1].head, columns[1].share + columns[2].share)
        del columns[2]
        rows = [(*row[:2], *row[3:]) for row in rows]
    return PaperTable(translate(CONTEXT, words.STANDINGS), tuple(columns), tuple(rows))


def _bracket(state: State, translate: Translate) -> Iterator[tuple[str, tuple[BracketBox, ...]]]:
    for stage in bracket(state):
        title = stage_title(stage.stage, translate)
        if stage.stage == "qualifying":
            yield title, (_reached(state, stage, translate),)
        elif not stage.tables:
            open_places = sentence(CONTEXT, words.STILL_OPEN, {}, translate, count=stage.size)
            yield title, (BracketBox(open_places, ()),)
        else:
            yield title, tuple([_box(state, stage, table, translate) for table in stage.tables])


def _reached(state: State, stage: BracketStage, translate: Translate) -> BracketBox:
    """Return who has come through the qualifying; its tables would be too many for a picture."""
    if not stage.through:
        return BracketBox(sentence(CONTEXT, words.STILL_OPEN, {}, translate, count=_next(state)), ())
    points = {place.entrant: place.points for place in stage.places}
    seats = [
        (_name(state, entrant), _both(points[entrant].big, points[entrant].small), True)
        for entrant in stage.through
    ]
    return BracketBox("", tuple(seats))


def _next(state: State) -> int:
    return state.semi_final or state.final


def _box(state: State, stage: BracketStage, table: TableStanding, translate: Translate) -> BracketBox:
    title = round_title(state, table.round, translate) if table.play_off else ""
    number = sentence(CONTEXT, TABLE, {"table": table.table}, translate)
    return BracketBox(
        ", ".join(filter(None, (title, number))),
        tuple(
            [
                (
                    _name(state, seat.entrant),
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


def _rounds(state: State, translate: Translate) -> Iterator[tuple[str, tuple[PaperTable, ...]]]:
    for stage in bracket(state):
        by_round: dict[int, list[PaperTable]] = {}
        for table in stage.tables:
            by_round.setdefault(table.round, []).append(_table(state, table, translate))
        for number, tables in by_round.items():
            yield round_title(state, number, translate), tuple(tables)


def _table(state: State, table: TableStanding, translate: Translate) -> PaperTable:
    games = state.rounds[table.round - 1].tables[table.table - 1].games
    share = 46 / (len(games) + 1)
    columns = [
        Column(translate(CONTEXT, words.PLACE), 10),
        Column(translate(CONTEXT, words.NAME), 44),
        *[
            Column(sentence(CONTEXT, GAME, {"game": number}, translate), share, True)
            for number in range(1, len(games) + 1)
        ],
        Column(translate(CONTEXT, words.TOGETHER), share, True),
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
        place = place_text(seat.place, translate) if table.entered else "–"
        total = _both(seat.points.big, seat.points.small)
        rows.append((place, _name(state, seat.entrant), *cells, total))
    return PaperTable(
        sentence(CONTEXT, TABLE, {"table": table.table}, translate), tuple(columns), tuple(rows)
    )


def _corrections(tournament: Tournament, translate: Translate) -> PaperTable | None:
    state, rows = tournament.state, []
    for entry in tournament.corrections:
        game = state.rounds[entry.round - 1].tables[entry.table - 1].games[entry.game - 1]
        assert game is not None, "only what was entered is corrected"
        names = [_name(state, entrant) for entrant in game.seated]
        rows.append(
            (
                match_title(PlayedMatch(state, entry.round, entry.table, entry.game), translate),
                entry.by,
                shown_time(entry.at, translate),
                _points(names, entry.before),
                _points(names, entry.points),
            )
        )
    heads = (words.WHICH, words.CORRECTED_BY, words.WHEN, words.BEFORE, words.AFTER)
    columns = tuple(
        [
            Column(translate(CONTEXT, head), share)
            for head, share in zip(heads, SHARES["corrections"], strict=True)
        ]
    )
    return PaperTable(translate(CONTEXT, words.CORRECTIONS), columns, tuple(rows)) if rows else None


def _both(big: int, small: int) -> str:
    return f"{big} / {signed(small)}"


def _points(names: Sequence[str], points: GamePoints) -> str:
    """Return everybody's small points and place, one below the other."""
    return "\n".join(
        f"{name} {signed(small)} ({place}.)"
        for name, small, place in zip(names, points.small_points, points.places, strict=True)
    )

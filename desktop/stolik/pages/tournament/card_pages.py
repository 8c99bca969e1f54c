"""The content of the score cards of a tournament's tables: everything entered, and room for the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.engine.game_library import load_package
from stolik.engine.game_points import CardField
from stolik.engine.messages import sentence, translated
from stolik.pages.tournament import export_sentences as words
from stolik.tournament.entries import Entrant
from stolik.tournament.sentences import CONTEXT, GAME, TABLE, game_title, place_text, round_title, signed
from stolik.tournament.standings import TableStanding, table_standing
from stolik.tournament.state import FinishedGame, State, Table

TICKED: Final = "×"
"""The mark in a ticked column."""


@dataclass(frozen=True, slots=True)
class CardColumn:
    """A column with an entry for every seat: its title, and whether it is only ticked."""

    title: str
    is_switch: bool


@dataclass(frozen=True, slots=True)
class CardGame:
    """A game on a card: its title, and by name the content of its columns and results.

    Unknown content is empty; a ticked column holds `TICKED`. ``ending`` is the ending's index, -1 if unknown.
    """

    title: str
    rows: tuple[tuple[str, ...], ...]
    ending: int = -1


@dataclass(frozen=True, slots=True)
class Card:
    """A card to write on: its heading, its players (lines for empty names), and its columns.

    ``endings`` are the ways in which a game can end. ``results`` are the titles of a game's results, ``sums``
    those of the sums under the title ``together``, with ``totals`` by name. Known values are filled in.
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


def cards_of_round(state: State, number: int, title: str) -> list[Card]:
    """Return the cards of a round's tables with everything entered; ``number`` is 1-based."""
    cards = []
    for table_number, table in enumerate(state.rounds[number - 1].tables, 1):
        lines = (title, game_title(state.settings.game), round_title(state, number))
        heading = (sentence(CONTEXT, TABLE, {"table": table_number}), *filter(None, lines))
        cards.append(_card(state, heading, table, table_standing(state, number, table_number)))
    return cards


def blank_card(state: State, title: str) -> Card:
    """Return the card of a full table without numbers and names."""
    lines = (title, game_title(state.settings.game), translated(CONTEXT, words.ROUND_TO_FILL))
    heading = (translated(CONTEXT, words.TABLE_TO_FILL), *filter(None, lines))
    games = (None,) * state.settings.games
    empty = TableStanding(0, 0, (), 0, len(games), play_off=False)
    return _card(state, heading, Table((), games), empty)


def _card(state: State, heading: tuple[str, ...], table: Table, standing: TableStanding) -> Card:
    """Return the card of a table; an empty table has lines for all names of a full one."""
    game, entry = state.settings.game, load_package(state.settings.game).card_entry
    fields, endings = ((), {}) if entry is None else (entry.fields, entry.endings)
    began = [CardColumn(translated(CONTEXT, words.BEGAN), True)] if state.asks_who_began(table) else []
    small, big, place = (
        translated(CONTEXT, word) for word in (words.SMALL_POINTS, words.BIG_POINTS, words.PLACE)
    )
    entrants = [seat.entrant for seat in standing.seats]
    totals = [
        (signed(seat.points.small), str(seat.points.big), place_text(seat.place))
        for seat in standing.seats
        if table.is_complete
    ]
    return Card(
        heading,
        translated(CONTEXT, words.NAME),
        tuple([state.name_of(entrant) for entrant in entrants]) or ("",) * state.match_rules.table_size,
        tuple([_card_game(state, table, number, entrants) for number in range(1, len(table.games) + 1)]),
        (*began, *[CardColumn(translated(game, each.title), each.is_switch) for each in fields]),
        tuple([translated(game, ending) for ending in endings.values()]),
        (small, big) if fields else (small, big, place),
        translated(CONTEXT, words.TOGETHER),
        (small, big, place),
        tuple(totals),
        translated(CONTEXT, words.SIGNATURE),
        translated(CONTEXT, words.DATE),
        translated(CONTEXT, words.REFEREE),
    )


def _card_game(state: State, table: Table, number: int, entrants: Sequence[Entrant]) -> CardGame:
    game, entry = table.games[number - 1], load_package(state.settings.game).card_entry
    fields = () if entry is None else entry.fields
    asked = state.asks_who_began(table)
    cells = asked + len(fields) + (2 if fields else 3)
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
                place_text(game.points.places[seat]),
            )
            began = [TICKED if game.began == seat else ""] * asked
            rows.append((*began, *_card_cells(fields, game, seat), *points)[:cells])
    ending = (
        -1
        if game is None or game.card is None or entry is None
        else [*entry.endings].index(game.card["ending"])
    )
    return CardGame(sentence(CONTEXT, GAME, {"game": number}), tuple(rows), ending)


def _card_cells(fields: Sequence[CardField], game: FinishedGame, seat: int) -> Iterator[str]:
    """Yield the content of a seat's columns, which is empty for points without a card."""
    for each in fields:
        if game.card is None:
            yield ""
        elif each.is_switch:
            yield TICKED if game.card["seats"][seat].get(each.name, each.usual) else ""
        else:
            number = game.card["seats"][seat].get(each.name)
            yield "" if number is None else str(number)

"""A tournament as tables for spreadsheets: the standings, and every game seat by seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stolik.engine.messages import Translate, english
from stolik.engine.spreadsheet import Cell, csv_file
from stolik.pages.tournament import export_sentences as words
from stolik.tournament.desk_sentences import CONTEXT, stage_title
from stolik.tournament.entries import Corrected, Entrant
from stolik.tournament.round_titles import round_title
from stolik.tournament.standings import standings
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament


def standings_csv(state: State, translate: Translate = english, separator: str = ",") -> bytes:
    """Return the standings as a file; ``separator`` stands between two cells."""
    heads = (
        words.PLACE, words.NAME, words.CLUB, words.PLAYER, words.REACHED,
        words.BIG_POINTS, words.SMALL_POINTS, words.HAS_LEFT,
    )  # fmt: skip
    return _file(heads, _standing_rows(state, translate), translate, separator)


def games_csv(tournament: Tournament, translate: Translate = english, separator: str = ",") -> bytes:
    """Return all games as a file, with a row for everybody who sat there."""
    heads = (
        words.ROUND, words.PART, words.TABLE, words.GAME, words.SEAT, words.NAME, words.SMALL_POINTS,
        words.BIG_POINTS, words.PLACE, words.SOURCE, words.CORRECTED_BY,
    )  # fmt: skip
    return _file(heads, _game_rows(tournament, translate), translate, separator)


def played_by(state: State, entrant: Entrant, translate: Translate = english) -> str:
    """Return who plays for an entrant now: a person, a computer, or nobody."""
    player = state.players[entrant]
    source = words.NOBODY if player is None else words.PERSON if player == "human" else words.COMPUTER
    return translate(CONTEXT, source)


def _standing_rows(state: State, translate: Translate) -> Iterator[Sequence[Cell]]:
    for place in standings(state):
        entrant = state.created.entrants[place.entrant]
        yield (
            place.place,
            entrant.name,
            entrant.club,
            played_by(state, place.entrant, translate),
            stage_title(place.stage, translate),
            place.points.big,
            place.points.small,
            translate(CONTEXT, words.YES) if place.has_left else "",
        )


def _game_rows(tournament: Tournament, translate: Translate) -> Iterator[Sequence[Cell]]:
    state = tournament.state
    correctors: dict[tuple[int, int, int], Corrected] = {
        (entry.round, entry.table, entry.game): entry for entry in tournament.corrections
    }
    for number, table, game, finished in state.games():
        big = state.big_points(finished)
        corrected = correctors.get((number, table, game))
        for seat, entrant in enumerate(finished.seated):
            yield (
                number,
                round_title(state, number, translate),
                table,
                game,
                seat + 1,
                state.created.entrants[entrant].name,
                finished.points.small_points[seat],
                big[seat],
                finished.points.places[seat],
                translate(CONTEXT, words.SOURCES[finished.source]),
                "" if corrected is None else corrected.by,
            )


def _file(
    heads: Sequence[str], rows: Iterable[Sequence[Cell]], translate: Translate, separator: str
) -> bytes:
    return csv_file([[translate(CONTEXT, head) for head in heads], *rows], separator)

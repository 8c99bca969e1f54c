"""A tournament as spreadsheet tables: the standings, and every game seat by seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stolik.engine.messages import translated
from stolik.engine.spreadsheet import Cell, csv_file
from stolik.pages.tournament import export_sentences as words
from stolik.tournament.entries import Corrected, Entrant
from stolik.tournament.sentences import CONTEXT, round_title, stage_title
from stolik.tournament.standings import standings
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament


def standings_csv(state: State, separator: str = ",") -> bytes:
    """Return the standings as the content of a file; ``separator`` is put between cells."""
    heads = (
        words.PLACE, words.NAME, words.CLUB, words.PLAYER, words.REACHED,
        words.BIG_POINTS, words.SMALL_POINTS, words.HAS_LEFT,
    )  # fmt: skip
    return _file(heads, _standing_rows(state), separator)


def games_csv(tournament: Tournament, separator: str = ",") -> bytes:
    """Return all games as the content of a file, with a row for each player of each game."""
    heads = (
        words.ROUND, words.PART, words.TABLE, words.GAME, words.SEAT, words.NAME, words.SMALL_POINTS,
        words.BIG_POINTS, words.PLACE, words.SOURCE, words.CORRECTED_BY,
    )  # fmt: skip
    return _file(heads, _game_rows(tournament), separator)


def played_by(state: State, entrant: Entrant) -> str:
    """Return in words who plays for an entrant now: a person, a computer, or nobody."""
    player = state.players[entrant]
    source = words.NOBODY if player is None else words.PERSON if player == "human" else words.COMPUTER
    return translated(CONTEXT, source)


def _standing_rows(state: State) -> Iterator[Sequence[Cell]]:
    for place in standings(state):
        entrant = state.created.entrants[place.entrant]
        yield (
            place.place,
            entrant.name,
            entrant.club,
            played_by(state, place.entrant),
            stage_title(place.stage),
            place.points.big,
            place.points.small,
            translated(CONTEXT, words.YES) if place.has_left else "",
        )


def _game_rows(tournament: Tournament) -> Iterator[Sequence[Cell]]:
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
                round_title(state, number),
                table,
                game,
                seat + 1,
                state.created.entrants[entrant].name,
                finished.points.small_points[seat],
                big[seat],
                finished.points.places[seat],
                translated(CONTEXT, words.SOURCES[finished.source]),
                "" if corrected is None else corrected.by,
            )


def _file(heads: Sequence[str], rows: Iterable[Sequence[Cell]], separator: str) -> bytes:
    return csv_file([[translated(CONTEXT, head) for head in heads], *rows], separator)

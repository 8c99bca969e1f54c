"""What the pages of the tournament say: the stages, what is to be done now, and what will happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.game_library import find_game
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.name_form import isolated
from stolik.tournament.championship import person_of
from stolik.tournament.entries import Stage
from stolik.tournament.state import State

CONTEXT: Final = "desk"

STAGES: Final[Mapping[Stage, str]] = {
    "qualifying": QT_TRANSLATE_NOOP("desk", "Qualifying"),
    "semi_final": QT_TRANSLATE_NOOP("desk", "Semi-final"),
    "final": QT_TRANSLATE_NOOP("desk", "Final"),
}
CHAMPIONSHIP: Final = QT_TRANSLATE_NOOP("desk", "Championship")
QUALIFYING_ROUND: Final = QT_TRANSLATE_NOOP("desk", "Qualifying, round {round} of {rounds}")
PLAY_OFF: Final = QT_TRANSLATE_NOOP("desk", "{stage}: play-off")

LEVELS: Final[Mapping[str, str]] = {
    "gentle": QT_TRANSLATE_NOOP("desk", "Gentle"),
    "fair": QT_TRANSLATE_NOOP("desk", "Fair"),
    "sharp": QT_TRANSLATE_NOOP("desk", "Sharp"),
    "master": QT_TRANSLATE_NOOP("desk", "Master"),
}
"""What the computers are called that enter, with a number behind it."""
COMPUTER_NAME: Final = QT_TRANSLATE_NOOP("desk", "{level} {number}")

COMMA: Final = QT_TRANSLATE_NOOP("desk", "{before}, {item}")

TABLES: Final = translate("desk", "%n (table|tables) of {size}", "", 0)
QUALIFYING_ONCE: Final = QT_TRANSLATE_NOOP("desk", "Qualifying: {tables}.")
QUALIFYING_ROUNDS: Final = translate("desk", "Qualifying: %n (round|rounds), each with {tables}.", "", 0)
SEMI_FINAL: Final = QT_TRANSLATE_NOOP("desk", "The best {size} play the semi-final: {tables}.")
NO_SEMI_FINAL: Final = QT_TRANSLATE_NOOP("desk", "There is no semi-final: too few have entered for one.")
FINAL: Final = QT_TRANSLATE_NOOP("desk", "The best {size} play the final.")
ALL_IN_FINAL: Final = QT_TRANSLATE_NOOP("desk", "Everybody plays the final.")
MATCH: Final = translate("desk", "A match has %n (game|games).", "", 0)
MORE_NAMES: Final = translate("desk", "%n more (entrant is|entrants are) needed.", "", 0)
FULL: Final = translate("desk", "A tournament takes at most %n (entrant|entrants).", "", 0)

DRAW: Final = QT_TRANSLATE_NOOP("desk", "{stage}: the tables are to be drawn.")
SEAT: Final = QT_TRANSLATE_NOOP("desk", "{stage}: the places so far decide who sits where.")
GAMES_MISSING: Final = translate("desk", "{stage}: %n (game is|games are) still to be played.", "", 0)
FINISH: Final = QT_TRANSLATE_NOOP("desk", "{stage}: all games have been entered.")
TIED: Final = QT_TRANSLATE_NOOP("desk", "{names} are tied for a deciding place: they play one more game.")
WON: Final = QT_TRANSLATE_NOOP("desk", "{name} has won the tournament.")
PLAYING: Final = QT_TRANSLATE_NOOP("desk", "Computers: {done} of {all}")

DRAW_BUTTON: Final = QT_TRANSLATE_NOOP("desk", "Draw the tables")
SEAT_BUTTON: Final = QT_TRANSLATE_NOOP("desk", "Set the tables")
PLAY_OFF_BUTTON: Final = QT_TRANSLATE_NOOP("desk", "Draw the play-off")
FINISH_BUTTONS: Final[Mapping[Stage, str]] = {
    "qualifying": QT_TRANSLATE_NOOP("desk", "Finish the qualifying"),
    "semi_final": QT_TRANSLATE_NOOP("desk", "Finish the semi-final"),
    "final": QT_TRANSLATE_NOOP("desk", "Finish the final"),
}
BOTS_BUTTON: Final = QT_TRANSLATE_NOOP("desk", "Let the computers play")
ENTER_BUTTON: Final = QT_TRANSLATE_NOOP("desk", "Enter table {table}, game {game}")
PLAY_BUTTON: Final = QT_TRANSLATE_NOOP("desk", "Play table {table} here")
GO_ON_BUTTON: Final = QT_TRANSLATE_NOOP("desk", "Go on at table {table}")

TABLE: Final = QT_TRANSLATE_NOOP("desk", "Table {table}")
GAMES_DONE: Final = QT_TRANSLATE_NOOP("desk", "{done} of {games}")
BEGUN_HERE: Final = QT_TRANSLATE_NOOP("desk", "{done} of {games}, begun here")
ALL_DONE: Final = QT_TRANSLATE_NOOP("desk", "Finished")
GAME: Final = QT_TRANSLATE_NOOP("desk", "Game {game}")
NOT_ENTERED: Final = QT_TRANSLATE_NOOP("desk", "not entered yet")
LEFT: Final = QT_TRANSLATE_NOOP("desk", "has left")
COMPUTER: Final = QT_TRANSLATE_NOOP("desk", "computer, {level}")
STOOD_IN: Final = QT_TRANSLATE_NOOP("desk", "a computer plays on, {level}")
REACHED: Final[Mapping[Stage, str]] = {
    "qualifying": QT_TRANSLATE_NOOP("desk", "out after the qualifying"),
    "semi_final": QT_TRANSLATE_NOOP("desk", "out after the semi-final"),
    "final": QT_TRANSLATE_NOOP("desk", "in the final"),
}
IN_SEMI_FINAL: Final = QT_TRANSLATE_NOOP("desk", "in the semi-final")
WHICH_GAME: Final = QT_TRANSLATE_NOOP("desk", "{stage}, table {table}, game {game}")
WHICH_TABLE: Final = QT_TRANSLATE_NOOP("desk", "{stage}, table {table}")
CORRECTED_BY: Final = QT_TRANSLATE_NOOP("desk", "changed by {by}, {at}")
CORRECTED_UNDATED: Final = QT_TRANSLATE_NOOP("desk", "changed by {by}")
NAME_MENDED: Final = QT_TRANSLATE_NOOP("desk", "A name")
MENDED: Final = QT_TRANSLATE_NOOP("desk", "mended {at}")
MENDED_UNDATED: Final = QT_TRANSLATE_NOOP("desk", "mended")
STILL_TO_COME: Final = translate("desk", "%n (place|places) to be won", "", 0)
ENTRANTS: Final = translate("desk", "%n (entrant|entrants)", "", 0)
BEGUN: Final = QT_TRANSLATE_NOOP("desk", "begun {at}")


PLACE_NUMBER: Final = QT_TRANSLATE_NOOP("desk", "{place}")
"""A place as a language writes it: many put a point behind it."""


def place_text(place: int) -> str:
    """Return a place, 1 for the first, as a language writes it.

    >>> place_text(1)
    '1'
    """
    return sentence(CONTEXT, PLACE_NUMBER, {"place": place})


def signed(value: int) -> str:
    """Return small points with their sign, the minus that of print.

    >>> signed(-20), signed(0), signed(27)
    ('−20', '0', '+27')
    """
    return f"{value:+d}".replace("-", "−") if value else "0"


def level_text(level: str) -> str:
    """Return what the computers of a level are called."""
    return translated(CONTEXT, LEVELS[level])


def stage_title(stage: Stage) -> str:
    """Return the title of a stage: its rounds, semi-final or final."""
    return translated(CONTEXT, STAGES[stage])


def tournament_title(state: State) -> str:
    """Return a tournament's own name; without one what it is by its kind: a championship, or its game.

    >>> from stolik.tournament.championship import begin_championship
    >>> tournament_title(begin_championship("Ala", 7).state)
    'Championship'
    """
    if state.created.name:
        return isolated(state.created.name)
    if person_of(state) is not None:
        return translated(CONTEXT, CHAMPIONSHIP)
    return game_title(state.settings.game)


def with_game(line: str, state: State) -> str:
    """Return a line on a tournament; where its title doesn't tell the game, the game comes first."""
    if not state.created.name:
        return line
    game = game_title(state.settings.game)
    return sentence(CONTEXT, COMMA, {"before": game, "item": line})


def game_title(game: str) -> str:
    """Return the title of a game, or its id where there is no such game."""
    info = find_game(game)
    return game if info is None else translated(info.id, info.title)

"""What a tournament says: why an entry is refused, stages and rounds, what is to be done, and what comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine import messages as engine_messages
from stolik.engine.game_library import find_game, load_package
from stolik.engine.messages import QT_TRANSLATE_NOOP, Refusal, sentence, translate, translated
from stolik.engine.names import isolated
from stolik.tournament.championship import person_of
from stolik.tournament.entries import Stage
from stolik.tournament.state import State
from stolik.tournament.tournament import PlayedMatch

TOURNAMENT: Final = "tournament"

REFUSALS: Final[Mapping[str, Refusal]] = {
    "not_created": Refusal("7.1", QT_TRANSLATE_NOOP(
        "tournament", "A tournament begins with its settings and entrants."
    )),
    "created_already": Refusal("7.1", QT_TRANSLATE_NOOP(
        "tournament", "The tournament has begun already; settings and entrants stay as they are."
    )),
    "tournament_over": Refusal("7.2", QT_TRANSLATE_NOOP(
        "tournament", "The tournament is over; only corrections are possible now."
    )),
    "wrong_number_of_entrants": Refusal("1.1", QT_TRANSLATE_NOOP(
        "tournament", "A tournament takes {min} to {max} entrants, not {given}."
    )),
    "empty_name": Refusal("1.1", QT_TRANSLATE_NOOP("tournament", "Entrant {number} has no name.")),
    "long_name": Refusal("1.1", QT_TRANSLATE_NOOP(
        "tournament", "The name of entrant {number} has more than {most} letters."
    )),
    "name_twice": Refusal("1.1", QT_TRANSLATE_NOOP(
        "tournament", "Two entrants are called “{name}”; give one of them another name."
    )),
    "bad_name": Refusal("1.4", QT_TRANSLATE_NOOP(
        "tournament", "The name of a tournament is one line, without control characters."
    )),
    "game_unsuited": Refusal("1.3", QT_TRANSLATE_NOOP(
        "tournament",
        "This game can't be played as a tournament: it needs tables of two and of three or more.",
    )),
    "wrong_final": Refusal("1.3", QT_TRANSLATE_NOOP("tournament", "Between {min} and {max} play the final.")),
    "no_draw_due": Refusal("2.5", QT_TRANSLATE_NOOP("tournament", "There is nothing to draw now.")),
    "other_draw_due": Refusal("2.5", QT_TRANSLATE_NOOP("tournament", "It is time for another draw.")),
    "not_everybody_once": Refusal("2.5", QT_TRANSLATE_NOOP(
        "tournament", "Everybody who plays this round has to sit at one table, and nobody at two."
    )),
    "wrong_table_sizes": Refusal("2.1", QT_TRANSLATE_NOOP(
        "tournament", "The tables have to be as even as possible, and as few as possible."
    )),
    "stage_not_finished": Refusal("3.4", QT_TRANSLATE_NOOP(
        "tournament", "This part of the tournament isn't finished yet."
    )),
    "others_go_on": Refusal("3.4", QT_TRANSLATE_NOOP(
        "tournament", "According to the points somebody else goes on."
    )),
    "no_such_round": Refusal("4.2", QT_TRANSLATE_NOOP("tournament", "There is no round {round} yet.")),
    "no_such_table": Refusal("4.2", QT_TRANSLATE_NOOP(
        "tournament", "There is no table {table} in this round."
    )),
    "no_such_game": Refusal("4.2", QT_TRANSLATE_NOOP(
        "tournament", "There is no game {game} at this table; it plays {games}."
    )),
    "entered_already": Refusal("4.2", QT_TRANSLATE_NOOP(
        "tournament", "Game {game} at table {table} has been entered already; it can be corrected."
    )),
    "earlier_game_first": Refusal("4.2", QT_TRANSLATE_NOOP(
        "tournament", "First enter game {game} of this table."
    )),
    "no_longer_due": Refusal("5.4", QT_TRANSLATE_NOOP(
        "tournament", "This game isn't to be played any more."
    )),
    "wrong_number_of_points": Refusal("4.3", QT_TRANSLATE_NOOP(
        "tournament", "At this table {seats} play: each of them needs points."
    )),
    "wrong_places": Refusal("4.3", QT_TRANSLATE_NOOP(
        "tournament", "These places are impossible: equals share a place, and the next places are skipped."
    )),
    "card_or_points": Refusal("4.4", QT_TRANSLATE_NOOP(
        "tournament", "Points of a card need the card, and other points have none."
    )),
    "no_card": Refusal("4.4", QT_TRANSLATE_NOOP("tournament", "This game has no card; enter its points.")),
    "card_differs": Refusal("4.4", QT_TRANSLATE_NOOP(
        "tournament", "The card gives other points than these."
    )),
    "nothing_to_correct": Refusal("6.3", QT_TRANSLATE_NOOP(
        "tournament", "Game {game} at table {table} hasn't been entered yet."
    )),
    "corrected_by_nobody": Refusal("6.3", QT_TRANSLATE_NOOP(
        "tournament", "A correction needs the name of whoever makes it."
    )),
    "other_points_before": Refusal("6.3", QT_TRANSLATE_NOOP(
        "tournament", "Somebody has changed these points in the meantime."
    )),
    "decided_already": Refusal("6.4", QT_TRANSLATE_NOOP(
        "tournament", "With these points others would have gone on, and the next part has begun."
    )),
    "no_such_entrant": Refusal("6.1", QT_TRANSLATE_NOOP("tournament", "There is no entrant {number}.")),
    "has_not_left": Refusal("6.5", QT_TRANSLATE_NOOP("tournament", "{name} hasn't left.")),
    "before_a_round": Refusal("1.5", QT_TRANSLATE_NOOP(
        "tournament", "Whoever comes late or comes back enters before a round is drawn."
    )),
    "draw_stands": Refusal("2.6", QT_TRANSLATE_NOOP(
        "tournament", "A draw can be taken back only while nothing of its round has been entered."
    )),
    "left_already": Refusal("6.1", QT_TRANSLATE_NOOP("tournament", "{name} has left already.")),
    "table_too_small": Refusal("6.2", QT_TRANSLATE_NOOP(
        "tournament", "Fewer than {least} would be left at the table: let a computer take the seat."
    )),
    "too_few_remain": Refusal("6.2", QT_TRANSLATE_NOOP(
        "tournament", "Fewer than {least} would be left: let a computer take the seat."
    )),
}  # fmt: skip
"""Why an entry is refused."""

FAULTS: Final[Mapping[str, str]] = {
    "not_a_tournament": QT_TRANSLATE_NOOP("tournament", "This file isn't a Stolik tournament."),
    "bad_entry": QT_TRANSLATE_NOOP(
        "tournament", "Every line of the log must be an object with a “kind”; this one isn't."
    ),
    "unknown_entry": QT_TRANSLATE_NOOP("tournament", "A tournament has no entry “{name}”."),
    "too_many_entries": QT_TRANSLATE_NOOP(
        "tournament", "The file has {given} entries; a tournament has {most} at most."
    ),
    "tournament_full": QT_TRANSLATE_NOOP(
        "tournament",
        "This tournament can't go on: it would be longer than Stolik could read again. It is saved as it is.",
    ),
}
"""Why a file is no tournament, or could be none."""


def reason(code: str, facts: Mapping[str, Any], game: str = "") -> str:
    """Return the sentence of a refusal, by the tournament, by its game or by the engine.

    Args:
        code: The code of the rejection.
        facts: Its facts by name.
        game: The id of the game that is played, empty where none is known.

    Raises:
        KeyError: Nobody knows the code.
    """
    if code in REFUSALS:
        return sentence(TOURNAMENT, REFUSALS[code].sentence, facts)
    if code in FAULTS:
        return sentence(TOURNAMENT, FAULTS[code], facts)
    if find_game(game) is None:
        return engine_messages.reason(code, facts)
    return load_package(game).messages.reason(code, facts)


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
    info = find_game(game)
    return game if info is None else translated(info.id, info.title)


def stage_and_round(state: State, stage: Stage, number: int) -> str:
    """Return what a round of a stage is called, which is its ``number``-th from 1 on, play-offs left out."""
    if stage == "qualifying" and state.settings.rounds > 1:
        facts = {"round": number, "rounds": state.settings.rounds}
        return sentence(CONTEXT, QUALIFYING_ROUND, facts)
    return stage_title(stage)


def round_title(state: State, number: int) -> str:
    """Return what a round is called, by its number over all stages from 1 on."""
    each = state.rounds[number - 1]
    if each.play_off:
        return sentence(CONTEXT, PLAY_OFF, {"stage": stage_title(each.stage)})
    before = [one for one in state.rounds[:number] if one.stage == each.stage and not one.play_off]
    return stage_and_round(state, each.stage, len(before))


def match_title(match: PlayedMatch) -> str:
    """Return which match of a tournament is played: round and table, and the game where it is only one."""
    facts = {
        "stage": round_title(match.state, match.round),
        "table": match.table,
        "game": match.game,
    }
    return sentence(CONTEXT, WHICH_GAME if match.game else WHICH_TABLE, facts)

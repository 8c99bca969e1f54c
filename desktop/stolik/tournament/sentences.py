"""The sentences of a tournament: refusals, stages and rounds, what to do, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine import messages as engine_messages
from stolik.engine.game_library import find_game, load_package
from stolik.engine.messages import N_, Refusal, sentence, translate, translated
from stolik.engine.names import isolated
from stolik.tournament.championship import person_of
from stolik.tournament.entries import Stage
from stolik.tournament.state import State
from stolik.tournament.tournament import PlayedMatch

TOURNAMENT: Final = "tournament"

REFUSALS: Final[Mapping[str, Refusal]] = {
    "not_created": Refusal("7.1", N_("tournament", "A tournament starts with its settings and players.")),
    "created_already": Refusal("7.1", N_(
        "tournament", "The tournament has already started; settings and players stay as they are."
    )),
    "tournament_over": Refusal("7.2", N_(
        "tournament", "The tournament is over; only corrections are possible now."
    )),
    "wrong_number_of_entrants": Refusal("1.1", N_(
        "tournament", "A tournament takes {min} to {max} players, not {given}."
    )),
    "empty_name": Refusal("1.1", N_("tournament", "Player {number} has no name.")),
    "long_name": Refusal("1.1", N_(
        "tournament", "The name of player {number} has more than {most} letters."
    )),
    "name_twice": Refusal("1.1", N_(
        "tournament", "Two players are called “{name}”; give one of them another name."
    )),
    "bad_name": Refusal("1.4", N_(
        "tournament", "A tournament's name is one line, without control characters."
    )),
    "game_unsuited": Refusal("1.3", N_(
        "tournament",
        "This game can't be played as a tournament: it needs tables of two and of three or more.",
    )),
    "wrong_final": Refusal("1.3", N_("tournament", "Between {min} and {max} play the final.")),
    "no_draw_due": Refusal("2.5", N_("tournament", "There is nothing to draw now.")),
    "other_draw_due": Refusal("2.5", N_("tournament", "A different draw is due.")),
    "not_everybody_once": Refusal("2.5", N_(
        "tournament", "Everyone in this round must sit at exactly one table."
    )),
    "wrong_table_sizes": Refusal("2.1", N_(
        "tournament", "Tables must be as few and as even as possible."
    )),
    "stage_not_finished": Refusal("3.4", N_(
        "tournament", "This stage of the tournament isn't finished yet."
    )),
    "others_go_on": Refusal("3.4", N_("tournament", "By the points, someone else advances.")),
    "no_such_round": Refusal("4.2", N_("tournament", "There is no round {round} yet.")),
    "no_such_table": Refusal("4.2", N_("tournament", "There is no table {table} in this round.")),
    "no_such_game": Refusal("4.2", N_(
        "tournament", "There is no game {game} at this table; it plays {games}."
    )),
    "entered_already": Refusal("4.2", N_(
        "tournament", "Game {game} at table {table} has been entered already; it can be corrected."
    )),
    "earlier_game_first": Refusal("4.2", N_("tournament", "First enter game {game} of this table.")),
    "no_longer_due": Refusal("5.4", N_("tournament", "This game is no longer played.")),
    "wrong_number_of_points": Refusal("4.3", N_(
        "tournament", "This table has {seats} players: each of them needs points."
    )),
    "wrong_places": Refusal("4.3", N_(
        "tournament", "These places are impossible: ties share a place, and the next places are skipped."
    )),
    "card_or_points": Refusal("4.4", N_(
        "tournament", "Points from a card need the card; other points have none."
    )),
    "no_card": Refusal("4.4", N_("tournament", "This game has no card; enter its points.")),
    "card_differs": Refusal("4.4", N_("tournament", "The card gives different points.")),
    "nothing_to_correct": Refusal("6.3", N_(
        "tournament", "Game {game} at table {table} hasn't been entered yet."
    )),
    "corrected_by_nobody": Refusal("6.3", N_(
        "tournament", "A correction needs the name of the person making it."
    )),
    "other_points_before": Refusal("6.3", N_(
        "tournament", "Someone has changed these points in the meantime."
    )),
    "decided_already": Refusal("6.4", N_(
        "tournament", "With these points others would have advanced, and the next stage has started."
    )),
    "no_such_entrant": Refusal("6.1", N_("tournament", "There is no player {number}.")),
    "has_not_left": Refusal("6.5", N_("tournament", "{name} hasn't left.")),
    "before_a_round": Refusal("1.5", N_(
        "tournament", "Latecomers and returning players join before a round is drawn."
    )),
    "draw_stands": Refusal("2.6", N_(
        "tournament", "A draw can be undone only before any result of its round is entered."
    )),
    "left_already": Refusal("6.1", N_("tournament", "{name} has left already.")),
    "table_too_small": Refusal("6.2", N_(
        "tournament", "Fewer than {least} would be left at the table: let a computer take the seat."
    )),
    "too_few_remain": Refusal("6.2", N_(
        "tournament", "Fewer than {least} would be left: let a computer take the seat."
    )),
}  # fmt: skip
"""The sentences of refused entries, by code."""

FAULTS: Final[Mapping[str, str]] = {
    "not_a_tournament": N_("tournament", "This file isn't a Stolik tournament."),
    "bad_entry": N_("tournament", "Every line of the log must be an object with a “kind”; this one isn't."),
    "unknown_entry": N_("tournament", "A tournament has no entry “{name}”."),
    "too_many_entries": N_("tournament", "The file has {given} entries; a tournament has at most {most}."),
    "tournament_full": N_(
        "tournament",
        "This tournament can't go on: it would be too long for Stolik to open again. It is saved as it is.",
    ),
}
"""The sentences about files that aren't, or may not be, tournaments, by code."""


def reason(code: str, facts: Mapping[str, Any], game: str = "") -> str:
    """Return the sentence of a refusal by the tournament, its game or the engine.

    Args:
        code: The code of the rejection.
        facts: The facts of the rejection by name.
        game: The id of the tournament's game; empty if it isn't known.

    Raises:
        KeyError: The code is unknown.
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
    "qualifying": N_("desk", "Qualifying"),
    "semi_final": N_("desk", "Semi-final"),
    "final": N_("desk", "Final"),
}
CHAMPIONSHIP: Final = N_("desk", "Championship")
QUALIFYING_ROUND: Final = N_("desk", "Qualifying, round {round} of {rounds}")
PLAY_OFF: Final = N_("desk", "{stage}: play-off")

LEVELS: Final[Mapping[str, str]] = {
    "gentle": N_("desk", "Gentle"),
    "fair": N_("desk", "Fair"),
    "sharp": N_("desk", "Sharp"),
    "master": N_("desk", "Master"),
}
"""The names of the computers that enter, by level; a number follows each."""
COMPUTER_NAME: Final = N_("desk", "{level} {number}")

COMMA: Final = N_("desk", "{before}, {item}")

TABLES: Final = translate("desk", "%n (table|tables) of {size}", "", 0)
QUALIFYING_ONCE: Final = N_("desk", "Qualifying: {tables}.")
QUALIFYING_ROUNDS: Final = translate("desk", "Qualifying: %n (round|rounds), each with {tables}.", "", 0)
SEMI_FINAL: Final = N_("desk", "The best {size} play the semi-final: {tables}.")
NO_SEMI_FINAL: Final = N_("desk", "No semi-final: there are too few players.")
FINAL: Final = N_("desk", "The best {size} play the final.")
ALL_IN_FINAL: Final = N_("desk", "Everyone plays the final.")
MATCH: Final = translate("desk", "A match has %n (game|games).", "", 0)
MORE_NAMES: Final = translate("desk", "%n more (player is|players are) needed.", "", 0)
FULL: Final = translate("desk", "A tournament takes at most %n (player|players).", "", 0)

DRAW: Final = N_("desk", "{stage}: draw the tables to begin.")
SEAT: Final = N_("desk", "{stage}: the places so far decide who sits where.")
GAMES_MISSING: Final = translate("desk", "{stage}: %n (game|games) still to play.", "", 0)
FINISH: Final = N_("desk", "{stage}: all results are in.")
TIED: Final = N_("desk", "{names} are tied for a deciding place: they play one more game.")
WON: Final = N_("desk", "{name} has won the tournament.")
PLAYING: Final = N_("desk", "Computers: {done} of {all}")

DRAW_BUTTON: Final = N_("desk", "Draw the tables")
SEAT_BUTTON: Final = N_("desk", "Set the tables")
PLAY_OFF_BUTTON: Final = N_("desk", "Draw the play-off")
FINISH_BUTTONS: Final[Mapping[Stage, str]] = {
    "qualifying": N_("desk", "Finish qualifying"),
    "semi_final": N_("desk", "Finish the semi-final"),
    "final": N_("desk", "Finish the final"),
}
BOTS_BUTTON: Final = N_("desk", "Let the computers play")
ENTER_BUTTON: Final = N_("desk", "Enter result: table {table}, game {game}")
PLAY_BUTTON: Final = N_("desk", "Play table {table} here")
GO_ON_BUTTON: Final = N_("desk", "Resume table {table}")

TABLE: Final = N_("desk", "Table {table}")
GAMES_DONE: Final = N_("desk", "{done} of {games}")
BEGUN_HERE: Final = N_("desk", "{done} of {games}, started here")
ALL_DONE: Final = N_("desk", "Finished")
GAME: Final = N_("desk", "Game {game}")
NOT_ENTERED: Final = N_("desk", "not entered yet")
LEFT: Final = N_("desk", "has left")
COMPUTER: Final = N_("desk", "computer, {level}")
STOOD_IN: Final = N_("desk", "a computer stands in, {level}")
REACHED: Final[Mapping[Stage, str]] = {
    "qualifying": N_("desk", "out after qualifying"),
    "semi_final": N_("desk", "out after the semi-final"),
    "final": N_("desk", "in the final"),
}
IN_SEMI_FINAL: Final = N_("desk", "in the semi-final")
WHICH_GAME: Final = N_("desk", "{stage}, table {table}, game {game}")
WHICH_TABLE: Final = N_("desk", "{stage}, table {table}")
CORRECTED_BY: Final = N_("desk", "changed by {by}, {at}")
CORRECTED_UNDATED: Final = N_("desk", "changed by {by}")
NAME_MENDED: Final = N_("desk", "A name")
MENDED: Final = N_("desk", "corrected {at}")
MENDED_UNDATED: Final = N_("desk", "corrected")
STILL_TO_COME: Final = translate("desk", "%n (place|places) to be won", "", 0)
ENTRANTS: Final = translate("desk", "%n (player|players)", "", 0)
BEGUN: Final = N_("desk", "started {at}")


PLACE_NUMBER: Final = N_("desk", "{place}")
"""A place as the language writes it; many put a full stop after the number."""


def place_text(place: int) -> str:
    """Return a place, 1 for the first, as the current language writes it.

    >>> place_text(1)
    '1'
    """
    return sentence(CONTEXT, PLACE_NUMBER, {"place": place})


def signed(value: int) -> str:
    """Return small points with their sign, using a typographic minus.

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
    """Return a tournament's own name, or else *Championship* or the title of its game.

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
    """Return a line about a tournament, beginning with the game if the tournament has its own name."""
    if not state.created.name:
        return line
    game = game_title(state.settings.game)
    return sentence(CONTEXT, COMMA, {"before": game, "item": line})


def game_title(game: str) -> str:
    info = find_game(game)
    return game if info is None else translated(info.id, info.title)


def stage_and_round(state: State, stage: Stage, number: int) -> str:
    """Return the title of a round of a stage; ``number`` is 1-based and doesn't count play-offs."""
    if stage == "qualifying" and state.settings.rounds > 1:
        facts = {"round": number, "rounds": state.settings.rounds}
        return sentence(CONTEXT, QUALIFYING_ROUND, facts)
    return stage_title(stage)


def round_title(state: State, number: int) -> str:
    """Return the title of a round by its 1-based number over all stages."""
    each = state.rounds[number - 1]
    if each.play_off:
        return sentence(CONTEXT, PLAY_OFF, {"stage": stage_title(each.stage)})
    before = [one for one in state.rounds[:number] if one.stage == each.stage and not one.play_off]
    return stage_and_round(state, each.stage, len(before))


def match_title(match: PlayedMatch) -> str:
    """Return the title of a match: its round and table, and the game if only one is played."""
    facts = {
        "stage": round_title(match.state, match.round),
        "table": match.table,
        "game": match.game,
    }
    return sentence(CONTEXT, WHICH_GAME if match.game else WHICH_TABLE, facts)

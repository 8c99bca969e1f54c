"""The sentences of a tournament: why an entry or a file is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine import messages as engine_messages
from stolik.engine.game_library import find_game, load_package
from stolik.engine.messages import QT_TRANSLATE_NOOP, Refusal, sentence

CONTEXT: Final = "tournament"

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
        return sentence(CONTEXT, REFUSALS[code].sentence, facts)
    if code in FAULTS:
        return sentence(CONTEXT, FAULTS[code], facts)
    if find_game(game) is None:
        return engine_messages.reason(code, facts)
    return load_package(game).messages.reason(code, facts)

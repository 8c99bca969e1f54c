"""The sentences of a tournament: why an entry or a file is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine import messages as engine_messages
from stolik.engine.game_library import find_game, load_package
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence

CONTEXT: Final = "tournament"

REASONS: Final[Mapping[str, str]] = {
    "not_created": QT_TRANSLATE_NOOP("tournament", "A tournament begins with its settings and entrants."),
    "created_already": QT_TRANSLATE_NOOP(
        "tournament", "The tournament has begun already; settings and entrants stay as they are."
    ),
    "tournament_over": QT_TRANSLATE_NOOP(
        "tournament", "The tournament is over; only corrections are possible now."
    ),
    "wrong_number_of_entrants": QT_TRANSLATE_NOOP(
        "tournament", "A tournament takes {min} to {max} entrants, not {given}."
    ),
    "empty_name": QT_TRANSLATE_NOOP("tournament", "Entrant {number} has no name."),
    "long_name": QT_TRANSLATE_NOOP(
        "tournament", "The name of entrant {number} has more than {most} letters."
    ),
    "name_twice": QT_TRANSLATE_NOOP(
        "tournament", "Two entrants are called “{name}”; give one of them another name."
    ),
    "bad_name": QT_TRANSLATE_NOOP(
        "tournament", "The name of a tournament is one line, without control characters."
    ),
    "game_unsuited": QT_TRANSLATE_NOOP(
        "tournament",
        "This game can't be played as a tournament: it needs tables of two and of three or more.",
    ),
    "wrong_final": QT_TRANSLATE_NOOP("tournament", "Between {min} and {max} play the final."),
    "no_draw_due": QT_TRANSLATE_NOOP("tournament", "There is nothing to draw now."),
    "other_draw_due": QT_TRANSLATE_NOOP("tournament", "It is time for another draw."),
    "not_everybody_once": QT_TRANSLATE_NOOP(
        "tournament", "Everybody who plays this round has to sit at one table, and nobody at two."
    ),
    "wrong_table_sizes": QT_TRANSLATE_NOOP(
        "tournament", "The tables have to be as even as possible, and as few as possible."
    ),
    "stage_not_finished": QT_TRANSLATE_NOOP("tournament", "This part of the tournament isn't finished yet."),
    "others_go_on": QT_TRANSLATE_NOOP("tournament", "According to the points somebody else goes on."),
    "no_such_round": QT_TRANSLATE_NOOP("tournament", "There is no round {round} yet."),
    "no_such_table": QT_TRANSLATE_NOOP("tournament", "There is no table {table} in this round."),
    "no_such_game": QT_TRANSLATE_NOOP(
        "tournament", "There is no game {game} at this table; it plays {games}."
    ),
    "entered_already": QT_TRANSLATE_NOOP(
        "tournament", "Game {game} at table {table} has been entered already; it can be corrected."
    ),
    "earlier_game_first": QT_TRANSLATE_NOOP("tournament", "First enter game {game} of this table."),
    "no_longer_due": QT_TRANSLATE_NOOP("tournament", "This game isn't to be played any more."),
    "wrong_number_of_points": QT_TRANSLATE_NOOP(
        "tournament", "At this table {seats} play: each of them needs points."
    ),
    "wrong_places": QT_TRANSLATE_NOOP(
        "tournament", "These places are impossible: equals share a place, and the next places are skipped."
    ),
    "card_or_points": QT_TRANSLATE_NOOP(
        "tournament", "Points of a card need the card, and other points have none."
    ),
    "no_card": QT_TRANSLATE_NOOP("tournament", "This game has no card; enter its points."),
    "card_differs": QT_TRANSLATE_NOOP("tournament", "The card gives other points than these."),
    "nothing_to_correct": QT_TRANSLATE_NOOP(
        "tournament", "Game {game} at table {table} hasn't been entered yet."
    ),
    "corrected_by_nobody": QT_TRANSLATE_NOOP(
        "tournament", "A correction needs the name of whoever makes it."
    ),
    "other_points_before": QT_TRANSLATE_NOOP(
        "tournament", "Somebody has changed these points in the meantime."
    ),
    "decided_already": QT_TRANSLATE_NOOP(
        "tournament", "With these points others would have gone on, and the next part has begun."
    ),
    "no_such_entrant": QT_TRANSLATE_NOOP("tournament", "There is no entrant {number}."),
    "has_not_left": QT_TRANSLATE_NOOP("tournament", "{name} hasn't left."),
    "before_a_round": QT_TRANSLATE_NOOP(
        "tournament", "Whoever comes late or comes back enters before a round is drawn."
    ),
    "draw_stands": QT_TRANSLATE_NOOP(
        "tournament", "A draw can be taken back only while nothing of its round has been entered."
    ),
    "left_already": QT_TRANSLATE_NOOP("tournament", "{name} has left already."),
    "table_too_small": QT_TRANSLATE_NOOP(
        "tournament", "Fewer than {least} would be left at the table: let a computer take the seat."
    ),
    "too_few_remain": QT_TRANSLATE_NOOP(
        "tournament", "Fewer than {least} would be left: let a computer take the seat."
    ),
}
"""Why an entry is refused."""

PARAGRAPHS: Final[Mapping[str, str]] = {
    "not_created": "7.1",
    "created_already": "7.1",
    "tournament_over": "7.2",
    "wrong_number_of_entrants": "1.1",
    "empty_name": "1.1",
    "long_name": "1.1",
    "name_twice": "1.1",
    "bad_name": "1.4",
    "game_unsuited": "1.3",
    "wrong_final": "1.3",
    "no_draw_due": "2.5",
    "other_draw_due": "2.5",
    "not_everybody_once": "2.5",
    "wrong_table_sizes": "2.1",
    "stage_not_finished": "3.4",
    "others_go_on": "3.4",
    "no_such_round": "4.2",
    "no_such_table": "4.2",
    "no_such_game": "4.2",
    "entered_already": "4.2",
    "earlier_game_first": "4.2",
    "no_longer_due": "5.4",
    "wrong_number_of_points": "4.3",
    "wrong_places": "4.3",
    "card_or_points": "4.4",
    "no_card": "4.4",
    "card_differs": "4.4",
    "nothing_to_correct": "6.3",
    "corrected_by_nobody": "6.3",
    "other_points_before": "6.3",
    "decided_already": "6.4",
    "no_such_entrant": "6.1",
    "has_not_left": "6.5",
    "before_a_round": "1.5",
    "draw_stands": "2.6",
    "left_already": "6.1",
    "table_too_small": "6.2",
    "too_few_remain": "6.2",
}
"""The paragraph of ``rulings.md`` that refuses it."""

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
    source = REASONS.get(code) or FAULTS.get(code)
    if source is not None:
        return sentence(CONTEXT, source, facts)
    if find_game(game) is None:
        return engine_messages.reason(code, facts)
    return load_package(game).messages.reason(code, facts)

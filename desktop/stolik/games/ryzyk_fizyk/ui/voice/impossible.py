"""Why a position of Ryzyk-Fizyk can't be: a sentence and a paragraph of ``rulings.md`` for every code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

IMPOSSIBLE: Final[Mapping[str, str]] = {
    "other_options": QT_TRANSLATE_NOOP("ryzyk_fizyk", "It belongs to a game with other options."),
    "turn_not_passed_on": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The turn is over, so the next player's has to begin."
    ),
    "wrong_number_of_accounts": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Every player has one account: {accounts} accounts, not {given}."
    ),
    "no_such_player": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Player {place} is named, and nobody sits there."),
    "nobody_goes_out": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "At this table nobody goes out of the game by six different dice."
    ),
    "out_not_in_order": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Who is out has to be named once, in the order of the seats."
    ),
    "out_beyond_the_line": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "Who passes {line} has no turn to go out in, so player {place} can't have that account.",
    ),
    "no_such_win": QT_TRANSLATE_NOOP("ryzyk_fizyk", "At this table nobody wins by six equal dice."),
    "won_already": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Player {place} has won by six equal dice, so the game is over."
    ),
    "one_left": QT_TRANSLATE_NOOP("ryzyk_fizyk", "With one player left the game would have ended before."),
    "out_on_turn": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Player {place} is out of the game and has no turn."),
    "last_turns_after_the_end": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "When the game is over, there are no last turns to come."
    ),
    "winner_not_on_turn": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "Six equal dice win for who rolled them, so player {place} must be on turn and in the game.",
    ),
    "turn_beyond_the_line": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Who passes {line} has no turn any more, so player {place} can't have one."
    ),
    "nobody_left": QT_TRANSLATE_NOOP("ryzyk_fizyk", "One player at least is still in the game."),
    "last_one_not_on_turn": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The game ends in the turn of who goes out last, not in that of player {place}."
    ),
    "not_over": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The last turns end before who has passed {line}, and player {place} hasn't."
    ),
    "last_turns_missing": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "An account has passed {line}, so these are the last turns."
    ),
    "last_turns_not_in_order": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "The last turns go round from the player on turn to who passed 100, leaving nobody out.",
    ),
    "last_turns_without_cause": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The last turns end before who has passed {line}, so player {place} must have."
    ),
    "no_such_account": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Nobody's account can be {account}: two dice at least are set aside."
    ),
    "dice_not_ascending": QT_TRANSLATE_NOOP("ryzyk_fizyk", "The dice have to be noted in ascending order."),
    "dice_not_cleared": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Before a turn's first roll, and when the game is over, no dice lie there."
    ),
    "points_without_dice": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The turn can't have {points} points: no dice are set aside."
    ),
    "no_such_points": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "With dice for {given} set aside, the turn can't have {points} points."
    ),
    "dice_in_the_air": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The dice are being rolled, so only those set aside can lie there."
    ),
    "groups_not_cleared": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "When all six dice are rolled again, none of them is set aside."
    ),
    "not_six_dice": QT_TRANSLATE_NOOP("ryzyk_fizyk", "There are {dice} dice, and here {given} lie."),
    "six_equal": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Six equal dice in one roll have won the game."),
    "nothing_to_keep": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Nothing of this roll can be set aside, so the turn is lost."
    ),
    "no_tries": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The tries of the sixth die come only after five equal dice, where the table plays so."
    ),
    "try_matched": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The sixth die matches the five, so it is set aside and the tries are over."
    ),
    "tries_over": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "There are {tries} tries at most, and the last one that fails ends the turn."
    ),
}

IMPOSSIBLE_PARAGRAPHS: Final[Mapping[str, str]] = {
    "other_options": "7.2",
    "turn_not_passed_on": "3.8",
    "wrong_number_of_accounts": "1.2",
    "no_such_player": "1.2",
    "nobody_goes_out": "7.5",
    "out_not_in_order": "7.7",
    "out_beyond_the_line": "6.4",
    "no_such_win": "7.3",
    "won_already": "7.3",
    "one_left": "7.9",
    "out_on_turn": "7.7",
    "last_turns_after_the_end": "6.5",
    "winner_not_on_turn": "7.3",
    "turn_beyond_the_line": "6.4",
    "nobody_left": "7.9",
    "last_one_not_on_turn": "7.9",
    "not_over": "6.5",
    "last_turns_missing": "6.1",
    "last_turns_not_in_order": "6.3",
    "last_turns_without_cause": "6.1",
    "no_such_account": "5.3",
    "dice_not_ascending": "1.1",
    "dice_not_cleared": "3.8",
    "points_without_dice": "4.1",
    "no_such_points": "4.1",
    "dice_in_the_air": "3.6",
    "groups_not_cleared": "3.7",
    "not_six_dice": "1.1",
    "six_equal": "7.3",
    "nothing_to_keep": "4.2",
    "no_tries": "7.10",
    "try_matched": "7.13",
    "tries_over": "7.14",
}

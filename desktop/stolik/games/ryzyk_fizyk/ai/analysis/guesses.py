"""What can be guessed in a turn: whether the next roll loses the points."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.coaching.guesses import Question
from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai.valuation import odds
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State


def guesses(view: State, seat: Seat) -> tuple[Question, ...]:
    """Return the questions of the seat on turn: of the next roll, after each choice of dice to set aside.

    What begins the tries of the sixth die is no single roll, and isn't asked about before.
    """
    if seat not in GAME.to_act(view):
        return ()
    kind = "tries" if view.trying else "keep" if view.phase == "keep" else "bust"
    asked = [
        Question(kind, chance, {"dice": " ".join(map(str, dice))} if dice else {})
        for dice, chance in odds(view, seat).items()
        if not dice or not _begins_tries((*view.kept, *dice))
    ]
    return tuple([question for question in asked if question.is_open])


def _begins_tries(kept: Sequence[int]) -> bool:
    return len(kept) == DICE - 1 and len(set(kept)) == 1

"""What can be guessed in a turn: whether the next roll is a bust, and which tiles it still brings."""

from __future__ import annotations

from stolik.engine.coaching.guesses import Question
from stolik.engine.game import Seat
from stolik.games.pickomino.ai.valuation import roll_bust_chance, tile_chances
from stolik.games.pickomino.rules.state import State


def guesses(view: State, seat: Seat) -> tuple[Question, ...]:
    """Return the questions of the seat on turn: of the next roll, then of the tiles, the least sure first."""
    if view.turn != seat or view.phase not in ("decide", "keep"):
        return ()
    asked = [
        Question("tile", chance, {"tile": tile}, (f"tile:{tile}",))
        for tile, chance in sorted(tile_chances(view).items(), key=lambda each: abs(each[1] - 0.5))
    ]
    if view.phase == "decide" and view.kept and view.dice_left:
        asked.insert(0, Question("bust", roll_bust_chance(view)))
    return tuple([question for question in asked if question.is_open])

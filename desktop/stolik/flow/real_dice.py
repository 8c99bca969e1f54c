"""Real dice: for whom they are to be thrown, and how many."""

from __future__ import annotations

from itertools import islice

from stolik.engine.dice import Roll
from stolik.engine.dice_game import DiceGame
from stolik.engine.game import TABLE, Seat
from stolik.flow.flow import Flow


def thrower(flow: Flow) -> Seat | None:
    """Return the seat for which real dice are to be thrown and typed in now; ``None`` where none are.

    A person to whom nothing is left but to roll needn't say so first.
    """
    if not flow.setting.agreed.real_dice:
        return None
    if flow.scenes.busy or flow.stands_still or not flow.cursor.is_present:
        return None
    if flow.position.to_act == (TABLE,):
        return flow.session.log[-1].seat
    seat, session = flow.seat, flow.session
    if seat is None or not isinstance(session.game, DiceGame):
        return None
    legal = islice(session.game.legal_moves(session.view(seat), seat), 2)
    return seat if list(legal) == [Roll()] else None


def dice_asked(flow: Flow) -> int:
    """Return how many real dice are to be thrown and typed in now; 0 where none are."""
    game, state = flow.session.game, flow.session.state
    return game.dice_to_roll(state) if thrower(flow) is not None and isinstance(game, DiceGame) else 0

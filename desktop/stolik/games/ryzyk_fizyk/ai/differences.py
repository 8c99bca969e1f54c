"""What a move gives up beside the best one: as a claim that is true of the one and not of the other.

``yours`` and ``best`` are the two figures of a claim, as they are told; they are never the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.bot import Advice
from stolik.engine.claims import Claim
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.state import State


def difference(view: State, options: Sequence[Advice], played: Keep | Roll | Bank) -> Claim | None:
    """Return what a move gives up beside the best of a seat's options, ``None`` where no figure tells it.

    ``options`` are all that the seat has, best first, with their facts.
    """
    best, mine = options[0], next(option for option in options if option.move == played)
    if isinstance(played, Roll):
        cases = _hundred(mine.facts["roll_lost"])
        return Claim("risked", {"points": view.points, "yours": cases, "best": 0}) if cases else None
    if isinstance(played, Keep):
        lost = {"yours": _hundred(mine.facts["lost"]), "best": _hundred(best.facts["lost"])}
        if lost["yours"] > lost["best"]:
            left = _left(view, played)
            fewer = left < _left(view, best.move)
            return Claim("fewer_dice", {**lost, "left": left}) if fewer else Claim("lost_more", lost)
    points = {"yours": round(mine.facts["points"]), "best": round(best.facts["points"])}
    kind = "fewer_points" if isinstance(played, Keep) else "banked_fewer"
    return Claim(kind, points) if points["yours"] < points["best"] else None


def _left(view: State, move: Keep) -> int:
    """Return how many dice the next roll has after a choice: all six once all are set aside."""
    return DICE - (len(view.kept) + len(move.dice)) % DICE


def _hundred(chance: float) -> int:
    """Return of how many in a hundred a chance is."""
    return round(100 * chance)

"""Why an advised move is a good one: one reason, true of the position, as a code with its facts.

A reason names what a player can see for themselves: sets, tiles, and what the rules count. Only the seat's
own view is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stolik.engine.game import Seat
from stolik.games.rummikub.ai.rearrangement_steps import RACK, RearrangementStep
from stolik.games.rummikub.ai.solver.solver import can_move
from stolik.games.rummikub.rules.legality import opening_sets
from stolik.games.rummikub.rules.moves import Announce, Draw, KeepRack, Pass, Play, Redeal, SeatMove
from stolik.games.rummikub.rules.scoring import COULD_HAVE_OPENED
from stolik.games.rummikub.rules.sets.melds import Meld, read, worth
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import is_joker
from stolik.games.rummikub.ui.hints.hint_plan import HintPlan


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason by its code, with the facts that its sentence names."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def reason_to_lay(view: State, seat: Seat, plan: HintPlan) -> Reason:
    """Return why the tiles of a plan are to be laid: the first of the reasons that is true."""
    if not plan.steps:
        return Reason("take_back", {"count": len(plan.returned)}) if plan.returned else Reason("ready")
    if len(plan.laid) == len(view.racks[seat]) - _laid_before(view, seat, plan):
        return Reason("goes_out")
    if not view.opened[seat]:
        value = worth(opening_sets(view.table, plan.table))
        code = "promised" if view.promised else "opens"
        return Reason(code, {"worth": value, "needed": view.options.needed_by(seat)})
    if len(plan.steps) == 1:
        return _of_one_step(plan.steps[0])
    from_table = [step for step in plan.steps if step.taken_from != RACK]
    freeing = [step for step in plan.steps if step.freed]
    if len(freeing) == 1 and len(from_table) <= 1:
        return Reason("frees_joker", {"tile": freeing[0].tiles[0]})
    if not from_table and not freeing:
        return Reason("fits_beside", {"count": len(plan.laid)})
    if len(from_table) == 1 and not freeing and (spared := _spared(from_table[0], plan)) is not None:
        return spared
    return Reason("rearranged", {"sets": len(plan.touched), "count": len(plan.laid)})


def _laid_before(view: State, seat: Seat, plan: HintPlan) -> int:
    """Return how many tiles of the rack the plan finds on the table."""
    return len(set(view.racks[seat]) & {tile for row in plan.before for tile in row})


def _of_one_step(step: RearrangementStep) -> Reason:
    """Return the reason of a step that is the only one: tiles of the rack make a set, or a set longer."""
    row = step.table[step.put_on]
    meld = read(row)
    assert isinstance(meld, Meld), "a plan ends with a table in order"
    jokers = sum(map(is_joker, row))
    if meld.kind == "group":
        facts: dict[str, Any] = {"count": len(row) - jokers, "number": meld.numbers[0]}
        if step.target == "new_group":
            return Reason("group_with_joker" if jokers else "group", facts)
        return Reason("wider_group", facts)
    facts = {"first": meld.numbers[0], "last": meld.numbers[-1]}
    if step.target == "new_run":
        return Reason("run_with_joker" if jokers else "run", facts)
    return Reason("longer_run", facts)


def _spared(step: RearrangementStep, plan: HintPlan) -> Reason | None:
    """Return the reason that a set can spare what is taken from it, where nothing else happens to the set."""
    if any(other.put_on == step.taken_from for other in plan.steps) or len(step.tiles) > 1:
        return None
    left = plan.steps[-1].table[step.taken_from]
    if not left:
        return None
    facts = {"tile": step.tiles[0], "count": len(left) + 1, "left": len(left)}
    return Reason(f"spared_by_{step.source}", facts)


def reason_to_wait(view: State, seat: Seat, options: Sequence[SeatMove]) -> Reason:
    """Return why nothing is to be laid: nothing can be, or it is held back."""
    rack = view.racks[seat]
    if not view.opened[seat]:
        best = best_opening(rack)
        value, needed = best.value if best else 0, view.options.needed_by(seat)
        if value < needed:
            return Reason("short_of_opening" if value else "no_set", {"worth": value, "needed": needed})
        # From here on no announcement covers the seat any more (§7.4).
        return Reason("could_open", {"cost": COULD_HAVE_OPENED})
    if not can_move(view.table, rack):
        return Reason("nothing_fits")
    if not any(isinstance(move, Play) for move in options):
        return Reason("far_away")
    plain = [tile for tile in rack if not is_joker(tile)]
    if len(plain) < len(rack) and not can_move(view.table, plain):
        return Reason("keeps_joker")
    return Reason("waits")


def reason_of(view: State, seat: Seat, options: Sequence[SeatMove]) -> Reason:
    """Return the reason of the first of the options, where it is not to lay tiles."""
    match options[0]:
        case Draw():
            return reason_to_wait(view, seat, options)
        case Pass():
            waits = reason_to_wait(view, seat, options)
            return Reason(f"pass_{waits.code}", waits.facts)
        case KeepRack():
            return Reason("keep")
        case Redeal():
            return Reason("redeal")
        case Announce():
            return Reason("announce")
    return Reason("end_turn")

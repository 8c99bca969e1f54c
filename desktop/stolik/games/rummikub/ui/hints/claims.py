"""What is true of the best option of a turn, and worth saying of it.

A reason names what a player can see for themselves: sets, tiles, and what the rules count. Only the seat's
own view is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.bot import Advice
from stolik.engine.claims import Claim
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.rearrangement_steps import RACK, RearrangementStep, Row
from stolik.games.rummikub.ai.solver.solver import can_move
from stolik.games.rummikub.rules.legality import opening_sets, simple_tables
from stolik.games.rummikub.rules.moves import Announce, Draw, KeepRack, Pass, Play, Redeal
from stolik.games.rummikub.rules.scoring import COULD_HAVE_OPENED
from stolik.games.rummikub.rules.sets.melds import Meld, is_set, read, worth
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import is_joker
from stolik.games.rummikub.ui.hints.hint_plan import HintPlan


def where_to_look(plan: HintPlan) -> Claim:
    """Return how many tiles can be laid where a hint lights up the table."""
    return Claim("look", {"count": len(plan.laid)}) if plan.laid else Claim("look_again")


def reason_to_lay(view: State, seat: Seat, plan: HintPlan) -> Claim:
    """Return why the tiles of a plan are to be laid: the first of the reasons that is true."""
    if not plan.steps:
        return Claim("take_back", {"count": len(plan.returned)}) if plan.returned else Claim("ready")
    if plan.laid and len(plan.laid) == len(view.racks[seat]) - _laid_before(view, seat, plan):
        return Claim("goes_out")
    if not view.opened[seat]:
        value = worth(opening_sets(view.table, plan.table))
        code = "promised" if view.promised else "opens"
        return Claim(code, {"worth": value, "needed": view.options.needed_by(seat)})
    first = plan.steps[0]
    if len(plan.steps) == 1 and first.taken_from == RACK:
        return _of_set(first.table[first.put_on], is_new=not is_set(first.onto))
    from_table = [step for step in plan.steps if step.taken_from != RACK]
    freeing = [step for step in plan.steps if step.freed]
    if len(freeing) == 1 and len(from_table) <= 1:
        tile = freeing[0].tiles[0]
        home = next(row for row in plan.table if tile in row)
        if freeing[0].freed not in home:
            return Claim("frees_joker", {"tile": tile})
        if len(plan.steps) == 2:
            return _of_set(home, is_new=False)
    if not from_table and not freeing:
        return Claim("fits_beside", {"count": len(plan.laid)})
    if len(from_table) == 1 and not freeing and (spared := _spared(from_table[0], plan)) is not None:
        return spared
    if not plan.laid:
        return where_to_look(plan)
    return Claim("rearranged", {"sets": len(plan.touched), "count": len(plan.laid)})


def _laid_before(view: State, seat: Seat, plan: HintPlan) -> int:
    """Return how many tiles of the rack the plan finds on the table."""
    return len(set(view.racks[seat]) & {tile for row in plan.before for tile in row})


def _of_set(row: Row, *, is_new: bool) -> Claim:
    """Return the reason to make one set, and nothing else: a new one, or a longer one of a set that lies."""
    meld = read(row)
    assert isinstance(meld, Meld), "a plan ends with a table in order"
    jokers = sum(map(is_joker, row))
    if meld.kind == "group":
        facts: dict[str, Any] = {"count": len(row) - jokers, "number": meld.numbers[0]}
        if is_new:
            return Claim("group_with_joker" if jokers else "group", facts)
        return Claim("wider_group", facts)
    facts = {"first": meld.numbers[0], "last": meld.numbers[-1]}
    if is_new:
        return Claim("run_with_joker" if jokers else "run", facts)
    return Claim("longer_run", facts)


def _spared(step: RearrangementStep, plan: HintPlan) -> Claim | None:
    """Return the reason that a set can spare what is taken from it, where nothing else happens to the set."""
    if any(other.put_on == step.taken_from for other in plan.steps) or len(step.tiles) > 1:
        return None
    left = plan.steps[-1].table[step.taken_from]
    if not left:
        return None
    facts = {"tile": step.tiles[0], "count": len(left) + 1, "left": len(left)}
    return Claim(f"spared_by_{step.source}", facts)


def reason_of(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    """Return the reason of the first of the options, where it is not to lay tiles."""
    best, *others = options
    is_better = all(best.value > other.value for other in others)
    match best.move:
        case Draw():
            return _reason_to_wait(view, seat, options)
        case Pass():
            waits = _reason_to_wait(view, seat, options)
            return Claim("pass" if waits.kind == "draw" else f"pass_{waits.kind}", waits.facts)
        case KeepRack():
            return Claim("keep" if is_better else "keep_only")
        case Redeal():
            return Claim("redeal" if is_better else "redeal_only")
        case Announce():
            return Claim("announce")
    return Claim("end_turn")


def _reason_to_wait(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    """Return why nothing is to be laid: nothing can be, or it is held back."""
    rack = view.racks[seat]
    plays = [option.value for option in options if isinstance(option.move, Play)]
    is_better = all(options[0].value > value for value in plays)
    if not view.opened[seat]:
        best = best_opening(rack)
        value, needed = best.value if best else 0, view.options.needed_by(seat)
        if value < needed:
            return Claim("short_of_opening" if value else "no_set", {"worth": value, "needed": needed})
        # From here on no announcement covers the seat any more (§7.4).
        return Claim("could_open", {"cost": COULD_HAVE_OPENED}) if plays and is_better else Claim("draw")
    if not can_move(view.table, rack):
        return Claim("nothing_fits")
    if not plays:
        simple = simple_tables(view.table, rack, opened=True)
        return Claim("draw" if simple else "far_away")
    if not is_better:
        return Claim("draw")
    plain = [tile for tile in rack if not is_joker(tile)]
    if len(plain) < len(rack) and not can_move(view.table, plain):
        return Claim("keeps_joker")
    return Claim("waits")

"""Checks of Pickomino's claims in hints by the words of the rules and by counting all rolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final

from stolik.games.pickomino.rules.moves import Keep, Roll, Steal, Take
from stolik.games.pickomino.rules.state import State

from tests.coach.told import ALIKE, Figures, Given, Nulls, Told

WORM: Final = 6
DICE: Final = 8


def points(face: int) -> int:
    return 5 if face == WORM else face


def worms_on(tile: int) -> int:
    return 1 if tile <= 24 else 2 if tile <= 28 else 3 if tile <= 32 else 4


def to_be_had(view: State, kept: tuple[int, ...]) -> tuple[int, ...]:
    if WORM not in kept:
        return ()
    total = sum(map(points, kept))
    below = [tile for tile in view.centre if tile <= total]
    tops = [stack[-1] for seat, stack in enumerate(view.stacks) if stack and seat != view.turn]
    return (*([max(below)] if below else []), *[tile for tile in tops if tile == total])


def bust_chance(view: State) -> float:
    """Return the share of all rolls of the remaining dice that end the turn, whatever is set aside."""
    left = DICE - len(view.kept)
    bad = 0
    for roll in combinations_with_replacement(range(1, 7), left):
        new = {*roll} - {*view.kept}
        goes_on = any(
            roll.count(face) < left or to_be_had(view, (*view.kept, *(face,) * left)) for face in new
        )
        if not goes_on:
            bad += factorial(left) // prod(map(factorial, Counter(roll).values()))
    return float(bad / 6**left)


def about(chance: float, cases: int) -> bool:
    """Return whether a chance is nearest to this many cases in ten; halves may be rounded either way."""
    return abs(10 * chance - cases) <= 0.5 + 1e-9


def best_face(told: Told) -> int:
    move = told.options[0].move
    assert isinstance(move, Keep)
    return move.face


def gains(view: State) -> dict[int, int]:
    return {face: view.rolled.count(face) * points(face) for face in {*view.rolled} - {*view.kept}}


def worm_missing(told: Told) -> bool:
    view, face = told.view, best_face(told)
    return face == WORM and WORM not in view.kept and told.facts["count"] == view.rolled.count(WORM) > 0


def only(told: Told) -> bool:
    faces = gains(told.view)
    return faces.keys() == {best_face(told)} and told.facts["count"] == told.view.rolled.count(
        best_face(told)
    )


def safer(told: Told) -> bool:
    best, *others = told.options
    other = next(each for each in others if abs(each.value - best.value) > ALIKE)
    bust, more = [round(100 * each.facts["bust"]) for each in (best, other)]
    return bool(told.facts["busts"] == bust < more and keep(told))


def keep(told: Told) -> bool:
    return bool(told.facts["count"] == told.view.rolled.count(best_face(told)))


def rolls(told: Told) -> bool:
    return isinstance(told.options[0].move, Roll) and len(told.view.kept) < DICE


def first_roll(told: Told) -> bool:
    return rolls(told) and not told.view.kept


def no_tile_yet(told: Told) -> bool:
    return rolls(told) and not to_be_had(told.view, told.view.kept)


def ended_by(view: State, tile: int) -> bool | None:
    """Return whether the seat on turn wins the game with a tile, or ``None`` if the game goes on."""
    if view.centre != (tile,):
        return None
    owned = [(*stack, tile) if seat == view.turn else stack for seat, stack in enumerate(view.stacks)]
    ranks = [(sum(map(worms_on, tiles)), max(tiles, default=0)) for tiles in owned]
    return ranks[view.turn] == max(ranks)


def roll_or_lose(told: Told) -> bool:
    ends = to_be_had(told.view, told.view.kept)
    return rolls(told) and bool(ends) and all(ended_by(told.view, tile) is False for tile in ends)


def in_tenths(told: Told, *kinds: type) -> int:
    values: list[float] = [each.value for each in told.options if isinstance(each.move, kinds)]
    return round(10 * max(values))


def roll_brings(told: Told) -> bool:
    named = told.facts["best"] == in_tenths(told, Roll) and told.facts["yours"] == in_tenths(
        told, Take, Steal
    )
    return rolls(told) and named and told.facts["yours"] < told.facts["best"]


def takes(told: Told) -> bool:
    view, tile, total = told.view, told.facts["tile"], sum(map(points, told.view.kept))
    there = [each for each in view.centre if each <= total]
    named = told.options[0].move == Take(tile) and told.facts["worms"] == worms_on(tile)
    return named and WORM in view.kept and tile == max(there)


def take_wins(told: Told) -> bool:
    return takes(told) and ended_by(told.view, told.facts["tile"]) is True


def no_dice(told: Told) -> bool:
    return takes(told) and len(told.view.kept) == DICE


def take_now(told: Told) -> bool:
    return takes(told) and bust_chance(told.view) >= 0.95 - 1e-9


def take_safe(told: Told) -> bool:
    return takes(told) and about(bust_chance(told.view), told.facts["cases"])


def steal(told: Told) -> bool:
    view, tile = told.view, told.facts["tile"]
    tops = [stack[-1] for seat, stack in enumerate(view.stacks) if stack and seat != view.turn]
    named = told.options[0].move == Steal(tile) and told.facts["worms"] == worms_on(tile)
    return named and WORM in view.kept and tile == sum(map(points, view.kept)) and tile in tops


CHECKS: Final = {
    "worm_missing": worm_missing,
    "safer": safer,
    "keep": keep,
    "only": only,
    "no_tile_yet": no_tile_yet,
    "first_roll": first_roll,
    "roll_brings": roll_brings,
    "roll_or_lose": roll_or_lose,
    "roll": rolls,
    "take_wins": take_wins,
    "take_safe": take_safe,
    "take_now": take_now,
    "take": takes,
    "no_dice": no_dice,
    "steal": steal,
}


def hundred(name: str) -> Callable[[Given, Any], int]:
    return lambda given, option: round(100 * option.facts[name])


def tenths(given: Given, option: Any) -> int:
    value: float = option.value
    return round(10 * value)


def stolen(given: Given, option: Any) -> int:
    return worms_on(option.move.tile) if isinstance(option.move, Steal) else 0


def next_roll_busts(given: Given, option: Any) -> int:
    return round(100 * bust_chance(given.view)) if isinstance(option.move, Roll) else 0


def won(given: Given, option: Any) -> int:
    ended = None if isinstance(option.move, Roll) else ended_by(given.view, option.move.tile)
    return round(100 * (option.facts["win"] if ended is None else ended))


FIGURES: Final[Figures] = {
    "still_no_worm": hundred("bust"),
    "fewer_dice": hundred("bust"),
    "more_busts": hundred("bust"),
    "turn_worth": tenths,
    "roll_worth": tenths,
    "tile_worth": tenths,
    "left_the_win": won,
    "ended_the_game": won,
    "risked": next_roll_busts,
    "left_the_steal": stolen,
}

NULLS: Final[Nulls] = {
    "even figures": lambda view, move: (sum(view.centre) + _number_of(move)) % 2 == 0,
    "an even sum": lambda view, move: (sum(map(points, view.kept)) + _number_of(move)) % 2 == 0,
}


def _number_of(move: Any) -> int:
    return int(getattr(move, "face", 0) or getattr(move, "tile", 0))

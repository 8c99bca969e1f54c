"""A second reading of the rules of Ryzyk-Fizyk: whether a position can lie on a table, by plain counting."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, pairwise

from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import State

PLAIN = (0, False, 0)
"""What a turn holds before its first roll: no points and no tries."""


def valid(seats: int, options: Options, state: State, viewer: int | None = None) -> bool:
    """Tell whether the rules leave a table like this between two moves."""
    named = {state.turn, *state.out, *state.last_turns, *({state.winner} - {None})}
    return (
        state.options == options
        and len(state.accounts) == seats
        and named <= set(range(seats))
        and all(account == 0 or account >= 2 for account in state.accounts)
        and end_is_right(state)
        and dice_lie_so(state)
    )


def end_is_right(state: State) -> bool:
    options, out = state.options, list(state.out)
    if any(low >= high for low, high in pairwise(out)) or (out and options.six_different != "lose_game"):
        return False
    if state.winner is not None and not options.six_of_a_kind_wins:
        return False
    still_in = [seat for seat in range(len(state.accounts)) if seat not in out]
    rich = {seat for seat, account in enumerate(state.accounts) if account > 100}
    if rich & set(out):
        return False
    if state.phase != "over":
        if state.winner is not None or state.turn not in still_in or len(still_in) < 2:
            return False
        return last_turns(state, still_in, rich)
    if state.last_turns:
        return False
    if state.winner is not None:
        return (
            state.winner == state.turn
            and state.turn in still_in
            and len(still_in) > 1
            and state.turn not in rich
        )
    if len(still_in) < 2:
        return len(still_in) == 1 and state.turn in out
    return after(state.turn, still_in) in rich


def after(seat: int, still_in: list[int]) -> int:
    """Return who of those still in comes next."""
    return min([other for other in still_in if other > seat] or still_in)


def last_turns(state: State, still_in: list[int], rich: set[int]) -> bool:
    """Tell whether the last turns go from seat to seat as far as to somebody rich."""
    if not rich:
        return not state.last_turns
    seat, walked = state.turn, list[int]()
    while seat not in rich and len(walked) < len(still_in):
        walked.append(seat)
        seat = after(seat, still_in)
    return bool(walked) and list(state.last_turns) == walked


@cache
def cleared_sums() -> frozenset[int]:
    """Every sum of six dice that all lie in groups, any number of times, up to 500."""
    once = {
        sum(dice) for dice in combinations_with_replacement(range(1, 7), 6) if 1 not in Counter(dice).values()
    }
    sums = {0}
    for total in range(500):
        if any(total - each in sums for each in once):
            sums.add(total)
    return frozenset(sums)


def dice_lie_so(state: State) -> bool:
    rolled, kept = Counter(state.rolled), Counter(state.kept)
    for dice in (state.rolled, state.kept):
        if list(dice) != sorted(dice) or not set(dice) <= {1, 2, 3, 4, 5, 6}:
            return False
    if 1 in kept.values():
        return False
    turn = (state.points, state.trying, state.tried)
    if state.phase == "over" or (state.phase == "decide" and not kept):
        return not rolled and not kept and turn == PLAIN
    if state.points - sum(state.kept) not in cleared_sums():
        return False
    if state.trying:
        five = state.options.five_of_a_kind_bonus and list(kept.values()) == [5]
        if not five or state.phase == "keep" or state.tried not in (0, 1, 2) or rolled.keys() & kept.keys():
            return False
    elif state.tried:
        return False
    all_six = rolled + kept
    wins = state.options.six_of_a_kind_wins and list(all_six.values()) == [6]
    match state.phase:
        case "rolling":
            return not rolled and kept.total() < 6
        case "keep":
            fits = any(rolled[face] > 1 or kept[face] for face in rolled)
            return all_six.total() == 6 and fits and not (wins and not kept)
        case "decide":
            return all_six.total() == 6 and not (wins and kept.total() == 2)
        case _:
            return False

"""All that is wrong with a position of Ryzyk-Fizyk that somebody laid.

A position is judged by what lies there alone: the dice and points of the turn, the accounts, and whose last
turns are to come. That the accounts could have grown so turn by turn isn't proved beyond that. The paragraphs
named in the docstrings are those of ``rulings.md``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.engine.dice import FACES
from stolik.engine.game import Rejection, Seat
from stolik.games.ryzyk_fizyk.rules.dice import DICE, GROUP
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import FIVE, LINE, TRIES, State

NEVER_CLEARED: Final = (1, 2, 3, 4, 5, 7, 11, 13)
"""The points that no six dice in groups bring, once or more often: their sum is even, or three times one."""


def status(seats: int, options: Options, state: State, viewer: Seat | None = None) -> tuple[Rejection, ...]:
    """Return all that is wrong with a state, nothing where it can come about between two moves.

    The state may hold anything of its types; nothing is secret, so ``viewer`` makes no difference. Where
    there are too few or too many accounts, or seats that don't exist, the end of the game isn't judged.
    """
    faults = [*_table_faults(options, state)]
    sizes = [*_size_faults(seats, state)]
    faults += sizes or _seat_faults(state)
    return (*faults, *_account_faults(state), *_dice_faults(state), *_tries_faults(state))


def _table_faults(options: Options, state: State) -> Iterator[Rejection]:
    if state.options != options:
        yield Rejection("other_options")
    if state.phase == "done":
        yield Rejection("turn_not_passed_on")


def _size_faults(seats: int, state: State) -> Iterator[Rejection]:
    if len(state.accounts) != seats:
        yield Rejection("wrong_number_of_accounts", {"accounts": seats, "given": len(state.accounts)})
    named = [state.turn, *state.out, *state.last_turns, *([] if state.winner is None else [state.winner])]
    for seat in sorted(set(named).difference(range(seats))):
        yield Rejection("no_such_player", {"seat": seat})


def _seat_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with who is in, who has a last turn, and who has won (§6, §7.3, §7.7 to §7.9)."""
    seats = len(state.accounts)
    if state.out and state.options.six_different != "lose_game":
        yield Rejection("nobody_goes_out")
    if list(state.out) != sorted(set(state.out)):
        yield Rejection("out_not_in_order")
    for seat in state.out:
        if state.accounts[seat] > LINE:
            yield Rejection("out_beyond_the_line", {"seat": seat, "line": LINE})
    if state.winner is not None and not state.options.six_of_a_kind_wins:
        yield Rejection("no_such_win")
    if state.phase == "over":
        yield from _over_faults(state)
        return
    if state.winner is not None:
        yield Rejection("won_already", {"seat": state.winner})
    if len(set(state.out)) >= seats - 1:
        yield Rejection("one_left")
    if state.turn in state.out:
        yield Rejection("out_on_turn", {"seat": state.turn})
    if any(account > LINE for account in state.accounts) or state.last_turns:
        yield from _last_turn_faults(state)


def _over_faults(state: State) -> Iterator[Rejection]:
    """Yield why the game can't have ended so: by six equal dice, with one left, or after the last turns."""
    if state.last_turns:
        yield Rejection("last_turns_after_the_end")
    order = _in_from(state, state.turn + 1)
    account = state.accounts[state.turn]
    if state.winner is not None:
        if state.winner != state.turn or state.winner in state.out:
            yield Rejection("winner_not_on_turn", {"seat": state.winner})
        if account > LINE:
            yield Rejection("turn_beyond_the_line", {"seat": state.turn, "line": LINE})
        if len(order) < 2:
            yield Rejection("one_left")
    elif not order:
        yield Rejection("nobody_left")
    elif len(order) == 1:
        if state.turn not in state.out:
            yield Rejection("last_one_not_on_turn", {"seat": state.turn})
    elif state.accounts[order[0]] <= LINE:
        yield Rejection("not_over", {"seat": order[0], "line": LINE})


def _last_turn_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the last turns: from the seat on turn up to who passed 100 (§6.1, §6.3)."""
    count = len(state.last_turns)
    order = _in_from(state, state.turn)
    if not count:
        yield Rejection("last_turns_missing", {"line": LINE})
        return
    if state.last_turns != tuple(order[:count]) or count == len(order):
        yield Rejection("last_turns_not_in_order")
        return
    first = order[count]
    if state.accounts[first] <= LINE:
        yield Rejection("last_turns_without_cause", {"seat": first, "line": LINE})
    for seat in state.last_turns:
        if state.accounts[seat] > LINE:
            yield Rejection("turn_beyond_the_line", {"seat": seat, "line": LINE})


def _in_from(state: State, first: Seat) -> list[Seat]:
    """Return the seats still in the game, in turn order from one on."""
    seats = len(state.accounts)
    return [seat % seats for seat in range(first, first + seats) if seat % seats not in state.out]


def _account_faults(state: State) -> Iterator[Rejection]:
    """Yield the accounts that nobody can have: the least that is banked are two 1s (§3.2, §5)."""
    for seat, account in enumerate(state.accounts):
        if account < 0 or account == 1:
            yield Rejection("no_such_account", {"seat": seat, "account": account})


def _dice_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the dice and points of the turn for what is to be done (§3, §4)."""
    rolled, kept, phase = state.rolled, state.kept, state.phase
    wrong_face = any(face not in FACES for face in (*rolled, *kept))
    if wrong_face:
        yield Rejection("no_such_face")
    if any(list(dice) != sorted(dice) for dice in (rolled, kept)):
        yield Rejection("dice_not_ascending")
    for face in FACES:
        if kept.count(face) == 1:
            yield Rejection("lone_die", {"face": face, "faces": face})
    idle = phase in ("over", "done") or (phase == "decide" and not kept)
    given = len(rolled) + len(kept)
    if idle:
        if given and phase != "done":
            yield Rejection("dice_not_cleared", {"given": given})
        if state.points:
            yield Rejection("points_without_dice", {"points": state.points})
        return
    cleared = state.points - sum(kept)
    if cleared < 0 or cleared in NEVER_CLEARED:
        yield Rejection("no_such_points", {"points": state.points, "given": sum(kept)})
    if phase == "rolling":
        if rolled:
            yield Rejection("dice_in_the_air")
        if len(kept) >= DICE:
            yield Rejection("groups_not_cleared")
    elif given != DICE:
        yield Rejection("not_six_dice", {"dice": DICE, "given": given})
    elif not wrong_face:
        yield from _roll_faults(state)


def _roll_faults(state: State) -> Iterator[Rejection]:
    """Yield why six dice would have ended the turn or the game, or couldn't be set aside so (§4.2, §7.3)."""
    rolled, kept = state.rolled, state.kept
    # Two dice set aside come out of one roll of all six.
    aside = 0 if state.phase == "keep" else GROUP
    if state.options.six_of_a_kind_wins and len({*rolled, *kept}) == 1 and len(kept) == aside:
        yield Rejection("six_equal")
    if state.phase == "keep" and not any(
        rolled.count(face) >= GROUP or (face in rolled and face in kept) for face in FACES
    ):
        yield Rejection("nothing_to_keep")


def _tries_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the tries of the sixth die (§7.10 to §7.14)."""
    if not state.trying:
        if state.tried:
            yield Rejection("no_tries")
        return
    five = len(state.kept) == FIVE and len(set(state.kept)) == 1
    if not state.options.five_of_a_kind_bonus or not five or state.phase not in ("decide", "rolling"):
        yield Rejection("no_tries")
    elif set(state.rolled) & set(state.kept):
        yield Rejection("try_matched")
    if not 0 <= state.tried < TRIES:
        yield Rejection("tries_over", {"tries": TRIES})


def fault(seats: int, options: Options, state: State, viewer: Seat | None = None) -> Rejection | None:
    """Return the first thing that is wrong with a state, or ``None``."""
    return next(iter(status(seats, options, state, viewer)), None)

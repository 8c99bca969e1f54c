"""Sets up a position of Ryzyk-Fizyk: the dice, the accounts, and the progress of the last round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stolik.engine.coaching.position_editor import (
    TURN,
    Piece,
    PositionEditor,
    Setting,
    Tray,
    die,
    seats_changed,
    take_away,
    whose_turn,
    with_value,
    without,
)
from stolik.engine.dice import FACES
from stolik.engine.game import Seat
from stolik.engine.messages import N_, sentence, translated
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import FIVE, LINE, TRIES, Phase, State
from stolik.games.ryzyk_fizyk.ui.messages import CONTEXT

KEPT: Final = "kept"
ROLLED: Final = "rolled"
POINTS: Final = "points"
LAST: Final = "last"
TRYING: Final = "trying"
_ACCOUNT: Final = "account:"
_OUT: Final = "out:"
MOST: Final = 999
"""The highest number of points that can be typed."""

TITLES: Final = {
    ROLLED: N_("ryzyk_fizyk", "Rolled"),
    KEPT: N_("ryzyk_fizyk", "Set aside"),
}
HAND: Final = N_("ryzyk_fizyk", "Points this turn")
ACCOUNT: Final = N_("ryzyk_fizyk", "{player}'s account")
OUT: Final = N_("ryzyk_fizyk", "{player} is out of the game")
BEGAN: Final = N_("ryzyk_fizyk", "Who started the last round?")
NOBODY: Final = N_("ryzyk_fizyk", "nobody")
TRIED: Final = N_("ryzyk_fizyk", "Tries for the sixth die so far")
NO_TRIES: Final = N_("ryzyk_fizyk", "no tries")


class RyzykFizykEditor(PositionEditor):
    """The editor; the turn's points grow with the dice set aside, but can exceed them after all six were."""

    game = GAME

    def seated(self, state: State, seats: int) -> State:
        out = tuple([seat for seat in state.out if seat < seats])
        accounts = seats_changed(state.accounts, seats, 0)
        fewer = replace(state, accounts=accounts, out=out, turn=min(state.turn, seats - 1))
        began = _began(state)
        return _going_round(fewer, None if began is None or began >= seats else began)

    def plain(self, state: State) -> State:
        if state.phase in ("rolling", "over"):
            return _with_dice(replace(state, winner=None), (), state.kept)
        return state

    def trays(self, state: State, names: Sequence[str]) -> Sequence[Tray]:
        return [
            Tray(key, translated(CONTEXT, title), tuple(map(die, dice)), take_away(), room=DICE, look="dice")
            for (key, title), dice in zip(TITLES.items(), (_rolled(state), state.kept), strict=True)
        ]

    def palette(self, state: State, tray: str) -> Sequence[Piece]:
        # All six dice may be rolled again while the earlier ones still lie set aside.
        lying = len(_rolled(state)) + (0 if tray == ROLLED and len(state.kept) == DICE else len(state.kept))
        return tuple([die(face)._replace(spent=lying >= DICE) for face in FACES])

    def put(self, state: State, tray: str, piece: str, at: int = -1) -> State:
        face = int(piece)
        if tray == ROLLED:
            kept = () if len(state.kept) == DICE else state.kept
            return _with_dice(state, (*_rolled(state), face), kept)
        more = _with_dice(state, _rolled(state), (*state.kept, face))
        return replace(more, points=state.points + face)

    def take(self, state: State, tray: str, at: int) -> State:
        if tray == ROLLED:
            return _with_dice(state, without(_rolled(state), at), state.kept)
        less = _with_dice(state, _rolled(state), without(state.kept, at))
        return replace(less, points=max(0, state.points - state.kept[at]))

    def settings(self, state: State, names: Sequence[str]) -> Sequence[Setting]:
        found = [
            whose_turn(state.turn, names),
            Setting(POINTS, translated(CONTEXT, HAND), "number", state.points, most=MOST),
        ]
        if state.options.five_of_a_kind_bonus and len(state.kept) == FIVE:
            tries = (translated(CONTEXT, NO_TRIES), *map(str, range(TRIES)))
            value = state.tried + 1 if state.trying else 0
            found.append(Setting(TRYING, translated(CONTEXT, TRIED), "choice", value, tries))
        for seat, account in enumerate(state.accounts):
            title = sentence(CONTEXT, ACCOUNT, {"player": names[seat]})
            found.append(Setting(f"{_ACCOUNT}{seat}", title, "number", account, most=MOST))
        if state.options.six_different == "lose_game":
            for seat, name in enumerate(names):
                title = sentence(CONTEXT, OUT, {"player": name})
                found.append(Setting(f"{_OUT}{seat}", title, "switch", int(seat in state.out)))
        if state.last_turns or max(state.accounts) > LINE:
            began = _began(state)
            choices = (translated(CONTEXT, NOBODY), *names)
            place = 0 if began is None else began + 1
            found.append(Setting(LAST, translated(CONTEXT, BEGAN), "choice", place, choices))
        return found

    def set(self, state: State, setting: str, value: int) -> State:
        began = _began(state)
        if setting == TURN:
            state = replace(state, turn=value)
        elif setting == POINTS:
            return replace(state, points=value)
        elif setting == TRYING:
            return replace(state, trying=value > 0, tried=max(0, value - 1))
        elif setting == LAST:
            return _going_round(state, value - 1 if value else None)
        elif setting.startswith(_OUT):
            seat = int(setting.removeprefix(_OUT))
            out = {*state.out, seat} if value else {*state.out} - {seat}
            state = replace(state, out=tuple(sorted(out)))
        else:
            seat = int(setting.removeprefix(_ACCOUNT))
            state = replace(state, accounts=with_value(state.accounts, seat, value))
        passed = [seat for seat, account in enumerate(state.accounts) if account > LINE]
        if began is None and len(passed) == 1:
            return _going_round(state, passed[0])
        return _going_round(state, began if began in passed else None)


def _rolled(state: State) -> tuple[int, ...]:
    """Return the rolled dice, of which some must be set aside; after that the rest don't matter."""
    return state.rolled if state.phase == "keep" else ()


def _with_dice(state: State, rolled: Sequence[int], kept: Sequence[int]) -> State:
    """Return a position with other dice; if any are rolled, some of them must be set aside next.

    If none are, the rest of the last roll still lies there and shows some face that wasn't chosen.
    """
    trying = state.trying and len(kept) == FIVE and not rolled
    phase: Phase = "keep" if rolled else "decide"
    if not rolled and kept:
        rolled = (next(face for face in FACES if face not in kept),) * (DICE - len(kept))
    return replace(
        state,
        phase=phase,
        rolled=tuple(sorted(rolled)),
        kept=tuple(sorted(kept)),
        trying=trying,
        tried=state.tried if trying else 0,
    )


def _order(state: State, first: Seat) -> list[Seat]:
    """Return the seats that are still in the game, in turn order from ``first``."""
    seats = len(state.accounts)
    order = [(first + step) % seats for step in range(seats)]
    return [seat for seat in order if seat not in state.out]


def _began(state: State) -> Seat | None:
    """Return the seat that started the last round, which comes after all that have a turn left."""
    if not state.last_turns:
        return None
    following = _order(state, (state.last_turns[-1] + 1) % len(state.accounts))
    return following[0] if following else None


def _going_round(state: State, began: Seat | None) -> State:
    """Return a position in which every seat from the one on turn up to ``began`` still has a last turn."""
    order = _order(state, state.turn)
    last = tuple(order[: order.index(began)]) if began in order else ()
    return replace(state, last_turns=last)


EDITOR: Final = RyzykFizykEditor()

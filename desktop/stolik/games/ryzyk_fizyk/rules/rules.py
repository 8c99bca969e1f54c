"""The rules of Ryzyk-Fizyk.

A group is two or more dice of one face. Paragraph numbers in the docstrings refer to ``rulings.md``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final, assert_never

from stolik.engine.dice import RollAndKeepGame
from stolik.engine.game import Rejection, Seat, Standing, Step, ranked
from stolik.games.ryzyk_fizyk.rules.dice import DICE, GROUP, Dice, keeps
from stolik.games.ryzyk_fizyk.rules.events import (
    AccountZeroed,
    DiceKept,
    DiceRolled,
    Event,
    GameEnded,
    LastTurnsBegan,
    LossReason,
    PlayerOut,
    PointsBanked,
    PointsLost,
    RollBegan,
    SixOfAKind,
    TryMissed,
    TurnBegan,
)
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll, Rolled, SeatMove
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import FIVE, LINE, TRIES, State, StepT


class RyzykFizyk(RollAndKeepGame[State, SeatMove, Event]):
    """The rules of Ryzyk-Fizyk for 2 to 8 seats."""

    options_type = Options
    move_types = (Roll, Keep, Bank, Rolled)

    def start(self, seats: int, options: Options, starter: Seat | None = 0) -> State:
        """Return the opening position, in which every account is empty (§2.1)."""
        return State(options, starter or 0, "decide", (), (), 0, False, 0, (0,) * seats, (), (), None)

    def dice_to_roll(self, state: State) -> int:
        """Return the number of dice in the next roll, which is all six if none is left (§3.7)."""
        return state.dice_to_roll

    def check_choice(self, state: State, move: SeatMove) -> Rejection | None:
        """Return why a move of the seat on turn is refused, or ``None`` (§3, §4)."""
        match move:
            case Keep():
                return self._check_keep(state, move)
            case Roll():
                return Rejection("keep_first") if state.phase == "keep" else None
            case Bank():
                return self._check_bank(state)
            case _:
                assert_never(move)

    def _check_keep(self, state: State, move: Keep) -> Rejection | None:
        if state.phase != "keep":
            return Rejection("roll_first")
        if not move.dice:
            return Rejection("nothing_chosen")
        for face, count in Counter(move.dice).items():
            if count > (there := state.rolled.count(face)):
                return Rejection("dice_not_rolled", {"face": face, "dice": there, "given": count})
            if count < GROUP and face not in state.kept:
                return Rejection("lone_die", {"face": face, "faces": face})
        return None

    def _check_bank(self, state: State) -> Rejection | None:
        if state.phase == "keep":
            return Rejection("keep_first")
        if not state.points:
            return Rejection("nothing_to_bank")
        if state.trying and state.tried:
            return Rejection("tries_not_over", {"left": TRIES - state.tried})
        return Rejection("must_roll_on") if state.must_roll else None

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[StepT, ...]:
        match move:
            case Roll():
                kept = () if len(state.kept) == DICE else state.kept
                after = replace(state, phase="rolling", rolled=(), kept=kept)
                return (Step(RollBegan(seat, after.dice_to_roll), after),)
            case Rolled():
                return self._rolled(state, tuple(sorted(move.dice)))
            case Keep():
                return self._keep(state, move.dice)
            case Bank():
                return self._bank(state)
            case _:
                assert_never(move)

    def _rolled(self, state: State, dice: Dice) -> tuple[StepT, ...]:
        """Return the steps of a roll; one of all six is judged by §7 first."""
        after = replace(state, phase="keep", rolled=dice)
        step: StepT = Step(DiceRolled(state.turn, dice), after)
        if state.trying:
            return (step, *self._try(after))
        if len(dice) == DICE:
            if len(set(dice)) == 1 and state.options.six_of_a_kind_wins:
                return (step, *self._win(after, dice[0]))
            if len(set(dice)) == DICE and state.options.six_different != "off":
                return (step, *self._six_different(after))
        if any(die in state.kept or dice.count(die) >= GROUP for die in dice):
            return (step,)
        return (step, *self._lose(after, "nothing_to_keep"))

    def _try(self, state: State) -> Iterable[StepT]:
        """Return the steps after a try of the sixth die (§7.13); a match is set aside automatically."""
        if state.rolled[0] in state.kept:
            return self._keep(replace(state, trying=False, tried=0), state.rolled)
        tried = state.tried + 1
        after = replace(state, phase="decide", tried=tried)
        missed: StepT = Step(TryMissed(state.turn, TRIES - tried), after)
        return (missed, *self._lose(after, "no_match")) if tried == TRIES else (missed,)

    def _keep(self, state: State, dice: Dice) -> tuple[StepT, ...]:
        left = Counter(state.rolled)
        left.subtract(dice)
        five = len(state.rolled) == DICE and len(dice) == FIVE and len(set(dice)) == 1
        after = replace(
            state,
            phase="decide",
            rolled=tuple(sorted(left.elements())),
            kept=tuple(sorted(state.kept + dice)),
            points=state.points + sum(dice),
            # Keeping only five of six equal dice starts no tries.
            trying=state.options.five_of_a_kind_bonus and five and dice[0] not in left.elements(),
        )
        return (Step(DiceKept(state.turn, dice, sum(dice), after.points), after),)

    def _bank(self, state: State) -> tuple[StepT, ...]:
        """Return the steps of banking; the first account to pass 100 starts the last turns (§6.1)."""
        seat = state.turn
        account = state.accounts[seat] + state.points
        after = replace(state, phase="done", points=0, accounts=_changed(state.accounts, seat, account))
        banked: StepT = Step(PointsBanked(seat, state.points, account), after)
        if account <= LINE or state.last_turns:
            return (banked, self._pass_on(after))
        after = replace(after, last_turns=_others_in(after))
        return (banked, Step(LastTurnsBegan(seat), after), self._pass_on(after, after.last_turns))

    def _lose(self, state: State, reason: LossReason) -> tuple[StepT, ...]:
        after = replace(state, phase="done", points=0)
        return (Step(PointsLost(state.turn, state.points, reason), after), self._pass_on(after))

    def _six_different(self, state: State) -> tuple[StepT, ...]:
        """Return the steps of six different dice that cost the account or the game (§7.6, §7.7)."""
        seat, account = state.turn, state.accounts[state.turn]
        lost, _ = self._lose(state, "six_different")
        if state.options.six_different == "zero_account":
            after = replace(lost.state, accounts=_changed(state.accounts, seat, 0))
            return (lost, Step(AccountZeroed(seat, account), after), self._pass_on(after))
        after = replace(lost.state, out=tuple(sorted((*state.out, seat))))
        return (lost, Step(PlayerOut(seat), after), self._pass_on(after))

    def _win(self, state: State, face: int) -> tuple[StepT, ...]:
        """Return the steps of six equal dice that win the game (§7.3); the turn's points aren't banked."""
        after = replace(state, phase="done", points=0, winner=state.turn)
        return (Step(SixOfAKind(state.turn, face), after), self._pass_on(after))

    def _pass_on(self, state: State, following: tuple[Seat, ...] | None = None) -> StepT:
        """Return the step that ends a turn: the next seat's turn, or the end of the game (§6).

        ``following`` are the last turns still to be played; by default, all but that of the seat on turn.
        """
        if following is None:
            following = state.last_turns[1:]
        others = _others_in(state)
        fresh = replace(state, rolled=(), kept=(), trying=False, tried=0, last_turns=following)
        alone = len(state.out) == len(state.accounts) - 1
        if state.winner is not None or alone or (state.last_turns and not following):
            return Step(GameEnded(), replace(fresh, phase="over", last_turns=()))
        seat = (following or others)[0]
        return Step(TurnBegan(seat), replace(fresh, phase="decide", turn=seat))

    def legal_moves(self, state: State, seat: Seat) -> Iterable[Move]:
        """Return every legal move of the seat: choices of dice, most dice first, or else roll and bank."""
        if seat != state.turn or state.phase not in ("keep", "decide"):
            return []
        if state.phase == "keep":
            return [Keep(dice) for dice in keeps(state.rolled, state.kept)]
        return [Roll()] if state.must_roll else [Roll(), Bank()]

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return the places: the winner by six equal dice, then by account, then who is out (§6.6, §7)."""
        keys = [
            (seat == state.winner, seat not in state.out, 0 if seat in state.out else account)
            for seat, account in enumerate(state.accounts)
        ]
        return ranked(keys, state.accounts)

    def describe(self, state: State) -> dict[str, Any]:
        return {
            "turn": state.turn,
            "phase": state.phase,
            "accounts": list(state.accounts),
            "out": list(state.out),
            "last_turns": list(state.last_turns),
            "rolled": list(state.rolled),
            "kept": list(state.kept),
            "points": state.points,
            "trying": state.trying,
            "tried": state.tried,
            "winner": state.winner,
        }


def _changed(accounts: tuple[int, ...], seat: Seat, account: int) -> tuple[int, ...]:
    return (*accounts[:seat], account, *accounts[seat + 1 :])


def _others_in(state: State) -> tuple[Seat, ...]:
    """Return the other seats that are still in the game, in turn order from the next one."""
    seats = len(state.accounts)
    order = [(state.turn + step) % seats for step in range(1, seats)]
    return tuple([seat for seat in order if seat not in state.out])


GAME: Final = RyzykFizyk()

"""The worth of every option of a turn as a chance to win, and the exact chances that are shown with it.

The worths are exact for two players, and when two last turns are to come. Otherwise the turn is solved
exactly for the estimates of ``win_probability``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.seat_values import Values, mean_values
from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai import turn_solver
from stolik.games.ryzyk_fizyk.ai.turn_solver import LAST_MATCHES, Payoffs, Place, Solution
from stolik.games.ryzyk_fizyk.ai.win_probability import MOST_BEHIND, ROLL_ON_ROWS, rules_of, win_chances
from stolik.games.ryzyk_fizyk.rules.dice import DICE, Dice
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import LINE, State


def solve(state: State, seat: Seat) -> Solution:
    """Return the solution of ``seat``'s turn for its chance to win; recent ones are remembered."""
    return turn_solver.solve(turn_ends(state, seat).payoffs)


def place_of(state: State) -> Place:
    """Return the rolling place for the dice set aside, or for their face if the tries have started."""
    return turn_solver.tries_of(state.kept[0]) if state.trying else turn_solver.place_of(state.kept)


def roll_value(solution: Solution, state: State) -> float:
    if state.trying:
        return solution.try_value(state.kept[0], state.points, state.tried)
    return solution.roll_value(place_of(state), state.points)


def keep_places(state: State) -> dict[Dice, Place]:
    """Return every choice of rolled dice that may be set aside, with the place that it leads to."""
    place = turn_solver.place_of(state.kept)
    return turn_solver.places_after(place, state.rolled, state.options.five_of_a_kind_bonus)


def best_move(solution: Solution, state: State) -> Move:
    """Return the best move of the seat on turn by a solution; ties go to banking, or to the most dice."""
    if state.phase == "keep":
        places = keep_places(state)
        return Keep(max(places, key=lambda dice: solution.value(places[dice], state.points + sum(dice))))
    if state.must_roll or roll_value(solution, state) > solution.bank_value(state.points):
        return Roll()
    return Bank()


def roll_bust_chance(state: State) -> float:
    """Return the exact chance, from 0 to 1, that the very next roll loses the turn's points.

    Dice already rolled count as not yet rolled. Once tries have started they can't be stopped, so the chance
    is then that all the remaining ones fail.
    """
    if state.trying:
        return 1 - LAST_MATCHES[state.tried]
    return turn_solver.roll_loss(place_of(state), rules_of(state.options))


def odds(view: State, seat: Seat) -> Mapping[Dice, float]:
    """Return the seat on turn's chances that the next roll loses the points, which the table shows on demand.

    After a roll the keys are the choices of dice to set aside first; otherwise the only key is no dice.
    """
    if view.phase == "keep":
        rules = rules_of(view.options)
        return {dice: turn_solver.roll_loss(place, rules) for dice, place in keep_places(view).items()}
    return {(): roll_bust_chance(view)} if view.phase in ("decide", "rolling") else {}


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return every legal option of the seat with its chance to win, best first.

    ``facts`` hold, for best play after the option, ``lost``, the chance that the turn's points are lost, and
    ``points``, the mean points banked. A roll also has ``roll_lost``, the chance that this very roll loses
    them; dice after which the seat may bank have ``bank``, the chance to win by doing so. The result is empty
    if it isn't the seat's decision.
    """
    moves = list(GAME.legal_moves(view, seat))
    if not moves:
        return ()
    solution, places = solve(view, seat), keep_places(view) if view.phase == "keep" else {}
    advice = []
    for move in moves:
        match move:
            case Keep(dice=dice):
                place, points = places[dice], view.points + sum(dice, 0)
                value, (lost, mean) = solution.value(place, points), solution.outlook(place, points)
                facts = {"lost": lost, "points": mean}
                if not view.options.must_roll_on or (len(view.kept) + len(dice)) % DICE:
                    facts["bank"] = solution.bank_value(points)
                advice.append(Advice(move, value, facts))
            case Roll():
                lost, mean = _roll_outlook(solution, view)
                facts = {"lost": lost, "points": mean, "roll_lost": roll_bust_chance(view)}
                advice.append(Advice(move, roll_value(solution, view), facts))
            case Bank():
                facts = {"lost": 0.0, "points": float(view.points)}
                advice.append(Advice(move, solution.bank_value(view.points), facts))
    # Of two equals, the safer one comes first; after that the order of the rules decides.
    return tuple(sorted(advice, key=lambda option: (-option.value, option.facts["lost"])))


def _roll_outlook(solution: Solution, state: State) -> tuple[float, float]:
    """Return the chance to lose the turn's points and the mean points banked if the seat rolls now."""
    if state.trying:
        return solution.try_outlook(state.kept[0], state.points, state.tried)
    return solution.roll_outlook(place_of(state), state.points)


NEAR: Final = 12
"""The lead over the best opponent up to which every lead is worked out, if several last turns are to come."""

STEP: Final = 4
"""The distance between the leads that are worked out beyond that; the chances in between are interpolated."""


class TurnEnds:
    """The chances of every seat after each end of a turn.

    ``accounts`` are those before the turn, ``out`` are the seats out of the game, ``last`` are those whose
    last turn isn't over, with the one on turn first, and ``seat`` is the one on turn.
    """

    def __init__(
        self,
        accounts: tuple[int, ...],
        out: tuple[Seat, ...],
        last: tuple[Seat, ...],
        seat: Seat,
        options: Options,
    ) -> None:
        self._accounts, self._last, self._seat, self._options = accounts, last, seat, options
        order = [(seat + step) % len(accounts) for step in range(1, len(accounts) + 1)]
        self._inside = [other for other in order if other not in out]
        self._best = max([accounts[other] for other in self._inside if other != seat])
        self._known: dict[int, Values] = {}

    def bank(self, points: int) -> Values:
        """Return the chances after ``points`` points are banked."""
        return self._after(self._accounts[self._seat] + points)

    def lost(self) -> Values:
        return self._after(self._accounts[self._seat])

    def different(self) -> Values:
        """Return the chances after six different dice, if they cost the account or the game."""
        if self._options.six_different == "zero_account":
            return self._after(0)
        inside = [other for other in self._inside if other != self._seat]
        return win_chances(self._accounts, inside, self._later(0), self._options)

    def same(self) -> Values:
        """Return the chances after six equal dice that win the game."""
        return tuple([float(seat == self._seat) for seat in range(len(self._accounts))])

    def _later(self, account: int) -> list[Seat] | None:
        """Return the seats whose last turn comes after this one, ``None`` if no account has passed 100."""
        if not self._last and account <= LINE:
            return None
        return [other for other in self._last or self._inside if other != self._seat]

    def _after(self, account: int) -> Values:
        """Return the chances if ``account`` is that of the seat on turn after its turn."""
        known = self._known.get(account)
        if known is None:
            known = self._known[account] = self._worked_out(account)
        return known

    def _worked_out(self, account: int) -> Values:
        later = self._later(account)
        beyond = (account - LINE - 1) % STEP
        if beyond and later and len(later) > 1 and account > self._best + NEAR:
            low, high = self._after(account - beyond), self._after(account - beyond + STEP)
            return mean_values([(1 - beyond / STEP, low), (beyond / STEP, high)])
        accounts = list(self._accounts)
        accounts[self._seat] = account
        return win_chances(accounts, self._inside, later, self._options)

    @cached_property
    def payoffs(self) -> Payoffs:
        seat, rules = self._seat, rules_of(self._options)
        own = self._accounts[seat]
        best = self._best
        # In the very last turn it only matters whether the seat has more than the best account.
        most = best + 2 if self._later(own) == [] else best + MOST_BEHIND
        least = best if self._last else own
        bank = [0.0] * (least - own) + [self._after(account)[seat] for account in range(least, most)]
        if rules.roll_on:
            bank += bank[-1:] * ROLL_ON_ROWS
        different = self.different()[seat] if rules.different else 0.0
        return Payoffs(tuple(bank), self.lost()[seat], rules, different, same=1.0)


@lru_cache(maxsize=64)
def _turn_ends(
    accounts: tuple[int, ...], out: tuple[Seat, ...], last: tuple[Seat, ...], seat: Seat, options: Options
) -> TurnEnds:
    """Return the ends of a turn, remembered for its later decisions."""
    return TurnEnds(accounts, out, last, seat, options)


def turn_ends(state: State, seat: Seat) -> TurnEnds:
    """Return the chances after each end of ``seat``'s turn; those of recent turns are remembered."""
    return _turn_ends(state.accounts, state.out, state.last_turns, seat, state.options)

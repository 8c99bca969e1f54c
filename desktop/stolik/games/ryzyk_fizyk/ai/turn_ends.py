"""What the ends of a turn leave every seat, and so what they are worth to the seat on turn."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from stolik.engine.game import Seat
from stolik.engine.seat_values import Values, mean_values
from stolik.games.ryzyk_fizyk.ai.last_turns import MOST_BEHIND, ROLL_ON_ROWS
from stolik.games.ryzyk_fizyk.ai.turn_solver import Payoffs
from stolik.games.ryzyk_fizyk.ai.win_probability import rules_of, win_chances
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import LINE, State

NEAR: Final = 12
"""The leads over the best other that are all worked out, where several last turns are to come."""

STEP: Final = 4
"""The distance between the leads that are worked out beyond; the chances between them lie on lines."""


class TurnEnds:
    """The chances of every seat after each end of a turn.

    ``accounts`` are those before the turn, ``out`` the seats out of the game, ``last`` those whose last turn
    isn't over, the one on turn first, and ``seat`` the one on turn.
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
        """Return the chances after the turn's points are lost."""
        return self._after(self._accounts[self._seat])

    def different(self) -> Values:
        """Return the chances after six different dice: where they cost the account, or the game."""
        if self._options.six_different == "zero_account":
            return self._after(0)
        inside = [other for other in self._inside if other != self._seat]
        return win_chances(self._accounts, inside, self._later(0), self._options)

    def same(self) -> Values:
        """Return the chances after six equal dice that win the game."""
        return tuple([float(seat == self._seat) for seat in range(len(self._accounts))])

    def _later(self, account: int) -> list[Seat] | None:
        """Return the seats whose last turn is to come after this turn, ``None`` if nobody has passed 100."""
        if not self._last and account <= LINE:
            return None
        return [other for other in self._last or self._inside if other != self._seat]

    def _after(self, account: int) -> Values:
        """Return the chances with the account of the seat on turn after its turn."""
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
        """The chances of the seat on turn alone."""
        seat, rules = self._seat, rules_of(self._options)
        own = self._accounts[seat]
        best = self._best
        # In the very last turn all that counts is to have more than the best.
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
    """Return the ends of a turn; its later decisions find them ready."""
    return TurnEnds(accounts, out, last, seat, options)


def turn_ends(state: State, seat: Seat) -> TurnEnds:
    """Return what the ends of the turn of ``seat`` leave; those of recent turns are remembered."""
    return _turn_ends(state.accounts, state.out, state.last_turns, seat, state.options)

"""A position of Ryzyk-Fizyk: whose turn it is, the dice, the turn's points and the accounts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, final

from stolik.engine.game import Seat, Step
from stolik.games.ryzyk_fizyk.rules.dice import DICE, Dice
from stolik.games.ryzyk_fizyk.rules.events import Event
from stolik.games.ryzyk_fizyk.rules.options import Options

LINE: Final = 100
"""The account that must be exceeded for the last turns to start (§6.1)."""

FIVE: Final = 5
"""How many equal dice in one roll of all six may start the tries (§7.10)."""

TRIES: Final = 3

Phase: TypeAlias = Literal["decide", "rolling", "keep", "done", "over"]
"""``decide`` comes before a roll or the end of a turn, ``keep`` after a roll; ``done`` is transient."""


@final
@dataclass(frozen=True, slots=True)
class State:
    """A position: who is on turn, the dice, the turn's points and the accounts.

    ``rolled`` are the free dice on the table, ``kept`` the dice set aside since all six were last rolled,
    both ascending; ``points`` are the turn's. ``trying`` says that the sixth die must match the five,
    ``tried`` how often it has failed to. ``out`` are the seats out of the game, ascending; ``last_turns`` are
    those whose last turn isn't over, with the one on turn first. ``winner`` rolled six equal dice.
    """

    options: Options
    turn: Seat
    phase: Phase
    rolled: Dice
    kept: Dice
    points: int
    trying: bool
    tried: int
    accounts: tuple[int, ...]
    out: tuple[Seat, ...]
    last_turns: tuple[Seat, ...]
    winner: Seat | None

    @property
    def dice_to_roll(self) -> int:
        """The number of dice in the next roll, which is all six if none is left (§3.7)."""
        return DICE - len(self.kept) or DICE

    @property
    def must_roll(self) -> bool:
        """Whether rolling is the only move before the next roll."""
        return (
            not self.points
            or (self.trying and self.tried > 0)
            or (self.options.must_roll_on and len(self.kept) == DICE)
        )


StepT: TypeAlias = Step[Event, State]

"""Chance determined by a seed in advance: dice and tiles that anyone can recompute after the game.

``fair_dice.md`` beside this file describes how to recompute it without this program.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

from stolik.engine.base32 import decode, encode
from stolik.engine.game import AnyGame, Seat

T = TypeVar("T")

SEED_BITS: Final = 80
"""The number of bits in a seed: too many to try them all, and written as 16 letters and digits."""

SEED_SYMBOLS: Final = SEED_BITS // 5

_NAME: Final = "stolik-dice-1"
_FINGERPRINT_DIGITS: Final = 24
_TURN_BEGAN: Final = "turn_began"


class SeededSource(Random):
    """A source of randomness that gives the same numbers for the same seed and label, forever.

    Its bytes are the SHA-256 of seed, label and block number, block after block. Numbers below n are drawn
    from them by rejection, so that each has exactly the same chance. Games draw with ``choices``, ``sample``
    and methods based on a number below n.
    """

    def __init__(self, seed: int, label: str) -> None:
        """Begin the stream of a label.

        Args:
            seed: A number from 0, with at most `SEED_BITS` bits.
            label: The purpose of the numbers, in ASCII; different labels give independent streams.

        Raises:
            ValueError: The seed has too many bits, or is negative.
        """
        self._prefix = f"{_NAME}:{seed_text(seed)}:{label}:"
        self._block = b""
        self._blocks = self._used = 0
        super().__init__()

    def below(self, end: int) -> int:
        """Return a number from 0 to ``end`` - 1, each equally likely.

        It takes just enough bytes to hold ``end`` - 1, most significant first, and takes new ones if their
        value isn't below the greatest multiple of ``end`` that they can hold.
        """
        count = max(1, ((end - 1).bit_length() + 7) // 8)
        limit = 256**count - 256**count % end
        while (value := self._take(count)) >= limit:
            pass
        return value % end

    # `random.Random` bases ``choice``, ``shuffle`` and ``randrange`` on it.
    _randbelow = below

    def random(self) -> float:
        """Return a number from 0 to below 1, from 53 bits of seven bytes."""
        return self.getrandbits(53) / (1 << 53)

    def getrandbits(self, k: int, /) -> int:
        """Return a number of ``k`` bits: the first ones of just enough bytes."""
        count = (k + 7) // 8
        return self._take(count) >> (8 * count - k)

    def choices(
        self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1
    ) -> list[Any]:
        """Return ``k`` items, each chosen by a number below the length of ``population``.

        Raises:
            ValueError: Weights are given; a number below n can't use them.
        """
        if weights is not None or cum_weights is not None:
            raise ValueError("a seeded source draws without weights")
        return [population[self.below(len(population))] for _ in range(k)]

    def sample(self, population: Sequence[T], k: int, *, counts: Any = None) -> list[T]:
        """Return ``k`` different items.

        Each is chosen by a number below the count of items left, and the last item left takes its place.

        Raises:
            ValueError: There are counts, or fewer items than ``k``.
        """
        if counts is not None or not 0 <= k <= len(population):
            raise ValueError("a seeded source samples at most all items, each once")
        left, drawn = list(population), []
        for _ in range(k):
            place = self.below(len(left))
            drawn.append(left[place])
            left[place] = left[-1]
            left.pop()
        return drawn

    def seed(self, *_args: Any, **_named: Any) -> None:
        """Do nothing: seed and label are set once."""

    def getstate(self) -> Any:
        """Refuse to return a state: seed and label are enough to restart a stream."""
        raise NotImplementedError("a seeded source keeps no state")

    def setstate(self, state: Any) -> None:
        raise NotImplementedError("a seeded source keeps no state")

    def _take(self, count: int) -> int:
        while len(self._block) - self._used < count:
            block = hashlib.sha256(f"{self._prefix}{self._blocks}".encode("ascii")).digest()
            self._block, self._used = self._block[self._used :] + block, 0
            self._blocks += 1
        first, self._used = self._used, self._used + count
        return int.from_bytes(self._block[first : self._used], "big")


@runtime_checkable
class RollersGame(Protocol):
    """The addition to a game in which all chance is a seat's roll."""

    def roller(self, state: Any) -> Seat:
        """Return the seat whose roll is due or comes next, in a game that isn't over."""


class ChancePlace(NamedTuple):
    """The counts of chances before a position that determine the stream of the next one.

    ``chances`` counts them all; ``turns`` and ``rolls`` hold, for each seat, its turns so far, including the
    current one, and its rolls in the current turn.
    """

    chances: int
    turns: tuple[int, ...]
    rolls: tuple[int, ...]

    def after(self, game: AnyGame, state: Any, is_chance: bool, events: Sequence[Any]) -> ChancePlace:
        """Return the counts after a move that led to ``state`` and ``events``."""
        begun = [event.seat for event in events if getattr(event, "kind", "") == _TURN_BEGAN]
        if not is_chance and not begun:
            return self
        turns, rolls = list(self.turns), list(self.rolls)
        if is_chance and isinstance(game, RollersGame):
            rolls[game.roller(state)] += 1
        for seat in begun:
            turns[seat] += 1
            rolls[seat] = 0
        return ChancePlace(self.chances + is_chance, tuple(turns), tuple(rolls))

    def label(self, game: AnyGame, state: Any) -> str:
        """Return the label of the stream for the chance that is due at a state; its numbers count from 1."""
        if isinstance(game, RollersGame):
            seat = game.roller(state)
            return f"roll/{seat + 1}/{max(1, self.turns[seat])}/{self.rolls[seat] + 1}"
        return f"chance/{self.chances + 1}"


def first_chance(game: AnyGame, state: Any, seats: int) -> ChancePlace:
    """Return the counts at the start of a game, whose first turn has begun if chance is seats' rolls."""
    turns = [0] * seats
    if isinstance(game, RollersGame):
        turns[game.roller(state)] = 1
    return ChancePlace(0, tuple(turns), (0,) * seats)


def seed_text(seed: int) -> str:
    """Return a seed written as 16 letters and digits.

    >>> seed_text(1)
    '0000000000000001'

    Raises:
        ValueError: The seed has more than `SEED_BITS` bits, or is negative.
    """
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError("no seed")
    return encode(seed, SEED_SYMBOLS)


def seed_of(text: object) -> int | None:
    """Return the seed written in a text, or ``None`` if the text isn't one."""
    return decode(text) if isinstance(text, str) and len(text) == SEED_SYMBOLS else None


def fingerprint(seed: int) -> str:
    """Return a seed's fingerprint, which may be shown before the game: 24 hex digits in groups of four.

    >>> fingerprint(1)
    '7ce2 965c c500 9224 ad6f 877c'
    """
    digits = hashlib.sha256(f"{_NAME}:{seed_text(seed)}".encode("ascii")).hexdigest()[:_FINGERPRINT_DIGITS]
    return " ".join(digits[at : at + 4] for at in range(0, _FINGERPRINT_DIGITS, 4))


def starter_source(seed: int) -> SeededSource:
    return SeededSource(seed, "starter")


def bot_seed(seed: int, seat: Seat, entries: int) -> int:
    """Return the seed of a bot's own randomness for a decision: 63 bits independent of all dice.

    ``entries`` is the number of log entries before the decision.
    """
    return SeededSource(seed, f"bot/{seat + 1}/{entries}").getrandbits(63)

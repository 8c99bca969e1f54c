"""The protocol every game fulfils, and the few values that all games share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

Seat = int
"""A place at the table, 0-based, in turn order."""

TABLE: Final[Seat] = -1
"""The seat of chance and time: dice, shuffles and clocks move here."""


class Value:
    """Base of moves, events and options: frozen, exact in a file, tagged by ``kind`` if there is a choice.

    The class attribute tells pydantic to refuse unknown keys and to convert nothing silently.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar[Mapping[str, object]] = {"extra": "forbid", "strict": True}


S = TypeVar("S")
M = TypeVar("M", bound=Value)
E = TypeVar("E", bound=Value)
V_co = TypeVar("V_co", covariant=True)
O = TypeVar("O", bound=Value)  # noqa: E741 - the options, beside S, M and E
E_co = TypeVar("E_co", bound=Value, covariant=True)
S_co = TypeVar("S_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Rejection:
    """Why a move is refused: a stable code, and the facts its sentence needs."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class IllegalMove(Exception):
    """A move that the rules refuse was submitted.

    ``rejection`` is why it was refused.
    """

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection


@dataclass(frozen=True, slots=True)
class Step(Generic[E_co, S_co]):
    """One thing that happened, and the state right after it."""

    event: E_co
    state: S_co


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place and score; equals share a place and the next is left out (1, 1, 3).

    ``details`` are further figures of the game, named as in the record format.
    """

    seat: Seat
    rank: int
    score: int
    details: Mapping[str, int] = field(default_factory=dict)


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of every key, the greatest first: equals share a place and the next is left out.

    The keys are values of one type that can be compared.

    >>> ranks([40, 7, 40])
    (1, 3, 1)
    """
    in_order = sorted(keys, reverse=True)
    return tuple([1 + in_order.index(key) for key in keys])


def ranked(
    keys: Sequence[Any], scores: Sequence[int], details: Sequence[Mapping[str, int]] | None = None
) -> tuple[Standing, ...]:
    """Return the standings of all seats, best first, equals in the order of their seats.

    All three sequences go by seat: ``keys`` decide the places, ``scores`` are shown, and ``details`` are
    further figures by their names in the record format.

    >>> [(each.seat, each.rank) for each in ranked([(5, 30), (7, 33), (7, 33)], [5, 7, 7])]
    [(1, 1), (2, 1), (0, 3)]
    """
    places = [
        Standing(seat, rank, scores[seat], {} if details is None else details[seat])
        for seat, rank in enumerate(ranks(keys))
    ]
    return tuple(sorted(places, key=attrgetter("rank")))


class Game(Protocol[S, M, E, V_co, O]):
    """The law of one game, as pure functions over frozen values.

    Chance and time are moves of the seat ``TABLE``, so that a log of moves replays forever.
    """

    @property
    def options_type(self) -> type[O]:
        """The class of the game's options; its defaults are the usual ones."""

    @property
    def move_types(self) -> tuple[type[M], ...]:
        """The classes of all moves, those of the table too."""

    def start(self, seats: int, options: O, starter: Seat | None = 0) -> S:
        """Return the state before anything is rolled or dealt.

        Args:
            seats: How many play, within the bounds of the game's label.
            options: A value of ``options_type``.
            starter: The seat that begins, less than ``seats``; without one the rules draw it, if they do.
        """

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may move now, ``(TABLE,)`` for chance, ``()`` when the game is over."""

    def check(self, state: S, seat: Seat, move: M) -> Rejection | None:
        """Return why the move is refused, or ``None`` if it is legal.

        ``seat`` is one of the table's or ``TABLE``; ``move`` may be any of ``move_types``, with any values.
        """

    def apply(self, state: S, seat: Seat, move: M) -> tuple[Step[E, S], ...]:
        """Return what the move leads to, one step for each thing that happens, at least one.

        The move must have passed ``check``; the last step holds the new state.
        """

    def legal_moves(self, state: S, seat: Seat) -> Iterable[M]:
        """Return every legal move of the seat, without repetition; empty for ``TABLE``.

        Types in a game's ``uncounted_moves``, if it has any, have too many moves: only some are listed.

        ``state`` may be the seat's own view.
        """

    def chance(self, state: S, rng: Random) -> M:
        """Return a legal move of the table drawn from ``rng``; the only place that meets randomness.

        The table must be to act in ``state``, which holds all its secrets.
        """

    def irrevocable(self, move: M) -> bool:
        """Return whether the move shows its seat something new, so that it can't be undone."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return what the seat knows; ``None`` stands for an onlooker."""

    def redact(self, event: E, seat: Seat | None) -> E:
        """Return the event as the seat may see it; ``None`` stands for an onlooker."""

    def standings(self, state: S) -> tuple[Standing, ...]:
        """Return the places, best first; before the end they follow the current score."""

    def describe(self, state: S) -> dict[str, Any]:
        """Return the state as plain JSON values, with the record format's names."""


@runtime_checkable
class TimedGame(Protocol):
    """What a game adds if it limits a turn's time; the table's own move then ends the turn."""

    def turn_seconds(self, state: Any) -> int | None:
        """Return the seconds that the seat on turn has, ``None`` if its time isn't limited.

        It is the time of a complete turn, not what is left of it.
        """


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

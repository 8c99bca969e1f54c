"""The protocol that every game implements, and the few values that all games share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

Seat = int
"""A place at the table, 0-based, in turn order."""

TABLE: Final[Seat] = -1
"""The seat of chance and time, which makes the moves of dice, shuffles and clocks."""


class Value:
    """The base of moves, events and options: frozen, strictly read, and tagged by ``kind`` where types vary.

    The class attribute tells pydantic to refuse unknown keys and not to convert values.
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
    """The reason why a move is refused: a stable code, and the facts that its sentence needs."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class IllegalMove(Exception):
    """A move was submitted that the rules refuse; ``rejection`` says why."""

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
    """A seat's place and score; equals share a place and the next one is skipped (1, 1, 3).

    ``details`` holds further figures of the game, named as in the record format.
    """

    seat: Seat
    rank: int
    score: int
    details: Mapping[str, int] = field(default_factory=dict)


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of every key, greatest first: equals share a place and the next one is skipped.

    The keys are of one type, which can be ordered.

    >>> ranks([40, 7, 40])
    (1, 3, 1)
    """
    in_order = sorted(keys, reverse=True)
    return tuple([1 + in_order.index(key) for key in keys])


def ranked(
    keys: Sequence[Any], scores: Sequence[int], details: Sequence[Mapping[str, int]] | None = None
) -> tuple[Standing, ...]:
    """Return the standings of all seats, best first; equals are in seat order.

    All three sequences go by seat: ``keys`` decide the places, ``scores`` are shown, and ``details`` hold
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
    """The rules of one game, as pure functions over frozen values.

    Chance and time are moves of the seat ``TABLE``, so a log of moves can always be replayed.
    """

    @property
    def options_type(self) -> type[O]:
        """The class of the game's options; its defaults are the usual options."""

    @property
    def move_types(self) -> tuple[type[M], ...]:
        """The classes of all moves, including the table's."""

    def start(self, seats: int, options: O, starter: Seat | None = 0) -> S:
        """Return the state before anything is rolled or dealt.

        Args:
            seats: The number of players, within the bounds on the game's label.
            options: A value of ``options_type``.
            starter: The seat that starts, below ``seats``; with ``None`` the rules draw it, if they can.
        """

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may move now: ``(TABLE,)`` for chance, ``()`` when the game is over."""

    def check(self, state: S, seat: Seat, move: M) -> Rejection | None:
        """Return why the move is refused, or ``None`` if it is legal.

        ``seat`` is a player's or ``TABLE``; ``move`` may be of any of the ``move_types``, with any values.
        """

    def apply(self, state: S, seat: Seat, move: M) -> tuple[Step[E, S], ...]:
        """Return the results of a move: one step for each thing that happens, at least one.

        The move must have passed ``check``; the last step holds the new state.
        """

    def legal_moves(self, state: S, seat: Seat) -> Iterable[M]:
        """Return every legal move of the seat, without repetition; none for ``TABLE``.

        If a game has ``uncounted_moves``, these types have too many moves, and only some of them are
        returned. ``state`` may be the seat's own view.
        """

    def chance(self, state: S, rng: Random) -> M:
        """Return a legal move of the table, drawn with ``rng``; nothing else in the rules is random.

        The table must be to act in ``state``, which must hold all secrets.
        """

    def irrevocable(self, move: M) -> bool:
        """Return whether the move shows its seat something new and so can't be undone."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return what the seat knows; ``None`` means an onlooker."""

    def redact(self, event: E, seat: Seat | None) -> E:
        """Return the event as the seat may see it; ``None`` means an onlooker."""

    def standings(self, state: S) -> tuple[Standing, ...]:
        """Return the standings, best first; before the end they reflect the current score."""

    def describe(self, state: S) -> dict[str, Any]:
        """Return the state as plain JSON values, with the names of the record format."""


@runtime_checkable
class TimedGame(Protocol):
    """The addition to a game that limits the time of a turn, which a move of the table then ends."""

    def turn_seconds(self, state: Any) -> int | None:
        """Return the seconds for the whole turn of the seat on turn, or ``None`` if there is no limit."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

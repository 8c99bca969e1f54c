"""The points of a game for every seat, with the proof of every hundred (§8, §9, §10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias, final

from stolik.engine.game import Seat, Value, ranks
from stolik.engine.json_values import LEFT_OUT
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening, can_open
from stolik.games.rummikub.rules.tiles import Tile, is_joker, number_of

JOKER_LEFT: Final = 50
"""The points that a joker left on the rack costs (§8.2)."""

NOT_OPENED: Final = 100
COULD_HAVE_OPENED: Final = 200

BIG_POINTS: Final[Mapping[int, tuple[int, ...]]] = {2: (4, 0), 3: (4, 2, 0), 4: (4, 2, 1, 0)}
"""The big points for each place, by the number of players (§10.2)."""

Reason: TypeAlias = Literal[
    "winner", "opened", "cannot_open", "could_open", "announced", "no_turn", "difference"
]
"""The reason for the figure that is written down for a seat.

The seat won, had opened (§8.2), couldn't open (§8.3), could have (§8.4), could have and had announced it
(§8.6), or could have but had no turn yet (§8.7); or it is the difference after the bank ran out (§9.4).
"""

Ending: TypeAlias = Literal["out", "bank"]


@dataclass(frozen=True, slots=True)
class Holding:
    """The holdings of a seat at the end of a game.

    ``came`` holds, for each tile of the rack, the seat's own turn in which it came, 0 for the deal. ``turns``
    is how many turns the seat has had, ``announced`` whether its announcement still holds, and ``needed`` the
    number of points that it needs to open.
    """

    rack: tuple[Tile, ...]
    came: tuple[int, ...]
    opened: bool
    turns: int
    announced: bool
    needed: int = NEEDED


@final
@dataclass(frozen=True, slots=True)
class Verdict(Value):
    """The points that a seat writes down, and the reason for them.

    ``left`` is the sum of its ``rack``, with 50 for a joker. If the reason depends on whether the rack
    allowed an opening, and it did, ``sets`` are the sets that could have been laid, worth ``worth`` points
    together; ``tile`` is the tile that made it possible and ``turn`` the seat's own turn in which that came
    (``None`` and 0 if the dealt tiles were enough). Otherwise these are empty, 0 and ``None``. ``needed`` is
    the number of points that the seat needed to open.
    """

    seat: Seat
    points: int
    reason: Reason
    rack: tuple[Tile, ...]
    left: int
    sets: tuple[tuple[Tile, ...], ...] = ()
    worth: int = 0
    tile: Tile | None = None
    turn: int = 0
    needed: int = field(default=NEEDED, metadata=LEFT_OUT)


@final
@dataclass(frozen=True, slots=True)
class GameResult(Value):
    """A finished game: how it ended, who won, the verdicts, and the points and places of all seats."""

    ending: Ending
    winner: Seat
    verdicts: tuple[Verdict, ...]
    small_points: tuple[int, ...]
    big_points: tuple[int, ...]
    places: tuple[int, ...]


def points_of(tile: Tile) -> int:
    """Return the points that a tile left on a rack costs: its number, or 50 for a joker (§8.2).

    >>> points_of("b13a"), points_of("ja")
    (13, 50)
    """
    return JOKER_LEFT if is_joker(tile) else number_of(tile)


def points_left(rack: Iterable[Tile]) -> int:
    """Return the sum of the numbers on a rack, with 50 for a joker (§8.2).

    >>> points_left(["k1a", "b13a", "ja"])
    64
    """
    return sum(map(points_of, rack))


def gone_out(winner: Seat, holdings: Sequence[Holding]) -> GameResult:
    """Return the result of a game that a seat has won by emptying its rack (§8).

    ``holdings`` are by seat; the winner's rack is empty.
    """
    verdicts = [
        _verdict(seat, holding) if seat != winner else Verdict(seat, 0, "winner", (), 0)
        for seat, holding in enumerate(holdings)
    ]
    return _result("out", winner, verdicts)


def bank_run_out(holdings: Sequence[Holding], layers: Sequence[Seat], starter: Seat) -> GameResult:
    """Return the result of a game that ended because all passed and nothing was left to draw (§9).

    ``holdings`` are by seat, ``layers`` are the seats that have laid tiles, the latest last, and ``starter``
    is the seat that started. Between equal racks the one with fewer tiles wins, then the seat that laid
    later, then the starter or the seat nearest after it.
    """
    seats = len(holdings)
    left = [points_left(holding.rack) for holding in holdings]

    def worse(seat: Seat) -> tuple[int, int, int, int]:
        laid = layers.index(seat) if seat in layers else -1
        return left[seat], len(holdings[seat].rack), -laid, (seat - starter) % seats

    winner = min(range(seats), key=worse)
    verdicts = [
        Verdict(
            seat,
            left[winner] - left[seat],
            "winner" if seat == winner else "difference",
            holding.rack,
            left[seat],
        )
        for seat, holding in enumerate(holdings)
    ]
    return _result("bank", winner, verdicts)


def places_of(winner: Seat, small_points: Sequence[int]) -> tuple[int, ...]:
    """Return the places of a game: the winner first, the others by small points; ties share one (§10.3).

    >>> places_of(1, [-100, 240, -40, -100])
    (3, 1, 2, 3)
    """
    others = [points for seat, points in enumerate(small_points) if seat != winner]
    return tuple(
        1 if seat == winner else 2 + sum(other > points for other in others)
        for seat, points in enumerate(small_points)
    )


def big_points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Return the big points for some places; seats that share a place get those of the better one (§10.2).

    >>> big_points_of((3, 1, 2, 3))
    (1, 4, 2, 1)

    Raises:
        KeyError: There are fewer than two or more than four places.
    """
    points = BIG_POINTS[len(places)]
    return tuple(points[place - 1] for place in places)


def totals(results: Iterable[GameResult], seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the small and the big points of every seat over several games.

    Each of the games has ``seats`` players.

    >>> holdings = [Holding((), (), True, 1, False), Holding(("k5a",), (0,), True, 1, False)]
    >>> totals([gone_out(0, holdings), gone_out(0, holdings)], 2)
    ((10, -10), (8, 0))
    """
    small, big = [0] * seats, [0] * seats
    for result in results:
        small = [sum(both) for both in zip(small, result.small_points, strict=True)]
        big = [sum(both) for both in zip(big, result.big_points, strict=True)]
    return tuple(small), tuple(big)


def ranks_of(small: Sequence[int], big: Sequence[int]) -> tuple[int, ...]:
    """Return the places of a match, by big points, then by small points; ties share a place (§10.6).

    >>> ranks_of(small=[10, -10, 0], big=[4, 4, 2])
    (1, 2, 3)
    """
    return ranks(list(zip(big, small, strict=True)))


def _result(ending: Ending, winner: Seat, verdicts: Sequence[Verdict]) -> GameResult:
    """Return the result of a game in which the winner gets what the others lost (§8.8, §9.4)."""
    gain = -sum(verdict.points for verdict in verdicts)
    told = tuple(replace(verdict, points=gain) if verdict.seat == winner else verdict for verdict in verdicts)
    small = tuple(verdict.points for verdict in told)
    places = places_of(winner, small)
    return GameResult(ending, winner, told, small, big_points_of(places), places)


def _verdict(seat: Seat, holding: Holding) -> Verdict:
    """Return the verdict on a seat when another has emptied its rack (§8.2 to §8.7)."""
    rack, left, needed = holding.rack, points_left(holding.rack), holding.needed
    if holding.opened:
        return Verdict(seat, -left, "opened", rack, left)
    opening = best_opening(rack)
    if opening is None or opening.value < needed:
        return Verdict(seat, -NOT_OPENED, "cannot_open", rack, left, needed=needed)
    reason: Reason = "announced" if holding.announced else "could_open" if holding.turns else "no_turn"
    points = -COULD_HAVE_OPENED if reason == "could_open" else -NOT_OPENED
    # A seat that hasn't opened has laid nothing, so its tiles are still in the order in which they came.
    dealt = holding.came.count(0)
    enough = next(count for count in range(dealt, len(rack) + 1) if can_open(rack[:count], needed))
    tile, turn = (None, 0) if enough == dealt else (rack[enough - 1], holding.came[enough - 1])
    return Verdict(seat, points, reason, rack, left, opening.sets, opening.value, tile, turn, needed)

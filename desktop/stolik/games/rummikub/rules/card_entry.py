"""A game with real tiles, typed in from its score card: its points, and why it may be impossible.

A card doesn't tell which tiles were left, so it is refused only if no tiles at all could lead to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from typing import Any, Final, NamedTuple

from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.game_points import GamePoints, MatchRules
from stolik.games.rummikub.rules.effects import DEALT_TILES
from stolik.games.rummikub.rules.scoring import (
    COULD_HAVE_OPENED,
    JOKER_LEFT,
    NOT_OPENED,
    Ending,
    big_points_of,
    places_of,
)
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES, is_joker, number_of

JOKERS: Final = 2

LEAST_TO_OPEN: Final = (30, 19, 9)
"""The least sum of numbers in an opening with 0, 1 and 2 jokers: 10 10 10, 9 10 J, 9 J J (§8.5)."""

_NUMBERS: Final = sorted(number_of(tile) for tile in TILES if not is_joker(tile))
_LEAST: Final = (0, *accumulate(_NUMBERS))
_MOST: Final = (0, *accumulate(reversed(_NUMBERS)))
"""The least and the greatest sums of numbered tiles, by how many they are; all sums between are possible."""

MOST_POINTS: Final = _MOST[-1] + JOKERS * JOKER_LEFT
"""The points of all tiles of the game on one rack."""


@dataclass(frozen=True, slots=True)
class RackOnCard(Value):
    """A rack at the end as the card tells it.

    ``points`` is the sum of the numbers, with 50 for a joker; it may be missing for a player who hadn't
    opened when another went out. ``tiles`` is the number of tiles including jokers, if they were counted.
    ``could_open`` is whether the rack allowed an opening and its player has had a turn (§8.4, §8.7);
    ``announced`` is whether an announcement still held (§7.4).
    """

    points: int | None = None
    jokers: int = 0
    tiles: int | None = None
    opened: bool = True
    could_open: bool = False
    announced: bool = False


@dataclass(frozen=True, slots=True)
class Card(Value):
    """A game as its table's card tells it: who won, how it ended, and the racks by seat."""

    winner: Seat
    ending: Ending
    seats: tuple[RackOnCard, ...]


class _Held(NamedTuple):
    """How many numbered tiles a rack, or several together, can hold, and their sum if it is known."""

    fewest: int
    most: int
    total: int | None

    @property
    def is_possible(self) -> bool:
        most = min(self.most, len(_NUMBERS))
        if not 0 <= self.fewest <= most:
            return False
        return self.total is None or _LEAST[self.fewest] <= self.total <= _MOST[most]


def card_points(card: Card) -> GamePoints | Rejection:
    """Return the points of a card for a table of two to four (§8, §9), or why no game can have ended so."""
    if fault := _winner_fault(card) or _rack_fault(card.seats) or _ending_fault(card):
        return fault
    if card.ending == "out":
        lost = [0 if seat == card.winner else _lost(rack) for seat, rack in enumerate(card.seats)]
    else:
        least = card.seats[card.winner].points or 0
        lost = [(rack.points or 0) - least for rack in card.seats]
    small = tuple([sum(lost) if seat == card.winner else -points for seat, points in enumerate(lost)])
    return GamePoints(small, places_of(card.winner, small))


def likely_end(racks: Sequence[Mapping[str, Any]], winner: Seat | None) -> tuple[Seat, Ending] | Rejection:
    """Return who must have won and how, or what is missing to tell, or why nobody can have won.

    Args:
        racks: The known facts of every rack, named as in `RackOnCard`; ``points`` and ``tiles`` may be
            missing.
        winner: The seat entered as the winner, ``None`` if there is none.
    """
    if winner is not None:
        has_tiles = racks[winner].get("points") or racks[winner].get("tiles")
        return winner, "bank" if has_tiles else "out"
    empty = [seat for seat, rack in enumerate(racks) if 0 in (rack.get("points"), rack.get("tiles"))]
    if empty:
        return (empty[0], "out") if len(empty) == 1 else Rejection("two_winners")
    for seat, rack in enumerate(racks):
        if rack.get("points") is None:
            return Rejection("points_missing", {"seat": seat})
    # Of equal racks, the one with fewer tiles wins (§9.3), if they were counted.
    least = min(rack["points"] for rack in racks)
    equal = [seat for seat, rack in enumerate(racks) if rack["points"] == least]
    counted = all(racks[seat].get("tiles") is not None for seat in equal)
    if counted:
        fewest = min(racks[seat]["tiles"] for seat in equal)
        equal = [seat for seat in equal if racks[seat]["tiles"] == fewest]
    if len(equal) == 1:
        return equal[0], "bank"
    if counted:
        return Rejection("tiles_tied", {"points": least})
    return Rejection("points_tied", {"points": least})


def points_of_games(state: State) -> tuple[GamePoints, ...]:
    return tuple([GamePoints(result.small_points, result.places) for result in state.results])


def points_fault(points: GamePoints) -> Rejection | None:
    """Return why no game can have given these points, ``None`` if one can (§10.1, §10.3).

    Both sequences in ``points`` go by seat and have the same length; tied seats share a place.
    """
    small = points.small_points
    winners = [seat for seat, place in enumerate(points.places) if place == 1]
    if len(winners) > 1 or sum(each > 0 for each in small) > 1:
        return Rejection("two_winners")
    if sum(small):
        return Rejection("sum_not_zero", {"sum": sum(small)})
    winner = winners[0]
    if small[winner] < max(small):
        return Rejection("winner_behind", {"seat": winner})
    for seat, each in enumerate(small):
        if each < -MOST_POINTS:
            return Rejection("points_no_rack_holds", {"seat": seat, "points": -each})
    if points.places != places_of(winner, small):
        return Rejection("places_by_points")
    return None


def _winner_fault(card: Card) -> Rejection | None:
    if not 0 <= card.winner < len(card.seats):
        return Rejection("no_winner")
    if card.ending == "bank":
        return None
    won = card.seats[card.winner]
    if won.points or won.tiles or won.jokers:
        return Rejection("winner_has_tiles", {"seat": card.winner})
    if not won.opened:
        return Rejection("winner_not_opened", {"seat": card.winner})
    return None


def _rack_fault(racks: Sequence[RackOnCard]) -> Rejection | None:
    """Return why a rack, or some racks together, can't consist of any tiles; ``None`` if they can."""
    if sum(rack.jokers for rack in racks) > JOKERS:
        return Rejection("too_many_jokers", {"most": JOKERS})
    held = []
    for seat, rack in enumerate(racks):
        if rack.announced and rack.opened:
            return Rejection("announced_though_opened", {"seat": seat})
        known = _held(rack, 0)
        if known.total is not None and known.total < 0 < rack.jokers:
            return Rejection("jokers_cost_more", {"seat": seat, "points": rack.points})
        if rack.jokers < 0 or not known.is_possible:
            return Rejection("points_no_rack_holds", {"seat": seat, "points": rack.points or 0})
        if not rack.opened:
            known = _held(rack, DEALT_TILES - rack.jokers)
            if not known.is_possible:
                return Rejection("too_few_tiles_unopened", {"seat": seat, "tiles": DEALT_TILES})
            if rack.could_open and known.total is not None and known.total < LEAST_TO_OPEN[rack.jokers]:
                return Rejection("rack_opens_nothing", {"seat": seat})
        if known.total is not None:
            held.append((known.fewest, known.most, known.total))
    for count in range(2, len(held) + 1):
        for some in combinations(held, count):
            if not _Held(
                *[sum(rack[place] for rack in some) for place in range(len(_Held._fields))]
            ).is_possible:
                return Rejection("points_no_racks_hold", {"tiles": len(TILES)})
    return None


def _held(rack: RackOnCard, fewest: int) -> _Held:
    """Return what a rack can hold if it has at least ``fewest`` numbered tiles."""
    least, most = (0, len(_NUMBERS)) if rack.tiles is None else (rack.tiles - rack.jokers,) * 2
    total = None if rack.points is None else rack.points - JOKER_LEFT * rack.jokers
    return _Held(max(least, fewest) if least >= 0 else least, most, total)


def _ending_fault(card: Card) -> Rejection | None:
    won = card.seats[card.winner]
    for seat, rack in enumerate(card.seats):
        if seat == card.winner and card.ending == "out":
            continue
        if rack.points == 0 or rack.tiles == 0:
            return Rejection("two_winners") if card.ending == "out" else Rejection("empty_rack_goes_out")
        if rack.points is None and (rack.opened or card.ending == "bank"):
            return Rejection("points_missing", {"seat": seat})
        if card.ending == "out":
            continue
        if (rack.points or 0) < (won.points or 0):
            return Rejection("winner_has_more", {"seat": card.winner})
        counted = rack.tiles is not None and won.tiles is not None
        if counted and rack.points == won.points and (rack.tiles or 0) < (won.tiles or 0):
            return Rejection("winner_has_more_tiles", {"seat": card.winner})
    return None


def _lost(rack: RackOnCard) -> int:
    """Return the points that a player has lost to the one who went out (§8.2 to §8.7)."""
    if rack.opened:
        return rack.points or 0
    return COULD_HAVE_OPENED if rack.could_open and not rack.announced else NOT_OPENED


MATCH_RULES: Final = MatchRules(
    points_of_games,
    points_fault,
    big_points_of,
    games_option="games_per_match",
    seconds_option="turn_seconds",
    starter=lambda state: (state.starter - state.game + 1) % state.seats,
)

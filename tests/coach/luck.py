"""The amount of luck in a game: what chance decides, and how many games it takes to see who is better.

For the games of a table, with each seat's ``result`` and ``luck`` from the analysis:

- The **share of luck** is 1 minus the variance of the luck-adjusted result over that of the result, both
  minus the worth of the place at the table at the start. The rest is due to the players and, if values are
  estimates, to revaluation.
- **Games until the better one is ahead** with 95 %: a game's gap is the mean result of the better level's
  seats minus that of the others; m is its mean and s its standard deviation over games. After
  (1.645 s / m)² games the sum of the gaps is above 0 in 95 of 100 cases. Without luck, this uses the
  luck-adjusted results. For solo games, a gap is between two games, one of each level.

Every figure has the standard error of a jackknife over 20 blocks of games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import ceil, inf, isfinite, sqrt
from statistics import fmean, pvariance
from typing import Final, TypeAlias

from stolik.engine.bot import Level

from tests.coach.games import LEVELS, AnalysedGame, SeatSums

Games: TypeAlias = Sequence[AnalysedGame]
Play: TypeAlias = Callable[[tuple[Level, ...]], Games]

BLOCKS: Final = 20
SURE: Final = 1.645
"""The number of standard deviations by which a sum of gaps exceeds 0 in 95 of 100 cases."""

EQUALS: Final = Level.FAIR
TOLD: Final = 3
"""The number of standard errors by which a mean gap has to exceed 0 for a number of games to be given."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure and its standard error; either is infinite if it can't be determined."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{self.value:.0f} ± {ceil(self.error)}" if isfinite(self.error) else "not told"


def share(games: Games) -> float:
    seats = [seat for game in games for seat in game.seats]
    whole = pvariance([seat.result - seat.start for seat in seats])
    return 1 - pvariance([seat.result - seat.start - seat.luck for seat in seats]) / whole if whole else 0.0


def games_to_be_ahead(games: Games, better: Level, worth: Callable[[SeatSums], float]) -> float:
    """Return after how many games the better level is ahead in 95 of 100 cases; infinite if not known."""
    gaps = []
    for game in games:
        high = [worth(seat) for seat in game.seats if seat.level == better]
        gaps.append(fmean(high) - fmean([worth(seat) for seat in game.seats if seat.level != better]))
    mean, variance = fmean(gaps), pvariance(gaps)
    if mean <= TOLD * sqrt(variance / len(gaps)):
        return inf
    return max(1.0, SURE * SURE * variance / mean**2)


def with_error(games: Games, figure: Callable[[Games], float]) -> Figure:
    """Return a figure of some games; its error comes from the figure without each block of them."""
    value = figure(games)
    blocks = min(BLOCKS, len(games))
    if blocks < 2 or not isfinite(value):
        return Figure(value, inf)
    without = [figure([game for n, game in enumerate(games) if n % blocks != left]) for left in range(blocks)]
    if inf in without:
        return Figure(value, inf)
    mean = fmean(without)
    return Figure(value, sqrt((blocks - 1) / blocks * sum([(each - mean) ** 2 for each in without])))


def together(lower: Games, higher: Games) -> Games:
    return [
        AnalysedGame((*low.seats, *high.seats), (), 0.0, 0.0, (), (), low.luck + high.luck)
        for low, high in zip(lower, higher, strict=True)
    ]


def table_rows(play: Play, seats: Sequence[int], games: int) -> Iterator[str]:
    """Yield the rows of a game's table; ``play`` plays ``games`` games with these levels at the seats."""
    yield (
        f"| seats | who plays, {games:,} games a row | decided by luck, % "
        "| games until the better one is ahead | without luck |"
    )
    yield "| ---: | --- | ---: | ---: | ---: |"
    for count in seats:
        equals = with_error(play((EQUALS,) * count), share)
        yield f"| {count} | {EQUALS} with itself | {_percent(equals)} | | |"
        for lower, higher in pairwise(LEVELS):
            half = count // 2
            if count == 1:
                played = together(play((lower,)), play((higher,)))
                luck = [with_error(play((level,)), share) for level in (lower, higher)]
                shares = f"{_percent(luck[0])}; {_percent(luck[1])}"
            else:
                played = play((lower,) * half + (higher,) * (count - half))
                shares = _percent(with_error(played, share))
            by_result = with_error(
                played, partial(games_to_be_ahead, better=higher, worth=lambda seat: seat.result)
            )
            adjusted = with_error(
                played, partial(games_to_be_ahead, better=higher, worth=lambda seat: seat.result - seat.luck)
            )
            yield f"| {count} | {higher} against {lower} | {shares} | {by_result} | {adjusted} |"


def _percent(share: Figure) -> str:
    return f"{100 * share.value:.1f} ± {100 * share.error:.1f}"

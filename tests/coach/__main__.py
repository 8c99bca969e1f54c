"""``python -m tests.coach [GAME ...] [--short]``: how true analysis and hints are, for ``rulings.md``.

The master plays against itself at two and at four seats, every other level at two, and all levels play at one
table. The figures show the law of values, luck that is 0 on average, chances that come true, luck-adjusted
results that vary less, errors that fall with the level, and small revaluations. Then the amount of luck in
the game is measured (``tests/coach/luck.py``), the claims of hints are checked at positions that bots of all
levels reach, and reasons are compared with a coin (``tests/coach/reasons.py``); ``--luck``, ``--claims`` and
``--reasons`` only do that. Each table is rewritten between two marks in the game's file; with ``--short`` a
few games are played, and the tables are only printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import isinf
from statistics import fmean
from types import MappingProxyType
from typing import Final, TypeAlias

from stolik.engine.bot import Level
from stolik.engine.game_library import find_games, load_package
from stolik.engine.spawned_processes import deaf_pool

from tests.coach import figures, luck, reasons
from tests.coach.claims import looked_at, table_rows
from tests.coach.games import LEVELS, AnalysedGame, part
from tests.coach.told import CLAIMING
from tests.marked import rulings, write_marked

SHORT: Final = 6
GAMES: Final = 400
EQUAL_GAMES: Final = 100
SEED: Final = 1
PART: Final = 5
SEATS: Final = (2, 4)
ROUNDING: Final = 1e-9
POSITIONS: Final = 10_000
SHORT_POSITIONS: Final = 200
"""The number of positions per game at which the claims of hints are checked."""


@dataclass(frozen=True, slots=True)
class Bars:
    """The limits for a game: the points of bias, and how much less the luck-adjusted result has to vary.

    ``with_options`` is the latter with options that differ from the rules' own. ``revaluations`` says that
    revaluations have to be small; as seen from a seat, they can't be.
    """

    bias: float
    ratio: float
    with_options: float = 0
    revaluations: bool = True


BARS: Final = {
    "knaster": Bars(1.0, 10),
    "pickomino": Bars(1.0, 40),
    "rummikub": Bars(3.0, 0, revaluations=False),
    "ryzyk_fizyk": Bars(1.0, 1_000_000, with_options=500),
}

Options: TypeAlias = Mapping[str, object]

VARIANTS: Final[Mapping[str, Mapping[str, Options]]] = {
    "ryzyk_fizyk": {
        "": {},
        "all options": {
            "six_of_a_kind_wins": True,
            "five_of_a_kind_bonus": True,
            "six_different": "zero_account",
            "must_roll_on": True,
        },
    }
}
"""The options, by table name, of games that are also examined with options other than the rules' own."""


def main() -> None:
    names = [info.id for info in find_games()]
    parser = argparse.ArgumentParser(prog="python -m tests.coach", description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *names], help="all games unless named")
    parser.add_argument("--short", action="store_true", help="few games, and nothing is written")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--games", type=int, help=f"number of games per table (default: {GAMES})")
    parser.add_argument("--cores", type=int, help="number of cores to use (default: all)")
    parser.add_argument("--claims", action="store_true", help="check the claims of hints")
    parser.add_argument("--luck", action="store_true", help="measure the luck in the games")
    parser.add_argument("--reasons", action="store_true", help="compare reasons with a coin")
    parser.add_argument("--positions", type=int, help=f"hints to check per game (default: {POSITIONS})")
    asked = parser.parse_args()
    games = asked.games or (SHORT if asked.short else GAMES)
    positions = asked.positions or (SHORT_POSITIONS if asked.short else POSITIONS)
    faults: list[str] = []
    with deaf_pool(asked.cores) as pool:
        for game in asked.game or names:
            tables = {}
            everything = not (asked.claims or asked.luck or asked.reasons)
            if everything:
                tables["coach"] = "\n".join(_lines(pool, game, games, asked.seed))
            if everything or asked.luck:
                play = partial(_played, pool, game, games, asked.seed)
                tables["luck"] = "\n".join(luck.table_rows(play, _seats_of(game), games))
            if game in CLAIMING and (everything or asked.claims):
                found = looked_at(pool, game, positions, asked.seed)
                tables["claims"] = "\n".join(table_rows(game, found))
                faults += found.faults
            if game in CLAIMING and (everything or asked.reasons):
                compared = reasons.gathered(pool, game, positions, asked.seed)
                tables["reasons"] = "\n".join(reasons.table_rows(compared))
            for mark, text in tables.items():
                print(f"{game}\n\n{text}\n", flush=True)
                if not asked.short:
                    write_marked(rulings(game), mark, text)
    if faults:
        raise SystemExit("\n".join(faults))


def _seats_of(game: str) -> list[int]:
    fewest, most = load_package(game).info.seats
    return [seats for seats in (1, *SEATS) if fewest <= seats <= most]


def _played(
    pool: ProcessPoolExecutor,
    game: str,
    games: int,
    seed: int,
    levels: tuple[Level, ...],
    options: Options = MappingProxyType({}),
) -> list[AnalysedGame]:
    ranges = [range(at, min(at + PART, games)) for at in range(0, games, PART)]
    waiting = [pool.submit(part, game, levels, dict(options), seed, numbers) for numbers in ranges]
    return [each for found in waiting for each in found.result()]


def _lines(pool: ProcessPoolExecutor, game: str, games: int, seed: int) -> Iterator[str]:
    """Yield the text for a game: the figures of the master against itself, the tenths, and the levels."""
    bars = BARS.get(game, Bars(1.0, 10))
    tables = [(seats, options) for options in VARIANTS.get(game, {"": {}}).items() for seats in SEATS]
    names = [f"{seats} seats{name and ', '}{name}" for seats, (name, _) in tables]
    play, equal = partial(_played, pool, game), min(games, EQUAL_GAMES)
    masters = [play(games, seed, (Level.MASTER,) * seats, options) for seats, (_, options) in tables]
    levels = play(games, seed, LEVELS)
    pairs = [play(equal, seed, (level,) * 2) for level in LEVELS[:-1]]
    yield f"| master with itself, {games:,} games a column | " + " | ".join(names) + " | demanded |"
    yield "| --- |" + " ---: |" * len(names) + " --- |"
    ratios = [bars.with_options if options else bars.ratio for _, (_, options) in tables]
    yield from figure_rows(masters, bars, ratios)
    yield ""
    yield "| chance said | " + " | ".join([f"{name}: said, won" for name in names]) + " |"
    yield "| --- |" + " ---: |" * len(names)
    columns = [figures.tenths(found) for found in masters]
    for tenth in range(figures.TENTHS):
        cells = [_tenth(column[tenth]) for column in columns]
        yield f"| {10 * tenth}-{10 * tenth + 10} % | " + " | ".join(cells) + " |"
    yield ""
    yield f"| all levels at one table, {games:,} games | " + " | ".join(LEVELS) + " | demanded |"
    yield "| --- |" + " ---: |" * len(LEVELS) + " --- |"
    yield from level_rows(levels, [*pairs, masters[0][:equal]])


def figure_rows(
    columns: Sequence[Sequence[AnalysedGame]], bars: Bars, ratios: Sequence[float]
) -> Iterator[str]:
    every = [[change for game in column for change in game.changes] for column in columns]
    movers = [[change for game in column for change in game.movers] for column in columns]
    luck = [sum([game.luck for game in column]) for column in columns]
    law = [max(game.law for game in column) for column in columns]
    yield _row("the law is missed by at most", law, "{:.0e}", ROUNDING, "≤ 1e-9")
    if bars.revaluations:
        total = [max(game.total for game in column) for column in columns]
        yield _row("the chances of all seats miss 1 by at most", total, "{:.0e}", ROUNDING, "≤ 1e-9")
    found = [figures.bias(column) for column in columns]
    cells = [f"{100 * mean:+.1f} ± {100 * error:.1f}" for mean, error in found]
    # Deviations that chance alone may cause aren't held against the values.
    off = [100 * (abs(mean) - error) > bars.bias for mean, error in found]
    yield _told("bias for the seat to act, points", _marked(cells, off), f"≤ {bars.bias:.0f}")
    slopes = [figures.slope(column) for column in columns]
    cells = [f"{mean:.2f} ± {error:.2f}" for mean, error in slopes]
    off = [abs(mean - 1) - error > 0.1 for mean, error in slopes]
    yield _told("slope of won on said", _marked(cells, off), "1 ± 0.1")
    briers = [figures.brier(column) for column in columns]
    yield _told("Brier score", [f"{each:.3f}" for each in briers], "")
    varied = [figures.variance_ratio(column) for column in columns]
    cells = [f"{each:,.1f}" for each in varied]
    demanded = " or ".join([f"≥ {each:,}" for each in dict.fromkeys(ratios) if each])
    off = [each < ratio for each, ratio in zip(varied, ratios, strict=True)]
    yield _told("variance of results, by that without luck", _marked(cells, off), demanded)
    means = [100 * fmean(map(abs, each)) if each else 0.0 for each in every]
    own = [100 * fmean(each) if each else 0.0 for each in movers]
    highest = [100 * figures.share_below(each, 0.99) for each in every]
    share = [100 * sum(map(abs, each)) / most for each, most in zip(every, luck, strict=True)]
    for name, values, bar in (
        ("mean amount of a revaluation, points", means, 0.5),
        ("its mean for the mover, points", own, 0.1),
        ("99 % of them are below, points", highest, 5.0),
        ("their sum beside the luck's, %", share, 5.0),
    ):
        yield _row(name, values, "{:.2f}", bar if bars.revaluations else None, f"≤ {bar}")


def _row(name: str, values: Sequence[float], form: str, bar: float | None, demanded: str) -> str:
    cells = [form.format(value) for value in values]
    if bar is None:
        return _told(name, cells, "")
    return _told(name, _marked(cells, [abs(value) > bar for value in values]), demanded)


def _marked(cells: Sequence[str], missed: Sequence[bool]) -> list[str]:
    return [cell + ", missed" * off for cell, off in zip(cells, missed, strict=True)]


def _told(name: str, cells: Sequence[str], demanded: str, missed: bool = False) -> str:
    return f"| {name} | " + " | ".join(cells) + f" | {demanded}{', missed' * missed} |"


def _tenth(tenth: figures.Tenth | None) -> str:
    if tenth is None:
        return "–"
    missed = ", missed" if tenth.missed else ""
    return f"{100 * tenth.said:.1f}, {100 * tenth.won:.1f} ± {100 * tenth.error:.1f}{missed}"


def level_rows(games: Sequence[AnalysedGame], pairs: Sequence[Sequence[AnalysedGame]]) -> Iterator[str]:
    """Yield the rows of all levels at one table; ``pairs`` are the games of each level against itself."""
    luck = [figures.mean_luck(games, level) for level in LEVELS]
    cells = [f"{100 * mean:+.1f} ± {100 * error:.1f}" for mean, error in luck]
    missed = any(abs(mean) > figures.SURE * error for mean, error in luck)
    yield _told("mean luck of a game, points", cells, "0 within 3 errors", missed)
    errors = [100 * figures.mean_error(games, level) for level in LEVELS]
    yield _told("mean error of a decision, points", [f"{each:.2f}" for each in errors], "")
    # A seat beside a master soon has little left to lose; among equals, an error costs all levels the same.
    errors = [100 * figures.mean_error(own, level) for own, level in zip(pairs, LEVELS, strict=True)]
    falling = all(higher < lower for lower, higher in pairwise(errors))
    name = f"the same, {len(pairs[0]):,} games of two of a level"
    yield _told(name, [f"{each:.2f}" for each in errors], "falling", not falling)
    by_result = figures.games_to_tell(games, lambda seat: seat.result)
    by_adjusted = figures.games_to_tell(games, lambda seat: seat.result - seat.luck)
    cells = ["", *map(_count, by_result)]
    yield _told("games that tell it from the level below, by results", cells, "")
    more = any(less > more for less, more in zip(by_adjusted, by_result, strict=True))
    yield _told("the same without luck", ["", *map(_count, by_adjusted)], "fewer", more)


def _count(games: float) -> str:
    return "not told" if isinf(games) else f"{max(1.0, games):,.0f}"


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit(130) from None

"""Rummikub: the solver against an integer program on the same positions.

The opponent is HiGHS with a reduced form of the model of den Hertog and Hulshof (2006): a column for each of
the 185 runs of 3-5 and groups, and one for a joker as each of the 52 kinds. The model is built once and only
its bounds change. Both maximize tiles, then points. Times are processor times, for each position once, in one
run; the two take turns every few positions, since a busy machine may be slower by half from one second to the
next. The solver starts with empty caches (in the short form after other positions, as forty are too few to
fill them). Its answers are whole tables, those of HiGHS a number. It is measured twice: with its default
question, for the best table that disturbs the old one least, and without that condition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.driver import Chooser, bot_chooser, playout
from stolik.engine.game import Seat, Value
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.solver.search import clear_caches
from stolik.games.rummikub.ai.solver.solver import MOST_TILES, Solution, can_move, solve
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.state import State, opening_position
from stolik.games.rummikub.rules.tiles import COLOURS, JOKER, KIND_OF, KINDS, NUMBERS, TILES

from tests.benchmarks.rummikub_positions import Position, self_play, stressed
from tests.benchmarks.table import Row, at_most

WORST_MS: Final = 60.0
MOVE_MS: Final = 50.0
WORST_MOVE_MS: Final = 300.0
BOT_MS: Final = 1.0
ENOUGH: Final = 1000

LATE: Final = range(24, 33)
"""The numbers of tiles of a player who has long been unable to open."""

APART: Final = 20
"""One in so many positions of self-play provides the table for a late opening."""

TURN: Final = 100
"""The number of positions that one side solves before the other side solves them."""


class Bars(NamedTuple):
    """How many times as fast as HiGHS the median and the 99th percentile have to be."""

    middle: float
    most: float


def sets() -> list[tuple[int, ...]]:
    """Return the 185 sets, as kinds, that all other sets consist of."""
    runs = [
        tuple(range(NUMBERS * colour + first, NUMBERS * colour + first + length))
        for colour in range(len(COLOURS))
        for length in (3, 4, 5)
        for first in range(NUMBERS + 1 - length)
    ]
    groups = [
        tuple(NUMBERS * colour + place for colour in colours)
        for place in range(NUMBERS)
        for size in (3, 4)
        for colours in combinations(range(len(COLOURS)), size)
    ]
    return runs + groups


class Ilp:
    """The integer program; columns are sets and jokers as kinds, rows are kinds and the jokers."""

    def __init__(self, worth: Sequence[int] = MOST_TILES.worth) -> None:
        import highspy  # a developer's tool, not a part of the program
        import numpy as np

        self._np = np
        self._optimal = highspy.HighsModelStatus.kOptimal
        self._worth = worth
        self._rows = np.arange(KINDS, dtype=np.int32)
        laid = sets()
        columns = [(row, [1.0] * len(row)) for row in laid]
        columns += [((kind, JOKER), [-1.0, 1.0]) for kind in range(JOKER)]
        self._jokers = np.arange(len(laid), len(columns), dtype=np.int32)
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = len(columns), KINDS
        model.col_cost_ = np.array(
            [sum(worth[kind] * times for kind, times in zip(*column, strict=True)) for column in columns]
        )
        model.col_lower_, model.col_upper_ = np.zeros(len(columns)), np.full(len(columns), 2.0)
        model.row_lower_, model.row_upper_ = np.zeros(KINDS), np.full(KINDS, 2.0)
        model.sense_ = highspy.ObjSense.kMaximize
        model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        model.a_matrix_.start_ = np.cumsum([0, *(len(kinds) for kinds, _ in columns)]).astype(np.int32)
        model.a_matrix_.index_ = np.array([kind for kinds, _ in columns for kind in kinds], dtype=np.int32)
        model.a_matrix_.value_ = np.array([times for _, all_times in columns for times in all_times])
        model.integrality_ = [highspy.HighsVarType.kInteger] * len(columns)
        highs: Any = highspy.Highs
        self._highs = highs()
        for option, value in {
            "output_flag": False,
            "threads": 1,
            # Worths are whole numbers, so no answer is better by less than 1.
            "mip_rel_gap": 0.0,
            "mip_abs_gap": 0.5,
        }.items():
            self._highs.setOptionValue(option, value)
        self._highs.passModel(model)

    def most(self, position: Position) -> int:
        """Return the worth of the best move, 0 if nothing can be laid."""
        np, must, rack = self._np, [0.0] * KINDS, [0.0] * KINDS
        for row in position.table:
            for tile in row:
                must[KIND_OF[tile]] += 1
        for tile in position.rack:
            rack[KIND_OF[tile]] += 1
        lower = np.array(must)
        upper = lower + np.array(rack)
        size = len(self._jokers)
        self._highs.changeRowsBounds(KINDS, self._rows, lower, upper)
        self._highs.changeColsBounds(size, self._jokers, np.zeros(size), np.full(size, upper[JOKER]))
        self._highs.run()
        if self._highs.getModelStatus() != self._optimal:
            raise RuntimeError(f"HiGHS found no optimum: {position}")
        whole: float = self._highs.getObjectiveValue()
        return round(whole - sum(map(float.__mul__, must, map(float, self._worth))))


Answer: TypeAlias = Callable[[Position], object]


WAYS: Final[Mapping[str, Answer]] = {
    "least disturbance": lambda position: solve(*position),
    "any best table": lambda position: solve(*position, neat=False),
}
"""The ways of asking the solver; the first one is the default."""


def timed(questions: Sequence[Position], *sides: Answer) -> list[tuple[list[Any], list[float]]]:
    """Return the answers and times in milliseconds of each side, which take turns."""
    found: list[tuple[list[Any], list[float]]] = [([], []) for _ in sides]
    for first in range(0, len(questions), TURN):
        for side, (answers, times) in zip(sides, found, strict=True):
            for position in questions[first : first + TURN]:
                began = process_time()
                answer = side(position)
                times.append(1000 * (process_time() - began))
                answers.append(answer)
    return found


def high(times: Sequence[float]) -> float:
    return sorted(times)[int(0.99 * (len(times) - 1))]


def figures(times: Sequence[float]) -> str:
    """Return the median, 99th percentile and maximum as text."""
    return f"{median(times):.2f} / {high(times):.1f} / {max(times):.1f} ms"


def at_worst(name: str, times: Sequence[float], bar: float) -> Row:
    return Row(f"{name}: median / 99 % / worst", figures(times), f"worst <= {bar:.0f} ms", max(times) <= bar)


def worth_of(position: Position, found: Solution | None) -> int:
    """Return the worth of a move; raise ``ValueError`` if it isn't legal."""
    if found is None:
        return 0
    before = sorted(tile for row in position.table for tile in row)
    after = sorted(tile for row in found.table for tile in row)
    if sorted([*before, *found.laid]) != after or not all(map(is_set, found.table)):
        raise ValueError(f"not a legal move: {position} {found}")
    return sum(MOST_TILES.worth[KIND_OF[tile]] for tile in found.laid)


def start_afresh(seen: Iterable[Position]) -> None:
    """Empty the caches, then solve some positions."""
    clear_caches()
    for position in seen:
        solve(*position)
        solve(*position, neat=False)


def compare(
    name: str, questions: list[Position], seen: list[Position], bars: Bars, baseline: Ilp | None
) -> list[Row]:
    """Return the figures for positions, after others have been seen."""
    # The median of a few positions only shows the order of magnitude.
    judged = len(questions) >= ENOUGH
    name = f"Rummikub, {len(questions)} {name}"
    rows: list[Row] = []
    for title, answer in WAYS.items():
        start_afresh(seen)
        solver, *others = timed(questions, answer, *([baseline.most] if baseline else []))
        worths = [worth_of(*pair) for pair in zip(questions, solver[0], strict=True)]
        rows.append(at_worst(f"{name}, {title}: solver", solver[1], WORST_MS))
        for best, times in others:
            rows += against(f"{name}, {title}", (worths, solver[1]), (best, times), bars if judged else None)
    if baseline is None:
        rows.append(Row(f"{name}: HiGHS", "highspy isn't installed", "", None))
    return rows


def against(
    name: str, solver: tuple[list[int], list[float]], other: tuple[list[int], list[float]], bars: Bars | None
) -> list[Row]:
    """Return the comparison of the solver's worths and times with those of the other side."""
    middle, most = (each(other[1]) / each(solver[1]) for each in (median, high))
    equal = sum(a == b for a, b in zip(solver[0], other[0], strict=True))
    return [
        Row(f"{name}: HiGHS, median / 99 % / worst", figures(other[1]), "", None),
        Row(
            f"{name}: times faster, median and 99 %",
            f"{middle:.1f} and {most:.1f}",
            f">= {bars.middle:.0f} and {bars.most:.0f}" if bars else "",
            middle >= bars.middle and most >= bars.most if bars else None,
        ),
        Row(f"{name}: same optimum", f"{equal}", f"{len(solver[0])}", equal == len(solver[0])),
    ]


def moves(level: Level, games: int) -> list[float]:
    """Return the times of a level's moves against Sharp in ``games`` games, in milliseconds."""
    times: list[float] = []
    for number in range(games):
        own = Random(0)
        bots = bot_chooser((BOTS[level], BOTS[Level.SHARP]), (own, own))

        def choose(view: State, seat: Seat, bots: Chooser = bots) -> Value:
            began = process_time()
            move = bots(view, seat)
            if seat == 0:
                times.append(1000 * (process_time() - began))
            return move

        start = GAME.start(2, Options(turn_seconds=None, games_per_match=1), number % 2)
        playout(GAME, start, choose, Random(f"time {number}"))
    return times


def late_openings(count: int) -> list[State]:
    """Return views of a player on turn, one of four, who has ``LATE`` tiles and hasn't opened.

    The tables are from self-play; the racks are drawn from the remaining tiles.
    """
    rng, found = Random(5), []
    tables = [position.table for position in self_play(APART * count, seed=5)]
    for table in tables[::APART]:
        there = {tile for tiles in table for tile in tiles}
        rest = rng.sample(others := [tile for tile in TILES if tile not in there], len(others))
        held = min(rng.choice(LATE), len(rest) - 3)
        racks = (tuple(rest[:held]), *[(tile,) for tile in rest[held : held + 3]])
        state = replace(
            opening_position(4, Options(turn_seconds=None), 0),
            phase="turn",
            table=table,
            racks=racks,
            came=tuple([(0,) * len(rack) for rack in racks]),
            bank=tuple(rest[held + 3 :]),
            opened=(False, True, True, True),
        )
        found.append(GAME.view(state, 0))
    return found


def openings(count: int) -> list[float]:
    """Return the times of the master's moves in late openings, in milliseconds."""
    times = []
    for view in late_openings(count):
        began = process_time()
        BOTS[Level.MASTER].choose(view, 0, Random(0), GENEROUS_DEADLINE)
        times.append(1000 * (process_time() - began))
    return times


def rows(short: bool) -> list[Row]:
    """Return the figures; this takes about three seconds in the short form, otherwise about 90 seconds."""
    try:
        baseline: Ilp | None = Ilp()
    except ImportError:
        baseline = None
    count = 40 if short else ENOUGH
    others = 300 if short else 0
    games, hard = self_play(count), stressed(count)
    result = compare("of self-play", games, self_play(others, seed=3), Bars(15, 10), baseline)
    result += compare("stressed", hard, stressed(others, seed=4), Bars(8, 10), baseline)
    start_afresh(self_play(others, seed=3))
    ((_, times),) = timed(games, lambda position: can_move(*position))
    result.append(at_most("Rummikub: is there a move? (median)", median(times), BOT_MS))
    for level in Level:
        times = moves(level, 1 if short else 20)
        result.append(
            Row(
                f"Rummikub, {len(times)} moves of {level}: median / 99 % / worst",
                figures(times),
                f"median <= {MOVE_MS:.0f}, worst <= {WORST_MOVE_MS:.0f} ms",
                median(times) <= MOVE_MS and max(times) <= WORST_MOVE_MS,
            )
        )
    times = openings(10 if short else 100)
    result.append(at_worst(f"Rummikub, {len(times)} late openings of master", times, WORST_MOVE_MS))
    return result

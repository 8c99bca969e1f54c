"""The four levels: legal, true to their habits, each better than the last; and their training."""

from __future__ import annotations

import json
import shutil
from array import array
from collections.abc import Sequence
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest
from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.learned_tables import load, unpack
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.engine.game import TABLE
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.ai.sheet_values import SIZE_OF_TABLE, STAGES, Table
from stolik.games.knaster.ai.train import spreads
from stolik.games.knaster.ai.train.sheet_values import GAMES, learn, rounded, to_file
from stolik.games.knaster.ai.valuation import advise
from stolik.games.knaster.rules.moves import Circle, Move, Pass, Ring, Roll, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.state import State

from tests.games.knaster.rivals import AnyCell, FirstCell, FirstHabit, SoloMaster
from tests.games.knaster.rules.test_rules import EMPTY, act, position, row_cells, throw
from tests.soak.marks import LONG_SOAK


def play(bots: Sequence[AnyBot], seed: str, starter: int = 0) -> State:
    """Play a game to its end and check every move. The dice only depend on the seed and the round."""
    dice, chances = Random(seed), [Random(f"{seed} {seat}") for seat in range(len(bots))]
    start = GAME.start(len(bots), Options(), starter)
    *_, last = playout_moves(GAME, start, bot_chooser(bots, chances, 1.0), dice, checked=True)
    end: State = last.after
    return end


def share(bot: AnyBot, other: AnyBot, games: int, seed: str) -> float:
    """Return the first bot's share of wins, playing both seats in turn; a tie is half a win."""
    won = 0.0
    for number in range(games):
        for seat in range(2):
            bots = [bot, other] if seat == 0 else [other, bot]
            scores = [sheet.score for sheet in play(bots, f"{seed} {number}", number % 2).sheets]
            won += (scores[seat] > scores[1 - seat]) + (scores[0] == scores[1]) / 2
    return won / (2 * games)


def mean_alone(bot: AnyBot, games: int) -> float:
    return sum(play([bot], f"alone {number}").sheets[0].score for number in range(games)) / games


def choice(level: Level, state: State, seat: int = 0) -> Move:
    return BOTS[level].choose(state, seat, Random(0), 1.0)


@pytest.mark.parametrize("level", Level)
def test_every_level_rolls_when_it_has_the_dice_and_takes_the_points_of_the_last_roll(level: Level) -> None:
    assert choice(level, GAME.start(2, Options())) == Roll()
    state, _ = throw(position("(2) (4) (6) (9) 12 " + ". " * 20, last=True), 6, 6)
    assert choice(level, state) == Circle(0, 4)


@pytest.mark.parametrize("level", [Level.SHARP, Level.MASTER])
def test_the_good_ones_pass_where_nothing_is_to_be_had(level: Level) -> None:
    state, _ = throw(position(EMPTY, last=True), 6, 6)
    move = choice(level, state)
    assert move == Pass() or isinstance(move, Write)


@pytest.mark.parametrize("level", [Level.GENTLE, Level.FAIR])
def test_gentle_and_fair_circle_whenever_they_can(level: Level) -> None:
    assert isinstance(choice(level, position("7 7 7 7 . " + ". " * 20, dice=(3, 4))), Circle)


def choices(level: Level, state: State) -> set[Move]:
    return {BOTS[level].choose(state, 0, Random(seed), 1.0) for seed in range(40)}


COLUMN = "(7) . . . 8 (7) . . . 8 (7) . . . 8 . . . . . . . . . ."


def test_gentle_fills_two_rows_at_a_time_whatever_their_numbers() -> None:
    state = position("2 3 4 5 6 8 . . . . . . (7) . . (7) (7) . . . . . . . .", dice=(3, 4))
    rows = {Write(1, column) for column in range(1, 5)} | {Write(2, column) for column in (0, 1, 3, 4)}
    assert choices(Level.GENTLE, state) == rows


def test_fair_looks_in_all_directions_and_circles_where_circles_are() -> None:
    assert choices(Level.FAIR, position(COLUMN, dice=(3, 4))) == {Write(3, 0), Write(4, 0)}
    state = position("7 . . . . . . . . . . . . . . (8) (8) 7 . . . . . . .", dice=(3, 4))
    assert choices(Level.FAIR, state) == {Circle(3, 2)}
    picture = "(8) 3 8 8 . . (9) . . . . (6) . . . . . . . . . . . . ."
    filled, _ = act(position(picture, dice=(4, 4)), 0, Write(0, 4))
    assert all(isinstance(ring, Ring) and (0, 1) in ring.cells for ring in choices(Level.FAIR, filled))


@pytest.mark.parametrize("level", Level)
def test_two_of_a_level_with_the_same_dice_fill_different_sheets(level: Level) -> None:
    pairs = [play([BOTS[level]] * 2, f"two {number}").sheets for number in range(3)]
    assert sum(first.numbers != second.numbers for first, second in pairs) >= 2


def test_master_fills_two_lines_at_once() -> None:
    picture = """
        (8) 7 (8) (8) .
        2 4 6 9 7
        12 . 4 . 9
        4 6 . 12 10
        9 12 2 . 11
    """
    state = position(picture, EMPTY, dice=(4, 4))
    assert choice(Level.MASTER, state) == Write(0, 4)
    after, _ = act(state, 0, Write(0, 4))
    for level in (Level.SHARP, Level.MASTER):
        assert isinstance(choice(level, after), Ring)


def test_sharp_in_the_last_roll_draws_the_circles_that_complete_a_line() -> None:
    state, _ = throw(position("(8) (3) (8) 8 . " + ". " * 20, last=True), 4, 4)
    state, _ = act(state, 0, Write(0, 4))
    for level in (Level.SHARP, Level.MASTER):
        assert choice(level, state) == Ring("r0", row_cells(0, 3, 4))


def test_master_plays_what_its_advice_says() -> None:
    state = play_to(5)
    options = advise(state, 1)
    assert choice(Level.MASTER, state, 1) in [
        option.move for option in options if option.value > options[0].value - 0.005
    ]


def play_to(rounds: int) -> State:
    played = playout_moves(GAME, GAME.start(2, Options()), partial(choice, Level.FAIR), Random(4))
    rolled = [made.after for made in islice((made for made in played if made.seat == TABLE), rounds + 1)]
    state: State = rolled[-1]
    return state


# Seeded, so never a matter of luck; rulings.md has the full figures from thousands of games.


@pytest.mark.rest
@pytest.mark.parametrize(
    "better, worse, games, least",
    [
        pytest.param(BOTS[Level.FAIR], BOTS[Level.GENTLE], 60, 0.6, marks=LONG_SOAK),
        pytest.param(BOTS[Level.SHARP], BOTS[Level.FAIR], 20, 0.7, marks=LONG_SOAK),
        (BOTS[Level.MASTER], BOTS[Level.SHARP], 3, 0.6),
        pytest.param(BOTS[Level.MASTER], SoloMaster(), 3, 0.6, marks=LONG_SOAK),
        pytest.param(FirstHabit(), BOTS[Level.GENTLE], 60, 0.55, marks=LONG_SOAK),
        pytest.param(FirstCell(), BOTS[Level.GENTLE], 60, 0.4, marks=LONG_SOAK),
        (AnyCell(), BOTS[Level.GENTLE], 30, 0.35),
    ],
    ids=[
        "fair-gentle",
        "sharp-fair",
        "master-sharp",
        "race-solo",
        "habit-gentle",
        "first-cell-gentle",
        "any-cell-gentle",
    ],
)
def test_each_level_beats_the_one_below(better: AnyBot, worse: AnyBot, games: int, least: float) -> None:
    assert share(better, worse, games, "strength") >= least


@pytest.mark.rest
def test_alone_each_level_scores_more_than_the_one_below() -> None:
    means = [mean_alone(BOTS[level], 4) for level in Level]
    assert all(low < high for low, high in pairwise(means))
    assert means[-1] > 88


@pytest.mark.rest
@pytest.mark.parametrize("table", GAMES)
def test_the_trainer_writes_the_file_that_is_read(table: Table) -> None:
    there = load("stolik.games.knaster.ai", table)
    weights = unpack(there["weights"]).tolist()
    assert len(weights) == SIZE_OF_TABLE
    assert json.loads(to_file(table, GAMES[table], weights, there.get("lead_errors", []))) == there


@pytest.mark.rest
def test_floats_are_rounded_and_kept_within_16_bits() -> None:
    errors = [0.126] * len(STAGES)
    floats = array("f", [0.0004, 1.2346, -99.0, 99.0, *errors])
    assert rounded(floats.tobytes()) == ([0, 1235, -32768, 32767], [0.13] * len(STAGES))


@pytest.mark.rest
@pytest.mark.skipif(shutil.which("cc") is None, reason="the trainer's program is written in C")
def test_the_trainer_learns_from_the_first_game_on(tmp_path: Path) -> None:
    learn(tmp_path, 0.0001)
    for table in GAMES:
        written = json.loads((tmp_path / f"{table}.json").read_text(encoding="utf-8"))
        assert set(written) == set(load("stolik.games.knaster.ai", table))
        assert len(unpack(written["weights"])) == SIZE_OF_TABLE
        assert any(unpack(written["weights"]))


@pytest.mark.rest
def test_the_trainer_of_spreads_writes_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = load("stolik.games.knaster.ai", "spreads")
    monkeypatch.setattr(spreads, "OUTPUT", tmp_path / "spreads.json")
    found = list(spreads.leads(2, 2))
    assert len({lead.empties for lead in found}) > 15
    spreads.write(2, 2, found)
    spreads.write(4, 3, found)
    written = json.loads((tmp_path / "spreads.json").read_text(encoding="utf-8"))
    assert (set(written), written["arguments"]["games"]) == (set(there), {"2": 2, "4": 3})
    for table in (written, there):
        for seats in ("2", "4"):
            assert len(table[seats]["base"]) == len(table[seats]["by_variance"]) == 26
            assert min(table[seats]["base"][1:]) > 0
            assert min(table[seats]["by_variance"]) >= 0

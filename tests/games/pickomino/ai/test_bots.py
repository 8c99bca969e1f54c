"""The four levels: legal, true to their habits, each better than the last; and their training."""

from __future__ import annotations

import json
import shutil
import subprocess
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.learned_tables import load, unpack
from stolik.engine.driver import bot_chooser, playout_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.games.pickomino.ai.bots import BOTS
from stolik.games.pickomino.ai.seat_values import SEAT_VALUES
from stolik.games.pickomino.ai.train.win_probability import (
    GAMES,
    HIDDEN,
    compiled,
    learn,
    name_of,
    packed,
    to_file,
    weights_of,
)
from stolik.games.pickomino.ai.valuation import advise, turn_win_chances
from stolik.games.pickomino.ai.win_probability import (
    features,
    network,
    number_of_features,
    parts_of,
    win_chances,
)
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import TILES
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

from tests.games.pickomino.rivals import FirstTile
from tests.soak.marks import LONG_SOAK


def play(bots: Sequence[AnyBot], seed: str, starter: int = 0, options: Options | None = None) -> State:
    dice, chances = Random(seed), [Random(f"{seed} {seat}") for seat in range(len(bots))]
    start = GAME.start(len(bots), options or Options(), starter)
    *_, last = playout_moves(GAME, start, bot_chooser(bots, chances, 1.0), dice, checked=True)
    end: State = last.after
    return end


def shares(bots: Sequence[AnyBot], games: int, seed: int) -> list[float]:
    won = [0.0] * len(bots)
    for number in range(games):
        winners = [
            place.seat
            for place in GAME.standings(play(bots, f"{seed} {number}", number % len(bots)))
            if place.rank == 1
        ]
        for seat in winners:
            won[seat] += 1 / len(winners) / games
    return won


def at(
    kept: Sequence[int] = (),
    rolled: Sequence[int] = (),
    stacks: tuple[tuple[int, ...], ...] = ((), ()),
    centre: Sequence[int] | None = None,
) -> State:
    owned = {tile for stack in stacks for tile in stack}
    lying = tuple(tile for tile in TILES if tile not in owned) if centre is None else tuple(centre)
    return replace(
        GAME.start(len(stacks), Options()),
        phase="keep" if rolled else "decide",
        kept=tuple(sorted(kept)),
        rolled=tuple(sorted(rolled)),
        stacks=stacks,
        centre=lying,
        face_down=tuple(tile for tile in TILES if tile not in owned and tile not in lying),
    )


def choice(level: Level, state: State) -> Move:
    return BOTS[level].choose(state, state.turn, Random(0), 1.0)


def test_gentle_keeps_worms_then_the_most_dice_and_takes_the_first_tile() -> None:
    assert choice(Level.GENTLE, at((), (1, 1, 1, 1, 1, 5, 5, 6))) == Keep(6)
    assert choice(Level.GENTLE, at((6,), (1, 1, 1, 5, 5, 2, 3))) == Keep(1)
    assert choice(Level.GENTLE, at((6,), (1, 1, 1, 5, 5, 5, 3))) == Keep(5)
    assert choice(Level.GENTLE, at((6, 6, 6, 6, 1))) == Take(21)
    assert choice(Level.GENTLE, at((6, 6, 6, 5, 5), stacks=((), (25,)))) == Take(24)
    assert choice(Level.GENTLE, at((6, 6, 6, 6, 5), stacks=((), (25,)), centre=(30,))) == Roll()
    assert choice(Level.GENTLE, at((6, 6, 6, 2, 2, 2, 1, 1), stacks=((), (23,)), centre=(30,))) == Steal(23)


def test_fair_keeps_the_most_points_and_steals_where_it_can() -> None:
    assert choice(Level.FAIR, at((), (5, 5, 5, 4, 4, 4, 4, 1))) == Keep(4)
    assert choice(Level.FAIR, at((), (6, 5, 5, 1, 1, 2, 2, 3))) == Keep(6)
    assert choice(Level.FAIR, at((), (6, 5, 5, 5, 1, 2, 2, 3))) == Keep(5)
    assert choice(Level.FAIR, at((6, 6, 6, 5, 5), stacks=((), (25,)))) == Steal(25)
    assert choice(Level.FAIR, at((6, 6, 6, 5, 5))) == Roll()
    assert choice(Level.FAIR, at((6, 6, 6, 5, 5, 1))) == Take(26)
    assert choice(Level.FAIR, at((6, 5, 5, 1))) == Roll()


def test_sharp_takes_what_is_worth_most_and_fears_little_for_its_own_tile() -> None:
    assert choice(Level.SHARP, at((6, 6, 6, 5, 5), stacks=((), (25,)))) == Steal(25)
    assert choice(Level.SHARP, at((6, 6, 6, 6, 5, 5, 5))) == Take(35)
    assert choice(Level.SHARP, at((6, 6, 6, 5, 5, 1), stacks=((36,), ()))) == Take(26)
    assert choice(Level.SHARP, at((5, 5, 5, 4, 4))) == Roll()
    # Rolling on risks a tile of four worms: advice in plain worms says no, a bold player says yes.
    state = at((6, 6, 5, 5, 1), stacks=((36,), ()))
    assert advise(state, 0)[0].move == Take(21)
    assert choice(Level.SHARP, state) == Roll()


def test_master_takes_the_last_tile_when_that_wins_and_not_when_that_loses() -> None:
    kept = (6, 6, 6, 2, 2, 1, 1)
    assert choice(Level.MASTER, at(kept, stacks=((36, 35), (34,)), centre=(21,))) == Take(21)
    behind = at(kept, stacks=((22,), (36, 35, 27)), centre=(21,))
    assert choice(Level.MASTER, behind) == Roll()
    # Sharp sees a worm to take, and ignores that taking it would lose the game.
    assert choice(Level.SHARP, behind) == Take(21)


def test_the_win_chance_is_exact_at_the_end_and_shared_among_equals() -> None:
    assert win_chances(((36,), (35,), (21, 22, 23)), (), 0) == (1, 0, 0)
    assert win_chances(((), (), ()), (), 0) == (1 / 3,) * 3


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_win_chances_of_all_seats_add_up_to_one_and_favour_the_rich(seats: int) -> None:
    stacks: tuple[tuple[int, ...], ...] = ((33, 34), (21,), *[()] * (seats - 2))
    for tiles in range(1, 13):
        chances = win_chances(stacks, TILES[1 : tiles + 1], 1)
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert chances[0] == max(chances)


@pytest.mark.parametrize("flips", [False, True])
def test_the_values_of_a_turns_ends_are_those_of_the_positions_that_the_rules_make(flips: bool) -> None:
    rng = Random(5)
    for number in range(21):
        start = GAME.start(2 + number % 3, Options(0, flips))
        choose = random_chooser(GAME, rng)
        for made in playout_moves(GAME, start, choose, rng, until=lambda _: rng.random() <= 0.01):
            if made.state.phase in ("keep", "decide"):
                _compare(made.state)


def _compare(state: State) -> None:
    seat = state.turn
    known, flips = turn_win_chances(state, seat), state.options.bust_without_tile_flips
    lost = replace(state, phase="rolling", kept=(1, 1, 1, 1, 1, 1, 1), rolled=())
    ends = {move: GAME.apply(state, seat, move)[-1].state for move in GAME.legal_moves(state, seat)}
    after = GAME.apply(lost, TABLE, GAME.move_types[-1]((1,)))[-1].state
    expected = win_chances(after.stacks, after.centre, after.turn, flips)[seat]
    assert known.payoffs.bust == expected or not after.centre
    for move, end in ends.items():
        if isinstance(move, Take | Steal) and end.phase != "over":
            assert known.of(move) == win_chances(end.stacks, end.centre, end.turn, flips)[seat]


# Seeded, so never a matter of luck; rulings.md has the full figures from thousands of games.


@pytest.mark.rest
@pytest.mark.parametrize(
    "better, worse, games, seed, least",
    [
        pytest.param(BOTS[Level.FAIR], BOTS[Level.GENTLE], 100, 1, 0.7, marks=LONG_SOAK),
        # Games decided by strength: the weaker level against itself wins less than half of them.
        pytest.param(BOTS[Level.SHARP], BOTS[Level.FAIR], 8, 3, 0.7, marks=LONG_SOAK),
        pytest.param(BOTS[Level.SHARP], FirstTile(), 8, 3, 0.8, marks=LONG_SOAK),
        (BOTS[Level.MASTER], BOTS[Level.SHARP], 8, 2, 0.7),
    ],
)
def test_each_level_beats_the_one_below(
    better: AnyBot, worse: AnyBot, games: int, seed: int, least: float
) -> None:
    assert shares([better, worse], games, seed)[0] >= least


@pytest.mark.rest
def test_at_four_seats_each_level_is_at_least_as_good_as_the_one_below() -> None:
    won = shares([BOTS[level] for level in Level], 8, 3)
    assert all(worse <= better + 0.05 for worse, better in pairwise(won))
    assert won[0] < won[3]


PACKAGE = "stolik.games.pickomino.ai"
needs_a_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="the trainer's program is in C")


@pytest.mark.rest
@pytest.mark.parametrize("seats", GAMES)
def test_the_trainer_writes_the_file_that_is_read(seats: int) -> None:
    there = load(PACKAGE, name_of(seats))
    shapes = parts_of(seats, HIDDEN[seats])
    assert {name: tuple(there[name]["shape"]) for name in shapes} == shapes
    parts = {name: there[name] for name in shapes}
    assert json.loads(to_file(seats, HIDDEN[seats], GAMES[seats], there["minutes"], parts)) == there
    assert len(network(seats).first) == number_of_features(seats)


@pytest.mark.rest
def test_weights_are_packed_as_finely_as_16_bits_allow() -> None:
    for most in (0.3, 1.9, 2.1, 40.0):
        entry = packed([most, -0.123456, 0.0], [3])
        assert 1 << 14 <= max(unpack(entry)) < 1 << 15
        read = [number / entry["scale"] for number in unpack(entry)]
        assert read == pytest.approx([most, -0.123456, 0.0], abs=0.5 / entry["scale"])
    assert set(unpack(packed([0.0], [1]))) == {0}


def shown(folder: Path, seats: int, games: int) -> Iterator[dict[str, Any]]:
    """Yield positions of games as the C program sees them, with the shipped weights."""
    there = load(PACKAGE, name_of(seats))
    (folder / "weights").write_bytes(weights_of(there, seats).tobytes())
    call = [str(compiled(folder, seats, there["hidden"])), "show", str(games), "3", str(folder / "weights")]
    lines = subprocess.run(call, check=True, capture_output=True, text=True).stdout.splitlines()
    yield from map(json.loads, lines)


def state_of(position: dict[str, Any]) -> State:
    stacks = tuple(map(tuple, position["stacks"]))
    known = {*position["centre"], *[tile for stack in stacks for tile in stack]}
    return replace(
        GAME.start(len(stacks), Options(0, bool(position["flips"])), position["turn"]),
        stacks=stacks,
        centre=tuple(position["centre"]),
        face_down=tuple([tile for tile in TILES if tile not in known]),
    )


@pytest.mark.rest
@needs_a_compiler
@pytest.mark.parametrize("seats", [pytest.param(2, marks=LONG_SOAK), pytest.param(5, marks=pytest.mark.soak)])
def test_the_program_and_python_say_the_same_of_positions_and_turns(seats: int, tmp_path: Path) -> None:
    positions = list(shown(tmp_path, seats, 8))
    assert len(positions) > 150
    for number, position in enumerate(positions):
        stacks, centre = position["stacks"], position["centre"]
        now = win_chances(stacks, centre, position["turn"], bool(position["flips"]))
        assert list(now) == pytest.approx(position["now"], abs=2e-5)
        if number % 25 == 0:
            ahead = SEAT_VALUES.values(state_of(position))
            assert list(ahead) == pytest.approx(position["ahead"], abs=2e-5)


@pytest.mark.rest
def test_every_feature_of_a_position_is_one_of_those_with_weights() -> None:
    for seats in GAMES:
        seen = features([(21, 22, 36), *[()] * (seats - 2), (35,)], [23, 24], 1, flips=True)
        assert len(seen.of_seats) == seats
        for of_seat in seen.of_seats:
            found = [*seen.common, *of_seat]
            assert len(set(found)) == len(found)
            assert 0 <= min(found) <= max(found) < number_of_features(seats)


@pytest.mark.soak
@needs_a_compiler
def test_the_trainer_learns_from_the_first_games_on(tmp_path: Path) -> None:
    learn(tmp_path, 3, 600 / GAMES[3])
    written = json.loads((tmp_path / f"{name_of(3)}.json").read_text(encoding="utf-8"))
    assert set(written) == set(load(PACKAGE, name_of(3)))
    assert any(array("f", unpack(written["third"])))

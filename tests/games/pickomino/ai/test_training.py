"""The trainer writes what is read, and its C program and the Python beside it are doubles of each other."""

from __future__ import annotations

import json
import shutil
import subprocess
from array import array
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.coaching.learned_tables import load, unpack
from stolik.games.pickomino.ai.analysis.seat_values import SEAT_VALUES
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
from stolik.games.pickomino.ai.win_probability import (
    features,
    network,
    number_of_features,
    parts_of,
    win_chances,
)
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import TILES

from tests.soak.marks import LONG_SOAK

pytestmark = pytest.mark.rest

PACKAGE = "stolik.games.pickomino.ai"
needs_a_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="the trainer's program is in C")


@pytest.mark.parametrize("seats", GAMES)
def test_the_trainer_writes_the_file_that_is_read(seats: int) -> None:
    there = load(PACKAGE, name_of(seats))
    shapes = parts_of(seats, HIDDEN[seats])
    assert {name: tuple(there[name]["shape"]) for name in shapes} == shapes
    parts = {name: there[name] for name in shapes}
    assert json.loads(to_file(seats, HIDDEN[seats], GAMES[seats], there["minutes"], parts)) == there
    assert len(network(seats).first) == number_of_features(seats)


def test_weights_are_packed_as_finely_as_16_bits_allow() -> None:
    for most in (0.3, 1.9, 2.1, 40.0):
        entry = packed([most, -0.123456, 0.0], [3])
        assert 1 << 14 <= max(unpack(entry)) < 1 << 15
        read = [number / entry["scale"] for number in unpack(entry)]
        assert read == pytest.approx([most, -0.123456, 0.0], abs=0.5 / entry["scale"])
    assert set(unpack(packed([0.0], [1]))) == {0}


def shown(folder: Path, seats: int, games: int) -> Iterator[dict[str, Any]]:
    """Yield positions of games as the C program sees them, by the weights that are shipped."""
    there = load(PACKAGE, name_of(seats))
    (folder / "weights").write_bytes(weights_of(there, seats).tobytes())
    program = compiled(folder, seats, there["hidden"])
    call = [str(program), "show", str(games), "3", str(folder / "weights")]
    lines = subprocess.run(call, check=True, capture_output=True, text=True).stdout.splitlines()
    yield from map(json.loads, lines)


def state_of(position: dict[str, Any]) -> State:
    """Return the beginning of a turn."""
    stacks = tuple(map(tuple, position["stacks"]))
    known = {*position["centre"], *[tile for stack in stacks for tile in stack]}
    return replace(
        GAME.start(len(stacks), Options(0, bool(position["flips"])), position["turn"]),
        stacks=stacks,
        centre=tuple(position["centre"]),
        face_down=tuple([tile for tile in TILES if tile not in known]),
    )


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


def test_every_feature_of_a_position_is_one_of_those_with_weights() -> None:
    for seats in GAMES:
        stacks = [(21, 22, 36), *[()] * (seats - 2), (35,)]
        seen = features(stacks, [23, 24], 1, flips=True)
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
    there = load(PACKAGE, name_of(3))
    assert set(written) == set(there)
    first = array("f", unpack(written["third"]))
    assert any(first)

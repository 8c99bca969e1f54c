"""The trainers of the tables write the numbers that are in them; those in C run where there is a compiler."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.coaching.learned_tables import load, unpack
from stolik.games.ryzyk_fizyk.ai.train import many_players, option_tables
from stolik.games.ryzyk_fizyk.ai.train.two_players import to_file, win_chances
from stolik.games.ryzyk_fizyk.ai.win_probability import SCALE, options_name, size_of, two_players
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import LINE

pytestmark = pytest.mark.rest

LEAST = 2 * LINE - 5


def test_the_trainer_finds_the_numbers_of_the_table() -> None:
    told: list[int] = []
    solved, table = win_chances(told.append, LEAST), two_players()
    assert told == list(range(2 * LINE, LEAST - 1, -1))
    accounts = [(own, total - own) for total in told for own in range(total - LINE, LINE + 1)]
    assert len(accounts) == 21
    for own, other in accounts:
        assert round(solved[own][other] * SCALE) == round(table[own][other] * SCALE), (own, other)


def test_the_trainers_write_the_files_that_are_read() -> None:
    written = json.loads(to_file(two_players()))
    assert written == load("stolik.games.ryzyk_fizyk.ai", "two_players")
    assert len(unpack(written["chances"])) == (LINE + 1) ** 2
    names = {options_name(options): options for options in option_tables.OPTION_SETS}
    assert len(names) == 24
    del names[""]
    written = json.loads(option_tables.to_file({name: two_players(each) for name, each in names.items()}))
    assert written == load("stolik.games.ryzyk_fizyk.ai", "two_players_options")


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("cc") is None, reason="the program is written in C")
def test_the_program_in_c_solves_what_the_other_trainer_does(tmp_path: Path) -> None:
    program = option_tables.compiled("two_players", tmp_path)
    solved, table = option_tables.solved(program, Options(), tmp_path / "chances"), two_players()
    worst = max(abs(a - b) for rows in zip(solved, table, strict=True) for a, b in zip(*rows, strict=True))
    assert worst < 1e-7


def test_the_trainer_for_more_players_writes_the_file_that_is_read(tmp_path: Path) -> None:
    there = load("stolik.games.ryzyk_fizyk.ai", "many_players")
    networks: dict[str, dict[str, dict[str, Any]]] = {"race": {}, "last": {}}
    for options in many_players.STARTS:
        (tmp_path / "networks").write_bytes(many_players.unpacked(there, options))
        for kind, numbers in many_players.SEATS.items():
            # Kept as float32 in between, every number comes back as it was.
            name = many_players.name_of(kind, options)
            networks[kind][name] = many_players.packed(kind, numbers, tmp_path / "networks")
            for seats, weights in networks[kind][name].items():
                outputs = many_players.outputs_of(kind, int(seats))
                assert weights["shape"] == [size_of(int(seats), outputs)]
    assert json.loads(many_players.to_file(networks)) == there


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("cc") is None, reason="the program is written in C")
def test_among_three_that_play_alike_each_wins_a_third(tmp_path: Path) -> None:
    for_points = many_players.PLAYS[-1]
    told = many_players.best_responses(tmp_path, [for_points]).splitlines()
    means = [float(line.rpartition(" ")[2]) for line in told]
    assert means[0] == pytest.approx(100 / 3, abs=0.002)
    assert means[1] > means[0]  # the others let last turns go that could win


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("cc") is None, reason="the program is written in C")
def test_the_trainer_for_more_players_learns_from_the_first_positions_on(tmp_path: Path) -> None:
    networks = many_players.learn(tmp_path, 0.002)
    assert list(networks["race"]) == [options_name(options) for options in many_players.STARTS]
    assert list(networks["last"]) == ["", "must_roll_on"]
    for kind, numbers in many_players.SEATS.items():
        for of_options in networks[kind].values():
            assert [int(seats) for seats in of_options] == list(numbers)
            assert all(any(unpack(weights)) for weights in of_options.values())

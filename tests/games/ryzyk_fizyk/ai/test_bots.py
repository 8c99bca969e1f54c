"""The four levels: legal, true to their habits, each better than the last; and their training."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.learned_tables import load, unpack
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.games.ryzyk_fizyk.ai.bots import BOTS
from stolik.games.ryzyk_fizyk.ai.train import many_players, option_tables
from stolik.games.ryzyk_fizyk.ai.train.two_players import to_file, win_chances
from stolik.games.ryzyk_fizyk.ai.valuation import advise
from stolik.games.ryzyk_fizyk.ai.win_probability import SCALE, options_name, size_of, two_players
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import LINE, State

from tests.games.ryzyk_fizyk.rivals import ThreeDice
from tests.soak.marks import LONG_SOAK

LEVELS = list(pairwise(Level))

DIFFERENT: tuple[Literal["off", "lose_game", "zero_account"], ...] = ("off", "lose_game", "zero_account")

OPTIONS = [
    Options(0, wins, different, five, roll_on)
    for wins, different, five, roll_on in product((False, True), DIFFERENT, (False, True), (False, True))
]


def play(bots: Sequence[AnyBot], seed: str, starter: int = 0, options: Options | None = None) -> State:
    dice, chances = Random(seed), [Random(f"{seed} {seat}") for seat in range(len(bots))]
    start = GAME.start(len(bots), options or Options(), starter)
    *_, last = playout_moves(GAME, start, bot_chooser(bots, chances, 1.0), dice, checked=True)
    end: State = last.after
    return end


def share(bots: Sequence[AnyBot], games: int, seed: int) -> float:
    won = 0.0
    for number in range(games):
        end = play(bots, f"{seed} {number}", number % len(bots))
        winners = [place.seat for place in GAME.standings(end) if place.rank == 1]
        won += (0 in winners) / len(winners) / games
    return won


def at(
    kept: Sequence[int] = (),
    rolled: Sequence[int] = (),
    points: int | None = None,
    accounts: tuple[int, ...] = (0, 0),
    last_turns: tuple[int, ...] = (),
    options: Options | None = None,
) -> State:
    return replace(
        GAME.start(len(accounts), options or Options()),
        phase="keep" if rolled else "decide",
        kept=tuple(sorted(kept)),
        rolled=tuple(sorted(rolled)),
        points=sum(kept) if points is None else points,
        accounts=accounts,
        last_turns=last_turns,
    )


def choice(level: Level, state: State) -> Move:
    return BOTS[level].choose(state, state.turn, Random(0), 1.0)


@pytest.mark.parametrize(
    "options",
    [OPTIONS[0], *(pytest.param(options, marks=LONG_SOAK) for options in OPTIONS[1:-1]), OPTIONS[-1]],
    ids=str,
)
def test_all_levels_play_legally_to_the_end_under_all_options(options: Options) -> None:
    assert play([BOTS[level] for level in Level], "options", 1, options).phase == "over"


@pytest.mark.parametrize("level", [Level.GENTLE, Level.FAIR])
def test_gentle_and_fair_set_the_most_points_aside(level: Level) -> None:
    assert choice(level, at((), (1, 1, 5, 5, 5, 6))) == Keep((1, 1, 5, 5, 5))
    assert choice(level, at((5, 5), (5, 1, 1, 2))) == Keep((5, 1, 1))


def test_gentle_banks_with_10_whatever_the_dice_and_the_accounts() -> None:
    assert (choice(Level.GENTLE, at((4, 4))), choice(Level.GENTLE, at((5, 5)))) == (Roll(), Bank())
    assert choice(Level.GENTLE, at((5, 5), accounts=(60, 101), last_turns=(0,))) == Bank()
    assert choice(Level.GENTLE, at((2, 2, 1, 1, 1))) == Roll()


def test_fair_banks_with_20_or_with_one_die_left() -> None:
    assert choice(Level.FAIR, at((6, 6, 6))) == Roll()
    assert choice(Level.FAIR, at((6, 6, 4, 4))) == Bank()
    assert choice(Level.FAIR, at((2, 2, 1, 1, 1))) == Bank()
    assert choice(Level.FAIR, at((2, 2, 3, 3, 1, 1))) == Roll()
    assert choice(Level.FAIR, at((6,) * 6)) == Bank()


def test_sharp_weighs_the_next_roll_and_keeps_dice_where_that_wins_more() -> None:
    assert (choice(Level.SHARP, at((6, 6))), choice(Level.SHARP, at((6, 6, 6)))) == (Roll(), Roll())
    assert choice(Level.SHARP, at((6, 6), points=90)) == Bank()
    assert choice(Level.SHARP, at((6, 6, 6, 6))) == Bank()
    assert choice(Level.SHARP, at((1, 1, 1, 1, 1))) == Bank()
    assert choice(Level.SHARP, at((5, 5, 3, 3, 1, 1))) == Roll()
    assert choice(Level.SHARP, at((), (6, 6, 1, 1, 2, 3))) == Keep((6, 6))
    assert choice(Level.SHARP, at((), (6, 6, 5, 5, 4, 4))) == Keep((6, 6, 5, 5, 4, 4))


@pytest.mark.parametrize("level", [Level.FAIR, Level.SHARP])
def test_fair_and_sharp_go_for_the_lead_in_a_last_turn_and_no_farther(level: Level) -> None:
    last = {"accounts": (80, 101, 50), "last_turns": (0, 2)}
    assert choice(level, at((5, 5, 5, 6), **last)) == Roll()  # type: ignore[arg-type]
    assert choice(level, at((5, 5, 6, 6), points=22, **last)) == Bank()  # type: ignore[arg-type]
    assert choice(level, at((5, 5), points=22, **last)) == Bank()  # type: ignore[arg-type]


def test_sharp_fears_for_the_game_and_hopes_for_it() -> None:
    six = (2, 2, 3, 3, 1, 1)
    feared, hoped = Options(six_different="lose_game"), Options(six_of_a_kind_wins=True)
    zeroed = Options(six_different="zero_account")
    # 814 points are the fewest that make the next roll of all six not worthwhile, if nothing else matters.
    assert choice(Level.SHARP, at(six, points=813)) == Roll()
    assert choice(Level.SHARP, at(six, points=814)) == Bank()
    assert choice(Level.SHARP, at(six, points=814, options=hoped)) == Roll()
    assert choice(Level.SHARP, at(six, points=714, options=feared)) == Bank()
    assert choice(Level.SHARP, at(six, points=804, accounts=(10, 0), options=zeroed)) == Bank()


def test_master_weighs_the_accounts_and_the_last_turns() -> None:
    assert choice(Level.MASTER, at((6, 6, 6), points=26, accounts=(50, 50))) == Bank()
    assert choice(Level.MASTER, at((6, 6, 6), points=26, accounts=(50, 99))) == Roll()
    assert choice(Level.MASTER, at((6, 6), points=22, accounts=(80, 99))) == Roll()
    assert choice(Level.MASTER, at((6, 6), points=90, accounts=(80, 30))) == Bank()
    last = at((6, 6, 6, 6), accounts=(70, 101), last_turns=(0,))
    assert choice(Level.MASTER, last) == Roll()
    assert choice(Level.MASTER, replace(last, points=32)) == Bank()


def test_master_takes_the_best_of_its_own_valuation() -> None:
    for seed in range(4):
        rng = Random(seed)
        dice = tuple(sorted(rng.choices(range(1, 7), k=6)))
        state = at((), dice, accounts=(rng.randint(0, 100), rng.randint(0, 100)))
        advice = advise(state, 0)
        if advice:
            worth = next(option.value for option in advice if option.move == choice(Level.MASTER, state))
            assert worth == advice[0].value


@pytest.mark.parametrize("worse, better", [LEVELS[0], pytest.param(*LEVELS[1], marks=LONG_SOAK)])
def test_each_level_beats_the_one_below(worse: Level, better: Level) -> None:
    assert share([BOTS[better], BOTS[worse]], 200, 4) > 0.5


def test_gentle_loses_to_the_first_habit_of_the_help() -> None:
    assert share([ThreeDice(), BOTS[Level.GENTLE]], 200, 2) > 0.55


@pytest.mark.soak
@pytest.mark.parametrize("worse, better", LEVELS)
def test_each_level_keeps_its_distance_from_the_one_below(worse: Level, better: Level) -> None:
    if os.environ.get("STOLIK_SHORT"):
        assert share([BOTS[better], BOTS[worse]], 150, 1) > 0.5
        return
    assert share([BOTS[better], BOTS[worse]], 2_000, 1) >= (0.53 if better == Level.MASTER else 0.58)


LEAST = 2 * LINE - 5


@pytest.mark.rest
def test_the_trainer_finds_the_numbers_of_the_table() -> None:
    told: list[int] = []
    solved, table = win_chances(told.append, LEAST), two_players()
    assert told == list(range(2 * LINE, LEAST - 1, -1))
    accounts = [(own, total - own) for total in told for own in range(total - LINE, LINE + 1)]
    assert len(accounts) == 21
    for own, other in accounts:
        assert round(solved[own][other] * SCALE) == round(table[own][other] * SCALE), (own, other)


@pytest.mark.rest
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


@pytest.mark.rest
def test_the_trainer_for_more_players_writes_the_file_that_is_read(tmp_path: Path) -> None:
    there = load("stolik.games.ryzyk_fizyk.ai", "many_players")
    networks: dict[str, dict[str, dict[str, Any]]] = {"race": {}, "last": {}}
    for options in many_players.STARTS:
        (tmp_path / "networks").write_bytes(many_players.unpacked(there, options))
        for kind, numbers in many_players.SEATS.items():
            # Every number survives the conversion to float32 and back.
            name = many_players.name_of(kind, options)
            networks[kind][name] = many_players.packed(kind, numbers, tmp_path / "networks")
            for seats, weights in networks[kind][name].items():
                assert weights["shape"] == [size_of(int(seats), many_players.outputs_of(kind, int(seats)))]
    assert json.loads(many_players.to_file(networks)) == there


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("cc") is None, reason="the program is written in C")
def test_among_three_that_play_alike_each_wins_a_third(tmp_path: Path) -> None:
    told = many_players.best_responses(tmp_path, [many_players.PLAYS[-1]]).splitlines()
    means = [float(line.rpartition(" ")[2]) for line in told]
    assert means[0] == pytest.approx(100 / 3, abs=0.002)
    assert means[1] > means[0]  # the others miss last turns that could win


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

"""``stolik advise`` names every option with its worth, best first, and what a bot would do."""

from __future__ import annotations

from pathlib import Path

import pytest
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.record import open_session, parse_record

from tests.cli.running import TYPED, answer, refusal, stolik, typed, written


@pytest.mark.parametrize("at", [0, 2, 3, 5, 6, 8, 9, 10])
def test_every_option_is_named_once_and_the_best_first(at: int) -> None:
    data = answer("advise", TYPED, "--at", at)
    assert list(data) == ["game", "at", "seat", "options", "level", "choice"]
    assert (data["game"], data["at"], data["seat"]) == ("pickomino", at, 1 if at == 10 else 0)
    session = open_session(parse_record(TYPED.read_bytes()))
    legal = [to_plain(move) for move in session.game.legal_moves(session.state_at(at), data["seat"])]
    moves = [option["move"] for option in data["options"]]
    assert len(moves) == len(legal)
    assert all(move in legal for move in moves)
    worths = [option["worth"] for option in data["options"]]
    assert (worths, data["level"]) == (sorted(worths, reverse=True), "master")
    assert data["choice"] in legal


def test_without_a_place_it_is_the_end_of_the_log_if_somebody_decides_there() -> None:
    assert answer("advise", TYPED) == answer("advise", TYPED, "--at", 10)
    assert refusal("advise", TYPED, "--at", 1) == (
        f"{TYPED}: after entry 1 the table is to move, and chance takes no advice"
    )
    over = TYPED.with_name("ends_by_empty_centre.stolik")
    assert refusal("advise", over).endswith("the game is over, so nobody is to move")


def test_the_options_are_told_in_words() -> None:
    outcome = stolik("advise", TYPED, "--at", 9)
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[0] == "After entry 9, seat 0 (Ala) is to move:"
    assert {"Roll", "Take tile 27"} <= {line[12:].partition("  ")[0] for line in lines[1:-1]}
    assert lines[-1].startswith("The choice of the bot (master): ")


def test_a_bot_that_sits_there_is_asked_at_its_own_level_and_nobody_of_a_faulty_record(
    tmp_path: Path,
) -> None:
    data = typed()
    data["seats"][0]["player"] = "bot:gentle"
    path = written(tmp_path, data)
    assert answer("advise", path, "--at", 9)["level"] == "gentle"
    assert "The choice of the bot (gentle): Take tile 27" in stolik("advise", path, "--at", 9).out
    data = typed()
    data["log"][9]["move"]["tile"] = 36
    path = written(tmp_path, data)
    assert "entry 10, seat 0, sum_too_low" in refusal("advise", path, "--at", 3)


@pytest.mark.rest
def test_what_a_bot_of_rummikub_chooses_is_among_the_options(tmp_path: Path) -> None:
    stolik("simulate", "rummikub", "--seats", "fair,sharp", "--games", 1, "--seed", 1, "--save", tmp_path)
    (path,) = tmp_path.glob("*.stolik")
    session = open_session(parse_record(path.read_bytes()))
    package, alone = load_package("rummikub"), 0
    for at in [at for at in range(session.length) if session.state_at(at).phase == "turn"][:40]:
        data = answer("advise", path, "--at", at)
        moves = [option["move"] for option in data["options"]]
        assert data["choice"] in moves
        worths = [option["worth"] for option in data["options"]]
        assert worths == sorted(worths, reverse=True)
        view = session.game.view(session.state_at(at), data["seat"])
        alone += len(package.valuation.advise(view, data["seat"])) < len(moves)
    assert alone, "every choice was a candidate of the master"


@pytest.mark.parametrize("at", [-1, 11, 10**20])
def test_a_place_outside_the_log_is_refused(at: int) -> None:
    assert f"--at {at}: the record has 10 entries" in refusal("advise", TYPED, f"--at={at}")

"""``stolik tournament`` prints what stands; ``stolik simulate --tournament`` plays one to the medals."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.driver import EndlessGame
from stolik.engine.game import IllegalMove, Rejection
from stolik.services.tournaments.tournaments import read_tournament
from stolik.tournament.entries import Corrected, Entered, Left
from stolik.tournament.file_format import SUFFIX, tournament_text
from stolik.tournament.tournament import Tournament, correction

from tests.cli.running import Terminal, answer, refusal, stolik
from tests.tournament.fields import begun, drawn, enter, finish, points

BOTS = ("simulate", "ryzyk_fizyk", "--tournament", 5, "--seats", "gentle,fair", "--games", 1)


@pytest.fixture
def one_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)


def written(folder: Path, cup: Tournament) -> Path:
    path = folder / f"cup{SUFFIX}"
    path.write_text(tournament_text(cup), encoding="utf-8")
    return path


def seven() -> Tournament:
    cup = begun(7, games=1)
    drawn(cup, (0, 1, 2, 3), (4, 5, 6))
    enter(cup, 1, 60, -20, -20, -20)
    return cup


def test_a_tournament_with_a_name_is_printed_with_it(tmp_path: Path) -> None:
    created = begun(7).state.created
    cup = Tournament([replace(created, name="Winter Cup")])
    outcome = stolik("tournament", written(tmp_path, cup))
    assert outcome.out.startswith("Winter Cup, Rummikub: 7 entrants, seed 1\n")
    assert json.loads(stolik("tournament", written(tmp_path, cup), "--json").out)["name"] == "Winter Cup"


def test_who_plays_whom_and_what_stands_is_printed(tmp_path: Path) -> None:
    cup = seven()
    cup.submit(Left(6, "bot:fair"))
    outcome = stolik("tournament", written(tmp_path, cup))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.splitlines() == [
        "Rummikub: 7 entrants, seed 1",
        "Qualifying: 7 entrants",
        "  round 1, table 1: Ala 4 (+60), Bartek 2 (-20), Celina 2 (-20), Darek 2 (-20)",
        "  round 1, table 2: Ewa 0 (+0), Franek 0 (+0), Gosia 0 (+0); 0 of 1 games",
        "Final: 4 entrants",
        "Next: 1 game at 1 table",
        "Standings:",
        "   1. Ala     qualifying: 4 big, +60 small",
        "   2. Bartek  qualifying: 2 big, -20 small",
        "   2. Celina  qualifying: 2 big, -20 small",
        "   2. Darek   qualifying: 2 big, -20 small",
        "   5. Ewa     qualifying: 0 big, +0 small",
        "   5. Franek  qualifying: 0 big, +0 small",
        "   5. Gosia   qualifying: 0 big, +0 small",
    ]


def test_what_comes_next_is_told(tmp_path: Path) -> None:
    def told(cup: Tournament) -> str:
        lines = stolik("tournament", written(tmp_path, cup)).out.splitlines()
        [line] = [line for line in lines if line.startswith("Next: ")]
        return line.removeprefix("Next: ")

    assert told(begun(7)) == "draw the tables (qualifying)"
    cup = seven()
    enter(cup, 2, 40, -20, -20)
    assert told(cup) == "a play-off of Bartek, Celina, Darek, Franek, Gosia"
    drawn(cup, (1, 2, 3), (5, 6))
    enter(cup, 1, 30, -15, -15)
    enter(cup, 2, 30, -30)
    assert told(cup) == "finish the qualifying"
    finish(cup)
    cup.submit(Left(0))
    drawn(cup)
    enter(cup, 1, 60, -20, -40)
    finish(cup)
    assert told(cup) == "nothing, the tournament is over"
    out = stolik("tournament", written(tmp_path, cup)).out
    assert "  play-off 2, table 2: Franek 4 (+30), Gosia 0 (-30)\n" in out
    assert ", has left\n" in out


def test_the_same_as_one_object(tmp_path: Path) -> None:
    cup = seven()
    entry = correction(cup.state, Entered(1, 1, 1, points(45, -5, -20, -20)), "Ala")
    assert isinstance(entry, Corrected)
    cup.submit(entry)
    path = written(tmp_path, cup)
    found: dict[str, Any] = answer("tournament", path)
    assert (found["game"], found["seed"], found["over"]) == ("rummikub", 1, False)
    assert found["due"] == {"task": "play", "stage": "qualifying", "games": [[1, 2, 1]], "tied": []}
    who = {"entrant": 0, "name": "Ala", "player": "human", "place": 1, "stage": "qualifying"}
    assert found["standings"][0] == {**who, "big_points": 4, "small_points": 45}
    table = found["stages"][0]["tables"][0]
    assert (table["round"], table["table"], table["entered"], table["games"]) == (1, 1, 1, 1)
    assert table["seats"][1] == {"entrant": 1, "place": 2, "big_points": 2, "small_points": -5}
    assert [stage["size"] for stage in found["stages"]] == [7, 4]
    assert found["corrections"][0]["by"] == "Ala"
    assert stolik("tournament", path).out.endswith("Corrections: 1\n")


def test_a_file_at_fault_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / f"cup{SUFFIX}"
    assert refusal("tournament", tmp_path) == f"{tmp_path}: Is a directory"
    assert refusal("tournament", path) == f"{path}: No such file or directory"
    assert refusal("tournament", "a\0b").endswith("No such file or directory")
    path.write_text("{}")
    assert (
        refusal("tournament", path)
        == f"{path}: entry 0, not_a_tournament: This file isn't a Stolik tournament."
    )
    path.write_text(tournament_text(seven()).replace("[60,", "[61,"))
    assert refusal("tournament", path) == (
        f"{path}: entry 3, sum_not_zero: The small points of a game add up to 0, these to 1."
    )
    path.write_text(tournament_text(seven()).replace('"seed"', '"se\\u001bed\\n' + "x" * 200 + '"'))
    assert len(refusal("tournament", path)) < 300 + len(str(path))


@pytest.mark.usefixtures("one_processor")
def test_a_tournament_of_bots_is_played_and_saved(tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    outcome = stolik(*BOTS, "--seed", 7, "--save", path, err=Terminal())
    assert outcome.code == 0
    assert outcome.out.startswith("Ryzyk-Fizyk: 5 entrants, seed 7\n")
    assert "Gentle 1 " in outcome.out
    assert "Fair 4 " in outcome.out
    assert "Next: nothing, the tournament is over\n" in outcome.out
    assert "[##############################] 3/3" in outcome.err
    cup = read_tournament(path)
    assert cup.state.stage is None
    assert '"program": "stolik ' in path.read_text(encoding="utf-8")
    assert refusal(*BOTS, "--save", path) == f"{path}: there is such a file already"
    assert stolik("tournament", path).out == outcome.out


def test_the_tables_of_a_round_are_played_side_by_side_with_the_same_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    beside = answer(*BOTS)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)
    assert answer(*BOTS) == beside


@pytest.mark.usefixtures("one_processor")
def test_the_settings_are_those_of_the_arguments(tmp_path: Path) -> None:
    path = tmp_path / "cup"
    more = ("--rounds", 2, "--semi-final", 0, "--final", 2, "--save", path)
    stolik("simulate", "ryzyk_fizyk", "--tournament", 5, "--seats", "gentle", *more)
    settings = read_tournament(path).state.settings
    assert (settings.games, settings.rounds, settings.semi_final, settings.final) == (2, 2, 0, 2)


@pytest.mark.parametrize(
    "arguments,line",
    [
        ("chess --tournament 5 --seats fair", "there is no game called chess"),
        ("pickomino --tournament 5 --seats great", "there is no level 'great'"),
        ("pickomino --tournament 2 --seats fair", "takes 3 to 256 entrants, not 2"),
        ("pickomino --tournament 5 --seats fair --final 9", "Between 2 and 4 play the final."),
        ("pickomino --tournament 1000000000000 --seats fair", "takes 3 to 256 entrants, not 1000000000000"),
        ("pickomino --tournament 5 --seats fair --games 0", "“--games” must be at least 1."),
        ("pickomino --tournament 5 --seats fair --seed -1", "“--seed” must be at least 0."),
        ("pickomino --tournament 5 --seats fair --rounds 0", "“--rounds” must be at least 1."),
        ("pickomino --tournament 5 --seats fair --rounds 99", "“--rounds” must be at most 9."),
        ("pickomino --tournament 5 --seats fair --semi-final 999", "“--semi-final” must be at most 256."),
        ("pickomino --seats fair,fair --semi-final 8", "--semi-final goes with --tournament"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(arguments: str, line: str) -> None:
    assert line in refusal("simulate", *arguments.split())


@pytest.mark.usefixtures("one_processor")
@pytest.mark.parametrize(
    "fault,line",
    [
        (IllegalMove(Rejection("not_your_turn")), "a bot broke the rules: not_your_turn"),
        (EndlessGame("no end"), "a game doesn't end: no end"),
    ],
)
def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, fault: Exception, line: str) -> None:
    def fail(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr("stolik.tournament.bot_tables.play_moves", fail)
    assert line in refusal(*BOTS)


@pytest.mark.usefixtures("one_processor")
def test_a_file_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "in_the_way").write_text("")
    assert str(tmp_path) in refusal(*BOTS, "--save", tmp_path / "in_the_way" / "cup")

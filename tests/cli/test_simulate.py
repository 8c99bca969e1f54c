"""``stolik simulate`` has bots play games or a tournament; ``stolik tournament`` prints a tournament."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from stolik.cli.console import Progress
from stolik.cli.simulate import Tally
from stolik.engine.bot import Level
from stolik.engine.driver import EndlessGame
from stolik.engine.game import IllegalMove, Rejection, Standing
from stolik.engine.game_library import load_package
from stolik.engine.record import parse_record
from stolik.games.pickomino.rules.moves import Move, Take
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.services.tournaments.tournaments import read_tournament
from stolik.tournament.entries import Corrected, Entered, Left
from stolik.tournament.file_format import SUFFIX, tournament_text
from stolik.tournament.tournament import Tournament, correction

from tests.cli.running import Terminal, answer, refusal, stolik
from tests.refusing import refusing
from tests.tournament.fields import begun, drawn, enter, finish, points

MATCH = ("simulate", "pickomino", "--seats", "fair,gentle", "--games", 4)


def timeless(figures: dict[str, Any]) -> dict[str, Any]:
    """Return the figures that don't depend on a clock."""
    return {key: value for key, value in figures.items() if key not in ("moves_per_second", "ms_per_move")}


def use_bots(monkeypatch: pytest.MonkeyPatch, choose: Any) -> None:
    bots = {level: SimpleNamespace(choose=choose) for level in Level}
    monkeypatch.setattr(load_package("pickomino"), "bots", bots)


def at_random(view: State, seat: int, rng: Random, deadline: float) -> Move:
    return rng.choice(list(GAME.legal_moves(view, seat)))


def test_the_figures_add_up() -> None:
    data = answer(*MATCH)
    assert list(data) == ["game", "games", "seed", "seats", "moves", "moves_per_second", "ms_per_move"]
    assert (data["game"], data["games"], data["seed"]) == ("pickomino", 4, 1)
    assert [(row["seat"], row["level"]) for row in data["seats"]] == [(0, "fair"), (1, "gentle")]
    for row in data["seats"]:
        assert list(row) == ["seat", "level", "wins", "win_share", "mean_score"]
        assert row["win_share"] == row["wins"] / 4
    assert sum(row["wins"] for row in data["seats"]) == 4
    assert data["moves"] > 100
    assert data["moves_per_second"] > 0
    times = data["ms_per_move"]
    assert list(times) == ["median", "p99", "worst"]
    assert 0 < times["median"] <= times["p99"] <= times["worst"]


def test_the_same_seed_gives_the_same_games() -> None:
    first = timeless(answer(*MATCH, "--seed", 5))
    assert timeless(answer(*MATCH, "--seed", 5)) == first
    assert timeless(answer(*MATCH, "--seed", 6))["moves"] != first["moves"]


def test_the_table_of_results_is_readable() -> None:
    outcome = stolik(*MATCH)
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[0] == "pickomino: 4 games, seed 1"
    assert lines[1].startswith("  seat 0 fair ")
    assert lines[2].startswith("  seat 1 gentle ")
    assert "a second" in lines[3]
    assert "median" in lines[4]


def test_equals_share_the_win() -> None:
    tally = Tally(3)
    for ranks in ((1, 1, 3), (1, 1, 1), (2, 1, 2)):
        places = tuple(Standing(seat, rank, 10 - rank) for seat, rank in enumerate(ranks))
        tally.add(SimpleNamespace(length=50, standings=places), 0.5)  # type: ignore[arg-type]
    assert tally.wins == [Fraction(5, 6), Fraction(11, 6), Fraction(1, 3)]
    assert tally.scores == [26, 27, 24]
    assert (tally.moves, tally.seconds) == (150, 1.5)


def test_every_game_is_saved_and_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    data = answer(*MATCH, "--save", folder)
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"pickomino-1-0000{n}.stolik" for n in (1, 2, 3, 4)]
    moves = 0
    for number, path in enumerate(paths):
        assert answer("replay", path)["over"]
        record = parse_record(path.read_bytes())
        assert record.starter == number % 2
        assert [player.player for player in record.seats] == ["bot:fair", "bot:gentle"]
        moves += len(record.log)
    assert moves == data["moves"]


def test_a_saved_game_is_never_overwritten_and_a_folder_that_cannot_be_made_refused_before_anybody_plays(
    tmp_path: Path,
) -> None:
    taken = tmp_path / "pickomino-1-00001.stolik"
    taken.write_text("mine", encoding="utf-8")
    match = (*MATCH[:-1], 1, "--save", tmp_path)
    answer(*match)
    answer(*match)
    assert taken.read_text(encoding="utf-8") == "mine"
    second, third = (tmp_path / f"pickomino-1-00001 ({n}).stolik" for n in (2, 3))
    assert second.read_bytes() == third.read_bytes()
    taken = tmp_path / "taken"
    taken.write_text("", encoding="utf-8")
    assert refusal(*MATCH, "--save", taken).startswith(f"{taken}: ")


def test_a_record_that_cannot_be_written_is_refused_and_leaves_no_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_bots(monkeypatch, at_random)

    monkeypatch.setattr(os, "fsync", refusing(errno.ENOSPC))
    assert refusal(*MATCH, "--save", tmp_path).endswith("00001.stolik: No space left on device")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (("chess", "--seats", "fair,fair"), "there is no game called chess; there are: "),
        (("pickomino", "--seats", "fair,clever"), "there is no level 'clever'; there are: gentle, fair, "),
        (("pickomino", "--seats", ""), "there is no level ''"),
        (("pickomino", "--seats", "fair"), "pickomino seats 2 to 7 players, not 1"),
        (("pickomino", "--seats", ",".join(["fair"] * 8)), "pickomino seats 2 to 7 players, not 8"),
        (("pickomino", "--seats", "fair,fair", "--games", "0"), "--games must be at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal("simulate", *arguments)


def test_a_bot_that_breaks_the_rules_is_named_and_a_game_without_an_end_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use_bots(monkeypatch, lambda view, seat, rng, deadline: Take(36))
    assert refusal(*MATCH) == "game 1, entry 1, seat 0: the bot fair broke the rules: no_worm_kept"
    use_bots(monkeypatch, at_random)
    monkeypatch.setattr("stolik.cli.simulate.MOST_ENTRIES", 10)
    assert refusal(*MATCH) == "game 1 doesn't end within 10 moves"


def test_bots_have_chance_of_their_own_and_know_the_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, float]] = []

    def choose(view: State, seat: int, rng: Random, deadline: float) -> Move:
        assert deadline > 0
        seen.append((seat, rng.random()))
        return next(iter(GAME.legal_moves(view, seat)))

    use_bots(monkeypatch, choose)
    answer(*MATCH[:-1], 1)
    by_seat = [{number for seat, number in seen if seat == chosen} for chosen in (0, 1)]
    assert by_seat[0]
    assert by_seat[1]
    assert not by_seat[0] & by_seat[1]


def test_a_bot_that_asks_for_more_chance_changes_nobodys_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = []
    for asks in (0, 5):

        def choose(view: State, seat: int, rng: Random, deadline: float, asks: int = asks) -> Move:
            for _ in range(asks):
                rng.random()
            return list(GAME.legal_moves(view, seat))[-1]

        use_bots(monkeypatch, choose)
        folder = tmp_path / str(asks)
        answer(*MATCH[:-1], 1, "--save", folder)
        texts.append(json.loads(next(folder.iterdir()).read_text(encoding="utf-8"))["log"])
    assert texts[0] == texts[1]


def test_a_terminal_shows_the_progress_in_a_thousand_steps_at_most_and_a_clean_line_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use_bots(monkeypatch, at_random)
    outcome = stolik(*MATCH, err=Terminal())
    assert "[##############################] 4/4" in outcome.err
    assert outcome.err.endswith("\r")
    assert "\n" not in outcome.err
    err = Terminal()
    monkeypatch.setattr("sys.stderr", err)
    with Progress(50_000) as progress:
        for done in range(1, 50_001):
            progress.show(done)
    assert err.getvalue().count("/50000") <= 1001


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
    assert outcome.out.startswith("Winter Cup, Rummikub: 7 players, seed 1\n")
    assert json.loads(stolik("tournament", written(tmp_path, cup), "--json").out)["name"] == "Winter Cup"


def test_who_plays_whom_and_what_stands_is_printed(tmp_path: Path) -> None:
    cup = seven()
    cup.submit(Left(6, "bot:fair"))
    outcome = stolik("tournament", written(tmp_path, cup))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.splitlines() == [
        "Rummikub: 7 players, seed 1",
        "Qualifying: 7 players",
        "  round 1, table 1: Ala 4 (+60), Bartek 2 (-20), Celina 2 (-20), Darek 2 (-20)",
        "  round 1, table 2: Ewa 0 (+0), Franek 0 (+0), Gosia 0 (+0); 0 of 1 games",
        "Final: 4 players",
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
        f"{path}: entry 3, sum_not_zero: A game's small points add up to 0; these make 1."
    )
    path.write_text(tournament_text(seven()).replace('"seed"', '"se\\u001bed\\n' + "x" * 200 + '"'))
    assert len(refusal("tournament", path)) < 300 + len(str(path))


@pytest.mark.usefixtures("one_processor")
def test_a_tournament_of_bots_is_played_and_saved(tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    outcome = stolik(*BOTS, "--seed", 7, "--save", path, err=Terminal())
    assert outcome.code == 0
    assert outcome.out.startswith("Ryzyk-Fizyk: 5 players, seed 7\n")
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
        ("pickomino --tournament 2 --seats fair", "takes 3 to 256 players, not 2"),
        ("pickomino --tournament 5 --seats fair --final 9", "Between 2 and 4 play the final."),
        ("pickomino --tournament 1000000000000 --seats fair", "takes 3 to 256 players, not 1000000000000"),
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

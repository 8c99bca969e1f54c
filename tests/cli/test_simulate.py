"""``stolik simulate`` lets bots play: the same seed gives the same games, and the figures add up."""

from __future__ import annotations

import json
import os
from fractions import Fraction
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from stolik.cli.console import Progress
from stolik.cli.simulate import Tally
from stolik.engine.bot import Level
from stolik.engine.game import Standing
from stolik.engine.game_library import load_package
from stolik.engine.record import parse_record
from stolik.games.pickomino.rules.moves import Move, Take
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

from tests.cli.running import Terminal, answer, refusal, stolik

MATCH = ("simulate", "pickomino", "--seats", "fair,gentle", "--games", 4)


def timeless(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures that no clock has a part in."""
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

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
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

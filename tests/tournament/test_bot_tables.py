"""Tables of bots play by themselves, the same wherever they are played, and only wait for people."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import pytest
from stolik.engine.game_points import GamePoints
from stolik.tournament.bot_tables import TableJob, bot_jobs, play_on, play_table, record_options
from stolik.tournament.due import due
from stolik.tournament.entries import Created, EntrantInfo, Left, Settings
from stolik.tournament.file_format import parse_tournament, tournament_text
from stolik.tournament.tournament import Tournament

from tests.tournament.fields import begun


def test_bots_play_a_tournament_to_its_end() -> None:
    first, second, other = (
        begun(7, game="ryzyk_fizyk", player="bot:gentle", seed=seed, games=2) for seed in (1, 1, 2)
    )
    noted: list[int] = []
    play_on(first, noted=lambda: noted.append(len(first.log)))
    assert noted == list(range(2, len(first.log) + 1))
    assert due(first.state).task == "nothing"

    def backwards(jobs: Sequence[TableJob]) -> list[tuple[GamePoints, ...]]:
        # As with other processes: jobs are sent, and any may be ready first.
        copies: list[TableJob] = pickle.loads(pickle.dumps(list(jobs)))
        return [play_table(job) for job in reversed(copies)][::-1]

    play_on(second, backwards)
    assert second.log == first.log
    play_on(other)
    assert other.log != first.log


@pytest.mark.parametrize("entries", [1, 2, 3, 6])
def test_a_tournament_that_was_killed_goes_on_to_the_same_end(entries: int) -> None:
    whole = begun(9, game="ryzyk_fizyk", player="bot:gentle", games=1)
    play_on(whole)
    cup = begun(9, game="ryzyk_fizyk", player="bot:gentle", games=1)
    saved: list[str] = []

    def save() -> None:
        saved.append(tournament_text(cup))
        if len(saved) == entries:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_on(cup, noted=save)
    resumed = parse_tournament(saved[-1])
    assert len(resumed.log) < len(whole.log)
    play_on(resumed)
    assert resumed.log == whole.log


def test_a_table_with_a_person_waits_and_the_others_go_on() -> None:
    entrants = tuple(
        EntrantInfo(f"N{number}", "human" if number == 0 else "bot:gentle") for number in range(7)
    )
    cup = Tournament([Created(Settings("ryzyk_fizyk", games=1), entrants, 1)])
    play_on(cup)
    [(number, table, _)] = due(cup.state).games
    assert 0 in cup.state.rounds[number - 1].tables[table - 1].seated
    assert bot_jobs(cup.state) == ()
    cup.submit(Left(0, "bot:gentle"))
    play_on(cup)
    assert due(cup.state).task == "nothing"


@pytest.mark.parametrize(
    "game,games,options,held",
    [
        ("rummikub", 2, {"turn_seconds": 60, "games_per_match": 2}, 2),
        ("rummikub", 1, {"turn_seconds": 60, "games_per_match": 1}, 1),
        ("rummikub", 3, {"turn_seconds": 60, "games_per_match": 1}, 1),
        ("pickomino", 2, {}, 1),
    ],
)
def test_a_record_holds_as_many_games_as_the_game_allows(
    game: str, games: int, options: dict[str, Any], held: int
) -> None:
    assert record_options(Settings(game), games) == (options, held)

"""The trainer of the table for two players writes the numbers that are in it."""

from __future__ import annotations

import json

from stolik.engine.learned_tables import load, unpack
from stolik.games.ryzyk_fizyk.ai.train.two_players import to_file, win_chances
from stolik.games.ryzyk_fizyk.ai.win_probability import SCALE, two_players
from stolik.games.ryzyk_fizyk.rules.state import LINE

LEAST = 2 * LINE - 5


def test_the_trainer_finds_the_numbers_of_the_table() -> None:
    told: list[int] = []
    solved, table = win_chances(told.append, LEAST), two_players()
    assert told == list(range(2 * LINE, LEAST - 1, -1))
    accounts = [(own, total - own) for total in told for own in range(total - LINE, LINE + 1)]
    assert len(accounts) == 21
    for own, other in accounts:
        assert round(solved[own][other] * SCALE) == round(table[own][other] * SCALE), (own, other)


def test_the_trainer_writes_the_file_that_is_read() -> None:
    written = json.loads(to_file(two_players()))
    assert written == load("stolik.games.ryzyk_fizyk.ai", "two_players")
    assert len(unpack(written["chances"])) == (LINE + 1) ** 2

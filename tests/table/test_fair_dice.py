"""What the table tells of its seed: the fingerprint always, the seed and the check only after the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
from stolik.engine.driver import play_moves, random_chooser
from stolik.engine.game_library import load_game, load_package
from stolik.engine.seeded_chance import fingerprint, seed_text
from stolik.engine.session import Session
from stolik.table.screen_parts import FairDice

from tests.table.tables import HUMAN, SetTable

SEED = 77


@pytest.fixture
def dice(qapp: object) -> Callable[..., tuple[Any, list[bool]]]:
    def build(game: str, seed: int | None = SEED) -> tuple[Any, list[bool]]:
        from random import Random

        info, rules = load_package(game).info, load_game(game)
        session = Session(rules, 2, rules.options_type(), None if game == "rummikub" else 0, seed=SEED)
        for _ in play_moves(session, random_chooser(rules, Random(3)), Random(3)):
            pass
        session.seed = seed
        over = [False]
        return cast(Any, FairDice(info, session, lambda: over[0])), over

    return build


def test_the_seed_is_a_secret_until_the_end(dice: Callable[..., tuple[Any, list[bool]]]) -> None:
    fair, over = dice("ryzyk_fizyk")
    fair.check()
    assert (fair.fingerprint, fair.seed, fair.verdict, fair.fair) == (fingerprint(SEED), "", "", False)
    over[0] = True
    assert fair.seed == seed_text(SEED)
    fair.check()
    assert fair.fair


def test_the_verdict_is_one_sentence(dice: Callable[..., tuple[Any, list[bool]]]) -> None:
    found = []
    for game, seed in (("pickomino", SEED), ("rummikub", SEED), ("pickomino", 5), ("rummikub", 5)):
        fair, over = dice(game, seed)
        over[0] = True
        fair.check()
        found.append((fair.fair, fair.verdict.split(":")[0].rstrip("0123456789 ")))
    assert found == [
        (True, "Checked"),
        (True, "Checked"),
        (False, "Roll 1 isn't the one that the seed gives"),
        (False, "Shuffle or draw 1 isn't the one that the seed gives"),
    ]


def test_without_a_seed_there_is_nothing_to_check(dice: Callable[..., tuple[Any, list[bool]]]) -> None:
    fair, over = dice("pickomino", None)
    over[0] = True
    fair.check()
    assert (fair.fingerprint, fair.seed, fair.verdict) == ("", "", "")


def test_the_table_shows_no_seed_while_it_plays(table: SetTable) -> None:
    t = table(HUMAN, HUMAN, begins=False)
    t.session.seed = SEED
    t.controller.begin()
    t.controller.submit({"kind": "roll"})
    assert (t.controller.fairDice.fingerprint, t.controller.fairDice.seed) == (fingerprint(SEED), "")

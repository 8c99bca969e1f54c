"""A game's own measure is known for every option with a known worth."""

from __future__ import annotations

from random import Random

import pytest
from stolik.bots.worker import worth
from stolik.engine.bot_jobs import BotJob
from stolik.engine.driver import playout_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_package

MEASURED = [info.id for info in find_games() if info.own_measure is not None]


def test_the_games_without_secrets_have_one() -> None:
    assert [info.id for info in find_games() if not info.has_secrets] == MEASURED


@pytest.mark.rest
@pytest.mark.parametrize("game_id", MEASURED)
def test_it_is_known_of_every_option(game_id: str) -> None:
    package = load_package(game_id)
    game, measure = package.game, package.info.own_measure
    assert measure is not None
    rng, seen = Random(5), 0
    start = game.start(2, game.options_type(), 0)
    for state, seat, _, _ in playout_moves(game, start, random_chooser(game, rng), rng):
        if seat == TABLE or seen == 60:
            continue
        found = worth(BotJob("worth", game_id, game.view(state, seat), seat))
        brings = {option.move: measure.of(option) for option in found.advice}
        assert {move for move, _ in found.values} <= set(brings)
        seen += 1
    assert seen > 20

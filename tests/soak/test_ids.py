"""Ten thousand positions of each game are found by their IDs, as they are or as a seat knows them.

Run by `dev.py soak`; ``STOLIK_SHORT`` asks for the short form.
"""

from __future__ import annotations

import os
from itertools import count, islice
from random import Random
from typing import Final

import pytest
from stolik.engine.game_library import find_games, load_game
from stolik.engine.package import GameInfo
from stolik.engine.position_id import PlacedState, id_of, read_id

from tests.engine.test_position_id import played
from tests.soak.test_playouts import any_options

pytestmark = pytest.mark.soak

SHORT: Final = bool(os.environ.get("STOLIK_SHORT"))
ROUND_TRIPS: Final = 200 if SHORT else 10_000


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_positions_are_found_by_their_ids(info: GameInfo) -> None:
    rng, game = Random(f"ids of {info.id}"), load_game(info.id)
    tables = (
        (seats, any_options(game.options_type, seats, rng), seed)
        for seed in count()
        for seats in [rng.randint(*info.seats)]
    )
    placed = (
        PlacedState(info, seats, options, state)
        for seats, options, seed in tables
        for state in played(info, seats, options, seed)
        if rng.random() < 0.3
    )
    for number, each in enumerate(islice(placed, ROUND_TRIPS)):
        if info.has_secrets and number % 2:
            seat = rng.randrange(each.seats)
            each = each._replace(state=game.view(each.state, seat), viewer=seat)
        assert read_id(id_of(each)) == each, number

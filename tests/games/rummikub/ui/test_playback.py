"""A move of others that is shown set by set: at every stage tiles have one size, and none lies on another."""

from __future__ import annotations

from random import Random

import pytest
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play_moves
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.games.rummikub.rules.events import TilesPlayed
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.ui.screen_layout import Area
from stolik.games.rummikub.ui.table_editor import Playback, ScreenAreas, TableEditor

from tests.tiers import mostly_rest

SIZES = {
    "small": ScreenAreas(Area(16, 12, 960, 250), Area(220, 300, 580, 130), 34, 50, 45),
    "usual": ScreenAreas(Area(16, 12, 1310, 380), Area(320, 420, 770, 170), 34, 72, 58),
}


@pytest.mark.parametrize("size", mostly_rest(SIZES, usual=["small"]))
@pytest.mark.parametrize("seats", mostly_rest([2, 4], usual=[4]))
def test_at_every_stage_tiles_have_one_size_and_none_lies_on_another(size: str, seats: int) -> None:
    package = load_package("rummikub")
    session = Session(package.game, seats, Options(turn_seconds=None, games_per_match=1), 0, seed=seats)
    choose = bot_chooser([package.bots[Level.FAIR]] * seats, [Random(seat) for seat in range(seats)])
    editor = TableEditor()
    editor.measure(SIZES[size])
    stages = 0
    for made in play_moves(session, choose, Random(1)):
        for step in made.steps:
            view = session.game.view(step.state, 0)
            editor.show(view, step.event, None, in_stages=isinstance(step.event, TilesPlayed))
            while (playback := editor.playback) is not None and playback.step is not None:
                stages += 1
                assert playback.is_clear, (made.move, playback.stage)
                assert _one_size(playback)
                editor.show_stage(playback.stage + 1)
    assert stages > 20


def _one_size(playback: Playback) -> bool:
    return len({corner[2] for corner in (*playback.after.values(), *playback.staying.values())}) == 1

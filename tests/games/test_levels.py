"""What is true of the computers of every game."""

from __future__ import annotations

import pytest
from stolik.engine.bot import Level
from stolik.engine.game_library import find_games, load_package


@pytest.mark.parametrize("game", [info.id for info in find_games()])
@pytest.mark.parametrize("level", Level)
def test_every_level_tells_its_habits_in_one_sentence(game: str, level: Level) -> None:
    sentence = (type(load_package(game).bots[level]).__doc__ or "").splitlines()[0]
    assert sentence.endswith(".")
    assert len(sentence) <= 110

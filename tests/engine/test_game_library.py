"""Games are found by reading their folder."""

from __future__ import annotations

from pathlib import Path

import stolik.games
from stolik.engine.game_library import find_game, find_games, load_codec, load_game, load_package


def test_every_folder_with_a_label_is_a_game_in_the_order_of_the_home_screen() -> None:
    folder = Path(stolik.games.__path__[0])
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert {info.id for info in find_games()} == packages
    orders = [info.order for info in find_games()]
    assert orders == sorted(orders)


def test_a_game_is_found_by_its_id_and_rules_and_codec_are_loaded_once() -> None:
    for info in find_games():
        assert find_game(info.id) is info
    assert find_game("chess") is None
    assert find_game("../engine") is None
    for info in find_games():
        assert load_game(info.id) is load_game(info.id)
        assert load_codec(info.id) is load_codec(info.id)
        assert load_package(info.id).game is load_game(info.id)

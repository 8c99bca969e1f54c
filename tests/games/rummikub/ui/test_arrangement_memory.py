"""What the board remembers of the racks."""

from __future__ import annotations

import json
from typing import Final

from stolik.games.rummikub.ui.arrangement_memory import ArrangementMemory

OWNER: Final = (1, 0)
RACK: Final = ("k1a", "k2a", "k3a")
DRAWN: Final = (*RACK, "r1a")


def test_who_lays_the_tile_that_came_last_or_is_taken_back_finds_the_rack_as_it_stood() -> None:
    memory = ArrangementMemory()
    memory.follow(OWNER, 0, RACK)
    memory.follow(OWNER, 1, DRAWN)
    put = memory.order(OWNER).move(["k3a"], 0, 0)
    memory.keep(OWNER, 1, put)
    memory.follow(OWNER, 2, RACK)
    assert [memory.order(OWNER).place_of(tile) for tile in RACK] == [put.place_of(tile) for tile in RACK]
    assert memory.order(OWNER).fresh == frozenset()
    memory.follow(OWNER, 0, RACK)
    stood = memory.order(OWNER)
    memory.follow(OWNER, 1, DRAWN)
    drawn = memory.order(OWNER)
    memory.keep(OWNER, 1, drawn.move(["k3a"], 0, 0))
    memory.follow(OWNER, 0, RACK)
    assert memory.order(OWNER) == stood
    memory.follow(OWNER, 1, DRAWN)
    assert memory.order(OWNER) == drawn.move(["k3a"], 0, 0)


def test_the_mark_of_the_tile_that_came_last_is_there_after_coming_back() -> None:
    memory = ArrangementMemory()
    memory.follow(OWNER, 0, RACK)
    assert "fresh" not in memory.to_plain(None, None)
    memory.follow(OWNER, 1, DRAWN)
    saved = json.loads(json.dumps(memory.to_plain(None, None)))
    later = ArrangementMemory(saved)
    assert later.to_plain(None, None) == saved, "a seat that isn't looked at keeps what was saved of it"
    later.follow(OWNER, 1, DRAWN)
    assert later.order(OWNER) == memory.order(OWNER)
    assert later.order(OWNER).fresh == {"r1a"}

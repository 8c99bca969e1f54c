"""What a report draws of a move of Rummikub: what it changes, with the tiles that it lays."""

from __future__ import annotations

from dataclasses import replace

from stolik.engine.session import Session
from stolik.games.rummikub.rules.moves import Draw, Pass, Play
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.ui.printed import decision, marked

RUN = ("k4a", "k5a", "k6a")
GROUP = ("r9a", "b9a", "o9a")
OTHER = ("b1a", "b2a", "b3a")


def position(*sets: tuple[str, ...]) -> State:
    state = GAME.start(2, GAME.options_type())
    return replace(state, table=sets, racks=(("ja", "k9a", "k7a", "b4a"), ()))


def test_sets_that_are_changed_are_drawn_apart_and_nothing_is_marked_where_nothing_is_laid() -> None:
    table = (OTHER, GROUP[:2], ("k5a", "k6a", "k7a"), (*GROUP[2:], "k4a", "k9a"))
    assert marked(position(RUN, GROUP, OTHER), Play(table)) == {
        "laying": [["k5a", "k6a", "k7a"], ["o9a", "k4a", "k9a"]],
        "moved": [["r9a", "b9a"]],
        "laid": ["k7a", "k9a"],
    }
    told = marked(position(OTHER, GROUP), Play((GROUP[::-1], (*OTHER, "b4a"))))
    assert (told["laying"], told["moved"]) == ([["b1a", "b2a", "b3a", "b4a"]], [])
    for move in (Draw(), Pass()):
        assert marked(position(RUN), move) == {}
    assert decision(Session(GAME, 2, GAME.options_type(), laid=position(RUN)), 0) == {
        "rack": ["b4a", "k7a", "k9a", "ja"]
    }

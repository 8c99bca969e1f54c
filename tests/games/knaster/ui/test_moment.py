"""What a report marks of a move of Circles."""

from __future__ import annotations

from stolik.games.knaster.rules.moves import Circle, Pass, Ring, Roll, Write
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.ui.printed import marked

START = GAME.start(2, GAME.options_type())


def test_the_cells_of_a_move_are_marked_and_nothing_where_none_is_filled() -> None:
    assert marked(START, Write(1, 3)) == {"cells": [8], "writes": True}
    assert marked(START, Circle(4, 0)) == {"cells": [20], "writes": False}
    assert marked(START, Ring("column_1", ((0, 0), (2, 0)))) == {
        "cells": [0, 10],
        "writes": False,
    }
    assert marked(START, Pass()) == marked(START, Roll()) == {}

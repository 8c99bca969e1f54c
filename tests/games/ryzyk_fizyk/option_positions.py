"""Positions at which every option of Ryzyk-Fizyk changes the best move, and therefore the words for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME

_START: Final = GAME.start(2, Options())

POSITIONS: Final = (
    # Rolling six dice again is worth hardly more or less than 91 points.
    replace(_START, kept=(2, 2, 2, 3, 3, 3), points=91, accounts=(17, 3)),
    # A last turn: five twos and three tries, or four twos and two dice.
    replace(
        GAME.start(3, Options()),
        phase="keep",
        rolled=(2, 2, 2, 2, 2, 5),
        accounts=(81, 50, 101),
        last_turns=(0,),
    ),
)

"""What a start can ask for: a file of some kind, or another request in the words of the command line."""

from __future__ import annotations

from typing import Final

CONTINUE: Final = "--continue"
"""Go on with the game that was left last."""

NEW_GAME: Final = "--new-game"
"""Show the games, to begin one."""

TOURNAMENT: Final = ".stolik-tournament"
GAMES: Final = (".stolik", TOURNAMENT)

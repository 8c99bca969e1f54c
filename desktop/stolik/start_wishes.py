"""What can be asked for at a start: a file, by its suffix, or one of the options here."""

from __future__ import annotations

from typing import Final

CONTINUE: Final = "--continue"
"""Asks to go on with the game that was left last."""

NEW_GAME: Final = "--new-game"
"""Asks for the list of games, to begin one."""

TOURNAMENT: Final = ".stolik-tournament"
GAMES: Final = (".stolik", TOURNAMENT)

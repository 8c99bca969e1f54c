"""The line-up: people and computers, their seats, and the options of the game."""

from stolik.pages import Page

PAGE = Page("players", "PlayersPage.qml", laid_by_window=True)

"""Who plays: people and computers, their places, and the options of the game."""

from stolik.pages import Page

PAGE = Page("players", "PlayersPage.qml", laid_by_window=True)

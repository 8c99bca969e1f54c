"""The rules of a game, and how the program is used, with a search in them."""

from stolik.pages import Page

PAGE = Page("help", "HelpPage.qml", laid_by_window=True)

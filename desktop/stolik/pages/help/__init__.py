"""Searchable help: the rules of each game, and how to use the program."""

from stolik.pages import Page

PAGE = Page("help", "HelpPage.qml", laid_by_window=True)

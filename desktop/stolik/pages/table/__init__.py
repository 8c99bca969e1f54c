"""The table on which a game is played."""

from stolik.pages import Page

PAGE = Page("table", "TablePage.qml", laid_by_window=True)

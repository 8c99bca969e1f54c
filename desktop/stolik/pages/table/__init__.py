"""The table on which a game is played."""

from stolik.services.page import Page

PAGE = Page("table", "TablePage.qml", laid_by_window=True)

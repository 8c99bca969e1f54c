"""The home page: the games, and everything else that can be done."""

from stolik.pages import Page

PAGE = Page("home", "HomePage.qml", help="1", laid_by_window=True)

"""The home page: the games on the shelf, and what else there is to do."""

from stolik.pages import Page

PAGE = Page("home", "HomePage.qml", help="1", laid_by_window=True)

"""The start page: the games on the shelf, and what there is to do beside them."""

from stolik.pages import Page

PAGE = Page("home", "HomePage.qml", help="1", laid_by_window=True)

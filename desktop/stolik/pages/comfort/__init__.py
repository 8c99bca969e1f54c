"""Everything that makes it comfortable."""

from stolik.services.page import Page

PAGE = Page("comfort", "ComfortPage.qml", help="6")

"""What the program is, and under which licences its parts are."""

from stolik.services.page import Page

PAGE = Page("about", "AboutPage.qml")

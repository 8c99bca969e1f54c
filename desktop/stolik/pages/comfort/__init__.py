"""Everything that makes it comfortable."""

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.services.page import Page

PAGE = Page(
    "comfort",
    "ComfortPage.qml",
    title=QT_TRANSLATE_NOOP("pages", "Comfort"),
    icon="settings",
    order=9,
    help="6",
)

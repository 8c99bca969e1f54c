"""About the program: its version, the licences of its parts, and what happened at the last table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.about.model import About
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> About:
    from stolik.pages.about.model import About

    about = About(services)
    services.language.switched.connect(about.retranslate)
    return about


PAGE = Page("about", "AboutPage.qml", _model)

"""What the program is, and under which licences its parts are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.about.model import Licences
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> Licences:
    from stolik.pages.about.model import Licences

    return Licences()


PAGE = Page("about", "AboutPage.qml", _model)

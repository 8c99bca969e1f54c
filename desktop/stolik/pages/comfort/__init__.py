"""Everything that makes it comfortable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.comfort.model import ComfortModel
    from stolik.services.services import Services


def _model(services: Services, _: Arguments) -> ComfortModel:
    from stolik.pages.comfort.model import ComfortModel

    return ComfortModel(services.settings, services.tables)


PAGE = Page("comfort", "ComfortPage.qml", _model, help="6")

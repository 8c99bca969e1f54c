"""Everything that makes it comfortable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.comfort.model import ComfortModel
    from stolik.services.services import Services


def _model(services: Services, _: Arguments) -> ComfortModel:
    from stolik.pages.comfort.model import ComfortModel

    model = ComfortModel(services)
    services.language.switched.connect(model.folder_choice.retranslate)
    return model


PAGE = Page(
    "comfort",
    "ComfortPage.qml",
    _model,
    title=QT_TRANSLATE_NOOP("pages", "Comfort"),
    icon="settings",
    order=9,
    help="6",
)

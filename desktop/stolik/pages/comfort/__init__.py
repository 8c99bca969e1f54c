"""The settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.engine.messages import N_
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
    title=N_("pages", "Settings"),
    icon="settings",
    order=9,
    help="6",
)

"""Wishes: the game that each member of the family would like to play next."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from stolik.engine.messages import N_
from stolik.pages import Arguments, Page
from stolik.services.kept import Keeping

if TYPE_CHECKING:
    from stolik.pages.wishes.kept import KeptWishes
    from stolik.pages.wishes.model import WishesModel
    from stolik.services.services import Services

WISHES: Final[Keeping[KeptWishes]] = Keeping(
    lambda: import_module("stolik.pages.wishes.kept").KeptWishes, ("wishes.json",)
)


def _model(services: Services, arguments: Arguments) -> WishesModel:
    from stolik.pages.wishes.model import WishesModel

    model = WishesModel(services.kept(WISHES))
    services.language.switched.connect(model.retranslate)
    return model


PAGE = Page(
    "wishes",
    "WishesPage.qml",
    _model,
    WISHES,
    title=N_("pages", "Wishes"),
    icon="people",
    order=4,
)

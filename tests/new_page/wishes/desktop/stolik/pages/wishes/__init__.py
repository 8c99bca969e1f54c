"""Wishes: which game each of the family would like to play next."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.wishes.keeper import WishKeeper
    from stolik.pages.wishes.model import WishesModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> WishesModel:
    from stolik.pages.wishes.model import WishesModel

    model = WishesModel(services.pages.keeper(PAGE.id))
    services.language.switched.connect(model.retranslate)
    return model


def _keeper(services: Services) -> WishKeeper:
    from stolik.pages.wishes.keeper import WishKeeper

    return WishKeeper(services.pages.file(PAGE), services.notices.tell)


PAGE = Page(
    "wishes",
    "WishesPage.qml",
    _model,
    _keeper,
    "wishes.json",
    kinds=lambda: [import_module("stolik.pages.wishes.keeper").Wishes],
    title=QT_TRANSLATE_NOOP("pages", "Wishes"),
    icon="people",
    order=4,
)

"""Luck over time, a part of the family book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.luck.model import LuckModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> LuckModel:
    from stolik.pages.luck.model import LuckModel

    results = services.finished_games.results
    luck = LuckModel(results)
    services.language.switched.connect(luck.retranslate)
    results.look()
    return luck


PAGE = Page("luck", "LuckPage.qml", _model, help="3")

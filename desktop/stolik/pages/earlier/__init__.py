"""Finished games played with the same luck, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.earlier.model import EarlierGames
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> EarlierGames:
    from stolik.pages.earlier.model import EarlierGames

    return EarlierGames(services)


PAGE = Page("earlier", "EarlierPage.qml", _model, help="3")

"""Guess first how likely something is in a position, then see the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.guess.model import GuessModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> GuessModel:
    from stolik.pages.guess.model import GuessModel

    model = GuessModel(services)
    services.language.switched.connect(model.retranslate)
    return model


PAGE = Page("guess", "GuessPage.qml", _model, help="4", uses_bots=True)

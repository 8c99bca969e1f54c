"""Guess first: how likely something is at a position, and then the truth."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.guess.keeper import GuessKeeper
    from stolik.pages.guess.model import GuessModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> GuessModel:
    from stolik.pages.guess.model import GuessModel, Needs
    from stolik.pages.guess.table import GuessTable

    model = GuessModel(
        Needs(
            services.pages.keeper(PAGE.id),
            services.pages.keeper("puzzles").person,
            services.bots(),
            partial(services.table_at, GuessTable),
            lambda: f"{services.bot_rng.getrandbits(64)}",
            services.now,
            lambda: services.settings.stored.paper,
        )
    )
    services.language.switched.connect(model.retranslate)
    return model


def _keeper(services: Services) -> GuessKeeper:
    from stolik.pages.guess.keeper import GuessKeeper

    return GuessKeeper(services.pages.file(PAGE), services.notices.tell)


PAGE = Page(
    "guess",
    "GuessPage.qml",
    _model,
    _keeper,
    "guesses.jsonl",
    kinds=lambda: [import_module("stolik.pages.guess.keeper").LoggedGuess],
    help="4",
    uses_bots=True,
)

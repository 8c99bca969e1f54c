"""Farkle: set aside dice that score, and bank the points before a roll loses them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stolik.engine.bot import AnyBot, Level, Valuation
    from stolik.engine.event_scenes import EventScenes
    from stolik.engine.game import AnyGame
    from stolik.engine.package import Messages
    from stolik.engine.view_model import ViewModel

INFO = GameInfo(
    id="farkle",
    rules=1,
    seats=(2, 4),
    minutes=(10, 20),
    min_age=8,
    title=QT_TRANSLATE_NOOP("farkle", "Farkle"),
    plays_as=QT_TRANSLATE_NOOP("farkle", "ones, fives and triples"),
    tagline=QT_TRANSLATE_NOOP("farkle", "Set scoring dice aside, and stop in time."),
    order=5,
)


class FarklePackage(GamePackage):
    """All that the program asks of Farkle."""

    info = INFO

    @property
    def game(self) -> AnyGame:
        from stolik.games.farkle.rules.rules import GAME

        return GAME

    @property
    def bots(self) -> Mapping[Level, AnyBot]:
        from stolik.games.farkle.ai.bots import BOTS

        return BOTS

    @property
    def valuation(self) -> Valuation:
        from stolik.games.farkle.ai import valuation

        return valuation

    @property
    def messages(self) -> Messages:
        from stolik.games.farkle.ui.messages import MESSAGES

        return MESSAGES

    @property
    def scenes(self) -> EventScenes:
        from stolik.games.farkle.ui.scenes import SCENES

        return SCENES

    def view_model(self, parent: Any) -> ViewModel:
        from stolik.games.farkle.ui.table_model import FarkleViewModel

        return FarkleViewModel(parent)


PACKAGE = FarklePackage()

"""Ryzyk-Fizyk: set dice aside in groups, and bank the points before a roll takes them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stolik.engine.bot import AnyBot, Level, OwnMeasure, Valuation
    from stolik.engine.drawing import Drawing
    from stolik.engine.event_scenes import EventScenes
    from stolik.engine.game import AnyGame, Seat
    from stolik.engine.guesses import Question
    from stolik.engine.lesson import Lesson
    from stolik.engine.package import Messages, ScoreCardArt
    from stolik.engine.position_editor import PositionEditor
    from stolik.engine.position_id import PositionCode, PositionStatus
    from stolik.engine.puzzles import PuzzleSource
    from stolik.engine.seat_values import SeatValues
    from stolik.engine.strength import Scale
    from stolik.engine.view_model import ViewModel

INFO = GameInfo(
    id="ryzyk_fizyk",
    rules=1,
    seats=(2, 8),
    minutes=(20, 30),
    min_age=8,
    title=QT_TRANSLATE_NOOP("ryzyk_fizyk", "Ryzyk-Fizyk"),
    plays_as=QT_TRANSLATE_NOOP("ryzyk_fizyk", "a race past 100 points"),
    tagline=QT_TRANSLATE_NOOP("ryzyk_fizyk", "Bank your points, or risk them all for more."),
    order=4,
    has_lesson=True,
    puzzle=QT_TRANSLATE_NOOP("ryzyk_fizyk", "Roll again, or bank?"),
    puzzle_note=QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "The bar on the track shows how far banking would bring you. The best move wins most often.",
    ),
    trade_mark="Ryzyk-Fizyk",
)


class RyzykFizykPackage(GamePackage):
    """All that the program asks of Ryzyk-Fizyk."""

    info = INFO

    @property
    def game(self) -> AnyGame:
        from stolik.games.ryzyk_fizyk.rules.rules import GAME

        return GAME

    @property
    def position_code(self) -> PositionCode:
        from stolik.games.ryzyk_fizyk.position_code import coded

        return coded

    @property
    def position_status(self) -> PositionStatus:
        from stolik.games.ryzyk_fizyk.rules.status import status

        return status

    @property
    def bots(self) -> Mapping[Level, AnyBot]:
        from stolik.games.ryzyk_fizyk.ai.bots import BOTS

        return BOTS

    @property
    def scale(self) -> Scale:
        from stolik.games.ryzyk_fizyk.ai.strength import SCALE

        return SCALE

    @property
    def valuation(self) -> Valuation:
        from stolik.games.ryzyk_fizyk.ai import valuation

        return valuation

    @property
    def own_measure(self) -> OwnMeasure:
        """The points that a turn is expected to bring."""
        from stolik.engine.bot import OwnMeasure

        return OwnMeasure(least=5.0, share=0.3, fact="points")

    @property
    def seat_values(self) -> SeatValues:
        from stolik.games.ryzyk_fizyk.ai.analysis.seat_values import SEAT_VALUES

        return SEAT_VALUES

    @property
    def puzzles(self) -> PuzzleSource:
        from stolik.analysis.decision_puzzles import DecisionPuzzles

        asked = (frozenset({"roll"}), frozenset({"bank"}))
        return DecisionPuzzles(self, self.seat_values, seats=2, asked=asked)

    def guesses(self, view: Any, seat: Seat) -> Sequence[Question]:
        from stolik.games.ryzyk_fizyk.ai.analysis.guesses import guesses

        return guesses(view, seat)

    def paper_position(self, view: Any, seat: Seat) -> Drawing:
        from stolik.games.ryzyk_fizyk.ui.paper import paper_position

        return paper_position(view, seat)

    @property
    def lesson(self) -> Lesson:
        from stolik.games.ryzyk_fizyk.lesson import LESSON

        return LESSON

    @property
    def messages(self) -> Messages:
        from stolik.games.ryzyk_fizyk.ui.messages import MESSAGES

        return MESSAGES

    @property
    def scenes(self) -> EventScenes:
        from stolik.games.ryzyk_fizyk.ui.scenes import SCENES

        return SCENES

    @property
    def score_card(self) -> ScoreCardArt:
        from stolik.games.ryzyk_fizyk.ui.score_card import ART

        return ART

    @property
    def position_editor(self) -> PositionEditor:
        from stolik.games.ryzyk_fizyk.ui.position_editor import EDITOR

        return EDITOR

    def view_model(self, parent: Any) -> ViewModel:
        from stolik.games.ryzyk_fizyk.ui.table_model import RyzykFizykViewModel

        return RyzykFizykViewModel(parent)


PACKAGE = RyzykFizykPackage()

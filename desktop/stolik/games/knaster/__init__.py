"""Knaster: one roll for everybody, a sheet of twenty-five cells for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stolik.engine.bot import AnyBot, Level, OwnMeasure, Valuation
    from stolik.engine.drawing import Drawing
    from stolik.engine.event_scenes import EventScenes
    from stolik.engine.game import AnyGame, Seat, Value
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
    id="knaster",
    rules=1,
    seats=(1, 12),
    minutes=(15, 25),
    min_age=8,
    title=QT_TRANSLATE_NOOP("knaster", "Circles"),
    plays_as=QT_TRANSLATE_NOOP("knaster", "plays like Knaster"),
    tagline=QT_TRANSLATE_NOOP(
        "knaster", "One roll for everybody: write it or circle it, and fill your lines."
    ),
    order=3,
    has_lesson=True,
    puzzle=QT_TRANSLATE_NOOP("knaster", "Where does the number go?"),
    puzzle_note=QT_TRANSLATE_NOOP(
        "knaster",
        "On orange: a bonus you have, for a line with five circles. Blue frame: a number you can circle.",
    ),
    trade_mark="Knaster",
)


class KnasterPackage(GamePackage):
    """All that the program asks of Knaster."""

    info = INFO

    @property
    def game(self) -> AnyGame:
        from stolik.games.knaster.rules.rules import GAME

        return GAME

    @property
    def position_code(self) -> PositionCode:
        from stolik.games.knaster.position_code import coded

        return coded

    @property
    def position_status(self) -> PositionStatus:
        from stolik.games.knaster.rules.status import status

        return status

    @property
    def bots(self) -> Mapping[Level, AnyBot]:
        from stolik.games.knaster.ai.bots import BOTS

        return BOTS

    @property
    def scale(self) -> Scale:
        from stolik.games.knaster.ai.strength import SCALE

        return SCALE

    @property
    def valuation(self) -> Valuation:
        from stolik.games.knaster.ai import advice

        return advice

    @property
    def own_measure(self) -> OwnMeasure:
        """The points that a sheet is expected to end with."""
        from stolik.engine.bot import OwnMeasure

        return OwnMeasure(least=5.0, share=0.0, fact="points")

    @property
    def seat_values(self) -> SeatValues:
        from stolik.games.knaster.ai.analysis import seat_values

        return seat_values

    @property
    def puzzles(self) -> PuzzleSource:
        from stolik.analysis.decision_puzzles import DecisionPuzzles

        asked = (frozenset({"write"}),)
        return DecisionPuzzles(self, self.seat_values, seats=1, asked=asked)

    def guesses(self, view: Any, seat: Seat) -> Sequence[Question]:
        from stolik.games.knaster.ai.analysis.guesses import guesses

        return guesses(view, seat)

    def marked(self, state: Any, move: Value) -> Mapping[str, Any]:
        from stolik.games.knaster.ui.printed.moment import marked

        return marked(move)

    def paper_position(self, view: Any, seat: Seat) -> Drawing:
        from stolik.games.knaster.ui.printed.paper import paper_position

        return paper_position(view, seat)

    @property
    def lesson(self) -> Lesson:
        from stolik.games.knaster.lesson import LESSON

        return LESSON

    @property
    def messages(self) -> Messages:
        from stolik.games.knaster.ui.messages import MESSAGES

        return MESSAGES

    @property
    def scenes(self) -> EventScenes:
        from stolik.games.knaster.ui.scenes import SCENES

        return SCENES

    @property
    def score_card(self) -> ScoreCardArt:
        from stolik.games.knaster.ui.printed.score_card import ART

        return ART

    @property
    def position_editor(self) -> PositionEditor:
        from stolik.games.knaster.ui.position_editor import EDITOR

        return EDITOR

    def view_model(self, parent: Any) -> ViewModel:
        from stolik.games.knaster.ui.table_model import KnasterViewModel

        return KnasterViewModel(parent)


PACKAGE = KnasterPackage()

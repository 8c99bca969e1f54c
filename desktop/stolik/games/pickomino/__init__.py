"""Pickomino: press your luck with eight dice for tiles with worms."""

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
    from stolik.engine.session import Session
    from stolik.engine.strength import Scale
    from stolik.engine.view_model import ViewModel

INFO = GameInfo(
    id="pickomino",
    rules=1,
    seats=(2, 7),
    minutes=(20, 30),
    min_age=8,
    title=QT_TRANSLATE_NOOP("pickomino", "Worms"),
    plays_as=QT_TRANSLATE_NOOP("pickomino", "plays like Pickomino"),
    tagline=QT_TRANSLATE_NOOP(
        "pickomino", "Roll, set dice aside, and dare one more roll for the fattest worms."
    ),
    order=1,
    has_lesson=True,
    puzzle=QT_TRANSLATE_NOOP("pickomino", "Roll again, or take a tile?"),
    puzzle_note=QT_TRANSLATE_NOOP(
        "pickomino",
        "A raised tile can be taken now. The best move is the one that wins most often.",
    ),
    trade_mark="Pickomino",
)


class PickominoPackage(GamePackage):
    """All that the program asks of Pickomino."""

    info = INFO

    @property
    def game(self) -> AnyGame:
        from stolik.games.pickomino.rules.rules import GAME

        return GAME

    @property
    def position_code(self) -> PositionCode:
        from stolik.games.pickomino.position_code import coded

        return coded

    @property
    def position_status(self) -> PositionStatus:
        from stolik.games.pickomino.rules.status import status

        return status

    @property
    def bots(self) -> Mapping[Level, AnyBot]:
        from stolik.games.pickomino.ai.bots import BOTS

        return BOTS

    @property
    def scale(self) -> Scale:
        from stolik.games.pickomino.ai.strength import SCALE

        return SCALE

    @property
    def valuation(self) -> Valuation:
        from stolik.games.pickomino.ai import valuation

        return valuation

    @property
    def own_measure(self) -> OwnMeasure:
        """The worms that a turn is expected to bring."""
        from stolik.engine.bot import OwnMeasure

        return OwnMeasure(least=1.0, share=0.5)

    @property
    def seat_values(self) -> SeatValues:
        from stolik.games.pickomino.ai.analysis.seat_values import SEAT_VALUES

        return SEAT_VALUES

    @property
    def puzzles(self) -> PuzzleSource:
        from stolik.analysis.decision_puzzles import DecisionPuzzles

        asked = (frozenset({"roll"}), frozenset({"take", "steal"}))
        return DecisionPuzzles(self, self.seat_values, seats=2, asked=asked)

    def guesses(self, view: Any, seat: Seat) -> Sequence[Question]:
        from stolik.games.pickomino.ai.analysis.guesses import guesses

        return guesses(view, seat)

    def paper_position(self, view: Any, seat: Seat) -> Drawing:
        from stolik.games.pickomino.ui.paper import paper_position

        return paper_position(view, seat)

    @property
    def lesson(self) -> Lesson:
        from stolik.games.pickomino.lesson import LESSON

        return LESSON

    @property
    def messages(self) -> Messages:
        from stolik.games.pickomino.ui.messages import MESSAGES

        return MESSAGES

    @property
    def scenes(self) -> EventScenes:
        from stolik.games.pickomino.ui.scenes import SCENES

        return SCENES

    @property
    def score_card(self) -> ScoreCardArt:
        from stolik.games.pickomino.ui.score_card import ART

        return ART

    def still(self, session: Session) -> Mapping[str, Any]:
        from stolik.games.pickomino.rules.dice import DICE
        from stolik.models.dice_rows import DiceRows

        dice = DiceRows(DICE)
        dice.trace(session.states_before(session.length))
        dice.show(session.state)
        return {**super().still(session), "kept": dice.aside}

    @property
    def position_editor(self) -> PositionEditor:
        from stolik.games.pickomino.ui.position_editor import EDITOR

        return EDITOR

    def view_model(self, parent: Any) -> ViewModel:
        from stolik.games.pickomino.ui.table_model import PickominoViewModel

        return PickominoViewModel(parent)


PACKAGE = PickominoPackage()

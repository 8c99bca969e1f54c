"""Rummikub by the Polish tournament rules: runs and groups, and the whole table to rearrange."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stolik.engine.bot import Advice, AnyBot, Level, Valuation
    from stolik.engine.drawing import Drawing
    from stolik.engine.event_scenes import EventScenes
    from stolik.engine.game import AnyGame, Seat, Value
    from stolik.engine.game_points import CardEntry
    from stolik.engine.guesses import Question
    from stolik.engine.lesson import Lesson
    from stolik.engine.match_rules import MatchRules
    from stolik.engine.package import Messages, PrivatePrompts, RefereeTool, ScoreCardArt
    from stolik.engine.position_editor import PositionEditor
    from stolik.engine.position_id import PositionCode, PositionStatus
    from stolik.engine.puzzles import PuzzleSource
    from stolik.engine.session import Session
    from stolik.engine.strength import Scale
    from stolik.engine.view_model import ViewModel
    from stolik.engine.view_values import ViewValues

INFO = GameInfo(
    id="rummikub",
    rules=1,
    seats=(2, 4),
    minutes=(45, 90),
    min_age=8,
    title=QT_TRANSLATE_NOOP("rummikub", "Rummikub"),
    plays_as=QT_TRANSLATE_NOOP("rummikub", "Polish tournament rules"),
    tagline=QT_TRANSLATE_NOOP("rummikub", "Runs and groups, and the whole table to rearrange."),
    order=2,
    draws_for_start=True,
    has_secrets=True,
    marks_for_beginners=True,
    has_lesson=True,
    puzzle=QT_TRANSLATE_NOOP("rummikub", "Can you lay all your tiles?"),
    puzzle_note=QT_TRANSLATE_NOOP(
        "rummikub",
        "You may take the sets on the table apart, as long as only whole sets lie there in the end.",
    ),
    trade_mark="Rummikub",
)


class RummikubPackage(GamePackage):
    """All that the program asks of Rummikub."""

    info = INFO

    @property
    def game(self) -> AnyGame:
        from stolik.games.rummikub.rules.rules import GAME

        return GAME

    @property
    def presets(self) -> Mapping[str, Value]:
        from stolik.games.rummikub.rules.options import PRESETS

        return PRESETS

    @property
    def position_code(self) -> PositionCode:
        from stolik.games.rummikub.position_code import coded

        return coded

    @property
    def position_status(self) -> PositionStatus:
        from stolik.games.rummikub.rules.status import status

        return status

    @property
    def bots(self) -> Mapping[Level, AnyBot]:
        from stolik.games.rummikub.ai.bots import BOTS

        return BOTS

    @property
    def scale(self) -> Scale:
        from stolik.games.rummikub.ai.strength import SCALE

        return SCALE

    @property
    def valuation(self) -> Valuation:
        from stolik.games.rummikub.ai import valuation

        return valuation

    def advice_on(self, view: Any, seat: Seat, move: Any) -> Advice:
        from stolik.games.rummikub.ai.analysis.seat_values import advice_on

        return advice_on(view, seat, move)

    @property
    def seat_values(self) -> ViewValues:
        from stolik.games.rummikub.ai.analysis.seat_values import SEAT_VALUES

        return SEAT_VALUES

    @property
    def puzzles(self) -> PuzzleSource:
        from stolik.games.rummikub.ai.puzzles.going_out import PUZZLES

        return PUZZLES

    def guesses(self, view: Any, seat: Seat) -> Sequence[Question]:
        from stolik.games.rummikub.ai.analysis.guesses import guesses

        return guesses(view, seat)

    def decision(self, session: Session, seat: Seat) -> Mapping[str, Any]:
        from stolik.games.rummikub.ui.printed.moment import decision

        return decision(session.state, seat)

    def marked(self, state: Any, move: Value) -> Mapping[str, Any]:
        from stolik.games.rummikub.ui.printed.moment import marked

        return marked(state, move)

    def paper_position(self, view: Any, seat: Seat) -> Drawing:
        from stolik.games.rummikub.ui.printed.paper import paper_position

        return paper_position(view, seat)

    @property
    def lesson(self) -> Lesson:
        from stolik.games.rummikub.lesson import LESSON

        return LESSON

    @property
    def messages(self) -> Messages:
        from stolik.games.rummikub.ui.voice.sentences import MESSAGES

        return MESSAGES

    @property
    def scenes(self) -> EventScenes:
        from stolik.games.rummikub.ui.scenes import SCENES

        return SCENES

    @property
    def prompts(self) -> PrivatePrompts:
        from stolik.games.rummikub.ui.scenes import PROMPTS

        return PROMPTS

    @property
    def followed_up(self) -> frozenset[str]:
        # After an announcement nothing is left but to end the turn.
        return frozenset({"announce"})

    @property
    def score_card(self) -> ScoreCardArt:
        from stolik.games.rummikub.ui.printed.score_card_art import ART

        return ART

    @property
    def match_rules(self) -> MatchRules:
        from stolik.engine.match_rules import MatchRules
        from stolik.games.rummikub.rules.card_entry import points_fault, points_of_games
        from stolik.games.rummikub.rules.scoring import big_points_of

        return MatchRules(
            points_of_games,
            points_fault,
            big_points_of,
            games_option="games_per_match",
            seconds_option="turn_seconds",
        )

    @property
    def card_entry(self) -> CardEntry:
        from stolik.games.rummikub.ui.printed.card_fields import CARD_ENTRY

        return CARD_ENTRY

    @property
    def referee_tool(self) -> RefereeTool:
        from stolik.engine.package import RefereeTool
        from stolik.games.rummikub.ui.rack_check.model import RackCheckModel

        title = QT_TRANSLATE_NOOP("rummikub", "Does this rack open?")
        return RefereeTool(title, "rack_check/RackCheck.qml", RackCheckModel)

    @property
    def position_editor(self) -> PositionEditor:
        from stolik.games.rummikub.ui.laid.editor import EDITOR

        return EDITOR

    def view_model(self, parent: Any) -> ViewModel:
        from stolik.games.rummikub.ui.table_model import RummikubViewModel

        return RummikubViewModel(parent)


PACKAGE = RummikubPackage()

"""Rummikub by the Polish tournament rules: runs and groups, and the whole table to rearrange."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage, part

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stolik.engine.game import Seat
    from stolik.engine.match_rules import MatchRules
    from stolik.engine.package import RefereeTool
    from stolik.engine.session import Session

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

    game = part("rules.rules:GAME")
    unreckoned = part("rules.options:UNRECKONED")
    presets = part("rules.options:PRESETS")
    position_code = part("position_code:coded")
    position_fault = part("rules.status:fault")
    bots = part("ai.bots:BOTS")
    scale = part("ai.strength:SCALE")
    valuation = part("ai.valuation")
    advice_on = part("ai.analysis.seat_values:advice_on")
    seat_values = part("ai.analysis.seat_values:SEAT_VALUES")
    puzzles = part("ai.puzzles:PUZZLES")
    guesses = part("ai.analysis.guesses:guesses")

    def decision(self, session: Session, seat: Seat) -> Mapping[str, Any]:
        from stolik.games.rummikub.ui.printed import decision

        return decision(session.state, seat)

    marked = part("ui.printed:marked")
    paper_position = part("ui.printed:paper_position")
    lesson = part("lesson:LESSON")
    messages = part("ui.messages:MESSAGES")
    scenes = part("ui.scenes:SCENES")
    prompts = part("ui.scenes:PROMPTS")

    @property
    def followed_up(self) -> frozenset[str]:
        # After an announcement nothing is left but to end the turn.
        return frozenset({"announce"})

    score_card = part("ui.printed:ART")

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
            starter=lambda state: (state.starter - state.game + 1) % state.seats,
        )

    card_entry = part("ui.card_fields:CARD_ENTRY")

    @property
    def referee_tool(self) -> RefereeTool:
        from stolik.engine.package import RefereeTool
        from stolik.games.rummikub.ui.referee_tool import RackCheckModel

        title = QT_TRANSLATE_NOOP("rummikub", "Does this rack open?")
        return RefereeTool(title, "panels/RackCheck.qml", RackCheckModel)

    position_editor = part("ui.position_editor:EDITOR")
    view_model = part("ui.table_model:RummikubViewModel")


PACKAGE = RummikubPackage()

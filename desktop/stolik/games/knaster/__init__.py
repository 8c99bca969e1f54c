"""Knaster: one roll for everybody, a sheet of twenty-five cells for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage, part

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stolik.engine.bot import OwnMeasure
    from stolik.engine.game import Value
    from stolik.engine.puzzles import PuzzleSource

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

    game = part("rules.rules:GAME")
    position_code = part("position_code:coded")
    position_fault = part("rules.status:fault")
    bots = part("ai.bots:BOTS")
    scale = part("ai.strength:SCALE")
    valuation = part("ai.advice")

    @property
    def own_measure(self) -> OwnMeasure:
        """The points that a sheet is expected to end with."""
        from stolik.engine.bot import OwnMeasure

        return OwnMeasure(least=5.0, share=0.0, fact="points")

    seat_values = part("ai.analysis.seat_values")

    @property
    def puzzles(self) -> PuzzleSource:
        from stolik.analysis.puzzles import DecisionPuzzles

        asked = (frozenset({"write"}),)
        return DecisionPuzzles(self, self.seat_values, seats=1, asked=asked)

    guesses = part("ai.analysis.guesses:guesses")

    def marked(self, state: Any, move: Value) -> Mapping[str, Any]:
        from stolik.games.knaster.ui.printed.moment import marked

        return marked(move)

    paper_position = part("ui.printed.paper:paper_position")
    lesson = part("lesson:LESSON")
    messages = part("ui.messages:MESSAGES")
    scenes = part("ui.scenes:SCENES")
    score_card = part("ui.printed.score_card:ART")
    position_editor = part("ui.position_editor:EDITOR")
    view_model = part("ui.table_model:KnasterViewModel")


PACKAGE = KnasterPackage()

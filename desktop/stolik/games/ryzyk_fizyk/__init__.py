"""Ryzyk-Fizyk: set dice aside in groups, and bank the points before a roll takes them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage, part

if TYPE_CHECKING:
    from stolik.engine.bot import OwnMeasure
    from stolik.engine.puzzles import PuzzleSource

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

    game = part("rules.rules:GAME")
    position_code = part("position_code:coded")
    position_fault = part("rules.status:fault")
    bots = part("ai.bots:BOTS")
    scale = part("ai.strength:SCALE")
    valuation = part("ai.valuation")

    @property
    def own_measure(self) -> OwnMeasure:
        """The points that a turn is expected to bring."""
        from stolik.engine.bot import OwnMeasure

        return OwnMeasure(least=5.0, share=0.3, fact="points")

    seat_values = part("ai.analysis.seat_values:SEAT_VALUES")

    @property
    def puzzles(self) -> PuzzleSource:
        from stolik.analysis.puzzles import DecisionPuzzles

        asked = (frozenset({"roll"}), frozenset({"bank"}))
        return DecisionPuzzles(self, self.seat_values, seats=2, asked=asked)

    guesses = part("ai.analysis.guesses:guesses")
    paper_position = part("ui.paper:paper_position")
    lesson = part("lesson:LESSON")
    messages = part("ui.messages:MESSAGES")
    scenes = part("ui.scenes:SCENES")
    score_card = part("ui.score_card:ART")
    position_editor = part("ui.position_editor:EDITOR")
    view_model = part("ui.table_model:RyzykFizykViewModel")


PACKAGE = RyzykFizykPackage()

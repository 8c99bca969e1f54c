"""Pickomino: press your luck with eight dice for tiles with worms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage, part

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stolik.engine.bot import OwnMeasure
    from stolik.engine.puzzles import PuzzleSource
    from stolik.engine.session import Session

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

    game = part("rules.rules:GAME")
    position_code = part("position_code:coded")
    position_fault = part("rules.status:fault")
    bots = part("ai.bots:BOTS")
    scale = part("ai.strength:SCALE")
    valuation = part("ai.valuation")

    @property
    def own_measure(self) -> OwnMeasure:
        """The worms that a turn is expected to bring."""
        from stolik.engine.bot import OwnMeasure

        return OwnMeasure(least=0.25, share=0.4)

    seat_values = part("ai.analysis.seat_values:SEAT_VALUES")

    @property
    def puzzles(self) -> PuzzleSource:
        from stolik.analysis.puzzles import DecisionPuzzles

        asked = (frozenset({"roll"}), frozenset({"take", "steal"}))
        return DecisionPuzzles(self, self.seat_values, seats=2, asked=asked)

    guesses = part("ai.analysis.guesses:guesses")
    paper_position = part("ui.paper:paper_position")
    lesson = part("lesson:LESSON")
    messages = part("ui.messages:MESSAGES")
    scenes = part("ui.scenes:SCENES")
    score_card = part("ui.score_card:ART")

    def still(self, session: Session) -> Mapping[str, Any]:
        from stolik.games.pickomino.rules.dice import DICE
        from stolik.models.dice_rows import DiceRows

        dice = DiceRows(DICE)
        dice.trace(session.states_before(session.length))
        dice.show(session.state)
        return {**super().still(session), "kept": dice.aside}

    position_editor = part("ui.position_editor:EDITOR")
    view_model = part("ui.table_model:PickominoViewModel")


PACKAGE = PickominoPackage()

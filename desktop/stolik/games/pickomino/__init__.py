"""Pickomino: press your luck with eight dice for tiles with worms."""

from __future__ import annotations

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage, OwnMeasure

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
    own_measure=OwnMeasure(least=0.25, share=0.4),
    puzzle=QT_TRANSLATE_NOOP("pickomino", "Roll again, or take a tile?"),
    puzzle_note=QT_TRANSLATE_NOOP(
        "pickomino",
        "A raised tile can be taken now. The best move is the one that wins most often.",
    ),
    trade_mark="Pickomino",
)

PACKAGE = GamePackage(INFO)

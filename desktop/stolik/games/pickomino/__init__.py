"""Pickomino: press your luck with eight dice for tiles with worms."""

from __future__ import annotations

from stolik.engine.messages import N_
from stolik.engine.package import GameInfo, GamePackage, OwnMeasure

INFO = GameInfo(
    id="pickomino",
    rules=1,
    seats=(2, 7),
    minutes=(20, 30),
    min_age=8,
    title=N_("pickomino", "Worms"),
    plays_as=N_("pickomino", "plays like Pickomino"),
    tagline=N_("pickomino", "Roll, set dice aside, and dare one more roll for the fattest worms."),
    order=1,
    has_lesson=True,
    own_measure=OwnMeasure(least=0.25, share=0.4),
    puzzle=N_("pickomino", "Roll again, or take a tile?"),
    puzzle_note=N_(
        "pickomino",
        "You can take a raised tile now. The best move is the one that wins most often.",
    ),
    trade_mark="Pickomino",
)

PACKAGE = GamePackage(INFO)

"""Ryzyk-Fizyk: set dice aside in groups, and bank the points before a roll takes them all."""

from __future__ import annotations

from stolik.engine.messages import N_
from stolik.engine.package import GameInfo, GamePackage, OwnMeasure

INFO = GameInfo(
    id="ryzyk_fizyk",
    rules=1,
    seats=(2, 8),
    minutes=(20, 30),
    min_age=8,
    title=N_("ryzyk_fizyk", "Ryzyk-Fizyk"),
    plays_as=N_("ryzyk_fizyk", "a race past 100 points"),
    tagline=N_("ryzyk_fizyk", "Bank your points, or risk them all for more."),
    order=4,
    has_lesson=True,
    own_measure=OwnMeasure(least=5.0, share=0.3, fact="points"),
    puzzle=N_("ryzyk_fizyk", "Roll again, or bank?"),
    puzzle_note=N_(
        "ryzyk_fizyk",
        "The bar on the track shows how far banking would take you. The best move wins most often.",
    ),
    trade_mark="Ryzyk-Fizyk",
)

PACKAGE = GamePackage(INFO)

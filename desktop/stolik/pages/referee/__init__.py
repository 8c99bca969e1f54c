"""The referee's corner: a clock for a real table, the games' tools, and a search of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.referee.clock_model import ClockModel
    from stolik.pages.referee.model import RefereeModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> RefereeModel:
    from stolik.pages.referee.model import RefereeModel

    referee = RefereeModel(services)
    clock = cast("ClockModel", referee.clock)
    clock.changed.connect(lambda: services.awake.keep("referee", clock.property("phase") == "running"))
    referee.sounded.connect(services.sound_player().play)
    services.language.switched.connect(referee.retranslate)
    return referee


PAGE = Page("referee", "RefereePage.qml", _model, help="5", lasts=True)

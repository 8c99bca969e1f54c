"""Things to practise: first games, puzzles, and a person's own costly moves to try again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.engine.messages import N_
from stolik.pages import Arguments, Page
from stolik.services.kept import PRACTICE

if TYPE_CHECKING:
    from stolik.pages.practice.room import PracticeRoom
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> PracticeRoom:
    """Return the model of the page, or of one position given by the arguments of a `RecordedDecision`."""
    from stolik.analysis.practice import RecordedDecision
    from stolik.pages.practice.room import PracticeRoom

    place = None
    if "text" in arguments:
        place = RecordedDecision("", arguments["text"], int(arguments["entry"]), int(arguments["seat"]))
    room = PracticeRoom(services, place)
    services.kept(PRACTICE).changed.connect(room.renew)
    services.pagesChanged.connect(room.renew)
    services.language.switched.connect(room.retranslate)
    return room


PAGE = Page(
    "practice",
    "PracticePage.qml",
    _model,
    title=N_("pages", "Practice"),
    icon="puzzle",
    order=1,
    help="4",
    reminds=PRACTICE,
    uses_bots=True,
)

"""What there is to practise: first games, puzzles, and one's own costly moves to be tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.pages import Arguments, Page
from stolik.services.kept import PRACTICE

if TYPE_CHECKING:
    from stolik.pages.practise.room import PracticeRoom
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> PracticeRoom:
    """Return the model of the room, or of one error alone, with the arguments of a `RecordedDecision`."""
    from stolik.analysis.practice import RecordedDecision
    from stolik.pages.practise.room import PracticeRoom

    place = None
    if "text" in arguments:
        place = RecordedDecision("", arguments["text"], int(arguments["entry"]), int(arguments["seat"]))
    room = PracticeRoom(services, place)
    services.kept(PRACTICE).changed.connect(room.renew)
    services.pagesChanged.connect(room.renew)
    services.language.switched.connect(room.retranslate)
    return room


PAGE = Page(
    "practise",
    "PractisePage.qml",
    _model,
    title=QT_TRANSLATE_NOOP("pages", "Practise"),
    icon="puzzle",
    order=1,
    help="4",
    reminds=PRACTICE,
    uses_bots=True,
)

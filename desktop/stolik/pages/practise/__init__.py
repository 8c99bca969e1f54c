"""What there is to practise: first games, puzzles, and one's own costly moves to be tried again."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.practise.keeper import Practice
    from stolik.pages.practise.room import PracticeRoom
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> PracticeRoom | None:
    """Return the model of the room, or with ``moment`` of the one error that the open report shows."""
    from stolik.pages.practise.room import Needs, PracticeRoom
    from stolik.services.practice.model import PracticeModel
    from stolik.services.practice.table import PracticeTable

    pages = services.pages
    place = pages.model("report").place() if arguments.get("moment") else None
    if arguments.get("moment") and place is None:
        return None
    practice: Practice = pages.keeper(PAGE.id)
    needs = Needs(
        services.tables.people,
        practice,
        pages.keeper("puzzles"),
        pages.keeper("lesson"),
        services.bots(),
        partial(PracticeModel, partial(services.table_at, PracticeTable), services.bots(), now=services.now),
        pages.open,
        lambda: f"{services.bot_rng.getrandbits(64)}",
        begins=not services.finished_games.is_known,
    )
    room = PracticeRoom(needs, place)
    practice.changed.connect(room.renew)
    pages.changed.connect(room.renew)
    services.language.switched.connect(room.retranslate)
    return room


def _keeper(services: Services) -> Practice:
    from stolik.pages.practise.keeper import Practice

    practice = Practice(
        services.pages.file(PAGE),
        services.tables.people,
        services.calendar.today,
        services.notices.tell,
        services,
    )
    services.calendar.changed.connect(practice.changed)
    return practice


PAGE = Page(
    "practise",
    "PractisePage.qml",
    _model,
    _keeper,
    "drills.json",
    keeps_beside=("practice_answers.jsonl",),
    kinds=lambda: [
        import_module("stolik.pages.practise.store").PracticeBook,
        import_module("stolik.pages.practise.answers").LoggedAnswer,
    ],
    title=QT_TRANSLATE_NOOP("pages", "Practise"),
    icon="puzzle",
    order=1,
    help="4",
    reminds=True,
    uses_bots=True,
)

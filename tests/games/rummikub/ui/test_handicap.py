"""What a seat that opens with 20 points reads and hears: its own number, and the others theirs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject
from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim
from stolik.engine.game import Rejection
from stolik.games.rummikub.rules.moves import Draw, Play
from stolik.games.rummikub.ui.hints import plan_of, reason_of, reason_to_lay
from stolik.games.rummikub.ui.table_parts import seat_rows
from stolik.games.rummikub.ui.turn_draft import TurnDraft, keeping_ids

from tests.games.rummikub.ai.test_handicap import RACK, USUAL, has_it
from tests.games.rummikub.deals import CALM, dealt, draw_on
from tests.games.rummikub.ui.test_view_model import face_of, look


@pytest.fixture
def face(qapp: Any) -> Iterator[Any]:
    parent = QObject()
    yield face_of(parent)
    parent.deleteLater()


def test_the_opening_is_counted_up_to_the_number_of_whoever_looks(face: Any) -> None:
    assert face.line.needed == 30
    session = dealt(2, replace(CALM, easier_opening=(0,)))
    look(face, session, 0)
    assert (face.line.needed, face.line.openingText) == (20, "Opening: 0 / 20")
    answers = {answer.key: answer.text for answer in face.answers(["Ala", "Ola"], "")}
    assert answers["Ctrl+6"] == "Opening: 0 / 20"
    draw_on(session)
    look(face, session, 1)
    assert (face.line.needed, face.line.openingText) == (30, "Opening: 0 / 30")


def test_every_seat_shows_what_it_needs_and_a_draft_is_refused_by_its_number() -> None:
    rows = seat_rows(dealt(3, replace(CALM, easier_opening=(1,))).state)
    assert [row.needed for row in rows] == [30, 20, 30]
    assert ["needs 20 points to open" in row.spoken for row in rows] == [False, True, False]
    view = replace(has_it(USUAL, 0), table=(("r4a", "r5a", "r6a"),))
    draft = TurnDraft.begin(keeping_ids((), view.table), RACK.split(), False, view.options.needed_by(0))
    assert draft.add(["k6a"], 1, 0) == Rejection("opening_touches_table", {"needed": 20})


@pytest.mark.parametrize("easier, needed", [((0,), 20), ((1,), 30), ((), 30)])
def test_a_draft_on_the_screen_knows_the_number_of_its_seat(
    face: Any, easier: tuple[int, ...], needed: int
) -> None:
    look(face, dealt(2, replace(CALM, easier_opening=easier)), 0)
    assert face._editor.draft.needed == needed


def test_hints_say_the_number_of_the_seat() -> None:
    view = has_it(USUAL, 0)
    draft = TurnDraft.begin((), view.racks[0], False)
    plan = plan_of(draft, Play((("k6a", "k7a", "k8a"),)))
    assert reason_to_lay(view, 0, plan) == Claim("opens", {"worth": 21, "needed": 20})
    opening = Advice(Play((("k6a", "k7a", "k8a"),)), 0.4)
    assert reason_of(view, 0, [Advice(Draw(), 0.5), opening]).kind == "could_open"
    assert reason_of(USUAL, 0, [Advice(Draw(), 0.5)]) == Claim(
        "short_of_opening", {"worth": 21, "needed": 30}
    )
    poor = has_it(replace(USUAL, racks=(tuple("k1a k2a k3a".split()), USUAL.racks[1])), 0)
    assert reason_of(poor, 0, [Advice(Draw(), 0.5)]) == Claim("short_of_opening", {"worth": 6, "needed": 20})

"""The sentences of a table that are of no game."""

from __future__ import annotations

import pytest
from stolik.engine.view_model import HintStep
from stolik.table.telling import handicap_text, hint_told, pauses_text

HINT = HintStep("Take the 5.", ("die:5",), "Show it")


@pytest.mark.parametrize(
    "pauses, text",
    [(None, ""), (0, ""), (1, "The clock was stopped 1 time."), (2, "The clock was stopped 2 times.")],
)
def test_pauses_are_told_where_somebody_s_time_was_stopped(pauses: int | None, text: str) -> None:
    assert pauses_text(pauses) == text


def test_a_handicap_is_told_with_all_who_have_it() -> None:
    told = handicap_text("Opening with 20 points", ("Ala", "Jan"))
    assert told == "Opening with 20 points: Ala, Jan. Agreed before the game."
    assert handicap_text("Opening with 20 points", ()) == ""


def test_a_hint_is_told_as_it_is_and_asks_where_a_move_is_held_back() -> None:
    assert hint_told(None, is_asking=False) == {}
    assert hint_told(HINT, is_asking=False) == {"text": "Take the 5.", "lit": ["die:5"], "button": "Show it"}
    assert hint_told(HINT, is_asking=True) == {
        "text": "Sure? There is something better. Take the 5.",
        "lit": ["die:5"],
        "button": "Play it anyway",
    }

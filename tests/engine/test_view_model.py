"""What a view model that brings only what it must is like."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from stolik.engine.coaching.claims import Claim
from stolik.engine.view_model import HintStep, SoloScale, ViewModel, reason_step


def test_a_game_without_such_things_has_neither_draft_nor_time_nor_stages_nor_answers() -> None:
    plain = cast("Any", ViewModel)()
    assert (plain.memory(), plain.time_up(), plain.solo_scale()) == (None, None, SoloScale())
    assert (plain.stages("event", None), plain.answers((), ""), plain.prompt(())) == (0, (), "")
    assert (plain.spoken_text("event", "Ala rolls.", ()), plain.turn_text((), ())) == ("Ala rolls.", "")


def test_looking_back_shows_the_moment_with_nobody_to_act() -> None:
    shown: list[Any] = []
    plain = cast("Any", ViewModel)()
    plain.show = lambda *what: shown.append(what)
    assert plain.show_moment("before", "view", "event", 1) == ()
    assert shown == [("view", "event", None)]


def test_the_reason_of_a_hint_is_its_last_claim_in_its_own_words() -> None:
    claim = Claim("fits", {})
    where = HintStep("Look here.", claim=Claim("look"))
    steps = [where, HintStep("It fits. As lit.", ("a",), "On", claim, "It fits.")]
    assert reason_step([*steps, HintStep("As shown.")]) == replace(steps[1], text="It fits.")
    assert reason_step([HintStep("Roll.", claim=claim)]) == HintStep("Roll.", claim=claim)
    assert reason_step([HintStep("Look here."), HintStep("Roll.")]) == HintStep("Roll.")
    assert reason_step([]) is None

"""The defaults of a view model with only the required parts, and the words for claims and hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from stolik.engine.coaching.claims import Claim, Wording, hundred, telling
from stolik.engine.game_library import load_game
from stolik.engine.session import Session
from stolik.engine.view_model import HintStep, SoloScale, ViewModel, reason_step, show_position


def test_a_game_without_such_things_has_neither_draft_nor_time_nor_stages_nor_answers() -> None:
    plain = cast("Any", ViewModel)()
    assert (plain.memory(), plain.time_up(), plain.solo_scale()) == (None, None, SoloScale())
    assert (plain.stages("event", None), plain.answers((), ""), plain.prompt(())) == (0, (), "")
    assert (plain.spoken_text("event", "Ala rolls.", ()), plain.turn_text((), ())) == ("Ala rolls.", "")
    assert plain.difference((), None) == ""


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


WORDING = Wording(
    "game",
    {"adds": "{where} gets %n (worm|worms).", "rolls": "Roll."},
    {"adds": "worms"},
    {"where": {"top": "The top row"}},
    frozenset({"rolls"}),
)


def test_a_claim_is_told_with_its_facts_and_is_one_with_what_says_the_same() -> None:
    assert WORDING.text(Claim("adds", {"where": "top", "worms": 1})) == "The top row gets 1 worm."
    assert WORDING.text(Claim("rolls")) == "Roll."
    with pytest.raises(KeyError):
        WORDING.text(Claim("sinks"))
    assert Claim("adds", {"worms": 1}) == Claim("adds", {"worms": 1})
    assert hash(Claim("adds", {"worms": 1})) == hash(Claim("adds", {"worms": 1}))
    assert Claim("adds", {"worms": 1}) != Claim("adds", {"worms": 2})


WORDS = Wording("game", {"most": "It brings {points}."})


@pytest.mark.parametrize(
    "kinds, wording, said",
    [
        (["most"], WORDS, "It brings 5."), ([None, "most"], WORDS, "It brings 5."), (["least"], WORDS, ""),
        ([None], WORDS, ""), ([], WORDS, ""), (["most"], None, ""),
    ],
)  # fmt: skip
def test_a_good_move_is_praised_by_the_claim_of_its_hint_or_not_at_all(
    kinds: Sequence[str | None], wording: Wording | None, said: str
) -> None:
    plain = cast("Any", ViewModel)()
    plain.praises = wording
    claims = [None if kind is None else Claim(kind, {"points": 5}) for kind in kinds]
    plain.hint_steps = lambda options: [HintStep("Take it.", claim=claim) for claim in claims]
    assert plain.praise(()) == said


def test_the_first_claim_tells_that_holds_of_no_other_option_or_else_the_last() -> None:
    one, other = Claim("fits"), Claim("adds", {"worms": 1})
    assert (telling([one, other], []), telling([one, other], [one]), telling([one], [one])) == (
        one,
        other,
        one,
    )
    assert (hundred(0.444), hundred(0.445)) == (44, 44)


def test_a_position_is_shown_to_the_seat_that_was_to_act_after_what_led_there() -> None:
    game = load_game("ryzyk_fizyk")
    session = Session(game, 2, game.options_type(), 0)
    traced: list[Any] = []
    shown: list[Any] = []
    model = SimpleNamespace(trace=lambda views: traced.extend(views), show=lambda *what: shown.append(what))
    show_position(cast("Any", model), session, 0, 1)
    assert shown == [(game.view(session.state_at(0), 1), None, 1)]
    assert traced == [game.view(state, 1) for state in session.states_before(0)]

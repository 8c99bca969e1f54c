"""A calm table: after eight quiet seconds the next press is shown; no time runs out, no loss is heard."""

from __future__ import annotations

from typing import Any, Self

import pytest
from stolik.engine.bot import Advice
from stolik.engine.sitting import SeatHelps
from stolik.flow import happenings as h
from stolik.flow.quiet import Cue
from stolik.games.pickomino.rules.moves import Keep, Roll

from tests.flow.flow import Flow, PlainViewModel, pure_peeking
from tests.table.peeking import rules

CALM = SeatHelps(calm=True)
BEST = Advice(rules.Say(7), 1.0)


class Shown(PlainViewModel):
    """Keeps what the next press was shown for."""

    cue: Any = None

    def show_cue(self, option: Any) -> None:
        self.cue = option


class CalmFlow(Flow):
    """A table at which some are calm; what is best is answered when the test lets it."""

    def answer(self, *options: Advice, failed: bool = False) -> Self:
        return self.bot_answers("advise", None if failed else options or (BEST,))

    def wait(self, seconds: float) -> Self:
        for _ in range(round(seconds / 0.5)):
            self.tick(0.5)
        return self

    def cue(self) -> Any:
        return self.screen.advice.cue


def calm(players: str = "hb", helps: tuple[SeatHelps, ...] = (CALM,), **more: Any) -> CalmFlow:
    flow = CalmFlow(players, helps=helps, view_model=Shown(pure_peeking()), **more)
    flow.begin()
    return flow


def test_after_eight_quiet_seconds_the_next_press_is_shown() -> None:
    flow = calm().answer().wait(7.5)
    assert flow.cue() is None
    assert flow.screen.counts_time
    flow.wait(0.5)
    assert flow.cue() == Cue((BEST,))
    assert flow.model.cue is BEST
    assert not flow.screen.counts_time


def test_a_touch_makes_it_wait_anew_but_one_of_what_is_shown_shows_at_once_what_is_next() -> None:
    flow = calm().answer().wait(7).touch().wait(7.5)
    assert flow.cue() is None
    flow.wait(0.5)
    assert flow.cue() is not None
    flow.touch()
    assert flow.cue() is None
    assert flow.model.cue is None
    flow.wait(8)
    assert flow.cue() is not None
    flow = calm().answer().touch(followed=True).wait(8).touch(followed=True)
    assert flow.cue() is not None


def test_what_comes_late_or_nobody_knew_is_shown_as_soon_as_it_is_known() -> None:
    flow = calm().wait(9)
    assert flow.cue() is None
    flow.answer().wait(0.5)
    assert flow.cue() is not None
    flow = calm().answer(failed=True).wait(8)
    assert flow.cue() is None
    flow.answer().wait(0.5)
    assert flow.cue() == Cue((BEST,))


def test_only_the_turns_of_who_is_calm_are_and_not_behind_a_curtain() -> None:
    flow = calm("hhb", (SeatHelps(), CALM)).reveal()
    assert flow.bots.oldest("advise") is None
    assert not flow.now.quiet.awaited
    flow.submit(rules.Say(7)).reveal().answer().wait(8)
    assert flow.cue() is not None
    flow.submit(rules.Say(7))
    assert flow.cue() is None
    flow.close_window().wait(20)
    assert flow.cue() is None
    flow = calm("hh", (CALM, CALM)).wait(20)
    assert flow.cue() is None
    flow.reveal().answer().wait(8)
    assert flow.cue() is not None
    flow.cover()
    assert flow.cue() is None


def test_what_was_asked_for_a_decision_goes_with_it_and_a_table_that_was_left_counts_nothing() -> None:
    flow = calm().submit(rules.Say(7))
    assert flow.bots.oldest("advise") is None
    flow = calm().answer().close().wait(20)
    assert flow.cue() is None
    assert not flow.screen.counts_time


@pytest.mark.parametrize("away", ["pause", "past"])
def test_a_pause_and_the_past_do_not_count(away: str) -> None:
    flow = calm().submit(rules.Hum()).finish().answer().wait(7)
    if away == "pause":
        flow.pause(True)
    else:
        flow.look_at(0)
    flow.wait(20)
    assert flow.cue() is None
    if away == "pause":
        flow.pause(False)
    else:
        flow.back_to_now()
    flow.answer().wait(7.5)
    assert flow.cue() is None
    flow.wait(0.5)
    assert flow.cue() is not None


def test_a_hint_that_is_asked_for_comes_first() -> None:
    flow = calm().answer().wait(8).ask_hint().answer()
    assert flow.cue() is None
    assert flow.now.hint.options
    flow.drop_hint()
    assert not flow.now.hint.options
    assert flow.cue() is None
    flow.wait(8)
    assert flow.cue() is not None


def test_what_the_next_press_shows_is_done_where_somebody_goes_its_way() -> None:
    accepted: list[str] = []
    flow = calm()
    flow.model.accept_hint = lambda: accepted.append("done")
    flow.answer().follow_hint()
    assert accepted == []
    flow.wait(8).follow_hint()
    assert accepted == ["done"]
    assert flow.cue() is not None
    flow.drop_hint()
    assert flow.cue() is None


def test_what_waits_until_it_was_seen_is_shown_to_be_pressed_away() -> None:
    flow = calm("hh", (CALM, SeatHelps()), instant=False).reveal().submit(rules.Draw())
    for _ in range(5):
        if not flow.waits:
            flow.scene_played(flow.token)
    assert flow.waits
    assert flow.bots.oldest("advise") is None
    flow.wait(7.5)
    assert flow.cue() is None
    flow.wait(0.5)
    assert flow.cue() == Cue()
    assert flow.model.cue is None
    flow.end_scene()
    assert flow.cue() is None


def test_no_time_runs_out_in_a_calm_turn_nor_at_a_table_that_becomes_calm() -> None:
    flow = calm("hh", (CALM, SeatHelps()), options=rules.Options(60)).reveal()
    assert not flow.clock.running
    assert flow.clock.left(flow.time) == -1
    flow.answer().wait(100)
    assert flow.session.length == 0
    flow.submit(rules.Say(7)).reveal()
    assert flow.clock.running
    assert flow.clock.left(flow.time) == 60
    flow = calm("hh", (), options=rules.Options(60)).reveal()
    assert flow.clock.running
    flow.happen(h.HelpsChanged, (CALM,))
    assert not flow.clock.running
    flow.answer().wait(8)
    assert flow.cue() is not None
    flow.happen(h.HelpsChanged, ())
    assert flow.cue() is None
    assert flow.clock.left(flow.time) == 60


@pytest.mark.parametrize(
    "helps, heard", [((), True), ((CALM,), False), ((SeatHelps(), CALM), True), ((CALM, CALM), False)]
)
def test_a_bust_of_who_is_calm_is_not_heard(helps: tuple[SeatHelps, ...], heard: bool) -> None:
    flow = Flow("hh", "pickomino", helps=helps).begin()
    assert ("bust" in go_bust(flow)) is heard


@pytest.mark.parametrize("helps, heard", [((CALM,), False), ((), True), ((CALM, SeatHelps()), True)])
def test_where_everybody_is_calm_no_bust_of_a_computer_is_heard(
    helps: tuple[SeatHelps, ...], heard: bool
) -> None:
    players = "hhb" if len(helps) > 1 else "hb"
    flow = Flow(players, "pickomino", helps=helps)
    assert flow.setting.spares(len(players) - 1) is not heard


def go_bust(flow: Flow) -> list[str]:
    """Roll the same twice, and return what is heard."""
    rolls = [(1, 1, 1, 1, 1, 1, 1, 2), (2, 2, 2, 2, 2, 2, 2)]
    flow.rng.choices = lambda *_, **__: list(rolls.pop(0))  # type: ignore[method-assign]  # it rolls what it is told
    flow.submit(Roll()).finish().submit(Keep(2)).finish().submit(Roll()).finish()
    return flow.sounds

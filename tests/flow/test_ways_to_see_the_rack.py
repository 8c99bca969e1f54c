"""A shared screen and the clock, which runs in every way to see the rack or table in one's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from stolik.engine.game import TABLE

from tests.flow.flow import Flow
from tests.table.peeking.rules import Draw, Hum, Options, Say


def spent(flow: Flow, seconds: float = 3) -> float:
    """Let time pass as the window does, and return how much of it the turn's clock counted."""
    left, length = flow.clock.left(flow.time), flow.session.length
    for _ in range(round(seconds * 10)):
        flow.tick()
        if flow.session.length > length:
            break
    return float(round(left - flow.clock.left(flow.time), 6))


def after_a_bot(**given: Any) -> Flow:
    """Return a table at which the bot at seat 1 has moved, and the person at seat 0 is on turn."""
    return Flow("hb", **given).begin().submit(Say(3)).finish().close_window().bot_plays(Say(4))


def replay(flow: Flow) -> None:
    flow.replay()
    assert flow.busy


def look_back(flow: Flow) -> None:
    flow.look_at(0)
    assert flow.status.looking_at == 0


def look_at_the_last_moment(flow: Flow) -> None:
    flow.look_at(99)
    assert flow.status.looking_at == flow.session.length


def look_back_out_of_a_replay(flow: Flow) -> None:
    replay(flow)
    look_back(flow)


def ask_for_hints(flow: Flow) -> None:
    flow.ask_hint()


def see_an_own_scene(flow: Flow) -> None:
    """Make a move that doesn't end the turn; its scene is shown in the same turn."""
    flow.set_instant(False).submit(Hum())
    assert flow.busy


WAYS: list[Callable[[Flow], None]] = [
    lambda flow: None, replay, look_back, look_at_the_last_moment, look_back_out_of_a_replay, ask_for_hints,
    see_an_own_scene,
]  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_see_costs_time(way: Callable[[Flow], None]) -> None:
    flow = after_a_bot()
    assert spent(flow) == 3
    way(flow)
    assert spent(flow) == 3
    flow.back_to_now().finish()
    assert spent(flow) == 3


@pytest.mark.parametrize("way", WAYS)
def test_a_pause_stops_it_in_every_way_and_is_counted(way: Callable[[Flow], None]) -> None:
    flow = after_a_bot()
    way(flow)
    flow.pause(True)
    assert spent(flow) == 0
    assert flow.side_state["pauses"] == 1
    flow.pause(False)
    assert spent(flow) == 3
    flow.pause(True)
    assert flow.side_state["pauses"] == 2


@pytest.mark.parametrize("way", WAYS)
def test_the_time_is_up_in_every_way(way: Callable[[Flow], None]) -> None:
    flow = after_a_bot(side_state={"clock": {"turn": 2, "left": 1.0}})
    way(flow)
    length = flow.session.length
    spent(flow)
    assert (flow.session.length, flow.session.log[-1].seat) == (length + 1, TABLE)
    assert flow.status.looking_at is None
    flow.finish()
    assert flow.model.view == flow.session.view(0)
    assert (flow.model.view.turn, flow.clock.seat) == (1, 1)


def test_what_a_bot_does_before_the_turn_costs_nothing_unless_one_looks_back_instead() -> None:
    flow = after_a_bot(instant=False)
    assert flow.busy
    assert spent(flow) == 0
    flow.finish()
    assert spent(flow) == 3
    flow = after_a_bot(instant=False)
    assert flow.busy
    look_at_the_last_moment(flow)
    assert spent(flow) == 3


def test_neither_others_turns_nor_a_card_that_is_seen_before_the_next_one_have_a_running_clock() -> None:
    flow = Flow("hb").begin().submit(Say(3))
    assert spent(flow) == 0
    flow.look_at(0)
    assert spent(flow) == 0
    flow.pause(True)
    assert "pauses" not in flow.side_state
    flow = Flow("hh").begin().reveal().submit(Draw())
    assert flow.waits
    assert spent(flow) == 0
    flow.finish()
    assert flow.viewer.awaited == 1


def test_the_hand_over_costs_nothing_until_somebody_looks() -> None:
    flow = Flow("hh").begin()
    assert flow.viewer.awaited == 0
    assert spent(flow) == 0
    flow.pause(True)
    assert "pauses" not in flow.side_state
    flow.pause(False).reveal()
    assert spent(flow) == 3
    flow.submit(Say(3))
    assert flow.viewer.awaited == 1
    assert spent(flow) == 0


@pytest.mark.parametrize("way", [lambda flow: None, look_back, look_at_the_last_moment])
def test_a_cover_stops_it_and_nothing_is_looked_back_at_meanwhile(way: Callable[[Flow], None]) -> None:
    """Switching to another window, or a longer absence, covers the screen."""
    flow = Flow("hh").begin().reveal()
    way(flow)
    assert spent(flow) == 3
    flow.cover()
    assert (flow.viewer.seat, flow.viewer.awaited) == (None, 0)
    assert flow.status.looking_at is None
    assert spent(flow) == 0
    flow.reveal()
    assert spent(flow) == 3


def test_the_table_seen_from_under_a_cover_costs_time() -> None:
    """If the log was open when the screen was covered, it closes and shows the table."""
    flow = Flow("hh").begin().reveal().cover().look_at(0)
    assert flow.viewer.awaited is None
    assert spent(flow) == 3


def test_a_pause_of_a_shared_table_covers_it() -> None:
    flow = Flow("hh").begin().reveal()
    look_back(flow)
    flow.pause(True)
    assert flow.side_state["pauses"] == 1
    assert flow.viewer.seat is None
    flow.pause(False)
    assert flow.viewer.awaited == 0
    assert spent(flow) == 0


def test_leaving_stops_it_nothing_new_is_saved_and_without_a_clock_no_pause_counts() -> None:
    flow = after_a_bot().close()
    saves = flow.saves
    assert spent(flow) == 0
    flow.tick(1)
    assert flow.saves == saves
    flow = Flow("hb", options=Options(None)).begin()
    saves = flow.saves
    flow.tick(1)
    assert flow.saves == saves
    flow = Flow("hb", options=Options(None)).begin().pause(True)
    assert "pauses" not in flow.side_state
    assert flow.now.counted_pauses is None
    assert Flow("hb").begin().now.counted_pauses == 0
    assert Flow("hh", "pickomino").begin().now.counted_pauses is None


def test_a_program_that_is_killed_gives_a_second_at_most() -> None:
    flow = after_a_bot()
    for _ in range(10):
        look_back(flow)
        assert spent(flow, 2.5) == 2.5
        held = flow.side_state["clock"]["left"]
        assert 0 <= held - flow.clock.left(flow.time) < 1.01
        flow.back_to_now()


@pytest.mark.parametrize("held,read", [(3, 3), (None, 0), (-1, 0), ("2", 0), (True, 0), (10**9, 0)])
def test_pauses_come_back_from_a_save(held: Any, read: int) -> None:
    flow = Flow("hb", side_state={"pauses": held}).begin().pause(True)
    assert flow.side_state["pauses"] == read + 1


def test_a_pause_in_a_bot_s_last_move_leaves_the_end_for_later() -> None:
    flow = Flow("hb", instant=False).begin()
    flow.submit(Say(3)).finish().close_window().bot_plays(Say(0))
    assert flow.busy
    flow.pause(True).finish()
    assert (flow.ends, flow.session.over) == (0, True)
    flow.pause(False).finish()
    assert flow.ends == 1
    assert flow.status.end_shown


def test_everybody_but_the_viewer_is_covered_and_without_secrets_nobody_needs_to_be_anybody() -> None:
    flow = Flow("hh", "pickomino").begin().reveal().cover().pass_on({})
    assert flow.at_screen() == (None, None, 0)
    flow = Flow("hhhh").begin()
    for looking in range(4):
        flow.reveal()
        assert [seat for seat in range(4) if not flow.now.hides(seat)] == [looking]
        flow.submit(Say(1))


@pytest.mark.parametrize("players, viewer", [("bbh", 2), ("hb", 0), ("bb", None)])
def test_one_person_alone_is_always_the_viewer_and_bots_have_an_onlooker(
    players: str, viewer: int | None
) -> None:
    flow = Flow(players).begin().reveal().cover()
    assert (flow.viewer.seat, flow.viewer.awaited) == (viewer, None)


def test_the_only_person_among_others_in_the_room_is_covered_but_not_while_computers_play() -> None:
    flow = Flow("hb", covered=True).begin()
    assert flow.at_screen() == (None, 0, None)
    flow.reveal().submit(Say(1))
    assert (flow.viewer.seat, flow.now.seat) == (0, None)
    flow.close_window().bot_plays(Say(1))
    assert flow.at_screen() == (0, None, 0)
    assert flow.cover().at_screen() == (None, 0, None)
    assert Flow("bb", covered=True).begin().viewer.seat is None


def test_several_people_make_known_that_they_are_there_and_the_screen_passes_on_to_nobody_first() -> None:
    flow = Flow("hbh").begin()
    assert flow.at_screen() == (None, 0, None)
    for _ in range(2):
        flow.reveal()
        assert flow.at_screen() == (0, None, 0)
    for _ in range(2):
        flow.cover()
        assert flow.at_screen() == (None, 0, None)
    flow = Flow("hh").begin().reveal().submit(Say(1))
    assert flow.at_screen() == (None, 1, None)

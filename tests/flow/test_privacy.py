"""Who looks at a shared screen, and what others must not notice."""

from __future__ import annotations

import pytest

from tests.flow.flow import Flow
from tests.table.peeking.rules import Say


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

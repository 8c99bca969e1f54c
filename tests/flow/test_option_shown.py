"""An option is seen before it is made: what it leads to, as a moment to look at; nothing follows from it."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.engine.sitting import Agreed
from stolik.flow import happenings as h
from stolik.flow.flow import Setting
from stolik.games.pickomino.rules.moves import Keep, Roll, Take
from stolik.games.rummikub.rules.options import Options

from tests.flow.flow import Flow


@pytest.fixture
def rolled() -> Any:
    """Return a table of Worms at which Ala has rolled and is to set dice aside."""
    flow: Any = Flow("hb", "pickomino").begin().submit(Roll()).finish()
    assert flow.status.seat == 0
    return flow


def faces(flow: Any) -> list[int]:
    return sorted(set(flow.session.state.rolled))


def test_what_an_option_leads_to_is_the_newest_moment_until_it_is_taken_away(rolled: Any) -> None:
    length, moments, lines = rolled.session.length, rolled.status.moments, rolled.texts()
    face = faces(rolled)[0]
    rolled.happen(h.OptionShown, Keep(face))
    assert (rolled.status.looking_at, rolled.status.seat) == (moments + 1, None)
    assert (rolled.session.length, rolled.model.view.kept[0]) == (length + 1, face)
    assert rolled.texts()[:-1] == lines
    rolled.happen(h.OptionShown)
    assert (rolled.status.looking_at, rolled.status.seat) == (None, 0)
    assert (rolled.session.length, rolled.texts()) == (length, lines)
    assert not rolled.model.view.kept


def test_another_option_takes_its_place_and_who_comes_back_is_where_they_were(rolled: Any) -> None:
    length = rolled.session.length
    first, second = faces(rolled)[:2]
    rolled.happen(h.OptionShown, Keep(first)).happen(h.OptionShown, Keep(second))
    assert (rolled.session.length, rolled.model.view.kept[0]) == (length + 1, second)
    rolled.look_at(rolled.status.moments - 1)
    assert not rolled.model.view.kept, "the moment before"
    rolled.happen(h.CameBack)
    assert (rolled.session.length, rolled.status.seat) == (length, 0)


def test_nobody_moves_and_no_die_falls_after_it(rolled: Any) -> None:
    rolled.submit(Keep(faces(rolled)[-1])).finish()
    asked = len(rolled.bots.waiting)
    saves = rolled.saves
    rolled.happen(h.OptionShown, Roll())
    assert rolled.session.to_act == (-1,), "the dice are still to fall"
    assert (len(rolled.bots.waiting), rolled.saves) == (asked, saves)
    rolled.happen(h.OptionShown)
    assert rolled.status.seat == 0


def test_what_the_rules_refuse_and_where_no_person_decides_nothing_is_shown(rolled: Any) -> None:
    length = rolled.session.length
    rolled.happen(h.OptionShown, Keep(faces(rolled)[0])).happen(h.OptionShown, Take(21))
    assert (rolled.session.length, rolled.status.looking_at, rolled.refused) == (length, None, [])
    flow: Any = Flow("bh", "pickomino").begin().happen(h.OptionShown, Roll())
    assert (flow.session.length, flow.status.looking_at) == (0, None)


def test_nobody_s_time_is_limited_where_they_are_untimed() -> None:
    flow = Flow("hb", "rummikub", Options(turn_seconds=60))
    assert flow.setting.timed is not None
    assert Setting(flow.package, flow.model, flow.setting.seats, Agreed(untimed=True)).timed is None

"""The flow at one screen, played without a window."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from stolik.engine import record
from stolik.engine.bot import Advice
from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import TABLE, Rejection
from stolik.engine.game_library import find_games, load_package
from stolik.engine.package import GameInfo
from stolik.engine.session import Session
from stolik.engine.sitting import Coach, SeatHelps
from stolik.engine.view_model import HintStep
from stolik.flow import happenings as h
from stolik.flow.effects import Ask, DrawChance, Prompt
from stolik.flow.flow import person_to_act
from stolik.flow.screen import screen
from stolik.flow.step import step
from stolik.games.knaster.rules.moves import Write
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Take
from stolik.games.pickomino.rules.rules import Pickomino
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Redeal, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import Rummikub
from stolik.models.table_view_model import whole_numbers

from tests.flow.flow import Flow, PlainViewModel, TimedPlainViewModel, pure_peeking
from tests.games.rummikub.deals import deck
from tests.table.peeking.rules import Card, Hum, Peeking, Say
from tests.table.peeking.rules import Draw as DrawCard
from tests.table.peeking.rules import Options as Seconds

ROOT = Path(__file__).resolve().parents[2]


def kinds(flow: Flow) -> list[str]:
    return [entry.move.kind for entry in flow.session.log]  # type: ignore[attr-defined]  # moves are tagged


def test_the_flow_loads_no_qt() -> None:
    code = (
        "import sys, pkgutil, importlib, stolik.flow as room\n"
        "for found in pkgutil.iter_modules(room.__path__):\n"
        "    importlib.import_module(f'stolik.flow.{found.name}')\n"
        "print(len(list(pkgutil.iter_modules(room.__path__))))\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6')])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "desktop", capture_output=True, text=True, check=True
    )
    count, loaded = done.stdout.split("\n")[:2]
    assert int(count) > 10
    assert loaded == "[]"


# ------------------------------------------------------------------------------------------ moves and undo


def test_a_move_is_made_saved_told_and_marked() -> None:
    flow = Flow("hb").begin()
    assert (flow.status.seat, flow.active()) == (0, [0])
    flow.submit(Say(3))
    assert (kinds(flow), flow.saves) == (["say"], 1)
    assert flow.announced == flow.texts() == ["said"]
    assert flow.sounds == ["tile_take"]
    assert (flow.status.seat, flow.active()) == (None, [1])


def test_a_click_that_cannot_be_read_or_is_not_due_is_refused() -> None:
    flow = Flow("hb").begin().submit_plain({"kind": "fly"}).submit(Say(0)).submit(Say(1))
    flow = Flow("bh").begin().submit(Say(1)).ask_hint().undo().replay()
    assert flow.refused == ["not_your_turn", "not_your_turn", "nothing_to_take_back", "nothing_to_see_again"]
    assert flow.session.length == 0


def test_a_refused_move_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    flow = Flow("hh", "pickomino").begin()
    asked: list[Any] = []
    check = type(flow.game).check

    def count(self: Any, *given: Any) -> Any:
        asked.append(given)
        return check(self, *given)

    monkeypatch.setattr(type(flow.game), "check", count)
    flow.submit(Take(27))
    assert (flow.refused, len(asked)) == (["no_worm_kept"], 1)


def test_a_decision_is_taken_back_in_its_own_time_while_the_bot_waits_which_moves_after_it() -> None:
    flow = Flow("hb").begin().submit(Say(3))
    assert flow.window_open
    assert flow.status.can_undo
    flow.bot_plays(Say(4))
    assert flow.session.length == 1
    flow.undo()
    assert flow.session.length == 0
    assert not flow.window_open
    assert (flow.status.seat, flow.texts()) == (0, [])
    flow = Flow("hb").begin()
    opened = flow.windows
    flow.submit(Hum()).submit(Hum()).submit(Say(3))
    assert flow.windows == opened + 3
    flow = Flow("hb").begin().submit(Say(3)).bot_plays(Say(4)).close_window()
    assert (flow.session.length, flow.status.seat) == (2, 0)
    assert flow.status.can_replay


def test_a_sentence_is_asked_for_once_in_a_language_and_anew_for_other_names() -> None:
    flow = Flow("hh", "pickomino").begin().submit(Roll())
    flow.submit(Keep(flow.session.state.rolled[-1]))
    assert flow.model.texts == len(flow.screen.lines) == 3
    flow.model.language = "pl:"
    flow.retell()
    assert flow.model.texts == 6
    assert all(text.startswith("pl:") for text in flow.texts())
    view_model = History(load_package("pickomino"))
    flow = Flow("hb", "pickomino", view_model=view_model).begin().submit(Roll())
    assert flow.texts()[0] == "Ala rolls 8 dice."
    flow.retell("Ewa", "Adam")
    assert (flow.texts()[0], view_model.names) == ("Ewa rolls 8 dice.", ("Ewa", "Adam"))


def test_numbers_and_cells_in_a_move_may_come_as_fractions() -> None:
    flow = Flow("hb").begin().submit_plain({"kind": "say", "number": 3.0})
    assert flow.session.log[0].move == Say(3)
    move = {"kind": "ring", "cells": [[0.0, 1.0]], "at": 0.5, "odd": True}
    plain = whole_numbers(move)
    assert plain == move
    assert plain["odd"] is True
    assert [type(each) for each in plain["cells"][0]] == [int, int]


class History(PlainViewModel):
    """Keeps the past that it is given before each moment shown."""

    def __init__(self, package: Any) -> None:
        super().__init__(package)
        self.past: list[str] = []
        self.names: Sequence[str] = ()
        self.viewer: int | None = None

    def follow(self, events: Sequence[Any], names: Sequence[str], viewer: int | None) -> None:
        self.past, self.names, self.viewer = [event.kind for event in events], names, viewer


def test_the_past_of_a_moment_goes_up_to_the_step_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pickomino, "chance", lambda self, state, rng: Rolled((1,) * 8))
    view_model = History(load_package("pickomino"))
    flow = Flow("hh", "pickomino", view_model=view_model, instant=False).begin()
    assert view_model.past == []
    flow.submit(Roll()).finish()
    rolled = ["roll_began", "dice_rolled"]
    assert view_model.past == rolled
    # All eight dice are kept without a worm, which ends the turn as a step of the same entry.
    flow.submit(Keep(1))
    assert (flow.session.length, view_model.past) == (3, [*rolled, "dice_kept"])
    flow.end_scene()
    assert view_model.past == [*rolled, "dice_kept", "busted"]
    flow.finish().look_at(1)
    assert view_model.past == ["roll_began"]
    flow.look_at(0)
    assert view_model.past == []


# ------------------------------------------------------------------------------------------ looking back


def test_coming_back_in_a_pause_shows_the_present_and_the_end_is_told_again_after_looking_back() -> None:
    flow = Flow("hb").begin().submit(Say(3)).look_at(0).pause(True).back_to_now()
    assert flow.status.looking_at is None
    assert flow.model.view.turn == 1
    flow = Flow("hb").begin().submit(Say(0))
    assert flow.ends == 1
    assert flow.status.end_shown
    flow.retell().look_at(0).back_to_now()
    assert flow.ends == 2


# ------------------------------------------------------------------------------------------ hints


def test_a_hint_goes_with_the_position_and_leaves_the_odds_where_it_is_put_away() -> None:
    flow = Flow("hb").begin().ask_hint().bot_answers("advise", (Advice(Say(1), 2.0),) * 5)
    assert flow.hints == [{"option": "2.0", "move": {"kind": "say", "number": 1}}] * 3
    assert flow.hint == HintStep("2.0", ("it",))
    flow.submit(Hum())
    assert flow.hints == []
    assert flow.hint_changes == 3, "asked for, told, gone"
    flow = Flow("hb").begin().show_odds(True)
    odds = flow.bots.oldest("odds")
    assert odds is not None
    flow.ask_hint().drop_hint()
    flow.bots.answer(odds[0], {1: 0.5})
    assert flow.model.odds == {1: 0.5}


class Steps(TimedPlainViewModel):
    """Gives a hint in three steps, and keeps what it is to show."""

    def __init__(self, package: Any) -> None:
        super().__init__(package)
        self.shown: list[int | None] = []
        self.accepted = 0

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        return [HintStep(word) for word in ("where", "which", "show")]

    def show_hint(self, options: Sequence[Any], step: int) -> None:
        self.shown.append(step if options else None)

    def accept_hint(self) -> None:
        self.accepted += 1


def stepping() -> tuple[Flow, Steps]:
    view_model = Steps(pure_peeking())
    flow = Flow("hb", view_model=view_model).begin()
    flow.ask_hint().bot_answers("advise", (Advice(Say(1), 2.0),))
    return flow, view_model


def told(flow: Flow) -> str:
    return flow.hint.text if flow.hint else ""


def test_every_press_tells_the_hint_s_next_step_and_the_one_after_the_last_puts_it_away() -> None:
    flow, view_model = stepping()
    heard = [told(flow)]
    for _ in range(3):
        flow.ask_hint()
        heard.append(told(flow))
    assert (heard, view_model.shown) == (["where", "which", "show", ""], [0, 1, 2, None])
    assert view_model.accepted == 0
    assert flow.bots.oldest("advise") is None


def test_the_way_on_leads_through_the_steps_and_does_what_is_shown_and_nothing_without_a_hint() -> None:
    flow, view_model = stepping()
    for _ in range(3):
        flow.follow_hint()
    assert (view_model.accepted, told(flow)) == (1, "")
    flow.follow_hint()
    assert view_model.accepted == 1
    flow, view_model = stepping()
    flow.submit(Say(1)).follow_hint()
    assert (view_model.accepted, told(flow)) == (0, "")


def test_it_is_known_whether_a_hint_is_still_worked_out() -> None:
    flow = Flow("hb").begin()
    before = flow.hint_changes
    flow.ask_hint()
    assert (flow.screen.advice.is_thinking, flow.hint_changes) == (True, before + 1)
    flow.ask_hint()
    assert flow.hint_changes == before + 1, "it is asked for once"
    flow.drop_hint()
    assert (flow.screen.advice.is_thinking, flow.hint_changes) == (False, before + 2)
    for answer in (None, (Advice(Say(1), 2.0),)):
        flow.ask_hint().bot_answers("advise", answer)
        assert not flow.screen.advice.is_thinking
    assert flow.hint_changes == before + 6


def test_a_new_position_begins_with_the_first_step_again_and_pressing_too_early_asks_nothing_more() -> None:
    flow, view_model = stepping()
    flow.ask_hint().drop_hint().ask_hint().bot_answers("advise", (Advice(Say(1), 2.0),))
    assert (told(flow), view_model.shown) == ("where", [0, 1, None, 0])
    flow = Flow("hb", view_model=Steps(pure_peeking())).begin()
    for _ in range(3):
        flow.ask_hint()
    flow.bot_answers("advise", (Advice(Say(1), 2.0),))
    assert told(flow) == "where"
    assert flow.bots.oldest("advise") is None, "no later answer brings back the first step"


def test_a_hint_goes_with_the_viewer_who_passes_on() -> None:
    flow = Flow("hh").begin().reveal().show_odds(True).bot_answers("odds", {1: 0.5}).ask_hint()
    flow.bot_answers("advise", (Advice(Say(1), 2.0),)).pass_on({})
    assert flow.at_screen() == (None, 0, None)
    assert (flow.screen.advice.options, flow.screen.advice.odds) == ((), None)


def test_while_chance_is_drawn_nobody_is_asked_anything() -> None:
    flow = Flow("hb", "pickomino", helps=(SeatHelps(coach=Coach.BEFORE_COSTLY),)).begin()
    now, wanted = step(flow.now, h.MoveSubmitted(Roll(), at=flow.time))
    assert isinstance(wanted[-1], DrawChance)
    assert not any(isinstance(effect, Ask | Prompt) for effect in wanted)
    assert screen(now) == flow.screen


def test_a_beginner_is_shown_what_is_of_use_in_each_own_turn_and_nobody_else() -> None:
    marking = replace(pure_peeking().info, marks_for_beginners=True)
    flow = Flow("hh", package=pure_peeking(info=marking), beginners=(0,)).begin()
    assert flow.bots.oldest("odds") is None
    flow.reveal()
    found = flow.bots.oldest("odds")
    assert found is not None
    assert found[1].seat == 0
    flow.bots.answer(found[0], {1: 0.5})
    assert flow.model.odds == {1: 0.5}
    flow.submit(Say(1))
    assert flow.model.odds is None
    flow.reveal()
    assert flow.status.seat == 1
    assert flow.bots.oldest("odds") is None
    flow.submit(Say(1)).reveal()
    assert flow.bots.oldest("odds") is not None
    flow.cover()
    assert flow.bots.oldest("odds") is None
    flow = Flow("hb", beginners=(0,)).begin()
    assert flow.bots.oldest("odds") is None


def test_odds_are_shown_on_demand_asked_again_in_each_position_and_not_there_for_the_next_person() -> None:
    flow = Flow("hb").begin().show_odds(True).bot_answers("odds", {1: 0.5})
    assert flow.model.odds == {1: 0.5}
    flow.submit(Hum())
    assert flow.model.odds is None
    flow.bot_answers("odds", None)
    assert flow.model.odds is None
    flow.show_odds(False)
    flow = Flow("hh", "pickomino").begin()
    first = flow.status.seat
    flow.show_odds(True)
    while flow.status.seat in (first, None):
        assert flow.screen.advice.wanted
        flow.submit(next(iter(flow.session.game.legal_moves(flow.session.state, flow.session.to_act[0]))))
        flow.finish()
    assert not flow.screen.advice.wanted


# ------------------------------------------------------------------------------------------ privacy


def test_a_card_drawn_is_seen_by_its_owner_before_the_screen_is_covered() -> None:
    flow = Flow("hh").begin().reveal().submit(DrawCard())
    assert flow.waits
    assert flow.facts["card"] >= 100
    assert flow.at_screen() == (0, None, None)
    flow.end_scene()
    assert (flow.at_screen(), flow.facts, flow.texts()) == ((None, 1, None), {}, ["said", "drew"])


def test_nothing_is_revealed_in_a_pause_and_who_passes_on_outside_the_round_only_leaves() -> None:
    flow = Flow("hh").begin().reveal().pass_on({})
    assert (flow.viewer.seat, flow.viewer.awaited, flow.session.length) == (None, 0, 0)
    flow = Flow("hh").begin().pause(True).reveal()
    assert flow.viewer.seat is None
    flow.pause(False).reveal()
    assert flow.viewer.seat == 0


ALMOST = tuple("o11a o12a k1a r3a b5a k7a r9a b11a k13a r2a b4a k6a r8a b10a".split())
"""A rack that can't open before drawing an orange 10 or 13, or a joker."""

PLAIN = tuple("k2a k4a k8a k10a r1a r5a r7a r10a b1a b3a b6a b9a o2a o4a".split())
"""No doublet."""

PAIRS = tuple("k2a k2b k4a k4b r1a r1b r5a b2a b6a b8a b12a o4a o7a o10a".split())
"""Three doublets."""


def rummikub(monkeypatch: pytest.MonkeyPatch, players: str, *racks: Any, right: bool) -> Flow:
    """Return a table after the deal of these racks; an orange 13 is drawn first."""
    order = [tile for tile in deck(*racks) if tile != "o13a"]
    at = 14 * len(players)
    dealt = Shuffled((*order[:at], "o13a", *order[at:]))
    monkeypatch.setattr(Rummikub, "chance", lambda self, state, rng: dealt)
    options = Options(turn_seconds=60, reshuffle_right=right, games_per_match=1)
    return Flow(players, "rummikub", options).begin().finish()


@pytest.mark.parametrize("players", ["hb", "hh"])
def test_after_an_announcement_the_turn_ends_by_itself(monkeypatch: pytest.MonkeyPatch, players: str) -> None:
    flow = rummikub(monkeypatch, players, ALMOST, right=False).reveal().submit(Draw()).finish()
    assert flow.session.state.phase == "drawn"
    flow.submit(Announce())
    assert kinds(flow)[-1] == "announce"
    flow.finish()
    assert (kinds(flow)[-2:], flow.session.state.turn) == (["announce", "end_turn"], 1)


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_what_is_followed_up_is_a_move_of_the_game(info: GameInfo) -> None:
    package = load_package(info.id)
    moves = {
        field.default for move in package.game.move_types for field in fields(move) if field.name == "kind"
    }
    assert package.followed_up <= moves


def test_an_announcement_that_is_taken_back_ends_nothing_and_an_end_of_turn_is_not_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    flow = rummikub(monkeypatch, "hb", ALMOST, right=False)
    flow.submit(Draw()).finish().submit(Announce()).undo().finish()
    assert (flow.session.state.phase, flow.model.mine) == ("drawn", 0)
    flow = rummikub(monkeypatch, "hb", ALMOST, right=False)
    flow.submit(Draw()).finish().submit(Announce()).finish().undo()
    assert (kinds(flow)[-1], flow.status.seat) == ("announce", 0)
    flow.submit(EndTurn())
    assert flow.session.state.turn == 1


def test_the_time_may_be_up_before_the_turn_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    flow = rummikub(monkeypatch, "hb", ALMOST, right=False)
    flow.submit(Draw()).finish().set_instant(False).submit(Announce())
    assert flow.busy
    flow.time_up().finish()
    assert kinds(flow)[-2:] == ["announce", "time_up"]


def test_nothing_follows_a_move_after_which_there_is_a_choice() -> None:
    flow = Flow("hb", package=pure_peeking(followed_up=frozenset({"hum"}))).begin().submit(Hum())
    assert kinds(flow) == ["hum"]


def test_with_a_seed_the_chance_needs_nobody_to_draw_it() -> None:
    game = load_package("pickomino").game
    flow = Flow("hh", "pickomino", session=Session(game, 2, game.options_type(), seed=3)).begin()
    flow.submit(Roll())
    assert kinds(flow) == ["roll", "rolled"]
    state = flow.now
    flow.happen(h.ChanceFell, Rolled((1,) * 8))
    assert flow.now.session is state.session, "nobody waits for it"


def test_a_new_deal_that_is_asked_for_is_nobody_s_turn_and_an_illegal_answer_counts_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    flow = rummikub(monkeypatch, "hb", PAIRS, ALMOST, right=True)
    flow.set_instant(False).submit(Redeal())
    assert flow.screen.picture.on_turn == ()
    flow = rummikub(monkeypatch, "hh", ALMOST, PAIRS, right=True)
    flow.reveal().pass_on({"kind": "keep_rack"}).reveal().pass_on({"kind": "draw"})
    assert kinds(flow) == ["shuffled"]


def test_where_nobody_has_rolled_the_first_of_several_people_is_asked() -> None:
    session = Flow("hh", "pickomino").session
    assert person_to_act(session, (0, 1), (0, 1)) == 0


def test_everybody_looks_once_and_the_answer_counts_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    flow = rummikub(monkeypatch, "hh", ALMOST, PAIRS, right=True).pass_on({})
    assert (flow.viewer.awaited, flow.viewer.goes_round) == (0, True)
    flow.reveal().pass_on({"kind": "fly"})
    assert flow.viewer.awaited == 1
    flow.reveal()
    # A person who is being asked can only see the present.
    flow.look_at(99)
    assert flow.model.view == flow.session.view(1)
    flow.back_to_now().tick(51)
    assert "tick" not in flow.sounds
    flow.pass_on({"kind": "keep_rack"})
    assert flow.session.log[-1].move == KeepRack()
    flow.finish()
    assert (flow.viewer.awaited, flow.viewer.goes_round) == (0, False)
    # Moments with questions can't be looked back at.
    flow.reveal()
    for moment in range(flow.status.moments + 1):
        flow.look_at(moment)
        assert flow.model.view.phase != "asking"
    assert moment == len(flow.screen.lines) == 3
    flow.back_to_now()
    assert not flow.status.can_undo


def test_a_bot_asked_in_private_answers_unnoticed(monkeypatch: pytest.MonkeyPatch) -> None:
    flow = rummikub(monkeypatch, "hbh", ALMOST, PAIRS, right=True)
    for _ in range(2):
        flow.reveal().pass_on({})
    said, sounds = list(flow.announced), list(flow.sounds)
    flow.bot_plays(KeepRack())
    assert kinds(flow) == ["shuffled", "keep_rack"]
    assert (flow.announced, flow.sounds) == (said, sounds)


# ------------------------------------------------------------------------------------------ scenes


def test_what_stays_is_read_by_everybody_at_leisure() -> None:
    scenes = EventScenes(sounds={}, confirmed=frozenset({"said"}))
    flow = Flow("hb", package=pure_peeking(scenes=scenes)).begin().submit(Say(1))
    assert flow.waits
    assert flow.active() == []
    flow.end_scene()
    assert flow.active() == [1]


def test_a_scene_is_ended_by_a_click_alone_or_by_its_number_and_none_where_none_runs() -> None:
    flow = Flow("hb", instant=False).begin().submit(Hum()).submit(Hum())
    assert flow.session.length == 1
    assert not flow.busy
    flow = Flow("hb", instant=False).begin().submit(Hum())
    flow.scene_played(flow.token - 1)
    assert flow.busy
    flow.scene_played(flow.token)
    assert not flow.busy
    flow = Flow("hb").begin()
    flow.scene_played(flow.token).end_scene().finish_all().set_instant(False)
    assert not flow.busy


def test_what_happened_is_played_again_and_nothing_moves_meanwhile() -> None:
    flow = Flow("hb").begin().submit(Say(3)).close_window().bot_plays(Say(4)).replay()
    assert flow.busy
    assert (flow.at_screen(), len(flow.texts())) == ((0, None, None), 2)
    flow.finish()
    assert (flow.at_screen(), flow.announced) == ((0, None, 0), ["said"] * 3)


def test_a_private_answer_is_not_shown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    flow = rummikub(monkeypatch, "bh", PAIRS, ALMOST, right=True)
    flow.bot_plays(KeepRack()).bot_plays(Draw()).finish()
    assert flow.status.seat == 1
    flow.replay()
    seen = []
    while flow.busy:
        seen.append(flow.facts["kind"])
        flow.end_scene()
    assert seen == ["turn_began", "tile_drawn", "turn_began"]


def test_a_round_holds_back_the_turn_that_comes_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    flow = rummikub(monkeypatch, "hh", ALMOST, PLAIN, right=True)
    assert (flow.session.state.phase, flow.active()) == ("turn", [])
    lines = flow.texts()
    assert not any("turn" in line for line in lines)
    flow.look_at(0).back_to_now()
    assert flow.texts() == lines
    for _ in range(2):
        flow.reveal().pass_on({})
    assert flow.active() == [0]
    assert len(flow.texts()) >= len(lines)


def test_catching_up_shows_all_that_waits_and_sets_nothing_going() -> None:
    flow = Flow("hb", instant=False).begin().submit(Say(3)).bot_plays(Say(4)).close_window()
    assert flow.busy
    flow.set_instant(True)
    assert flow.session.length == 2
    flow.set_instant(False).submit(Say(0)).look_at(0)
    assert (len(flow.texts()), flow.ends) == (3, 0)


# ------------------------------------------------------------------------------------------ time


def test_the_time_of_nobody_is_not_up_and_one_of_the_last_seconds_is_heard() -> None:
    flow = Flow("hh").begin().time_up()
    assert flow.session.length == 0
    flow.reveal().time_up()
    assert flow.session.log[0].seat == TABLE
    flow = Flow("hb", side_state={"clock": {"turn": 0, "left": 9.5}}).begin().tick(1)
    assert flow.sounds == ["tick"]


def test_a_table_that_was_left_stands_still_and_saves_nothing_as_one_without_anything_new() -> None:
    flow = Flow("hb", instant=False).begin().submit(Say(3)).close()
    saves = flow.saves
    flow.keep().happen(h.UndoClosed)
    assert flow.saves == saves
    assert not flow.window_open
    flow = Flow("hh", "pickomino").begin().keep()
    saves = flow.saves
    flow.close()
    assert flow.saves == saves
    flow.time_up()
    assert flow.session.length == 0


def test_several_answer_one_roll_beside_a_bot() -> None:
    flow = Flow("hbh", "knaster").begin()
    flow.submit(next(iter(flow.game.legal_moves(flow.session.state, 0)))).finish().close_window()
    assert flow.active() == [0, 1]
    found = flow.bots.oldest("choose")
    assert found is not None
    flow.bots.answer(found[0], next(iter(flow.game.legal_moves(found[1].view, 1))))
    assert flow.status.seat == 0
    flow.submit(next(iter(flow.game.legal_moves(flow.session.state, 0)))).finish()
    assert flow.status.seat == 2


def test_dice_that_fall_are_of_who_threw_them_and_a_position_that_waits_for_them_goes_on() -> None:
    flow = Flow("hh", "pickomino", instant=False).begin().submit(Roll())
    assert (flow.session.to_act, flow.active()) == ((0,), [0])
    flow = Flow("hh", "pickomino")
    flow.session.submit(0, Roll())
    flow.begin()
    assert kinds(flow) == ["roll", "rolled"]
    assert isinstance(flow.session.log[1].move, Rolled)


# ------------------------------------------------------------------------------------------ side state


class Drafting(PlainViewModel):
    """A view model with a half-finished turn."""

    draft: Any = None

    def memory(self) -> Any:
        return self.draft

    def recall(self, memory: Any) -> None:
        self.draft = memory


def test_a_half_finished_turn_outlives_the_program_and_an_earlier_move_is_taken_back() -> None:
    model = Drafting(pure_peeking())
    flow = Flow("hb", side_state={"view_model": [1, 2], "clock": None}, view_model=model).begin()
    model.draft = [3]
    flow.keep()
    assert flow.side_state["view_model"] == [3]
    assert flow.side_state["clock"] == {"turn": 0, "left": 60.0}
    flow = Flow("hb")
    flow.session.submit(0, Hum())
    flow.begin().undo()
    assert (flow.session.length, flow.texts()) == (0, [])


# ------------------------------------------------------------------------------------------ bots


@pytest.mark.parametrize("answer", [None, Card(1)])
def test_a_bot_without_a_legal_move_plays_the_first_that_there_is(
    answer: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse = Rejection("not_so")
    monkeypatch.setattr(
        Peeking, "check", lambda self, state, seat, move: refuse if isinstance(move, Card) else None
    )
    flow = Flow("bh").begin().bot_plays(answer)
    assert (flow.session.log[0].move, flow.without_move) == (Say(7), [0])


def test_an_answer_to_a_position_that_is_gone_is_dropped() -> None:
    flow = Flow("hb", "knaster").begin()
    flow.submit(next(iter(flow.game.legal_moves(flow.session.state, 0)))).finish()
    found = flow.bots.oldest("choose")
    assert found is not None
    job = flow.now.bot.question
    move = next(iter(flow.game.legal_moves(found[1].view, 1)))
    flow.submit(next(iter(flow.game.legal_moves(flow.session.state, 0))))
    assert found[0] not in flow.bots.waiting, "nobody waits for it any more"
    length = flow.session.length
    flow.happen(h.Answered, job, move)
    assert flow.session.length == length


def test_what_was_asked_goes_with_the_position_and_with_the_viewer_and_once_done_without_a_word() -> None:
    flow = Flow("hh").begin().reveal().ask_hint().submit(Hum())
    assert flow.bots.waiting == {}
    flow.ask_hint().cover()
    assert flow.bots.waiting == {}
    flow.drop_hint()
    flow = Flow("hb").begin()
    flow.jobs.forget(99)
    assert flow.bots.waiting == {}


def test_a_pause_ends_where_the_game_stood() -> None:
    flow = Flow("hb", instant=False).begin().submit(Hum()).pause(True)
    assert flow.status.paused
    flow.pause(True).pause(False)
    assert flow.busy
    flow.pause(True).set_instant(True)
    assert not flow.busy
    flow.pause(False)
    assert flow.status.seat == 0


def test_a_bot_asked_about_a_position_that_is_gone_does_not_answer_another_of_its_length() -> None:
    flow = Flow("hbb", "knaster", seed=0).begin()

    def answer(number: int) -> None:
        job, _ = flow.bots.waiting[number]
        flow.bots.answer(number, next(iter(flow.game.legal_moves(job.view, job.seat))))

    flow.submit(Roll()).submit(Write(0, 0))
    after_the_entry, job = max(flow.bots.waiting), flow.now.bot.question
    flow.undo()
    # The bot enters again, and the log is as long as after the undone entry.
    answer(max(flow.bots.waiting))
    assert after_the_entry not in flow.bots.waiting
    flow.happen(h.Answered, job, Write(0, 0))
    assert [entry.seat for entry in flow.session.log] == [0, TABLE, 1]


# ---------------------------------------------------------------------- games that can't be longer


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit records to two entries."""
    monkeypatch.setattr(record, "MOST_ENTRIES", 102)


@pytest.mark.usefixtures("room")
def test_what_could_not_be_read_again_is_refused_until_something_is_taken_back() -> None:
    flow = Flow("h", options=Seconds(60)).begin()
    flow.submit(Say(1)).submit(Hum())
    saves = flow.saves
    assert (flow.refused, flow.now.timed_seat) == ([], None)
    flow.submit(Say(2)).tick(100.0)
    assert (flow.refused, kinds(flow), flow.saves) == (["record_full"], ["say", "hum"], saves)
    assert flow.undo().now.timed_seat == 0
    assert kinds(flow.submit(Say(2))) == ["say", "say"]


@pytest.mark.usefixtures("room")
def test_a_computer_stops_where_its_move_could_not_be_read_again() -> None:
    flow = Flow("hb").begin()
    flow.submit(Say(1)).close_window().bot_plays(Say(1))
    flow.submit(Say(1))
    assert (flow.refused, kinds(flow)) == (["record_full"], ["say", "say"])
    bots = Flow("bb").begin()
    for _ in range(3):
        bots.bot_plays(Say(1))
    assert (bots.refused, kinds(bots), bots.bots.waiting) == (["record_full"], ["say", "say"], {})

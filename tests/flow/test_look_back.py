"""Moments of a game to look back at: each line of the log, and the result of an option."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.engine.game import ranked
from stolik.engine.game_library import load_package
from stolik.engine.sitting import Agreed
from stolik.flow import happenings as h
from stolik.flow.flow import Setting
from stolik.flow.timeline import TurnPlace, place_after
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Take
from stolik.games.pickomino.rules.rules import Pickomino
from stolik.games.rummikub.rules.options import Options

from tests.flow.flow import Flow, PlainViewModel
from tests.table.peeking.rules import Draw, Hum, Peeking, Say


class Marking(PlainViewModel):
    """Marks the kind of the event, and treats everything except rolls as a milestone."""

    def show_moment(self, before: Any, view: Any, event: Any, seat: Any) -> tuple[str, ...]:
        self.before = before
        self.show(view, event, None)
        return () if event is None else (event.kind,)

    def matters(self, event: Any) -> bool:
        return "roll" not in event.kind


@pytest.fixture
def busted(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a table of Worms where Ala has lost her first turn and Jan is to move."""
    monkeypatch.setattr(Pickomino, "chance", lambda self, state, rng: Rolled((1,) * 8))
    flow = Flow("hh", "pickomino", view_model=Marking(load_package("pickomino"))).begin()
    flow.submit(Roll()).submit(Keep(1)).finish()
    return flow


def told(flow: Flow) -> list[tuple[str, Any, int]]:
    """Return the sentence, the seat and the turn of every moment."""
    found = []
    for moment in range(flow.status.moments + 1):
        flow.look_at(moment)
        here = flow.moment
        found.append((here.text, here.seat, here.place.turn))
    return found


def test_each_moment_has_its_sentence_who_and_turn_number_and_a_line_of_the_log_leads_to_it(
    busted: Any,
) -> None:
    assert told(busted) == [
        ("", 0, 1),
        ("Ala rolls 8 dice.", 0, 1),
        ("Ala rolled 1 1 1 1 1 1 1 1.", 0, 1),
        ("Ala sets 1s aside: 8 × 1, sum 8.", 0, 1),
        ("Ala goes bust: all dice are set aside, with no worm among them.", 0, 1),
        ("It's Jan's turn.", 1, 2),
    ]
    line = next(line for line in busted.screen.lines if "goes bust" in line.text)
    busted.look_at(line.moment)
    assert busted.moment.text == line.text
    assert (busted.model.view.phase, busted.model.view.turn) == ("busted", 0)
    assert busted.active() == [0]


def test_what_has_changed_is_marked_and_no_more_in_the_present_and_what_mattered_is_known(
    busted: Any,
) -> None:
    busted.look_at(3)
    assert busted.marks == ("dice_kept",)
    assert (busted.model.before.kept, busted.model.view.kept) == ((), (1,) * 8)
    busted.look_at(0)
    assert busted.marks == ()
    busted.look_at(2).back_to_now()
    assert busted.marks == ()
    assert busted.moment is None
    assert busted.now.timeline.milestones == (3, 4, 5)


def test_a_moment_beyond_the_last_is_the_last_one_though_it_waited_to_be_shown() -> None:
    flow = Flow("hb").begin().look_at(7)
    assert flow.status.looking_at == flow.status.moments == 0
    flow.back_to_now().submit(Say(3)).look_at(-5)
    assert (flow.status.looking_at, flow.model.view.turn) == (0, 0)
    flow.look_at(7)
    assert flow.status.looking_at == flow.status.moments == 1
    flow = Flow("hb", instant=False).begin().submit(Hum())
    assert flow.busy
    flow.submit(Hum()).look_at(99)
    assert flow.status.looking_at == len(flow.screen.lines) == 1


def test_nothing_that_is_pressed_while_one_looks_back_does_anything() -> None:
    flow = Flow("hb").begin().submit(Hum()).look_at(0)
    view = flow.model.view
    flow.submit(Say(1))
    for act in ("undo", "replay", "stop_replay", "ask_hint"):
        getattr(flow, act)()
    flow.reveal().follow_hint().drop_hint().pass_on({}).see_as(0)
    assert flow.status.looking_at == 0
    assert (flow.session.length, flow.model.view, flow.refused) == (1, view, [])
    flow.back_to_now().back_to_now()
    assert flow.status.seat == 0


def test_the_sentence_follows_names_and_language(busted: Any) -> None:
    busted.look_at(1).retell("Ewa", "Adam").retell()
    assert (busted.moment.text, busted.marks) == ("Ewa rolls 8 dice.", ("roll_began",))


# ------------------------------------------------------------------------------------------ secrets


def test_while_the_game_goes_on_only_the_viewers_own_is_seen() -> None:
    flow = Flow("hhb").begin().reveal().submit(Say(3)).reveal().look_at(0)
    for seat in (0, 1, 2):
        flow.see_as(seat)
        assert flow.model.view.hands == (None, (10,), None)
    assert flow.status.seen_as is None


def test_when_the_game_is_over_everybodys_can_be_seen_at_any_moment() -> None:
    flow = Flow("hbb").begin().submit(Draw()).close_window().bot_plays(Say(0))
    before = flow.status.seen_as
    assert before is None, "one doesn't look back yet"
    flow.look_at(99)
    assert (flow.status.seen_as, len(flow.model.view.hands[0])) == (0, 2)
    for seat in (1, 2):
        flow.see_as(seat)
        assert (flow.status.seen_as, flow.model.view.hands[seat]) == (seat, (10 * seat,))
    flow.see_as(3).see_as(-1).look_at(1)
    assert flow.status.seen_as == 2, "whoever was chosen stays chosen"
    flow.back_to_now()
    assert flow.model.view.hands[2] is None
    flow.look_at(0)
    assert flow.status.seen_as == 0


def test_the_end_is_seen_as_the_winner_and_what_was_before_as_whoever_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    flow = Flow("hbb").begin().submit(Draw()).close_window().bot_plays(Say(0)).look_at(99)
    assert flow.status.seen_as == 0, "they share the first place"
    monkeypatch.setattr(Peeking, "standings", lambda *_: ranked((1, 2, 3), (1, 2, 3)))
    flow.look_at(99)
    assert flow.status.seen_as == 2
    flow.look_at(1)
    assert flow.status.seen_as == 0


def test_where_nobody_looks_at_the_end_the_first_seat_is_seen_and_without_secrets_nobody() -> None:
    flow = Flow("bb").begin().bot_plays(Say(0)).look_at(0)
    assert flow.status.seen_as == 0
    flow = Flow("hb", "pickomino").begin().look_at(0).see_as(1)
    assert flow.status.seen_as is None


def test_a_decision_is_seen_as_whoever_made_it_found_the_table(busted: Any) -> None:
    busted.look_at(3, before=3)
    assert busted.screen.picture.table == busted.session.state_at(2), "after the roll, before the dice kept"
    assert (busted.status.looking_at, busted.screen.picture.on_turn) == (3, (0,))
    busted.look_at(3)
    assert busted.screen.picture.table != busted.session.state_at(2)
    for beyond in (-1, busted.session.length + 1):
        busted.look_at(3, before=beyond)
        assert busted.screen.picture.event is not None, "there is no such entry"


def test_a_decision_of_a_game_with_secrets_is_seen_when_it_is_over() -> None:
    flow = Flow("hbb").begin().submit(Draw()).close_window().look_at(1, before=1)
    assert flow.screen.picture.event is not None, "not yet"
    flow.back_to_now().bot_plays(Say(0)).look_at(1, before=1).see_as(0)
    assert flow.model.view == flow.session.game.view(flow.session.state_at(0), 0)
    assert flow.screen.picture.on_turn == (0,)


# ------------------------------------------------------------------------------------------ replays


def after_a_bot() -> Any:
    """Return a game in which a person has moved, then a computer."""
    flow: Any = Flow("hb").begin().submit(Say(3)).close_window().bot_plays(Say(4))
    return flow


def test_a_replay_is_known_and_can_be_stopped_in_a_pause_too() -> None:
    flow = after_a_bot().replay()
    assert flow.status.replaying
    heard = len(flow.announced)
    flow.stop_replay()
    assert not flow.status.replaying
    assert not flow.busy
    assert len(flow.announced) == heard, "what is left out isn't told"
    assert (flow.model.view, flow.status.seat) == (flow.session.view(0), 0)
    assert flow.status.can_replay
    flow.replay().finish()
    assert not flow.status.replaying, "it ends by itself as well"
    flow = after_a_bot().replay().pause(True).stop_replay()
    assert flow.model.view == flow.session.view(0)


def test_what_others_did_can_be_seen_again_when_a_game_goes_on() -> None:
    flow: Any = Flow("hb").begin()
    assert not flow.status.can_replay
    flow.submit(Say(3)).close_window().bot_plays(Say(4))
    again: Any = Flow("hb", session=flow.session).begin()
    assert again.status.can_replay
    again.replay()
    assert again.status.replaying
    assert again.now.position.seen == 1


def test_what_others_did_can_be_seen_again_when_a_move_is_taken_back_but_not_what_ran_out_of_time() -> None:
    flow = after_a_bot().submit(Say(5))
    assert not flow.status.can_replay, "the bot hasn't played since"
    flow.undo().finish()
    assert flow.status.can_replay
    flow.replay()
    assert flow.status.replaying
    assert flow.now.position.seen == 1
    flow = after_a_bot().time_up()
    assert (flow.session.length, flow.now.position.seen) == (3, 3)
    flow.bot_plays(Say(5))
    assert flow.now.position.seen == 3
    assert flow.status.can_replay


def next_person(flow: Any, first: int) -> None:
    """Make the first legal move for each person, until someone other than ``first`` is to move."""
    while flow.status.seat in (first, None):
        flow.close_window().finish()
        if flow.viewer.awaited is not None:
            flow.reveal()
        seat = flow.status.seat
        if seat is not None and seat == first:
            flow.submit(next(iter(flow.game.legal_moves(flow.session.view(seat), seat))))
        elif flow.now.looks is not None:
            flow.pass_on({})


@pytest.mark.parametrize("game", ["pickomino", "rummikub", "knaster", "ryzyk_fizyk"])
def test_what_one_person_did_the_next_one_can_see_again(game: str) -> None:
    flow: Any = Flow("hh", game, seed=3).begin().finish()
    first = flow.now.position.person
    next_person(flow, first)
    assert flow.status.seat == 1 - first
    assert flow.status.can_replay
    flow.replay()
    seen = []
    while flow.busy:
        seen.append(flow.facts.get("seat"))
        flow.end_scene()
    assert first in seen
    assert not flow.status.replaying


def test_a_lost_turn_can_be_seen_again_by_who_comes_next_and_no_own_one(busted: Any) -> None:
    assert busted.status.seat == 1
    assert busted.status.can_replay
    busted.replay()
    kinds = []
    while busted.busy:
        kinds.append(busted.facts["kind"])
        busted.end_scene()
    assert kinds == ["roll_began", "dice_rolled", "dice_kept", "busted", "turn_began"]
    busted.submit(Roll()).finish()
    assert busted.status.seat == 1
    assert not busted.status.can_replay


# ------------------------------------------------------------------------------------------ turns


def test_turns_are_counted_in_their_game() -> None:
    from stolik.games.rummikub.rules import events

    scenes = load_package("rummikub").scenes
    place = TurnPlace()
    for event, wanted in (
        (events.TilesShuffled(1, 1), TurnPlace(1, 0, None)),
        (events.TurnBegan(1), TurnPlace(1, 1, 1)),
        (events.TileDrawn(1, "?", False, 9), TurnPlace(1, 1, 1)),
        (events.TurnBegan(0), TurnPlace(1, 2, 0)),
        (events.TilesShuffled(2, 0), TurnPlace(2, 0, None)),
        (events.TurnBegan(0), TurnPlace(2, 1, 0)),
    ):
        place = place_after(place, event, scenes)
        assert place == wanted


def test_before_the_first_turn_it_is_nobodys() -> None:
    flow = Flow("hb", "rummikub").begin().look_at(0)
    moment = flow.moment
    assert (moment.seat, moment.place.turn) == (None, 0)


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

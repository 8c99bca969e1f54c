"""People and bots in any mix do what they like: the flow stays lawful and keeps every secret."""

from __future__ import annotations

from itertools import islice
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from stolik.engine.bot import Advice
from stolik.engine.game import TABLE
from stolik.engine.json_values import to_plain
from stolik.hotseat.clock import Tick
from stolik.hotseat.output import ScreenStatus

from tests.hotseat.flow import Flow
from tests.table.peeking.rules import Hum, Say


def legal(flow: Flow, seat: int) -> list[Any]:
    """Return some of a seat's legal moves, the undoable ones of the tiny game among them."""
    moves = list(islice(flow.game.legal_moves(flow.session.view(seat), seat), 12))
    if flow.package.info.id == "peeking":
        # The end comes seldom.
        return [*[*moves, Hum()] * 3, *moves, Say(0)]
    return moves


class HotSeat(RuleBasedStateMachine):
    """One table; each game is a subclass."""

    game_id = "peeking"
    options: Any = None
    seats = (1, 4)

    @initialize(data=st.data(), seed=st.integers(0, 99), instant=st.booleans())
    def sit_down(self, data: st.DataObject, seed: int, instant: bool) -> None:
        least, most = self.seats
        players = data.draw(st.text("hb", min_size=least, max_size=most))
        self.flow = Flow(players, self.game_id, self.options, seed=seed, instant=instant)
        self.coordinator, self.session, self.game = self.flow.coordinator, self.flow.session, self.flow.game
        self.persons = {seat for seat, who in enumerate(players) if who == "h"}
        self.events: list[Any] = []
        self.flow.begin()

    # ------------------------------------------------------------------ what people do

    @precondition(lambda self: self.coordinator.flow_state.seat is not None)
    @rule(choice=st.integers(0, 11))
    def move(self, choice: int) -> None:
        seat = self.coordinator.flow_state.seat
        assert seat is not None
        moves = legal(self.flow, seat)
        length, refused = self.session.length, len(self.flow.refused)
        self.flow.submit(moves[choice % len(moves)])
        assert self.session.length > length
        assert len(self.flow.refused) == refused
        assert self.session.log[length].seat == seat

    @rule(choices=st.lists(st.integers(0, 11), min_size=1, max_size=8))
    def play_on(self, choices: list[int]) -> None:
        """Let everybody do what the screen asks them to, so that the game gets somewhere."""
        self.coordinator.pause(False)
        self.coordinator.back_to_now()
        for choice in choices:
            self.flow.finish()
            self.flow.close_window()
            self.coordinator.hand_over.reveal()
            if self.viewer.goes_round:
                asked = self.session.to_act == (self.viewer.seat,) and self.session.state.phase == "asking"
                self.coordinator.pass_on({"kind": "redeal" if choice == 11 else "keep_rack"} if asked else {})
            elif self.coordinator.flow_state.seat is not None:
                self.move(choice)
            elif self.flow.bots.oldest("choose") is not None:
                self.bot_answers(choice)
            self.nobody_sees_a_secret_of_others()
            self.a_move_has_one_owner()

    @rule(choices=st.lists(st.integers(0, 11), min_size=1, max_size=2), times=st.integers(1, 2))
    def play_on_and_undo(self, choices: list[int], times: int) -> None:
        self.play_on(choices)
        for _ in range(times):
            self.undo()

    @rule(kind=st.sampled_from(["fly", "say", "roll", "draw", "end_turn", "pass"]))
    def click_at_random(self, kind: str) -> None:
        self.coordinator.submit({"kind": kind})

    @precondition(lambda self: self.viewer.awaited is not None)
    @rule()
    def look(self) -> None:
        awaited, paused = self.viewer.awaited, self.coordinator.flow_state.paused
        self.coordinator.hand_over.reveal()
        assert self.viewer.seat == (None if paused else awaited)

    @rule()
    def cover(self) -> None:
        self.coordinator.hand_over.cover()
        assert not self.viewer.is_shared or self.viewer.seat is None

    @precondition(lambda self: self.viewer.goes_round)
    @rule(answer=st.sampled_from([{}, {"kind": "keep_rack"}, {"kind": "redeal"}, {"kind": "fly"}]))
    def pass_on(self, answer: dict[str, Any]) -> None:
        self.coordinator.pass_on(answer)

    @rule()
    def undo(self) -> None:
        before, can = self.session.log, self.coordinator.flow_state.can_undo
        self.coordinator.undo()
        if can:
            assert before[-1].seat in self.persons
            assert list(self.session.log[: len(before) - 1]) == list(before[:-1])
        else:
            assert self.session.log == before

    @rule(moment=st.integers(-1, 40))
    def look_back(self, moment: int) -> None:
        self.coordinator.look_at(moment)
        assert self.coordinator.flow_state.seat is None

    @rule(seat=st.integers(-1, 4))
    def see_as(self, seat: int) -> None:
        seen_as = self.coordinator.look_back.seen_as
        self.coordinator.look_back.see_as(seat)
        looks = self.coordinator.flow_state.looking_at is not None
        secrets = self.flow.package.info.has_secrets
        assert (self.coordinator.look_back.seen_as is None) == (not (looks and secrets and self.session.over))
        if seen_as is None:
            assert self.coordinator.look_back.seen_as is None

    @rule()
    def stop_replay(self) -> None:
        self.coordinator.stop_replay()
        assert not self.coordinator.flow_state.cursor.replaying

    @rule()
    def come_back(self) -> None:
        self.coordinator.back_to_now()

    @rule()
    def replay(self) -> None:
        can, length = self.coordinator.flow_state.can_replay, self.session.length
        looks, refused = self.coordinator.flow_state.looking_at is not None, len(self.flow.refused)
        self.coordinator.replay()
        assert self.flow.refused[refused:] == ([] if can or looks else ["nothing_to_see_again"])
        assert self.session.length >= length

    @rule(paused=st.booleans())
    def pause(self, paused: bool) -> None:
        self.coordinator.pause(paused)
        assert not paused or not self.viewer.is_shared or self.viewer.seat is None

    @rule()
    def hint(self) -> None:
        self.coordinator.ask_hint()

    @rule()
    def follow_hint(self) -> None:
        self.coordinator.advice.follow_hint()

    @rule(shown=st.booleans())
    def ask_and_go_away(self, shown: bool) -> None:
        self.play_on([0])
        self.coordinator.hand_over.reveal()
        self.coordinator.advice.show_odds(shown)
        self.coordinator.ask_hint()
        self.coordinator.hand_over.cover()

    @rule(moment=st.integers(0, 5))
    def look_back_while_a_bot_thinks(self, moment: int) -> None:
        self.play_on([0])
        self.coordinator.look_at(moment)
        if self.flow.bots.oldest("choose") is not None:
            self.bot_answers(0)

    @rule()
    def drop_hint(self) -> None:
        self.coordinator.advice.drop_hint()
        assert self.coordinator.advice.hints == []

    @rule(shown=st.booleans())
    def odds(self, shown: bool) -> None:
        self.coordinator.advice.show_odds(shown)

    @rule(language=st.sampled_from(["", "pl:"]))
    def translate(self, language: str) -> None:
        self.flow.model.language = language
        self.coordinator.retranslate()
        assert all(text.startswith(language) for text in self.flow.texts())

    # ------------------------------------------------------------------ what screen, bots and time do

    @rule()
    def click_through(self) -> None:
        self.flow.queue.finish()

    @rule(old=st.booleans())
    def scene_done(self, old: bool) -> None:
        self.flow.queue.done(self.flow.token - old)

    @rule(instant=st.booleans())
    def set_pace(self, instant: bool) -> None:
        self.flow.queue.be_instant(instant)

    @precondition(lambda self: self.flow.bots.oldest("choose") is not None)
    @rule(choice=st.integers(-2, 11))
    def bot_answers(self, choice: int) -> None:
        found = self.flow.bots.oldest("choose")
        assert found is not None
        number, job = found
        # A bot may fail, or answer what isn't legal.
        moves = list(islice(self.game.legal_moves(job.view, job.seat), 12))
        length, moving = self.session.length, self.is_present
        move = None if choice == -2 else "nonsense" if choice == -1 else moves[choice % len(moves)]
        self.flow.bots.answer(number, None if move == "nonsense" else move)
        assert moving or self.session.length == length, "a bot moved while the table stood still"

    @precondition(lambda self: any(job.task != "choose" for job, _ in self.flow.bots.waiting.values()))
    @rule()
    def advice_comes(self) -> None:
        task = "advise" if self.flow.bots.oldest("advise") else "odds"
        found = self.flow.bots.oldest(task)
        assert found is not None
        assert found[1].seat == self.coordinator.flow_state.seat
        self.flow.bots.answer(found[0], (Advice(Say(1), 1.0),) if task == "advise" else {1: 0.5})

    @rule()
    def undo_window_closes(self) -> None:
        length, moving = self.session.length, self.is_present
        self.flow.close_window()
        assert moving or self.session.length == length, "a bot moved while the table stood still"

    @rule(seconds=st.sampled_from([0.5, 1.5, 1.9]), times=st.integers(1, 45))
    def time_passes(self, seconds: float, times: int) -> None:
        for _ in range(times):
            self.flow.time += seconds
            found = self.coordinator.clock.tick(self.flow.time)
            if Tick.SECOND in found:
                self.coordinator.second_passed()
            if Tick.PASSED in found:
                self.coordinator.time_passed()
            if Tick.EXPIRED in found:
                length = self.session.length
                self.coordinator.time_up()
                assert self.session.length > length, "the time of nobody was up"
                assert self.coordinator.flow_state.looking_at is None
                return

    # ------------------------------------------------------------------ what always holds

    @property
    def viewer(self) -> Any:
        return self.coordinator.viewer

    @property
    def is_present(self) -> bool:
        at_rest = not self.flow.queue.busy and not self.coordinator.flow_state.paused
        return at_rest and self.coordinator.flow_state.looking_at is None

    @invariant()
    def a_move_has_one_owner(self) -> None:
        seat, to_act = self.coordinator.flow_state.seat, self.session.to_act
        assert seat is None or (seat in to_act and seat in self.persons)
        assert seat is None or self.viewer.awaited is None
        assert seat is None or not self.viewer.hides(seat)
        for job, _ in self.flow.bots.waiting.values():
            if job.task == "choose":
                assert job.seat not in self.persons
                assert self.game.view(job.view, job.seat) == job.view
            else:
                assert job.seat == self.viewer.seat or not self.flow.package.info.has_secrets
        assert self.flow.model.mine in (None, *to_act)

    @invariant()
    def a_hint_is_told_only_to_whoever_may_move(self) -> None:
        assert not self.coordinator.advice.hints or self.coordinator.flow_state.seat is not None

    @invariant()
    def nobody_sees_a_secret_of_others(self) -> None:
        viewer, model = self.viewer.seat, self.flow.model
        if self.viewer.is_shared:
            assert viewer is None or viewer in self.persons
        seen_as = self.coordinator.look_back.seen_as
        if seen_as is not None:
            # All is open when the game is over.
            assert self.session.over
            viewer = seen_as
        assert self.game.view(model.view, viewer) == model.view
        if model.event is not None:
            assert self.game.redact(model.event, viewer) == model.event
        self.events += [
            step.event
            for entry in range(self.session.length)
            for step in self.session.steps_of(entry)
            if not any(step.event is known for known in self.events)
        ]
        if facts := {key: value for key, value in self.flow.queue.facts.items() if key != "text"}:
            assert facts in [to_plain(self.game.redact(event, viewer)) for event in self.events]
        heard = {
            model.event_text(self.game.redact(event, None), ("Ala", "Jan", "Ola", "Zosia"))
            for event in self.events
        }
        plain = {text.removeprefix("pl:") for text in heard}
        assert {text.removeprefix("pl:") for text in self.flow.announced} <= plain
        assert {text.removeprefix("pl:") for text in self.flow.texts()} <= plain

    @invariant()
    def the_screen_at_rest_shows_the_session(self) -> None:
        if not self.is_present:
            return
        model = self.flow.model
        assert model.view == self.session.view(self.viewer.seat)
        assert model.mine == self.coordinator.flow_state.seat
        assert self.session.to_act != (TABLE,)
        assert self.coordinator.flow_state.end_shown == self.session.over
        if self.session.over:
            assert {row.seat for row in self.flow.standings.rows} == set(range(self.session.seats))
        elif self.persons.issuperset(self.session.to_act):
            # One can go on: the seat that is to act, or the one to be there first.
            assert (
                self.coordinator.flow_state.seat is not None
                or self.viewer.awaited is not None
                or self.viewer.goes_round
            )

    @invariant()
    def a_moment_looked_back_at_is_shown(self) -> None:
        at = self.coordinator.flow_state.looking_at
        if at is not None:
            states = [self.session.state_at(0)]
            for entry in range(self.session.length):
                states += [step.state for step in self.session.steps_of(entry)]
            seen_as = self.coordinator.look_back.seen_as
            viewer = self.viewer.seat if seen_as is None else seen_as
            assert self.flow.model.view in [self.session.game.view(state, viewer) for state in states]
            assert self.flow.model.mine is None
            assert 0 <= at <= self.coordinator.flow_state.moments

    @invariant()
    def what_the_window_was_told_is_so(self) -> None:
        here = self.coordinator.flow_state
        assert self.flow.status == ScreenStatus(
            here.seat,
            here.can_undo,
            here.can_replay,
            here.is_over,
            here.end_shown,
            here.looking_at,
            here.moments,
            here.paused,
            here.cursor.replaying,
        )

    @invariant()
    def the_clock_runs_while_rack_or_table_are_seen_in_ones_turn(self) -> None:
        clock, here = self.coordinator.clock, self.coordinator.flow_state
        covered = here.paused or self.viewer.awaited is not None or self.viewer.goes_round
        if clock.running:
            assert clock.seat in self.persons
            assert not covered
        elif clock.seat in self.persons and not covered:
            # What others did is shown before the turn.
            assert self.flow.queue.busy
            assert not clock.begun

    @invariant()
    def the_log_replays(self) -> None:
        state = self.session.state_at(0)
        for entry in self.session.log[-3:]:
            assert entry.seat == TABLE or 0 <= entry.seat < self.session.seats
        assert state == self.game.start(self.session.seats, self.session.options, 0)

    def teardown(self) -> None:
        if not hasattr(self, "flow"):
            return
        self.coordinator.pause(False)
        self.coordinator.back_to_now()
        self.flow.finish()
        assert self.is_present
        self.the_screen_at_rest_shows_the_session()
        self.coordinator.close()
        saves = self.flow.saves
        self.coordinator.keep()
        assert self.flow.saves == saves


class Knaster(HotSeat):
    game_id = "knaster"
    seats = (1, 4)


class Rummikub(HotSeat):
    game_id = "rummikub"
    seats = (2, 4)

    @property
    def options(self) -> Any:
        from stolik.games.rummikub.rules.options import Options

        return Options(turn_seconds=60, reshuffle_right=True, games_per_match=1)


BOUNDS = settings(max_examples=25, stateful_step_count=30, deadline=None)
SMALL = settings(max_examples=12, stateful_step_count=25, deadline=None)


def test_a_tiny_game_with_secrets_bears_everything() -> None:
    run_state_machine_as_test(HotSeat, settings=BOUNDS)


def test_knaster_bears_everything() -> None:
    run_state_machine_as_test(Knaster, settings=SMALL)


def test_rummikub_bears_everything() -> None:
    run_state_machine_as_test(Rummikub, settings=SMALL)

"""People and bots in any mix act at random: the flow stays lawful and keeps every secret."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import Phase, settings
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
from stolik.flow.happenings import Began, Retold
from stolik.flow.runner import Story
from stolik.flow.screen import screen
from stolik.flow.step import flow_of, step
from stolik.flow.story import happened_text, kind_name, read_happened

from tests.cli.running import stolik
from tests.flow.flow import NAMES, Flow
from tests.table.peeking.rules import Hum, Say
from tests.tiers import mostly_rest


def parts(value: Any, whole: tuple[type[Any], ...]) -> Iterator[Any]:
    """Yield everything inside a value; instances of the types in ``whole`` aren't taken apart."""
    if isinstance(value, whole) or (
        not isinstance(value, tuple | Mapping | list) and not is_dataclass(value)
    ):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name), whole)
    else:
        for one in value.values() if isinstance(value, Mapping) else value:
            yield from parts(one, whole)


def legal(flow: Flow, seat: int) -> list[Any]:
    """Return some of a seat's legal moves, including the undoable ones of the tiny game."""
    moves = list(islice(flow.game.legal_moves(flow.session.view(seat), seat), 12))
    if flow.package.info.id == "peeking":
        # Ending moves are rare.
        return [*[*moves, Hum()] * 3, *moves, Say(0)]
    return moves


TOLD_IN_PRIVATE = (
    "began look_passed_on pause_pressed revealed covered came_back retold left scene_played scene_ended "
    "scenes_finished pace_chosen chance_fell turn_ended undo_closed"
).split()


class HotSeat(RuleBasedStateMachine):
    """One table; each game is a subclass."""

    game_id = "peeking"
    options: Any = None
    seats = (1, 4)
    latest: ClassVar[Any] = None
    """The table of the last example."""

    @initialize(data=st.data(), seed=st.integers(0, 99), instant=st.booleans(), covered=st.booleans())
    def sit_down(self, data: st.DataObject, seed: int, instant: bool, covered: bool) -> None:
        least, most = self.seats
        players = data.draw(st.text("hb", min_size=least, max_size=most))
        self.flow = Flow(players, self.game_id, self.options, seed=seed, instant=instant, covered=covered)
        self.session, self.game = self.flow.session, self.flow.game
        self.persons = {seat for seat, who in enumerate(players) if who == "h"}
        self.events: list[Any] = []
        HotSeat.latest = self
        self.flow.begin()

    # ------------------------------------------------------------------ what people do

    @precondition(lambda self: self.flow.status.seat is not None)
    @rule(choice=st.integers(0, 11))
    def move(self, choice: int) -> None:
        seat = self.flow.status.seat
        assert seat is not None
        moves = legal(self.flow, seat)
        length, refused = self.session.length, len(self.flow.refused)
        self.flow.submit(moves[choice % len(moves)])
        assert self.session.length > length
        assert (len(self.flow.refused), self.session.log[length].seat) == (refused, seat)

    @rule(choices=st.lists(st.integers(0, 11), min_size=1, max_size=8))
    def play_on(self, choices: list[int]) -> None:
        """Let everybody do what the screen asks for, so that the game makes progress."""
        self.flow.pause(False)
        self.flow.back_to_now()
        for choice in choices:
            self.flow.finish()
            self.flow.close_window()
            self.flow.reveal()
            if self.viewer.goes_round:
                asked = self.session.to_act == (self.viewer.seat,) and self.session.state.phase == "asking"
                self.flow.pass_on({"kind": "redeal" if choice == 11 else "keep_rack"} if asked else {})
            elif self.flow.status.seat is not None:
                self.move(choice)
            elif self.flow.bots.oldest("choose") is not None:
                self.bot_answers(choice)
            self.nobody_sees_a_secret_of_others()
            self.a_move_has_one_owner()

    @rule(choices=st.lists(st.integers(0, 11), min_size=1, max_size=2), times=st.integers(1, 2))
    def play_on_and_undo(self, choices: list[int], times: int) -> None:
        self.play_on(choices)
        for _ in range(times):
            self.flow.undo()

    @rule(kind=st.sampled_from(["fly", "say", "roll", "draw", "end_turn", "pass"]))
    def click_at_random(self, kind: str) -> None:
        self.flow.submit_plain({"kind": kind})

    @precondition(lambda self: self.viewer.awaited is not None)
    @rule()
    def look(self) -> None:
        awaited, paused = self.viewer.awaited, self.flow.status.paused
        self.flow.reveal()
        assert self.viewer.seat == (None if paused else awaited)

    @rule()
    def cover(self) -> None:
        self.flow.cover()
        assert not self.flow.setting.is_shared or self.viewer.seat is None

    @precondition(lambda self: self.viewer.goes_round)
    @rule(answer=st.sampled_from([{}, {"kind": "keep_rack"}, {"kind": "redeal"}, {"kind": "fly"}]))
    def pass_on(self, answer: dict[str, Any]) -> None:
        self.flow.pass_on(answer)

    @rule()
    def undo(self) -> None:
        before, can = self.session.log, self.flow.status.can_undo
        self.flow.undo()
        if can:
            assert before[-1].seat in self.persons
            assert list(self.session.log[: len(before) - 1]) == list(before[:-1])
        else:
            assert self.session.log == before

    @rule(moment=st.integers(-1, 40))
    def look_back(self, moment: int) -> None:
        self.flow.look_at(moment)
        assert self.flow.status.seat is None

    @rule(seat=st.integers(-1, 4))
    def see_as(self, seat: int) -> None:
        seen_as = self.flow.status.seen_as
        self.flow.see_as(seat)
        looks = self.flow.status.looking_at is not None
        secrets = self.flow.package.info.has_secrets
        assert (self.flow.status.seen_as is None) == (not (looks and secrets and self.session.over))
        if seen_as is None:
            assert self.flow.status.seen_as is None

    @rule()
    def stop_replay(self) -> None:
        self.flow.stop_replay()
        assert not self.flow.status.replaying

    @rule()
    def come_back(self) -> None:
        self.flow.back_to_now()

    @rule()
    def replay(self) -> None:
        can, length = self.flow.status.can_replay, self.session.length
        looks, refused = self.flow.status.looking_at is not None, len(self.flow.refused)
        self.flow.replay()
        assert self.flow.refused[refused:] == ([] if can or looks else ["nothing_to_see_again"])
        assert self.session.length >= length

    @rule(paused=st.booleans())
    def pause(self, paused: bool) -> None:
        self.flow.pause(paused)
        assert not paused or not self.flow.setting.is_shared or self.viewer.seat is None

    @rule()
    def hint(self) -> None:
        self.flow.ask_hint()

    @rule()
    def follow_hint(self) -> None:
        self.flow.follow_hint()

    @rule(shown=st.booleans())
    def ask_and_go_away(self, shown: bool) -> None:
        self.play_on([0])
        self.flow.reveal()
        self.flow.show_odds(shown)
        self.flow.ask_hint()
        self.flow.cover()

    @rule(moment=st.integers(0, 5))
    def look_back_while_a_bot_thinks(self, moment: int) -> None:
        self.play_on([0])
        self.flow.look_at(moment)
        if self.flow.bots.oldest("choose") is not None:
            self.bot_answers(0)

    @rule()
    def drop_hint(self) -> None:
        self.flow.drop_hint()
        assert self.flow.hints == []

    @rule(shown=st.booleans())
    def odds(self, shown: bool) -> None:
        self.flow.show_odds(shown)

    @rule(language=st.sampled_from(["", "pl:"]))
    def translate(self, language: str) -> None:
        self.flow.model.language = language
        self.flow.retell()
        assert all(text.startswith(language) for text in self.flow.texts())

    # ------------------------------------------------------------------ what screen, bots and time do

    @rule()
    def click_through(self) -> None:
        self.flow.end_scene()

    @rule(old=st.booleans())
    def scene_done(self, old: bool) -> None:
        self.flow.scene_played(self.flow.token - old)

    @rule(instant=st.booleans())
    def set_pace(self, instant: bool) -> None:
        self.flow.set_instant(instant)

    @precondition(lambda self: self.flow.bots.oldest("choose") is not None)
    @rule(choice=st.integers(-2, 11))
    def bot_answers(self, choice: int) -> None:
        found = self.flow.bots.oldest("choose")
        assert found is not None
        number, job = found
        # A bot may fail or answer with an illegal move.
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
        assert found[1].seat == self.flow.status.seat
        move = next(iter(self.game.legal_moves(found[1].view, found[1].seat)))
        self.flow.bots.answer(found[0], (Advice(move, 1.0),) if task == "advise" else {1: 0.5})

    @rule()
    def undo_window_closes(self) -> None:
        length, moving = self.session.length, self.is_present
        self.flow.close_window()
        assert moving or self.session.length == length, "a bot moved while the table stood still"

    @rule(seconds=st.sampled_from([0.5, 1.5, 1.9]), times=st.integers(1, 45))
    def time_passes(self, seconds: float, times: int) -> None:
        for _ in range(times):
            length = self.session.length
            timed = self.flow.now.timed_seat
            self.flow.tick(seconds)
            if self.session.length > length:
                assert timed in self.persons, "the time of nobody was up"
                assert self.flow.status.looking_at is None
                return

    @precondition(lambda self: self.is_present and not self.viewer.goes_round)
    @rule()
    def save_and_load(self) -> None:
        """A game saved and loaded at rest looks as if its viewer had left.

        A round of looks without a move after it starts again.
        """
        self.flow.keep()
        self.flow.cover()
        self.flow.drop_hint()
        prompts = self.flow.setting.prompts
        if not self.is_present or (prompts is not None and prompts.look_round(self.session.state)):
            return
        now, seen = self.flow.now, self.flow.screen
        loaded = flow_of(now.setting, self.session.history, now.names, self.flow.side_state)
        loaded, _ = step(loaded._replace(scenes=now.scenes), Began(at=self.flow.time))
        again = screen(loaded)
        assert (again.status, again.viewer, again.lines) == (seen.status, seen.viewer, seen.lines)
        # A bot's entries beside a person are shown as they happen; both tables show all entries.
        at_rest = seen.picture._replace(event=None, steps=None)
        assert again.picture._replace(event=None, steps=None) == at_rest
        assert abs(again.clock.left(self.flow.time) - seen.clock.left(self.flow.time)) < 0.06

    # ------------------------------------------------------------------ what always holds

    @property
    def viewer(self) -> Any:
        return self.flow.viewer

    @property
    def is_present(self) -> bool:
        at_rest = not self.flow.busy and not self.flow.status.paused
        return at_rest and self.flow.status.looking_at is None

    @invariant()
    def a_move_has_one_owner(self) -> None:
        seat, to_act = self.flow.status.seat, self.session.to_act
        assert seat is None or (seat in to_act and seat in self.persons)
        assert seat is None or self.viewer.awaited is None
        assert seat is None or not self.flow.now.hides(seat)
        for job, _ in self.flow.bots.waiting.values():
            if job.task == "choose":
                assert job.seat not in self.persons
                assert self.game.view(job.view, job.seat) == job.view
            else:
                assert job.seat == self.viewer.seat or not self.flow.package.info.has_secrets
        assert self.flow.model.mine in (None, *to_act)

    @invariant()
    def a_hint_is_told_only_to_whoever_may_move(self) -> None:
        assert not self.flow.hints or self.flow.status.seat is not None

    @invariant()
    def nobody_sees_a_secret_of_others(self) -> None:
        viewer, model = self.viewer.seat, self.flow.model
        if self.flow.setting.is_shared:
            assert viewer is None or viewer in self.persons
        seen_as = self.flow.status.seen_as
        if seen_as is not None:
            # All is open when the game is over.
            assert self.session.over
            viewer = seen_as
        assert self.game.view(model.view, viewer) == model.view
        if model.event is not None:
            assert self.game.redact(model.event, viewer) == model.event
        known = {id(event) for event in self.events}
        self.events += [
            step.event
            for entry in range(self.session.length)
            for step in self.session.steps_of(entry)
            if id(step.event) not in known
        ]
        told = ("text", "stage", "moment")
        if facts := {key: value for key, value in self.flow.facts.items() if key not in told}:
            assert facts in [to_plain(self.game.redact(event, viewer)) for event in self.events]
        heard = {
            model.event_text(self.game.redact(event, None), ("Ala", "Jan", "Ola", "Zosia"))
            for event in self.events
        }
        plain = {text.removeprefix("pl:") for text in heard}
        assert {text.removeprefix("pl:") for text in self.flow.announced} <= plain
        # The whole screen, with everything on it.
        state, event = type(self.session.state_at(0)), tuple({type(event) for event in self.events})
        for part in parts(self.flow.screen, (state, Advice, *event)):
            if isinstance(part, state):
                assert self.game.view(part, viewer) == part
            elif event and isinstance(part, event):
                assert self.game.redact(part, viewer) == part
            elif isinstance(part, str):
                assert part.removeprefix("pl:") in plain
        for seen in self.flow.screen.picture.events:
            assert self.game.redact(seen, None) == seen

    @invariant()
    def the_screen_at_rest_shows_the_session(self) -> None:
        if not self.is_present:
            return
        model = self.flow.model
        assert model.view == self.session.view(self.viewer.seat)
        assert model.mine == self.flow.status.seat
        assert self.session.to_act != (TABLE,)
        assert self.flow.status.end_shown == self.session.over
        if self.session.over:
            assert self.flow.ends
        elif self.persons.issuperset(self.session.to_act):
            # Somebody can continue: the seat to act, or the one that has to come to the screen first.
            assert (
                self.flow.status.seat is not None or self.viewer.awaited is not None or self.viewer.goes_round
            )

    @invariant()
    def a_moment_looked_back_at_is_shown(self) -> None:
        at = self.flow.status.looking_at
        if at is not None:
            states = [self.session.state_at(0)]
            for entry in range(self.session.length):
                states += [step.state for step in self.session.steps_of(entry)]
            seen_as = self.flow.status.seen_as
            viewer = self.viewer.seat if seen_as is None else seen_as
            assert self.flow.model.view in [self.session.game.view(state, viewer) for state in states]
            assert self.flow.model.mine is None
            assert 0 <= at <= self.flow.status.moments

    @invariant()
    def the_clock_runs_while_rack_or_table_are_seen_in_ones_turn(self) -> None:
        clock, here, now = self.flow.clock, self.flow.status, self.flow.now
        covered = here.paused or self.viewer.awaited is not None or self.viewer.goes_round
        if clock.running:
            assert clock.seat in self.persons
            assert not covered
        elif clock.seat in self.persons and not covered:
            # Others' moves are shown before the turn.
            assert self.flow.busy
            assert not now.turn_has_begun

    @invariant()
    def the_log_replays(self) -> None:
        state = self.session.state_at(0)
        for entry in self.session.log[-3:]:
            assert entry.seat == TABLE or 0 <= entry.seat < self.session.seats
        assert state == self.game.start(self.session.seats, self.session.options, 0)

    def teardown(self) -> None:
        if not hasattr(self, "events"):
            return
        self.flow.pause(False)
        self.flow.back_to_now()
        self.flow.finish()
        assert self.is_present
        self.the_screen_at_rest_shows_the_session()
        self.flow.close()
        saves = self.flow.saves
        self.flow.keep()
        assert self.flow.saves == saves
        self.what_happened_leads_here_again()
        self.the_file_of_what_happened_keeps_secrets_and_leads_here_again()

    def what_happened_leads_here_again(self) -> None:
        """Every list of happenings replays to the same flow."""
        if self.flow.model.language or any(isinstance(one, Retold) for one in self.flow.run.story.happenings):
            return
        again = self.flow.first
        for happening in self.flow.run.story.happenings:
            again, _ = step(again, happening)
        self.is_here(again)

    def is_here(self, again: Any) -> None:
        now = self.flow.now
        assert again.session.log == now.session.log
        assert again._replace(session=now.session, pictured=now.pictured) == now

    def the_file_of_what_happened_keeps_secrets_and_leads_here_again(self) -> None:
        story = self.flow.run.story
        text = happened_text(story)
        if self.flow.setting.has_secrets and not story.now.is_over:
            self.only_kinds_are_told(json.loads(text))
            # Few games reach their end here; this is the file that is written at the end.
            text = happened_text(self.as_over())
        if self.game_id == "peeking":
            return
        assert not any(f'"{name}"' in text for name in NAMES)
        if self.flow.model.language or any(isinstance(one, Retold) for one in story.happenings):
            return
        told = read_happened(text, self.flow.now.names)
        again = told.first(self.flow.model, self.flow.now.names)
        assert again._replace(session=story.first.session) == story.first
        for happening in told.happenings:
            again, _ = step(again, happening)
        # Files contain no odds; the flow only needs to know that they have come.
        odds = None if again.hint.odds is None else story.now.hint.odds
        self.is_here(again._replace(hint=again.hint._replace(odds=odds)))

    def as_over(self) -> Story:
        """Return the happenings as if the game were over, so that the file leaves nothing out."""
        story = self.flow.run.story
        over = story.now._replace(position=story.now.position._replace(to_act=()))
        return Story(story.first, over, story.happenings)

    def only_kinds_are_told(self, data: dict[str, Any]) -> None:
        """The file of a running game with secrets only has who did what kind of thing, and when."""
        game_id = self.flow.package.info.id
        levels = self.flow.setting.levels
        happenings = data.pop("happenings")
        assert data == {
            "format": "stolik-happened",
            "version": 1,
            "secrets": "left_out",
            "game": game_id,
            "rules": self.flow.package.info.rules,
            "seats": ["human" if level is None else f"bot:{level}" for level in levels],
        }
        flow, due = self.flow.run.story.first, []
        # It is written by the stages of the game's own screen; these tests' screen has none.
        texts = flow.setting.package.view_model(None)
        flow = flow._replace(setting=replace(flow.setting, texts=texts))
        for happening in self.flow.run.story.happenings:
            # It doesn't reveal who may be asked in private, even through a later answer.
            private = flow.looks is not None or flow.scenes.busy or flow.is_private(flow.session.length)
            kind = kind_name(type(happening))
            if kind != "time_passed" and (not private or kind in TOLD_IN_PRIVATE):
                due.append((kind, happening.at, private))
            flow, _ = step(flow, happening)
        assert [(one["kind"], one["at"]) for one in happenings] == [one[:2] for one in due]
        for one, (_, _, private) in zip(happenings, due, strict=True):
            assert set(one) <= ({"kind", "at"} if private else {"kind", "at", "by"})
            assert one.get("by", 0) in range(len(levels))


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


class Pickomino(HotSeat):
    game_id = "pickomino"
    seats = (2, 4)


class RyzykFizyk(HotSeat):
    game_id = "ryzyk_fizyk"
    seats = (2, 4)


GAMES = (Knaster, Rummikub, Pickomino, RyzykFizyk)
BOUNDS = settings(max_examples=150, stateful_step_count=30, deadline=None)
SMALL = settings(max_examples=60, stateful_step_count=25, deadline=None)


def bears_everything(table: type[HotSeat], bounds: settings, folder: Path) -> None:
    """Try tables; the happenings at a failing one are kept as a file."""
    try:
        run_state_machine_as_test(table, settings=bounds)
    except Exception as error:
        # The failing example with the fewest steps comes last.
        path = folder / f"{table.game_id}.stolik-happened"
        path.write_text(happened_text(table.latest.as_over(), type(error).__name__), encoding="utf-8")
        error.add_note(f"stolik happened {path}")
        raise


def test_a_tiny_game_with_secrets_bears_everything(tmp_path: Path) -> None:
    bears_everything(HotSeat, BOUNDS, tmp_path)


@pytest.mark.parametrize("table", mostly_rest(GAMES, usual=[Knaster]))
def test_every_game_bears_everything(table: type[HotSeat], tmp_path: Path) -> None:
    bears_everything(table, SMALL, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("table", [HotSeat, *GAMES])
def test_every_game_bears_whatever_is_thought_of_next(table: type[HotSeat], tmp_path: Path) -> None:
    short = bool(os.environ.get("STOLIK_SHORT"))
    bears_everything(table, settings(BOUNDS, max_examples=60 if short else 1000), tmp_path)


def test_what_happened_at_a_table_that_fails_is_kept_and_played_again(tmp_path: Path) -> None:
    class Fragile(Pickomino):
        @invariant()
        def is_short(self) -> None:
            assert self.session.length < 3

    # Searching for the fewest steps takes longer than all other tables here.
    few = settings(SMALL, max_examples=20, phases=[Phase.generate], database=None, print_blob=False)
    with pytest.raises(AssertionError) as failure:
        bears_everything(Fragile, few, tmp_path)
    (path,) = tmp_path.iterdir()
    assert failure.value.__notes__[-1] == f"stolik happened {path}"
    again = stolik("happened", path)
    assert (again.code, again.err) == (0, "")
    assert "failed with AssertionError" in again.out
    length = Fragile.latest.session.length
    assert length >= 3
    assert f", {length} entries in the log" in again.out

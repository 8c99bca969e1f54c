"""Sets the models of seats, log and game to one moment of the session, and makes scenes of its steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, Final

from stolik.engine.event_scenes import EventScenes, ShownEvent
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.pace import Span
from stolik.engine.session import AnyStep, Session
from stolik.engine.view_model import ViewModel
from stolik.hotseat.announcer import Announcer
from stolik.hotseat.privacy import PrivacyPolicy, Viewer
from stolik.hotseat.scenes import Scene
from stolik.hotseat.seats import SeatRows
from stolik.hotseat.timeline import Timeline

REPLAY_MS: Final = 600
"""The milliseconds for which each step that is shown again on request stays at least."""


class Presenter:
    """Shows moments of a session to the people at the screen; computers play the seats ``bots``.

    ``names`` are those of the players, by seat.

    ``mine`` gives the seat that may act on the screen now, ``marked`` the person whose move is taken next,
    also while scenes run. ``announcer`` says what happens, ``sound`` takes the name of a sound; ``shown`` is
    called when the models were set.

    ``marks`` are the names of the things that have changed at the moment that is looked back at.

    ``view_model``, ``timeline`` and ``seats`` are set to the moment that is shown; ``event_scenes`` says how
    long the game's events stay and how they sound; ``viewer`` and ``privacy`` tell who sees what.
    """

    def __init__(
        self,
        session: Session,
        view_model: ViewModel,
        event_scenes: EventScenes,
        viewer: Viewer,
        privacy: PrivacyPolicy,
        timeline: Timeline,
        seats: SeatRows,
        names: Sequence[str],
        *,
        bots: Collection[Seat],
        mine: Callable[[], Seat | None],
        marked: Callable[[], Seat | None],
        announcer: Announcer,
        sound: Callable[[str], object],
        shown: Callable[[], object],
    ) -> None:
        self._session = session
        self._view_model = view_model
        self._names = names
        self._event_scenes = event_scenes
        self._viewer = viewer
        self._privacy = privacy
        self._timeline = timeline
        self._seats = seats
        self._bots = bots
        self._mine = mine
        self._marked = marked
        self._announcer = announcer
        self._sound = sound
        self._when_shown = shown
        self._silent = False
        self._shown: Any = session.state
        self._shown_entries = session.length
        # The moment that is looked back at, and the seat that sees it if not the viewer.
        self._moment: tuple[int, Seat | None] | None = None
        self._seen_as: Seat | None = None
        self.marks: Sequence[str] = ()
        self._traced: Any = None
        self._viewed: tuple[Any, Seat | None] | None = None
        self._view: Any = None
        self._actors: tuple[Seat, ...] = ()

    def show(self, entries: int | None = None) -> None:
        """Show the table as it was after ``entries`` entries, or as it is now.

        ``entries`` is from 0, the start, to the length of the log.
        """
        at = self._session.length if entries is None else entries
        self._set(self._session.state_at(at), at)

    def show_moment(self, number: int, seen_as: Seat | None = None) -> None:
        """Show a moment that is looked back at, by its number, with what has changed marked.

        ``seen_as`` is the seat as which it is seen, where that isn't the viewer.
        """
        self._moment, self._seen_as, self.marks = (number, seen_as), seen_as, ()
        session, moment = self._session, self._timeline.moment(number)
        entry, step = -1, 0
        state, before, event = session.state_at(0), None, None
        if moment.entry >= 0:
            entry, step = self._privacy.public_step(moment.entry, moment.step)
            state = session.steps_of(entry)[step].state
            steps = session.steps_of(moment.entry)
            earlier = steps[moment.step - 1].state if moment.step else session.state_at(moment.entry)
            before = session.game.view(earlier, self._seat)
            event = session.game.redact(steps[moment.step].event, self._seat)
        self._look(state)
        self._seats.show(state, () if moment.seat is None else (moment.seat,))
        seen = self._timeline.events_to(moment.entry + 1, moment.step + 1 if event else None)
        self._view_model.follow(seen, self._names, self._seat)
        self._trace(state, entry + 1, step + 1)
        self.marks = self._view_model.show_moment(before, self._view, event, self._seat)
        self._when_shown()

    def show_at_once(self, first_entry: int, *, silently: bool = False) -> None:
        """Show the steps since an entry without playing them, and without a word or a sound if need be.

        ``first_entry`` is a 0-based index, as in `scenes`.
        """
        self._timeline.follow()
        self._silent = silently
        for scene in self.scenes(first_entry):
            scene.apply()
        self._silent = False
        self._when_shown()

    def reveal_log(self) -> None:
        """Show every line of the log, but those that are due only after everybody has looked."""
        last = self._session.length - 1
        if last < 0 or self._privacy.next_viewer is None:
            self._timeline.reveal_all()
            return
        for number in range(len(self._session.steps_of(last))):
            if not self._is_held_back(last, number):
                self._timeline.reveal(last, number)

    def rename(self, names: Sequence[str]) -> None:
        """Take other names of the players, by seat, for what is shown from now on."""
        self._names = names

    def show_again(self) -> None:
        """Show the same moment again, in the language of the moment."""
        self._timeline.retell()
        self._seats.retell()
        if self._moment is None:
            self._set(self._shown, self._shown_entries)
        else:
            self.show_moment(*self._moment)

    def scenes(self, first_entry: int, *, again: bool = False) -> list[Scene]:
        """Return the steps since an entry, given by its 0-based index, as scenes.

        With ``again`` they were shown before: they leave the log alone, and stay long enough to be followed
        even where there are no animations.
        """
        return [
            scene
            for entry in range(first_entry, self._session.length)
            for number, step in enumerate(self._session.steps_of(entry))
            if not (again and number == 0 and self.is_secret(entry))
            for scene in self._scenes(step, entry, number, again)
        ]

    def is_secret(self, entry: int) -> bool:
        """Return whether others must not notice that an entry, given by its 0-based index, was made."""
        return self._privacy.is_private(entry) and not self._timeline.text(entry, 0)

    def _scenes(self, step: AnyStep, entry: int, number: int, again: bool) -> list[Scene]:
        """Return the scene of a step, with one more for each further stage of its event."""
        stages = self._view_model.stages(self._timeline.event(entry, number), self._viewer.seat)
        first = self._scene(step, entry, number, again, stages > 0)
        further = (
            replace(
                first,
                facts=partial(self._facts, step, entry, number, stage),
                apply=partial(self._view_model.show_stage, stage),
                needs_confirmation=False,
                for_all=False,
                continues=True,
            )
            for stage in range(1, stages)
        )
        return [first, *further]

    def _scene(self, step: AnyStep, entry: int, number: int, again: bool, in_stages: bool) -> Scene:
        public = self._timeline.event(entry, number)
        rules, kind = self._event_scenes, getattr(public, "kind", "")
        waits = not again and (
            kind in rules.confirmed
            # What only one of several people may see is covered right afterwards: they say when they saw it.
            or (
                kind in rules.confirmed_if_private
                and self._viewer.is_shared
                and self._session.game.redact(step.event, self._viewer.seat) != public
            )
        )
        return Scene(
            partial(self._facts, step, entry, number),
            partial(self._apply, step, entry, number, again, in_stages),
            rules.least_ms(kind, by_bot=getattr(public, "seat", None) in self._bots),
            REPLAY_MS if again else 0,
            waits,
            for_all=waits and kind in rules.confirmed,
            stay=partial(self._stay, step.event),
        )

    def _stay(self, event: Value) -> Span:
        """Return how long an event that is on the screen now stays there."""
        seen = self._session.game.redact(event, self._viewer.seat)
        people = len(self._names) - len(self._bots)
        by_bot = getattr(seen, "seat", None) in self._bots
        return self._event_scenes.stay(ShownEvent(seen, by_bot, people, self._view_model))

    def _facts(self, step: AnyStep, entry: int, number: int, stage: int = 0) -> dict[str, Any]:
        seen: Value = self._session.game.redact(step.event, self._viewer.seat)
        further = {"stage": stage} if stage else {}
        return {**to_plain(seen), "text": self._timeline.text(entry, number), **further}

    def _apply(self, step: AnyStep, entry: int, number: int, again: bool, in_stages: bool) -> None:
        kind = getattr(step.event, "kind", "")
        seen = self._session.game.redact(step.event, self._viewer.seat)
        at_rest = kind in self._event_scenes.confirmed
        held_back = self._is_held_back(entry, number)
        if not (held_back or again):
            self._timeline.reveal(entry, number)
        self._set(step.state, entry + 1, seen, at_rest=at_rest, steps=number + 1, in_stages=in_stages)
        if held_back or self._silent:
            return
        sound = self._event_scenes.sounds.get(kind)
        if sound and not (number == 0 and self.is_secret(entry)):
            self._sound(sound)
        # What is said aloud and written down is what an onlooker may hear.
        text = self._timeline.text(entry, number)
        if text:
            text = self._view_model.spoken_text(seen, text, self._names)
        self._announcer.take(self._timeline.event(entry, number), text)

    def _is_held_back(self, entry: int, number: int) -> bool:
        """Return whether a step begins a turn that the round of the screen comes before.

        If a person is asked in that round the turn begins only after it; so it seems to everywhere.
        """
        if entry != self._session.length - 1 or self._privacy.next_viewer is None:
            return False
        return self._privacy.awaits_round(self._session.steps_of(entry)[number].state)

    def _set(
        self,
        state: Any,
        entries: int,
        event: Any = None,
        *,
        at_rest: bool = False,
        steps: int | None = None,
        in_stages: bool = False,
    ) -> None:
        """Set the models to a state after ``entries`` entries, or ``steps`` steps into the last of them."""
        self._shown, self._shown_entries = state, entries
        self._moment, self._seen_as, self.marks = None, None, ()
        self._look(state)
        # While all look at what stays until a click, nobody is on turn.
        on_turn = () if at_rest else self._seats_on_turn(entries)
        marked = self._marked() if len(on_turn) > 1 else None
        # The people come first: the game's own rows name them.
        self._seats.show(state, on_turn, marked if marked in on_turn else None)
        self._view_model.follow(self._timeline.events_to(entries, steps), self._names, self._viewer.seat)
        self._trace(state, entries, steps)
        if in_stages:
            self._view_model.show_first_stage(self._view, event, self._mine())
        else:
            self._view_model.show(self._view, event, self._mine())
        if not self._silent:
            self._when_shown()

    def _trace(self, state: Any, entries: int, steps: int | None) -> None:
        """Tell what led to the state that is shown next, after ``steps`` steps of the last entry."""
        if state is not self._traced:
            self._traced = state
            view, seat, before = self._session.game.view, self._seat, self._session.states_before
            self._view_model.trace(view(earlier, seat) for earlier in before(entries, steps))

    def _look(self, state: Any) -> None:
        """Take the viewer's view of a state, and who is seen to act in it."""
        seat = self._seat
        if self._viewed is None or self._viewed[0] is not state or self._viewed[1] != seat:
            game = self._session.game
            self._viewed = (state, seat)
            self._view = game.view(state, seat)
            self._actors = game.to_act(self._view)

    @property
    def _seat(self) -> Seat | None:
        """The seat as which the table is seen."""
        return self._viewer.seat if self._seen_as is None else self._seen_as

    def _seats_on_turn(self, entries: int) -> Collection[Seat]:
        """Return who is seen to be on turn; during chance it is still the seat that moved last."""
        if entries == self._session.length and self._privacy.next_viewer is not None:
            return ()
        if self._actors != (TABLE,):
            return self._actors
        log = self._session.log
        moves = (at for at in range(entries - 1, -1, -1) if log[at].seat != TABLE)
        return tuple(islice((log[at].seat for at in moves if not self._privacy.is_private(at)), 1))

"""Scenes on the screen: one after the other, each for its least time, some until a click."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.engine.pace import Span

HASTE_SECONDS: Final = 0.4
"""The seconds after something has appeared within which a click can't be an answer to it."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A step as the viewer may see it.

    ``facts`` gives its plain facts for the screen, in the language of the moment it is asked; ``apply`` sets
    the models. The scene stays for what ``stay`` returns then, but for ``minimum_ms`` at least, at every pace
    and also where there are no animations, and where there are none for ``still_ms`` as well. A scene that
    ``needs_confirmation`` stays until it is ended. One that ``continues`` the scene before it ends with that
    one when it is ended. One that is ``for_all`` is played even where those that wait are only caught up
    with, since nobody is to miss it.
    """

    facts: Callable[[], Mapping[str, Any]]
    apply: Callable[[], None]
    minimum_ms: int = 0
    still_ms: int = 0
    needs_confirmation: bool = False
    continues: bool = False
    for_all: bool = False
    stay: Callable[[], Span] = Span


def _nothing(*_: object) -> None:
    """Hear and do nothing."""


@dataclass(frozen=True, slots=True)
class QueueOutput:
    """A listener of a queue of scenes.

    ``preparing`` is called before the models change, ``playing`` with the scene's number after it;
    ``hurried`` when the scene that ran is over at once; ``idle`` when the last one was played.
    ``busy_changed`` and ``scene_changed`` tell that the queue's attributes have changed.
    """

    preparing: Callable[[], object] = _nothing
    playing: Callable[[int], object] = _nothing
    hurried: Callable[[], object] = _nothing
    idle: Callable[[], object] = _nothing
    busy_changed: Callable[[], object] = _nothing
    scene_changed: Callable[[], object] = _nothing


class SceneQueue:
    """Holds the order and the skipping of scenes, for every game.

    ``busy`` tells whether a scene is being played, ``instant`` whether scenes are shown at once, without
    waiting for the screen. ``facts``, ``stay``, ``minimum_ms`` (0 where the scene takes its own time) and
    ``needs_confirmation`` are those of the scene played last.

    ``output`` hears of every scene; ``now`` gives seconds that grow steadily.
    """

    def __init__(self, output: QueueOutput, now: Callable[[], float] | None = None) -> None:
        self._output = output
        self._now = now
        self._began = 0.0
        self._must_be_seen = False
        self._scenes: deque[Scene] = deque()
        self._token = 0
        self._is_for_all = False
        self._held = False
        # The next scene was to begin while scenes were held.
        self._due = False
        self.busy = False
        self.instant = False
        self.facts: Mapping[str, Any] = {}
        self.stay: Callable[[], Span] = Span
        self.minimum_ms = 0
        self.needs_confirmation = False

    def be_instant(self, instant: bool) -> None:
        """Show scenes at once from now on, or let the screen play them.

        ``instant`` also ends what is being played.
        """
        self.instant = instant
        if instant:
            self.finish_all()

    def play(self, scenes: Sequence[Scene]) -> None:
        """Put scenes behind those that wait."""
        self._scenes.extend(scenes)
        if not self.busy:
            self._set_busy(True)
            self._next()

    def done(self, token: int) -> None:
        """End the scene with this number, whose time is over; old numbers mean nothing.

        ``token`` is the number that ``playing`` was called with.
        """
        if self.busy and token == self._token:
            self._go_on()

    def finish(self) -> None:
        """End the running scene at once, with those that continue it."""
        if self.busy:
            while self._scenes and self._scenes[0].continues:
                self._scenes.popleft().apply()
            self._output.hurried()
            self._go_on()

    def hurry(self) -> None:
        """End the running scene at a person's wish.

        A click that comes as soon as the scene was meant for what was there before, so it doesn't take away
        what must be seen.
        """
        early = self._now is not None and self._now() - self._began < HASTE_SECONDS
        if not (early and self._must_be_seen):
            self.finish()

    def finish_all(self) -> None:
        """End the running scene and show those that wait without playing them, up to the next one for all.

        A scene for all that runs goes on.
        """
        if self.busy and not self._is_for_all:
            self._output.hurried()
            while self._scenes and not self._scenes[0].for_all:
                self._scenes.popleft().apply()
            self._go_on()

    def hold(self, held: bool) -> None:
        """Let no scene follow another from now on, as while nothing is seen, or go on."""
        self._held = held
        if not held and self._due:
            self._next()

    def catch_up(self) -> None:
        """Show all that waits without playing it; ``idle`` isn't called, so nothing goes on by itself."""
        waiting, self._scenes = self._scenes, deque()
        self._rest()
        for scene in waiting:
            scene.apply()

    def drop(self) -> None:
        """Forget every scene that waits: nothing more is shown, and ``idle`` isn't called."""
        self._scenes.clear()
        self._rest()

    def forget(self) -> None:
        """Leave nothing of the last scene on the screen: another person looks now."""
        if not self.busy and self.facts:
            self.facts = {}
            self._output.scene_changed()

    def _rest(self) -> None:
        self._token += 1
        self._is_for_all = self._due = False
        if self.busy:
            self._output.hurried()
            self._set_busy(False)

    def _go_on(self) -> None:
        """Begin the next scene, or, where scenes are held, do so later."""
        if self._held and self._scenes:
            self._token += 1
            self._due = True
        else:
            self._next()

    def _next(self) -> None:
        self._token += 1
        self._is_for_all = self._due = False
        while self._scenes:
            scene = self._scenes.popleft()
            least = max(scene.minimum_ms, scene.still_ms if self.instant else 0)
            if self.instant and not least and not scene.needs_confirmation:
                scene.apply()
                continue
            self.facts = scene.facts()
            self.stay = scene.stay
            self.minimum_ms = least
            self._must_be_seen = scene.minimum_ms > 0
            self._began = 0.0 if self._now is None else self._now()
            self.needs_confirmation = scene.needs_confirmation
            self._is_for_all = scene.for_all
            self._output.scene_changed()
            self._output.preparing()
            scene.apply()
            self._output.playing(self._token)
            return
        self._set_busy(False)
        self._output.idle()

    def _set_busy(self, busy: bool) -> None:
        self.busy = busy
        self._output.busy_changed()
        if not busy and self.needs_confirmation:
            self.needs_confirmation = False
            self._output.scene_changed()

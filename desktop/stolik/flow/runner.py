"""Runs a flow: brings what happens to `step`, one after the other, and what follows to those who do it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from stolik.engine.session import History
from stolik.flow.effects import Effect
from stolik.flow.flow import Flow
from stolik.flow.happenings import Happening
from stolik.flow.screen import Screen, screen
from stolik.flow.step import step


class Stage(Protocol):
    """What does what a flow wants done, and shows its screen."""

    def follow(self, session: History) -> None:
        """Take note of the game as it is now."""
        ...

    def carry_out(self, effect: Effect) -> None:
        """Do what has to be done."""
        ...

    def publish(self, before: Screen, now: Screen) -> None:
        """Show what has changed on the screen."""
        ...


class FlowRunner:
    """Holds the flow of a table as it is now, with its screen.

    What happens while something else is dealt with comes after it.

    ``is_running`` tells that something is being dealt with. ``happened`` is all that has happened so far: it
    leads from the first flow to this one again.
    """

    def __init__(self, flow: Flow, stage: Stage, now: Callable[[], float]) -> None:
        """Begin with a flow; ``now`` gives seconds that grow steadily."""
        self.flow = flow
        self.screen = screen(flow)
        self.happened: list[Happening] = []
        self.is_running = False
        self._stage = stage
        self._now = now
        self._due: deque[Happening] = deque()

    def happen(self, kind: type[Happening], *facts: Any) -> None:
        """Let something happen now, with its facts in their order."""
        self._due.append(kind(*facts, at=self._now()))
        if self.is_running:
            return
        self.is_running = True
        try:
            while self._due:
                self._run(self._due.popleft())
        finally:
            self.is_running = False

    def _run(self, happening: Happening) -> None:
        self.happened.append(happening)
        before, shown = self.flow, self.screen
        self.flow, effects = step(before, happening)
        self.screen = screen(self.flow)
        if self.flow.session is not before.session:
            self._stage.follow(self.flow.session)
        for effect in effects:
            self._stage.carry_out(effect)
        self._stage.publish(shown, self.screen)

"""Runs a flow: brings what happens to `step`, one after the other, and what follows to those who do it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
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

    def failed(self, happening: Happening, error: Exception) -> None:
        """Hear of an error that nobody expected, in what has happened or in doing what follows from it."""
        ...


@dataclass(slots=True, eq=False)
class Story:
    """What has happened at a table so far: it leads from ``first`` to ``now`` again."""

    first: Flow
    now: Flow
    happenings: list[Happening] = field(default_factory=list)


class FlowRunner:
    """Holds the flow of a table as it is now, with its screen.

    What happens while something else is dealt with comes after it. What can't be dealt with changes nothing,
    and of what has to be done one thing that fails holds no other up, so that the game is saved all the same.

    ``is_running`` tells that something is being dealt with.
    """

    def __init__(self, flow: Flow, stage: Stage, now: Callable[[], float]) -> None:
        """Begin with a flow; ``now`` gives seconds that grow steadily."""
        self.flow = flow
        self.screen = screen(flow)
        self.story = Story(flow, flow)
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
        before, shown, stage = self.flow, self.screen, self._stage
        self.story.happenings.append(happening)
        try:
            flow, effects = step(before, happening)
            seen = screen(flow)
        except Exception as error:  # whatever it is, the table stays as it was
            stage.failed(happening, error)
            self.story.happenings.pop()
            return
        self.flow = self.story.now = flow
        self.screen = seen
        if flow.session is not before.session:
            stage.follow(flow.session)
        for effect in effects:
            try:
                stage.carry_out(effect)
            except Exception as error:  # whatever it is, the others are carried out
                stage.failed(happening, error)
        try:
            stage.publish(shown, seen)
        except Exception as error:  # whatever it is, what happens next is shown again
            stage.failed(happening, error)

"""Runs a flow: passes happenings to `step` one by one, and their effects to the stage."""

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
    """The part of a table that carries out a flow's effects and shows its screen."""

    def follow(self, session: History) -> None:
        """Take note of the current game."""
        ...

    def carry_out(self, effect: Effect) -> None: ...

    def publish(self, before: Screen, now: Screen) -> None: ...

    def failed(self, happening: Happening, error: Exception) -> None:
        """Take note of an unexpected error, in a happening or in one of its effects."""
        ...


@dataclass(slots=True, eq=False)
class Story:
    """The happenings at a table so far; replaying them leads from ``first`` to ``now``."""

    first: Flow
    now: Flow
    happenings: list[Happening] = field(default_factory=list)


class FlowRunner:
    """The holder of a table's current flow and screen.

    A happening that arrives while another is being handled waits its turn. One that can't be handled changes
    nothing, and an effect that fails doesn't hold up the others, so that the game is saved all the same.

    ``is_running`` means that a happening is being handled.
    """

    def __init__(self, flow: Flow, stage: Stage, now: Callable[[], float]) -> None:
        """Begin with a flow; ``now`` returns the seconds of a monotonic clock."""
        self.flow = flow
        self.screen = screen(flow)
        self.story = Story(flow, flow)
        self.is_running = False
        self._stage = stage
        self._now = now
        self._due: deque[Happening] = deque()

    def happen(self, kind: type[Happening], *facts: Any) -> None:
        """Handle a new happening of this kind; ``facts`` are its fields in order."""
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
        except Exception as error:  # after any error the table stays as it was
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
            except Exception as error:  # after any error the others are still carried out
                stage.failed(happening, error)
        try:
            stage.publish(shown, seen)
        except Exception as error:  # after any error the next happening is shown again
            stage.failed(happening, error)

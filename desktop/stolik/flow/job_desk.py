"""Brings what a flow asks to where it is worked out, and the answers back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.flow.effects import Ask


class JobDesk:
    """Asks ``runner``, whose numbers are others than the flow's.

    ``rng`` gives the seeds that are to be drawn, so that a bot never touches the source that rolls the dice.
    ``receive`` gets the number, the job and its result, ``None`` where it failed.
    """

    def __init__(self, runner: JobRunner, rng: Random, receive: Callable[[int, BotJob, Any], None]) -> None:
        self._runner = runner
        self._rng = rng
        self._receive = receive
        self._numbers: dict[int, int] = {}

    def ask(self, ask: Ask) -> None:
        """Let a job be done."""
        job = ask.job._replace(seed=self._rng.getrandbits(63)) if ask.draws else ask.job

        def receive(result: Any) -> None:
            self._numbers.pop(ask.number, None)
            self._receive(ask.number, job, result)

        self._numbers[ask.number] = self._runner.ask(receive, job)

    def forget(self, number: int) -> None:
        """Drop a job."""
        if (known := self._numbers.pop(number, None)) is not None:
            self._runner.forget(known)

"""Hints and odds: what the options are worth, as it was computed elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from stolik.engine.bot_jobs import BotJob, BotTask, JobRunner
from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.session import Session
from stolik.engine.view_model import HintStep, ViewModel

HINTS: Final = 3
"""The options that a hint names at most."""


class Adviser:
    """Asks about the present position; an answer that comes too late is dropped.

    ``told`` is called when the hints have changed.

    ``session`` is a game of ``game_id``; ``runner`` computes what is asked, and ``view_model`` puts it into
    words.
    """

    def __init__(
        self,
        game_id: str,
        session: Session,
        runner: JobRunner,
        view_model: ViewModel,
        told: Callable[[], object],
    ) -> None:
        self._game_id = game_id
        self._session = session
        self._runner = runner
        self._view_model = view_model
        self._told = told
        self._advice: Sequence[Any] = ()
        self._step = 0
        self._jobs: dict[int, BotTask] = {}
        self._odds_shown = False

    @property
    def hints(self) -> list[dict[str, Any]]:
        """The best options in words, best first."""
        return [
            {"text": self._view_model.advice_text(advice), "move": to_plain(advice.move)}
            for advice in self._advice
        ]

    @property
    def hint(self) -> HintStep | None:
        """What the hint tells now; ``None`` where there is none."""
        if not self._advice:
            return None
        steps = self._view_model.hint_steps(self._advice)
        return steps[min(self._step, len(steps) - 1)] if steps else None

    @property
    def is_thinking(self) -> bool:
        """Whether a hint was asked for and is still being worked out."""
        return "advise" in self._jobs.values()

    def go_on(self) -> None:
        """Tell the hint's next step; after the last one the hint goes. There is a hint."""
        if self._step + 1 < len(self._view_model.hint_steps(self._advice)):
            self._step += 1
            self._show_step()
        else:
            self._show_advice(())

    def follow(self) -> None:
        """Go the way on that the hint offers: to its next step; at the last one do what it shows."""
        if not self._advice:
            return
        if self._step + 1 == len(self._view_model.hint_steps(self._advice)):
            self._view_model.accept_hint()
        self.go_on()

    def ask_hints(self, seat: Seat) -> None:
        """Ask what the seat's options are worth; what is asked already isn't asked again.

        The seat is to act.
        """
        # A second answer would bring back the first step of a hint that has gone on.
        if not self.is_thinking:
            self._ask("advise", seat, self._show_advice)
            self._told()

    def ask_odds(self, seat: Seat) -> None:
        """Ask for the chances that the game's table shows on demand.

        The view asked about is that of ``seat``.
        """
        self._ask("odds", seat, self._show_odds)

    def hide_odds(self) -> None:
        """Take the odds away."""
        self._odds_shown = False
        self._view_model.show_odds(None)

    def drop_odds(self) -> None:
        """Take the odds away that were given, if any were."""
        if self._odds_shown:
            self.hide_odds()

    def drop_hints(self) -> None:
        """Take the hint away, and drop what was asked for one."""
        asked = [number for number, task in self._jobs.items() if task == "advise"]
        for job in asked:
            self._runner.forget(job)
            del self._jobs[job]
        if self._advice or asked:
            self._show_advice(())

    def clear(self) -> None:
        """Take hints and odds away, and drop what was asked: the position may be gone."""
        self.drop_hints()
        for job in self._jobs:
            self._runner.forget(job)
        self._jobs.clear()
        self.drop_odds()

    def _ask(self, task: BotTask, seat: Seat, show: Callable[[Any], None]) -> None:
        def receive(result: Any) -> None:
            self._jobs.pop(number, None)
            if result is not None:
                show(result)
            elif task == "advise":
                self._told()

        job = BotJob(task, self._game_id, self._session.view(seat), seat)
        number = self._runner.ask(receive, job)
        self._jobs[number] = task

    def _show_odds(self, odds: Any) -> None:
        self._odds_shown = True
        self._view_model.show_odds(odds)

    def _show_advice(self, advice: Sequence[Any]) -> None:
        self._advice = tuple(advice)[:HINTS]
        self._step = 0
        self._show_step()

    def _show_step(self) -> None:
        self._view_model.show_hint(self._advice, self._step)
        self._told()

"""Hints and odds: what the options are worth, asked of whoever computes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from stolik.engine.bot_jobs import BotJob, BotTask
from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel
from stolik.hotseat.bot_seats import JobRunner

HINTS: Final = 3
"""So many options a hint names at most."""


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
        self._jobs: set[int] = set()
        self._odds_shown = False

    @property
    def hints(self) -> list[dict[str, Any]]:
        """The best options in words, best first."""
        return [
            {"text": self._view_model.advice_text(advice), "move": to_plain(advice.move)}
            for advice in self._advice
        ]

    def ask_hints(self, seat: Seat) -> None:
        """Ask what the seat's options are worth.

        The seat is to act.
        """
        self._ask("advise", seat, self._show_advice)

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

    def clear(self) -> None:
        """Take hints and odds away, and drop what was asked: the position may be gone."""
        for job in self._jobs:
            self._runner.forget(job)
        self._jobs.clear()
        self.drop_odds()
        if self._advice:
            self._show_advice(())

    def _ask(self, task: BotTask, seat: Seat, show: Callable[[Any], None]) -> None:
        def receive(result: Any) -> None:
            self._jobs.discard(number)
            if result is not None:
                show(result)

        number = self._runner.ask(receive, BotJob(task, self._game_id, self._session.view(seat), seat))
        self._jobs.add(number)

    def _show_odds(self, odds: Any) -> None:
        self._odds_shown = True
        self._view_model.show_odds(odds)

    def _show_advice(self, advice: Sequence[Any]) -> None:
        self._advice = tuple(advice)[:HINTS]
        self._told()

"""What others must not notice: who is asked something that only one seat may know of.

When that is so a game tells by its ``PrivatePrompts``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.package import PrivatePrompts
from stolik.engine.session import Session
from stolik.table.curtain import Curtain


class Discretion:
    """Keeps silent about hushed moments, and sends a shared screen round so that nobody sees who is asked.

    Every person looks once after each deal, asked or not. Who is asked answers then; the answer counts when
    everybody has looked.
    """

    def __init__(
        self, prompts: PrivatePrompts | None, session: Session, curtain: Curtain, persons: Sequence[Seat]
    ) -> None:
        self._hushed = None if prompts is None else prompts.is_private
        self._look_round = None if prompts is None else prompts.look_round
        self._session = session
        self._curtain = curtain
        self._persons = frozenset(persons)
        self._deal = -1
        self._looked: set[Seat] = set()
        self._answers: dict[Seat, Value] = {}

    # ------------------------------------------------------------------ hushed moments

    def hushes(self, entries: int) -> bool:
        """Return whether somebody is asked in secret after so many entries."""
        return self._hushed is not None and self._hushed(self._session.state_at(entries))

    @property
    def keeps_quiet(self) -> bool:
        """Whether nothing may be heard now by others at the screen."""
        return self._curtain.is_shared and self.hushes(self._session.length)

    @property
    def forbids_undo(self) -> bool:
        """Whether to offer the last decision back would tell others that it was one."""
        return self._curtain.is_shared and self.hushes(self._session.length - 1)

    @property
    def moments(self) -> Sequence[int]:
        """The numbers of entries after which the table can be looked back at."""
        length = self._session.length
        return [entries for entries in range(length + 1) if entries == length or not self.hushes(entries)]

    # ------------------------------------------------------------------ once round

    @property
    def looker(self) -> Seat | None:
        """The next person to look before the game goes on, ``None`` where nobody has to."""
        if self._look_round is None or not self._curtain.is_shared:
            return None
        order = self._look_round(self._session.state)
        if not order:
            return None
        log = self._session.log
        deal = next((entries for entries in range(len(log), 0, -1) if log[entries - 1].seat == TABLE), 0)
        if deal != self._deal:
            self._deal = deal
            self._looked.clear()
            self._answers.clear()
        return next((seat for seat in order if seat in self._persons - self._looked), None)

    def awaits_round(self, state: Any) -> bool:
        """Return whether everybody looks before a state in which nobody is asked in secret."""
        hushed = self._hushed is not None and self._hushed(state)
        return self._look_round is not None and bool(self._look_round(state)) and not hushed

    def pass_on(self, answer: Value | None) -> None:
        """Take note that the one who looks has seen enough, and what they answered if they were asked."""
        seat = self.looker
        if seat is not None:
            self._looked.add(seat)
            if answer is not None:
                self._answers[seat] = answer

    def answer(self) -> tuple[Seat, Value] | None:
        """Return the answer, once, that the seat gave which is asked now."""
        for seat in self._session.to_act:
            answer = self._answers.pop(seat, None)
            if answer is not None and self._session.check(seat, answer) is None:
                return seat, answer
        return None

"""Who may see what on a shared screen: the viewer, private prompts, and the round in which all look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.package import PrivatePrompts
from stolik.engine.session import Session


class Viewer:
    """Knows the seat whose secrets the screen may show, and the person who must say that they are there.

    In a game without secrets nobody needs to be anybody: ``seat`` is always ``None``, an onlooker. A person
    who sits there alone, with bots, is the viewer all the time. Several people take turns, and between two
    of them the viewer is nobody.

    ``seat`` is the viewer, ``awaited`` the person whose secrets are still covered, ``goes_round`` tells
    whether everybody only looks before the game goes on, ``is_shared`` whether several people with secrets
    share the screen, so that it must be covered at times.

    ``secrets`` tells whether the game has any; ``people`` are the seats that people play, ascending.
    """

    def __init__(self, secrets: bool, people: Sequence[Seat]) -> None:
        self.is_shared = secrets and len(people) > 1
        self.seat: Seat | None = people[0] if secrets and len(people) == 1 else None
        self.awaited: Seat | None = None
        self.goes_round = False

    def hides(self, seat: Seat) -> bool:
        """Return whether the secrets of a person who is to act are still covered.

        ``seat`` is a person's.
        """
        return self.is_shared and seat != self.seat

    def wait_for(self, seat: Seat | None, goes_round: bool = False) -> bool:
        """Take note of the person who is to act or to look now, or ``None``; return whether that is new.

        ``goes_round`` tells whether they only look.
        """
        awaited = seat if seat is not None and self.is_shared and seat != self.seat else None
        if awaited == self.awaited and goes_round == self.goes_round:
            return False
        self.awaited, self.goes_round = awaited, goes_round
        return True

    def pass_to(self, seat: Seat | None) -> bool:
        """Cover what the viewer saw where another is on turn, or nobody; return whether it was open."""
        if not self.is_shared or self.seat is None or seat == self.seat:
            return False
        self.seat = None
        return True

    def reveal(self) -> bool:
        """Make the person the viewer who was waited for; return whether there was one."""
        if self.awaited is None:
            return False
        self.seat, self.awaited = self.awaited, None
        return True

    def cover(self) -> bool:
        """Cover everything until a person looks again; return whether there was anything to cover."""
        if not self.is_shared or self.seat is None:
            return False
        self.seat = None
        return True


class PrivacyPolicy:
    """Decides what others at the screen must not notice, and who looks next.

    A game's ``PrivatePrompts`` tell when a seat is asked in private. Every person looks once after each deal,
    asked or not, so that nobody sees who is asked. The one asked answers then; the answer counts when
    everybody has looked.

    ``prompts`` is ``None`` in a game that asks nobody in private; ``people`` are the seats that people play.
    """

    def __init__(
        self, prompts: PrivatePrompts | None, session: Session, viewer: Viewer, people: Sequence[Seat]
    ) -> None:
        self._prompts = prompts
        self._session = session
        self._viewer = viewer
        self._people = frozenset(people)
        self._deal = -1
        self._looked: set[Seat] = set()
        self._answers: dict[Seat, Value] = {}

    # ------------------------------------------------------------------ private prompts

    def is_private(self, entries: int) -> bool:
        """Return whether a seat is asked in private after ``entries`` entries."""
        return self._prompts is not None and self._prompts.is_private(self._session.state_at(entries))

    @property
    def is_silent(self) -> bool:
        """Whether nothing may be heard now by others at the screen."""
        return self._viewer.is_shared and self.is_private(self._session.length)

    @property
    def forbids_undo(self) -> bool:
        """Whether to offer the last decision back would tell others that it was one."""
        return (
            self._prompts is not None and self._viewer.is_shared and self.is_private(self._session.length - 1)
        )

    def public_step(self, entry: int, step: int) -> tuple[int, int]:
        """Return the first step, from one on, after which no seat is asked in private, else the newest one.

        Steps are given by the 0-based indices of their entry and of themselves in it.
        """
        if self._prompts is None:
            return entry, step
        for at in range(entry, self._session.length):
            for number, one in enumerate(self._session.steps_of(at)):
                if (at, number) >= (entry, step) and not self._prompts.is_private(one.state):
                    return at, number
        return self._session.length - 1, len(self._session.steps_of(self._session.length - 1)) - 1

    # ------------------------------------------------------------------ once round

    @property
    def next_viewer(self) -> Seat | None:
        """The next person to look before the game goes on, ``None`` where nobody has to."""
        if self._prompts is None or not self._viewer.is_shared:
            return None
        order = self._prompts.look_round(self._session.state)
        if not order:
            return None
        log = self._session.log
        deal = next((entries for entries in range(len(log), 0, -1) if log[entries - 1].seat == TABLE), 0)
        if deal != self._deal:
            self._deal = deal
            self._looked.clear()
            self._answers.clear()
        return next((seat for seat in order if seat in self._people - self._looked), None)

    def awaits_round(self, state: Any) -> bool:
        """Return whether everybody looks before a state in which no seat is asked in private.

        ``state`` is one of the session's, with all its secrets.
        """
        prompts = self._prompts
        return prompts is not None and bool(prompts.look_round(state)) and not prompts.is_private(state)

    def pass_on(self, answer: Value | None) -> None:
        """Take note that the one who looks has seen enough, and what they answered if they were asked."""
        seat = self.next_viewer
        if seat is not None:
            self._looked.add(seat)
            if answer is not None:
                self._answers[seat] = answer

    def answer(self) -> tuple[Seat, Value] | None:
        """Return the answer, once, that the seat gave which is asked now; one that isn't legal is dropped."""
        if not self._answers:
            return None
        for seat in self._session.to_act:
            answer = self._answers.pop(seat, None)
            if answer is not None and self._session.check(seat, answer) is None:
                return seat, answer
        return None

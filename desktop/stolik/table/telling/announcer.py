"""Tells listeners what happens: event by event, or a computer's turn in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from stolik.engine.game import Seat, Value
from stolik.engine.view_model import ViewModel


class Announcer:
    """Says the sentences of events, those of a computer's turn together when it has ended.

    ``view_model`` puts a turn into one sentence where it can; ``bots`` are the seats of computers, ``names``
    the players' names by seat. ``say`` takes a sentence for everybody to hear. With an event of a kind in
    ``moments`` a computer's turn is said so far, since that can't wait.

    ``briefly`` tells that computers' turns are said in one sentence each, ``without_repeats`` that a sentence
    isn't said twice in a row.
    """

    def __init__(
        self,
        view_model: ViewModel,
        bots: Collection[Seat],
        names: Sequence[str],
        say: Callable[[str], object],
        moments: Collection[str] = (),
    ) -> None:
        self._view_model = view_model
        self._bots = bots
        self.names = names
        self._say = say
        self._moments = moments
        self._held: list[tuple[Value, str]] = []
        self._choices: tuple[Seat, str] | None = None
        self._last = ""
        self.briefly = False
        self.without_repeats = False

    def take(self, event: Value, text: str) -> None:
        """Say an event by its sentence, or keep it until the computer's turn has ended.

        ``event`` is as an onlooker may see it; an empty ``text`` is said only as a part of the turn.
        """
        seat: Seat | None = getattr(event, "seat", None)
        if self._choices is not None and seat == self._choices[0]:
            self._choices = None
        if self._held and seat is not None and seat != self._held_seat:
            self.flush()
        if self.briefly and (seat in self._bots or (seat is None and self._held)):
            self._held.append((event, text))
            if getattr(event, "kind", "") in self._moments:
                self.flush()
        elif text:
            self._tell(text)

    def flush(self) -> None:
        """Say what was kept back until the end of a computer's turn."""
        held, self._held = self._held, []
        if not held:
            return
        told = self._view_model.turn_text([event for event, _ in held], self.names)
        if told := told or " ".join(text for _, text in held if text):
            self._tell(told)

    def prompt(self, seat: Seat, *, anew: bool) -> None:
        """Say what a seat can choose from now.

        The same choices aren't said again where only others have moved, unless all is told ``anew``.
        """
        told = self._view_model.prompt(self.names)
        if told and (anew or self._choices != (seat, told)):
            self._choices = (seat, told)
            self._tell(told)

    def _tell(self, text: str) -> None:
        if not (self.without_repeats and text == self._last):
            self._last = text
            self._say(text)

    @property
    def _held_seat(self) -> Seat | None:
        seats = (getattr(event, "seat", None) for event, _ in self._held)
        return next((seat for seat in seats if seat is not None), None)

"""What the screen shows: the models of seats, log and game, set to one moment of the session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from itertools import islice
from typing import Any, cast

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.library import load_package
from stolik.engine.plain import to_plain
from stolik.engine.record import Player
from stolik.engine.session import AnyStep, Session
from stolik.engine.view_model import ViewModel
from stolik.table.curtain import Curtain
from stolik.table.director import Scene
from stolik.table.discretion import Discretion
from stolik.table.ledger import Ledger
from stolik.table.people import People
from stolik.table.turns import person_to_act

AGAIN_MS = 600
"""So long stays at least each step that is shown again on request."""


class Stage(QObject):
    """Shows moments of a session to the people at the screen, and makes scenes of its steps.

    ``mine`` tells the seat that may act on the screen now, ``curtain`` the seat whose secrets it may show.
    """

    announced = Signal(str)
    sounded = Signal(str)
    changed = Signal()

    def __init__(
        self,
        game_id: str,
        session: Session,
        players: tuple[Player, ...],
        persons: Sequence[int],
        mine: Callable[[], Seat | None],
        curtain: Curtain,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._players = players
        self._names = tuple(player.name for player in players)
        self._mine = mine
        self._curtain = curtain
        package = load_package(game_id)
        self._event_scenes = package.scenes
        self.view_model: ViewModel = package.view_model(parent)
        self.view_model_object = cast("QObject", self.view_model)
        # What the hand does before there is a move is heard as well, where the view model says so.
        if (own := getattr(self.view_model_object, "sounded", None)) is not None:
            own.connect(self.sounded)
        self.people = People(players, persons, self.view_model, self)
        self.ledger = Ledger(self.view_model, self._names, self)
        persons_here = [seat for seat, player in enumerate(players) if player.level is None]
        self.discretion = Discretion(package.prompts, session, curtain, persons_here)
        self.ledger.follow(session)
        self.on_turn: tuple[Seat, ...] = ()
        self._shown: Any = session.state
        self._shown_entries = session.length

    def show(self, entries: int | None = None) -> None:
        """Show the table as it lay after so many entries, or as it lies now."""
        at = self._session.length if entries is None else entries
        self._set(self._session.state_at(at), at)

    def show_at_once(self, first_entry: int, *, silently: bool = False) -> None:
        """Show the steps since an entry without playing them, and without a word or a sound if need be."""
        self.ledger.follow(self._session)
        with QSignalBlocker(self) if silently else nullcontext():
            for scene in self.scenes(first_entry):
                scene.show()
        self.changed.emit()

    def reveal_log(self) -> None:
        """Show every line of the log, but those that are due only after everybody has looked."""
        last = self._session.length - 1
        if last < 0 or self.discretion.looker is None:
            self.ledger.reveal_all()
            return
        for number in range(len(self._session.steps_of(last))):
            if not self._is_held_back(last, number):
                self.ledger.reveal(last, number)

    def show_again(self) -> None:
        """Show the same moment again, in the language of the moment."""
        self.ledger.retell()
        self._set(self._shown, self._shown_entries)

    def friendly_fact(self) -> str:
        """Return one friendly sentence about the whole game."""
        return self.view_model.friendly_fact(self.ledger.events, self._names)

    def scenes(self, first_entry: int, *, again: bool = False) -> list[Scene]:
        """Return the steps since an entry, given by its 0-based index, as scenes.

        With ``again`` they were shown before: they leave the log alone, and stay long enough to be followed
        even where there are no animations.
        """
        return [
            self._scene(step, entry, number, again)
            for entry in range(first_entry, self._session.length)
            for number, step in enumerate(self._session.steps_of(entry))
            if not (again and number == 0 and self.is_secret(entry))
        ]

    def is_secret(self, entry: int) -> bool:
        """Return whether others must not notice that an entry, given by its 0-based index, was made."""
        if not self.discretion.hushes(entry):
            return False
        public = self._session.game.redact(self._session.steps_of(entry)[0].event, None)
        return not self.view_model.event_text(public, self._names)

    def tick(self) -> None:
        """Let one of the last seconds be heard, where that tells nobody anything."""
        if not self.discretion.keeps_quiet:
            self.sounded.emit("tick")

    def _scene(self, step: AnyStep, entry: int, number: int, again: bool) -> Scene:
        # What is said aloud and written down is what an onlooker may hear.
        public = self._session.game.redact(step.event, None)
        kind = to_plain(public)["kind"]

        def text() -> str:
            return self.view_model.event_text(public, self._names)

        def seen() -> Value:
            event: Value = self._session.game.redact(step.event, self._curtain.seat)
            return event

        def tell() -> dict[str, Any]:
            return {**to_plain(seen()), "text": text()}

        def show() -> None:
            self._set(step.state, entry + 1, seen(), at_rest=kind in self._event_scenes.confirmed)
            if self._is_held_back(entry, number):
                return
            if not again:
                self.ledger.reveal(entry, number)
            if (sound := self._event_scenes.sounds.get(kind)) and not (number == 0 and self.is_secret(entry)):
                self.sounded.emit(sound)
            if said := text():
                self.announced.emit(said)

        least = self._event_scenes.minimum_ms.get(kind, AGAIN_MS if again else 0)
        # What only one of several people may see is covered right afterwards: they say when they saw it.
        secret = self._curtain.is_shared and seen() != public
        waits = kind in self._event_scenes.confirmed or (
            kind in self._event_scenes.confirmed_if_private and secret
        )
        return Scene(tell, show, least, waits and not again)

    def _is_held_back(self, entry: int, number: int) -> bool:
        """Return whether a step begins a turn that the round of the screen comes before.

        Where somebody is asked in that round the turn begins only after it; so it seems to everywhere.
        """
        if self.discretion.looker is None or entry != self._session.length - 1:
            return False
        return self.discretion.awaits_round(self._session.steps_of(entry)[number].state)

    def _set(self, state: Any, entries: int, event: Any = None, *, at_rest: bool = False) -> None:
        self._shown, self._shown_entries = state, entries
        # While all look at what stays until somebody clicks, nobody is on turn.
        self.on_turn = () if at_rest else self._seats_on_turn(state, entries)
        # The people come first: the game's own rows name them.
        self.people.show(self._session, state, self.on_turn, self._marked())
        self.view_model.show(self._session.game.view(state, self._curtain.seat), event, self._mine())
        self.changed.emit()

    def _marked(self) -> Seat | None:
        """Return the one of several people on turn who is next at the screen, also while dice still fly."""
        mine = self._mine()
        if mine is None:
            mine = person_to_act(self._session, lambda seat: self._players[seat].level is None)
        return mine if mine in self.on_turn else None

    def _seats_on_turn(self, state: Any, entries: int) -> tuple[Seat, ...]:
        """Return who is seen to be on turn; while chance has its way it is still whoever moved last."""
        if self.discretion.looker is not None and entries == self._session.length:
            return ()
        actors = self._session.game.to_act(self._session.game.view(state, self._curtain.seat))
        if actors != (TABLE,):
            return actors
        log = self._session.log
        moves = (at for at in range(entries - 1, -1, -1) if log[at].seat != TABLE)
        return tuple(islice((log[at].seat for at in moves if not self.discretion.hushes(at)), 1))

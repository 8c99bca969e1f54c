"""One game in progress: the true state, the log, undo and replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from stolik.engine.game import TABLE, AnyGame, IllegalMove, Rejection, Seat, Standing, Step, Value
from stolik.engine.seeded_chance import SeededSource, first_chance

AnyStep: TypeAlias = Step[Any, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: the seat, its move, and a comment beside it."""

    seat: Seat
    move: Value
    comment: str | None = None


class Session:
    """The only holder of a game's true state; everybody else gets a view of it.

    States are immutable, so one is kept for every entry: undo and looking back cost nothing.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Value,
        starter: Seat | None = 0,
        *,
        seed: int | None = None,
    ) -> None:
        """Begin a game.

        Args:
            game: The rules.
            seats: How many play, as many as the rules allow.
            options: A value of the game's ``options_type``.
            starter: The seat that begins; ``None`` where the rules draw it.
            seed: Fixes all moves of chance beforehand, see `seeded_chance`; so it is a secret until the end,
                and no view or event holds it. Without it they are drawn from the source that `chance` is
                given.
        """
        self.game = game
        self.seats = seats
        self.options = options
        self.starter = starter
        self.seed = seed
        self.revision = 0
        """A number that grows with every move and every undo."""
        self._entries: list[Entry] = []
        self._steps: list[tuple[AnyStep, ...]] = []
        self._states: list[Any] = [game.start(seats, options, starter)]
        # By states: what was decided in between decides whose turn it is.
        self._places = [first_chance(game, self._states[0], seats)]

    @property
    def state(self) -> Any:
        """The newest state, with all its secrets."""
        return self._states[-1]

    @property
    def log(self) -> Sequence[Entry]:
        """The entries so far, oldest first."""
        return tuple(self._entries)

    @property
    def length(self) -> int:
        """The number of entries so far."""
        return len(self._entries)

    @property
    def over(self) -> bool:
        """Whether nobody is to move any more."""
        return not self.to_act

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may move now, or ``(TABLE,)``, or ``()``."""
        return self.game.to_act(self.state)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The places as they are now, best first."""
        return self.game.standings(self.state)

    def state_at(self, entries: int) -> Any:
        """Return the state after ``entries`` entries, 0 to `length`; 0 is the start.

        Raises:
            IndexError: There are fewer entries.
        """
        return self._states[entries]

    def steps_of(self, index: int) -> tuple[AnyStep, ...]:
        """Return the steps that the entry with this 0-based index led to.

        Raises:
            IndexError: There is no such entry.
        """
        return self._steps[index]

    def states_before(self, entries: int, steps: int | None = None) -> Iterator[Any]:
        """Yield the states that led to one, step by step, newest first.

        Args:
            entries: The number of entries after which it stands, 0 to `length`.
            steps: The number of steps of the last entry after which it stands, from 1; all where not given.
        """
        for entry in range(entries - 1, -1, -1):
            made = self._steps[entry][:steps]
            steps = None
            for step in reversed(made[:-1]):
                yield step.state
            yield self._steps[entry - 1][-1].state if entry else self._states[0]

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat knows now.

        ``None`` stands for an onlooker.
        """
        return self.game.view(self.state, seat)

    def check(self, seat: Seat, move: Value) -> Rejection | None:
        """Return why the move is refused now, or ``None``.

        ``seat`` may be any number; one that doesn't exist is refused too.
        """
        if seat != TABLE and not 0 <= seat < self.seats:
            return Rejection("no_such_seat", {"seat": seat})
        return self.game.check(self.state, seat, move)

    def submit(self, seat: Seat, move: Value, comment: str | None = None) -> tuple[AnyStep, ...]:
        """Check a move, play it and return its steps.

        Args:
            seat: Who moves; ``TABLE`` for chance and time.
            move: One of the game's ``move_types``.
            comment: What is written beside the entry.

        Raises:
            IllegalMove: The rules refuse the move; nothing has changed.
        """
        if (rejection := self.check(seat, move)) is not None:
            raise IllegalMove(rejection)
        by_chance = self.to_act == (TABLE,)
        steps = self.game.apply(self.state, seat, move)
        events = [step.event for step in steps]
        self._places.append(self._places[-1].after(self.game, self.state, by_chance, events))
        self._entries.append(Entry(seat, move, comment))
        self._steps.append(steps)
        self._states.append(steps[-1].state)
        self.revision += 1
        return steps

    def chance(self, rng: Random) -> Value:
        """Return the move of chance that is due, where the table is to act; nothing is played.

        It is drawn from ``rng`` only where the session has no seed. With one, every move of chance has its
        own source, so that a roll of other dice on the way leaves the later rolls as they are.
        """
        if self.seed is not None:
            return self.seeded_chance(self.length, self.seed)
        move: Value = self.game.chance(self.state, rng)
        return move

    def seeded_chance(self, entries: int, seed: int) -> Value:
        """Return the move of chance that a seed gives after ``entries`` entries, where the table was to act.

        Raises:
            IndexError: There are fewer entries.
        """
        state = self._states[entries]
        source = SeededSource(seed, self._places[entries].label(self.game, state))
        move: Value = self.game.chance(state, source)
        return move

    def resolve_chance(self, rng: Random) -> tuple[AnyStep, ...]:
        """Play the moves of chance until a seat is to act or the game is over; return their steps.

        They are drawn from ``rng`` only where the session has no seed.
        """
        steps: tuple[AnyStep, ...] = ()
        while self.to_act == (TABLE,):
            steps += self.submit(TABLE, self.chance(rng))
        return steps

    @property
    def ends_by_chance(self) -> bool:
        """Whether the newest entry is a move of chance, and the game goes on after it."""
        return self.length > 0 and not self.over and self.game.to_act(self._states[-2]) == (TABLE,)

    def undo_chance(self) -> bool:
        """Take back a newest entry of chance that was typed wrongly; return whether there was one."""
        if not self.ends_by_chance:
            return False
        self._pop()
        return True

    def can_undo(self, seat: Seat) -> bool:
        """Return whether the seat may take its last decision back.

        Only the newest entry can go: beyond it lie a roll, a draw or another seat's move. The end stands:
        what was secret is shown then.

        ``TABLE`` can't.
        """
        if not self._entries or self.over:
            return False
        last = self._entries[-1]
        return last.seat == seat != TABLE and not self.game.irrevocable(last.move)

    def undo(self, seat: Seat) -> bool:
        """Take the seat's own last decision back; return whether there was one to take back."""
        if not self.can_undo(seat):
            return False
        self._pop()
        return True

    def _pop(self) -> None:
        self._entries.pop()
        self._places.pop()
        self._steps.pop()
        self._states.pop()
        self.revision += 1

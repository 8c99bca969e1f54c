"""A game in progress: true state, log, undo and replay, as an immutable value and as a mutable session."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Self, TypeAlias

from stolik.engine.chance import ChancePlace, SeededSource, first_chance
from stolik.engine.game import TABLE, AnyGame, IllegalMove, Rejection, Seat, Standing, Step, Value

AnyStep: TypeAlias = Step[Any, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the log: a seat, its move, and a comment on it."""

    seat: Seat
    move: Value
    comment: str | None = None


class Origin(NamedTuple):
    """The beginning of a game: ``laid`` is the state if it was set up by hand, otherwise ``None``."""

    seats: int
    options: Value
    starter: Seat | None
    laid: Any = None

    def begin(self, game: AnyGame, *, seed: int | None = None) -> Session:
        """Return a session of the game at its start."""
        return Session(game, self.seats, self.options, self.starter, seed=seed, laid=self.laid)


class _Made(NamedTuple):
    """An entry and its results; ``place`` is kept for every move, as decisions determine whose turn it is."""

    entry: Entry
    steps: tuple[AnyStep, ...]
    state: Any
    place: ChancePlace


class History:
    """A game from its start to its newest state, as an immutable value.

    Only this class and `Session` hold a game's true state; all others get a view of it. States are immutable,
    so one is kept for every entry, and undo and looking back cost nothing.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Value,
        starter: Seat | None = 0,
        *,
        seed: int | None = None,
        laid: Any = None,
    ) -> None:
        """Begin a game.

        Args:
            game: The rules.
            seats: The number of players, one that the rules allow.
            options: A value of the game's ``options_type``.
            starter: The seat that starts; ``None`` if the rules draw it.
            seed: Determines all moves of chance in advance, see `seeded_chance`; so it is secret until the
                end, and no view or event contains it. Without a seed they are drawn from the source given to
                `chance`.
            laid: The state that the game begins with if it was set up by hand.
        """
        self.game = game
        self.seats = seats
        self.options = options
        self.starter = starter
        self.seed = seed
        self.laid = laid
        start = game.start(seats, options, starter) if laid is None else laid
        self._start = _Made(Entry(TABLE, options), (), start, first_chance(game, start, seats))
        # Histories derived from one another share this list; ``length`` says how much of it is this one's.
        self._made: list[_Made] = []
        self.length = 0
        """The number of entries so far."""
        self.state = start
        """The newest state, with all its secrets."""
        self.to_act: tuple[Seat, ...] = game.to_act(start)
        """The seats that may move now, or ``(TABLE,)``, or ``()``."""

    @property
    def log(self) -> tuple[Entry, ...]:
        """The entries so far, oldest first."""
        return tuple([made.entry for made in self._made[: self.length]])

    @property
    def origin(self) -> Origin:
        """The beginning of the game, without its seed."""
        return Origin(self.seats, self.options, self.starter, self.laid)

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The current standings, best first."""
        return self.game.standings(self.state)

    def entry(self, index: int) -> Entry:
        """Return the entry with a 0-based index.

        Raises:
            IndexError: There is no such entry.
        """
        if not 0 <= index < self.length:
            raise IndexError(index)
        return self._made[index].entry

    def state_at(self, entries: int) -> Any:
        """Return the state after ``entries`` entries, from 0, the start, to `length`.

        Raises:
            IndexError: There are fewer entries.
        """
        return self._at(entries).state

    def steps_of(self, index: int) -> tuple[AnyStep, ...]:
        """Return the steps of the entry with a 0-based index.

        Raises:
            IndexError: There is no such entry.
        """
        if not 0 <= index < self.length:
            raise IndexError(index)
        return self._made[index].steps

    def states_before(self, entries: int, steps: int | None = None) -> Iterator[Any]:
        """Yield the states that led to a given one, step by step, newest first.

        Args:
            entries: The number of entries that precede the given state, from 0 to `length`.
            steps: How many steps of the last entry precede it, from 1; by default all.
        """
        for entry in range(entries - 1, -1, -1):
            made = self._made[entry].steps[:steps]
            steps = None
            for step in reversed(made[:-1]):
                yield step.state
            yield self._at(entry).state

    def decision_at(self, entry: int, seats: Collection[Seat] | None = None) -> tuple[int, Seat] | None:
        """Return the entry number and the seat of the next decision in the log, from an entry on.

        Numbers count from 1; the decision now due comes after the newest entry. If ``seats`` is given, only
        their decisions count. The result is ``None`` if there are no more decisions.
        """
        for number in range(max(1, entry), self.length + 1):
            seat = self.entry(number - 1).seat
            if seat != TABLE and (seats is None or seat in seats):
                return number, seat
        due = [seat for seat in self.to_act if seat != TABLE and (seats is None or seat in seats)]
        return (self.length + 1, due[0]) if due else None

    def before(self, entry: int) -> Self:
        """Return the game as it was before an entry, whose number counts from 1."""
        history = self
        while history.length >= entry:
            history = history.taken_back()
        return history

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or an onlooker if it is ``None``, knows now."""
        return self.game.view(self.state, seat)

    def check(self, seat: Seat, move: Value) -> Rejection | None:
        """Return why the move is refused now, or ``None``.

        ``seat`` may be any number; one that isn't at the table is refused too.
        """
        if seat != TABLE and not 0 <= seat < self.seats:
            return Rejection("no_such_seat", {"seat": seat})
        return self.game.check(self.state, seat, move)

    def moved(self, seat: Seat, move: Value, comment: str | None = None) -> Self:
        """Return the game with one more entry, as in `Session.submit`."""
        after = self._copy()
        after._move(seat, move, comment)
        return after

    def taken_back(self) -> Self:
        """Return the game without its newest entry, of which there must be one."""
        before = self._copy()
        before._pop()
        return before

    def chance(self, rng: Random) -> Value:
        """Return the move of chance that is due, without playing it; the table must be to act.

        It is drawn from ``rng`` only if the game has no seed. With a seed, every move of chance has a source
        of its own, so one different roll leaves all later ones unchanged.
        """
        fixed = self.fixed_chance()
        move: Value = self.game.chance(self.state, rng) if fixed is None else fixed
        return move

    def fixed_chance(self) -> Value | None:
        """Return the move of chance that is due if a seed determines it, or ``None`` if it is drawn."""
        return None if self.seed is None else self.seeded_chance(self.length, self.seed)

    def seeded_chance(self, entries: int, seed: int) -> Value:
        """Return the move of chance that a seed gives after ``entries`` entries, when the table was to act.

        Raises:
            IndexError: There are fewer entries.
        """
        at = self._at(entries)
        source = SeededSource(seed, at.place.label(self.game, at.state))
        move: Value = self.game.chance(at.state, source)
        return move

    def can_undo(self, seat: Seat) -> bool:
        """Return whether the seat may undo its last decision.

        Only the newest entry can be undone, if it is the seat's own and revealed nothing to it. The end of a
        game can't be, since it reveals all secrets; nor can a move of ``TABLE``.
        """
        if not self.length or self.over:
            return False
        last = self._at(self.length).entry
        return last.seat == seat != TABLE and not self.game.irrevocable(last.move)

    def _copy(self) -> Self:
        # This takes half as many calls as `copy.copy`, which matters as it is done at every move.
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def _move(self, seat: Seat, move: Value, comment: str | None) -> tuple[AnyStep, ...]:
        if (rejection := self.check(seat, move)) is not None:
            raise IllegalMove(rejection)
        by_chance = self.to_act == (TABLE,)
        steps = self.game.apply(self.state, seat, move)
        after, events = steps[-1].state, [step.event for step in steps]
        place = self._at(self.length).place.after(self.game, after, by_chance, events)
        if len(self._made) > self.length:
            self._made = self._made[: self.length]
        self._made.append(_Made(Entry(seat, move, comment), steps, after, place))
        self.length += 1
        self.state, self.to_act = after, self.game.to_act(after)
        return steps

    def _pop(self) -> None:
        self.length -= 1
        self.state = self._at(self.length).state
        self.to_act = self.game.to_act(self.state)

    def _at(self, entries: int) -> _Made:
        if not 0 <= entries <= self.length:
            raise IndexError(entries)
        return self._made[entries - 1] if entries else self._start


class Session(History):
    """A game in progress that changes in place, for playing it in a loop."""

    def submit(self, seat: Seat, move: Value, comment: str | None = None) -> tuple[AnyStep, ...]:
        """Check a move, play it and return its steps.

        Args:
            seat: The seat that moves; ``TABLE`` for chance and time.
            move: A value of one of the game's ``move_types``.
            comment: A text stored with the entry.

        Raises:
            IllegalMove: The rules refuse the move; nothing has changed.
        """
        return self._move(seat, move, comment)

    @property
    def history(self) -> History:
        """The game as it is now, as a value."""
        return self._copy()

    def follow(self, history: History) -> None:
        """Replace the entries by those of another history of the same game."""
        self._made, self.length = history._made, history.length
        self.state, self.to_act = history.state, history.to_act

    def resolve_chance(self, rng: Random) -> tuple[AnyStep, ...]:
        """Play the moves of chance until a seat is to act or the game is over; return their steps.

        They are drawn from ``rng`` only if the session has no seed.
        """
        steps: tuple[AnyStep, ...] = ()
        while self.to_act == (TABLE,):
            steps += self.submit(TABLE, self.chance(rng))
        return steps

    def undo(self, seat: Seat) -> bool:
        """Undo the seat's last decision; return whether that was possible."""
        if not self.can_undo(seat):
            return False
        self._pop()
        return True

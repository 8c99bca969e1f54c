"""Plays games without a screen: to their end, or to a position that is looked for.

Simulations, trainers, rollouts and tests all play through here. A game that is logged is played in a
:class:`Session` (`play`, `play_moves`); where only the states count, no log is kept (`playout`,
`playout_moves`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from stolik.engine.bot import GENEROUS_DEADLINE, AnyBot
from stolik.engine.game import TABLE, AnyGame, IllegalMove, Rejection, Seat, Value
from stolik.engine.session import AnyStep, Session

Chooser: TypeAlias = Callable[[Any, Seat], Value]
"""Chooses a move: called with what a seat knows (its view of the state) and the seat."""

MOST_MOVES: Final = 100_000
"""The number of moves after which a game is given up, unless the caller sets another."""


class EndlessGame(Exception):
    """A game did not end within its limit of moves."""


class Transition(NamedTuple):
    """One move of a game: the state before it, who made it, and the steps it led to."""

    state: Any
    seat: Seat
    move: Value
    steps: tuple[AnyStep, ...]

    @property
    def after(self) -> Any:
        """The state that the move leads to."""
        return self.steps[-1].state


def play(
    session: Session,
    choose: Chooser,
    rng: Random,
    *,
    limit: int = MOST_MOVES,
    until: Callable[[Any], bool] | None = None,
) -> Session:
    """Play a session to its end, or until a state is reached, and return it.

    The parameters, and what is raised, are those of `play_moves`.
    """
    for _ in play_moves(session, choose, rng, limit=limit, until=until):
        pass
    return session


def play_moves(
    session: Session,
    choose: Chooser,
    rng: Random,
    *,
    limit: int = MOST_MOVES,
    until: Callable[[Any], bool] | None = None,
    pick: Callable[[Sequence[Seat]], Seat] | None = None,
) -> Iterator[Transition]:
    """Play a session and yield every move, of the table too, once it is logged.

    Args:
        session: The game, at any position. Its rules check every move.
        choose: Returns the move of a seat, from its view.
        rng: Rolls the dice, unless the session has a seed.
        limit: The number of moves, at least 0, that are made at most.
        until: Asked before every move; where it is true of the state, the play ends.
        pick: Returns which of the seats that may move does, the first unless it is given. It is asked where
            there is no choice either.

    Raises:
        IllegalMove: The rules refuse a chosen move; the session stands before it.
        EndlessGame: The game goes on beyond ``limit`` moves.
    """
    return _moves(session, choose, rng, limit, until, pick)


def playout(
    game: AnyGame, state: Any, choose: Chooser, rng: Random, limit: int = MOST_MOVES
) -> tuple[Any, int]:
    """Play from a state to the end and return the last state and the number of moves.

    The parameters are those of `playout_moves`; moves aren't checked.

    >>> from stolik.engine.game_library import load_game
    >>> game = load_game("ryzyk_fizyk")
    >>> start = game.start(2, game.options_type())
    >>> end, moves = playout(game, start, random_chooser(game, Random(1)), Random(2))
    >>> game.to_act(end)
    ()
    >>> playout(game, end, random_chooser(game, Random(1)), Random(2)) == (end, 0)
    True

    Raises:
        EndlessGame: The game goes on beyond ``limit`` moves.
    """
    moves = 0
    for made in playout_moves(game, state, choose, rng, limit=limit):
        state = made.after
        moves += 1
    return state, moves


def playout_moves(
    game: AnyGame,
    state: Any,
    choose: Chooser,
    rng: Random,
    *,
    limit: int = MOST_MOVES,
    until: Callable[[Any], bool] | None = None,
    pick: Callable[[Sequence[Seat]], Seat] | None = None,
    checked: bool = False,
) -> Iterator[Transition]:
    """Play from a state, without a log, and yield every move, of the table too.

    Args:
        game: The rules.
        state: Where the play begins, with all its secrets.
        choose: Returns the move of a seat, from its view.
        rng: Rolls the dice.
        limit: The number of moves, at least 0, that are made at most.
        until: Asked before every move; where it is true of the state, the play ends.
        pick: Returns which of the seats that may move does, the first unless it is given. It is asked where
            there is no choice either.
        checked: Whether the rules check every move. Unchecked, an illegal one has no defined result.

    Raises:
        IllegalMove: The rules refuse a move; only with ``checked``.
        EndlessGame: The game goes on beyond ``limit`` moves.
    """
    return _moves(_Unlogged(game, state, checked), choose, rng, limit, until, pick)


def random_chooser(game: AnyGame, rng: Random) -> Chooser:
    """Return a chooser that takes any of the moves that ``legal_moves`` lists with equal chance.

    ``game`` lists the moves of a view; ``rng`` is used for nothing else.
    """

    def choose(view: Any, seat: Seat) -> Value:
        moves = list(game.legal_moves(view, seat))
        move: Value = moves[int(rng.random() * len(moves))]
        return move

    return choose


def bot_chooser(
    bots: Sequence[AnyBot], rngs: Sequence[Random], deadline: float = GENEROUS_DEADLINE
) -> Chooser:
    """Return a chooser that asks a bot a seat, each with the randomness of its own seat.

    ``deadline`` is the time for one decision, in seconds. A bot that draws more often than before changes
    nobody else's randomness.
    """

    def choose(view: Any, seat: Seat) -> Value:
        move: Value = bots[seat].choose(view, seat, rngs[seat], deadline)
        return move

    return choose


class _Unlogged:
    """A game that keeps its newest state and nothing before it."""

    __slots__ = ("checked", "game", "state")

    def __init__(self, game: AnyGame, state: Any, checked: bool) -> None:
        self.game = game
        self.state = state
        self.checked = checked

    def chance(self, rng: Random) -> Value:
        move: Value = self.game.chance(self.state, rng)
        return move

    def submit(self, seat: Seat, move: Value) -> tuple[AnyStep, ...]:
        rejection: Rejection | None = self.game.check(self.state, seat, move) if self.checked else None
        if rejection is not None:
            raise IllegalMove(rejection)
        steps = self.game.apply(self.state, seat, move)
        self.state = steps[-1].state
        return steps


def _moves(
    at: Session | _Unlogged,
    choose: Chooser,
    rng: Random,
    limit: int,
    until: Callable[[Any], bool] | None,
    pick: Callable[[Sequence[Seat]], Seat] | None,
) -> Iterator[Transition]:
    game, made = at.game, 0
    while True:
        state = at.state
        actors = game.to_act(state)
        if not actors or (until is not None and until(state)):
            return
        if made >= limit:
            raise EndlessGame(f"no end within {limit} moves")
        seat = actors[0] if pick is None else pick(actors)
        move = at.chance(rng) if seat == TABLE else choose(game.view(state, seat), seat)
        made += 1
        yield Transition(state, seat, move, at.submit(seat, move))

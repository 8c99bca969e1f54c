"""Plays games without a screen, to the end or to a wanted position.

Simulations, trainers, rollouts and tests all use it. A game that needs a log is played in a `Session`
(`play`, `play_moves`); if only the states matter, no log is kept (`playout`, `playout_moves`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from stolik.engine.bot import GENEROUS_DEADLINE, AnyBot
from stolik.engine.game import TABLE, AnyGame, IllegalMove, Rejection, Seat, Value
from stolik.engine.session import AnyStep, Session

Chooser: TypeAlias = Callable[[Any, Seat], Value]
"""Returns the move of a seat, given the seat's view of the state and the seat."""

MOST_MOVES: Final = 100_000
"""The number of moves after which a game is abandoned, unless the caller sets another."""


class EndlessGame(Exception):
    """A game didn't end within its limit of moves."""


class Transition(NamedTuple):
    """One move of a game: the state before it, who made it, and the steps it led to."""

    state: Any
    seat: Seat
    move: Value
    steps: tuple[AnyStep, ...]

    @property
    def after(self) -> Any:
        return self.steps[-1].state


class Unlogged:
    """A game that keeps only its newest state."""

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


def play(
    session: Session,
    choose: Chooser,
    rng: Random,
    *,
    limit: int = MOST_MOVES,
    until: Callable[[Any], bool] | None = None,
) -> Session:
    """Play a session to its end, or until a state is reached, and return it.

    Parameters and exceptions are those of `play_moves`.
    """
    for _ in play_moves(session, choose, rng, limit=limit, until=until):
        pass
    return session


def play_moves(
    session: Session | Unlogged,
    choose: Chooser,
    rng: Random,
    *,
    limit: int = MOST_MOVES,
    until: Callable[[Any], bool] | None = None,
    pick: Callable[[Sequence[Seat]], Seat] | None = None,
) -> Iterator[Transition]:
    """Play a session and yield every move, including the table's, once it is logged.

    Args:
        session: The game, at any position. Its rules check every move.
        choose: Returns the move of a seat, given its view.
        rng: Rolls the dice, unless the session has a seed.
        limit: The greatest number of moves to make, at least 0.
        until: Called with the state before every move; play ends if it returns true.
        pick: Returns which of the seats that may move does, by default the first. It is called even if there
            is only one.

    Raises:
        IllegalMove: The rules refuse a chosen move; the session is as it was before it.
        EndlessGame: The game goes on beyond ``limit`` moves.
    """
    game, made = session.game, 0
    while True:
        state = session.state
        actors = game.to_act(state)
        if not actors or (until is not None and until(state)):
            return
        if made >= limit:
            raise EndlessGame(f"no end within {limit} moves")
        seat = actors[0] if pick is None else pick(actors)
        move = session.chance(rng) if seat == TABLE else choose(game.view(state, seat), seat)
        made += 1
        yield Transition(state, seat, move, session.submit(seat, move))


def playout(
    game: AnyGame,
    state: Any,
    choose: Chooser,
    rng: Random,
    limit: int = MOST_MOVES,
    until: Callable[[Any], bool] | None = None,
) -> tuple[Any, int]:
    """Play from a state to the end, or until a state is reached; return that state and the number of moves.

    Parameters are those of `playout_moves`; moves aren't checked.

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
    for made in playout_moves(game, state, choose, rng, limit=limit, until=until):
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
    """Play from a state with all secrets, without a log, and yield every move, including the table's.

    This works like `play_moves`, but the rules check moves only if ``checked`` is set; otherwise the result
    of an illegal move is undefined.
    """
    return play_moves(Unlogged(game, state, checked), choose, rng, limit=limit, until=until, pick=pick)


def random_chooser(game: AnyGame, rng: Random) -> Chooser:
    """Return a chooser that picks among the game's ``legal_moves``, each with the same chance."""

    def choose(view: Any, seat: Seat) -> Value:
        moves = list(game.legal_moves(view, seat))
        move: Value = moves[int(rng.random() * len(moves))]
        return move

    return choose


def bot_chooser(
    bots: Sequence[AnyBot], rngs: Sequence[Random], deadline: float = GENEROUS_DEADLINE
) -> Chooser:
    """Return a chooser that asks each seat's bot, which has that seat's own randomness.

    ``deadline`` is the time for one decision, in seconds. Since no randomness is shared, a change in how
    often one bot draws doesn't affect the others.
    """

    def choose(view: Any, seat: Seat) -> Value:
        move: Value = bots[seat].choose(view, seat, rngs[seat], deadline)
        return move

    return choose

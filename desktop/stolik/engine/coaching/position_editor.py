"""Positions set up by hand: the trays that hold the pieces, and everything else about a position.

A position under construction is a state of the game, though perhaps an impossible one. The game says how it
looks on the table, what can be put where, and what the result is; all of this is pure, so that a page only
draws and asks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from stolik.engine.game import AnyGame, Seat, Value
from stolik.engine.messages import N_, sentence, translated


class Piece(NamedTuple):
    """A thing that lies on the table, or an empty cell of a sheet.

    ``key`` tells the game's ``ui/EditorPiece.qml`` what to draw; it is empty for an empty cell. ``name`` is
    spoken. ``typed`` holds the letters and digits that place the piece, and is empty if it can't be typed. A
    ``spent`` piece shows only as its empty place.
    """

    key: str
    name: str
    typed: str = ""
    spent: bool = False


Look: TypeAlias = Literal["place", "set", "rack", "dice"]


class Tray(NamedTuple):
    """A place on the table with its pieces in order.

    ``taking`` says what happens to a piece that is pressed. A tray with ``columns`` is a sheet, in which a
    cell is chosen before anything is put there. ``room`` is the least number of pieces that fit. A rack and
    dice lie next to their player, as at the table. The box shows the pieces for the tray in ``rows``, column
    by column.
    """

    key: str
    title: str
    pieces: tuple[Piece, ...]
    taking: str
    columns: int = 0
    room: int = 1
    look: Look = "place"
    rows: int = 1


SettingKind: TypeAlias = Literal["choice", "switch", "number", "several", "told"]


class Setting(NamedTuple):
    """A fact about a position besides its pieces.

    ``value`` is the index of a choice, 0 or 1 for a switch, a number from ``least`` to ``most``, and for
    ``several`` choices the sum of 2 to the power of their indices. A ``told`` value is a number that follows
    from the rest.
    """

    key: str
    title: str
    kind: SettingKind
    value: int
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


TURN: Final = "turn"
"""The key of the setting that says whose turn it is."""

TAKE_AWAY: Final = N_("engine", "remove")
WHOSE_TURN: Final = N_("engine", "Whose turn?")
DIE: Final = N_("engine", "die {face}")


class PositionEditor(ABC):
    """The way in which positions of a ``game`` are set up."""

    game: AnyGame

    def empty(self, seats: int, options: Value) -> Any:
        """Return the position to begin with: the start of a game, unless the game says otherwise."""
        return self.game.start(seats, options)

    @abstractmethod
    def seated(self, state: Any, seats: int) -> Any:
        """Return the position with another number of seats; the first seats keep their things."""

    @abstractmethod
    def plain(self, state: Any) -> Any:
        """Return a position from play as if it had been set up, without what is meaningless in the editor."""

    @abstractmethod
    def trays(self, state: Any, names: Sequence[str]) -> Sequence[Tray]:
        """Return the places on the table; ``names`` are the players' by seat."""

    @abstractmethod
    def palette(self, state: Any, tray: str) -> Sequence[Piece]:
        """Return the pieces in the box for a tray, in their places; those that don't fit are spent."""

    @abstractmethod
    def put(self, state: Any, tray: str, piece: str, at: int = -1) -> Any:
        """Return the position with a piece of the palette put in a tray, in a sheet at the cell ``at``."""

    @abstractmethod
    def take(self, state: Any, tray: str, at: int) -> Any:
        """Return the position without the piece at a place in a tray."""

    @abstractmethod
    def settings(self, state: Any, names: Sequence[str]) -> Sequence[Setting]:
        """Return all facts about the position besides its pieces."""

    @abstractmethod
    def set(self, state: Any, setting: str, value: int) -> Any:
        """Return the position with one of its settings changed."""

    def settled(self, state: Any) -> Any:
        """Return the position without places that are only there to take a piece."""
        return state

    def where(self, state: Any, facts: Mapping[str, Any]) -> str:
        """Return the tray in which something is wrong; empty if the sentence with these facts names it."""
        return ""

    def viewer(self, state: Any) -> Seat | None:
        """Return the seat that knows the position, or ``None`` if all of it is known."""
        return None


class Typed(NamedTuple):
    """The result of typing: the piece that is now clear, if any, and the letters still pending."""

    piece: Piece | None
    rest: str


def typed(pieces: Sequence[Piece], written: str) -> Typed:
    """Return the piece that was typed, as soon as no longer typing could be meant.

    >>> tiles = [Piece("1", "one", "1"), Piece("12", "twelve", "12")]
    >>> typed(tiles, "1"), typed(tiles, "12").piece.name, typed(tiles, "11").piece.name, typed(tiles, "7")
    (Typed(piece=None, rest='1'), 'twelve', 'one', Typed(piece=None, rest=''))
    """
    begun = {
        piece.typed for piece in pieces if written and not piece.spent and piece.typed.startswith(written)
    }
    whole = named(pieces, written)
    if len(begun) == 1 and whole is not None:
        return Typed(whole, "")
    if begun:
        return Typed(None, written)
    before = named(pieces, written[:-1])
    last = written[-1:]
    goes_on = any(last and piece.typed.startswith(last) for piece in pieces)
    return Typed(before, last if goes_on and (before is not None or len(written) > 1) else "")


def named(pieces: Sequence[Piece], written: str) -> Piece | None:
    """Return the unspent piece with this typing, or ``None``."""
    left = (piece for piece in pieces if piece.typed and not piece.spent)
    return next((piece for piece in left if piece.typed == written), None)


def die(face: int, name: str | None = None) -> Piece:
    """Return a die that shows a face, with its own ``name`` if that is given."""
    shown = sentence("engine", DIE, {"face": face}) if name is None else name
    return Piece(f"{face}", shown, f"{face}")


def whose_turn(turn: Seat, names: Sequence[str]) -> Setting:
    return Setting(TURN, translated("engine", WHOSE_TURN), "choice", turn, tuple(names))


def take_away() -> str:
    """Return the usual words for what happens to a piece that is pressed."""
    return translated("engine", TAKE_AWAY)


def seats_changed(values: Sequence[Any], seats: int, new: Any) -> tuple[Any, ...]:
    """Return one value for each of ``seats``, dropping the last ones or adding ``new``.

    >>> seats_changed((7, 8), 3, 0), seats_changed((7, 8), 1, 0)
    ((7, 8, 0), (7,))
    """
    return tuple([*values, *[new] * seats][:seats])


def without(values: Sequence[Any], at: int) -> tuple[Any, ...]:
    """Return values without the one at an index.

    >>> without("abc", 1)
    ('a', 'c')
    """
    return (*values[:at], *values[at + 1 :])


def with_value(values: Sequence[Any], at: int, value: Any) -> tuple[Any, ...]:
    """Return values with another one at an index.

    >>> with_value("abc", 1, "x")
    ('a', 'x', 'c')
    """
    return (*values[:at], value, *values[at + 1 :])

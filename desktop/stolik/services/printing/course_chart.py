"""The chart of a game's course: a line for each player, with the name at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from stolik.engine.drawing import Drawing, Oval, Shape, Words, straight
from stolik.engine.game import TABLE
from stolik.engine.session import Session
from stolik.services.printing.sheet import MUTED, THIN, width_of

_SAMPLES: Final = 60
_FAINT: Final = "#D9D2C3"
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_STEPS: Final = 5
_NAMES_SHARE: Final = 0.24
_DASHES: Final[Sequence[tuple[float, ...]]] = (
    (), (4, 2), (1, 1.6), (7, 2, 1.4, 2), (2.4, 1.4), (9, 2, 1.4, 2, 1.4, 2),
)  # fmt: skip


def course_of(
    session: Session, progress: Callable[[Any], Sequence[int]] | None
) -> tuple[tuple[int, ...], ...]:
    """Return how far every seat was at moments spread evenly over the game, oldest first.

    The first is when a seat could move: with what was dealt by then. ``progress`` tells it for an
    onlooker's view; without it the scores are taken. There are none where nothing changed.
    """
    dealt = _dealt(session)
    moments = sorted({dealt + (session.length - dealt) * step // _SAMPLES for step in range(_SAMPLES + 1)})
    found = []
    for moment in moments:
        state = session.state_at(moment)
        if progress is not None:
            found.append(tuple(progress(session.game.view(state, None))))
        else:
            scores = {standing.seat: standing.score for standing in session.game.standings(state)}
            found.append(tuple(scores[seat] for seat in range(session.seats)))
    return tuple(found) if len(set(found)) > 1 else ()


def _dealt(session: Session) -> int:
    """Return after how many entries a seat is to move for the first time."""
    for moment in range(session.length):
        if session.game.to_act(session.state_at(moment)) != (TABLE,):
            return moment
    return session.length


def chart(
    course: Sequence[Sequence[int]],
    names: Sequence[str],
    colours: Sequence[str],
    width: float,
    height: float,
    text: float,
    *,
    dashed: bool = False,
) -> Drawing:
    """Return the chart of a course; ``names`` and ``colours`` go by seat, ``text`` is the letters' em.

    A ``dashed`` chart gives each line strokes of its own.
    """
    shapes: list[Shape] = []
    marks = _marks(min(map(min, course)), max(map(max, course)))
    low, high = marks[0], marks[-1]
    left = max(width_of(_figure(mark), text) for mark in marks) + text * 0.6
    widest = max(width_of(name, text, True) for name in names)
    right = width - min(width * _NAMES_SHARE, widest + text) - text * 0.4
    top, bottom = text * 0.6, height - text * 0.6

    def across(moment: int) -> float:
        return left + (right - left) * moment / (len(course) - 1)

    def down(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / (high - low)

    for mark in marks:
        y, room = down(mark), left - text * 0.6
        shapes.append(straight(((left, y), (right, y)), _FAINT if mark else MUTED, THIN))
        shapes.append(Words(0, y - text, room, 2 * text, _figure(mark), text, MUTED, side="right"))
    for seat, colour in enumerate(colours):
        points = tuple((across(moment), down(values[seat])) for moment, values in enumerate(course))
        dashes = _DASHES[seat % len(_DASHES)] if dashed else ()
        thick = text * (0.11 if dashed and seat >= len(_DASHES) else 0.17)
        shapes.append(straight(points, colour, thick, dashes))
    ends = [down(values) for values in course[-1]]
    x, room = right + text * 0.8, width - right - text * 0.8
    for seat, y in _spread(ends, text * 1.15, 0.0, height):
        name, colour = names[seat], colours[seat]
        shapes.append(Oval(right, ends[seat], text * 0.24, text * 0.24, fill=colour))
        if abs(y - ends[seat]) > text * 0.3:
            shapes.append(straight(((right, ends[seat]), (right + text * 0.7, y)), colour, 0.15))
        shapes.append(Words(x, y - text, room, 2 * text, name, text, colour, True, "left"))
    return Drawing(width, height, tuple(shapes))


def _figure(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"


def _marks(low: int, high: int) -> list[int]:
    """Return round values from at most ``low`` to at least ``high``, evenly apart; 0 is one of them."""
    low, high = min(0, low), max(0, high)
    step = next((step for step in _STEPS if (high - low) / step <= _MOST_STEPS), high - low)
    return list(range(-(-low // step) * step if low >= 0 else low // step * step, high + step, step))


def _spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[tuple[int, float]]:
    """Return for each place by index a height near the wanted one, no two closer than ``apart``."""
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    apart = min(apart, (bottom - top) / max(1, len(wanted)))
    placed: list[float] = []
    for seat in order:
        placed.append(max(wanted[seat], top + apart / 2, placed[-1] + apart if placed else 0))
    limit = bottom - apart / 2
    for place in range(len(placed) - 1, -1, -1):
        placed[place] = min(placed[place], limit)
        limit = placed[place] - apart
    return list(zip(order, placed, strict=True))

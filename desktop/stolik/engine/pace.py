"""The pace of a table: how long the motions of its screen last, and times told in their units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

FACTORS: Final = {"relaxed": 1.6, "normal": 1.0, "fast": 0.55, "off": 0.0}
"""What the times of each pace are multiplied by; a pace that isn't known is the normal one."""


SWIFT_MS: Final = 4000
"""The milliseconds in which nearly all of a computer's turn is shown at the normal pace."""

LEAST_TEMPO: Final = 0.3
"""The share of their times that motions have at least, so that each can be seen."""


def tempo_after(ms: float) -> float:
    """Return the share of its time that the next scene of a computer's turn has.

    ``ms`` are the milliseconds at the normal pace that the turn has taken. Its beginning has all its time;
    the longer it lasts, the sooner one thing follows another.

    >>> tempo_after(0), round(tempo_after(SWIFT_MS / 2), 2), tempo_after(SWIFT_MS)
    (1.0, 0.75, 0.3)
    """
    return max(LEAST_TEMPO, 1 - (ms / SWIFT_MS) ** 2)


class Pace(NamedTuple):
    """The milliseconds of each kind of motion; all are 0 where nothing is to be waited for.

    ``quick`` and ``fade`` are those of small changes in place, ``base`` is that of a larger one. What
    ``travels`` from place to place, ``dice`` that are thrown, and hands that ``gather`` dice or put down tile
    after tile, in a ``beat`` or as they are dealt in a ``deal``, are still where motion is reduced.
    """

    quick: int
    fade: int
    base: int
    gather: int
    travel: int
    dice: int
    beat: int
    deal: int

    def at_tempo(self, tempo: float) -> Pace:
        """Return this share of each of the times.

        >>> times_at("normal").at_tempo(0.5).dice
        350
        """
        return Pace(*[round(tempo * ms) for ms in self])


def times_at(name: str, *, reduced_motion: bool = False) -> Pace:
    """Return the times of a pace by its name, one of ``FACTORS``.

    >>> times_at("normal").travel, times_at("fast").travel, times_at("normal", reduced_motion=True).travel
    (320, 176, 0)
    """
    factor = FACTORS.get(name, 1.0)
    base, travel = round(220 * factor), 0 if reduced_motion else round(320 * factor)
    return Pace(
        quick=round(120 * factor),
        fade=round(160 * factor),
        base=base,
        gather=0 if reduced_motion else base,
        travel=travel,
        dice=0 if reduced_motion else round(700 * factor),
        beat=travel * 7 // 10,
        deal=travel // 5,
    )


@dataclass(frozen=True, slots=True)
class Span:
    """A time: how often each motion of the pace fits into it, with milliseconds that no pace changes."""

    quick: float = 0
    base: float = 0
    gather: float = 0
    travel: float = 0
    dice: float = 0
    beat: float = 0
    deal: float = 0
    ms: int = 0

    def at(self, times: Pace) -> int:
        """Return the milliseconds at a pace.

        >>> Span(dice=1, quick=1).at(times_at("normal"))
        820
        """
        return int(
            self.ms
            + self.quick * times.quick
            + self.base * times.base
            + self.gather * times.gather
            + self.travel * times.travel
            + self.dice * times.dice
            + self.beat * times.beat
            + self.deal * times.deal
        )

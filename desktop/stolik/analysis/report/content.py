"""What a report says on paper, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatContent:
    """A player's luck and choices, in sentences."""

    name: str
    luck: str
    skill: str


@dataclass(frozen=True, slots=True)
class MomentContent:
    """A moment: which turn and who, what it was, and sentences on what happened and what was best."""

    title: str
    what: str
    told: Sequence[str]


@dataclass(frozen=True, slots=True)
class ReportContent:
    """A report. ``course`` is everybody's chance in percent, alone the points, moment by moment.

    ``seats`` go by seat. ``sections`` are lists of moments, each under its head.
    """

    title: str
    course_caption: str
    course: Sequence[Sequence[int]]
    seats_caption: str
    seats: Sequence[SeatContent]
    sections: Sequence[tuple[str, Sequence[MomentContent]]]

"""How the events of a game are shown: how long their scenes stay, how they sound, and what they start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

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
    """The milliseconds of each kind of motion; all are 0 if there is nothing to wait for.

    ``quick`` and ``fade`` are for small changes in place, ``base`` for larger ones. With reduced motion
    nothing ``travels`` from place to place, thrown ``dice`` don't roll, and no hand is seen to ``gather``
    dice or put down tiles, in a ``beat`` or dealt in a ``deal``.
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
    """A time: how often each motion of the pace fits into it, plus milliseconds that no pace changes."""

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


READING_MS: Final = 2500
"""The least milliseconds for a scene that must be understood, such as a bust."""


PASSING: Final = Span(quick=1)
"""The stay of what needs no time to be understood."""

BOT_SHARE: Final = 0.4
"""The share of an event's least time that it stays if it concerns a computer."""


@dataclass(frozen=True, slots=True)
class ShownEvent:
    """An event on the screen, as the viewer may see it.

    ``by_bot`` tells whether it befalls a computer, ``people`` how many people play. ``table`` is the view
    model of the game, set to what the event has made.
    """

    event: Any
    by_bot: bool
    people: int
    table: Any

    @property
    def is_own(self) -> bool:
        """Whether it concerns the seat whose things are on the screen, the view model's ``owner``."""
        return bool(getattr(self.event, "seat", None) == self.table.owner)


Stay: TypeAlias = Span | Callable[[ShownEvent], Span]
"""How long the scene of an event stays."""


class ScenePart(NamedTuple):
    """A part of a scene, which begins so long after the part before it."""

    name: str
    after: Span = Span()


Parts: TypeAlias = tuple[ScenePart, ...] | Callable[[ShownEvent], tuple[ScenePart, ...]]
"""The parts of the scene of an event, in their order."""


def stay_of(person: Span, *, bot: Span) -> Stay:
    """Return a stay that depends on whether the event befalls a person or a computer."""
    return lambda shown: bot if shown.by_bot else person


@dataclass(frozen=True, slots=True)
class EventScenes:
    """How the events of a game are shown, by kind.

    ``sounds`` names the sound of an event. ``stays`` tells how long its scene stays at the pace, ``usual`` is
    the stay of a kind without one. ``parts`` follow in the course of its scene, which isn't over before them.
    ``minimum_ms`` is the least time in milliseconds that it stays at every pace if the event concerns a
    person. The sentence of a kind in ``moments`` appears at once, no matter who caused it. A kind in
    ``confirmed`` stays until it is clicked; one in ``confirmed_if_private`` does if it tells one of several
    people a secret. The sentence of a kind in ``unlogged`` is heard but not written into the log, which tells
    it anyway. A kind in ``turns`` begins the next turn of its ``seat``, one in ``games`` the next game of a
    match, whose number is its ``game``: this is how they are counted. ``counts_rounds`` means that rounds are
    counted, in which everybody plays.
    """

    sounds: Mapping[str, str]
    stays: Mapping[str, Stay] = field(default_factory=dict)
    usual: Stay = PASSING
    parts: Mapping[str, Parts] = field(default_factory=lambda: DICE_PARTS)
    minimum_ms: Mapping[str, int] = field(default_factory=dict)
    moments: frozenset[str] = frozenset()
    confirmed: frozenset[str] = frozenset()
    confirmed_if_private: frozenset[str] = frozenset()
    unlogged: frozenset[str] = frozenset()
    turns: frozenset[str] = frozenset({"turn_began"})
    games: frozenset[str] = frozenset()
    counts_rounds: bool = False

    def stay(self, shown: ShownEvent) -> Span:
        """Return how long the scene of an event stays that is on the screen now."""
        stay = self.stays.get(getattr(shown.event, "kind", ""), self.usual)
        return stay if isinstance(stay, Span) else stay(shown)

    def parts_of(self, shown: ShownEvent) -> tuple[ScenePart, ...]:
        """Return the parts of the scene of an event that is on the screen now."""
        parts = self.parts.get(getattr(shown.event, "kind", ""), ())
        return parts if isinstance(parts, tuple) else parts(shown)

    def least_ms(self, kind: str, *, by_bot: bool) -> int:
        """Return how long an event must be seen: one that concerns a computer is understood sooner."""
        least = self.minimum_ms.get(kind, 0)
        return round(BOT_SHARE * least) if by_bot else least


DICE_SOUNDS: Final = {"roll_began": "dice_gather", "dice_rolled": "dice_roll", "dice_kept": "die_set"}
"""The sounds of the events that all games have in which dice are rolled and set aside."""

DICE_STAYS: Final[Mapping[str, Stay]] = {
    "roll_began": Span(gather=1),
    "dice_rolled": stay_of(Span(dice=1, quick=1), bot=Span(dice=1, base=0.5)),
    "dice_kept": stay_of(Span(travel=1), bot=Span(travel=1, base=1)),
    "turn_began": Span(travel=1),
}
"""How long those events stay."""


def dice_moved(shown: ShownEvent) -> tuple[ScenePart, ...]:
    """Return the parts of setting dice aside: a computer's choice is shown before they go."""
    return (
        ScenePart("moving", Span(base=1) if shown.by_bot else Span()),
        ScenePart("arrived", Span(travel=1)),
    )


DICE_PARTS: Final[Mapping[str, Parts]] = {
    "dice_rolled": (ScenePart("fallen", Span(dice=1)),),
    "dice_kept": dice_moved,
}
"""The parts of their scenes."""

"""How the events of a game are shown: how long their scenes stay, how they sound, and which parts follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

FACTORS: Final = {"relaxed": 1.6, "normal": 1.0, "fast": 0.55, "off": 0.0}
"""The factor for the times of each pace; an unknown pace counts as normal."""


SWIFT_MS: Final = 4000
"""The milliseconds that nearly all of a computer's turn takes at the normal pace."""

LEAST_TEMPO: Final = 0.3
"""The smallest share of its time to which a motion is shortened, so that it can still be seen."""


def tempo_after(ms: float) -> float:
    """Return the share of its time that the next scene of a computer's turn gets.

    ``ms`` is how many milliseconds the turn has taken at the normal pace. A turn begins at full length; the
    longer it lasts, the faster things follow each other.

    >>> tempo_after(0), round(tempo_after(SWIFT_MS / 2), 2), tempo_after(SWIFT_MS)
    (1.0, 0.75, 0.3)
    """
    return max(LEAST_TEMPO, 1 - (ms / SWIFT_MS) ** 2)


class Pace(NamedTuple):
    """The milliseconds of each kind of motion; all are 0 if nothing is to be waited for.

    ``quick`` and ``fade`` are for small changes in place, ``base`` for larger ones, ``travel`` for moving
    from place to place, ``gather`` for a hand that picks up dice, ``dice`` for their roll, ``beat`` for a
    tile put down and ``deal`` for one dealt. With reduced motion, all but the first three are 0.
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
        """Return a ``tempo`` share of each time.

        >>> times_at("normal").at_tempo(0.5).dice
        350
        """
        return Pace(*[round(tempo * ms) for ms in self])


def times_at(name: str, *, reduced_motion: bool = False) -> Pace:
    """Return the times of a pace, named by a key of ``FACTORS``.

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
    """A duration: a multiple of each motion's time, plus milliseconds that are the same at every pace."""

    quick: float = 0
    base: float = 0
    gather: float = 0
    travel: float = 0
    dice: float = 0
    beat: float = 0
    deal: float = 0
    ms: int = 0

    def at(self, times: Pace) -> int:
        """Return the duration in milliseconds at a pace.

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
"""The least milliseconds for a scene that takes time to understand, such as a bust."""


PASSING: Final = Span(quick=1)
"""The stay of a scene that takes no time to understand."""

BOT_SHARE: Final = 0.4
"""The share of an event's least time that remains if the event concerns a computer."""


@dataclass(frozen=True, slots=True)
class ShownEvent:
    """An event on the screen, as far as the viewer may see it.

    ``by_bot`` tells whether the event concerns a computer, ``people`` is how many people play. ``table`` is
    the game's view model, already set to the event's result.
    """

    event: Any
    by_bot: bool
    people: int
    table: Any

    @property
    def is_own(self) -> bool:
        """Whether the event concerns the view model's ``owner``, whose things are on the screen."""
        return bool(getattr(self.event, "seat", None) == self.table.owner)


Stay: TypeAlias = Span | Callable[[ShownEvent], Span]
"""The time for which an event's scene stays."""


class ScenePart(NamedTuple):
    """A part of a scene, which begins ``after`` this time from the part before it."""

    name: str
    after: Span = Span()


Parts: TypeAlias = tuple[ScenePart, ...] | Callable[[ShownEvent], tuple[ScenePart, ...]]
"""The parts of an event's scene, in order."""


def stay_of(person: Span, *, bot: Span) -> Stay:
    """Return a stay that depends on whether the event concerns a person or a computer."""
    return lambda shown: bot if shown.by_bot else person


@dataclass(frozen=True, slots=True)
class EventScenes:
    """How the events of a game are shown, by kind.

    ``sounds`` names an event's sound. ``stays`` gives the time for which its scene stays, ``usual`` is the
    stay of all other kinds. ``parts`` follow each other during the scene, which doesn't end before them.
    ``minimum_ms`` is the least time in milliseconds, at every pace, for an event that concerns a person. The
    sentence of a kind in ``moments`` appears at once, no matter who caused it. A kind in ``confirmed`` stays
    until it is clicked, and so does one in ``confirmed_if_private`` that tells one of several people a
    secret. The sentence of a kind in ``unlogged`` is spoken but left out of the log, which says so anyway. A
    kind in ``turns`` begins the next turn of its ``seat``, one in ``games`` the next game of a match,
    numbered ``game``; turns and games are counted by them. ``counts_rounds`` means that rounds are counted,
    in which everybody plays.
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
        """Return how long the scene of the event now on the screen stays."""
        stay = self.stays.get(getattr(shown.event, "kind", ""), self.usual)
        return stay if isinstance(stay, Span) else stay(shown)

    def parts_of(self, shown: ShownEvent) -> tuple[ScenePart, ...]:
        """Return the parts of the scene of the event now on the screen."""
        parts = self.parts.get(getattr(shown.event, "kind", ""), ())
        return parts if isinstance(parts, tuple) else parts(shown)

    def least_ms(self, kind: str, *, by_bot: bool) -> int:
        """Return the least milliseconds for an event; one that concerns a computer is understood sooner."""
        least = self.minimum_ms.get(kind, 0)
        return round(BOT_SHARE * least) if by_bot else least


DICE_SOUNDS: Final = {"roll_began": "dice_gather", "dice_rolled": "dice_roll", "dice_kept": "die_set"}
"""The sounds of the events shared by all games in which dice are rolled and set aside."""

DICE_STAYS: Final[Mapping[str, Stay]] = {
    "roll_began": Span(gather=1),
    "dice_rolled": stay_of(Span(dice=1, quick=1), bot=Span(dice=1, base=0.5)),
    "dice_kept": stay_of(Span(travel=1), bot=Span(travel=1, base=1)),
    "turn_began": Span(travel=1),
}
"""The stays of the same events."""


def dice_moved(shown: ShownEvent) -> tuple[ScenePart, ...]:
    """Return the parts of setting dice aside; a computer's choice is shown before the dice move."""
    return (
        ScenePart("moving", Span(base=1) if shown.by_bot else Span()),
        ScenePart("arrived", Span(travel=1)),
    )


DICE_PARTS: Final[Mapping[str, Parts]] = {
    "dice_rolled": (ScenePart("fallen", Span(dice=1)),),
    "dice_kept": dice_moved,
}
"""The parts of the scenes of dice events."""

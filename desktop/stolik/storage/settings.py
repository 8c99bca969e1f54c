"""The players' settings.

These few values are read before the window is first painted, so they are checked here: importing pydantic
would take longer than painting the window.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Final, Self, TypeAlias

from stolik.storage.document import LARGEST, Loaded, load, store
from stolik.storage.faults import Fault

LEAST_SCALE: Final = 0.8
GREATEST_SCALE: Final = 2.0
SCHEMES: Final = ("system", "day", "evening", "contrast")
PACES: Final = ("relaxed", "normal", "fast", "off")
CLOTHS: Final = ("linen", "felt", "oak", "night")
PIECE_SETS: Final = ("ivory", "large", "wood")
PAPERS: Final = ("a4", "a5")
SWITCH_KEYS: Final = ("off", "arrows", "space", "keypad", "function")
TELLINGS: Final = ("brief", "full")

Rule: TypeAlias = Callable[[Any], Any]
"""Returns a value in the form in which it is stored, or raises ``ValueError``."""


def flag(value: Any) -> bool:
    """Return a value that must be true or false."""
    if not isinstance(value, bool):
        raise ValueError("neither true nor false")
    return value


def whole(least: int, greatest: int) -> Rule:
    """Return the rule for a whole number within bounds."""

    def rule(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= greatest:
            raise ValueError("no such number")
        return value

    return rule


def number(least: float, greatest: float) -> Rule:
    """Return the rule for a number within bounds."""

    def rule(value: Any) -> float:
        fits = isinstance(value, int | float) and not isinstance(value, bool)
        if not fits or not least <= value <= greatest:
            raise ValueError("no such number")
        return float(value)

    return rule


def one_of(values: Collection[str]) -> Rule:
    """Return the rule for one of a few words."""

    def rule(value: Any) -> str:
        if not isinstance(value, str) or value not in values:
            raise ValueError("no such word")
        return value

    return rule


def language_code(value: Any) -> str:
    """Return the code of a language, whether or not the program supports it."""
    if not isinstance(value, str) or not re.fullmatch("[a-z]{2,3}(_[A-Za-z]{2,4})?", value):
        raise ValueError("no code of a language")
    return value


def perhaps(rule: Rule) -> Rule:
    """Return the rule for a value that may be ``None``."""
    return lambda value: None if value is None else rule(value)


class Choices:
    """Values that are checked whenever they are set; a file's unknown keys are kept in ``others``."""

    RULES: ClassVar[Mapping[str, Rule]]
    LARGEST: ClassVar[int] = LARGEST
    NEWEST: ClassVar[int] = 1
    others: dict[str, Any]

    def __setattr__(self, name: str, value: Any) -> None:
        rule = self.RULES.get(name)
        super().__setattr__(name, value if rule is None else rule(value))

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> tuple[Self, bool]:
        """Return the choices in JSON values, with defaults for unusable ones, and whether all were usable."""
        chosen, complete = cls(), True
        for name, value in data.items():
            if name not in cls.RULES:
                chosen.others[name] = value
                continue
            try:
                complete &= chosen.take(name, value)
            except ValueError:
                complete = False
        return chosen, complete

    def take(self, name: str, value: Any) -> bool:
        """Set a value from a file; return whether all of it was usable.

        Raises:
            ValueError: Nothing of it is usable.
        """
        setattr(self, name, value)
        return True

    def plain(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.RULES} | self.others


_PIXELS: Final = whole(1, 100_000)
_PLACE: Final = perhaps(whole(-(2**31), 2**31 - 1))


@dataclass
class WindowPlace(Choices):
    """The place and size of the window when it was last closed."""

    RULES = {  # noqa: RUF012  # a class variable by its base
        "x": _PLACE,
        "y": _PLACE,
        "width": _PIXELS,
        "height": _PIXELS,
        "maximized": flag,
        "full_screen": flag,
    }

    x: int | None = None
    y: int | None = None
    width: int = 1180
    height: int = 760
    maximized: bool = False
    full_screen: bool = False
    others: dict[str, Any] = field(default_factory=dict)


def _window(value: Any) -> WindowPlace:
    if not isinstance(value, WindowPlace):
        raise ValueError("no place of a window")
    return value


@dataclass
class Settings(Choices):
    """All settings with their defaults; a language of ``None`` is the system's.

    ``pace_chosen`` means that somebody chose the pace, so the system doesn't decide it. ``pieces`` is the set
    of dice and tiles, ``idle_life`` whether they stir under the pointer; ``paper`` is the size of the sheets
    in the printer. With ``calm`` the table is calm for everybody. ``by_ear`` means that people play without
    looking; ``telling`` is how much is said about a computer's turn: a sentence, or each roll and move.
    ``read_aloud`` means that a voice of the system reads what the table says. ``switch_keys`` names the four
    keys with which everything can be done; a press counts only once within ``switch_once_ms``, and a held key
    repeats every ``switch_repeat_ms``, or never if that is 0.
    """

    RULES = {  # noqa: RUF012  # a class variable by its base
        "version": whole(0, 2**31 - 1),
        "language": perhaps(language_code),
        "scheme": one_of(SCHEMES),
        "scale": number(LEAST_SCALE, GREATEST_SCALE),
        "pace": one_of(PACES),
        "pace_chosen": flag,
        "cloth": one_of(CLOTHS),
        "pieces": one_of(PIECE_SETS),
        "idle_life": flag,
        "paper": one_of(PAPERS),
        "reduced_motion": flag,
        "hints": flag,
        "calm": flag,
        "by_ear": flag,
        "telling": one_of(TELLINGS),
        "volume": number(0, 1),
        "muted": flag,
        "read_aloud": flag,
        "welcomed": flag,
        "switch_keys": one_of(SWITCH_KEYS),
        "switch_once_ms": whole(0, 2000),
        "switch_repeat_ms": whole(0, 5000),
        "window": _window,
    }

    version: int = 1
    language: str | None = None
    scheme: str = "system"
    scale: float = 1.0
    pace: str = "normal"
    pace_chosen: bool = False
    cloth: str = "linen"
    pieces: str = "ivory"
    idle_life: bool = True
    paper: str = "a4"
    reduced_motion: bool = False
    hints: bool = True
    calm: bool = False
    by_ear: bool = False
    telling: str = "brief"
    volume: float = 0.7
    muted: bool = False
    read_aloud: bool = False
    welcomed: bool = False
    switch_keys: str = "off"
    switch_once_ms: int = 200
    switch_repeat_ms: int = 0
    window: WindowPlace = field(default_factory=WindowPlace)
    others: dict[str, Any] = field(default_factory=dict)
    blocked: Fault | None = field(default=None, compare=False)
    known: str | None = field(default="", compare=False)

    def take(self, name: str, value: Any) -> bool:
        """Set a value from a file, the window's place field by field."""
        if name != "window":
            return super().take(name, value)
        if not isinstance(value, Mapping):
            raise ValueError("no place of a window")
        self.window, complete = WindowPlace.read(value)
        return complete

    def plain(self) -> dict[str, Any]:
        return super().plain() | {"window": self.window.plain()}


def load_settings(path: Path) -> Loaded[Settings]:
    """Return the settings in a file, with defaults for unusable values."""
    return load(path, Settings, Fault("settings_damaged"))


def store_settings(path: Path, settings: Settings) -> Fault | None:
    """Write the settings; return what went wrong, if anything."""
    return store(path, settings)

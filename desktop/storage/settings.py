"""What the players chose for their comfort."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from desktop.storage.document import Document, Loaded, load, store
from desktop.storage.faults import Fault

LEAST_SCALE: Final = 0.8
GREATEST_SCALE: Final = 2.0


class WindowPlace(Document):
    """Where the window stood when it was closed."""

    x: int | None = None
    y: int | None = None
    width: Annotated[int, Field(ge=1, le=100_000)] = 1180
    height: Annotated[int, Field(ge=1, le=100_000)] = 760
    maximized: bool = False
    full_screen: bool = False


class Settings(Document):
    """All settings with their defaults; a language of ``None`` is the system's."""

    version: int = 1
    language: Literal["pl", "en"] | None = None
    scheme: Literal["system", "day", "evening", "contrast"] = "system"
    scale: Annotated[float, Field(ge=LEAST_SCALE, le=GREATEST_SCALE)] = 1.0
    pace: Literal["relaxed", "normal", "fast", "off"] = "normal"
    reduced_motion: bool = False
    hints: bool = True
    volume: Annotated[float, Field(ge=0, le=1)] = 0.7
    muted: bool = False
    welcomed: bool = False
    window: WindowPlace = Field(default_factory=WindowPlace)


def load_settings(path: Path) -> Loaded[Settings]:
    """Return the settings in a file, with defaults for what can't be used of it."""
    return load(path, Settings, "settings_damaged")


def store_settings(path: Path, settings: Settings) -> Fault | None:
    """Write the settings; return what went wrong, if anything did."""
    return store(path, settings)

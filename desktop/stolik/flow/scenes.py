"""Scenes on the screen, as values: one after the other, each for its least time, some until a click."""

from __future__ import annotations

from typing import Final, NamedTuple

HASTE_SECONDS: Final = 0.4
"""The seconds after something has appeared within which a click can't be an answer to it."""


class Scene(NamedTuple):
    """A step of an entry that is played, both known by their 0-based index.

    A step that is shown in stages is one scene for each; ``stage`` counts them from 1, and is 0 where the
    step is shown as a whole. The scene stays for ``least_ms`` milliseconds at least, at every pace and also
    where there are no animations, and where there are none for ``still_ms`` as well. One that ``waits`` stays
    until it is ended. One that is ``for_all`` is played even where those that wait are only caught up with,
    since nobody is to miss it. One that is played ``again`` leaves the log alone.
    """

    entry: int
    step: int
    stage: int = 0
    least_ms: int = 0
    still_ms: int = 0
    waits: bool = False
    for_all: bool = False
    again: bool = False

    @property
    def continues(self) -> bool:
        """Whether it ends with the scene before it when that is ended."""
        return self.stage > 1


class Scenes(NamedTuple):
    """The scenes that are played, for every game.

    ``waiting`` are still to be played. ``token`` is the number of the one that began last, at ``began``
    seconds; ``playing`` is that scene while it is played, ``busy`` tells that one is, or is due. While scenes
    are ``held`` none follows another; ``due`` tells that one was to. ``instant`` tells that they are shown
    at once, without waiting for the screen.
    """

    waiting: tuple[Scene, ...] = ()
    token: int = 0
    began: float = 0.0
    playing: Scene | None = None
    busy: bool = False
    held: bool = False
    due: bool = False
    instant: bool = False

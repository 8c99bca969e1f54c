"""The rows of the explorer."""

from __future__ import annotations

from typing import NamedTuple

from stolik.services.tables.stills import Still


class OptionRow(NamedTuple):
    """An option: ``worth``, ``lost`` in words, ``share`` of a bar: a chance, or a part of the best."""

    key: str
    move: str
    worth: str
    lost: str
    share: float
    best: bool
    mine: bool
    chosen: bool


class LatelyRow(NamedTuple):
    """A position that was explored on a ``day``: its game, and who decides there."""

    key: str
    title: str
    player: str
    day: int
    still: Still

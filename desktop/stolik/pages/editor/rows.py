"""The rows of the page on which a position is set up."""

from __future__ import annotations

from typing import NamedTuple


class PieceRow(NamedTuple):
    """A piece: what is drawn, what is heard, and whether it is the chosen cell."""

    key: str
    piece: str
    name: str
    chosen: bool


class TrayRow(NamedTuple):
    """A tray: ``told`` is heard of it, the rest is as in `Tray`."""

    key: str
    title: str
    told: str
    chosen: bool
    columns: int
    room: int
    pieces: tuple[PieceRow, ...]


class SettingRow(NamedTuple):
    """What is said beside the pieces, as in `Setting`."""

    key: str
    title: str
    kind: str
    value: int
    choices: tuple[str, ...]
    least: int
    most: int


class GameRow(NamedTuple):
    """A game whose positions can be set up."""

    key: str
    title: str

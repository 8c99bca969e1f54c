"""What is said of a position under construction."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.position_editor import Piece, Tray

CONTEXT: Final = "editor"

TRAY: Final = QT_TRANSLATE_NOOP("editor", "{tray}: {pieces}")
EMPTY: Final = QT_TRANSLATE_NOOP("editor", "empty")
PIECE: Final = QT_TRANSLATE_NOOP("editor", "{piece}, {taking}")
PUT_INTO: Final = QT_TRANSLATE_NOOP("editor", "Put into: {tray}")
FITS: Final = QT_TRANSLATE_NOOP("editor", "This position can be played.")
COPIED: Final = QT_TRANSLATE_NOOP("editor", "Copied.")
FAULT: Final = QT_TRANSLATE_NOOP("editor", "{tray}: {fault}")
WRONG: Final = QT_TRANSLATE_NOOP("editor", "This position can't be played yet:")
PLACE: Final = QT_TRANSLATE_NOOP("editor", "{game} · {players}")
PLAYERS: Final = translate("editor", "%n (player|players)", "", 0)


def tray_told(tray: Tray) -> str:
    """Return a tray with what lies in it; of a sheet only its name, since its cells are heard one by one."""
    if tray.columns:
        return tray.title
    pieces = ", ".join(piece.name for piece in tray.pieces) or translated(CONTEXT, EMPTY)
    return sentence(CONTEXT, TRAY, {"tray": tray.title, "pieces": pieces})


def piece_told(tray: Tray, piece: Piece) -> str:
    """Return a piece that lies in a tray, with what becomes of it when it is pressed."""
    if tray.columns:
        return piece.name
    return sentence(CONTEXT, PIECE, {"piece": piece.name, "taking": tray.taking})


def palette_told(tray: Tray) -> str:
    """Return where what is pressed on the palette goes."""
    return sentence(CONTEXT, PUT_INTO, {"tray": tray.title})


def fault_told(tray: str, fault: str) -> str:
    """Return what is wrong, with the tray where it is, if that is known."""
    return sentence(CONTEXT, FAULT, {"tray": tray, "fault": fault}) if tray else fault


def place_told(game: str, seats: int) -> str:
    """Return the game and how many play."""
    return sentence(CONTEXT, PLACE, {"game": game, "players": translated(CONTEXT, PLAYERS, seats)})


def verdict_told(can_play: bool) -> str:
    """Return whether a position can be played."""
    return translated(CONTEXT, FITS if can_play else WRONG)

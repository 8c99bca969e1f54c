"""Paints the picture behind the two icons of the disk image, for normal and high-resolution screens.

Run ``python packaging/macos/draw_background.py`` in the project's folder. The picture has no text, so it
suits every language; `make_dmg.py` has the places of the icons.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

WIDTH: Final = 640
HEIGHT: Final = 400
SCALES: Final = {1: "background.png", 2: "background@2x.png"}
"""The names by which dmgbuild finds the pictures that belong together, by scale."""


def picture(drawing: Path, scale: int) -> QImage:
    """Returns the drawing with `scale` pixels to a point."""
    image = QImage(WIDTH * scale, HEIGHT * scale, QImage.Format.Format_RGB32)
    # 72 pixels to an inch at scale 1: macOS shows a picture of twice the density at half its size.
    image.setDotsPerMeterX(round(72 * scale / 0.0254))
    image.setDotsPerMeterY(round(72 * scale / 0.0254))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    return image


def main(folder: Path) -> None:
    """Writes the pictures into the drawing's folder."""
    for scale, name in SCALES.items():
        picture(folder / "background.svg", scale).save(str(folder / name))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    main(Path(__file__).parent)

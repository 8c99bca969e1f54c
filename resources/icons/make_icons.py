"""Paints the icon of the program in every size that a system asks for.

Run ``python resources/icons/make_icons.py`` in the project's folder.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL: Final = 24
"""Up to this size the worm and three faces of a die would only be a blur; a plainer drawing is taken."""


def picture(drawing: Path, size: int) -> QImage:
    """Return the drawing as a square picture."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def main(folder: Path) -> None:
    """Write the pictures beside the drawing."""
    for size in SIZES:
        drawing = "stolik-small.svg" if size <= SMALL else "stolik.svg"
        picture(folder / drawing, size).save(str(folder / f"stolik-{size}.png"))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    main(Path(__file__).parent)

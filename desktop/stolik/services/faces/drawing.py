"""Makes a face of a picture: its middle as a disc in a small PNG. It decodes, so it is for `worker` alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QImageReader, QPainter, QTransform

from stolik.services.faces.content import SIDE, Prepared, RefusedError

_TURNS: Final = {3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270}
"""The degrees by which a picture is turned to stand upright, by Exif's numbers."""

_MIRRORED: Final = frozenset((2, 4, 5, 7))


def face_of(picture: Prepared) -> bytes:
    """Return the face that a picture makes.

    Raises:
        RefusedError: The picture is damaged.
    """
    held = QByteArray(picture.content)
    source = QBuffer(held)
    source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(source, QByteArray(picture.format.encode()))
    reader.setDecideFormatFromContent(False)
    size = reader.size()
    wanted = QSize(2 * SIDE, 2 * SIDE)
    if min(size.width(), size.height()) > 2 * SIDE:
        # A large photograph is never unpacked as a whole where its format can do with less.
        reader.setScaledSize(size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    decoded = reader.read()
    if decoded.isNull():
        raise RefusedError("picture_damaged")
    return _png_of(_disc(_middle(decoded, picture.orientation)))


def _middle(picture: QImage, orientation: int) -> QImage:
    """Return the middle of a picture as a small square that stands upright."""
    side = min(picture.width(), picture.height())
    middle = QRect((picture.width() - side) // 2, (picture.height() - side) // 2, side, side)
    small = picture.copy(middle).scaled(
        SIDE, SIDE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    if orientation in _MIRRORED:
        small = small.flipped(Qt.Orientation.Horizontal)
    return small.transformed(QTransform().rotate(_TURNS.get(orientation, 0)))


def _disc(square: QImage) -> QImage:
    """Return a disc with smooth edges, as it lies on the medallion."""
    disc = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    disc.fill(Qt.GlobalColor.transparent)
    painter = QPainter(disc)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(square))
    painter.drawEllipse(0, 0, SIDE, SIDE)
    painter.end()
    return disc


def _png_of(image: QImage) -> bytes:
    kept = QByteArray()
    target = QBuffer(kept)
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    # The stubs take the format for bytes; Qt wants text.
    image.save(target, "PNG")  # type: ignore[call-overload]  # see above
    return bytes(kept.data())

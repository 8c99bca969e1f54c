"""How much room text takes on paper, in millimetres, in the program's own typeface."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QTextDocument, QTextOption

DOTS: Final = 16
"""The dots of a laid-out text in a millimetre."""

_FINE: Final = 200

_STYLE: Final = """
p { margin: 6px 0px; }
body { color: #000000; }
th, td { padding: 14px 20px; vertical-align: middle; }
th { font-weight: normal; color: #444444; border-bottom: 4px solid #000000; }
td { border-bottom: 4px solid #bbbbbb; }
th.over { border-bottom: 4px solid #bbbbbb; }
"""


def font(size: float, strong: bool = False) -> QFont:
    """Return the typeface with an em of ``size`` dots."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(1, round(size)))
    made.setBold(strong)
    return made


def width_of(text: str, size: float, strong: bool = False) -> float:
    """Return the width of a line whose em is ``size``."""
    return QFontMetricsF(font(_FINE, strong)).horizontalAdvance(text) * size / _FINE


def fitting(text: str, size: float, width: float, strong: bool = False) -> float:
    """Return the greatest em, at most ``size``, at which the line is no wider than ``width``."""
    wide = width_of(text, size, strong)
    return size if wide <= width or wide <= 0 else size * width / wide


def broken(text: str, size: float, width: float, strong: bool = False) -> tuple[tuple[str, ...], float]:
    """Return a name in one line or two, and the em at which the longer one fits.

    It breaks between words where it would otherwise be much smaller; a word alone never does.
    """
    alone = fitting(text, size, width, strong)
    words = text.split()
    if alone >= size * 0.8 or len(words) < 2:
        return (text,), alone
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    two = min(ways, key=lambda way: max(width_of(line, size, strong) for line in way))
    return two, min(fitting(line, size, width, strong) for line in two)


def laid_out(html: str, size: float, width: float) -> QTextDocument:
    """Return a text with markup in dots, for letters with an em of ``size`` and lines of ``width``."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font(size * DOTS))
    # A name without a space in it must not push the figures off the page.
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    document.setDefaultStyleSheet(_STYLE)
    document.setHtml(html)
    document.setTextWidth(width * DOTS)
    return document


def height_of(html: str, size: float, width: float) -> float:
    """Return how high a text with markup is in a column of this width, in millimetres."""
    return laid_out(html, size, width).size().height() / DOTS if html else 0.0

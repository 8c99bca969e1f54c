"""Large totals: figures whose zero has no slash, in a typeface that is otherwise the same."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPainterPath
from stolik.app import FAMILY
from stolik.services.program_paths import FONTS, QML

TOTALS = "Stolik Totals"


@pytest.fixture(autouse=True)
def typeface(qapp: QGuiApplication) -> None:
    for font in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))


def font(family: str, weight: QFont.Weight) -> QFont:
    font = QFont(family)
    font.setPixelSize(100)
    font.setWeight(weight)
    return font


def outlines(text: str, font: QFont) -> int:
    """Return the number of outlines that a text is drawn with."""
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return len(path.toSubpathPolygons())


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.Bold])
def test_the_zero_of_a_total_is_a_ring_as_wide_as_any_zero(weight: QFont.Weight) -> None:
    usual, total = font(FAMILY, weight), font(TOTALS, weight)
    # Without the slash one outline outside and one inside.
    assert (outlines("0", usual), outlines("0", total)) == (3, 2)
    for text in ("0", "100", "123456789", "82 punkty"):
        wide = [QFontMetricsF(each).horizontalAdvance(text) for each in (usual, total)]
        assert wide[0] == pytest.approx(wide[1], abs=0.5)


def test_the_theme_names_the_family_that_is_shipped() -> None:
    assert f'familyTotals: "{TOTALS}"' in (QML / "Stolik" / "Theme.qml").read_text(encoding="utf-8")
    assert TOTALS in QFontDatabase.families()

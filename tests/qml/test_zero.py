"""The figures of the program's typeface: a zero without a slash, in every style and width."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QPainterPath
from stolik.app import FAMILY
from stolik.services.program_paths import FONTS, QML


@pytest.fixture
def typeface(qapp: QGuiApplication) -> None:
    for font in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.Bold])
@pytest.mark.parametrize("italic", [False, True])
@pytest.mark.parametrize("tabular", [False, True])
def test_a_zero_is_a_ring(weight: QFont.Weight, italic: bool, tabular: bool) -> None:
    font = QFont(FAMILY)
    font.setPixelSize(100)
    font.setWeight(weight)
    font.setItalic(italic)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    assert QFontInfo(font).family() == FAMILY
    path = QPainterPath()
    path.addText(0, 0, font, "0")
    # One outline outside and one inside; a slash parts the inner one.
    assert len(path.toSubpathPolygons()) == 2


@pytest.mark.usefixtures("typeface")
def test_the_theme_names_the_family_that_is_shipped() -> None:
    assert f'family: "{FAMILY}"' in (QML / "Stolik" / "Theme.qml").read_text(encoding="utf-8")

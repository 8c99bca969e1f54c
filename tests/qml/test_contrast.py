"""Everything that is read or recognised stands out from what lies under it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlEngine

ROOT = Path(__file__).resolve().parents[2]

TEXT = [
    ("ink", "table"),
    ("ink", "tableEdge"),
    ("ink", "panel"),
    ("ink", "raised"),
    ("ink", "recess"),
    ("ink", "accentWash"),
    ("ink", "dangerWash"),
    ("muted", "panel"),
    ("muted", "raised"),
    ("mutedOnTable", "table"),
    ("mutedOnTable", "tableEdge"),
    ("accent", "panel"),
    ("accent", "raised"),
    ("accent", "table"),
    ("accent", "accentWash"),
    ("accentInk", "accent"),
    ("accentInk", "accentHover"),
    ("accentInk", "accentPressed"),
    ("goldText", "panel"),
    ("goldText", "raised"),
    ("goldText", "table"),
    ("danger", "panel"),
    ("danger", "raised"),
    ("danger", "table"),
    ("panel", "danger"),
    ("tooltipInk", "tooltip"),
    ("tooltipLink", "tooltip"),
    ("tileInk", "tileFace"),
    ("tileInk", "tileFaceLow"),
    ("tileBlack", "tileFaceLow"),
    ("tileRed", "tileFaceLow"),
    ("tileBlue", "tileFaceLow"),
    ("tileOrange", "tileFace"),
    ("tileOrange", "tileFaceLow"),
    ("tileMuted", "tileFaceLow"),
    ("tileBackInk", "tileBack"),
    ("pip", "tileFace"),
    ("pip", "tileFaceLow"),
]
# Switched-off controls are exempt from every standard; ours can still be read.
DISABLED = [("disabledInk", "disabledFill"), ("disabledInk", "panel")]
SHAPES = [
    ("focus", "table"),
    ("focus", "panel"),
    ("focus", "raised"),
    ("outline", "panel"),
    ("outline", "raised"),
    ("gold", "panel"),
    ("gold", "raised"),
    ("accent", "table"),
    ("accent", "recess"),
    ("pick", "table"),
    ("danger", "table"),
    ("wormLine", "tileFace"),
]


def luminance(color: QColor) -> float:
    def linear(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def ratio(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture
def theme(qapp: QCoreApplication) -> Iterator[Any]:
    engine = QQmlEngine()
    engine.addImportPath(str(ROOT / "desktop/stolik/qml"))
    singleton = engine.singletonInstance("Stolik", "Theme")
    assert isinstance(singleton, QObject)
    yield singleton
    engine.deleteLater()


def weak_pairs(theme: QObject, pairs: list[tuple[str, str]], floor: float) -> list[str]:
    found = []
    for above, below in pairs:
        value = ratio(QColor(theme.property(above)), QColor(theme.property(below)))
        if value < floor:
            found.append(f"{above} on {below}: {value:.2f} < {floor}")
    return found


@pytest.mark.parametrize("scheme, floor", [("day", 4.5), ("evening", 4.5), ("contrast", 7.0)])
def test_text_digits_and_pips_can_be_read(theme: Any, scheme: str, floor: float) -> None:
    theme.setProperty("scheme", scheme)
    assert weak_pairs(theme, TEXT, floor) == []
    assert weak_pairs(theme, DISABLED, 3.0) == []


@pytest.mark.parametrize("scheme, floor", [("day", 3.0), ("evening", 3.0), ("contrast", 7.0)])
def test_shapes_stand_out(theme: Any, scheme: str, floor: float) -> None:
    theme.setProperty("scheme", scheme)
    assert weak_pairs(theme, SHAPES, floor) == []


@pytest.mark.parametrize("scheme", ["day", "evening", "contrast"])
def test_every_seat_can_be_seen_and_written_on(theme: Any, scheme: str) -> None:
    theme.setProperty("scheme", scheme)
    seats = [QColor(c) for c in theme.property("seatColors")]
    assert len(seats) == 8
    for seat in seats:
        # The name on the screen between two people is written in it.
        assert ratio(seat, QColor(theme.property("panel"))) >= 4.5
        assert ratio(seat, QColor(theme.property("table"))) >= 3
        assert ratio(seat, QColor(theme.property("seatInk"))) >= 4.5


# Machado, Oliveira and Fernandes 2009, severity 1, in linear light.
SIGHT = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def as_seen(color: QColor, sight: str) -> tuple[float, float, float]:
    """CIE Lab of a colour through the eyes of somebody."""

    def linear(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    rgb = [linear(c) for c in (color.redF(), color.greenF(), color.blueF())]
    if sight in SIGHT:
        rgb = [min(1.0, max(0.0, sum(w * c for w, c in zip(row, rgb, strict=True)))) for row in SIGHT[sight]]
    r, g, b = rgb
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("sight", ["usual", *SIGHT])
@pytest.mark.parametrize("scheme", ["day", "evening", "contrast"])
def test_tile_colours_stay_apart_in_every_sight(theme: Any, scheme: str, sight: str) -> None:
    theme.setProperty("scheme", scheme)
    names = ["tileBlack", "tileRed", "tileBlue", "tileOrange"]
    seen = {n: as_seen(QColor(theme.property(n)), sight) for n in names}
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
            assert distance >= 18, f"{one} and {other}: {distance:.1f}"

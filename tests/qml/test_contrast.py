"""Everything to be read or recognized stands out from its background."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QUrl
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow
from stolik.models import motion  # noqa: F401 - the theme asks for what it registers
from stolik.storage.settings import CLOTHS, PIECE_SETS
from stolik.storage.settings import SCHEMES as OFFERED

ROOT = Path(__file__).resolve().parents[2]


def on(grounds: dict[str, str]) -> list[tuple[str, str]]:
    return [(ink, ground) for ground, inks in grounds.items() for ink in inks.split()]


TEXT = on({
    "table": "ink mutedOnTable accent goldText danger",
    "tableEdge": "ink mutedOnTable",
    "panel": "ink muted accent goldText danger",
    "raised": "ink muted accent goldText danger",
    "recess": "ink", "accentWash": "ink accent", "dangerWash": "ink", "danger": "panel",
    **dict.fromkeys(("accent", "accentHover", "accentPressed"), "accentInk"),
    "tooltip": "tooltipInk tooltipLink",
    "tileFace": "tileInk tileOrange",
    "tileFaceLow": "tileInk tileBlack tileBlue tileOrange tileMuted",
    "tileFresh": "tileInk tileBlue",
})  # fmt: skip
# Disabled controls are exempt from all standards; ours can still be read.
DISABLED = [("disabledInk", "disabledFill"), ("disabledInk", "panel")]
ON_PIECES = [
    (ink, face) for ink in ("ink", "red", "blue", "orange", "muted") for face in ("shine", "face", "faceLow")
]
ON_PIECES += [("backInk", "back"), ("backInk", "backLow")]
SHAPES = on({
    "table": "focus outline accent pick danger",
    **dict.fromkeys(("panel", "raised"), "focus outline gold"),
    "recess": "accent",
})  # fmt: skip
READ_ON_CLOTH = ("ink", "mutedOnTable", "accent", "goldText", "danger")
SCHEMES = {"day": 4.5, "evening": 4.5, "contrast": 7.0}
ART = ROOT / "desktop/stolik/qml/Stolik/art"


def luminance(color: QColor) -> float:
    def linear(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def ratio(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def blended(above: QColor, below: QColor, share: float) -> QColor:
    parts = ((above.redF(), below.redF()), (above.greenF(), below.greenF()), (above.blueF(), below.blueF()))
    return QColor.fromRgbF(*(share * one + (1 - share) * other for one, other in parts))


@pytest.fixture
def engine(qapp: QCoreApplication) -> Iterator[QQmlEngine]:
    made = QQmlEngine()
    made.addImportPath(str(ROOT / "desktop/stolik/qml"))
    yield made
    shiboken6.delete(made)


@pytest.fixture
def theme(engine: QQmlEngine) -> Any:
    singleton = engine.singletonInstance("Stolik", "Theme")
    assert isinstance(singleton, QObject)
    return singleton


def made(engine: QQmlEngine, source: str) -> QObject:
    component = QQmlComponent(engine, engine)
    component.setData(f"import QtQuick; import Stolik; {source}".encode(), QUrl("test.qml"))
    found = component.create()
    assert found is not None, component.errorString()
    return found


def piece_colors(engine: QQmlEngine) -> Any:
    return made(engine, "QtObject { property QtObject colors: Theme.pieceColors }").property("colors")


def weak_pairs(theme: QObject, pairs: list[tuple[str, str]], floor: float) -> list[str]:
    found = []
    for above, below in pairs:
        value = ratio(QColor(theme.property(above)), QColor(theme.property(below)))
        if value < floor:
            found.append(f"{above} on {below}: {value:.2f} < {floor}")
    return found


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("scheme, floor", SCHEMES.items())
def test_text_can_be_read_on_every_cloth(theme: Any, scheme: str, floor: float, cloth: str) -> None:
    theme.setProperty("scheme", scheme)
    theme.setProperty("cloth", cloth)
    assert weak_pairs(theme, TEXT, floor) == []
    assert weak_pairs(theme, DISABLED, 3.0) == []


@pytest.mark.parametrize("pieces", PIECE_SETS)
@pytest.mark.parametrize("scheme, floor", SCHEMES.items())
def test_numerals_on_tiles_can_be_read(
    engine: QQmlEngine, theme: Any, scheme: str, floor: float, pieces: str
) -> None:
    theme.setProperty("scheme", scheme)
    theme.setProperty("pieces", pieces)
    colors = piece_colors(engine)
    assert weak_pairs(colors, ON_PIECES, floor) == []
    # The worm's outline, and the mark of others' actions.
    worm, news = QColor(theme.property("wormLine")), QColor(colors.property("news"))
    assert ratio(worm, QColor(colors.property("faceLow"))) >= 3
    assert ratio(news, QColor(colors.property("face"))) >= 3


@pytest.mark.parametrize("scheme, floor", SCHEMES.items())
def test_numerals_are_read_over_wood(engine: QQmlEngine, theme: Any, scheme: str, floor: float) -> None:
    theme.setProperty("scheme", scheme)
    theme.setProperty("pieces", "wood")
    colors = piece_colors(engine)
    if (name := colors.property("grain")) == "":
        assert scheme == "contrast"
        return
    drawn = (ART / f"{name}.svg").read_text("utf-8")
    ((stroke, share),) = re.findall(r'stroke="(#\w+)" stroke-opacity="([\d.]+)"', drawn)
    below = blended(QColor(stroke), QColor(colors.property("faceLow")), float(share))
    for ink in ("ink", "red", "blue", "orange"):
        assert ratio(QColor(colors.property(ink)), below) >= floor, ink


@pytest.mark.parametrize("pieces", PIECE_SETS)
def test_the_drawn_pips_stand_out_from_their_die(engine: QQmlEngine, theme: Any, pieces: str) -> None:
    theme.setProperty("pieces", pieces)
    colors = piece_colors(engine)
    for face in range(1, 7):
        image = QImage(64, 64, QImage.Format.Format_RGB32)
        image.fill(QColor(colors.property("faceLow")))
        painter = QPainter(image)
        reader = QImageReader(str(ART / f"{colors.property('pips')}-{face}.svg"))
        painter.drawImage(0, 0, reader.read())
        painter.end()
        found = {image.pixelColor(x, y).name() for x in range(64) for y in range(64)}
        darkest = min((QColor(name) for name in found), key=luminance)
        assert ratio(darkest, QColor(colors.property("faceLow"))) >= 7
        dark = sum(luminance(image.pixelColor(x, y)) < 0.05 for x in range(64) for y in range(64)) / face
        # A pip of the large set covers about twice the usual area.
        assert dark > (190 if pieces == "large" else 85)


def seen_cloth(engine: QQmlEngine, width: int, height: int) -> QImage:
    background = "TableBackground { anchors.fill: parent }"
    window = made(engine, f"Window {{ width: {width}; height: {height}; visible: true; {background} }}")
    assert isinstance(window, QQuickWindow)
    QCoreApplication.processEvents()
    image = window.grabWindow().convertToFormat(QImage.Format.Format_RGB32)
    window.deleteLater()
    return image


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("scheme, floor", SCHEMES.items())
def test_text_can_be_read_on_every_spot_of_the_cloth(
    engine: QQmlEngine, theme: Any, scheme: str, floor: float, cloth: str
) -> None:
    theme.setProperty("scheme", scheme)
    theme.setProperty("cloth", cloth)
    image = seen_cloth(engine, 640, 400)
    spots = {
        image.pixelColor(x, y).rgb() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    }
    if scheme == "contrast":
        assert len(spots) == 1, "high contrast has no drawing"
    else:
        assert len(spots) > 8, "there is a drawing"
    lights = sorted((QColor(spot) for spot in spots), key=luminance)
    weak = {
        name: round(value, 2)
        for name in READ_ON_CLOTH
        if (value := min(ratio(QColor(theme.property(name)), spot) for spot in (lights[0], lights[-1])))
        < floor
    }
    assert weak == {}, (lights[0].name(), lights[-1].name())


def test_the_night_is_dark_by_day_too(theme: Any) -> None:
    theme.setProperty("scheme", "day")
    assert theme.property("dark") is False
    theme.setProperty("cloth", "night")
    assert theme.property("dark") is True
    assert luminance(QColor(theme.property("panel"))) < 0.1


def test_what_is_not_known_falls_back_to_linen_and_ivory(engine: QQmlEngine, theme: Any) -> None:
    table, face = QColor(theme.property("table")), QColor(piece_colors(engine).property("face"))
    theme.setProperty("cloth", "velvet")
    theme.setProperty("pieces", "glass")
    assert QColor(theme.property("table")) == table
    assert QColor(piece_colors(engine).property("face")) == face


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("scheme, floor", [("day", 3.0), ("evening", 3.0), ("contrast", 7.0)])
def test_shapes_stand_out(theme: Any, scheme: str, floor: float, cloth: str) -> None:
    theme.setProperty("scheme", scheme)
    theme.setProperty("cloth", cloth)
    assert weak_pairs(theme, SHAPES, floor) == []


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_seat_can_be_seen_and_written_on(theme: Any, scheme: str, cloth: str) -> None:
    theme.setProperty("scheme", scheme)
    theme.setProperty("cloth", cloth)
    seats = [QColor(c) for c in theme.property("seatColors")]
    assert len(seats) == 8
    for seat in seats:
        # The name on the screen between two people has this colour.
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
    """Return the CIE Lab values of a colour as seen by a person with this sight."""

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


@pytest.mark.parametrize("pieces", PIECE_SETS)
@pytest.mark.parametrize("sight", ["usual", *SIGHT])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_tile_colours_stay_apart_in_every_sight(
    engine: QQmlEngine, theme: Any, scheme: str, sight: str, pieces: str
) -> None:
    theme.setProperty("scheme", scheme)
    theme.setProperty("pieces", pieces)
    colors = piece_colors(engine)
    names = ["ink", "red", "blue", "orange"]
    seen = {n: as_seen(QColor(colors.property(n)), sight) for n in names}
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
            assert distance >= 18, f"{one} and {other}: {distance:.1f}"


def test_every_scheme_that_can_be_chosen_is_measured() -> None:
    assert {*SCHEMES, "system"} == set(OFFERED)

"""The numbers behind *More* cover nothing that the hint lights up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem
from stolik.engine.json_values import to_plain
from stolik.games.knaster.rules.moves import Ring
from stolik.storage.paths import Paths

from tests.qml_classes import class_name
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.positions import leave_a_game_of

pytestmark = pytest.mark.rest

TWO_PEOPLE = (("Ala", "human", 0), ("Jan", "human", 3))


def place_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def lit_places(screen: Screen) -> list[QRectF]:
    lit = [
        item
        for item in screen.items()
        if class_name(item).startswith("HintGlow") or item.objectName() == "lit"
    ]
    return [place_of(item) for item in lit if item.isVisible() and item.opacity() > 0]


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize(
    "game, language", [("pickomino", "en"), ("ryzyk_fizyk", "en"), ("knaster", "en"), ("knaster", "pl")]
)
def test_the_card_leaves_free_what_the_hint_lights_up(
    open_screen: Open, paths: Paths, game: str, language: str, size: tuple[int, int]
) -> None:
    leave_a_game_of(paths, game, TWO_PEOPLE, entries=20)
    screen = open_screen(size=size, language=language)
    screen.click("Continue")
    screen.wait_for_page("table")
    told = list[type]()
    for _ in range(12):
        screen.wait_until(lambda: not screen.table.director.busy, "the end of the scene")
        screen.table.advice.askHint()
        screen.wait_until(lambda: screen.table.advice.hint.get("text"), "a hint")
        lit, best = lit_places(screen), screen.table._run.flow.hint.options[0].move
        if len(screen.table.advice.hints) > 1:
            assert lit
            screen.click("More")
            card = place_of(screen.find("What the best options are worth").item)
            assert not [one for one in lit if one.intersects(card)], screen.table.advice.hint["text"]
            assert QRectF(0, 0, *size).contains(card)
            told.append(type(best))
        screen.table.advice.dropHint()
        screen.table.submit(to_plain(best))
        screen.breathe()
    assert len(told) > 2
    assert (Ring in told) == (game == "knaster")

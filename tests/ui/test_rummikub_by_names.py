"""A game of Rummikub played by what a screen reader offers: names and their actions, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from stolik.storage.paths import Paths

from tests.pictures.scene import FULL
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.player import go_on, wait_for_a_person
from tests.ui.rummikub_by_names import ALA, TO_PRESS, leave_the_game

pytestmark = pytest.mark.rest

AFTER_ONE_TURN = {
    "Table, 3 sets, 11 tiles": [],
    "set 1, blue run 3 to 7": [
        "blue 3, first of five in set 1",
        "blue 4, second of five in set 1",
        "blue 5, third of five in set 1",
        "blue 6, fourth of five in set 1",
        "blue 7, fifth of five in set 1",
    ],
    "set 2, group of 9s, black, red, joker": [
        "black 9, first of three in set 2",
        "red 9, second of three in set 2",
        "joker for a 9, third of three in set 2",
    ],
    "set 3, red run 10 to 12": [
        "red 10, first of three in set 3, laid since your last turn",
        "red 11, second of three in set 3, laid since your last turn",
        "red 12, third of three in set 3, laid since your last turn",
    ],
    "Your rack, 6 tiles": [
        "blue 5, on your rack",
        "orange 9, on your rack",
        "black 12, on your rack",
        "black 13, on your rack",
        "blue 8, on your rack",
        "blue 2, on your rack",
    ],
}
NO_OPENING = tuple("r10a r11a o11b k1a k1b r3a r5a k3b k5b r7a o1b o6b b10b b12b".split())
TOLD_IN_ENGLISH = [
    "An opening needs 30 points from your own rack.",
    "Opening: 25 of 30 points.",
    "1 tile isn't a set yet: a set has at least three.",
    "2 tiles aren't a set yet: a set has at least three.",
    "Everything is in order.",
    "Opening: 52 points, that is enough.",
    "Ala opens with 52 points: set 1, blue run 3 to 7; set 2, group of 9s, black, red, joker.",
    "Bolek opens with 33 points: set 3, red run 10 to 12.",
    "Ala, lay tiles, or draw one.",
    "2 tiles aren't a set yet: a set has at least three.",
    "Everything is in order.",
    "A joker can't lie alone: put it into a set in this turn.",
    "2 tiles aren't a set yet: a set has at least three.",
    "Everything is in order.",
    (
        "Ala takes the blue 3 and the blue 4 from set 1 and lays the blue 2 and the blue 5 for set 4, "
        "blue run 2 to 5; lays the blue 8 after set 1, blue run 5 to 8; "
        "takes the joker from set 2 and lays the black 12 and the black 13 for set 5, black run 11 to 13, "
        "joker for 11; lays the orange 9 after set 2, group of 9s, black, red, orange."
    ),
    "The game is over: Ala goes out and gets 54 points.",
    "The match is over.",
    "1. Ala: 4 big points; 2. Bolek: 0 big points.",
]
TOLD_IN_POLISH = [
    "Otwarcie wymaga 30 punktów z własnej tabliczki.",
    "Otwarcie: 25 z 30 punktów.",
    "1 kostka to jeszcze nie układ: potrzebne są co najmniej trzy.",
    "2 kostki to jeszcze nie układ: potrzebne są co najmniej trzy.",
    "Wszystko się zgadza.",
    "Otwarcie: 52 punkty, to wystarczy.",
    (
        "Ala wykłada się za 52 punkty: układ 1, niebieska seria od 3 do 7; "
        "układ 2, grupa z liczbą 9, czarna, czerwona, joker."
    ),
    "Bolek wykłada się za 33 punkty: układ 3, czerwona seria od 10 do 12.",
    "Ala, wyłóż kostki albo dobierz jedną.",
    "2 kostki to jeszcze nie układ: potrzebne są co najmniej trzy.",
    "Wszystko się zgadza.",
    "Joker nie może leżeć sam: użyj go w układzie jeszcze w tym ruchu.",
    "2 kostki to jeszcze nie układ: potrzebne są co najmniej trzy.",
    "Wszystko się zgadza.",
    (
        "Ala bierze niebieską 3 i niebieską 4 z układu 1 i dokłada niebieską 2 i niebieską 5, "
        "powstaje układ 4, niebieska seria od 2 do 5; "
        "dokłada niebieską 8 za układem 1, teraz niebieska seria od 5 do 8; "
        "bierze jokera z układu 2 i dokłada czarną 12 i czarną 13, powstaje układ 5, "
        "czarna seria od 11 do 13, joker za 11; dokłada pomarańczową 9 za układem 2, "
        "teraz grupa z liczbą 9, czarna, czerwona, pomarańczowa."
    ),
    "Partia skończona: Ala ma pustą tabliczkę i dostaje 54 punkty.",
    "Koniec meczu.",
    "1. Ala: 4 duże punkty; 2. Bolek: 0 dużych punktów.",
]


def sit_down(open_screen: Open, paths: Paths, language: str) -> Screen:
    """Open a game against a computer with known racks."""
    leave_the_game(paths)
    screen = open_screen(language=language)
    go_on(screen)
    return screen


def plain(name: str) -> str:
    return name.replace("\N{NO-BREAK SPACE}", " ")


def act(screen: Screen, name: str) -> None:
    """Do what pressing does to the one usable thing of a name, without pointer and keys."""
    found = [thing for thing in screen.things() if thing.presses and plain(thing.name) == name]
    assert len(found) == 1, (name, [plain(known) for known in screen.names()])
    assert found[0].usable, name
    face = QAccessible.queryAccessibleInterface(found[0].item)
    assert face.actionInterface().actionNames(), name
    face.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    screen.breathe()


def nodes(face: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for number in range(face.childCount()):
        child = face.child(number)
        if not child.state().invisible:
            yield child
            yield from nodes(child)


def tree(screen: Screen) -> list[QAccessibleInterface]:
    return list(nodes(QAccessible.queryAccessibleInterface(screen.window)))


def grouped(screen: Screen) -> dict[str, list[str]]:
    """Return the names of the tiles in the table's sets and on the rack, by the names of the groups."""
    return {
        plain(face.text(QAccessible.Text.Name)): [
            plain(face.child(at).text(QAccessible.Text.Name))
            for at in range(face.childCount())
            if face.child(at).role() == Role.Button
        ]
        for face in tree(screen)
        if face.role() == Role.Grouping and face.object().property("origin") is not None
    }


@pytest.mark.parametrize("language", mostly_soak(("en", "pl"), usual=("pl",)))
def test_a_game_is_played_to_its_end_by_names_and_actions(
    open_screen: Open, paths: Paths, language: str
) -> None:
    screen = sit_down(open_screen, paths, language)
    told: list[str] = []
    status: Any = next(item for item in screen.items() if item.property("countedBefore") is not None)
    for heard in (screen.table.announcements.announced, status.heard):
        heard.connect(lambda sentence: told.append(plain(sentence)))
    for names in TO_PRESS[language]:
        assert screen.window.activeFocusItem().property("tile"), "every turn begins at a tile"
        for name in names:
            act(screen, name)
        if len(names) == 1:
            wait_for_a_person(screen)
            if screen.table.over:
                break
            screen.wait_until(lambda: screen.window.activeFocusItem().property("tile"), "a tile")
            if language == "en":
                assert grouped(screen) == AFTER_ONE_TURN
    assert screen.state.results[0].winner == 0
    assert told == {"en": TOLD_IN_ENGLISH, "pl": TOLD_IN_POLISH}[language]


def test_a_full_table_is_a_small_tree_of_sets_with_unlike_names(open_screen: Open, paths: Paths) -> None:
    FULL(paths)
    screen = open_screen(language="en")
    go_on(screen)
    groups = grouped(screen)
    tiles = [name for names in groups.values() for name in names]
    assert len(tiles) >= 90
    assert len(set(tiles)) == len(tiles)
    assert len(tree(screen)) <= 400
    rack = next(name for name in groups if name.startswith("Your rack"))
    state = screen.state
    assert len(groups[rack]) == len(state.racks[0])
    assert all("on your rack" in name for name in groups[rack])
    assert sum(len(names) for name, names in groups.items() if name.startswith("set ")) == 88
    # Only the number of the tiles on the others' racks is known.
    assert len(tiles) == 88 + len(groups[rack])


@pytest.mark.quick
def test_the_keys_open_the_actions_walk_them_and_let_go(open_screen: Open, paths: Paths) -> None:
    screen = sit_down(open_screen, paths, "en")
    keys = Qt.Key
    start = screen.focused
    screen.press(keys.Key_M)
    assert screen.focused.startswith("New set: lay ")
    screen.press(keys.Key_End)
    assert screen.focused.startswith("Let go of ")
    screen.press(keys.Key_Up)
    assert screen.focused == "Pick up more tiles"
    screen.press(keys.Key_Escape)
    assert screen.focused == start
    assert screen.table.viewModel.pickedCount == 0
    # Wherever the keyboard was lost, it is at a tile again.
    screen.press(keys.Key_M, keys.Key_Space)
    assert "set 1" in screen.focused
    screen.press(keys.Key_D)
    screen.press(keys.Key_Escape)
    assert "set 1" in screen.focused
    # What is asked and the tile drawn are told once, the tile to nobody but its owner.
    own: list[str] = []
    public: list[str] = []
    status: Any = next(item for item in screen.items() if item.property("countedBefore") is not None)
    status.heard.connect(own.append)
    screen.table.announcements.announced.connect(public.append)
    screen.press(keys.Key_D)
    act(screen, "Put back and draw")
    wait_for_a_person(screen)
    assert own[0] == "1 tile that you have laid goes back to your rack."
    assert len([told for told in own if told.startswith("You draw the ")]) == 1
    assert len(set(own)) == len(own)
    assert not any("draw" in told and "Ala" in told for told in public)


def test_a_hint_to_draw_goes_when_tiles_are_laid(open_screen: Open, paths: Paths) -> None:
    leave_the_game(paths, ala=NO_OPENING, bolek=ALA)
    screen = open_screen(language="en")
    go_on(screen)
    screen.press(Qt.Key.Key_H)
    screen.wait_until(lambda: screen.table.advice.hint, "the hint")
    assert screen.table.advice.hints[0]["option"].startswith("Draw a tile")
    act(screen, "red 10, on your rack")
    assert screen.table.advice.hint
    act(screen, "New set")
    screen.wait_until(lambda: not screen.table.advice.hint, "no hint")

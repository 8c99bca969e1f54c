"""The scenes of the gallery in which a position is set up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from stolik.engine.coaching.position_id import PlacedState, id_of
from stolik.engine.game_library import find_game, load_game, load_package

from tests.games.set_up import decisions, names_of
from tests.pictures.scene import Act, Scene
from tests.ui.driver import Screen

PLACES: Final = {"pickomino": (3, 9), "ryzyk_fizyk": (3, 12), "knaster": (2, 7), "rummikub": (3, 14)}
"""Of every game the seats, and which decision of random games is laid."""


@cache
def id_at(game_id: str, seats: int, number: int) -> str:
    """Return the ID of a decision, as the seat on turn knows it."""
    info, options = find_game(game_id), load_game(game_id).options_type()
    editor = load_package(game_id).position_editor
    assert info is not None
    assert editor is not None
    *_, state = decisions(game_id, seats, options, 4, number)
    state = editor.plain(state)
    return id_of(PlacedState(info, seats, options, state, editor.viewer(state)))


def set_up(game_id: str, *, names: Sequence[str] = (), changes: Sequence[tuple[str, ...]] = ()) -> Act:
    """Open the editor with a position, and change it: each change is a call of its model."""

    def act(screen: Screen) -> None:
        seats, number = PLACES[game_id]
        place = {"id": id_at(game_id, seats, number), "names": list(names or names_of(seats))}
        assert screen.app.services.pages.open("editor", place)
        change(screen, changes)

    return act


def change(screen: Screen, changes: Sequence[tuple[Any, ...]]) -> None:
    for name, *arguments in changes:
        getattr(screen.editor, name)(*arguments)


def editor_opened(screen: Screen) -> None:
    """Open the editor with nothing: one chooses what to begin with."""
    assert screen.app.services.pages.open("editor", {})
    screen.wait_for("Start from…")


def more_opened(screen: Screen) -> None:
    screen.click("More")


WRONG: Final[dict[str, Sequence[tuple[Any, ...]]]] = {
    "pickomino": [("choose", "rolled"), ("put", "1"), ("put", "6"), ("choose", "kept"), ("put", "1")],
    "ryzyk_fizyk": [("set", "account:0", 130), ("choose", "rolled"), ("put", "1")],
    "knaster": [("chooseCell", "sheet:1", 12), ("put", "7o"), ("put", "12")],
    "rummikub": [("choose", "set:0"), ("take", "set:0", 2), ("choose", "rack")],
}


def editor_scenes() -> Iterator[Scene]:
    """Yield of every game a position that can be played, and one that can't."""
    for game_id in PLACES:
        yield Scene(f"editor-{game_id}", (set_up(game_id),))
        yield Scene(f"editor-{game_id}-wrong", (set_up(game_id, changes=WRONG[game_id]),))
    yield Scene("editor-start", (editor_opened,))
    yield Scene("editor-more", (set_up("ryzyk_fizyk"), more_opened))

"""The scenes that illustrate the rules: the passages with a scene, and its picture."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest
from stolik.engine.game_library import find_games, load_package
from stolik.services.help_pages import help_parts
from stolik.services.rules_search import scene_of
from stolik.services.tables.stills import stills_of

EVERY_GAME: Final = [info.id for info in find_games()]
COUNTED: Final = "points, places and ties are counted, nothing moves"
AT_THE_END: Final = "only a whole game gets there"
CHOSEN: Final = "it is chosen before the game"
BY_THE_PROGRAM: Final = "it is about the program, not about what lies there"
NOT_DRAWN: Final = "what it is about is no part of the game's small picture"
FORBIDDEN: Final = "it says what can't be done"

WITHOUT: Final = {
    "pickomino": {
        NOT_DRAWN: "2/0 4/3 4/4 5/3",
        AT_THE_END: "6/0",
        COUNTED: "7/0 7/1 7/2",
        CHOSEN: "8/0 8/1",
    },
    "knaster": {
        NOT_DRAWN: "1/1",
        FORBIDDEN: "3/2",
        BY_THE_PROGRAM: "3/3 3/5",
        AT_THE_END: "6/0 6/1 6/2",
        COUNTED: "7/0 7/1 9/3",
        CHOSEN: "8/0",
    },
    "ryzyk_fizyk": {FORBIDDEN: "5/1 6/2", COUNTED: "6/3 9/1", CHOSEN: "7/0 7/1"},
    "rummikub": {
        NOT_DRAWN: "1/1",
        BY_THE_PROGRAM: "5/1 6/0 6/1 6/2 8/2",
        AT_THE_END: "7/0 7/1 7/2 9/0",
        COUNTED: "8/1 9/1 9/2 10/0 10/1 10/2 10/3 14/4",
        CHOSEN: "11/0 11/1 11/2 11/3 11/4 11/5 11/6",
    },
}
"""Passages of the rules without a picture, as chapter and place, by reason."""


def scenes(game: str, language: str) -> dict[str, str]:
    """Return the scenes of a game's rules by chapter and place."""
    return {
        f"{number}/{place}": scene
        for number, chapter in enumerate(help_parts(game, language).chapters)
        for place, passage in enumerate(chapter.passages)
        if (scene := scene_of(passage)[1])
    }


@pytest.mark.quick
@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_passage_of_the_rules_has_a_picture_or_a_reason_why_not(game: str) -> None:
    bare = [
        f"{number}/{place}"
        for number, chapter in enumerate(help_parts(game, "en").chapters)
        if chapter.heading[:1].isdigit() or chapter.heading == "Examples"
        for place, passage in enumerate(chapter.passages)
        if not scene_of(passage)[1]
    ]
    assert sorted(bare) == sorted(" ".join(WITHOUT[game].values()).split())


@pytest.mark.quick
@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_scene_can_be_played_and_is_the_same_in_both_languages(game: str) -> None:
    wanted = scenes(game, "en")
    assert wanted == scenes(game, "pl")
    for scene in wanted.values():
        stills = stills_of(game, scene)
        assert stills
        assert [one for one, other in pairwise(stills) if one == other] == []
    assert {scene.split()[0] for scene in wanted.values()} == {"lesson", *load_package(game).examples}


@pytest.mark.quick
def test_a_scene_shows_the_position_the_move_and_what_it_brought_about() -> None:
    found = [
        (still.drawing.fileName(), still.position["rolled"], still.position["kept"], still.played)
        for still in stills_of("pickomino", "lesson 28 29+ table")
    ]
    fours = [4, 4, 4, 4]
    assert found == [
        ("Moment.qml", [1, 1, 2, 3], fours, {"kind": "roll"}),
        ("Moment.qml", fours, fours, None),
        ("Position.qml", [], [], None),
    ]
    (before, marked) = stills_of("rummikub", "taken 3")
    assert before.played is None
    assert marked.played["laid"] == ["r6a", "r7a"]
    (alone,) = stills_of("rummikub", "taken 3-")
    assert alone == before


@pytest.mark.quick
@pytest.mark.parametrize("scene", ["lesson 99", "lesson 5 2", "nowhere 1"])
def test_a_scene_that_is_not_there_is_a_fault(scene: str) -> None:
    with pytest.raises(ValueError, match=scene.split()[0]):
        stills_of("pickomino", scene)


@pytest.mark.quick
def test_a_scene_is_no_part_of_the_words() -> None:
    assert scene_of("Roll.\n\n![](lesson 0 1+)") == ("Roll.", "lesson 0 1+")
    assert scene_of("Roll.") == ("Roll.", "")

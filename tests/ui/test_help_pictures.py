"""The pictures in the rules: every game draws its own, in words too, and as many in both languages."""

from __future__ import annotations

import pytest
from stolik.engine.game_library import find_games
from stolik.services.help_pages import help_parts, search_help
from stolik.services.rules_search import Picture, picture_of

from tests.ui.conftest import Open
from tests.ui.test_everybody import misfits

EVERY_GAME = [info.id for info in find_games()]
TITLES = {info.id: info.title for info in find_games()}


def pictures(game: str, language: str) -> list[tuple[int, Picture]]:
    """Return the pictures of a game's rules, each with the number of its chapter."""
    found = [
        (number, picture_of(passage))
        for number, chapter in enumerate(help_parts(game, language).chapters)
        for passage in chapter.passages
    ]
    return [(number, picture) for number, picture in found if picture is not None]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_rules_have_the_same_pictures_in_both_languages(game: str) -> None:
    english, polish = pictures(game, "en"), pictures(game, "pl")
    assert english
    assert [(number, picture.things) for number, picture in english] == [
        (number, picture.things) for number, picture in polish
    ]


def test_who_searches_finds_words_and_no_picture() -> None:
    assert search_help("joker", "en", "rummikub")
    assert not [each for each in search_help("joker", "en", "rummikub") if "![" in each.text]


@pytest.mark.rest
@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_picture_is_drawn_at_any_size_and_in_another_language(open_screen: Open, game: str) -> None:
    screen = open_screen(size=(1024, 600))
    screen.click(f"How to play {TITLES[game]}")
    for language, size in (("en", (1024, 600)), ("en", (1366, 768)), ("pl", (1366, 768))):
        screen.set_comfort(language=language)
        screen.resize(*size)
        screen.wait_for("Guided first game")
        screen.breathe()
        drawn = [item for item in screen.items() if item.property("things") and item.property("room")]
        assert [item.property("things").toVariant() for item in drawn] == [
            picture.things.split() for _, picture in pictures(game, language)
        ]
        for item in drawn:
            assert 0 < item.width() <= item.property("room")
            assert item.height() > 0
        assert misfits(screen) == []

"""What is known of a person's strength after each of their games against one computer."""

from __future__ import annotations

import pytest
from stolik.analysis.rating import RatedGame, rated
from stolik.engine.bot import Level
from stolik.engine.game_library import load_package
from stolik.services.family_book.figures import MOST, course, different_duels, strength_of
from stolik.services.family_book.store import Duel

SCALE = load_package("ryzyk_fizyk").scale
assert SCALE is not None


def duel(
    key: str, level: str = "50", result: float = 1.0, *, game: str = "ryzyk_fizyk", seed: str = ""
) -> Duel:
    return Duel(key, game, 1, seed, False, level, result)


def test_the_same_luck_counts_once_and_other_games_not_at_all() -> None:
    duels = [duel("a", seed="7"), duel("b"), duel("c", seed="7"), duel("d", game="knaster"), duel("b")]
    assert [each.key for each in different_duels(duels, "ryzyk_fizyk")] == ["a", "b"]


def test_a_level_counts_by_its_mark_and_a_result_without_luck_before_the_bare_one() -> None:
    assert SCALE is not None
    assert strength_of("fair", SCALE) == SCALE.marks[Level.FAIR]
    duels = [duel("a", "fair"), duel("b", "62", 0.0)._replace(adjusted=0.7)]
    moments = course(duels, SCALE)
    assert [moment.duel.key for moment in moments] == ["a", "b"]
    games = [RatedGame(strength_of("fair", SCALE), 1.0), RatedGame(62, 0.0, 0.7)]
    assert moments[-1].rating == rated(games, SCALE)
    with pytest.raises(ValueError, match="divine"):
        strength_of("divine", SCALE)


def test_only_the_latest_games_are_reckoned_with() -> None:
    assert SCALE is not None
    assert course([], SCALE) == []
    many = [duel(f"{number}") for number in range(MOST + 3)]
    assert [moment.duel.key for moment in course(many, SCALE)][:2] == ["3", "4"]

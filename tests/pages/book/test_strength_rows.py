"""How strong a person plays, in cards: which games have one, and in which order."""

from __future__ import annotations

from stolik.pages.book.strength_rows import strength_rows
from stolik.services.family_book.store import Duel


def test_most_games_come_first_and_of_as_many_the_game_that_is_first_by_its_id() -> None:
    played = ("ryzyk_fizyk", "knaster", "rummikub", "unknown", "rummikub", "pickomino", "unknown")
    duels = [Duel(f"{number}", game, 1, "", False, "gentle", 1.0) for number, game in enumerate(played)]
    assert [row.key for row in strength_rows("Ala", duels)] == [
        "rummikub",
        "knaster",
        "pickomino",
        "ryzyk_fizyk",
    ]

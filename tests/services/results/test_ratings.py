"""A computer fits by every finished game at once, and by each of them once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from stolik.analysis.rating import Rating
from stolik.engine.driver import play, random_chooser
from stolik.engine.game_library import load_package
from stolik.services.family_book.store import FamilyBook, GameEntry, SeatEntry, open_book
from stolik.services.results.game_results import Ratings, name_of_game
from stolik.services.tables.table_setup import TableSetup, sit_down
from stolik.storage.profiles import LineUp, SeatPlan

GAME = "ryzyk_fizyk"
SCALE = load_package(GAME).scale
assert SCALE is not None
GUESS = Rating(SCALE).fitting


@pytest.fixture
def book(tmp_path: Path) -> Iterator[FamilyBook]:
    made, fault = open_book(tmp_path / "family_book.sqlite")
    assert fault is None
    yield made
    made.close()


def over(seed: int, *kinds: str, wins: bool = True) -> TableSetup:
    """Return a game that is over, which the person in the first seat has won or lost."""
    info = load_package(GAME).info
    seats = [
        SeatPlan(name=f"{kind} {place}" * (kind != "human") or "Ala", kind=kind)
        for place, kind in enumerate(kinds)
    ]
    setup = sit_down(info, LineUp(seats=seats), Random(seed), strength=50)
    rng = Random(seed)
    play(setup.session, random_chooser(setup.session.game, rng), rng)
    won = setup.session.standings
    return (
        replace(setup, started_at=f"2026-11-{seed + 1:02}")
        if (won[0].seat == 0) == wins
        else over(seed + 1, *kinds, wins=wins)
    )


def noted(book: FamilyBook, name: str, results: list[float], level: str = "50") -> None:
    for number, result in enumerate(results):
        seats = (SeatEntry(name, None, 1, 1, result), SeatEntry("", level, 1, 1, 1 - result))
        key = f"{name} {number}"
        book.note(f"{key}.stolik", number, key, GameEntry(GAME, "{}", number, number + 1, seats))


def test_without_games_it_is_a_guess(book: FamilyBook) -> None:
    ratings = Ratings(lambda: book)
    assert [ratings.fitting(GAME, names) for names in ([], [""], ["Ala"])] == [GUESS] * 3
    assert Ratings(lambda: None).fitting(GAME, ["Ala"]) == GUESS


def test_it_fits_the_weakest_of_several_people(book: FamilyBook) -> None:
    noted(book, "Ala", [1.0] * 9)
    noted(book, "Jan", [0.0] * 9)
    ratings = Ratings(lambda: book)
    strong, weak = ratings.fitting(GAME, ["Ala"]), ratings.fitting(GAME, ["jan"])
    assert weak < GUESS < strong
    assert ratings.fitting(GAME, ["Ala", "Jan"]) == weak
    assert ratings.fitting(GAME, ["Ala", ""]) == GUESS
    assert ratings.fitting("knaster", ["Ala"]) == Ratings(lambda: None).fitting("knaster", [])


def test_a_game_counts_from_its_end_on_and_once_when_the_book_holds_it(book: FamilyBook) -> None:
    ratings, setup = Ratings(lambda: book), over(1, "human", "fits")
    ratings.note(setup)
    ratings.note(setup)
    once = ratings.fitting(GAME, ["ala"])
    assert once > GUESS
    key = name_of_game(setup.info, setup.session, setup.started_at)
    seats = (SeatEntry("Ala", None, 1, 1, 1.0), SeatEntry("", "50", 0, 2, 0.0))
    book.note("a.stolik", 1, key, GameEntry(GAME, "{}", 1, 1, seats))
    assert ratings.fitting(GAME, ["Ala"]) == once
    assert ratings.fitting(GAME, ["Jan"]) == GUESS


def test_a_person_who_was_deleted_is_forgotten_at_once() -> None:
    ratings = Ratings(lambda: None)
    ratings.note(over(1, "human", "gentle", wins=False))
    assert ratings.fitting(GAME, ["Ala"]) < GUESS
    ratings.forget_person("ALA")
    assert ratings.fitting(GAME, ["Ala"]) == GUESS


@pytest.mark.parametrize("kinds", [("human", "fits", "fits"), ("human", "human"), ("fits", "gentle")])
def test_only_a_person_alone_with_one_computer_teaches(kinds: tuple[str, ...]) -> None:
    ratings = Ratings(lambda: None)
    ratings.note(over(1, *kinds))
    ratings.note(replace(over(1, "human", "fits"), counts=False))
    assert ratings.fitting(GAME, ["Ala"]) == GUESS

"""Games, wins, scores and streaks of a person, a ranking over games of any kind, and what fair dice bring."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest
from stolik.engine.dice import FACES
from stolik.services.family_book.figures import Ranked, counted, kinds, ranking, rarity, streaks, usual
from stolik.services.family_book.rows import (
    PersonRow,
    band_parts,
    card_rows,
    dice_sentences,
    evening_text,
    face_rows,
    game_rows,
    halves,
    puzzles_text,
    ranking_rows,
    signed,
    streak_text,
)
from stolik.services.family_book.store import PersonGame, TableGame, rolled_dice

from tests.analysis.report.games import MATCH, TIE, read


def one(number: int, place: int, score: int, kind: str = "pickomino", seats: int = 3) -> PersonGame:
    return PersonGame(number, f"{number}", kind, seats, True, 5, score, place, float(place == 1))


def table(*ends: tuple[str, int], kind: str = "pickomino") -> TableGame:
    return TableGame("key", kind, len(ends), 5, tuple((name, 10 - place, place) for name, place in ends))


def test_each_kind_has_games_wins_best_mean_and_streaks() -> None:
    games = [one(1, 1, 5), one(2, 1, 9), one(3, 2, 9), one(4, 1, 2), one(5, 1, 60, "knaster", seats=1)]
    games.append(one(6, 0, 0)._replace(is_over=False))
    worms, alone = kinds(games)
    assert (worms.games, worms.wins, worms.best.number, worms.mean) == (4, 3, 2, 6.25)
    assert (worms.streak, worms.longest, worms.places) == (1, 2, (1, 1, 2, 1))
    assert (alone.alone, alone.games, alone.wins, alone.longest) == (True, 1, 0, 0)
    first, second = card_rows(games)
    assert (first.title, first.counts, first.record) == ("Worms", "4 games, 3 wins", "2")
    assert [fact.value for fact in first.facts] == ["9", "6.3", "2, now 1"]
    assert (second.title, second.counts, second.places) == ("Circles, alone", "1 game", ())
    assert streaks([]) == (0, 0)
    assert (streak_text(2, 2), streak_text(0, 3)) == ("2", "3")


def test_a_ranking_counts_whom_one_leaves_behind_among_its_people_alone() -> None:
    games = [
        table(("Ala", 1), ("Jan", 3), ("Ola", 2)),
        table(("jan", 1), ("Ala", 1)),
        table(("Ala", 1), ("Ewa", 4)),
    ]
    assert ranking(games, ["Ala", "Jan", "Tom"]) == [
        Ranked("Ala", 1, 1.5, 2, 2),
        Ranked("Jan", 2, 0.5, 2, 1),
        Ranked("Tom", 3, 0.0, 0, 0),
    ]
    assert len(counted(games, ["Ala", "Jan", "Tom"])) == 2, (
        "with computers or others alone it is none of theirs"
    )
    assert [each.name for each in ranking(games)] == ["Ala", "Ola", "Jan", "Ewa"]
    assert [each.place for each in ranking([table(("Ala", 1), ("Jan", 1))])] == [1, 1]


def test_rows_of_a_ranking_have_pictures_and_bars() -> None:
    rows = ranking_rows(
        [Ranked("Ala", 1, 1.5, 2, 1), Ranked("Jan", 2, 0.0, 1, 0)], {"ala": PersonRow("Ala", 4, 2)}
    )
    assert [(row.avatar, row.part) for row in rows] == [(4, 1.0), (0, 0.0)]
    assert rows[0].text == "points: 1½ · 2 games · 1 win"
    assert [halves(points) for points in (0.0, 0.5, 12.5)] == ["0", "½", "12½"]


def test_last_games_tell_who_came_where_and_whose_best_it_is() -> None:
    (row,) = game_rows([table(("Jan", 2), ("Ala", 1))], best={"key": ["Ala"]})
    assert (row.title, row.result, row.day) == ("Worms", "Ala 9 · Jan 8", 5)
    assert row.record == "Best score so far: Ala"
    others = table(("Jan", 2))._replace(others=(("fair", 0, 3), ("", -25, 4), ("52", 12, 1)))
    (row,) = game_rows([others])
    assert row.result == "computer 12 · Jan 8 · computer 0 · somebody −25"


@pytest.mark.parametrize("dice", [1, 6, 60, 200])
def test_the_band_holds_a_face_in_19_of_20_houses_and_no_narrower_one_does(dice: int) -> None:
    chances = [comb(dice, k) * 5 ** (dice - k) / 6**dice for k in range(dice + 1)]
    low, high = usual(dice)
    assert sum(chances[:low]) <= 0.025 < sum(chances[: low + 1])
    assert sum(chances[high + 1 :]) <= 0.025 < sum(chances[high:])


def test_the_rarity_of_a_spread_is_that_of_the_tables() -> None:
    # 11.070 and 15.086 are the 5 % and 1 % points of five degrees of freedom; two faces off by the same
    # number d give a chi-square of 2 d² / mean.
    for square, part in ((11.070, 0.05), (15.086, 0.01)):
        off = (square * 1_000_000 / 2) ** 0.5
        counts = dict.fromkeys(FACES, 1000000) | {1: round(1_000_000 + off), 6: round(1_000_000 - off)}
        assert rarity(counts) == pytest.approx(part, abs=1e-4)


def test_sentences_about_dice_claim_no_more_than_there_is() -> None:
    assert dice_sentences({}) == ["No dice have been rolled here yet."]
    assert dice_sentences({1: 10}) == ["Too few rolls yet to say anything about chance."]
    fair = dict.fromkeys(FACES, 35)
    assert dice_sentences(fair) == [
        "Among 210 dice rolled, each face usually comes up 25 to 46 times: so it is in 19 of 20 houses.",
        "Fair dice come out as uneven as here, or more so, in 100 of 100 houses.",
    ]
    loaded = dice_sentences(fair | {6: 90})
    assert loaded[1].startswith("There are six faces, so in about every fourth house")
    assert loaded[2].endswith("in fewer than 1 of 100 houses.")


def test_every_face_has_its_place_on_one_scale_with_the_band() -> None:
    counts = dict.fromkeys(FACES, 35) | {6: 90, 1: 0}
    rows, (low, high) = face_rows(counts), band_parts(counts)
    assert all(0 < row.part < 1 for row in rows)
    assert rows[0].part < low < rows[1].part < high < rows[5].part
    assert rows[5].text.startswith("face 6: 90 times, usual are ")
    assert (face_rows({}), band_parts({})) == ([], [])


def test_only_what_the_table_rolled_counts_and_only_in_dice_games() -> None:
    _, session = read(TIE)
    rolled: list[Any] = [entry.move for entry in session.log if entry.seat < 0]
    assert sum(rolled_dice(session).values()) == sum(len(move.dice) for move in rolled)
    assert rolled_dice(read(MATCH)[1]) == {}


def test_other_sentences() -> None:
    assert signed(-12) == "−12"
    assert puzzles_text(0, 0) == ""
    assert puzzles_text(1, 1) == "1 puzzle solved"
    assert puzzles_text(7, 3) == "7 puzzles solved, the puzzle of the day 3 days in a row"
    assert evening_text(None, 0, "").startswith("An evening is one ranking")

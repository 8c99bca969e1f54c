"""What luck over time says of a person: a card for all games, and one for each kind; alone apart."""

from __future__ import annotations

import pytest
from stolik.analysis.luck import Estimate, FinishedGame, LuckFigures, PlayedGame, luck_figures
from stolik.pages.book.luck import (
    counts_text,
    coverage_text,
    estimate_text,
    luck_facts,
    luck_rows,
    luck_sentence,
    start_text,
)


def games(
    count: int,
    wins: int,
    game: str = "pickomino",
    *,
    start: float = 0.5,
    luck: float = 0.0,
    done: bool = True,
) -> list[FinishedGame]:
    """Return games, the won ones first, with as much luck in each of them."""
    return [
        FinishedGame(
            game,
            False,
            float(number < wins),
            PlayedGame(float(number < wins), start, luck, 0.05, 20) if done else None,
        )
        for number in range(count)
    ]


def alone(count: int, points: float = 60.0) -> list[FinishedGame]:
    """Return games of Circles alone, with points that go up and down by one."""
    return [
        FinishedGame(
            "knaster",
            True,
            points + number % 2,
            PlayedGame(points + number % 2, 66.0, number % 2 - 0.5, 6.0, 25),
        )
        for number in range(count)
    ]


def titles(found: list[FinishedGame]) -> list[tuple[str, str]]:
    return [(card.title, card.counts) for card in luck_rows(found)]


# -------------------------------------------------------------------------------------------------- the cards


def test_each_kind_has_a_card_and_all_together_one_the_most_played_first() -> None:
    assert titles([*games(3, 1, "ryzyk_fizyk"), *games(5, 4)]) == [
        ("All games together", "8 games, won: 5"),
        ("Worms", "5 games, won: 4"),
        ("Ryzyk-Fizyk", "3 games, won: 1"),
    ]


def test_of_one_kind_there_is_no_sum() -> None:
    assert titles(games(1, 1)) == [("Worms", "1 game, won: 1")]
    assert luck_rows([]) == []


def test_points_alone_are_in_no_sum_with_chances() -> None:
    found = titles([*alone(9), *games(2, 1, "knaster"), *games(1, 0)])
    assert found == [
        ("All games together", "3 games, won: 1"),
        ("Circles", "2 games, won: 1"),
        ("Worms", "1 game, won: 0"),
        ("Circles, alone", "9 games"),
    ]


def test_a_game_that_this_program_doesn_t_have_keeps_its_id() -> None:
    assert titles(games(1, 0, "farkle")) == [("farkle", "1 game, won: 0")]


def test_of_few_games_nothing_but_their_number_is_told() -> None:
    (card,) = luck_rows(games(27, 20))
    assert card.sentence == "Too few games yet to tell luck from skill."
    assert card.bars == ()
    (card,) = luck_rows(games(28, 20))
    assert card.sentence == "Luck was about average."
    assert card.bars
    assert [fact.label for fact in card.facts] == ["Luck aside", "Better choices, for every 100"]
    (few,) = luck_rows(alone(19))
    (enough,) = luck_rows(alone(20))
    assert (few.bars, bool(enough.bars)) == ((), True)


def test_games_that_aren_t_worked_out_are_counted_and_said_to_be_missing() -> None:
    (card,) = luck_rows([*games(28, 20), *games(4, 4, done=False)])
    assert card.counts == "32 games, won: 24"
    assert card.included == "Worked out so far: 28 of 32."
    assert card.bars[0].text == "71 ± 18 of 100"
    (none,) = luck_rows(games(4, 4, done=False))
    assert (none.sentence, none.included) == (
        "Too few games yet to tell luck from skill.",
        "Worked out so far: 0 of 4.",
    )


def test_the_picture_has_bars_with_errors_a_line_and_the_course_of_luck() -> None:
    (card,) = luck_rows(games(40, 30, luck=0.1, start=0.5))
    won, adjusted = card.bars
    assert (won.label, adjusted.label) == ("Won", "With average luck")
    assert (won.mean, round(adjusted.mean, 3)) == (0.75, 0.65)
    assert won.low < won.mean < won.high
    assert (card.highest, card.start) == (1.0, 0.5)
    assert card.startText == "Line: where all play equally well, 50 of 100."
    assert card.course[-1] == pytest.approx(4.0)
    assert len(card.band) == 41
    assert card.courseText.endswith("in games won")


def test_alone_the_scale_ends_above_all_points() -> None:
    (card,) = luck_rows(alone(30))
    assert card.highest == 70.0
    assert [bar.label for bar in card.bars] == ["Points", "With average luck"]
    assert card.startText == "Line: by the best play, 66 points."
    assert card.courseText.endswith("in points")


# ---------------------------------------------------------------------------------------------- the sentences


def figures(wins: int, luck: float, count: int = 40, start: float = 0.5) -> LuckFigures:
    played = [each.played for each in games(count, wins, luck=luck, start=start)]
    return luck_figures([each for each in played if each is not None], False)


def test_luck_is_told_in_one_sentence_and_how_usual_it_is_in_the_table() -> None:
    assert luck_sentence(figures(22, 0.001), "win") == "Luck was about average."
    assert not [label for label, _ in luck_facts(figures(22, 0.001), "win") if "luck or" in label]
    assert luck_sentence(figures(22, 0.1), "win") == ("Luck brought as much as winning 10 more games in 100.")
    assert ("This much luck or more", "fewer than 1 of 100 people") in luck_facts(figures(22, 0.1), "win")
    mixed = [PlayedGame(0.0, 0.5, 0.4 if number < 16 else -0.4, 0.1, 9) for number in range(40)]
    assert luck_sentence(luck_figures(mixed, False), "win") == (
        "Luck cost as much as losing 8 more games in 100."
    )
    # Whoever had such luck and plays well wins more than they can be said to lose by it.
    assert luck_sentence(figures(20, -0.57, start=0.5), "win") == (
        "Luck cost as much as losing 57 more games in 100."
    )
    assert luck_sentence(figures(20, -1.2), "win") == "Luck cost more than a whole game."
    assert ("This little luck or less", "10 of 100 people") in luck_facts(luck_figures(mixed, False), "win")
    good = [game._replace(luck=-game.luck) for game in mixed]
    assert ("This much luck or more", "10 of 100 people") in luck_facts(luck_figures(good, False), "win")


def test_skill_is_claimed_only_beyond_the_error_and_beyond_what_valuations_are_off() -> None:
    def skill(found: LuckFigures) -> str:
        return dict(luck_facts(found, "win"))["Luck aside"]

    assert skill(figures(20, 0.0)) == "much as among equals"
    assert skill(figures(33, 0.0)) == "better than among equals"
    assert skill(figures(7, 0.0)) == "worse than among equals"
    sure = [PlayedGame(0.52, 0.5, 0.0, 0.1, 9)] * 40
    assert skill(luck_figures(sure, False)) == "much as among equals"


def test_choices_are_told_by_the_hundred() -> None:
    better = "Better choices, for every 100"
    assert luck_facts(figures(20, 0.0), "win")[-1] == (better, "0.25 ± 0.01 more games won")
    forced = [PlayedGame(1.0, 0.5, 0.1, 0.0, 0)] * 40
    assert better not in dict(luck_facts(luck_figures(forced, False), "win"))


def test_alone_luck_and_choices_are_points_and_nobody_is_compared() -> None:
    played = [each.played for each in alone(30)]
    found = luck_figures([each for each in played if each is not None], True)
    assert luck_sentence(found, "points") == "Luck was about average."
    assert luck_facts(found, "points") == [("Better choices, for every 100", "24 ± 1 more points")]
    unlucky = [PlayedGame(60.0, 66.0, luck, 6.0, 25) for luck in (-9.0, 5.0) * 10]
    assert luck_sentence(luck_figures(unlucky, True), "points") == (
        "Luck brought 2 points a game fewer than average."
    )
    lucky = [game._replace(luck=-game.luck) for game in unlucky]
    assert luck_sentence(luck_figures(lucky, True), "points") == (
        "Luck brought 2 points a game more than average."
    )


def test_shared_first_places_are_named() -> None:
    assert counts_text([1.0, 0.5, 0.0, 1 / 3], "win") == "4 games, won: 1, shared first place: 2"
    assert counts_text([61.0], "points") == "1 game"


def test_errors_are_rounded_up_and_never_nothing() -> None:
    assert estimate_text(Estimate(0.5, 0.0), "win") == "50 ± 1 of 100"
    assert estimate_text(Estimate(0.5, 0.0301), "win") == "50 ± 4 of 100"
    assert estimate_text(Estimate(-0.02, 0.01), "win") == "−2 ± 1 of 100"
    assert start_text(0.333, "win") == "Line: where all play equally well, 33 of 100."


def test_how_many_of_the_finished_games_are_counted_is_always_said() -> None:
    assert coverage_text(9, 9, 0).startswith("9 finished games are known, and all of them are counted.")
    assert coverage_text(5, 9, 1).startswith(
        "9 finished games are known, and 5 of them are counted; the others follow."
    )
    assert coverage_text(8, 9, 1).startswith("1 game could not be worked out.")

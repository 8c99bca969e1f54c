"""The rules of a tournament, each test named after the paragraph of ``rulings.md`` that it proves."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import stolik.tournament
from stolik.engine.game import Rejection
from stolik.engine.game_points import GamePoints
from stolik.tournament.bot_tables import bot_jobs, play_table, record_options
from stolik.tournament.championship import Cup, Medal, begin_championship, cup_of, cup_text, person_of
from stolik.tournament.due import due, next_draw, next_finish, who_goes_on
from stolik.tournament.entries import (
    Corrected,
    Created,
    Drawn,
    Entered,
    EntrantInfo,
    Joined,
    Left,
    Renamed,
    Returned,
    Settings,
    StageFinished,
    Undrawn,
)
from stolik.tournament.sentences import FAULTS, REFUSALS, reason
from stolik.tournament.standings import bracket, standings
from stolik.tournament.tournament import (
    EntryRefused,
    Tournament,
    card_points,
    check,
    correction,
    entrants_fault,
    from_card,
    from_played,
    games_due,
    missing_entries,
    seated_players,
)

from tests.tournament.fields import (
    begun,
    drawn,
    enter,
    enter_all,
    entrants,
    finish,
    played_out,
    points,
    refused,
)

ROOM = Path(stolik.tournament.__path__[0])
RULINGS = (ROOM / "rulings.md").read_text(encoding="utf-8")


def creation(count: int = 4, **settings: Any) -> Created:
    return Created(Settings(settings.pop("game", "rummikub"), **settings), entrants(count), 1)


def refusal(entry: Any) -> Rejection:
    with pytest.raises(EntryRefused) as fault:
        Tournament([entry])
    return fault.value.rejection


def seven(*tables: tuple[int, ...]) -> Tournament:
    """Return a tournament of seven at two tables, with these points entered."""
    cup = drawn(begun(7, games=1), (0, 1, 2, 3), (4, 5, 6))
    enter_all(cup, *tables)
    return cup


def seven_played() -> Tournament:
    """Return the same, with places 1 2 3 4 and 1 2 3: 0 and 4 lead, 6 and 3 are last."""
    return seven((60, -10, -20, -30), (30, -10, -20))


def paragraphs() -> list[str]:
    return re.findall(r"^\*\*§(\d+\.\d+)\*\*", RULINGS, re.M)


def test_the_rulings_are_numbered_without_gaps_and_each_has_its_test() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs()]
    assert numbers[0] == (1, 1)
    for (section, paragraph), following in pairwise(numbers):
        assert following in ((section, paragraph + 1), (section + 1, 1))
    tests = re.findall(r"^def test_(\d+)_(\d+)_", Path(__file__).read_text(encoding="utf-8"), re.M)
    assert {".".join(number) for number in tests} == set(paragraphs())


def test_every_refusal_has_its_sentence_and_paragraph_and_stands_in_the_rulings() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in ROOM.rglob("*.py"))
    codes = set(re.findall(r'Rejection\(\s*"(\w+)"', source))
    of_files = {"bad_option", "bad_value", "from_the_future", "missing_key", "unknown_game", "unknown_key"}
    assert codes == set(REFUSALS) | set(FAULTS) | of_files
    for code, (paragraph, _) in REFUSALS.items():
        assert f"| `{code}` | §{paragraph} |" in RULINGS
    assert {each.paragraph for each in REFUSALS.values()} <= set(paragraphs())
    cited = set(re.findall(r"§(\d+\.\d+)", source))
    assert cited <= set(paragraphs())


def test_a_sentence_is_by_the_tournament_its_game_or_the_engine() -> None:
    assert reason("empty_name", {"number": 3}) == "Player 3 has no name."
    assert reason("sum_not_zero", {"sum": 5}, "rummikub").startswith("A game's small points add up")
    assert reason("unknown_game", {"name": "x"}, "x") == "Stolik has no game called “x”."
    with pytest.raises(KeyError):
        reason("no_such_code", {})


@pytest.mark.parametrize(
    "code,names",
    [
        ("wrong_number_of_entrants", ["Ala", "Ola"]),
        ("wrong_number_of_entrants", [f"N{number}" for number in range(257)]),
        ("empty_name", ["Ala", "", "Ola"]),
        ("empty_name", ["Ala", " \n\u2060", "Ola"]),
        ("bad_value", ["Ala", "half \ud800", "Ola"]),
        ("long_name", ["Ala", "O" * 41, "Jan"]),
        ("name_twice", ["Ala", "Jan", "Ala"]),
        ("name_twice", ["Ala", "Jan", " ala\t"]),
        ("name_twice", ["Player 2", "Jan", "Gracz 2"]),
        (None, ["Ala", "Jan", "O" * 40]),
        (None, [f"N{number}" for number in range(256)]),
    ],
)
def test_1_1_three_to_256_with_a_name_each(code: str | None, names: list[str]) -> None:
    fault = check(None, Created(Settings("rummikub"), tuple(map(EntrantInfo, names)), 1))
    assert (None if fault is None else fault.code) == code
    assert code == "bad_value" or entrants_fault([EntrantInfo(name) for name in names]) == fault


def test_1_2_the_settings_have_the_defaults_of_the_sheet() -> None:
    settings = Settings("rummikub")
    assert (settings.games, settings.turn_seconds, settings.rounds) == (2, 60, 1)
    assert (settings.semi_final, settings.final, settings.avoid_clubs) == (16, 4, False)
    assert refusal(creation(options={"colour": 1})).code == "unknown_option"
    assert refusal(creation(options={"timeout_penalty": 2})).code == "bad_option"
    assert refusal(creation(options={"easier_opening": [0]})) == Rejection(
        "bad_option", {"name": "easier_opening"}
    ), "nobody has a handicap in a tournament"
    low = {"because": "low_number", "least": 1}
    assert refusal(creation(games=0)) == Rejection("bad_value", {"name": "games", **low})
    assert refusal(creation(turn_seconds=0)) == Rejection("bad_value", {"name": "turn_seconds", **low})
    high = {"because": "high_number", "most": 9}
    assert refusal(creation(rounds=10)) == Rejection("bad_value", {"name": "rounds", **high})
    assert refusal(creation(turn_seconds=61)) == Rejection("bad_option", {"name": "turn_seconds"})
    # A game without a clock accepts any number, which means nothing there.
    assert Tournament([creation(game="pickomino", turn_seconds=61)]).state.settings.turn_seconds == 61


def test_1_3_a_game_has_tables_of_two_and_of_three_or_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(creation(game="chess")).code == "unknown_game"
    assert refusal(creation(final=1)) == Rejection("wrong_final", {"min": 2, "max": 4})
    assert refusal(creation(final=5)).code == "wrong_final"
    for game in ("rummikub", "pickomino", "knaster", "ryzyk_fizyk"):
        assert played_out(Tournament([creation(8, game=game, games=1)])).state.stage is None
    cup = begun(5)
    for seats in ((3, 4), (2, 2)):
        info = replace(cup.state.info, seats=seats)
        monkeypatch.setattr("stolik.tournament.tournament.find_game", lambda _, info=info: info)
        monkeypatch.setattr("stolik.tournament.state.State.match_rules", _rules(cup, seats[1]))
        assert refusal(creation()).code == "game_unsuited"


def test_1_4_a_tournament_may_have_a_name_on_one_line() -> None:
    for name in ("", "Zima 2026/27", "x" * 40, "גביע"):
        cup = Tournament([replace(creation(), name=name)])
        assert cup.state.created.name == name
    for name, read in (("\u2068גביע\u2069", "גביע"), ("Zo\u015bka", "Zośka"), ("Zos\u0301ka", "Zośka")):
        assert Tournament([replace(creation(), name=name)]).state.created.name == read
    for name in ("Zima\n2026", "Zi\x07ma", " Zima", "Zi  ma", "Zima\u202e", "\u2067Zima\u2069"):
        assert refusal(replace(creation(), name=name)) == Rejection("bad_name")
    assert refusal(replace(creation(), name="x" * 41)).facts["because"] == "long_text"


def _rules(cup: Tournament, size: int) -> object:
    return replace(cup.state.match_rules, table_size=size)


def test_2_1_tables_of_four_and_few_of_three() -> None:
    cup = begun(5)
    assert cup.state.sizes_for(5) == (3, 2)
    assert refused(cup, Drawn("qualifying", ((0, 1, 2, 3, 4),))) == "wrong_table_sizes"
    assert refused(cup, Drawn("qualifying", ((0, 1, 2, 3), (4,)))) == "wrong_table_sizes"
    drawn(cup, (3, 4), (0, 1, 2))


def test_2_2_all_rounds_of_the_qualifying_are_drawn_together_out_of_the_seed() -> None:
    first, second, other = (begun(16, rounds=4, games=1, seed=seed) for seed in (5, 5, 6))
    for cup in (first, second, other):
        played_out(cup)
    tables = [[each.tables for each in cup.state.rounds_of("qualifying")] for cup in (first, second, other)]
    seated = [[[table.seated for table in each] for each in rounds] for rounds in tables]
    assert seated[0] == seated[1] != seated[2]
    met = [{one, two} for each in seated[0] for table in each for one in table for two in table if one < two]
    assert all(met.count(pair) == 1 for pair in met)
    clubs = tuple("abcd"[number % 4] for number in range(16))
    apart = Tournament([Created(Settings("rummikub", avoid_clubs=True), entrants(16, clubs=clubs), 1)])
    drawn(apart)
    for table in apart.state.rounds[0].tables:
        assert {clubs[entrant] for entrant in table.seated} == set("abcd")


def times_at_smaller_tables(cup: Tournament) -> list[int]:
    """Return how often each entrant was at a smaller table of a round, by the seats at its start."""
    rounds = [[table.seated_at(1) for table in each.tables] for each in cup.state.rounds_of("qualifying")]
    small = [table for tables in rounds for table in tables if len(table) < max(map(len, tables))]
    return [sum(entrant in table for table in small) for entrant in cup.state.entrants]


@pytest.mark.rest
@pytest.mark.parametrize("count,rounds", [(5, 4), (7, 3), (7, 7), (10, 4), (11, 4), (13, 3), (61, 3), (9, 4)])
def test_2_2_nobody_sits_at_a_smaller_table_again_before_everybody_has_once(count: int, rounds: int) -> None:
    times = times_at_smaller_tables(played_out(begun(count, rounds=rounds, games=1)))
    assert max(times) - min(times) <= 1


@pytest.mark.rest
def test_2_2_clubs_come_after_smaller_tables() -> None:
    # At the table for three of seven, two of a club meet in either round, or one is there twice.
    clubs = ("a", "a", "a", "a", "a", "a", "")
    cup = Tournament([Created(Settings("rummikub", rounds=2, avoid_clubs=True), entrants(7, clubs=clubs), 1)])
    assert max(times_at_smaller_tables(played_out(cup))) == 1


@pytest.mark.rest
def test_2_2_rounds_that_were_drawn_otherwise_stay_and_their_smaller_tables_count_in_the_next() -> None:
    cup = begun(10, rounds=4, games=1)
    rounds = (
        ((1, 2, 3, 4), (0, 5, 6), (7, 8, 9)),
        ((1, 5, 7, 2), (0, 4, 8), (3, 6, 9)),
        ((1, 6, 8, 3), (0, 2, 9), (4, 5, 7)),
    )
    for tables in rounds:
        drawn(cup, *tables)
        enter(cup, 1, 60, -10, -20, -30)
        enter(cup, 2, 30, -10, -20)
        enter(cup, 3, 30, -10, -20)
    assert times_at_smaller_tables(cup)[:2] == [3, 0]
    drawn(cup)
    assert [each.tables[0].seated for each in cup.state.rounds[:3]] == [tables[0] for tables in rounds]
    large = next(table.seated for table in cup.state.rounds[3].tables if len(table.seated) == 4)
    assert 0 in large
    assert 1 not in large


@pytest.mark.rest
def test_3_1_everybody_plays_every_round_of_the_qualifying() -> None:
    cup = played_out(begun(11, rounds=3, games=1))
    for each in cup.state.rounds_of("qualifying"):
        assert sorted(each.drawn) == list(range(11))
    assert len(cup.state.rounds_of("qualifying")) == 3


def test_2_3_where_somebody_has_left_the_rest_is_drawn_anew_by_the_tables_as_they_sat_before() -> None:
    cup = drawn(begun(9, rounds=2, games=1))
    before = [set(table.seated) for table in cup.state.rounds[0].tables]
    for table in (1, 2, 3):
        enter(cup, table, 30, -10, -20)
    cup.submit(Left(8))
    drawn(cup)
    after = [table.seated for table in cup.state.rounds[1].tables]
    assert sorted(map(len, after)) == [4, 4]
    assert 8 not in [entrant for table in after for entrant in table]
    # Four players from three tables include a pair that has met.
    again = sum(
        {one, two} <= table for each in after for one in each for two in each if one < two for table in before
    )
    assert again == 2
    cup = drawn(begun(11, rounds=2, games=2), (0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10))
    enter(cup, 1, 60, -10, -20, -30)
    cup.submit(Left(0))
    enter(cup, 1, 30, -10, -20, game=2)
    for game in (1, 2):
        enter(cup, 2, 60, -10, -20, -30, game=game)
        enter(cup, 3, 30, -10, -20, game=game)
    drawn(cup)
    large, *others = sorted((table.seated for table in cup.state.rounds[1].tables), key=len, reverse=True)
    assert [len(large), *map(len, others)] == [4, 3, 3]
    assert {8, 9, 10} < {*large}


def test_2_4_the_semi_final_is_seated_to_and_fro() -> None:
    cup = begun(12, games=1)
    assert cup.state.semi_final == 8
    drawn(cup, (0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11))
    for table in (1, 2, 3):
        enter(cup, table, 60, -10 - table, -20 + table, -30)
    assert finish(cup) == (0, 4, 8, 1, 5, 9, 10, 6)
    drawn(cup)
    assert [table.seated for table in cup.state.rounds[-1].tables] == [(0, 1, 5, 6), (4, 8, 9, 10)]


def test_2_5_a_draw_holds_everybody_once_when_it_is_due() -> None:
    cup = begun(4, games=1)
    assert refused(cup, Drawn("final", ((0, 1, 2, 3),))) == "other_draw_due"
    assert refused(cup, Drawn("qualifying", ((0, 1, 2, 3),), play_off=True)) == "other_draw_due"
    for tables in (((0, 1, 2),), ((0, 1, 2, 2),), ((0, 1, 2, 4),), ((0, 1, 2, 3), (0, 1, 2))):
        assert refused(cup, Drawn("qualifying", tables)) == "not_everybody_once"
    drawn(cup, (3, 2, 1, 0))
    assert refused(cup, Drawn("qualifying", ((0, 1, 2, 3),))) == "no_draw_due"
    with pytest.raises(ValueError, match="no draw"):
        next_draw(cup.state)


@pytest.mark.parametrize(
    "entrants,setting,size",
    [
        *[(64, 16, 16), (17, 16, 16), (16, 16, 12), (12, 16, 8), (10, 16, 8), (8, 16, 0), (5, 16, 0)],
        *[(64, 0, 0), (20, 8, 8), (20, 4, 0), (9, 6, 6)],
    ],
)
def test_3_2_a_semi_final_leaves_somebody_out(entrants: int, setting: int, size: int) -> None:
    state = begun(entrants, semi_final=setting).state
    assert state.semi_final == size
    assert ("semi_final" in state.stages) == bool(size)


def test_3_3_all_of_a_small_field_play_the_final() -> None:
    cup = drawn(begun(3, games=1))
    enter(cup, 1, 30, -10, -20)
    assert sorted(finish(cup)) == [0, 1, 2]
    drawn(cup)
    assert len(cup.state.rounds[-1].tables) == 1


def test_3_4_a_part_ends_with_its_games_and_ties() -> None:
    cup = seven()
    assert refused(cup, StageFinished("qualifying", (0, 4, 1, 5))) == "stage_not_finished"
    with pytest.raises(ValueError, match="no stage"):
        next_finish(cup.state)
    cup = seven_played()
    assert refused(cup, StageFinished("final")) == "stage_not_finished"
    assert refused(cup, StageFinished("qualifying", (0, 4, 5, 1))) == "others_go_on"
    assert finish(cup) == (0, 4, 1, 5)
    assert cup.state.stage == "final"


def test_4_1_points_are_summed_up_over_all_games_of_a_part() -> None:
    cup = begun(4, games=2, rounds=2)
    for _ in range(2):
        drawn(cup, (0, 1, 2, 3))
        for game in (1, 2):
            enter(cup, 1, 60, -10, -20, -30, game=game)
    found = [(place.entrant, *place.points) for place in standings(cup.state)]
    assert found == [(0, 16, 240), (1, 8, -40), (2, 4, -80), (3, 0, -120)]


def test_4_2_a_game_is_entered_once_in_its_order() -> None:
    cup = begun(4, games=2)
    won = points(60, -10, -20, -30)
    assert refused(cup, Entered(1, 1, 1, won)) == "no_such_round"
    drawn(cup)
    assert refused(cup, Entered(1, 2, 1, won)) == "no_such_table"
    assert refused(cup, Entered(1, 1, 3, won)) == "no_such_game"
    assert refused(cup, Entered(1, 1, 2, won)) == "earlier_game_first"
    cup.submit(Entered(1, 1, 1, won))
    assert refused(cup, Entered(1, 1, 1, won)) == "entered_already"
    assert from_played(cup.state, 1, 1, [won, won]) == (Entered(1, 1, 2, won, "played"),)
    cup.submit(Entered(1, 1, 2, won))


@pytest.mark.parametrize(
    "code,small,places",
    [
        ("wrong_number_of_points", (30, -10, -20), (1, 2, 3)),
        ("wrong_number_of_points", (60, -10, -20, -30), (1, 2, 3)),
        ("wrong_places", (60, -10, -20, -30), (1, 2, 2, 3)),
        ("wrong_places", (60, -10, -20, -30), (0, 1, 2, 3)),
        ("two_winners", (25, 25, -20, -30), (1, 1, 3, 4)),
        ("sum_not_zero", (61, -10, -20, -30), (1, 2, 3, 4)),
    ],
)
def test_4_3_everybody_has_points_and_a_place(code: str, small: Any, places: Any) -> None:
    assert refused(seven(), Entered(1, 1, 1, GamePoints(small, places))) == code


def test_4_4_a_card_gives_its_points_and_stays_in_the_log() -> None:
    cup = seven()
    card = {"winner": 0, "ending": "out", "seats": [{"points": 0}, {"points": 12}, {"points": 3}]}
    blank = Entered(1, 2, 1, GamePoints((), ()))
    entry = from_card(cup.state, blank, card)
    assert isinstance(entry, Entered)
    assert (entry.points, entry.source) == (GamePoints((15, -12, -3), (1, 3, 2)), "card")
    assert refused(cup, replace(entry, source="points")) == "card_or_points"
    assert refused(cup, replace(entry, card=None)) == "card_or_points"
    assert refused(cup, replace(entry, points=points(16, -13, -3))) == "card_differs"
    wrong = {**card, "seats": [{"points": 0}, {"points": 0}, {"points": 3}]}
    assert from_card(cup.state, blank, wrong) == Rejection("two_winners")
    assert refused(cup, replace(entry, card=wrong)) == "two_winners"
    assert from_card(cup.state, replace(blank, table=1), card) == Rejection(
        "wrong_number_of_points", {"seats": 4}
    )
    assert from_card(cup.state, replace(blank, table=3), card) == Rejection("no_such_table", {"table": 3})
    assert card_points(cup.state, 3, {**card, "colour": 1}) == Rejection("unknown_key", {"name": "colour"})
    cup.submit(entry)
    assert cup.log[-1] == entry
    other = begun(4, game="knaster")
    assert card_points(other.state, 4, card) == Rejection("no_card")


def test_5_1_the_qualifying_goes_by_big_points_then_by_small_ones() -> None:
    cup = seven((15, 0, -5, -10), (200, -100, -100))
    # 100 small points less, but the same big points as the second one at the other table.
    order = [place.entrant for place in standings(cup.state)]
    assert order == [4, 0, 1, 5, 6, 2, 3]


def test_5_2_each_later_part_begins_at_0_and_ranks_all_tables_together() -> None:
    cup = drawn(begun(9, games=1), (0, 1, 2), (3, 4, 5), (6, 7, 8))
    for table in (1, 2, 3):
        enter(cup, table, 40 + table, -10 * table, 9 * table - 40)
    assert finish(cup) == (6, 3, 0, 1, 8, 4, 5, 7)
    drawn(cup)
    assert {place.points.big for place in standings(cup.state)[:8]} == {0}
    one, two = (table.seated for table in cup.state.rounds[-1].tables)
    enter_all(cup, (60, -10, -20, -30), (6, -1, -2, -3))
    assert who_goes_on(cup.state, "semi_final") == (one[0], two[0], two[1], one[1])


def test_5_3_a_tie_that_decides_something_is_played_off() -> None:
    cup = seven((60, -20, -20, -20), (40, -20, -20))
    # Places 3 to 7 are equal, and two of them go on.
    task = due(cup.state)
    assert (task.task, task.tied) == ("draw_play_off", (1, 2, 3, 5, 6))
    assert refused(cup, StageFinished("qualifying", (0, 4, 1, 2))) == "stage_not_finished"
    assert refused(cup, Drawn("qualifying", ((1, 2, 3, 5),), play_off=True)) == "not_everybody_once"
    drawn(cup)
    assert all(len(table.games) == 1 for table in cup.state.rounds[-1].tables)


def test_5_4_who_is_tied_again_plays_again_for_that_tie_alone_and_where_no_correction_makes_it_needless() -> (
    None
):
    cup = seven((60, -20, -20, -20), (40, -20, -20))
    drawn(cup, (1, 2, 3), (5, 6))
    assert len(due(cup.state).games) == 2
    enter_all(cup, (30, -15, -15), (30, -30))
    # 1 and 5 have won by the same amount, so both advance.
    again = Tournament(cup.log)
    assert finish(cup) == (0, 4, 1, 5)
    # With 20 more for 5, the two are no longer equal; the play-off of all five still decides who advances.
    other = correction(again.state, Entered(2, 2, 1, points(50, -50)), "Ala")
    assert isinstance(other, Corrected)
    again.submit(other)
    assert finish(again) == (0, 4, 5, 1)
    cup = seven((60, -20, -20, -20), (40, -20, -20))
    drawn(cup, (1, 2, 3), (5, 6))
    other = correction(cup.state, Entered(1, 1, 1, points(60, -10, -20, -30)), "Ala")
    assert isinstance(other, Corrected)
    cup.submit(other)
    # 0, 4, 1 and then 5 and 6 for the last place.
    assert due(cup.state).tied == (5, 6)
    assert refused(cup, Entered(2, 1, 1, points(30, -15, -15))) == "no_longer_due"
    drawn(cup, (6, 5))
    enter(cup, 1, 1, -1)
    assert finish(cup) == (0, 4, 1, 6)


def test_5_4_two_ties_are_played_off_side_by_side() -> None:
    cup = drawn(begun(4, games=2), (0, 1, 2, 3))
    enter(cup, 1, 60, -10, -20, -30)
    enter(cup, 1, 60, -10, -20, -30, game=2)
    finish(cup)
    drawn(cup, (0, 1, 2, 3))
    enter(cup, 1, 30, 0, -10, -20)  # 4 2 1 0
    enter(cup, 1, 0, 30, -20, -10, game=2)  # 2 4 0 1
    assert due(cup.state).tied == (0, 1)
    drawn(cup, (0, 1))
    task = due(cup.state)
    assert (task.task, task.tied, task.games) == ("draw_play_off", (2, 3), ((3, 1, 1),))
    # The drawn one can be entered before the other one is drawn.
    enter(cup, 1, -5, 5)
    drawn(cup, (2, 3))
    enter(cup, 1, -5, 5)
    finish(cup)
    assert [place.entrant for place in standings(cup.state)] == [1, 0, 3, 2]


def test_5_5_a_tie_that_decides_nothing_is_shared() -> None:
    cup = seven((60, -10, -10, -40), (60, -10, -50))
    found = [(place.entrant, place.place) for place in standings(cup.state)][:5]
    assert found == [(0, 1), (4, 1), (1, 3), (2, 3), (5, 3)]
    cup = seven((60, -10, -20, -30), (60, -10, -50))
    assert finish(cup) == (0, 4, 1, 5)


def test_5_6_who_reached_a_later_part_stands_before_the_others_and_who_left_behind_them() -> None:
    cup = seven_played()
    finish(cup)
    cup.submit(Left(0))
    drawn(cup, (4, 1, 5))
    enter(cup, 1, 40, -20, -20)
    assert [(place.entrant, place.place, place.stage) for place in standings(cup.state)] == [
        (4, 1, "final"), (1, 2, "final"), (5, 2, "final"), (0, 4, "final"), (2, 5, "qualifying"),
        (6, 6, "qualifying"), (3, 7, "qualifying"),
    ]  # fmt: skip
    assert [place.entrant for place in standings(cup.state) if place.has_left] == [0]


def test_6_1_a_bot_takes_over_for_the_rest_of_the_tournament() -> None:
    cup = seven()
    assert refused(cup, Left(7)) == "no_such_entrant"
    assert refused(cup, Left(-1)) == "no_such_entrant"
    cup.submit(Left(0, "bot:fair"))
    assert cup.state.players[0] == "bot:fair"
    assert cup.state.rounds[0].tables[0].seated == (0, 1, 2, 3)
    enter_all(cup, (60, -10, -20, -30), (30, -10, -20))
    assert finish(cup)[0] == 0
    cup.submit(Left(0))
    assert refused(cup, Left(0)) == "left_already"


def test_6_2_without_a_bot_the_table_goes_on_as_three_or_is_drawn_anew_where_it_is_too_small() -> None:
    cup = drawn(begun(7, games=2), (0, 1, 2, 3), (4, 5, 6))
    enter_all(cup, (60, -10, -20, -30), (30, -10, -20))
    cup.submit(Left(0))
    assert cup.state.rounds[0].tables[0].seated == (1, 2, 3)
    assert refused(cup, Entered(1, 1, 2, points(60, -10, -20, -30))) == "wrong_number_of_points"
    enter(cup, 1, 30, -12, -18, game=2)
    cup.submit(Left(4))
    assert refused(cup, Left(5)) == "table_too_small"
    enter(cup, 2, 30, -30, game=2)
    # Finished games stay the same, and leavers don't advance, however well they were placed.
    assert cup.state.rounds[0].tables[0].games[0] is not None
    assert cup.state.rounds[0].tables[0].games[0].seated == (0, 1, 2, 3)
    assert finish(cup) == (1, 5, 2, 3)
    cup.submit(Left(2))
    cup.submit(Left(3))
    assert refused(cup, Left(1)) == "too_few_remain"
    drawn(cup)
    assert len(cup.state.rounds[-1].tables[0].seated) == 2
    cup = seven((60, -20, -20, -20), (40, -20, -20))
    drawn(cup, (1, 2, 3), (5, 6))
    enter(cup, 1, 30, -15, -15)
    cup.submit(Left(6))
    assert (due(cup.state).task, due(cup.state).tied) == ("draw_play_off", (1, 2, 3, 5))
    # A leaver who has played the play-off doesn't undo it for the others.
    drawn(cup, (1, 2, 3, 5))
    enter(cup, 1, 60, -10, -20, -30)
    cup.submit(Left(3))
    assert finish(cup) == (0, 4, 1, 2)


def corrected(cup: Tournament, number: int, table: int, *small: int, by: str = "Ala") -> Corrected:
    entry = correction(cup.state, Entered(number, table, 1, points(*small), at="18:40"), by)
    assert isinstance(entry, Corrected)
    return entry


def test_6_3_a_correction_leaves_a_trace() -> None:
    cup = seven()
    new = Entered(1, 1, 1, points(70, -10, -20, -40))
    assert correction(cup.state, new, "Ala") == Rejection("nothing_to_correct", {"table": 1, "game": 1})
    assert correction(cup.state, replace(new, table=3), "Ala") == Rejection("no_such_table", {"table": 3})
    enter(cup, 1, 60, -10, -20, -30)
    entry = corrected(cup, 1, 1, 70, -10, -20, -40)
    assert refused(cup, replace(entry, table=2)) == "nothing_to_correct"
    assert refused(cup, replace(entry, round=2)) == "no_such_round"
    assert refused(cup, replace(entry, by=" ")) == "corrected_by_nobody"
    assert refused(cup, replace(entry, before=entry.points)) == "other_points_before"
    assert refused(cup, replace(entry, points=points(70, -10, -20, -41))) == "sum_not_zero"
    cup.submit(entry)
    assert cup.corrections == (entry,)
    assert (entry.before, entry.by, entry.at) == (points(60, -10, -20, -30), "Ala", "18:40")
    assert standings(cup.state)[0].points.small == 70


def test_6_4_a_part_that_has_ended_keeps_who_went_on() -> None:
    cup = seven_played()
    finish(cup)
    cup.submit(corrected(cup, 1, 1, 55, -5, -20, -30))
    assert refused(cup, corrected(cup, 1, 1, -10, -10, 50, -30)) == "decided_already"
    # With -10 for 5 and 6 both, a tie would be open.
    assert refused(cup, corrected(cup, 1, 2, 20, -10, -10)) == "decided_already"
    cup = played_out(seven_played())
    assert cup.state.stage is None
    cup.submit(corrected(cup, 1, 1, 61, -10, -20, -31))


def test_7_1_the_first_entry_creates_the_tournament_and_no_other_does() -> None:
    assert refusal(Drawn("qualifying", ())).code == "not_created"
    with pytest.raises(EntryRefused) as fault:
        Tournament([])
    assert (fault.value.rejection.code, fault.value.entry) == ("not_created", 1)
    cup = begun(4)
    assert refused(cup, creation()) == "created_already"
    assert len(Tournament(cup.log).log) == 1


def test_7_2_after_the_final_only_corrections_are_possible() -> None:
    cup = played_out(begun(5, games=1))
    for entry in (Left(0), Drawn("final", ()), StageFinished("final"), Entered(1, 1, 1, points(1, -1))):
        assert refused(cup, entry) == "tournament_over"
    assert due(cup.state).task == "nothing"


def test_8_1_a_table_is_played_by_those_who_sit_there_and_by_the_tournaments_options() -> None:
    cup = drawn(begun(4, options={"timeout_penalty": 1}, turn_seconds=90), (2, 0, 3, 1))
    cup.submit(Left(3, "bot:sharp"))
    seated = seated_players(cup.state, 1, 1)
    assert [each.name for each in seated] == ["Celina", "Ala", "Darek", "Bartek"]
    assert [each.player for each in seated] == ["human", "human", "bot:sharp", "human"]
    assert games_due(cup.state, 1, 1) == (1, 2)
    plain, held = record_options(cup.state.settings, 2)
    assert (dict(plain), held) == ({"timeout_penalty": 1, "turn_seconds": 90, "games_per_match": 2}, 2)
    assert seated_players(cup.state, 1, 2) == seated_players(cup.state, 2, 1) == ()


def test_8_2_a_game_counts_when_it_has_ended_and_is_entered_once() -> None:
    cup = drawn(begun(4, final=2, semi_final=0), (0, 1, 2, 3))
    games = (points(6, -1, -2, -3), points(-1, 6, -3, -2))
    for ended in (0, 1, 1, 2, 2):
        for entry in missing_entries(cup.state, 1, 1, 1, games[:ended]):
            cup.submit(entry)
        assert sum(game is not None for game in cup.state.rounds[0].tables[0].games) == ended
    table = cup.state.rounds[0].tables[0]
    assert [game.points for game in table.games if game is not None] == list(games)
    assert missing_entries(cup.state, 1, 2, 1, games) == ()
    # A record of only the second game waits for the first; typed entries stay the same.
    cup = drawn(begun(4, final=2, semi_final=0), (0, 1, 2, 3))
    assert missing_entries(cup.state, 1, 1, 2, games[:1]) == ()
    enter(cup, 1, 6, -3, -2, -1)
    [entry] = missing_entries(cup.state, 1, 1, 1, games)
    assert (entry.game, entry.points) == (2, games[1])
    [entry] = missing_entries(cup.state, 1, 1, 2, games[:1])
    assert (entry.game, entry.points) == (2, games[0])


def test_8_3_a_bot_takes_over_at_once_and_without_one_fewer_play() -> None:
    cup = drawn(begun(4), (0, 1, 2, 3))
    cup.submit(Left(1, "bot:fair"))
    assert seated_players(cup.state, 1, 1)[1] == ("Bartek", "bot:fair", None)
    cup.submit(Left(2))
    assert [each.name for each in seated_players(cup.state, 1, 1)] == ["Ala", "Bartek", "Darek"]


def test_8_4_bots_play_a_table_again_to_the_same_points() -> None:
    cup = drawn(begun(4, game="ryzyk_fizyk", player="bot:gentle"))
    [job] = bot_jobs(cup.state)
    ended: list[int] = []
    assert play_table(job) == play_table(job, ended.append)
    assert (ended[0], ended[-1]) == (0, 2)
    assert ended == sorted(ended)


def test_8_5_the_next_player_after_the_one_who_began_begins_the_next_game() -> None:
    cup = drawn(begun(4, games=3, semi_final=0, final=2), (3, 1, 0, 2))

    def starters() -> list[int | None]:
        table = cup.state.rounds[0].tables[0]
        return [cup.state.starter_of(table, game) for game in (1, 2, 3)]

    assert cup.state.asks_who_began(cup.state.rounds[0].tables[0])
    assert starters() == [None, None, None]
    entry = Entered(1, 1, 1, points(60, -10, -20, -30), began=1)
    assert refused(cup, replace(entry, began=4)) == refused(cup, replace(entry, began=-1)) == "bad_value"
    cup.submit(entry)
    assert starters() == [None, 2, None]
    # A correction fixes it too, and keeps it only if it states it again.
    for began, expected in ((3, 0), (None, None), (1, 2)):
        change = correction(cup.state, replace(entry, began=began), "Ala")
        assert isinstance(change, Corrected)
        cup.submit(change)
        assert starters() == [None, expected, None]
    # Entrant 0, the starter, leaves; entrant 2 sits next.
    cup.submit(Left(0))
    assert starters() == [None, 2, None]
    cup.submit(Entered(1, 1, 2, points(30, -10, -20), began=2))
    assert starters() == [None, 2, 0]
    assert Tournament(cup.log).state == cup.state


def test_8_5_where_nothing_is_drawn_the_seats_begin_in_turn() -> None:
    cup = drawn(begun(3, game="pickomino", games=3, semi_final=0, final=2))
    table = cup.state.rounds[0].tables[0]
    assert [cup.state.starter_of(table, game) for game in (1, 2, 3)] == [0, 1, 2]
    assert not cup.state.asks_who_began(table)
    assert not begun(4, games=1).state.asks_who_began(drawn(begun(4, games=1)).state.rounds[0].tables[0])


def test_8_5_bots_who_play_on_after_a_card_keep_the_order_too() -> None:
    cup = drawn(begun(4, semi_final=0, final=2), (0, 1, 2, 3))
    cup.submit(Entered(1, 1, 1, points(60, -10, -20, -30), began=3))
    for entrant in range(4):
        cup.submit(Left(entrant, "bot:gentle"))
    [job] = bot_jobs(cup.state)
    assert (job.first, job.games, job.starter) == (2, 1, 0)


def test_9_1_one_person_meets_fifteen_bots_of_all_levels() -> None:
    cup = begin_championship("ola", 7)
    person, *bots = cup.state.created.entrants
    assert (person.name, person.player) == ("ola", "human")
    found = Counter(bot.player for bot in bots)
    assert found == {"bot:gentle": 4, "bot:fair": 4, "bot:sharp": 4, "bot:master": 3}
    assert person_of(cup.state) == 0
    # A namesake stays away.
    names = [each.name for each in begin_championship("bolek", 7).state.created.entrants]
    assert ("Bolek" in names, "Maks" in names, len(names)) == (False, True, 16)
    with pytest.raises(EntryRefused):
        begin_championship(" ", 7)
    entrants = [EntrantInfo(f"N{number}", "bot:fair") for number in range(15)]
    by_hand = Tournament([Created(Settings("rummikub"), (*entrants, EntrantInfo("Ala")), 1)])
    assert person_of(by_hand.state) == 15
    for other in (begun(16), begun(4), begun(16, rounds=2), begun(16, player="bot:fair")):
        assert person_of(other.state) is None


def test_9_2_twelve_reach_the_semi_final_and_four_the_final() -> None:
    cup = played_out(begin_championship("Ala", 7))
    assert [len(each.through) for each in cup.state.finished] == [12, 4, 0]
    games = [entry for entry in cup.log if isinstance(entry, Entered)]
    assert len([each for each in games if not cup.state.rounds[each.round - 1].play_off]) == 2 * (4 + 3 + 1)


def championship(place: int) -> Tournament:
    """Return a championship in which the person wins all before the final and is ``place`` there, 5 out."""
    cup = begin_championship("Ala", 7)
    while (task := due(cup.state)).task != "nothing":
        if task.task == "finish_stage":
            finish(cup)
        elif task.task != "play":
            drawn(cup)
        else:
            number, table, game = task.games[0]
            seated = cup.state.rounds[number - 1].tables[table - 1].seated
            behind = place - 1 if task.stage == "final" else 4 if place == 5 else 0
            order = sorted(set(seated) - {0})
            if 0 in seated:
                order.insert(behind, 0)
            lost = {
                entrant: 10 * rank + (entrant or 60 * (place == 5))
                for rank, entrant in enumerate(order)
                if rank
            }
            small = [-lost.get(entrant, 0) or sum(lost.values()) for entrant in seated]
            cup.submit(Entered(number, table, game, points(*small)))
        if place == 5 and len(cup.state.finished) == 1 and due(cup.state).task == "play":
            break
    return cup


def test_9_3_the_bots_play_on_where_the_person_is_out() -> None:
    cup = championship(5)
    assert 0 not in cup.state.finished[0].through
    assert [job.table for job in bot_jobs(cup.state)] == [1, 2, 3]


@pytest.mark.parametrize("place,medal", [(1, "gold"), (2, "silver"), (3, "bronze"), (4, None)])
def test_9_4_the_cup_tells_place_and_medal_at_the_end(place: int, medal: Medal | None) -> None:
    cup = championship(place)
    assert cup_of(cup.state) == Cup("Ala", place, 16, medal)
    told = cup_text(Cup("Ala", place, 16, medal))
    assert {1: "gold", 2: "Silver", 3: "Bronze", 4: "place 4"}[place] in told
    for other in (begin_championship("Ala", 7), championship(5), begun(16)):
        assert cup_of(other.state) is None


def test_9_4_whoever_has_left_gets_no_cup() -> None:
    cup = begin_championship("Ala", 7)
    cup.submit(Left(0, "bot:fair"))
    assert cup_of(played_out(cup).state) is None
    assert cup_of(played_out(begun(4)).state) is None


def test_1_5_whoever_comes_late_enters_before_a_round_and_has_won_nothing_before() -> None:
    cup = begun(7, games=1, rounds=2)
    cup.submit(Joined(EntrantInfo("Róża", club="Lis")))
    drawn(cup)
    assert refused(cup, Joined(EntrantInfo("Wit"))) == "before_a_round"
    enter_all(cup, (60, -10, -20, -30), (60, -10, -20, -30))
    assert refused(cup, Joined(EntrantInfo(" ala "))) == "name_twice"
    assert refused(cup, Joined(EntrantInfo(""))) == "empty_name"
    cup.submit(Joined(EntrantInfo("Wit")))
    assert {place.entrant: place.points for place in standings(cup.state)}[8] == (0, 0)
    drawn(cup)
    assert sorted(cup.state.rounds[1].drawn) == list(range(9))
    assert [len(table.seated) for table in cup.state.rounds[1].tables] == [3, 3, 3]
    # The first round isn't drawn again, and few meet again.
    assert cup.state.created.entrants[7] == EntrantInfo("Róża", club="Lis")
    played_out(cup)
    assert refused(cup, Joined(EntrantInfo("Jan B"))) == "tournament_over"


def test_1_5_nobody_comes_late_to_a_later_part_or_a_full_tournament() -> None:
    cup = seven_played()
    finish(cup)
    assert due(cup.state).task == "draw"
    assert refused(cup, Joined(EntrantInfo("Wit"))) == "before_a_round"
    assert refused(begun(256), Joined(EntrantInfo("Wit"))) == "wrong_number_of_entrants"


def test_2_6_a_draw_is_taken_back_while_nothing_of_its_round_was_entered() -> None:
    cup = begun(8, games=1)
    assert refused(cup, Undrawn()) == "draw_stands"
    first = drawn(cup).state.rounds[0]
    cup.submit(Undrawn())
    assert cup.state.rounds == ()
    again = drawn(cup).state.rounds[0]
    assert again != first
    assert begun(8, games=1).state.created.seed == cup.state.created.seed
    assert Tournament(cup.log).state == cup.state
    enter(cup, 2, 60, -10, -20, -30)
    assert refused(cup, Undrawn()) == "draw_stands"


def test_2_6_rounds_before_stay_and_those_of_later_parts_are_drawn_again_too() -> None:
    cup = drawn(begun(8, games=1, rounds=2))
    enter_all(cup, (60, -10, -20, -30), (60, -10, -20, -30))
    before = cup.state.rounds
    drawn(cup)
    cup.submit(Undrawn())
    assert cup.state.rounds == before
    drawn(cup)
    assert cup.state.rounds[:1] == before
    cup = seven_played()
    finish(cup)
    # The games of the previous part don't come back with the draw of this one.
    assert refused(cup, Undrawn()) == "draw_stands"
    drawn(cup)
    cup.submit(Undrawn())
    assert due(cup.state).task == "draw"


def test_6_5_who_has_left_comes_back_before_a_round_and_from_a_bot_at_any_time() -> None:
    cup = drawn(begun(8, games=1, rounds=2))
    assert refused(cup, Returned(0)) == "has_not_left"
    assert refused(cup, Returned(8)) == "no_such_entrant"
    cup.submit(Left(0))
    cup.submit(Left(1, "bot:fair"))
    assert refused(cup, Returned(0)) == "before_a_round"
    cup.submit(Returned(1))
    assert cup.state.players[:2] == (None, "human")
    sizes = [len(table.seated) for table in cup.state.rounds[0].tables]
    enter_all(cup, *[(60, -10, -20, -30) if size == 4 else (30, -10, -20) for size in sizes])
    cup.submit(Returned(0))
    drawn(cup)
    assert sorted(cup.state.rounds[1].drawn) == list(range(8))
    cup.submit(Left(0))
    played_out(cup)
    assert refused(cup, Returned(0)) == "tournament_over"


def test_6_5_who_left_before_a_part_was_reached_stays_out_of_it() -> None:
    cup = seven((60, -10, -20, -30), (30, -10, -20))
    cup.submit(Left(3))
    through = finish(cup)
    assert refused(cup, Returned(3)) == "before_a_round"
    cup.submit(Left(through[0]))
    cup.submit(Returned(through[0]))
    drawn(cup)
    assert through[0] in cup.state.rounds[1].tables[0].seated


def test_6_6_a_misspelt_name_is_mended_and_the_log_keeps_both() -> None:
    cup = seven_played()
    assert refused(cup, Renamed(9, "Alicja")) == "no_such_entrant"
    assert refused(cup, Renamed(0, "bartek")) == "name_twice"
    assert refused(cup, Renamed(0, " ")) == "empty_name"
    assert refused(cup, Renamed(0, "A" * 41)) == "long_name"
    cup.submit(Renamed(0, "  Alicja "))
    assert cup.state.created.entrants[0].name == "Alicja"
    assert seated_players(cup.state, 1, 1)[0] == ("Alicja", "human", None)
    assert cup.state.names_of(0) == ("Alicja", "Ala")
    first = cup.log[0]
    assert isinstance(first, Created)
    assert first.entrants[0].name == "Ala"
    played_out(cup)
    cup.submit(Renamed(1, "Ala"))
    assert [entrant.name for entrant in cup.state.created.entrants[:2]] == ["Alicja", "Ala"]
    assert Tournament(cup.log).state == cup.state


def test_3_2_a_later_part_has_no_more_places_than_are_left() -> None:
    cup = begun(20, games=1)
    assert [stage.size for stage in bracket(cup.state)] == [20, 16, 4]
    for entrant in range(12):
        cup.submit(Left(entrant))
    assert [stage.size for stage in bracket(cup.state)[1:]] == [8, 4]

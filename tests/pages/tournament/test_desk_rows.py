"""The tables, places, medals and corrections of the desk, and the picture of the way to the final."""

from __future__ import annotations

from dataclasses import replace

import pytest
from stolik.engine.game_points import GamePoints
from stolik.engine.name_form import isolated
from stolik.pages.tournament.desk_rows import (
    bracket_columns,
    correction_rows,
    faulty_row,
    medal_rows,
    next_step,
    shown_time,
    standing_rows,
    table_rows,
    tournament_row,
)
from stolik.tournament.entries import Corrected, Created, Entered, EntrantInfo, Left, Renamed, Settings
from stolik.tournament.tournament import Tournament, correction

from tests.tournament.fields import begun, drawn, enter, finish

AT = "2026-11-22 18:40"


def qualified() -> Tournament:
    cup = begun(7, games=1)
    drawn(cup, (0, 1, 2, 3), (4, 5, 6))
    enter(cup, 1, 60, -10, -20, -30)
    enter(cup, 2, 30, -10, -20)
    return cup


def over() -> Tournament:
    cup = qualified()
    finish(cup)
    drawn(cup)
    enter(cup, 1, 40, -10, -12, -18)
    finish(cup)
    return cup


def test_a_table_shows_its_seats_and_the_next_game() -> None:
    cup = begun(7)
    drawn(cup, (0, 1, 2, 3), (4, 5, 6))
    enter(cup, 1, 60, -10, -20, -30)
    one, two = table_rows(cup.state, 1)
    assert (one.title, one.state, one.done) == ("Table 1", "1 of 2", False)
    assert [(seat.big, seat.small, seat.first) for seat in one.seats][:2] == [
        ("4", "+60", True),
        ("2", "−10", False),
    ]
    assert [(game.entered, game.enterable) for game in one.games] == [(True, False), (False, True)]
    assert [(game.entered, game.enterable) for game in two.games] == [(False, True), (False, False)]
    assert two.seats[0].small == ""


def test_the_line_under_those_who_go_on_stands_where_the_next_part_begins() -> None:
    rows = standing_rows(qualified().state)
    assert [row.cut for row in rows] == [False, False, False, True, False, False, False]
    assert not any(row.cut for row in standing_rows(over().state))


def test_it_is_told_how_far_somebody_came_and_who_plays_for_them() -> None:
    cup = qualified()
    finish(cup)
    cup.submit(Left(0, "bot:fair"))
    lines = {row.key: row.line for row in standing_rows(cup.state)}
    assert lines[0] == "in the final, a computer plays on, fair"
    assert lines[3] == "out after the qualifying"


def test_who_has_left_is_told() -> None:
    cup = qualified()
    cup.submit(Left(6))
    row = next(row for row in standing_rows(cup.state) if row.key == 6)
    assert (row.left, row.line) == (True, "has left")


def test_there_are_medals_at_the_end_alone() -> None:
    assert medal_rows(qualified().state) == []
    assert [row.place for row in medal_rows(over().state)] == [1, 2, 3]


def test_a_correction_leaves_what_stood_there_and_who_changed_it() -> None:
    cup = qualified()
    points = GamePoints((30, -10, -20), (1, 2, 3))
    entry = correction(cup.state, Entered(1, 2, 1, GamePoints((40, -10, -30), (1, 2, 3)), at=AT), "Ewa")
    assert isinstance(entry, Corrected)
    assert entry.before == points
    cup.submit(entry)
    (row,) = correction_rows(cup.state, cup.corrections)
    assert (row.game, row.who) == ("Qualifying, table 2, game 1", "changed by Ewa, 22/11/2026, 18:40")
    assert "+30" in row.before
    assert "+40" in row.after


def test_a_mended_name_stands_among_the_corrections_with_the_one_before() -> None:
    cup = qualified()
    cup.submit(Renamed(0, " Alicja", at=AT))
    change = correction(cup.state, Entered(1, 2, 1, GamePoints((40, -10, -30), (1, 2, 3))), "Ewa")
    assert isinstance(change, Corrected)
    cup.submit(change)
    cup.submit(Renamed(0, "Alina"))
    last, points, first = correction_rows(cup.state, cup.log)
    assert first[1:] == ("A name", "mended 22/11/2026, 18:40", isolated("Ala"), isolated("Alicja"))
    assert last[1:] == ("A name", "mended", isolated("Alicja"), isolated("Alina"))
    assert points.who == "changed by Ewa"
    assert len({row.key for row in (last, points, first)}) == 3


def test_the_way_to_the_final_has_a_column_for_each_part() -> None:
    cup = qualified()
    first, last = bracket_columns(cup.state)
    assert [row.through for row in first.groups[0].rows] == [True] * 4 + [False] * 3
    assert not any(row.sure for row in first.groups[0].rows)
    assert last.groups[0].title == "4 places to be won"
    finish(cup)
    drawn(cup)
    first, last = bracket_columns(cup.state)
    through = {row.entrant for row in first.groups[0].rows if row.through and row.sure}
    assert through == {row.entrant for row in last.groups[0].rows}


def test_the_list_tells_what_is_due_and_why_a_file_does_not_open() -> None:
    row = tournament_row("rummikub", qualified().state)
    assert (row.line, row.next) == ("7 entrants", "Qualifying: all games have been entered.")
    assert (row.opens, row.over) == (True, False)
    assert tournament_row("rummikub", over().state).over
    assert not faulty_row("rummikub", "rummikub.stolik-tournament", "Why.").opens


def test_times_are_shown_as_people_write_them() -> None:
    assert shown_time(AT) == "22/11/2026, 18:40"
    assert shown_time("now") == "now"


def told_of(cup: Tournament) -> tuple[str, list[str]]:
    step = next_step(cup.state)
    return step.text, [action.text for action in step.actions]


def marked(cup: Tournament) -> list[str]:
    """Return the texts of the buttons, a star before what is to be done first."""
    return ["*" * action.first + action.text for action in next_step(cup.state).actions]


def test_a_tournament_of_seven_from_the_draw_to_its_end() -> None:
    cup = begun(7, games=1)
    assert told_of(cup) == ("Qualifying: the tables are to be drawn.", ["Draw the tables"])
    drawn(cup, (0, 1, 2, 3), (4, 5, 6))
    both = ["Enter table 1, game 1", "Play table 1 here"]
    assert told_of(cup) == ("Qualifying: 2 games are still to be played.", both)
    enter(cup, 1, 60, -10, -20, -30)
    assert told_of(cup)[0] == "Qualifying: 1 game is still to be played."
    assert told_of(cup)[1][0] == "Enter table 2, game 1"
    enter(cup, 2, 30, -10, -20)
    assert told_of(cup) == ("Qualifying: all games have been entered.", ["Finish the qualifying"])
    finish(cup)
    assert told_of(cup) == ("Final: the places so far decide who sits where.", ["Set the tables"])
    drawn(cup)
    enter(cup, 1, 30, -10, -10, -10)
    tied = [entrant.name for entrant in cup.state.created.entrants if entrant.name in told_of(cup)[0]]
    assert len(tied) == 3
    assert told_of(cup)[1] == ["Draw the play-off"]


@pytest.mark.parametrize(
    "players, texts",
    [
        (["human"] * 4, ["*Enter table 1, game 1", "Play table 1 here"]),
        (["human", "bot:fair", "human", "human"], ["Enter table 1, game 1", "*Play table 1 here"]),
        (["bot:fair"] * 4, ["*Let the computers play"]),
    ],
)
def test_who_sits_there_changes_what_is_first_not_where_it_is(players: list[str], texts: list[str]) -> None:
    entrants = tuple(EntrantInfo(f"N{number}", player) for number, player in enumerate(players))
    cup = Tournament([Created(Settings("rummikub", games=1), entrants, 1)])
    drawn(cup, (0, 1, 2, 3))
    assert marked(cup) == texts


@pytest.mark.parametrize(
    "beside, texts",
    [
        ("human", ["Enter table 2, game 1", "*Let the computers play"]),
        ("bot:fair", ["*Let the computers play", "Play table 2 here"]),
    ],
)
def test_the_computers_stand_where_another_way_to_fill_the_table_would(beside: str, texts: list[str]) -> None:
    players = [*["bot:fair"] * 4, "human", "human", "human", beside]
    entrants = tuple(EntrantInfo(f"N{number}", player) for number, player in enumerate(players))
    cup = Tournament([Created(Settings("rummikub", games=1), entrants, 1)])
    drawn(cup, (0, 1, 2, 3), (4, 5, 6, 7))
    assert marked(cup) == texts


def test_while_computers_play_the_other_tables_are_next() -> None:
    entrants = (*[EntrantInfo(f"B{number}", "bot:fair") for number in range(4)], *map(EntrantInfo, "ABCD"))
    cup = Tournament([Created(Settings("rummikub", games=1), entrants, 1)])
    drawn(cup, (0, 1, 2, 3), (4, 5, 6, 7))
    assert told_of(cup)[1] == ["Enter table 2, game 1", "Let the computers play"]
    actions = next_step(cup.state, bots_play=True).actions
    assert [action.act for action in actions] == ["enter", "play"]
    assert {replace(action, act="enter", text="").table for action in actions} == {2}


def test_rounds_are_counted_where_there_are_several() -> None:
    cup = begun(4, games=1, rounds=2)
    assert told_of(cup)[0] == "Qualifying, round 1 of 2: the tables are to be drawn."

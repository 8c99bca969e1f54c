"""What is to be done now at the desk, through a whole tournament of seven."""

from __future__ import annotations

from dataclasses import replace

import pytest
from stolik.pages.tournament.desk_rows import next_step
from stolik.tournament.entries import Created, EntrantInfo, Settings
from stolik.tournament.tournament import Tournament

from tests.tournament.fields import begun, drawn, enter, finish


def told(cup: Tournament) -> tuple[str, list[str]]:
    step = next_step(cup.state)
    return step.text, [action.text for action in step.actions]


def marked(cup: Tournament) -> list[str]:
    """Return the texts of the buttons, a star before what is to be done first."""
    return ["*" * action.first + action.text for action in next_step(cup.state).actions]


def test_a_tournament_of_seven_from_the_draw_to_its_end() -> None:
    cup = begun(7, games=1)
    assert told(cup) == ("Qualifying: the tables are to be drawn.", ["Draw the tables"])
    drawn(cup, (0, 1, 2, 3), (4, 5, 6))
    both = ["Enter table 1, game 1", "Play table 1 here"]
    assert told(cup) == ("Qualifying: 2 games are still to be played.", both)
    enter(cup, 1, 60, -10, -20, -30)
    assert told(cup)[0] == "Qualifying: 1 game is still to be played."
    assert told(cup)[1][0] == "Enter table 2, game 1"
    enter(cup, 2, 30, -10, -20)
    assert told(cup) == ("Qualifying: all games have been entered.", ["Finish the qualifying"])
    finish(cup)
    assert told(cup) == ("Final: the places so far decide who sits where.", ["Set the tables"])
    drawn(cup)
    enter(cup, 1, 30, -10, -10, -10)
    tied = [entrant.name for entrant in cup.state.created.entrants if entrant.name in told(cup)[0]]
    assert len(tied) == 3
    assert told(cup)[1] == ["Draw the play-off"]


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
    assert told(cup)[1] == ["Enter table 2, game 1", "Let the computers play"]
    actions = next_step(cup.state, bots_play=True).actions
    assert [action.act for action in actions] == ["enter", "play"]
    assert {replace(action, act="enter", text="").table for action in actions} == {2}


def test_rounds_are_counted_where_there_are_several() -> None:
    cup = begun(4, games=1, rounds=2)
    assert told(cup)[0] == "Qualifying, round 1 of 2: the tables are to be drawn."

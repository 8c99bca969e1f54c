"""A recorded tournament of 64 bots from the draw to the medals.

The soak plays it again; here its log is judged entry by entry, and the draws and the ranking are repeated.
"""

from __future__ import annotations

from stolik.tournament.due import due, next_draw, next_finish
from stolik.tournament.entries import Drawn, Entry, StageFinished
from stolik.tournament.file_format import parse_tournament, tournament_text
from stolik.tournament.standings import standings
from stolik.tournament.tournament import Tournament

from tests.tournament.make_golden import GOLDEN, STANDINGS, shown

TEXT = GOLDEN.read_text(encoding="utf-8")


def test_the_log_leads_to_the_standings_that_were_written_down_by_way_of_sixteen_and_four() -> None:
    cup = parse_tournament(TEXT)
    assert len(cup.state.players) == 64
    assert due(cup.state).task == "nothing"
    assert shown(cup) == STANDINGS.read_text(encoding="utf-8")
    assert tournament_text(cup) == TEXT
    assert [len(each.through) for each in cup.state.finished] == [16, 4, 0]
    assert [place.place for place in standings(cup.state)[:3]] == [1, 2, 3]


def test_every_draw_and_every_end_of_a_part_follow_from_the_seed_and_the_points() -> None:
    again: list[Entry] = []
    for entry in parse_tournament(TEXT).log:
        if isinstance(entry, Drawn):
            entry = next_draw(Tournament(again).state)
        elif isinstance(entry, StageFinished):
            entry = next_finish(Tournament(again).state)
        again.append(entry)
    assert tournament_text(Tournament(again)) == TEXT

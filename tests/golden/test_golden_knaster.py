"""The golden games of Knaster show what their names say."""

from __future__ import annotations

import pytest

from desktop.engine.record import SUFFIX, open_session, parse_record
from desktop.engine.session import Session
from desktop.games.knaster.rules import LineFilled
from tests.golden.make_knaster import FOLDER, WANTED, Wanted, told


def played(name: str) -> Session:
    return open_session(parse_record((FOLDER / f"{name}{SUFFIX}").read_bytes()))


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_a_golden_game_shows_what_its_name_says(wanted: Wanted) -> None:
    session = played(wanted.name)
    assert session.over
    assert session.seats == wanted.seats
    assert wanted.shows(session)


def test_every_combination_gives_its_circles() -> None:
    found = {}
    for name in ("typed_four_combinations", "typed_full_house_and_straight"):
        for events in told(played(name)):
            found.update(
                {event.combination: event.circles for event in events if isinstance(event, LineFilled)}
            )
    assert found == {
        "three": 1,
        "four": 2,
        "five": 3,
        "two_pairs": 1,
        "full_house": 2,
        "straight": 3,
        "": 0,
    }


def test_the_column_comes_first_where_the_player_wants_it() -> None:
    session = played("typed_two_lines_at_once")
    assert [entry.move.kind for entry in session.log[-4:]] == ["write", "write", "ring", "ring"]  # type: ignore[attr-defined]
    assert sum(session.state.sheets[0].circles) == 5
    assert session.to_act == (1,)


def test_a_full_tie_shares_the_first_place() -> None:
    session = played("full_tie")
    assert len({place.score for place in session.standings}) == 1
    assert [place.rank for place in session.standings] == [1, 1]

"""A player types the code of a game, plays by its chance, and sees both results side by side."""

from __future__ import annotations

import os
from typing import Any

import pytest
from stolik.engine.chance import seed_text
from stolik.engine.game import TABLE
from stolik.engine.game_code import code_of
from stolik.engine.record import LARGEST
from stolik.pages.earlier.model import EarlierGames, earlier_games
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.paths import Paths

from tests.house import House, OpenHouse, play


def code(setup: TableSetup) -> str:
    session = setup.session
    assert session.seed is not None
    made = code_of(setup.info, session.game, session.seats, session.starter, session.options, session.seed)
    assert made is not None
    return made


def by_chance(setup: TableSetup) -> list[Any]:
    return [entry.move for entry in setup.session.log if entry.seat == TABLE]


def finished(house: House, game: str = "knaster") -> TableSetup:
    house.sit(game, 100_000)
    house.shell.leave()
    return house.setups[-1]


def test_whoever_types_the_code_meets_the_same_dice_by_the_same_rules(
    open_house: OpenHouse, house: House, paths: Paths
) -> None:
    house.shell.choose("ryzyk_fizyk")
    line_up: Any = house.tables.line_up
    line_up.addPerson()
    line_up.setStarter("seat")
    line_up.startWith(1)
    line_up.setOption("must_roll_on", True)
    house.shell.sit()
    first = house.setups[0]
    play(first, 20)
    other = open_house(Paths(paths.root.with_name("grandma")))
    assert other.shell.enterCode(code(first).lower()) == ""
    line_up = other.tables.line_up
    assert (line_up.gameId, line_up.count, line_up.fewest, line_up.most) == ("ryzyk_fizyk", 3, 3, 3)
    assert (line_up.byCode, line_up.hasStarter, line_up.asksForStarter) == (True, False, False)
    assert line_up.options.count == 0
    assert [row.starts for row in line_up.seats.rows] == [False, True, False]
    other.shell.sit()
    second = other.setups[0]
    assert second.session.starter == 1
    assert second.session.options == first.session.options
    play(second, 20)
    assert by_chance(second) == by_chance(first)


def test_the_code_fixes_how_many_play_until_it_is_dropped(house: House) -> None:
    made = code(finished(house, "knaster"))
    seats = house.setups[0].session.seats
    assert house.shell.enterCode(made) == ""
    line_up: Any = house.tables.line_up
    line_up.remove(0)
    assert (line_up.problem, line_up.hasRoom) == ("" if seats == line_up.count else "too_few", True)
    house.shell.sit()
    assert len(house.setups) == 1
    line_up.dropCode()
    assert line_up.byCode is False
    assert line_up.hasStarter is True
    line_up.addPerson()
    house.shell.sit()
    assert house.setups[1].session.seed != house.setups[0].session.seed


def test_what_is_no_code_is_told_in_a_sentence_and_opens_nothing(house: House) -> None:
    made = code(finished(house))
    house.shell.choose("pickomino")
    wrong = "0" if made[0] != "0" else "1"
    said = [house.shell.enterCode(text) for text in ("abc", "ü" * 21, wrong + made[1:], "0" * 21)]
    assert [sentence.split()[:3] for sentence in said] == [
        ["A", "code", "has"],
        ["There", "is", "no"],
        ["A", "letter", "or"],
        ["The", "code", "is"],
    ]
    line_up: Any = house.tables.line_up
    assert (line_up.gameId, line_up.byCode) == ("pickomino", False)


def test_a_game_by_a_code_leaves_the_usual_options_as_they_were(house: House) -> None:
    house.shell.choose("rummikub")
    line_up: Any = house.tables.line_up
    line_up.choosePreset("family")
    house.shell.sit()
    made = code(house.setups[0])
    house.shell.choose("rummikub")
    line_up.choosePreset("tournament")
    house.shell.sit()
    house.shell.enterCode(made)
    house.shell.sit()
    assert house.setups[2].session.options == house.setups[0].session.options
    house.shell.choose("rummikub")
    assert [row.on for row in line_up.presets.rows if row.preset == "tournament"] == [True]


def test_earlier_games_by_the_same_chance_stand_beside_this_one(house: House) -> None:
    first = finished(house)
    finished(house)
    assert house.shell.enterCode(code(first)) == ""
    house.shell.sit()
    third = house.setups[-1]
    earlier: Any = EarlierGames(house.services)
    earlier.look()
    assert earlier.games.count == 0
    session = third.session
    while not session.over:
        session.resolve_chance(None)  # type: ignore[arg-type]  # the seed draws
        for seat in session.to_act[:1]:
            session.submit(seat, list(session.game.legal_moves(session.state, seat))[-1])
    house.save()
    house.tables._autosave.flush()
    earlier.look()
    rows = earlier.games.rows
    assert [row.heading == "This game" for row in rows] == [True, False]
    for row, setup in zip(rows, (third, first), strict=True):
        scores = {standing.seat: standing.score for standing in setup.session.standings}
        assert [seat.score for seat in row.seats] == [scores[seat] for seat in range(len(scores))]
        assert all(seat.picture.startswith("data:image/png;base64,") for seat in row.seats)


def test_without_a_seed_there_is_nothing_to_compare(house: House) -> None:
    setup = finished(house)
    setup.session.seed = None
    assert earlier_games(house.paths.finished, setup) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_what_is_no_record_among_the_finished_games_is_passed_over_unread(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = finished(house)
    house.wait_for_disk()
    os.mkfifo(house.paths.finished / "pipe.stolik")
    assert setup.session.seed is not None
    with (house.paths.finished / "endless.stolik").open("wb") as file:
        file.write(seed_text(setup.session.seed).encode())
        file.truncate(LARGEST + 1)
    judged: list[str] = []
    monkeypatch.setattr("stolik.pages.earlier.model.try_to_read", lambda path: judged.append(path.name))
    assert earlier_games(house.paths.finished, setup) == []
    assert judged == ["knaster-1.stolik"]

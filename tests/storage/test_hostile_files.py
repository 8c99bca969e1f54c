"""Edited, cut or invented files: one sentence each, nothing lost, and no exception."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from stolik.bots.worker import answer, serve
from stolik.engine.driver import play_moves, random_chooser
from stolik.engine.game import Rejection
from stolik.engine.game_code import code_of, read_code
from stolik.engine.game_library import find_game, load_game
from stolik.engine.record import Player, record_text
from stolik.engine.session import Session
from stolik.engine.sitting import Agreed, Coach, SeatHelps, Sitting, of_seat
from stolik.models.words import reason_text
from stolik.services.kept.puzzles import Puzzles, SolvedPuzzles
from stolik.services.sentences import say_fault
from stolik.services.tables.table_setup import TableSetup, resume
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person
from stolik.storage.saves import SavedGame, Saves, try_to_read
from stolik.table.controller import TableController
from stolik.table.screen_parts import TableNeeds
from stolik.tournament.file_format import tournament_text

from tests.hostile import hostile
from tests.house import OpenHouse
from tests.pages.tournament.test_desk_model import DeskHouse
from tests.soak.marks import LONG_SOAK
from tests.table.tables import Here
from tests.tournament.fields import begun, played_out

FEW: Final = settings(max_examples=20)
OFTEN: Final = pytest.mark.parametrize(
    "batch", [0, *[pytest.param(time, marks=LONG_SOAK) for time in range(1, 251)]]
)
"""A few different examples each time; only the long soak has time for many."""

CUP: Final = tournament_text(played_out(begun(4, games=1)))
OPEN_CUP: Final = tournament_text(begun(5, games=1, player="bot:gentle"))


def one_sentence(told: str) -> bool:
    return bool(told) and "\n" not in told and "{" not in told and len(told) < 400


@OFTEN
@FEW
@given(content=st.one_of(hostile(CUP), hostile(OPEN_CUP)))
def test_any_tournament_file_opens_or_is_kept_aside_in_one_sentence(
    qapp: object, content: bytes, batch: int
) -> None:
    with TemporaryDirectory() as folder:
        paths = Paths(Path(folder))
        paths.tournaments.mkdir()
        path = paths.tournaments / "cup.stolik-tournament"
        path.write_bytes(content)
        house = DeskHouse(paths)
        [row] = house.pages.tournaments.rows
        if row.opens:
            house.pages.open("cup")
            desk = house.pages.desk
            for number in range(len(desk.actions.rows)):
                desk.act(number)
            desk.leave(0, "fair")
            assert desk.bracket is not None
            house.pages.back()
            assert house.pages.tournaments.rows[0].opens
        else:
            assert one_sentence(row.next)
            assert [each.read_bytes() for each in paths.tournaments.iterdir()] == [content]


def solved() -> str:
    kept = SolvedPuzzles()
    for day in range(4):
        kept.note("Ala", "rummikub", 1 + day % 3, day)
        kept.note("Óla", "knaster", 2, None)
    return json.dumps(kept.plain())


@OFTEN
@FEW
@given(content=hostile(solved()))
@example(content=solved().replace('"latest"', '"other": "\\ud800", "latest"').encode())
@example(content=solved().replace('"1": 2', '"1": 100000000').encode())
@example(content=solved().replace("[0, 1, 2, 3]", str([*range(1_000)])).encode())
def test_any_file_of_solved_puzzles_counts_on_or_is_kept_aside(content: bytes, batch: int) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "puzzles.json"
        path.write_bytes(content)
        people = People(people=[Person(name="Ala"), Person(name="Óla")])
        told: list[Fault] = []

        def tell(fault: Fault | None) -> None:
            if fault is not None:
                told.append(fault)

        keeper = Puzzles(path, tell, people, lambda: 5)
        keeper.choose("Ala")
        if told:
            assert one_sentence(say_fault(told[0]))
            assert [each.read_bytes() for each in Path(folder).iterdir()] == [content]
        before = keeper.solved("rummikub", 1)
        assert len(keeper.solved_by_people()) == 2
        keeper.note("rummikub", 1, keeper.today)
        keeper.note("rummikub", 1)
        again = Puzzles(path, tell, people, lambda: 5)
        again.choose("Ala")
        assert len(told) <= 1
        assert again.has_solved_day()
        assert again.solved("rummikub", 1) >= min(before + 1, 100_000_000)
        again.forget_person("Ala")


def saved(game: str, moves: int) -> str:
    """Return the save of a game with everything that the program adds to the rules' part."""
    info, rules = find_game(game), load_game(game)
    assert info is not None
    session = Session(rules, 3, rules.options_type(), 0, seed=7)
    rng = Random(2)
    for _, _ in zip(range(moves), play_moves(session, random_chooser(rules, rng), rng), strict=False):
        pass
    players = tuple(
        Player(name=name, player=kind)
        for name, kind in (("Ala", "human"), ("Bot", "bot:fair"), ("Ola", "human"))
    )
    side = {"clock": {"seat": 0, "left": 30.0}, "view_model": {"order": [0, 1]}, "pauses": 2}
    helps = (SeatHelps(coach=Coach.AFTER_EVERY),) * 3
    seats = [
        Sitting(player, place + 1, 2 - place, replace(of_seat(helps, place), beginner=place == 0))
        for place, player in enumerate(players)
    ]
    setup = TableSetup(info, session, tuple(seats), Agreed(real_dice=game != "rummikub"), side)
    return record_text(setup.record())


SAVES: Final = {game: saved(game, 24) for game in ("pickomino", "rummikub", "knaster", "ryzyk_fizyk")}


@OFTEN
@FEW
@given(content=st.sampled_from(sorted(SAVES)).flatmap(lambda game: hostile(SAVES[game], "program")))
def test_whatever_a_save_says_of_the_program_the_game_goes_on(
    qapp: object, content: bytes, batch: int
) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.stolik"
        path.write_bytes(content)
        found = try_to_read(path)
        if not isinstance(found, SavedGame):
            return
        setup = resume(found)
        runner = Here(serve, answer)
        needs = TableNeeds(runner, Random(1), Random(1))
        table = cast(Any, TableController(setup, needs))
        table.begin()
        table.privacy.reveal()
        table.lookAt(3)
        table.backToNow()
        assert isinstance(table.pausesText, str)
        table.close()
        runner.close()
        assert Saves(Paths(Path(folder))).save(setup.record()) is None
        again = try_to_read(Saves(Paths(Path(folder))).path(setup.info.id))
        assert isinstance(again, SavedGame)
        assert resume(again).session.log == setup.session.log


@OFTEN
@FEW
@given(written=st.one_of(st.text(max_size=60), st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ-", max_size=40)))
@example(written="I" * 21)
@example(written="ı" * 21)
@example(written="\0" * 21)
@example(written="x" * 5_000)
def test_any_text_is_a_code_or_refused_in_one_sentence(written: str, batch: int) -> None:
    read = read_code(written)
    if isinstance(read, Rejection):
        assert one_sentence(reason_text(None, read).replace("“{”", ""))
    else:
        game = load_game(read.info.id)
        assert code_of(read.info, game, read.seats, read.starter, read.options, read.seed)


@pytest.mark.parametrize(
    "name",
    [
        "cup-7-round-99-table-1-game-1", "cup-7-round-1-table-0-game-1", "cup-7-round-0-table-0-game-0",
        "cup-07-round-01-table-01-game-01", "cup-٧-round-١-table-١-game-١", "cup-7-round-1-table-1-game-9",
        "cup-7-round-1-table-1-game-1",
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "content", ["", "{", SAVES["ryzyk_fizyk"], SAVES["rummikub"]], ids=["empty", "cut", "other", "game"]
)
def test_a_file_with_the_name_of_a_table_is_entered_nowhere(
    open_house: OpenHouse, tmp_path: Path, name: str, content: str
) -> None:
    from tests.services.tables.test_tournament_tables import cup_of, sit

    paths = Paths(tmp_path / "stolik")
    paths.tournament_tables.mkdir(parents=True)
    (paths.tournament_tables / f"{name}.stolik").write_text(content, "utf-8")
    house = open_house(paths)
    cup = cup_of()
    tables = house.tables.tournament_tables
    tables.begun("cup", cup.state)
    assert tables.enter("cup", cup, lambda: None) == ()
    assert sit(house, cup).session.length == 0
    kept = [each.read_text("utf-8") for each in paths.root.rglob("*.stolik")]
    assert content in kept, "nothing is lost"

"""The seed of a game: drawn from the source that is given, kept in the save, and used again after a kill."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from stolik.engine.chance import SEED_BITS, fingerprint, seed_text, starter_source
from stolik.engine.chance_check import check_chance
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.record import record_text
from stolik.services.tables.table_setup import TableSetup, resume, sit_down, sit_down_to_the_same
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, SeatPlan
from stolik.storage.saves import SavedGame, Saves

from tests.house import SAVE, House, play


def seated(game: str = "pickomino", **options: Any) -> TableSetup:
    info = load_package(game).info
    return sit_down(
        info, LineUp(seats=[SeatPlan(name="Ala"), SeatPlan(name="Ola")], options=options), Random(1)
    )


def seed_of(setup: TableSetup) -> int:
    assert setup.session.seed is not None
    return setup.session.seed


def written_and_read(folder: Path, setup: TableSetup, **said: Any) -> TableSetup:
    record = setup.record()
    record.program.update(said)
    assert Saves(Paths(folder)).save(record) is None
    loaded = Saves(Paths(folder)).load(record.game)
    assert isinstance(loaded, SavedGame)
    return resume(loaded)


def test_the_source_that_is_given_draws_the_seed_and_the_seed_all_else() -> None:
    setup = seated(starter="drawn")
    assert seed_of(setup) == Random(1).getrandbits(SEED_BITS)
    assert setup.session.starter == starter_source(seed_of(setup)).randrange(2)
    assert sit_down_to_the_same(setup).session.starter == setup.session.starter


@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk", "knaster", "rummikub"])
def test_a_game_that_was_killed_goes_on_with_the_same_chance(tmp_path: Path, game: str) -> None:
    whole, killed = seated(game), seated(game)
    play(whole, 25)
    play(killed, 9)
    resumed = written_and_read(tmp_path, killed)
    assert seed_of(resumed) == seed_of(whole)
    for entry in whole.session.log[resumed.session.length :]:
        if entry.seat == TABLE:
            assert resumed.session.chance(Random(99)) == entry.move
        resumed.session.submit(entry.seat, entry.move)
    assert check_chance(resumed.session, seed_of(whole)).is_fair


@pytest.mark.parametrize("said", [None, 7, "", "0" * 15, "U" * 16, ["0" * 16]])
def test_a_seed_that_is_none_is_left_out(tmp_path: Path, said: Any) -> None:
    assert written_and_read(tmp_path, seated(), dice_seed=said).session.seed is None


def test_a_save_from_before_there_were_seeds_goes_on_without_one(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    setup = house.setups[0]
    assert setup.session.seed is None
    assert "dice_seed" not in setup.record().program
    assert SAVE.read_text("utf-8").count("dice_seed") == 0


def test_the_seed_stands_in_the_save_and_nowhere_else_while_the_game_goes_on(house: House) -> None:
    house.sit("pickomino", 12)
    house.leave()
    text = seed_text(seed_of(house.setups[0]))
    holding = [
        path for path in house.paths.root.rglob("*") if path.is_file() and text in path.read_text("utf-8")
    ]
    assert holding == [house.saved]
    assert house.saved.stat().st_mode & 0o077 == 0
    record = house.setups[0].record()
    without = record.model_copy(update={"program": None})
    assert text not in record_text(without)
    assert fingerprint(seed_of(house.setups[0])) not in record_text(record)

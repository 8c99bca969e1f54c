"""The law holds of every game: recorded, random and of bots, finished and not."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.driver import play, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.package import SUFFIX
from stolik.engine.record import open_session, parse_record
from stolik.engine.session import Session

from tests.analysis.laws import analysis_of

TESTS = Path(__file__).parents[1]
RECORDS = sorted(
    [*(TESTS / "golden").glob(f"*/*{SUFFIX}"), *(TESTS / "records" / "accepted").glob(f"*{SUFFIX}")]
)
MOST = 8
LONG = 12 if os.environ.get("STOLIK_SHORT") else 60
"""The entries of a longer record that are looked at, from its beginning: usually, and in the soak."""


def one_of_each_kind() -> list[Path]:
    """Return the first record of each game and its options, alone and with others: they begin much alike."""
    found: dict[str, Path] = {}
    for path in RECORDS:
        record = json.loads(path.read_bytes())
        kind = record["game"], len(record["seats"]) == 1, record.get("options")
        found.setdefault(json.dumps(kind, sort_keys=True), path)
    return list(found.values())


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def assert_the_law_holds_of(path: Path, entries: int) -> None:
    record = parse_record(path.read_bytes())
    whole = open_session(record)
    session = Session(whole.game, whole.seats, whole.options, whole.starter)
    for entry in whole.log[:entries]:
        session.submit(entry.seat, entry.move)
    analysis = analysis_of(session, record.game)
    assert all((seat.result is None) != session.over for seat in analysis.seats)


@pytest.mark.parametrize("path", one_of_each_kind(), ids=name_of)
def test_of_the_first_entries_of_recorded_games(path: Path) -> None:
    assert_the_law_holds_of(path, MOST)


@pytest.mark.soak
@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_of_recorded_games(path: Path) -> None:
    assert_the_law_holds_of(path, LONG)


@pytest.mark.rest
@given(
    st.sampled_from(["pickomino", "knaster", "ryzyk_fizyk", "rummikub"]),
    st.integers(0, 3),
    st.integers(0, 24),
    st.integers(0, 2**16),
)
@settings(max_examples=10, deadline=None)
def test_of_random_moves_wherever_they_stop(game: str, more: int, entries: int, seed: int) -> None:
    package = load_package(game)
    fewest, most = package.info.seats
    session = Session(package.game, min(fewest + more, most), package.game.options_type(), 0)
    choose = random_chooser(package.game, Random(seed))
    play(session, choose, Random(seed), until=lambda _: session.length >= entries)
    analysis_of(session, game)


@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk", "knaster"])
def test_a_seat_that_made_only_forced_moves_is_told_no_error(game: str) -> None:
    package = load_package(game)
    session = Session(package.game, 2, package.game.options_type(), 0)
    choose = random_chooser(package.game, Random(1))
    play(session, choose, Random(1), until=lambda _: session.length >= 2)
    assert [entry.seat for entry in session.log] == [0, TABLE]
    analysis = analysis_of(session, game)
    assert analysis.decisions == []
    assert [(seat.decisions, seat.error) for seat in analysis.seats] == [(0, 0.0)] * 2

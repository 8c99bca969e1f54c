"""Recorded games, and the parts that the window adds to them."""

from __future__ import annotations

import pickle
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from stolik.analysis.report import GameReport, ReportReckoner, request_of
from stolik.bots.worker import answer
from stolik.engine.game_library import load_package
from stolik.engine.package import GamePackage
from stolik.engine.record import Player, open_session, parse_record
from stolik.engine.session import Session
from stolik.pages.report.rows import Person

GOLDEN = Path(__file__).parents[2] / "golden"
TIE = "ryzyk_fizyk/typed_a_full_tie"
SHORT = "ryzyk_fizyk/the_only_player_left_has_the_lower_account"
SHARED = "ryzyk_fizyk/overtaken_in_a_last_turn"
ALONE = "knaster/ends_with_the_dice"
OPEN = "pickomino/typed_steal_27_and_lose_it"
CIRCLES_IN_ANY_ORDER = "knaster/typed_two_lines_at_once"
FORCED = "ryzyk_fizyk/typed_six_of_a_kind_goes_before_all_else"
MATCH = "rummikub/a_match_of_two_games"
GOING_OUT = "rummikub/going_out"
TIME_UP = "rummikub/time_up_takes_the_last_tiles"


class Recorded(NamedTuple):
    package: GamePackage
    session: Session


def read(name: str, entries: int | None = None) -> Recorded:
    record = parse_record((GOLDEN / f"{name}.stolik").read_bytes())
    if entries is not None:
        record = record.model_copy(update={"log": record.log[:entries]})
    return Recorded(load_package(record.game), open_session(record))


@cache
def reported(name: str) -> GameReport:
    package, session = read(name)
    found = ReportReckoner().reckon(package.info.id, request_of(session, session.length)).report
    assert found is not None
    return found


def people(session: Session, *ages: int | None) -> list[Person]:
    """Return people of these ages, and computers at all further seats."""
    names = ("Ala", "Jan", "Ola", "Ela")
    given = [
        Player(name=names[seat], player="human", age=ages[seat])
        if seat < len(ages)
        else Player(name=names[seat], player="bot:fair")
        for seat in range(session.seats)
    ]
    return [Person(player, player.name, seat, seat) for seat, player in enumerate(given)]


class Kept:
    """Reports kept in memory."""

    def __init__(self, **kept: bytes) -> None:
        self.texts: dict[str, bytes] = dict(kept)
        self.dropped: list[str] = []

    def load(self, key: str) -> bytes | None:
        return self.texts.get(key)

    def keep(self, key: str, text: str) -> None:
        self.texts[key] = text.encode()

    def drop(self, key: str) -> None:
        self.dropped.append(key)
        self.texts.pop(key, None)


_RESULTS: dict[bytes, Any] = {}


def worked_out(job: Any) -> Any:
    """Return the result of a job, as from the bots' process; each one is computed once per run."""
    asked = pickle.dumps(job._replace(number=0))
    if asked not in _RESULTS:
        _RESULTS[asked] = answer(job).result
    return _RESULTS[asked]


class Runner:
    """Holds jobs until they are run."""

    def __init__(self) -> None:
        self.jobs: dict[int, tuple[Any, Any]] = {}
        self.asked: list[Any] = []

    def ask(self, receiver: Any, job: Any) -> int:
        self.asked.append(job)
        self.jobs[len(self.asked)] = receiver, job
        return len(self.asked)

    def forget(self, number: int) -> None:
        self.jobs.pop(number, None)

    def do(self, work: Any = worked_out) -> Any:
        """Run the waiting job and return the result."""
        number, (receiver, job) = next(iter(self.jobs.items()))
        del self.jobs[number]
        result = work(job)
        receiver(result)
        return result

    def do_all(self) -> None:
        """Run all jobs, including those that are requested meanwhile."""
        while self.jobs:
            self.do()

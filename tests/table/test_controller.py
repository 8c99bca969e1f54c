"""A table played through its controller like the window's, even while scenes run and bots think."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.bots.worker import answer, serve
from stolik.engine.bot_jobs import BotAnswer, BotJob
from stolik.engine.coaching.claims import Claim
from stolik.engine.game import TABLE
from stolik.engine.view_model import HintStep
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Take
from stolik.services.child_process import BotProcess
from stolik.table import controller as controller_module

from tests.table.entries import show_entries
from tests.table.tables import BOT, HUMAN, SetTable, Table


@pytest.fixture
def t(table: SetTable) -> Table:
    """Return a table of two people."""
    return table(HUMAN, HUMAN)


def test_a_refused_move_says_its_rule_and_changes_nothing(t: Table) -> None:
    t.controller.submit({"kind": "take", "tile": 27})
    assert t.kinds() == []
    assert t.refused == [("To get a tile you need at least one worm set aside.", "4.1")]


def test_bots_play_until_a_person_is_to_act(table: SetTable, qtbot: QtBot) -> None:
    t = table(BOT, BOT, HUMAN)
    qtbot.waitUntil(lambda: t.controller.property("seat") == 2)
    assert {entry.seat for entry in t.session.log} == {0, 1, TABLE}
    assert t.controller.replay.property("possible")


def test_a_game_of_bots_comes_to_its_end(table: SetTable, qtbot: QtBot) -> None:
    t = table(BOT, BOT)
    qtbot.waitUntil(lambda: t.controller.property("over"))
    standings = t.controller.standings.rows
    assert [row.seat for row in standings] == [place.seat for place in t.session.standings]
    assert all(sum(line.value for line in row.lines) == row.score for row in standings)
    assert t.controller.property("friendlyFact")


def test_what_the_bots_did_can_be_seen_again(table: SetTable, qtbot: QtBot) -> None:
    t = table(BOT, HUMAN)
    qtbot.waitUntil(lambda: t.controller.property("seat") == 1)
    before, entries = list(t.said), t.session.length
    t.said.clear()
    t.controller.replay.start()
    assert t.controller.director.is_busy
    qtbot.waitUntil(lambda: t.said == before)
    qtbot.waitUntil(lambda: not t.controller.director.is_busy)
    assert t.session.length == entries
    assert t.controller.property("seat") == 1


@pytest.mark.parametrize(
    "game, rounds", [("knaster", True), ("pickomino", False), ("rummikub", False), ("ryzyk_fizyk", False)]
)
def test_only_the_game_of_rolls_for_everybody_counts_rounds(table: SetTable, game: str, rounds: bool) -> None:
    assert table(HUMAN, HUMAN, game=game).controller.moment.countsRounds is rounds


def test_a_hint_names_the_best_options_and_goes_with_the_next_move(t: Table, qtbot: QtBot) -> None:
    t.controller.submit({"kind": "roll"})
    t.controller.advice.askHint()
    qtbot.waitUntil(lambda: bool(t.controller.advice.property("hints")))
    assert "worth" in t.controller.advice.property("hints")[0]["worth"]
    t.keep_something()
    assert t.controller.advice.property("hints") == []


@pytest.mark.parametrize(
    "claims, told",
    [((True,), [True]), ((True, True, False), [False, True, True]), ((False, False), [True, True])],
)
def test_what_options_are_worth_is_told_with_the_last_reason_at_the_earliest(
    t: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, claims: tuple[bool, ...], told: list[bool]
) -> None:
    """The worths name tiles that the previous step only hints at."""
    advice = t.controller.advice
    steps = [HintStep(f"{n}", claim=Claim("it") if claims[n] else None) for n in range(len(claims))]
    monkeypatch.setattr(t.controller.viewModel, "hint_steps", lambda options: steps if options else ())
    t.controller.submit({"kind": "roll"})
    advice.askHint()
    qtbot.waitUntil(lambda: bool(advice.property("hints")))
    found = [advice.property("worthTold")]
    while len(found) < len(claims):
        advice.followHint()
        found.append(advice.property("worthTold"))
    assert found == told


def test_whether_hints_are_allowed_is_asked_again_with_every_turn(t: Table) -> None:
    turns: list[int] = []
    t.controller.advice.allowedChanged.connect(lambda: turns.append(t.controller.property("seat")))
    t.controller.lookAt(0)
    t.controller.backToNow()
    assert turns == [-1, 0]
    assert t.controller.advice.property("hintsAllowed")


def test_a_click_out_of_turn_says_so(table: SetTable) -> None:
    t = table(BOT, HUMAN)
    t.controller.submit({"kind": "roll"})
    assert t.refused[0][0].startswith("It isn't your turn")


WORMS = Rolled((6, 6, 6, 6, 6, 1, 2, 3))


class Held(BotProcess):
    """Bots whose answers the test releases."""

    def __init__(self) -> None:
        super().__init__(serve, answer)
        self.jobs: list[BotJob] = []

    def _send(self, job: BotJob) -> None:
        self.jobs.append(job)

    def release(self, move: Any = None) -> None:
        """Answer the oldest question, with a given move or the bot's own."""
        job = self.jobs.pop(0)
        reply = answer(job) if move is None else BotAnswer(job.number, move)
        self._on_arrived(reply)


@pytest.fixture
def build(table: SetTable) -> SetTable:
    return lambda *players, **more: table(*players, begins=False, runner=Held(), **more)


def about_to_take(table: Table) -> None:
    """Bring seat 0 to a sum of 25 with a worm, and show it."""
    table.session.submit(0, Roll())
    table.session.submit(TABLE, WORMS)
    table.session.submit(0, Keep(6))
    show_entries(table.controller)


def taking(build: SetTable, **how: Any) -> Table:
    """Return a table at which seat 0 has just taken a tile, and a bot is next."""
    t = build(HUMAN, BOT, **how)
    about_to_take(t)
    t.controller.submit({"kind": "take", "tile": 25})
    return t


def held(table: Table) -> Held:
    assert isinstance(table.runner, Held)
    return table.runner


def test_a_tile_can_be_given_back_while_it_still_travels(build: SetTable) -> None:
    t = taking(build, instant=False)
    held(t).release()
    assert t.controller.director.is_busy
    t.controller.undo()
    assert t.kinds() == ["roll", "rolled", "keep"]
    assert not t.controller.director.is_busy


def test_without_animations_a_bot_still_waits_a_moment(
    build: SetTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller_module, "UNDO_WINDOW_MS", 60_000)
    t = taking(build)
    held(t).release()
    assert t.kinds()[-1] == "take"
    t.controller.undo()
    assert t.kinds()[-1] == "keep"


def test_an_answer_that_comes_while_looking_back_waits(build: SetTable, qtbot: QtBot) -> None:
    t = taking(build)
    t.controller.lookAt(1)
    held(t).release()
    entries = t.session.length
    t.controller.backToNow()
    qtbot.waitUntil(lambda: t.session.length > entries)


@pytest.mark.parametrize("move", [Take(36), Roll(), Keep(3)])
def test_a_bot_without_a_legal_move_plays_the_first_that_there_is(
    build: SetTable, move: Any, caplog: pytest.LogCaptureFixture
) -> None:
    t = build(BOT, HUMAN)
    t.controller.begin()
    t.session.game.check(t.session.state, 0, move)
    held(t).release(Take(36))
    assert t.kinds() == ["roll", "rolled"]
    assert "no legal move" in caplog.text
    held(t).release(move if isinstance(move, Roll) else Take(22))
    assert t.kinds()[:3] == ["roll", "rolled", "keep"]

"""What a person does while a scene runs, a bot thinks, or a bot's answer waits: nothing goes wrong."""

from operator import attrgetter
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.bots.worker import answer, serve
from stolik.engine.bot_jobs import BotAnswer, BotJob
from stolik.engine.game import TABLE
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Take
from stolik.services.child_process import BotProcess
from stolik.table import controller as controller_module

from tests.table.entries import show_entries
from tests.table.tables import BOT, HUMAN, SetTable, Table

WORMS = Rolled((6, 6, 6, 6, 6, 1, 2, 3))


class Held(BotProcess):
    """Bots whose answers the test lets go when it likes."""

    def __init__(self) -> None:
        super().__init__(serve, answer)
        self.jobs: list[BotJob] = []

    def _send(self, job: BotJob) -> None:
        self.jobs.append(job)

    def release(self, move: Any = None) -> None:
        """BotAnswer the oldest question, with a given move or the bot's own."""
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


def test_a_tile_can_be_given_back_while_the_bot_thinks(build: SetTable) -> None:
    t = taking(build)
    assert held(t).jobs[0].task == "choose"
    t.controller.undo()
    held(t).release()
    assert t.kinds() == ["roll", "rolled", "keep"]
    assert t.controller.property("seat") == 0


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


def test_looking_back_while_a_bots_answer_waits_shows_that_moment(build: SetTable) -> None:
    t = taking(build, instant=False)
    held(t).release()
    entries = t.session.length
    t.controller.lookAt(1)
    assert t.session.length == entries
    assert t.controller.property("lookingAt") == 1
    assert t.dice_set_aside() == 0
    assert not t.controller.director.is_busy


def test_an_answer_that_comes_while_looking_back_waits(build: SetTable, qtbot: QtBot) -> None:
    t = taking(build)
    t.controller.lookAt(1)
    held(t).release()
    entries = t.session.length
    t.controller.backToNow()
    qtbot.waitUntil(lambda: t.session.length > entries)


def test_a_language_switch_tells_nothing_that_was_not_seen(build: SetTable) -> None:
    t = build(HUMAN, HUMAN, instant=False)
    t.controller.begin()
    t.controller.submit({"kind": "roll"})
    lines = t.controller.log.rowCount()
    t.controller.retranslate()
    assert t.controller.log.rowCount() == lines
    assert t.controller.director.is_busy


def test_a_table_that_was_left_never_moves_or_saves_again(build: SetTable) -> None:
    t = taking(build)
    saved = t.saved
    t.controller.close()
    held(t).release()
    assert t.kinds()[-1] == "take"
    assert t.saved == saved


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


def test_a_hint_for_a_position_that_is_gone_is_never_shown(build: SetTable) -> None:
    t = build(HUMAN, HUMAN)
    about_to_take(t)
    t.controller.advice.askHint()
    t.controller.undo()
    t.controller.submit({"kind": "keep", "face": 1})
    held(t).release()
    assert t.controller.advice.property("hints") == []


def test_a_hint_that_was_sent_away_does_not_come_back(build: SetTable) -> None:
    t = build(HUMAN, HUMAN)
    t.controller.begin()
    t.controller.advice.askHint()
    t.controller.advice.dropHint()
    held(t).release()
    assert t.controller.advice.property("hints") == []


def test_the_result_comes_back_after_looking_back(build: SetTable, qtbot: QtBot) -> None:
    t = build(BOT, BOT)
    t.controller.begin()
    ended: list[bool] = []
    t.controller.ended.connect(lambda: ended.append(True))
    while not t.controller.property("over"):
        if t.controller.director.is_busy:
            t.controller.director.finish()
        else:
            held(t).release()
    t.controller.lookAt(3)
    t.controller.backToNow()
    assert ended == [True, True]
    assert t.controller.property("lookingAt") == -1


@pytest.mark.parametrize("ask", ["undo", "replay.start", "advice.askHint"])
def test_what_cannot_be_done_now_says_why(build: SetTable, ask: str) -> None:
    t = build(BOT, HUMAN)
    t.controller.begin()
    attrgetter(ask)(t.controller)()
    assert len(t.refused) == 1


def test_a_bust_stays_to_be_seen_without_animations(build: SetTable) -> None:
    t = build(HUMAN, HUMAN)
    t.session.submit(0, Roll())
    t.session.submit(TABLE, Rolled((1,) * 8))
    show_entries(t.controller)
    t.controller.submit({"kind": "keep", "face": 1})
    assert t.controller.director.is_busy
    assert t.controller.director.scene["kind"] == "busted"
    assert t.controller.viewModel.property("phase") == "busted"
    t.controller.director.finish()
    assert not t.controller.director.is_busy

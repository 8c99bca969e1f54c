"""A table with people and bots, played through its controller as the window does it."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot
from stolik.engine.coaching.claims import Claim
from stolik.engine.driver import random_chooser
from stolik.engine.game import TABLE
from stolik.engine.json_values import to_plain
from stolik.engine.view_model import HintStep
from stolik.games.pickomino.rules.moves import Roll, Rolled

from tests.table.calm_robot import AnswersLater
from tests.table.entries import show_entries
from tests.table.tables import BOT, HUMAN, SetTable, Table


@pytest.fixture
def t(table: SetTable) -> Table:
    """A table of two people."""
    return table(HUMAN, HUMAN)


def test_a_roll_falls_at_once_and_is_saved_with_its_dice(t: Table) -> None:
    t.controller.submit({"kind": "roll"})
    assert t.kinds() == ["roll", "rolled"]
    assert t.saved == 1


def test_a_number_that_qml_made_a_fraction_is_understood(t: Table) -> None:
    t.controller.submit({"kind": "roll"})
    face = t.session.state.rolled[0]
    t.controller.submit({"kind": "keep", "face": float(face)})
    assert t.kinds()[-1] == "keep"


def test_a_refused_move_says_its_rule_and_changes_nothing(t: Table) -> None:
    t.controller.submit({"kind": "take", "tile": 27})
    assert t.kinds() == []
    assert t.refused == [("You need at least one worm among the dice set aside to get a tile.", "4.1")]


def test_a_decision_can_be_taken_back_but_never_a_roll(t: Table) -> None:
    t.controller.submit({"kind": "roll"})
    assert not t.controller.property("canUndo")
    t.keep_something()
    assert t.controller.property("canUndo")
    t.controller.undo()
    assert t.kinds() == ["roll", "rolled"]
    assert not t.controller.property("canUndo")


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


def test_a_paused_table_stands_still(table: SetTable, qtbot: QtBot) -> None:
    bots = AnswersLater()
    t = table(HUMAN, BOT, runner=bots)
    t.controller.setProperty("paused", True)
    t.session.submit(0, Roll())
    t.session.submit(TABLE, Rolled((1,) * 8))
    show_entries(t.controller)
    t.controller.submit({"kind": "keep", "face": 1})
    entries = t.session.length
    qtbot.waitUntil(bots.answer_oldest)
    QCoreApplication.processEvents()
    assert t.session.length == entries
    t.controller.setProperty("paused", False)
    qtbot.waitUntil(lambda: t.session.length > entries)


def test_looking_back_shows_a_moment_and_takes_no_moves(t: Table) -> None:
    t.controller.submit({"kind": "roll"})
    t.keep_something()
    t.controller.lookAt(0)
    assert t.controller.property("lookingAt") == 0
    assert t.controller.property("seat") == -1
    assert t.dice_set_aside() == 0
    entries = t.session.length
    t.controller.submit({"kind": "roll"})
    assert t.session.length == entries
    assert t.refused == []
    assert t.controller.property("lookingAt") == 0
    t.controller.backToNow()
    assert t.dice_set_aside() > 0


@pytest.mark.parametrize(
    "game, rounds", [("knaster", True), ("pickomino", False), ("rummikub", False), ("ryzyk_fizyk", False)]
)
def test_only_the_game_of_rolls_for_everybody_counts_rounds(table: SetTable, game: str, rounds: bool) -> None:
    assert table(HUMAN, HUMAN, game=game).controller.moment.countsRounds is rounds


def test_the_log_never_tells_what_the_screen_has_not_shown(table: SetTable) -> None:
    t = table(HUMAN, HUMAN, instant=False)
    t.controller.submit({"kind": "roll"})
    assert t.controller.log.rowCount() <= 1
    t.controller.director.finish_all()
    assert "has rolled" in t.controller.log.rows[-1].text


def test_a_click_while_something_moves_only_ends_the_movement(table: SetTable) -> None:
    t = table(HUMAN, HUMAN, instant=False)
    t.controller.submit({"kind": "roll"})
    face = t.session.state.rolled[0]
    t.controller.submit({"kind": "keep", "face": face})
    assert t.kinds() == ["roll", "rolled"]


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
    """What they are worth names the tiles that a step before only leads to."""
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


def test_the_chances_of_the_tiles_come_on_demand(t: Table, qtbot: QtBot) -> None:
    t.controller.advice.showOdds(True)
    qtbot.waitUntil(t.odds_are_seen)
    assert 0.0 < t.controller.viewModel.centre.rows[0].odds < 1.0
    t.controller.lookAt(0)
    assert not t.odds_are_seen()
    t.controller.backToNow()
    qtbot.waitUntil(t.odds_are_seen)
    t.controller.advice.showOdds(False)
    assert not t.odds_are_seen()


def test_the_chances_go_with_the_turn_of_whoever_asked(t: Table, qtbot: QtBot) -> None:
    advice, told = t.controller.advice, list[bool]()
    advice.oddsChanged.connect(lambda: told.append(advice.oddsShown))
    advice.showOdds(True)
    rng = Random(3)
    first = t.controller.property("seat")
    chooser = random_chooser(t.session.game, rng)
    while t.controller.property("seat") == first:
        assert advice.oddsShown
        t.controller.submit(to_plain(chooser(t.session.view(first), first)))
        while t.controller.director.busy:
            t.controller.director.finish()
    assert (advice.oddsShown, told[-1]) == (False, False)
    assert not t.odds_are_seen()


def test_a_click_out_of_turn_says_so(table: SetTable) -> None:
    t = table(BOT, HUMAN)
    t.controller.submit({"kind": "roll"})
    assert t.refused[0][0].startswith("It isn't your turn")

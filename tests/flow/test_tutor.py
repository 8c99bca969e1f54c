"""The tutor: it asks once before a move that gives much away, and never where nobody wants it or may know."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.game import Value
from stolik.engine.view_model import HintStep
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll

from tests.flow.flow import Flow

BEST, GOOD, BAD = Keep((5,)), Keep((1,)), Keep((1, 5))


class Kept(Flow):
    """Two people at Ryzyk-Fizyk, some with a tutor."""

    def __init__(
        self, tutored: tuple[int, ...] = (0,), players: str = "hh", game: str = "ryzyk_fizyk"
    ) -> None:
        super().__init__(players, game, tutored=tutored)
        self.begin()

    def tell(self, *worth: tuple[Value, float]) -> None:
        """Answer what the moves are worth."""
        found = self.bots.oldest("worth")
        assert found is not None
        advice = tuple(Advice(move, value) for move, value in worth)
        self.bots.answer(found[0], MovesWorth(worth, advice))

    def fail(self) -> None:
        found = self.bots.oldest("worth")
        assert found is not None
        self.bots.answer(found[0], None)

    @property
    def moves(self) -> list[Value]:
        return [entry.move for entry in self.session.log if entry.seat == 0]


@pytest.fixture
def flow() -> Kept:
    """A turn in which a roll can be banked or followed by another one; both cost the same entry."""
    flow = Kept()
    flow.submit(Roll())
    while flow.session.state.phase == "keep" and flow.session.state.turn == 0:
        keep = next(iter(flow.game.legal_moves(flow.session.state, 0)))
        flow.submit(keep)
    assert flow.session.state.phase == "decide", "the seed leads to a choice"
    assert flow.status.seat == 0
    return flow


def asked(flow: Kept) -> bool:
    return bool(flow.screen.advice.is_asking)


def test_a_move_that_gives_much_away_is_asked_about_with_the_reason(flow: Kept) -> None:
    flow.tell((Bank(), 0.6), (Roll(), 0.45))
    entries, changes = flow.session.length, flow.hint_changes
    flow.submit(Roll())
    assert asked(flow)
    assert flow.session.length == entries
    assert flow.hint_changes == changes + 1
    step = flow.hint
    assert step == flow.model.hint_steps((Advice(Bank(), 0.6), Advice(Roll(), 0.45)))[0]


def test_the_same_move_again_is_made(flow: Kept) -> None:
    flow.tell((Bank(), 0.6), (Roll(), 0.45))
    flow.submit(Roll())
    flow.submit(Roll())
    assert not asked(flow)
    assert flow.moves[-1] == Roll()


def test_another_move_is_made_without_a_word(flow: Kept) -> None:
    flow.tell((Bank(), 0.6), (Roll(), 0.45))
    flow.submit(Roll())
    flow.submit(Bank())
    assert not asked(flow)
    assert flow.moves[-1] == Bank()


@pytest.mark.parametrize("way", ["drop_hint", "follow_hint"])
def test_escape_and_the_button_make_the_move(flow: Kept, way: str) -> None:
    flow.tell((Bank(), 0.6), (Roll(), 0.45))
    flow.submit(Roll())
    getattr(flow, way)()
    assert not asked(flow)
    assert flow.moves[-1] == Roll()


def test_a_smaller_loss_is_not_asked_about(flow: Kept) -> None:
    flow.tell((Bank(), 0.6), (Roll(), 0.5))
    flow.submit(Roll())
    assert not asked(flow)
    assert flow.moves[-1] == Roll()


def test_nobody_waits_for_the_tutor(flow: Kept) -> None:
    assert flow.bots.oldest("worth") is not None
    flow.submit(Roll())
    assert flow.moves[-1] == Roll()


def test_a_failure_keeps_nobody_from_moving(flow: Kept) -> None:
    flow.fail()
    flow.submit(Roll())
    assert flow.moves[-1] == Roll()


def test_a_move_that_is_unknown_or_refused_isn_t_asked_about(flow: Kept) -> None:
    flow.tell((Bank(), 0.6))
    flow.submit(Keep((6, 6, 6, 6, 6, 6)))
    assert not asked(flow)
    assert flow.refused
    flow.submit(Roll())
    assert flow.moves[-1] == Roll()


def test_without_a_reason_nothing_is_asked(flow: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow.model, "hint_steps", lambda options: ())
    flow.tell((Bank(), 0.6), (Roll(), 0.45))
    flow.submit(Roll())
    assert not asked(flow)
    assert flow.moves[-1] == Roll()


def test_a_hint_that_is_asked_for_lets_go_of_the_move(flow: Kept) -> None:
    flow.tell((Bank(), 0.6), (Roll(), 0.45))
    flow.submit(Roll())
    flow.ask_hint()
    assert not asked(flow)
    assert flow.bots.oldest("advise") is not None
    entries = flow.session.length
    flow.drop_hint()
    assert flow.session.length == entries


def test_a_hint_that_was_told_before_goes_on_below_the_question(
    flow: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = {0.6: 1, 0.7: 3}
    monkeypatch.setattr(
        flow.model, "hint_steps", lambda options: [HintStep("step")] * steps[options[0].value]
    )
    flow.tell((Bank(), 0.6), (Roll(), 0.45))
    flow.ask_hint()
    found = flow.bots.oldest("advise")
    assert found is not None
    flow.bots.answer(found[0], (Advice(Bank(), 0.7),))
    flow.submit(Roll())
    assert asked(flow)
    flow.ask_hint()
    assert (len(flow.now.hint.options), flow.now.hint.step) == (1, 1)


def test_looking_back_lets_go_of_the_move_and_it_is_asked_about_once_only(flow: Kept) -> None:
    flow.tell((Bank(), 0.6), (Roll(), 0.45))
    flow.submit(Roll())
    flow.look_at(0)
    assert not asked(flow)
    flow.back_to_now()
    assert not asked(flow)
    flow.tell((Bank(), 0.6), (Roll(), 0.45))
    flow.submit(Roll())
    assert flow.moves[-1] == Roll()


def test_whoever_has_no_tutor_is_never_asked() -> None:
    flow = Kept(tutored=(1,))
    assert flow.status.seat == 0
    assert flow.bots.oldest("worth") is None


def test_what_was_to_be_worked_out_is_dropped_with_the_table(flow: Kept) -> None:
    flow.close()
    assert flow.bots.oldest("worth") is None


def test_where_something_is_secret_there_is_no_tutor() -> None:
    flow = Flow("hb", tutored=(0,)).begin()
    assert flow.package.info.has_secrets
    flow.reveal()
    assert flow.bots.oldest("worth") is None


def test_alone_points_are_counted() -> None:
    flow: Any = Kept(players="h", game="knaster")
    flow.submit(next(iter(flow.game.legal_moves(flow.session.state, 0))))
    first, second = list(flow.game.legal_moves(flow.session.state, 0))[:2]
    flow.tell((first, 80.0), (second, 70.0))
    flow.submit(second)
    assert not asked(flow)
    assert flow.moves[-1] == second
    while flow.session.state.phase != "enter":
        flow.submit(next(iter(flow.game.legal_moves(flow.session.state, 0))))
    first, second = list(flow.game.legal_moves(flow.session.state, 0))[:2]
    flow.tell((first, 80.0), (second, 69.9))
    flow.submit(second)
    assert asked(flow)

"""The result of a finished game: the winner, or the score of a person who plays alone."""

from __future__ import annotations

import pytest
from stolik.engine.game import Standing, ranked
from stolik.engine.moments import Moment
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.view_model import SoloMark, SoloScale
from stolik.table.end_stage import Mark, Result, Solo

from tests.flow.flow import PlainViewModel, pure_peeking
from tests.table.peeking.rules import Options, Peeking, Say, State


class Scored(Peeking):
    """The tiny game with known scores by seat."""

    def __init__(self, *scores: int) -> None:
        self.scores = scores

    def standings(self, state: State) -> tuple[Standing, ...]:
        return ranked(self.scores, self.scores)


class SoloModel(PlainViewModel):
    """A view model of a game with a scale for a player alone."""

    def solo_scale(self) -> SoloScale:
        return SoloScale((SoloMark(50, "good"), SoloMark(80, "excellent")), 120)


def result(
    players: str, *scores: int, best: int | None = None, over: bool = True, has_scale: bool = True
) -> Result:
    """Return a result; ``players`` are "h" for a person and "b" for a bot, ``best`` is the personal best."""
    session: Session = Session(Scored(*scores), len(players), Options())
    if over:
        session.submit(0, Say(0))
    sitting = [Player(name="Ala", player="human" if who == "h" else "bot:fair") for who in players]
    view_model = (SoloModel if has_scale else PlainViewModel)(pure_peeking())
    return Result(session, sitting, view_model, best)


def test_a_comeback_and_a_first_win_are_told_of_people_alone() -> None:
    session: Session = Session(Scored(1, 0), 2, Options())
    view_model = PlainViewModel(pure_peeking())
    found = [Moment("comeback", 0, 0), Moment("line", 0, 0)]

    def kinds(player: str, first: bool) -> list[str]:
        players = [Player(name="Ala", player=player), Player(name="Jan", player="human")]
        made = Result(session, players, view_model, None, lambda *_: found, lambda: first)
        return [words.sound for words in made.moments]

    assert kinds("human", True) == [], "nothing before the end"
    session.submit(0, Say(0))
    assert kinds("human", True) == ["comeback", "first_win"]
    assert kinds("bot:fair", False) == []


MARKS = [Mark(50, "good"), Mark(80, "excellent")]


def test_whoever_plays_alone_to_the_end_has_a_score_an_own_best_and_marks_where_there_is_a_scale() -> None:
    assert result("h", 61, best=40).solo == Solo(61, 40, MARKS, 120)
    assert result("h", 61).solo == Solo(61, -1, MARKS, 120)
    assert result("h", 61, best=0).solo == Solo(61, 0, MARKS, 120)
    assert result("h", 61, has_scale=False).solo == Solo(61, -1, [], 0)
    assert result("h", 61, over=False).solo is None
    assert result("hb", 61, 20).solo is None


@pytest.mark.parametrize(
    "score, best, said",
    [
        (61, None, "Your first game alone: this is the score to beat."),
        (61, 40, "Your best so far! The record was 40."),
        (61, 61, "Equal to your best so far."),
        (61, 90, "Your best so far: 90."),
        (120, None, "Nobody can score more."),
        (120, 90, "Nobody can score more."),
        (120, 120, "Nobody can score more."),
    ],
)
def test_a_score_made_alone_is_compared_with_those_before_unless_none_can_be_better(
    score: int, best: int | None, said: str
) -> None:
    assert result("h", score, best=best).own_best == said


def test_nothing_is_compared_where_several_play_or_the_game_goes_on() -> None:
    assert result("hb", 61, 20).own_best == result("h", 61, over=False).own_best == ""


@pytest.mark.parametrize(
    "score, best, festive",
    [(50, None, False), (51, None, True), (51, 90, True), (40, 39, True), (40, 40, False), (1, 0, True)],
)
def test_a_good_score_and_a_better_one_than_ever_are_festive(
    score: int, best: int | None, festive: bool
) -> None:
    assert result("h", score, best=best).is_festive is festive


@pytest.mark.parametrize(
    "players, scores, festive",
    [("hb", (5, 4), True), ("bh", (5, 4), False), ("bhb", (5, 5, 1), True), ("bb", (5, 4), False)],
)
def test_it_is_festive_where_a_person_has_won_or_shares_the_first_place(
    players: str, scores: tuple[int, ...], festive: bool
) -> None:
    assert result(players, *scores).is_festive is festive


def test_nothing_is_festive_before_the_end() -> None:
    assert result("hh", 5, 4, over=False).is_festive is False
    assert result("h", 61, best=1, over=False).is_festive is False

"""A round: every position until it was right once."""

from __future__ import annotations

from stolik.analysis.practice import MOST, PracticeRound


def test_right_answers_lead_through_the_round_once() -> None:
    one = PracticeRound("ab")
    assert (one.current, one.done, one.total, one.is_last) == ("a", 0, 2, False)
    assert one.answer(right=True)
    last = [one.is_last]
    one.go_on()
    assert (one.current, one.done) == ("b", 1)
    assert one.answer(right=True)
    last.append(one.is_last)
    assert last == [False, True]
    one.go_on()
    assert (one.current, one.done, one.total) == (None, 2, 2)


def test_what_went_wrong_comes_again_at_the_end_and_only_the_first_answer_counts() -> None:
    one = PracticeRound("ab")
    assert one.answer(right=False)
    one.go_on()
    assert (one.current, one.done) == ("b", 0)
    one.answer(right=True)
    one.go_on()
    assert one.current == "a"
    assert not one.answer(right=False)
    assert not one.is_last
    assert not one.answer(right=True)
    one.go_on()
    assert one.current is None


def test_a_forgotten_position_leaves_the_round_which_ends_at_some_point() -> None:
    one = PracticeRound("ab")
    one.forget()
    assert (one.current, one.done, one.total) == ("b", 0, 1)
    assert PracticeRound(map(str, range(99))).total == MOST

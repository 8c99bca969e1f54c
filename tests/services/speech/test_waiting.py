"""The newest of the sentences that nobody has come to are kept."""

from __future__ import annotations

from stolik.services.speech.waiting import WaitingSentences


def test_sentences_come_in_their_order() -> None:
    waiting = WaitingSentences()
    waiting.add("one")
    waiting.add("two")
    assert [waiting.take(), waiting.take(), waiting.take()] == ["one", "two", ""]


def test_of_too_many_the_oldest_are_left_out() -> None:
    waiting = WaitingSentences(2)
    for sentence in ("one", "two", "three"):
        waiting.add(sentence)
    waiting.put_back("one")
    assert [waiting.take(), waiting.take(), waiting.take()] == ["two", "three", ""]


def test_one_that_was_not_spoken_comes_first_again() -> None:
    waiting = WaitingSentences(2)
    waiting.add("two")
    waiting.put_back("one")
    assert [waiting.take(), waiting.take()] == ["one", "two"]


def test_nothing_is_left_of_what_was_forgotten() -> None:
    waiting = WaitingSentences()
    waiting.add("one")
    waiting.clear()
    assert waiting.take() == ""

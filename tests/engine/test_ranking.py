"""Places: best first, and equals share one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.game import Standing
from stolik.engine.ranking import ranked, ranks


def test_equals_share_a_place_and_standings_are_best_first_by_seat() -> None:
    assert ranks([5, 9, 5, 1]) == (2, 1, 2, 4)
    assert ranks([]) == ()
    assert ranks([(7, 33), (7, 34)]) == (2, 1)
    details = [{"highest_tile": 30}, {"highest_tile": 33}]
    found = ranked([(5, 30), (7, 33)], [5, 7], details)
    assert found == (Standing(1, 1, 7, {"highest_tile": 33}), Standing(0, 2, 5, {"highest_tile": 30}))
    assert ranked([1, 1], [3, 4]) == (Standing(0, 1, 3), Standing(1, 1, 4))


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8))
def test_a_place_is_one_more_than_the_seats_that_are_better(keys: list[int]) -> None:
    for key, rank in zip(keys, ranks(keys), strict=True):
        assert rank == 1 + len([other for other in keys if other > key])

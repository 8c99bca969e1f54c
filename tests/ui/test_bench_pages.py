"""The benchmark of the pages finds by name what it clicks, so a changed text must change it too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.benchmarks.bench_pages import Figures, of_pages, of_tournaments


@pytest.mark.parametrize("measure, figures", [(of_pages, 5), (of_tournaments, 3)])
def test_every_page_is_found_and_painted(measure: Callable[[int], Figures], figures: int) -> None:
    found = measure(1)
    assert len(found) == figures
    assert all(len(times) == 1 and times[0] > 0 for times in found.values())

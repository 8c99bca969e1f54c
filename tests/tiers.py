"""The tiers of the tests: quick (``dev.py test``), rest (``dev.py test --rest``) and soak (``dev.py soak``).

A test belongs to the quick tier unless its folder or a mark says ``rest`` or ``soak``, on a module, a
function or a single case. In a module of the rest, the mark ``quick`` keeps a function in the quick tier.
Tests of other tiers aren't collected.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

_MARKS: Final = ("rest", "soak")
TIERS: Final = {"check": ("quick", "rest"), "quick": ("quick",), "rest": ("rest",), "soak": ("soak",)}
"""The tiers that each choice of ``--tier`` runs; without a choice it is the whole check."""

_ROOT: Final = Path(__file__).parent
FOLDERS: Final = {_ROOT / "soak": "soak"}
"""The tier of all tests in a folder or a file."""


def mostly_rest(cases: Iterable[Any], *, usual: Collection[Any]) -> list[Any]:
    """Return the cases of a parameter: the quick tier tries the usual ones, the rest all others."""
    return [case if case in usual else pytest.param(case, marks=pytest.mark.rest) for case in cases]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tier", choices=list(TIERS), default="check", help="which tests are run")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out folders and files whose tests all belong to unwanted tiers."""
    tier = FOLDERS.get(collection_path)
    return True if tier and tier not in _wanted(config) else None


def pytest_pycollect_makeitem(collector: pytest.Collector, obj: object) -> list[pytest.Item] | None:
    """Leave out a function whose own marks name an unwanted tier."""
    if not (isinstance(collector, pytest.Module | pytest.Class) and callable(obj)):
        return None
    tier = _tier(getattr(obj, "pytestmark", ()), [mark.name for mark in collector.iter_markers()])
    highest = max(map(_rank, _wanted(collector.config)))
    return [] if _rank(tier) > highest else None


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Leave out single cases whose marks name an unwanted tier."""
    highest = max(map(_rank, _wanted(metafunc.config)))
    parametrize = metafunc.parametrize

    def choose(names: Any, values: Iterable[Any], *rest: Any, **more: Any) -> None:
        values = list(values)
        chosen = [_rank(_tier(getattr(each, "marks", ()))) <= highest for each in values]
        if any(chosen):
            values = _chosen(values, chosen)
            if isinstance(more.get("ids"), Sequence):
                more["ids"] = _chosen(more["ids"], chosen)
        parametrize(names, values, *rest, **more)

    metafunc.parametrize = choose  # type: ignore[assignment, method-assign]  # pytest has no hook between a mark and its cases


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the remaining items of unwanted, lower tiers."""
    wanted = _wanted(config)
    chosen = [tier_of(item) in wanted for item in items]
    config.hook.pytest_deselected(items=_chosen(items, [not each for each in chosen]))
    items[:] = _chosen(items, chosen)


def tier_of(item: pytest.Item) -> str:
    """Return the tier of a case: the highest one named by its marks, its file or one of its folders."""
    of_folders = [FOLDERS.get(place, "") for place in (item.path, *item.path.parents)]
    of_parents = [mark.name for parent in item.listchain()[:-1] for mark in parent.own_markers]
    return _tier(item.own_markers, [*of_folders, *of_parents])


def _tier(marks: Iterable[pytest.Mark | pytest.MarkDecorator], around: Iterable[str] = ()) -> str:
    """Return the highest tier named by the marks and, unless they say ``quick``, by the surroundings."""
    own = [mark.name for mark in marks]
    named = own if "quick" in own else [*own, *around]
    return max((name for name in named if name in _MARKS), key=_MARKS.index, default="quick")


def _rank(tier: str) -> int:
    return _MARKS.index(tier) + 1 if tier in _MARKS else 0


def _wanted(config: pytest.Config) -> tuple[str, ...]:
    return TIERS[config.getoption("tier")]


def _chosen(all_of: Iterable[Any], chosen: Iterable[bool]) -> list[Any]:
    return [each for each, takes in zip(all_of, chosen, strict=True) if takes]

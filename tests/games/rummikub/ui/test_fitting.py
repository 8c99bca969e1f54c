"""A tile goes where it belongs: to the set that it makes longer or whole, or becomes nearer to one."""

from __future__ import annotations

import pytest
from stolik.engine.game import Rejection
from stolik.games.rummikub.ui.turn_draft import LaidSet, TurnDraft, belongs, in_place

RUN = ("k4a", "k5a", "k6a")
GROUP = ("k9a", "r9a", "b9a")


def draft(*sets: tuple[str, ...], rack: str = "", opened: bool = True) -> TurnDraft:
    laid = tuple(LaidSet(number, row) for number, row in enumerate(sets, start=1))
    return TurnDraft.begin(laid, rack.split(), opened)


@pytest.mark.parametrize(
    "tiles, row, index, fits",
    [
        ("k7a", RUN, 3, True),
        ("k3a", RUN, 0, True),
        ("k8a", RUN, 3, False),
        ("ja", RUN, 3, True),
        ("o9a", GROUP, 3, True),
        ("k9b", GROUP, 3, False),
        ("k5b", ("k4a",), 1, True),
        ("k5b", ("k4a",), 0, False),
        ("r4a", ("k4a",), 0, True),
        ("k7a k8a", RUN, 3, True),
    ],
)
def test_tiles_belong_to_the_end_of_what_they_make_longer(
    tiles: str, row: tuple[str, ...], index: int, fits: bool
) -> None:
    assert belongs(tiles.split(), LaidSet(1, row), index) is fits


@pytest.mark.parametrize(
    "tiles, table",
    [
        ("k7a", {("k4a", "k5a", "k6a", "k7a"), GROUP}),
        ("k3a", {("k3a", "k4a", "k5a", "k6a"), GROUP}),
        ("o9a", {RUN, ("k9a", "r9a", "b9a", "o9a")}),
        ("r1a r3a r2a", {RUN, GROUP, ("r1a", "r2a", "r3a")}),
        ("k8a k7a", {("k4a", "k5a", "k6a", "k7a", "k8a"), GROUP}),
    ],
)
def test_tiles_are_laid_where_they_belong(tiles: str, table: set[tuple[str, ...]]) -> None:
    done = in_place(draft(RUN, GROUP, rack=tiles), tiles.split())
    assert isinstance(done, TurnDraft)
    assert set(done.table) == table


@pytest.mark.parametrize(
    "tiles, sets, code",
    [
        ("k8a", (RUN, GROUP), "fits_in_no_set"),
        ("k7a", (RUN, ("k8a", "k9b", "k10a")), "fits_in_several_sets"),
        ("k7a", (("k6a",),), "fits_in_no_set"),
        ("k7a", (RUN, ("k8a", "k9b")), "fits_in_several_sets"),
    ],
)
def test_tiles_without_one_place_are_refused(
    tiles: str, sets: tuple[tuple[str, ...], ...], code: str
) -> None:
    refused = in_place(draft(*sets, rack=tiles), tiles.split())
    assert isinstance(refused, Rejection)
    assert refused.code == code
    assert refused.facts.get("homes", ()) == ((1, 2) if code == "fits_in_several_sets" else ())


@pytest.mark.parametrize(
    "tiles, unfinished, whole",
    [
        ("k5a k6a", ("k3a", "k4a"), ("k3a", "k4a", "k5a", "k6a")),
        ("k6a k5a", ("k4a", "k3a"), ("k3a", "k4a", "k5a", "k6a")),
        ("k4a", ("k3a", "k5a"), ("k3a", "k4a", "k5a")),
        ("r9a b9a", ("k9a",), ("k9a", "r9a", "b9a")),
        ("ja", ("k3a", "k4a"), ("k3a", "k4a", "ja")),
        ("k5a", ("k3a", "k4a", "k6a"), ("k3a", "k4a", "k5a", "k6a")),
    ],
)
def test_tiles_go_to_the_unfinished_set_of_this_turn_that_they_make_whole(
    tiles: str, unfinished: tuple[str, ...], whole: tuple[str, ...]
) -> None:
    begun = draft(("k7a", "r7a", "b7a", "o7a"), rack=f"{tiles} {' '.join(unfinished)}").lay(unfinished)
    assert isinstance(begun, TurnDraft)
    done = in_place(begun, tiles.split())
    assert isinstance(done, TurnDraft)
    assert whole in done.table


def test_before_an_opening_tiles_go_to_the_players_own_set_alone() -> None:
    begun = draft(RUN, rack="k7a k8a k9a", opened=False).lay(["k8a", "k9a"])
    assert isinstance(begun, TurnDraft)
    done = in_place(begun, ["k7a"])
    assert isinstance(done, TurnDraft)
    assert set(done.table) == {RUN, ("k7a", "k8a", "k9a")}
    refused = in_place(draft(RUN, rack="k7a", opened=False), ["k7a"])
    assert isinstance(refused, Rejection)
    assert refused.code == "opening_touches_table"

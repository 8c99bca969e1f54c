"""Laws that are true of every analysis, whatever the game."""

from __future__ import annotations

from math import isclose

from stolik.analysis.analysis import Analysis, Chance, Decision, OthersMoves, Revaluation, analyse
from stolik.engine.game_library import load_package
from stolik.engine.session import Session


def analysis_of(session: Session, game: str) -> Analysis:
    seat_values = load_package(game).seat_values
    assert seat_values is not None
    analysis = analyse(session, seat_values)
    assert_the_law_holds(analysis, secrets=load_package(game).info.has_secrets)
    return analysis


def assert_the_law_holds(analysis: Analysis, *, secrets: bool = False) -> None:
    for seat in analysis.seats:
        told = seat.start + seat.luck - seat.error + seat.gifts + seat.others + seat.revaluation
        assert isclose(told, seat.present, abs_tol=1e-9), seat
        assert seat.error >= 0
    for number in range(len(analysis.seats)):
        _assert_the_items_are_summed(analysis, number)
    for decision in analysis.decisions:
        assert decision.error >= 0
        assert decision.options > 1
        assert decision.error == 0 or decision.best != decision.played
    if analysis.unit == "points":
        return
    for values in (analysis.start, *[item.value for item in analysis.decisions]):
        assert all(-1e-9 <= value <= 1 + 1e-9 for value in values)
    if secrets:
        assert all(seat.gifts == 0 for seat in analysis.seats)
        return
    assert all(seat.others == 0 for seat in analysis.seats)
    assert isclose(sum(analysis.start), 1, abs_tol=1e-9)
    for item in analysis.items:
        match item:
            case Chance():
                assert isclose(sum(item.luck), 0, abs_tol=1e-9)
            case Decision():
                assert isclose(sum(item.value), 1, abs_tol=1e-9)
                assert isclose(sum(item.gifts), item.error, abs_tol=1e-9)


def _assert_the_items_are_summed(analysis: Analysis, seat: int) -> None:
    sums = analysis.seats[seat]
    luck = sum(item.luck[seat] for item in analysis.chances)
    error = sum(item.error for item in analysis.decisions if item.seat == seat)
    others = sum(item.change[seat] for item in analysis.items if isinstance(item, OthersMoves))
    left = sum(item.change[seat] for item in analysis.items if isinstance(item, Revaluation))
    assert isclose(luck, sums.luck, abs_tol=1e-9)
    assert isclose(error, sums.error, abs_tol=1e-9)
    assert isclose(others, sums.others, abs_tol=1e-9)
    # A revaluation too small to be shown is left out.
    assert isclose(left, sums.revaluation, abs_tol=1e-9 * max(1, len(analysis.items)))

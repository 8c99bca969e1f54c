"""The items of a game with secrets, through the eyes of each seat.

What a seat is told are its own views, the events redacted for it, and its own moves; so nothing that it
didn't know enters its values.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolik.analysis.items import ROUNDING, Chance, Decision, Item, OthersMoves, Revaluation
from stolik.engine.game import TABLE
from stolik.engine.seat_values import Values, result_of
from stolik.engine.session import Session
from stolik.engine.view_values import Observer, Seen, ViewValues


def observed(session: Session, view_values: ViewValues) -> Iterator[tuple[list[Item], Values]]:
    """Yield the items of each entry with the values after it; first no items and the values at the start."""
    game, start = session.game, session.state_at(0)
    observers = [view_values.observe(game.view(start, seat), seat) for seat in range(session.seats)]
    values = tuple([observer.value for observer in observers])
    yield [], values
    for index in range(session.length):
        items, values = _entry(session, observers, index, values)
        yield items, values


def _entry(
    session: Session, observers: Sequence[Observer], index: int, before: Values
) -> tuple[list[Item], Values]:
    """Return the items of an entry and the values after it.

    If the time of a seat ran out, the entry is the table's, but the seat is the one that acted.
    """
    game, entry, number = session.game, session.log[index], index + 1
    (actor, *_) = game.to_act(session.state_at(index))
    told = []
    for seat, observer in enumerate(observers):
        seen = [
            Seen(game.redact(step.event, seat), game.view(step.state, seat))
            for step in session.steps_of(index)
        ]
        told.append(observer.see(seen, entry.move if seat == actor else None))
    after = tuple([each.value for each in told])
    if number == session.length and session.over:
        after = result_of(session.standings)
    items: list[Item] = []
    explained = [0.0] * session.seats
    if actor != TABLE and (choice := told[actor].choice) is not None:
        error = max(0.0, choice.best_value - choice.played_value)
        explained[actor] -= error
        values = (*after[:actor], choice.played_value, *after[actor + 1 :])
        gifts = (0.0,) * session.seats
        items.append(
            Decision(
                *(number, actor, entry.move, choice.best, error, gifts, choice.options, values),
                big_error=choice.big_error,
            )
        )
    if any(each.luck is not None for each in told):
        luck = tuple([each.luck or 0.0 for each in told])
        items.append(Chance(number, luck))
        explained = [known + fell for known, fell in zip(explained, luck, strict=True)]
    left = [new - old - known for new, old, known in zip(after, before, explained, strict=True)]
    own = tuple([change if actor in (TABLE, seat) else 0.0 for seat, change in enumerate(left)])
    others = tuple([0.0 if actor in (TABLE, seat) else change for seat, change in enumerate(left)])
    if any(others):
        items.append(OthersMoves(number, actor, others))
    if any(abs(change) > ROUNDING for change in own):
        items.append(Revaluation(number, entry.seat, own))
    return items, after

"""One moment of a game as the viewer of the screen sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from stolik.engine.game import TABLE, Seat
from stolik.flow.flow import Flow, Picture

if TYPE_CHECKING:
    from stolik.engine.view_model import ViewModel


def picture_key(flow: Flow) -> tuple[Any, ...]:
    """Return all on which the picture of a flow depends, so that it need not be made anew.

    The first of it is the state that is shown, the last the seat that may act.
    """
    shown, session = flow.shown, flow.session
    if shown.steps is None:
        state = session.state_at(shown.entries)
    else:
        state = session.steps_of(shown.entries - 1)[shown.steps - 1].state
    return (state, session, shown, flow.viewer.seat, flow.looks, flow.seen_as, flow.seat)


def picture_of(flow: Flow, state: Any, mine: Seat | None) -> Picture:
    """Return the moment that a flow shows, as its viewer sees it: this state, in which ``mine`` may act."""
    shown, session = flow.shown, flow.session
    if shown.moment is not None:
        return _picture_of_moment(flow, shown.moment)
    game, seat, known = session.game, flow.viewer.seat, flow.picture
    if flow.pictured and flow.pictured[0] is state and known.viewer == seat and known.moment is None:
        view, table, ranks = known.view, known.table, known.ranks
    else:
        view = game.view(state, seat)
        table = view if seat is None else game.view(state, None)
        ranks = _ranks(flow, state)
    # While all look at what stays until a click, nobody is on turn.
    on_turn = () if shown.at_rest else _on_turn(flow, game.to_act(view), shown.entries)
    marked = None
    if len(on_turn) > 1:
        person = flow.position.person if mine is None else mine
        marked = person if person in on_turn else None
    return Picture(
        view,
        seat,
        table,
        shown.event,
        None,
        shown.stage,
        mine,
        on_turn,
        marked,
        flow.timeline.events_to(shown.entries, shown.steps),
        ranks,
        shown.entries,
        shown.steps,
        None,
    )


def trail(flow: Flow, seen: Picture) -> Iterator[Any]:
    """Yield the views of the same seat that led to a picture of the flow, newest first."""
    game = flow.session.game
    for state in flow.session.states_before(seen.entries, seen.steps):
        yield game.view(state, seen.viewer)


def draw(model: ViewModel, flow: Flow, picture: Picture, before: Picture | None) -> Sequence[str]:
    """Set a view model to a picture of a flow; ``before`` is the one that it was set to, if any.

    Returns the names of the things that have changed at a moment that is looked back at.
    """
    if before is not None and 1 < picture.stage == before.stage + 1:
        model.show_stage(picture.stage - 1)
        return ()
    model.follow(picture.events, flow.names, picture.viewer)
    if before is None or before.view is not picture.view:
        model.trace(trail(flow, picture))
    if picture.moment is not None:
        return model.show_moment(picture.before, picture.view, picture.event, picture.viewer)
    if picture.stage == 1:
        model.show_first_stage(picture.view, picture.event, picture.mine)
    else:
        # A later stage that doesn't follow its own is shown with all the others.
        model.show(picture.view, picture.event, picture.mine)
    return ()


def _picture_of_moment(flow: Flow, number: int) -> Picture:
    session, game, moment = flow.session, flow.session.game, flow.timeline.moment(number)
    seat = flow.viewer.seat if flow.seen_as is None else flow.seen_as
    entries, steps, before, event = 0, None, None, None
    state = session.state_at(0)
    on_turn: tuple[Seat, ...] = () if moment.seat is None else (moment.seat,)
    told = moment.entry + 1
    if flow.shown.before:
        # The table as whoever decides finds it, after all that led to it.
        told = entries = flow.shown.before - 1
        state = session.state_at(entries)
        on_turn = _on_turn(flow, game.to_act(state), entries)
    elif moment.entry >= 0:
        entry, step = flow.public_step(moment.entry, moment.step)
        entries, steps = entry + 1, step + 1
        state = session.steps_of(entry)[step].state
        made = session.steps_of(moment.entry)
        earlier = made[moment.step - 1].state if moment.step else session.state_at(moment.entry)
        before = game.view(earlier, seat)
        event = game.redact(made[moment.step].event, seat)
    return Picture(
        game.view(state, seat),
        seat,
        game.view(state, None),
        event,
        before,
        0,
        None,
        on_turn,
        None,
        flow.timeline.events_to(told, moment.step + 1 if event else None),
        _ranks(flow, state),
        entries,
        steps,
        number,
    )


def _on_turn(flow: Flow, actors: tuple[Seat, ...], entries: int) -> tuple[Seat, ...]:
    """Return who is seen to be on turn; during chance it is still the seat that moved last."""
    session = flow.session
    if entries == session.length and flow.looks is not None:
        return ()
    if actors != (TABLE,):
        return actors
    for entry in range(entries - 1, -1, -1):
        seat = session.entry(entry).seat
        if seat != TABLE and not flow.is_private(entry):
            return (seat,)
    return ()


def _ranks(flow: Flow, state: Any) -> tuple[int, ...]:
    places = {standing.seat: standing.rank for standing in flow.session.game.standings(state)}
    return tuple([places[seat] for seat in range(flow.session.seats)])

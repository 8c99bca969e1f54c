"""A flow in the middle of one happening, with its picture and the effects so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from stolik.engine.bot_jobs import BotJob, BotTask
from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.record import room_of
from stolik.engine.session import History
from stolik.flow import effects
from stolik.flow.flow import BotTurn, Flow, LookRound, Picture, Shown, position_of

if TYPE_CHECKING:
    from stolik.engine.view_model import ViewModel


def picture_key(flow: Flow) -> tuple[Any, ...]:
    """Return everything that the picture of a flow depends on, so that it isn't rebuilt needlessly.

    The first item is the state shown, the last is the seat that may act.
    """
    shown, session = flow.shown, flow.session
    if shown.steps is None:
        state = session.state_at(shown.entries)
    else:
        state = session.steps_of(shown.entries - 1)[shown.steps - 1].state
    return (state, session, shown, flow.viewer.seat, flow.looks, flow.seen_as, flow.seat)


def picture_of(flow: Flow, state: Any, mine: Seat | None) -> Picture:
    """Return the picture that a flow shows its viewer: this state, in which ``mine`` may act."""
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
    # While everybody looks at a scene that stays until a click, no seat is on turn.
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
    """Yield the same viewer's views that led to a picture of the flow, newest first."""
    game = flow.session.game
    for state in flow.session.states_before(seen.entries, seen.steps):
        yield game.view(state, seen.viewer)


def draw(model: ViewModel, flow: Flow, picture: Picture, before: Picture | None) -> Sequence[str]:
    """Set a view model to a picture of a flow; ``before`` is the picture it was set to, if any.

    At a moment looked back at, the function returns the names of the things that changed.
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
        # A later stage that doesn't follow the one before it is shown with all the others.
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
        # This is the table as the deciding player found it, after everything that led to it.
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
    """Return the seats shown as on turn; during chance it is still the one that moved last."""
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


class Transition:
    """The flow as it is so far within one `step`, and the effects so far; private to that step.

    ``do`` adds an effect after all earlier ones. ``has_rested`` means that the last scene was played, so the
    game is to go on.
    """

    __slots__ = ("do", "effects", "flow", "has_rested")

    def __init__(self, flow: Flow, now: float) -> None:
        self.flow = flow._replace(now=now)
        self.effects: list[effects.Effect] = []
        self.do = self.effects.append
        self.has_rested = False

    def set(self, **changes: Any) -> None:
        """Change fields of the flow, given by name."""
        self.flow = self.flow._replace(**changes)

    def refuse(self, code: str) -> None:
        """Show why something can't be done, unless the viewer looks back."""
        if self.flow.cursor.looking_at is None:
            self.do(effects.Refuse(Rejection(code)))

    def save(self) -> None:
        """Save the game, with everything that belongs to it besides its state."""
        if not self.flow.closed:
            self.do(effects.Save())

    def ask(self, task: BotTask, seat: Seat, level: str = "", seed: int | None = 0, *also: Value) -> int:
        """Ask for a job about a seat, such as a bot's move or its options' worth; return the job's number."""
        flow = self.flow
        number = flow.jobs + 1
        view = flow.session.view(seat)
        job = BotJob(task, flow.setting.game_id, view, seat, level, seed or 0, also=also)
        self.do(effects.Ask(number, job, draws=seed is None))
        self.set(jobs=number)
        return number

    def forget(self, job: int | None) -> None:
        if job is not None:
            self.do(effects.Forget(job))

    # ------------------------------------------------------------------ where the game is

    def arrive(self, session: History) -> None:
        """Go on at a session's newest position, with its new lines unseen; find the next person to look.

        A bot's question or answer about another position is dropped.
        """
        flow = self.flow
        setting = flow.setting
        if flow.bot.asked_at not in (-1, session.length):
            self.forget(flow.bot.question)
            self.set(bot=BotTurn())
        if session.length >= flow.room:
            self.set(room=room_of(session))
        self.set(
            session=session,
            position=position_of(session, setting.people),
            timeline=flow.timeline.follow(session, setting.texts, flow.names, setting.scenes),
        )
        if setting.prompts is not None:
            self.look_round()

    def look_round(self) -> None:
        """Find out who looks next in the round after this deal."""
        flow, session = self.flow, self.flow.session
        prompts, looks, going = flow.setting.prompts, None, flow.round
        shared = flow.setting.is_shared
        order = prompts.look_round(session.state) if prompts is not None and shared else ()
        if order:
            deal = session.length
            while deal and session.entry(deal - 1).seat != TABLE:
                deal -= 1
            if deal != going.deal:
                going = LookRound(deal)
            people = set(flow.setting.people) - going.looked
            looks = next((seat for seat in order if seat in people), None)
        self.set(round=going, looks=looks)

    # ------------------------------------------------------------------ what is shown

    def show(self, entries: int | None = None) -> None:
        """Show the table as it was after ``entries`` entries, by default as it is now."""
        self.set(shown=Shown(self.flow.session.length if entries is None else entries))

    def show_again(self) -> None:
        """Show the same moment again, at rest."""
        shown = self.flow.shown
        if shown.moment is None:
            self.set(shown=Shown(shown.entries, shown.steps))

    def show_at_once(self) -> None:
        """Set the models to what is shown now, before further effects."""
        self.draw()
        self.do(effects.Show(self.flow.picture))

    def draw(self) -> None:
        """Make the picture of what is shown now, if it has changed."""
        key, known = picture_key(self.flow), self.flow.pictured
        if not known or key[0] is not known[0] or key != known:
            self.set(picture=picture_of(self.flow, key[0], key[-1]), pictured=key)

    def reveal_log(self) -> None:
        """Show every line of the log, except those that are due only after everybody has looked."""
        flow = self.flow
        last, timeline = flow.session.length - 1, flow.timeline
        if last < 0 or flow.looks is None:
            timeline = timeline.all_revealed()
        else:
            for number in range(len(flow.session.steps_of(last))):
                if not flow.is_held_back(last, number):
                    timeline = timeline.revealed(last, number)
        if timeline is not flow.timeline:
            self.set(timeline=timeline)

"""A flow on its way through one happening, and what is to be done about it."""

from __future__ import annotations

from typing import Any

from stolik.engine.bot_jobs import BotJob, BotTask
from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.record import room_of
from stolik.engine.session import History
from stolik.flow import effects
from stolik.flow.flow import BotTurn, Flow, LookRound, Shown, position_of
from stolik.flow.shown_moment import picture_key, picture_of


class Transition:
    """The flow as it is by now inside one `step`, and the effects so far; nobody else sees it.

    ``do`` lets something be done, after all that was before. ``has_rested`` tells that the last scene was
    played, so that the game is to go on.
    """

    __slots__ = ("do", "effects", "flow", "has_rested")

    def __init__(self, flow: Flow, now: float) -> None:
        self.flow = flow._replace(now=now)
        self.effects: list[effects.Effect] = []
        self.do = self.effects.append
        self.has_rested = False

    def set(self, **changes: Any) -> None:
        """Go on with a flow that has other values of the fields named."""
        self.flow = self.flow._replace(**changes)

    def refuse(self, code: str) -> None:
        """Tell why something can't be done; a viewer of the past isn't told what goes only in the present."""
        if self.flow.cursor.looking_at is None:
            self.do(effects.Refuse(Rejection(code)))

    def save(self) -> None:
        """Save the game, with what lies beside its state."""
        if not self.flow.closed:
            self.do(effects.Save())

    def ask(self, task: BotTask, seat: Seat, level: str = "", seed: int | None = 0, *also: Value) -> int:
        """Ask a bot, or what the options of a seat are worth; return the number of the job."""
        flow = self.flow
        number = flow.jobs + 1
        view = flow.session.view(seat)
        job = BotJob(task, flow.setting.game_id, view, seat, level, seed or 0, also=also)
        self.do(effects.Ask(number, job, draws=seed is None))
        self.set(jobs=number)
        return number

    def forget(self, job: int | None) -> None:
        """Drop what was asked, if anything was."""
        if job is not None:
            self.do(effects.Forget(job))

    # ------------------------------------------------------------------ where the game is

    def arrive(self, session: History) -> None:
        """Go on at the newest position of a session: with its lines unseen, and who is to look now.

        What a bot was asked or answered about another position is dropped.
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
        """Find out who is to look next, in a round of this deal."""
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
        """Show the table as it was after ``entries`` entries, or as it is now."""
        self.set(shown=Shown(self.flow.session.length if entries is None else entries))

    def show_again(self) -> None:
        """Show the same moment again, at rest."""
        shown = self.flow.shown
        if shown.moment is None:
            self.set(shown=Shown(shown.entries, shown.steps))

    def show_at_once(self) -> None:
        """Let the models be set to what is shown now, before what follows is done."""
        self.draw()
        self.do(effects.Show(self.flow.picture))

    def draw(self) -> None:
        """Make the picture of what is shown now, where it is another one."""
        key, known = picture_key(self.flow), self.flow.pictured
        if not known or key[0] is not known[0] or key != known:
            self.set(picture=picture_of(self.flow, key[0], key[-1]), pictured=key)

    def reveal_log(self) -> None:
        """Show every line of the log, but those that are due only after everybody has looked."""
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

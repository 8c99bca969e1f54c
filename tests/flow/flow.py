"""A table without a window: the flow of a game, with a screen, bots and a clock from the test."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, Self

from stolik.engine.bot_jobs import BotJob
from stolik.engine.codec import Codec
from stolik.engine.dice import Rolled
from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import GameInfo, GamePackage
from stolik.engine.record import Player
from stolik.engine.score_card import Column, ScoreTable
from stolik.engine.session import History, Session
from stolik.engine.sitting import Agreed, SeatHelps, in_order, of_seat
from stolik.engine.view_model import EndLine, HintStep, OptionWorth, ViewModel
from stolik.flow import effects
from stolik.flow import happenings as h
from stolik.flow.effects import JobDesk
from stolik.flow.flow import NOTHING, Picture, Setting
from stolik.flow.runner import FlowRunner
from stolik.flow.screen import Screen
from stolik.flow.step import flow_of
from stolik.flow.transition import draw
from stolik.models.table_view_model import whole_numbers

from tests.game_parts import package_with
from tests.table.peeking import messages, rules

NAMES = ("Ala", "Jan", "Ola", "Zosia")


PEEKING: Final = GameInfo("peeking", 1, (1, 4), (1, 2), 6, "Peeking", "", "", 9, has_secrets=True)


def pure_peeking(info: GameInfo = PEEKING, **parts: Any) -> GamePackage:
    """Return the tiny game with secrets, without a window."""
    own: dict[str, Any] = {
        "game": rules.GAME,
        "bots": {},
        "messages": messages.MESSAGES,
        "scenes": EventScenes(sounds={"said": "tile_take"}, confirmed_if_private=frozenset({"drew"})),
    }
    package = package_with(info, **{**own, **parts})
    vars(package).setdefault("view_model", lambda parent: PlainViewModel(package))
    return package


class PlainViewModel(ViewModel):
    """Keeps everything it was shown; its texts are the game's."""

    def __init__(self, package: GamePackage) -> None:
        self.messages = package.messages
        self.view: Any = None
        self.event: Any = None
        self.mine: Seat | None = None
        self.odds: Any = None
        self.texts = 0
        self.language = ""

    def show(self, view: Any, event: Any, mine: Seat | None) -> None:
        self.view, self.event, self.mine = view, event, mine

    def score_text(self, view: Any, seat: Seat) -> str:
        return f"{self.language}{seat}"

    def event_text(self, event: Any, names: Sequence[str]) -> str:
        self.texts += 1
        plain = to_plain(event)
        # It isn't announced that a seat keeps a rack or hesitates over an announcement.
        if plain["kind"] == "rack_kept" or plain.get("outcome") == "closed":
            return ""
        return self.language + self.messages.event(plain, names)

    def matters(self, event: Any) -> bool:
        return False

    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        return OptionWorth(f"{self.language}{advice.value}")

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        return (HintStep(self.option_worth(options[0]).option, ("it",)),)

    def show_odds(self, odds: Any) -> None:
        self.odds = odds

    def end_lines(self, view: Any, seat: Seat) -> Sequence[EndLine]:
        return (EndLine("all", seat),)

    def score_table(self, view: Any, names: Sequence[str]) -> ScoreTable:
        return ScoreTable((Column("all", tuple(names)),))

    def friendly_fact(self, events: Sequence[Any], names: Sequence[str]) -> str:
        return f"{self.language}{len(events)} events"


class TimedPlainViewModel(PlainViewModel):
    """The same for a game with a time limit for turns."""

    def time_up(self) -> Value:
        kinds = {"peeking": rules.TimeUp}
        if (table := getattr(self.view, "table", None)) is None:
            return kinds["peeking"]()
        from stolik.games.rummikub.rules.moves import TimeUp

        return TimeUp(table)


class HeldBots:
    """Bots whose answers the test releases."""

    def __init__(self) -> None:
        self.waiting: dict[int, tuple[BotJob, Callable[[Any], None]]] = {}
        self.number = 0

    def ask(self, receiver: Callable[[Any], None], job: BotJob) -> int:
        self.number += 1
        self.waiting[self.number] = (job, receiver)
        return self.number

    def forget(self, number: int) -> None:
        self.waiting.pop(number, None)

    def oldest(self, task: str) -> tuple[int, BotJob] | None:
        """Return the number and the job of the oldest question of a kind."""
        return next(((number, job) for number, (job, _) in self.waiting.items() if job.task == task), None)

    def answer(self, number: int, result: Any) -> None:
        _, receiver = self.waiting.pop(number)
        receiver(result)


class Flow:
    """The flow of one table with its wishes; ``players`` are "h" for a person and "b" for a bot."""

    def __init__(
        self,
        players: str,
        game_id: str = "peeking",
        options: Any = None,
        *,
        seed: int = 1,
        instant: bool = True,
        side_state: dict[str, Any] | None = None,
        view_model: PlainViewModel | None = None,
        package: GamePackage | None = None,
        beginners: tuple[Seat, ...] = (),
        helps: tuple[SeatHelps, ...] = (),
        real_dice: bool = False,
        covered: bool = False,
        session: Session | None = None,
    ) -> None:
        package = package or (pure_peeking() if game_id == "peeking" else load_package(game_id))
        self.package, self.game = package, package.game
        self.codec = Codec(self.game)
        self.session = session or Session(self.game, len(players), options or self.game.options_type())
        self.time = 1000.0
        self.token = -1
        self.facts: Mapping[str, Any] = {}
        self.least_ms = 0
        self.waits = False
        self.announced: list[str] = []
        self.sounds: list[str] = []
        self.celebrated: list[tuple[str, Seat]] = []
        self.refused: list[str] = []
        self.without_move: list[Seat] = []
        self.ends = 0
        self.guesses: list[tuple[Seat, str, int, float]] = []
        self.saves = 0
        self.hint_changes = 0
        self.window_open: Any = False
        self.windows = 0
        self.marks: Sequence[str] = ()
        self.drawn: Picture | None = NOTHING
        self.side_state: dict[str, Any] = {} if side_state is None else side_state
        self.rng, self.bots = Random(seed), HeldBots()
        self.jobs = JobDesk(self.bots, Random(seed), self._answer)
        timed = hasattr(self.game, "turn_seconds")
        self.model: Any = view_model or (TimedPlainViewModel if timed else PlainViewModel)(package)
        sitting = in_order(
            Player(name=NAMES[seat], player="human" if who == "h" else "bot:fair")
            for seat, who in enumerate(players)
        )
        seats = [
            replace(each, helps=replace(of_seat(helps, seat), beginner=seat in beginners))
            for seat, each in enumerate(sitting)
        ]
        agreed = Agreed(real_dice=real_dice, covered=covered)
        self.setting = Setting(package, self.model, tuple(seats), agreed)
        self.instant = instant

    def _sit_down(self) -> None:
        flow = flow_of(self.setting, self.session.history, NAMES[: self.session.seats], self.side_state)
        self.first = flow._replace(scenes=flow.scenes._replace(instant=self.instant))
        # Its properties change with every call, which the type checker can't know.
        self.run: Any = FlowRunner(self.first, self, lambda: self.time)

    # ------------------------------------------------------------------ what it wants done

    def follow(self, session: History) -> None:
        self.session.follow(session)

    def carry_out(self, effect: effects.Effect) -> None:
        match effect:
            case effects.Ask():
                self.jobs.ask(effect)
            case effects.Forget(number):
                self.jobs.forget(number)
            case effects.BotFailed(seat):
                self.without_move.append(seat)
            case effects.DrawChance():
                self.happen(h.ChanceFell, self.now.session.chance(self.rng))
            case effects.EndTurn():
                self.happen(h.TurnEnded, self.model.time_up())
            case effects.Save(if_new):
                self.saves += self.now.note(self.side_state, self.model.memory()) or not if_new
            case effects.Refuse(rejection):
                self.refused.append(rejection.code)
            case effects.Tell(_, seen, text) if text:
                self.announced.append(self.model.spoken_text(seen, text, self.now.names))
            case effects.Sound(name):
                self.sounds.append(name)
            case effects.Celebrate(moment):
                self.celebrated.append((moment.kind, moment.seat))
            case effects.OpenUndo(is_open):
                self.window_open = is_open
                self.windows += is_open
            case effects.BeginScene(facts, least_ms, waits):
                self.facts, self.least_ms, self.waits = facts, least_ms, waits
            case effects.Show(picture):
                self._draw(picture)
            case effects.PlayScene(token):
                self.token = token
            case effects.ForgetScene():
                self.facts = {}
            case effects.AcceptHint():
                self.model.accept_hint()
            case effects.NoteGuess(seat, question, said, seconds):
                self.guesses.append((seat, question.kind, said, seconds))
            case effects.OpenEnd():
                self.ends += 1

    def publish(self, before: Screen, now: Screen) -> None:
        if now.picture is not self.drawn:
            self._draw(now.picture)
        self.waits = self.waits and now.busy
        old, new = before.advice, now.advice
        self.hint_changes += old != new
        if (old.options, old.step) != (new.options, new.step):
            self.model.show_hint(new.options, new.step)
        if old.cue != new.cue:
            self.model.show_cue(new.cue.options[0] if new.cue is not None and new.cue.options else None)
        if old.odds != new.odds:
            self.model.show_odds(new.odds)

    def failed(self, happening: h.Happening, error: Exception) -> None:
        """Fail the test, with the failed happening as the last one."""
        raise error

    def _draw(self, picture: Picture) -> None:
        before, self.drawn = self.drawn, picture
        self.marks = draw(self.model, self.now, picture, before)

    def _answer(self, number: int, job: BotJob, result: Any) -> None:
        is_worth = job.task == "worth" and result is not None
        has_reason = is_worth and bool(self.model.hint_steps(result.advice))
        self.happen(h.Answered, number, result, has_reason)

    # ------------------------------------------------------------------ how it stands

    @property
    def now(self) -> Any:
        return self.run.flow

    @property
    def screen(self) -> Any:
        return self.run.screen

    @property
    def status(self) -> Any:
        return self.screen.status

    @property
    def viewer(self) -> Any:
        return self.screen.viewer

    @property
    def busy(self) -> Any:
        return self.screen.busy

    @property
    def clock(self) -> Any:
        return self.now.clock

    @property
    def moment(self) -> Any:
        at = self.status.looking_at
        return None if at is None else self.now.timeline.moment(at)

    @property
    def hints(self) -> list[dict[str, Any]]:
        options = self.now.hint.options
        return [
            {"option": told.option, "move": to_plain(option.move)}
            for told, option in zip(self.model.options_worth(options), options, strict=True)
        ]

    @property
    def hint(self) -> HintStep | None:
        advice = self.screen.advice
        steps = self.model.hint_steps(advice.options) if advice.options else ()
        return steps[min(advice.step, len(steps) - 1)] if steps else None

    def at_screen(self) -> tuple[Any, Any, Any]:
        """Return the viewer, the seat waited for, and the seat whose move is accepted."""
        return self.viewer.seat, self.viewer.awaited, self.status.seat

    def texts(self) -> list[str]:
        """Return the visible lines of the log."""
        return [line.text for line in self.screen.lines]

    def active(self) -> list[Seat]:
        """Return the seats with marked cards."""
        seen = self.screen.picture
        people = self.setting.people
        return [
            seat for seat in seen.on_turn if seat not in people or seen.marked is None or seat == seen.marked
        ]

    # ------------------------------------------------------------------ what people and bots do

    def happen(self, kind: type[h.Happening], *facts: Any) -> Self:
        self.run.happen(kind, *facts)
        return self

    def begin(self) -> Self:
        self._sit_down()
        return self.happen(h.Began)

    def submit(self, move: Value) -> Self:
        return self.submit_plain(to_plain(move))

    def submit_plain(self, plain: Mapping[str, Any]) -> Self:
        """Submit a move in the form that the window uses."""
        return self.happen(h.MoveSubmitted, self.codec.move(whole_numbers(plain)))

    def pass_on(self, plain: Mapping[str, Any]) -> Self:
        answer = self.codec.move(whole_numbers(plain)) if plain else None
        return self.happen(h.LookPassedOn, None if isinstance(answer, Rejection) else answer)

    def type_roll(self, faces: Sequence[int]) -> Self:
        return self.happen(h.RollTyped, Rolled(tuple(faces)))

    def undo(self) -> Self:
        return self.happen(h.UndoAsked)

    def replay(self) -> Self:
        return self.happen(h.ReplayAsked)

    def stop_replay(self) -> Self:
        return self.happen(h.ReplayStopped)

    def look_at(self, moment: int, before: int = 0) -> Self:
        return self.happen(h.MomentChosen, moment, before)

    def see_as(self, seat: Seat) -> Self:
        return self.happen(h.SeenAs, seat)

    def back_to_now(self) -> Self:
        return self.happen(h.CameBack)

    def pause(self, paused: bool) -> Self:
        return self.happen(h.PausePressed, paused)

    def reveal(self) -> Self:
        return self.happen(h.Revealed)

    def cover(self) -> Self:
        return self.happen(h.Covered)

    @property
    def _is_last(self) -> bool:
        hint = self.now.hint
        return not hint.options or hint.step + 1 >= len(self.model.hint_steps(hint.options))

    def ask_hint(self) -> Self:
        return self.happen(h.HintAsked, self._is_last)

    def follow_hint(self) -> Self:
        return self.happen(h.HintFollowed, self._is_last)

    def drop_hint(self) -> Self:
        return self.happen(h.HintDropped)

    def show_odds(self, shown: bool) -> Self:
        return self.happen(h.OddsWanted, shown)

    def guess(self, said: int) -> Self:
        return self.happen(h.Guessed, said)

    def close_guess(self) -> Self:
        return self.happen(h.GuessClosed)

    def touch(self, followed: bool = False) -> Self:
        return self.happen(h.Touched, followed)

    def keep(self) -> Self:
        """Save the data beside the game."""
        return self.happen(h.HandChanged)

    def retell(self, *names: str) -> Self:
        """Retell everything, with other names if any are given."""
        self.drawn = None
        return self.happen(h.Retold, names or self.now.names)

    def close(self) -> Self:
        return self.happen(h.Left)

    def close_window(self) -> Self:
        """Let the time for taking a decision back pass."""
        if self.window_open:
            self.window_open = False
            self.happen(h.UndoClosed)
        return self

    def bot_answers(self, task: str, result: Any) -> Self:
        """Answer the oldest question of a kind, which has to exist."""
        found = self.bots.oldest(task)
        assert found is not None
        self.bots.answer(found[0], result)
        return self

    def bot_plays(self, move: Any) -> Self:
        return self.bot_answers("choose", move)

    def tick(self, seconds: float = 0.1) -> Self:
        """Let a little time pass."""
        self.time += seconds
        return self.happen(h.TimePassed)

    def time_up(self) -> Self:
        """Let the turn's time run out, if it is limited."""
        length = self.session.length
        while self.clock.running and self.session.length == length:
            self.tick(1.5)
        return self

    # ------------------------------------------------------------------ what the screen does

    def scene_played(self, token: int) -> Self:
        return self.happen(h.ScenePlayed, token)

    def end_scene(self) -> Self:
        return self.happen(h.SceneEnded)

    def finish_all(self) -> Self:
        return self.happen(h.ScenesFinished)

    def set_instant(self, instant: bool) -> Self:
        return self.happen(h.PaceChosen, instant)

    def finish(self) -> Self:
        """Click until no scene is running."""
        for _ in range(1000):
            if not self.busy:
                return self
            self.end_scene()
        raise AssertionError("a scene that never ends")

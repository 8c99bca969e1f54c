"""A table without a window: the flow of a game, with a screen, bots and a clock that the test makes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, cast

from stolik.engine.bot import AnyBot, Level, Valuation
from stolik.engine.bot_jobs import BotJob
from stolik.engine.codec import Codec
from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import AnyGame, Rejection, Seat, Value
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import GameInfo, GamePackage, Messages
from stolik.engine.record import Player
from stolik.engine.score_card import Column, ScoreTable
from stolik.engine.session import Session
from stolik.engine.view_model import EndLine, HintStep, ViewModel
from stolik.hotseat.coordinator import Coordinator
from stolik.hotseat.output import FlowOutput, RowLists, ScreenStatus
from stolik.hotseat.rows import PlainRows
from stolik.hotseat.scenes import QueueOutput, SceneQueue
from stolik.hotseat.seat_helps import SeatHelps
from stolik.hotseat.seats import SeatRow, StandingRow
from stolik.hotseat.timeline import LineRow

from tests.table.peeking import messages, rules

NAMES = ("Ala", "Jan", "Ola", "Zosia")


class PurePeeking(GamePackage):
    """The tiny game with secrets, without a window."""

    info = GameInfo("peeking", 1, (1, 4), (1, 2), 6, "Peeking", "", "", 9, has_secrets=True)

    @property
    def game(self) -> AnyGame:
        return cast("AnyGame", rules.GAME)

    @property
    def bots(self) -> Mapping[Level, AnyBot]:
        return {}

    @property
    def valuation(self) -> Valuation:
        raise NotImplementedError

    @property
    def messages(self) -> Messages:
        return messages.MESSAGES

    @property
    def scenes(self) -> EventScenes:
        return EventScenes(sounds={"said": "tile_take"}, confirmed_if_private=frozenset({"drew"}))

    def view_model(self, parent: Any) -> ViewModel:
        return PlainViewModel(self)


class PlainViewModel(ViewModel):
    """Keeps what it was shown; its texts are those of the game."""

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
        # A seat that keeps a rack, or hesitates over an announcement, isn't told.
        if plain["kind"] == "rack_kept" or plain.get("outcome") == "closed":
            return ""
        return self.language + self.messages.event(plain, names)

    def matters(self, event: Any) -> bool:
        return False

    def advice_text(self, advice: Any) -> str:
        return f"{self.language}{advice.value}"

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        return (HintStep(self.advice_text(options[0]), ("it",)),)

    def show_odds(self, odds: Any) -> None:
        self.odds = odds

    def end_lines(self, view: Any, seat: Seat) -> Sequence[EndLine]:
        return (EndLine("all", seat),)

    def score_table(self, view: Any, names: Sequence[str]) -> ScoreTable:
        return ScoreTable((Column("all", tuple(names)),))

    def friendly_fact(self, events: Sequence[Any], names: Sequence[str]) -> str:
        return f"{self.language}{len(events)} events"


class TimedPlainViewModel(PlainViewModel):
    """The same for a game that limits the time of a turn."""

    def time_up(self) -> Value:
        kinds = {"peeking": rules.TimeUp}
        if (table := getattr(self.view, "table", None)) is None:
            return kinds["peeking"]()
        from stolik.games.rummikub.rules.moves import TimeUp

        return TimeUp(table)


class HeldBots:
    """Bots whose answers the test lets go when it likes."""

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
        """Return the oldest question of a kind, with its number."""
        return next(((number, job) for number, (job, _) in self.waiting.items() if job.task == task), None)

    def answer(self, number: int, result: Any) -> None:
        _, receiver = self.waiting.pop(number)
        receiver(result)


class Flow:
    """A coordinator, and what it has told; ``players`` are "h" for a person and "b" for a bot."""

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
        tutored: tuple[Seat, ...] = (),
        helps: tuple[SeatHelps, ...] = (),
        real_dice: bool = False,
        session: Session | None = None,
    ) -> None:
        package = package or (PurePeeking() if game_id == "peeking" else load_package(game_id))
        self.package, self.game = package, package.game
        self.session = session or Session(self.game, len(players), options or self.game.options_type())
        self.time = 1000.0
        self.token = -1
        self.announced: list[str] = []
        self.sounds: list[str] = []
        self.refused: list[str] = []
        self.ends = 0
        self.saves = 0
        self.viewer_changes = 0
        self.clock_changes = 0
        self.hint_changes = 0
        self.window_open: Any = False
        self.status = ScreenStatus()
        self.statuses: list[ScreenStatus] = []
        self.side_state: dict[str, Any] = {} if side_state is None else side_state
        self.seats: PlainRows[SeatRow] = PlainRows()
        self.log: PlainRows[LineRow] = PlainRows()
        self.standings: PlainRows[StandingRow] = PlainRows()
        self.bots = HeldBots()
        timed = hasattr(self.game, "turn_seconds")
        self.model = view_model or (TimedPlainViewModel if timed else PlainViewModel)(package)
        self.queue: Any = SceneQueue(QueueOutput(playing=self._play, idle=self._idle))
        self.queue.instant = instant
        # What it tells changes with every call, which the type checker cannot know.
        self.coordinator: Any = Coordinator(
            package,
            Codec(self.game),
            self.session,
            [
                Player(name=NAMES[seat], player="human" if who == "h" else "bot:fair")
                for seat, who in enumerate(players)
            ],
            avatars=range(len(players)),
            rng=Random(seed),
            bot_rng=Random(seed),
            runner=self.bots,
            view_model=self.model,
            queue=self.queue,
            lists=RowLists(self.seats, self.log, self.standings),
            output=FlowOutput(
                announce=self.announced.append,
                sound=self.sounds.append,
                refuse=self._refuse,
                ended=self._end,
                status_changed=self._follow,
                viewer_changed=self._viewer_changed,
                clock_changed=self._clock_changed,
                hints_changed=self._hints_changed,
                odds_hidden=lambda: None,
                undo_window=self._window,
                save=self._save,
            ),
            now=lambda: self.time,
            side_state=self.side_state,
            beginners=beginners,
            tutored=tutored,
            helps=helps,
            real_dice=real_dice,
        )
        self.viewer: Any = self.coordinator.viewer

    # ------------------------------------------------------------------ what it is told

    def _play(self, token: int) -> None:
        self.token = token

    def _idle(self) -> None:
        self.coordinator.advance()

    def _refuse(self, rejection: Rejection) -> None:
        self.refused.append(rejection.code)

    def _end(self) -> None:
        self.ends += 1

    def _follow(self, before: ScreenStatus, now: ScreenStatus) -> None:
        assert before == self.status
        assert now != before
        self.status = now
        self.statuses.append(now)

    def _viewer_changed(self) -> None:
        self.viewer_changes += 1

    def _clock_changed(self) -> None:
        self.clock_changes += 1

    def _hints_changed(self) -> None:
        self.hint_changes += 1

    def _window(self, is_open: bool) -> None:
        self.window_open = is_open

    def _save(self) -> None:
        self.saves += 1

    # ------------------------------------------------------------------ what people and bots do

    def begin(self) -> Flow:
        self.coordinator.begin()
        return self

    def submit(self, move: Value) -> None:
        self.coordinator.submit(to_plain(move))

    def close_window(self) -> None:
        """Let the time to take a decision back pass."""
        if self.window_open:
            self.window_open = False
            self.coordinator.undo_window_over()

    def bot_plays(self, move: Any) -> None:
        """Answer the bot's oldest question."""
        found = self.bots.oldest("choose")
        assert found is not None
        self.bots.answer(found[0], move)

    def finish(self) -> None:
        """Click until no scene is played."""
        for _ in range(1000):
            if not self.queue.busy:
                return
            self.queue.finish()
        raise AssertionError("a scene that never ends")

    def at_screen(self) -> tuple[Any, Any, Any]:
        """Return the viewer, who is waited for, and whose move is taken."""
        return self.viewer.seat, self.viewer.awaited, self.coordinator.flow_state.seat

    def texts(self) -> list[str]:
        """Return the lines of the log that are shown."""
        return [line.text for line in self.log.rows]

    def active(self) -> list[Seat]:
        """Return the seats whose cards are marked."""
        return [row.seat for row in self.seats.rows if row.active]

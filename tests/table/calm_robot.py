"""A robot at a calm table without a window; it waits until one thing lights up, and presses only that."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

from PySide6.QtCore import QCoreApplication
from stolik.bots.worker import answer
from stolik.engine.game_library import find_game, load_game
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.flow import happenings as h
from stolik.table.controller import TableController
from stolik.table.screen_parts import SeatedGame, TableNeeds

from tests.flow.flow import HeldBots

MOST_PRESSES = 20_000
LONGEST_QUIET = 10.0
"""The seconds within which something has to light up."""


class AnswersLater(HeldBots):
    """Bots that answer when the robot lets them."""

    def warm_up(self) -> None:
        """Do nothing: the bots are always ready."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def answer_oldest(self) -> bool:
        if not self.waiting:
            return False
        job, receiver = self.waiting.pop(min(self.waiting))
        receiver(answer(job)[1])
        return True


class CalmRobot:
    """Plays the first seat of a game against bots, press by press, with its own clock."""

    def __init__(self, game_id: str, seed: int, bots: int = 1, options: Any = None) -> None:
        info, rules = find_game(game_id), load_game(game_id)
        assert info is not None
        self.bots = AnswersLater()
        self.time = 100.0
        self.presses: list[str] = []
        self.sounds: list[str] = []
        names = ["human", *["bot:gentle"] * bots]
        self.session = Session(rules, len(names), options or rules.options_type(), 0, seed=seed)
        players = tuple(Player(name=f"P{seat}", player=name) for seat, name in enumerate(names))
        first, *others = in_order(players)
        game = SeatedGame(info, self.session, (first.helped(calm=True), *others))
        needs = TableNeeds(self.bots, Random(seed), Random(seed), now=lambda: self.time)
        # The stubs take a Qt property for an object of its own, so values read here have no type.
        self.table = cast("Any", TableController(game, needs))
        self._follow()

    def _follow(self) -> None:
        self.model = self.table.viewModel
        self.model.setProperty("live", True)
        self.run = self.table._run
        self.table.sounded.connect(self.sounds.append)

    # ------------------------------------------------------------------ what it sees

    @property
    def lit(self) -> list[str]:
        return list(self.table.advice.hint.get("lit", ()))

    @property
    def is_awaited(self) -> bool:
        flow = self.run.flow
        waits = flow.scenes.playing is not None and flow.scenes.playing.waits
        return bool(waits or flow.seat == 0)

    def settle(self) -> None:
        """Let everything that runs by itself finish."""
        for _ in range(MOST_PRESSES):
            flow = self.run.flow
            playing = flow.scenes.playing
            if flow.scenes.busy and playing is not None and not playing.waits:
                self.run.happen(h.ScenePlayed, flow.scenes.token)
            elif flow.undo_open:
                self.run.happen(h.UndoClosed)
            elif not self.bots.answer_oldest():
                if hasattr(self.model, "rest") and not flow.scenes.busy:
                    self.model.rest()
                if self.run.flow is flow:
                    return
        raise AssertionError("a table that never rests")

    def wait_for_cue(self) -> str:
        """Wait until one thing lights up, which has to happen in time, and return its name."""
        begun = self.time
        while not self.lit:
            assert self.time - begun <= LONGEST_QUIET, f"nothing lights up after {self.presses[-5:]}"
            self.time += 0.5
            self._tick()
            self.settle()
        (thing,) = self.lit
        return str(thing)

    def _tick(self) -> None:
        self.table.clock._tick()

    # ------------------------------------------------------------------ what it does

    def press(self, thing: str) -> None:
        """Press a thing by name, as a click does."""
        self.presses.append(thing)
        kind, _, name = thing.partition(":")
        model = self.model
        slots: dict[str, Callable[[], None]] = {
            "face": lambda: model.pickFace(int(name)),
            "die": lambda: model.pick(int(name)),
            "cell": lambda: model.touch(int(name)),
            "pick": lambda: model.pick(name),
            "draw": lambda: model.draw(),
            "pass": lambda: model.passRoll(),
            "yes": lambda: model.question.agree(),
            "no": lambda: model.question.decline(),
            "on": lambda: self.table.director.hurry(),
            "play": self._play,
        }
        if kind == "roll" and hasattr(model, "roll"):
            model.roll()
        elif kind in ("roll", "take", "steal", "bank"):
            model.act(kind)
        else:
            slots[kind]()

    def _play(self) -> None:
        if self.model.ghostly:
            self.table.advice.followHint()
        else:
            self.model.play()

    def play_on(self) -> None:
        """Press what lights up until the game is over."""
        self.table.begin()
        for _ in range(MOST_PRESSES):
            self.settle()
            if self.run.flow.is_over and not self.is_awaited:
                return
            assert self.is_awaited, "someone is to act"
            self.press(self.wait_for_cue())
        raise AssertionError("a game that never ends")


class CalmLearner(CalmRobot):
    """Plays a game's lesson that is open in a model."""

    def __init__(self, model: Any, now: Callable[[float], None]) -> None:
        self.lesson = model
        self.now = now
        self.time = 100.0
        self.presses = []
        self.sounds = []
        self.bots = AnswersLater()
        self.table: Any = None

    def settle(self) -> None:
        """Let the others move, and switch to the table where the lesson continues."""
        for _ in range(MOST_PRESSES):
            table = self.lesson.table
            if table is not self.table:
                self.table = table
                self._follow()
            flow = self.run.flow
            super().settle()
            QCoreApplication.processEvents()
            if self.lesson.over or (self.lesson.asking and self.run.flow is flow):
                return
        raise AssertionError("a lesson that never rests")

    def _tick(self) -> None:
        self.now(self.time)
        super()._tick()

    def learn(self) -> None:
        """Press what lights up until the lesson is over."""
        for _ in range(MOST_PRESSES):
            self.settle()
            if self.lesson.over:
                return
            self.press(self.wait_for_cue())
        raise AssertionError("a lesson that never ends")

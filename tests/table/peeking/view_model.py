"""The view model of the tiny game: the visible hand, and a draft that survives the end of the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import Seat, Value
from stolik.engine.score_card import Column, ScoreTable
from stolik.engine.view_model import EndLine, HintStep, OptionWorth
from stolik.models.table_view_model import TableViewModel

from tests.table.peeking.rules import Drew, Said, State, TimeUp

SCENES = EventScenes(sounds={"said": "tile_take"}, confirmed_if_private=frozenset({"drew"}))


class PeekingViewModel(TableViewModel):
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seen: list[tuple[int, ...] | None] = []
        self.mine: Seat | None = None
        self.draft: Any = None

    @Property(str, notify=changed)
    def hand(self) -> str:
        return " ".join(str(card) for hand in self.seen if hand is not None for card in hand)

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        self.seen, self.mine = list(view.hands), mine
        self.changed.emit()

    def score_text(self, view: State, seat: Seat) -> str:
        return "14 tiles"

    def event_text(self, event: Value, names: Sequence[str]) -> str:
        if isinstance(event, Drew):
            return f"{names[event.seat]} draws {event.card or 'a card'}."
        return f"{names[event.seat]} says {event.number}." if isinstance(event, Said) else ""

    def matters(self, event: Value) -> bool:
        return False

    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        return OptionWorth(f"Say {advice}")

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        return (HintStep(self.option_worth(options[0]).option, ("it",)),)

    def show_odds(self, odds: Any) -> None: ...

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        return ()

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        return ScoreTable((Column("Said", tuple("1" for _ in names)),))

    def friendly_fact(self, events: Sequence[Value], names: Sequence[str]) -> str:
        return ""

    def time_up(self) -> Value:
        return TimeUp()

    def memory(self) -> Any:
        return self.draft

    def recall(self, memory: Any) -> None:
        self.draft = memory

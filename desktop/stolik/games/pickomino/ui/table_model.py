"""The view model of Pickomino: what its ``Table.qml`` draws and says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.score_card import ScoreTable
from stolik.engine.view_model import Answer, EndLine, HintStep
from stolik.games.pickomino.ai.valuation import roll_bust_chance
from stolik.games.pickomino.rules.dice import DICE, points
from stolik.games.pickomino.rules.events import Busted, BustReason, Event, GameEnded, TileStolen, TileTaken
from stolik.games.pickomino.rules.state import State, centre_tile, steal_victim
from stolik.games.pickomino.rules.tiles import TILES, worms
from stolik.games.pickomino.ui import messages, spoken_text
from stolik.games.pickomino.ui.hint_reasons import hint_step
from stolik.games.pickomino.ui.score_card import score_table_of
from stolik.hotseat.dice_rows import DiceRows, DieAvailability, DieRow, changed_dice
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import TableViewModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Pickomino"
QML_IMPORT_MAJOR_VERSION = 1


_FREE: Final = DieAvailability(selectable=True)
_LOCKED: Final = DieAvailability()
_USED: Final = DieAvailability(why="used")


@QmlElement
@QmlUncreatable("The table makes it.")
class PickominoViewModel(TableViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the dice, the centre and the stacks as rows, and what can be done now.

    ``dice``: eight rows, see ``DiceRows``. ``centre``: sixteen rows, ``lies`` is ``up``, ``down`` or
    ``gone``, ``owner`` whose stack it is on top of. ``stacks``: a row a seat, tiles bottom first.

    While a tile is taken or stolen the dice and their sum still lie there, as on a real table: they go to the
    next player when the turn passes.
    """

    changed = Signal()
    oddsChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = DiceRows(DICE)
        self._dice = RowsModel(DieRow, self)
        self._centre = RowsModel(("tile", "worms", "lies", "takeable", "odds", "owner"), self)
        self._stacks = RowsModel(("seat", "tiles", "top", "worms", "count", "stealable"), self)
        self._odds: dict[int, float] = {}
        self._bust_reason = ""
        self._state: State | None = None
        self._dice_state: State | None = None
        self._mine: Seat | None = None
        self._tiles: tuple[Any, ...] = ()
        self._dice_shown: tuple[State | None, DieAvailability] = (None, _LOCKED)

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def dice(self) -> RowsModel[DieRow]:
        return self._dice

    @Property(RowsModel, constant=True)
    def centre(self) -> RowsModel:
        return self._centre

    @Property(RowsModel, constant=True)
    def stacks(self) -> RowsModel:
        return self._stacks

    @Property(str, notify=changed)
    def phase(self) -> str:
        """The phase of the rules; ``taken`` while a tile is on its way and the dice still lie."""
        if self._state is None:
            return ""
        return self._state.phase if self._dice_state is self._state else "taken"

    @Property(int, notify=changed)
    def turn(self) -> int:
        return self._state.turn if self._state else -1

    @Property(bool, notify=changed)
    def mine(self) -> bool:
        """Whether a person may act on the screen now."""
        return self._mine is not None

    @Property(int, notify=changed)
    def sum(self) -> int:
        return self._dice_state.sum if self._dice_state else 0

    @Property(bool, notify=changed)
    def hasWorm(self) -> bool:
        return bool(self._dice_state and self._dice_state.has_worm)

    @Property(int, notify=changed)
    def keptCount(self) -> int:
        return len(self._dice_state.kept) if self._dice_state else 0

    @Property(int, notify=changed)
    def diceLeft(self) -> int:
        return self._dice_state.dice_left if self._dice_state else DICE

    @Property(str, notify=changed)
    def bustReason(self) -> str:
        """Why the turn is bust: ``nothing_new``, ``no_worm`` or ``nothing_to_take``."""
        return self._bust_reason

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def clashing(self) -> list[int]:
        """The faces that cost the turn: each was rolled again and is set aside already."""
        state = self._state
        return sorted(set(state.rolled) & set(state.kept)) if state and state.phase == "busted" else []

    @Property(int, notify=changed)
    def lowestTile(self) -> int:
        """The lowest tile that lies face up in the centre, 0 where there is none."""
        return self._state.centre[0] if self._state and self._state.centre else 0

    @Property(bool, notify=changed)
    def canRoll(self) -> bool:
        return self._deciding() is not None and bool(self.diceLeft)

    @Property(int, notify=changed)
    def takeTile(self) -> int:
        """The tile that could be taken from the centre now, 0 where there is none."""
        state = self._deciding()
        return (centre_tile(state) or 0) if state else 0

    @Property(int, notify=changed)
    def stealTile(self) -> int:
        """The tile that could be stolen now, 0 where there is none."""
        state = self._deciding()
        return state.sum if state and steal_victim(state) is not None else 0

    @Property(int, notify=changed)
    def nearestTop(self) -> int:
        """The opponents' top tile that is nearest to the sum, 0 where no opponent has a tile."""
        state = self._state
        if state is None:
            return 0
        tops = [stack[-1] for seat, stack in enumerate(state.stacks) if stack and seat != state.turn]
        return min(tops, key=lambda tile: (abs(tile - state.sum), tile), default=0)

    @Property(int, notify=changed)
    def stealSeat(self) -> int:
        """The seat that it could be stolen from, -1 where there is none."""
        state = self._deciding()
        victim = steal_victim(state) if state else None
        return -1 if victim is None else victim

    @Property(float, notify=changed)
    def bustChance(self) -> float:
        """The exact chance that the next roll busts, from 0 to 1; -1 where no roll can follow."""
        state = self._deciding()
        return roll_bust_chance(state) if state and state.dice_left else -1.0

    @Property(str, notify=changed)
    def endReason(self) -> str:
        """Why the game has ended, in one sentence; empty before."""
        return messages.end_reason(self._state) if self._state else ""

    @Slot(int, result="QVariantMap")
    def keeping(self, face: int) -> dict[str, int]:
        """Return what setting this face aside would make: how many dice, what they add, and the sum then."""
        state = self._dice_state
        count = state.rolled.count(face) if state else 0
        added = count * points(face)
        return {"count": count, "points": added, "sum": added + (state.sum if state else 0)}

    @Property(bool, notify=oddsChanged)
    def oddsKnown(self) -> bool:
        return bool(self._odds)

    # ------------------------------------------------------------------ the table's face

    def trace(self, before: Iterable[State]) -> None:
        """Take note of the states that led to the one that is shown next, newest first."""
        self._places.trace(before)

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        self._state, self._mine = view, mine
        if view.phase == "busted":
            self._bust_reason = _bust_reason(view)
        if self._dice_state is None or not isinstance(event, TileTaken | TileStolen):
            self._dice_state = view
            self._set_dice(view)
        self._set_tiles(view)
        self.changed.emit()

    def show_moment(
        self, before: State | None, view: State, event: Event | None, seat: Seat | None
    ) -> Sequence[str]:
        """Set the models to an earlier moment, and return which dice, tiles and stacks it has changed."""
        if before is None:
            self.show(view, None, None)
            return ()
        # The dice lie as they did then while a tile is on its way.
        self.show(before, None, None)
        dice, centre, stacks = self._dice.rows, self._centre.rows, self._stacks.rows
        self.show(view, event, None)
        tiles = [
            f"{'place' if now['lies'] == 'gone' else 'tile'}:{now['tile']}"
            for was, now in zip(centre, self._centre.rows, strict=True)
            if was["lies"] != now["lies"]
        ]
        owners = [
            f"stack:{now['seat']}"
            for was, now in zip(stacks, self._stacks.rows, strict=True)
            if was["tiles"] != now["tiles"]
        ]
        return (*changed_dice(dice, self._dice.rows), *tiles, *owners)

    def score_text(self, view: State, seat: Seat) -> str:
        """Return the worms on the seat's stack."""
        return messages.worms_text(sum(map(worms, view.stacks[seat])))

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return messages.event(to_plain(event), names)

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        return spoken_text.answers(self._state, names) if self._state else ()

    def prompt(self, names: Sequence[str]) -> str:
        """Return what the player on turn can choose from."""
        return spoken_text.options_text(self._state, names) if self._state else ""

    def turn_text(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return a turn in one sentence."""
        return spoken_text.turn_text([to_plain(event) for event in events], names)

    def matters(self, event: Event) -> bool:
        """Return whether a tile changed hands, a turn was lost or the game ended."""
        return isinstance(event, TileTaken | TileStolen | Busted | GameEnded)

    def advice_text(self, advice: Any) -> str:
        plain = to_plain(advice.move)
        dice = self._state.rolled.count(plain["face"]) if self._state and plain["kind"] == "keep" else None
        return messages.advice(plain, advice.value, advice.facts, dice=dice)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return the best option's reason, and what lights up for it."""
        if self._state is None or self._mine is None or not options:
            return ()
        return (hint_step(self._state, self._mine, options),)

    def show_odds(self, odds: Any) -> None:
        """Set the chance of each tile, or take the chances away."""
        self._odds = dict(odds or {})
        if self._state:
            self._set_tiles(self._state)
        self.oddsChanged.emit()

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        """Return the seat's tiles, bottom first, with their worms."""
        return [EndLine(str(tile), worms(tile), "tile") for tile in view.stacks[seat]]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        """Return everybody's tiles and worms."""
        return score_table_of(view, names)

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return the best sum of the game, or the boldest thief."""
        return messages.friendly_fact([to_plain(event) for event in events], names)

    # ------------------------------------------------------------------ rows

    def _deciding(self) -> State | None:
        """Return the state while its seat may roll, take or steal."""
        state = self._state
        return state if state is self._dice_state and state and state.phase == "decide" else None

    def _set_dice(self, state: State) -> None:
        choosing = state.phase == "keep"
        fresh = _FREE if choosing and self._mine is not None else _LOCKED
        # The same faces may lie in another order at another moment.
        if self._dice_shown[0] is state and self._dice_shown[1] is fresh:
            return
        self._dice_shown = (state, fresh)

        def availability(die: int, face: int) -> DieAvailability:
            return _USED if choosing and face in state.kept else fresh

        self._places.show(state)
        self._dice.set_rows(self._places.rows(availability))

    def _set_tiles(self, state: State) -> None:
        deciding = self._deciding()
        takeable = centre_tile(deciding) if deciding else None
        victim = steal_victim(deciding) if deciding else None
        tiles = (state.centre, state.face_down, state.stacks, takeable, victim, self._odds)
        if tiles == self._tiles:
            return
        self._tiles = tiles
        tops = {stack[-1]: seat for seat, stack in enumerate(state.stacks) if stack}
        self._centre.set_rows(
            [
                {
                    "tile": tile,
                    "worms": worms(tile),
                    "lies": "up" if tile in state.centre else "down" if tile in state.face_down else "gone",
                    "takeable": tile == takeable,
                    "odds": self._odds.get(tile, -1.0),
                    "owner": tops.get(tile, -1),
                }
                for tile in TILES
            ]
        )
        self._stacks.set_rows(
            [
                {
                    "seat": seat,
                    "tiles": list(stack),
                    "top": stack[-1] if stack else 0,
                    "worms": sum(map(worms, stack)),
                    "count": len(stack),
                    "stealable": seat == victim,
                }
                for seat, stack in enumerate(state.stacks)
            ]
        )


def _bust_reason(state: State) -> BustReason:
    """Return why a turn that is bust was lost."""
    if state.rolled:
        return "nothing_new"
    return "nothing_to_take" if state.has_worm else "no_worm"

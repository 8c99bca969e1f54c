"""The view model of Pickomino, with everything that its ``Table.qml`` draws and says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.score_card import ScoreTable
from stolik.engine.view_model import Answer, EndLine, HintStep, OptionWorth
from stolik.games.pickomino.ai.claims import difference
from stolik.games.pickomino.rules.events import Busted, Event, GameEnded, TileStolen, TileTaken
from stolik.games.pickomino.rules.moves import Keep
from stolik.games.pickomino.rules.pieces import DICE, TILES, worms
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.ui import messages, voice
from stolik.games.pickomino.ui.printed import score_table_of
from stolik.games.pickomino.ui.voice import DIFFERENCES, PRAISE, Moment
from stolik.models.dice_view_model import DiceViewModel, DieAvailability, changed_dice
from stolik.models.dice_voice import ActRow, Banner, Chance, percent
from stolik.models.rows import RowsModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Pickomino"
QML_IMPORT_MAJOR_VERSION = 1


_FREE: Final = DieAvailability(selectable=True)
_LOCKED: Final = DieAvailability()
_USED: Final = DieAvailability(why="used")


class TileRow(NamedTuple):
    """A tile of the centre, or its empty place.

    ``lies`` is ``up``, ``down`` or ``gone``. ``odds`` is the chance to get the tile this turn, -1 if none is
    shown; ``figure`` is the same as text and ``chance`` as a sentence. ``owner`` is the seat whose stack it
    tops, -1 for none.
    """

    tile: int
    worms: int
    lies: str
    offered: bool
    odds: float
    figure: str
    chance: str
    owner: int
    words: str


class StackRow(NamedTuple):
    """A seat's stack, its tiles bottom first."""

    seat: int
    tiles: tuple[int, ...]
    stealable: bool
    words: str


@QmlElement
@QmlUncreatable("The table makes it.")
class PickominoViewModel(DiceViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the centre, the stacks and the dice as rows.

    While a tile is taken or stolen, the dice and their sum stay where they are, as on a real table. They go
    to the next player when the turn passes, or stay if the game is over.
    """

    praises = PRAISE

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(DICE, parent)
        self.diceChanged.connect(self.changed)
        self._centre: RowsModel[TileRow] = RowsModel(TileRow, self)
        self._stacks: RowsModel[StackRow] = RowsModel(StackRow, self)
        self._odds: dict[int, float] = {}
        self._dice_state: State | None = None
        self._seen: Moment | None = None
        self._seen_of: Any = None
        self._tiles_told: Any = None
        self._tile_words: dict[tuple[int, str, bool, Seat], str] = {}

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def centre(self) -> RowsModel[TileRow]:
        return self._centre

    @Property(RowsModel, constant=True)
    def stacks(self) -> RowsModel[StackRow]:
        return self._stacks

    @Property(int, notify=changed)
    def sum(self) -> int:
        return self._dice_state.sum if self._dice_state else 0

    @Property(bool, notify=changed)
    def hasWorm(self) -> bool:
        return bool(self._dice_state and self._dice_state.has_worm)

    @Property(str, notify=changed)
    def bustReason(self) -> str:
        """Why the turn is bust: ``nothing_new``, ``no_worm`` or ``nothing_to_take``; empty if it isn't."""
        return voice.bust_reason(self._dice_state) if self._dice_state and self.is_lost() else ""

    # ------------------------------------------------------------------ the moment in words

    def _moment(self) -> Moment:
        state, dice = self._state, self._dice_state or self._state
        now = (state, dice, self._names, self._live, self._pointed)
        if self._seen is None or self._seen_of != now or self._seen.odds is not self._odds:
            self._seen_of, self._seen = now, Moment(*now, self._odds)
        return self._seen

    def acts_of(self) -> Any:
        return self._dice_state

    def retell(self) -> None:
        super().retell()
        self._tile_words.clear()
        self._tiles_told = None

    def phase_name(self) -> str:
        """Return the phase of the rules, or ``taken`` while a tile moves and the dice still lie there."""
        return super().phase_name() if self._dice_state is self._state else "taken"

    def line_text(self) -> str:
        return voice.line(self._moment(), mine=self._mine is not None)

    def act_rows(self) -> Sequence[ActRow]:
        return voice.acts(self._moment())

    def chance(self) -> Chance | None:
        return voice.chance(self._moment())

    def banner(self, event: Event | None) -> Banner | None:
        return voice.banner(self._state, self._names, event)

    def tray_text(self) -> str:
        return voice.tray_words(self._moment().dice)

    def prospective_total(self) -> int:
        return voice.would_be(self._moment())

    def end_text(self) -> str:
        return messages.end_reason(self._state)

    def place_reasons(self) -> str:
        return voice.place_reasons(self._state, self._names)

    def act_move(self, name: str) -> dict[str, Any]:
        """Return the move for an act.

        If no tile can be had, it is a move for the first tile, which the rules refuse with the reason.
        """
        state, moment = self._state, self._moment()
        match name:
            case "take":
                return {"kind": "take", "tile": moment.take or next(iter(state.centre), 0)}
            case "steal":
                return {"kind": "steal", "tile": moment.steal or _nearest_top(state) or state.sum}
        return {"kind": name}

    @Slot(int)
    def wantTile(self, tile: int) -> None:
        """Take a tile from the centre; if that isn't possible, the rules say why not."""
        self.moveWanted.emit({"kind": "take", "tile": tile})

    @Slot(int)
    def wantSteal(self, tile: int) -> None:
        """Steal a tile from the top of a stack; if that isn't possible, the rules say why not."""
        self.moveWanted.emit({"kind": "steal", "tile": tile})

    @Slot(int)
    def askWhy(self, tile: int) -> None:
        """Say aloud why a tile has the chance that it has; ``pointed`` shows the same in writing."""
        self.told.emit(voice.why(self._moment(), tile))

    @property
    def chooses(self) -> bool:
        return self._dice_state is not None and self._dice_state.phase == "keep"

    def availability(self, die: int, face: int) -> DieAvailability:
        if self._dice_state is not None and face in self._dice_state.kept:
            return _USED
        return _LOCKED if self._mine is None else _FREE

    def die_words(self, zone: str, face: int, now: DieAvailability) -> str:
        return voice.die_words(zone, face, choosable=now.selectable, used=now.why == "used")

    def clashes(self, zone: str, face: int) -> bool:
        """Return whether a face was rolled again although it is already set aside."""
        lying = self._dice_state
        return lying is not None and face in lying.rolled and face in lying.kept

    def is_lost(self) -> bool:
        return self._dice_state is not None and self._dice_state.phase == "busted"

    # ------------------------------------------------------------------ the table's face

    def show(self, view: State, event: Event | None, mine: Seat | None) -> None:
        self.take(view, event, mine)
        if self._dice_state is None or not isinstance(event, TileTaken | TileStolen):
            self._dice_state = self.lying(view)
            self._places.show(self._dice_state)
        self.set_dice(self._dice_state, mine is not None and self.chooses)
        self._set_tiles()
        self.tell()

    def show_moment(
        self, before: State | None, view: State, event: Event | None, seat: Seat | None
    ) -> Sequence[str]:
        if before is None:
            self.show(view, None, None)
            return ()
        # The earlier position comes first: while a tile moves, the dice stay as they were then.
        self.show(before, None, None)
        dice, centre, stacks = self._dice.rows, self._centre.rows, self._stacks.rows
        self.show(view, event, None)
        tiles = [
            f"{'place' if now.lies == 'gone' else 'tile'}:{now.tile}"
            for was, now in zip(centre, self._centre.rows, strict=True)
            if was.lies != now.lies
        ]
        owners = [
            f"stack:{now.seat}"
            for was, now in zip(stacks, self._stacks.rows, strict=True)
            if was.tiles != now.tiles
        ]
        # Nobody moves the dice at the end of the game.
        moved = () if view.phase == "over" else changed_dice(dice, self._dice.rows)
        return (*moved, *tiles, *owners)

    def score_text(self, view: State, seat: Seat) -> str:
        return messages.worms_text(sum(map(worms, view.stacks[seat])))

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return messages.event(to_plain(event), names)

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        return voice.answers(self._state, names) if self._state else ()

    def prompt(self, names: Sequence[str]) -> str:
        return voice.options_text(self._state, names) if self._state else ""

    def turn_text(self, events: Sequence[Event], names: Sequence[str]) -> str:
        return voice.turn_text([to_plain(event) for event in events], names)

    def matters(self, event: Event) -> bool:
        return isinstance(event, TileTaken | TileStolen | Busted | GameEnded)

    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        plain = to_plain(advice.move)
        dice = self._state.rolled.count(plain["face"]) if self._state and plain["kind"] == "keep" else None
        return messages.advice(plain, advice.value, advice.facts, among, dice=dice)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        if self._state is None or self._mine is None or not options:
            return ()
        return (voice.hint_step(self._state, self._mine, options),)

    def difference(self, options: Sequence[Any], played: Any) -> str:
        if self._state is None or self._mine is None:
            return ""
        claim = difference(self._state, self._mine, options, played)
        return "" if claim is None else DIFFERENCES.text(claim)

    def next_press(self, option: Any) -> HintStep | None:
        move = option.move
        return HintStep("", (f"face:{move.face}",)) if isinstance(move, Keep) else super().next_press(option)

    def show_odds(self, odds: Any) -> None:
        self._odds = dict(odds or {})
        if self._state:
            self._set_tiles()
        self.lineChanged.emit()

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        return [EndLine(str(tile), worms(tile), "tile") for tile in view.stacks[seat]]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        return score_table_of(view, names)

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        return messages.friendly_fact([to_plain(event) for event in events], names)

    # ------------------------------------------------------------------ rows

    def _set_tiles(self) -> None:
        moment, state = self._moment(), self._state
        of = (state.centre, state.face_down, state.stacks, moment.take, moment.victim, state.turn, self._odds)
        if of == self._tiles_told:
            return
        self._tiles_told = of
        tops = {stack[-1]: seat for seat, stack in enumerate(state.stacks) if stack}
        self._centre.set_rows([self._tile_row(moment, tile, tops.get(tile, -1)) for tile in TILES])
        self._stacks.set_rows(
            [
                StackRow(seat, stack, seat == moment.victim, voice.stack_words(moment, seat))
                for seat, stack in enumerate(state.stacks)
            ]
        )

    def _tile_row(self, moment: Moment, tile: int, owner: Seat) -> TileRow:
        """Return the row of a tile, with its chance only where the tile can be won from."""
        state, takeable = moment.state, tile == moment.take
        lies = "up" if tile in state.centre else "down" if tile in state.face_down else "gone"
        told = tile in self._odds and (lies == "up" or owner not in (-1, state.turn))
        odds = self._odds[tile] if told else -1.0
        figure = percent(odds) if told else ""
        chance = voice.chance_words(moment, tile) if told else ""
        known = (tile, lies, takeable, owner)
        if (words := self._tile_words.get(known)) is None:
            words = self._tile_words[known] = voice.tile_words(moment, tile)
        return TileRow(tile, worms(tile), lies, takeable, odds, figure, chance, owner, words)


def _nearest_top(state: State) -> int:
    """Return the top tile of an opponent that is nearest to the sum, 0 if no opponent has one."""
    tops = [stack[-1] for seat, stack in enumerate(state.stacks) if stack and seat != state.turn]
    return min(tops, key=lambda tile: (abs(tile - state.sum), tile), default=0)

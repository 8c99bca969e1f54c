"""The view model of Rummikub: what QML shows, what the player does, and the words for the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import translated
from stolik.engine.score_card import Remarks, ScoreTable
from stolik.engine.view_model import Answer, EndLine, HintStep, OptionWorth
from stolik.games.rummikub.rules import events
from stolik.games.rummikub.rules.moves import Draw, Pass, Play, TimeUp
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, KIND_OF, Tile
from stolik.games.rummikub.ui import hints, messages, spoken, status
from stolik.games.rummikub.ui import table_parts as parts
from stolik.games.rummikub.ui.arrangement_memory import ArrangementMemory
from stolik.games.rummikub.ui.names import CONTEXT, SetNumbers, drawn_tile, spoken_move
from stolik.games.rummikub.ui.printed import score_table_of, signed
from stolik.games.rummikub.ui.screen_layout import NO_AREA, Area, DropTarget
from stolik.games.rummikub.ui.table_editor import ScreenAreas, TableEditor, Trail
from stolik.games.rummikub.ui.table_parts import SpokenTable, TurnLine, TurnQuestion
from stolik.games.rummikub.ui.turn_draft import TurnDraft, played_move
from stolik.models.rows import Fields, RowsModel, fields
from stolik.models.table_view_model import TableViewModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Rummikub"
QML_IMPORT_MAJOR_VERSION = 1

TOUCH_SOUNDS: Final = {
    "lifted": "tile_nudge",
    "laid": "tile_take",
    "shifted": "tile_nudge",
    "returned": "tile_back",
}
"""The sounds of the player's own edits; many tiles at once make one sound."""


@QmlElement
@QmlUncreatable("The table makes it.")
class RummikubViewModel(TableViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows the table and lets the player edit it; every visible tile is a row of ``tiles``.

    A rack is in the rows only while the screen is its owner's. Whatever the player does only changes the
    draft; ``play`` ends the turn with it.
    """

    changed = Signal()
    refusedAreaChanged = Signal()
    ownTold = Signal(str)

    praises = hints.PRAISE

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = TableEditor()
        self._numbers = SetNumbers()
        self.names: Sequence[str] = ()
        """The players' names by seat."""
        self.news: tuple[str, ...] = ()
        """What has happened since the viewer's last turn, from the fullest version to the briefest."""
        self.banner = ("", "")
        """The title and the sentence of a moment that everyone should see, empty if there is none."""
        self.offers_laying = False
        """Whether tiles are shown as they would lie, and the button that ends the turn lays them."""
        self._marks = hints.NO_MARKS
        self._layable: frozenset[Tile] = frozenset()
        self._planned: tuple[Play, TurnDraft, hints.HintPlan] | None = None
        # The draft for which the present hint was given.
        self._hinted: TurnDraft | None = None
        # The tiles that changed at the past moment that is shown, or with the owner's opening; then, while a
        # past moment is shown, the owner of the screen in the present.
        self._changed: frozenset[Tile] = frozenset()
        self._owner_now: tuple[Seat | None] | None = None
        self._obstacle: Rejection | None = None
        self._refused_area = NO_AREA
        self._tiles = RowsModel(parts.TileRow, self)
        self._faulty = RowsModel(parts.SetRow, self)
        self._framed = RowsModel(parts.FrameRow, self)
        self._seats = RowsModel(parts.SeatRow, self)
        self._spoken = SpokenTable(self._editor, self._did, self)
        self._line = TurnLine(self._editor, self._fault_at, self)
        self._question = TurnQuestion(self._editor, self.moveWanted.emit, self.answered.emit, self)

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def tiles(self) -> RowsModel[parts.TileRow]:
        return self._tiles

    @Property(RowsModel, constant=True)
    def faulty(self) -> RowsModel[parts.SetRow]:
        return self._faulty

    @Property(RowsModel, constant=True)
    def framed(self) -> RowsModel[parts.FrameRow]:
        """The sets that a hint is about, or from which the player can choose for the tiles in hand."""
        return self._framed

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel[parts.SeatRow]:
        return self._seats

    @Property(SpokenTable, constant=True)
    def spoken(self) -> SpokenTable:
        return self._spoken

    @Property(TurnLine, constant=True)
    def line(self) -> TurnLine:
        return self._line

    @Property(TurnQuestion, constant=True)
    def question(self) -> TurnQuestion:
        return self._question

    @Property(str, notify=changed)
    def bannerTitle(self) -> str:
        return self.banner[0]

    @Property(str, notify=changed)
    def bannerReason(self) -> str:
        return self.banner[1]

    @Property(str, notify=changed)
    def bankText(self) -> str:
        return status.bank_text(0 if self._view is None else len(self._view.bank))

    @Property(str, notify=changed)
    def bankBriefly(self) -> str:
        return status.bank_text(0 if self._view is None else len(self._view.bank), briefly=True)

    @Property(str, notify=changed)
    def doneText(self) -> str:
        if self._get_offers_laying():
            return translated(CONTEXT, hints.ACCEPT)
        return status.done_text(len(self._editor.laid))

    @Property(str, notify=changed)
    def placeReasons(self) -> str:
        view = self._view
        if view is None or view.phase != "over":
            return ""
        big = view.points[1]
        return status.place_reasons(
            [(self.names[one.seat], one.rank, big[one.seat]) for one in GAME.standings(view)]
        )

    @Property(str, notify=changed)
    def phase(self) -> str:
        view = self._view
        # Only the seat that is asked about a new deal sees that.
        return "" if view is None else view.phase

    @Property(int, notify=changed)
    def turn(self) -> int:
        return -1 if self._view is None else self._view.turn

    @Property(int, notify=changed)
    def game(self) -> int:
        return 0 if self._view is None else self._view.game

    @Property(int, notify=changed)
    def games(self) -> int:
        return 1 if self._view is None else self._view.options.games_per_match

    @Property(int, notify=changed)
    def gamesScored(self) -> int:
        return 0 if self._view is None else len(self._view.results)

    @Property(bool, notify=changed)
    def mine(self) -> bool:
        return self._editor.mine is not None

    @Property(int, notify=changed)
    def owner(self) -> int:
        """The seat whose rack is seen, -1 for none."""
        return -1 if self._editor.owner is None else self._editor.owner

    @Property(bool, notify=changed)
    def active(self) -> bool:
        return self._editor.active

    @Property(int, notify=changed)
    def bank(self) -> int:
        return 0 if self._view is None else len(self._view.bank)

    @Property(int, notify=changed)
    def laidCount(self) -> int:
        return len(self._editor.laid)

    @Property(int, notify=changed)
    def pickedCount(self) -> int:
        return len(self._editor.picked)

    @Property(bool, notify=changed)
    def pickedLaid(self) -> bool:
        return any(tile not in self._editor.on_rack for tile in self._editor.picked)

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        draft = self._editor.draft
        return self._editor.active and draft is not None and bool(draft.past)

    @Property(bool, notify=changed)
    def canRestore(self) -> bool:
        draft = self._editor.draft
        return self._editor.active and draft is not None and draft.rearranged

    @Property(bool, notify=changed)
    def canTidy(self) -> bool:
        return self._editor.active and bool(self._editor.sets)

    def _get_offers_laying(self) -> bool:
        return self.offers_laying and self._editor.preview is not None

    offersLaying = Property(bool, _get_offers_laying, notify=changed)
    """Whether the button that ends the turn lays the tiles that are shown."""

    @Property(bool, notify=changed)
    def canPlay(self) -> bool:
        return self._can_play

    @property
    def _can_play(self) -> bool:
        return self._editor.active and self._obstacle is None and self._editor.preview is None

    @Property(bool, notify=changed)
    def ghostly(self) -> bool:
        return self._editor.preview is not None

    @Property(bool, notify=changed)
    def canDraw(self) -> bool:
        return self._editor.active and self._view is not None and bool(self._view.bank)

    @Property(bool, notify=changed)
    def canPass(self) -> bool:
        return self._can_pass

    @property
    def _can_pass(self) -> bool:
        return self._editor.active and self._view is not None and not self._view.bank

    @Property(int, notify=changed)
    def travelling(self) -> int:
        """How many tiles travel one after another with the last event, including any wait before them."""
        return max(self._editor.travellers.values(), default=-1) + 1

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def trails(self) -> list[Fields[Trail]]:
        playback = self._editor.playback
        return [] if playback is None else [fields(trail) for trail in playback.trails]

    @property
    def stages_left(self) -> int:
        playback = self._editor.playback
        return 0 if playback is None else playback.left

    @Property(bool, notify=changed)
    def looksBefore(self) -> bool:
        return self._editor.looks_before

    @Property("QVariantMap", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def newSet(self) -> dict[str, float]:
        """The free area that is kept for one more set; empty if there is none."""
        return fields(self._editor.room)

    @Property(QRectF, notify=refusedAreaChanged)
    def refusedArea(self) -> QRectF:
        """The area of what is just being refused; empty if it has no place on the table."""
        return QRectF(*self._refused_area)

    @Property(float, notify=changed)
    def tableTile(self) -> float:
        return self._editor.table_layout.tile

    @Property(float, notify=changed)
    def rackTile(self) -> float:
        return self._editor.rack_layout.tile

    # ------------------------------------------------------------------ what the player does

    @Slot(QRectF, QRectF, float, float, float)
    def measure(self, table: QRectF, rack: QRectF, least: float, most: float, on_rack: float) -> None:
        self._editor.measure(ScreenAreas(_area(table), _area(rack), least, most, on_rack))
        self._refresh()

    @Slot(float, float, result=str)
    def tileAt(self, x: float, y: float) -> str:
        return self._editor.tile_at(x, y) or ""

    @Slot(float, float, result=int)
    def heldAt(self, x: float, y: float) -> int:
        held = self._editor.table_layout.held_at(x, y) if self._editor.active else None
        return -1 if held is None else held

    @Slot(str, bool, result=bool)
    def pick(self, tile: str, add: bool) -> bool:
        return not self._dismissed() and self._picked(tile, self._editor.pick([tile], add))

    @Slot(str, result=bool)
    def toggle(self, tile: str) -> bool:
        return not self._dismissed() and self._picked(tile, self._editor.toggle(tile))

    @Slot(str, result=bool)
    def pickWhole(self, tile: str) -> bool:
        return not self._dismissed() and self._picked(tile, self._editor.pick(self._editor.whole(tile)))

    def _picked(self, tile: str, refusal: Rejection | None) -> bool:
        return self._did(refusal, area=self._editor.area_of(tile))

    @Slot(QRectF)
    def pickInside(self, area: QRectF) -> None:
        if not self._dismissed():
            self._editor.pick_inside(_area(area))
            self._did(None)

    @Slot()
    def dropPicked(self) -> None:
        self._editor.drop_picked()
        self._refresh()

    @Slot(float, float, int, result="QVariantMap")
    def aim(self, x: float, y: float, grabbed: int) -> dict[str, Any]:
        """Return the kind and the area of the place where tiles would go if held by the tile ``grabbed``.

        The kind is ``refused`` if they can't go there.
        """
        target = self._editor.target_under(x, y, grabbed)
        refused = self._editor.refusal_of(target) is not None
        area = self._editor.area_around(target) if refused else target.area
        return {"kind": "refused" if refused else target.kind, **fields(area)}

    @Slot(float, float, result=bool)
    def putAt(self, x: float, y: float) -> bool:
        target = self._editor.target_at(x, y)
        return self._did(self._editor.put(target), keep=True, area=self._editor.area_around(target))

    @Slot(float, float, int)
    def letGo(self, x: float, y: float, grabbed: int) -> None:
        """Put the carried tiles down where they are seen; if that is refused, they go back."""
        target = self._editor.target_under(x, y, grabbed)
        area = self._editor.area_around(target)
        refusal = self._editor.put(target)
        self.dropPicked()
        self._did(refusal, keep=True, area=area)

    @Slot(result=bool)
    def putNew(self) -> bool:
        return self._did(self._editor.put(DropTarget("new")), keep=True)

    @Slot(result=bool)
    def belongs(self) -> bool:
        return self._editor.belongs

    @Slot(result=bool)
    def putInPlace(self) -> bool:
        return self._did(self._editor.put_in_place(), keep=True)

    @Slot(result=bool)
    def takeBack(self) -> bool:
        back = next((tile for tile in self._editor.picked if tile not in self._editor.on_rack), "")
        return self._did(self._editor.take_back(), keep=True, area=self._editor.area_of(back))

    @Slot(int, int)
    def nudge(self, columns: int, rows: int) -> None:
        self._editor.nudge(columns, rows)
        self._did(None, keep=True)

    @Slot(result=bool)
    def undoTile(self) -> bool:
        return self._did(self._editor.undo(), keep=True)

    @Slot(result=bool)
    def undoTurn(self) -> bool:
        return self._did(self._editor.restore(), keep=True)

    @Slot(result=bool)
    def tidy(self) -> bool:
        return self._did(self._editor.tidy(), keep=True)

    @Slot(bool)
    def sort(self, by_runs: bool) -> None:
        self._editor.sort(by_runs)
        self._did(None, keep=True)

    @Slot(bool)
    def lookBefore(self, wanted: bool) -> None:
        self._editor.look_before(wanted)
        self._did(None)

    @Slot()
    def play(self) -> None:
        self._question.ask_about_drawing(False)
        fault = self._obstacle.facts.get("set") if self._obstacle is not None else None
        area = NO_AREA if fault is None else self._editor.table_layout.box(self._editor.sets[fault].id)
        with self._refusing(area):
            self.moveWanted.emit(to_plain(Play(self._editor.table)))

    @Slot()
    def draw(self) -> None:
        """Draw a tile, or pass if there is none; a player who has laid tiles is asked first."""
        if self._can_pass:
            self.moveWanted.emit(to_plain(Pass()))
        elif self._editor.active and self._editor.laid:
            self._question.ask_about_drawing(True)
        else:
            self.moveWanted.emit(to_plain(Draw()))

    @Slot("QVariantList", result="QVariantList")
    def scoreCard(self, names: Sequence[str]) -> list[Fields[parts.ScoredGame]]:
        results = () if self._view is None else self._view.results
        return [fields(game) for game in parts.score_rows(results, names)]

    @Slot(str, result=str)
    def drawnText(self, tile: str) -> str:
        return drawn_tile(tile) if tile in KIND_OF else ""

    # ------------------------------------------------------------------ following the game

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        if self._owner_now is not None:
            (self._editor.owner,), self._owner_now = self._owner_now, None
        self._begin(view, event)
        self._editor.show(view, event, mine)
        is_own_opening = (
            isinstance(event, events.TilesPlayed) and event.opening and event.seat == self._editor.owner
        )
        self._changed = _changed_tiles(event) if is_own_opening else frozenset()
        self._refresh()

    def _begin(self, view: State, event: Value | None) -> None:
        # A position that is shown outside of a game comes without names.
        if len(self.names) != len(view.racks):
            self.names = ("",) * len(view.racks)
        self.banner = status.banner(event, self.names)

    def show_moment(
        self, before: State | None, view: State, event: events.Event | None, seat: Seat | None
    ) -> Sequence[str]:
        if self._owner_now is None:
            self._owner_now = (self._editor.owner,)
        # News since the owner's last turn is only told in the present.
        self._editor.since = ()
        self.news = ()
        self._editor.owner = seat
        self._begin(view, None)
        self._changed = _changed_tiles(event)
        self._editor.show(view, None, None)
        self._refresh()
        return tuple(self._changed)

    def follow(self, events: Sequence[events.Event], names: Sequence[str], viewer: Seat | None) -> None:
        self._editor.since = status.since_turn(events, viewer)
        self.news, self.names = status.news_texts(self._editor.since, names), names

    def stages(self, event: events.Event, viewer: Seat | None) -> int:
        if not isinstance(event, events.TilesPlayed) or event.seat == viewer:
            return 0
        return len(played_move(event.before, event.after).steps)

    def show_first_stage(self, view: State, event: Value | None, mine: Seat | None) -> None:
        self._begin(view, event)
        self._editor.show(view, event, mine, in_stages=True)
        self._refresh()

    def show_stage(self, stage: int) -> None:
        self._editor.show_stage(stage)
        self._refresh()

    def score_text(self, view: State, seat: Seat) -> str:
        """Return how many tiles the seat still has or, at the end, the big points, which rank the seats."""
        if view.phase == "over":
            return messages.big_points_text(view.points[1][seat])
        return messages.tiles_text(len(view.racks[seat]))

    def event_text(self, event: events.Event, names: Sequence[str]) -> str:
        """Return the sentence for an event in the log.

        It is empty when somebody kept a rack or hesitated over an announcement, because that would show what
        they could have done.
        """
        if isinstance(event, events.RackKept) or (
            isinstance(event, events.TimeRanOut) and event.outcome == "closed"
        ):
            return ""
        return messages.event(to_plain(event), names)

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        editor = self._editor
        if editor.view is None:
            return ()
        numbers = self._numbers.of(editor.view.game, editor.table)
        return spoken.answers(
            editor.view,
            editor.table,
            numbers,
            None if editor.owner is None else editor.on_rack,
            editor.owner,
            (editor.own_points, editor.points_to_open),
            thing,
            names,
        )

    def prompt(self, names: Sequence[str]) -> str:
        return ""  # the strip over the rack tells what can be done

    def spoken_text(self, event: events.Event, text: str, names: Sequence[str]) -> str:
        """Return the sentence for an event as it is heard; a move is told with the numbers of the sets.

        The beginning of a turn is left out, because the table asks whoever is on turn and tells what others
        do. So is a tile that the owner of the screen draws; they alone are told its name.
        """
        view = self._editor.view
        match event:
            case events.TilesPlayed() if view is not None:
                return spoken_move(event, view.game, names[event.seat], self._numbers)
            case events.TurnBegan():
                return ""
            case events.TileDrawn(seat=seat, tile=tile) if tile != HIDDEN:
                if seat == self._editor.owner:
                    self.ownTold.emit(drawn_tile(tile))
                return ""
        return text

    def matters(self, event: events.Event) -> bool:
        """Return whether a player opened or laid many tiles at once, or something else decisive happened."""
        if isinstance(event, events.TilesPlayed):
            return event.opening or len(event.laid) >= messages.BIG
        turns = (
            events.TableSwept
            | events.TimeRanOut
            | events.Announced
            | events.RedealAsked
            | events.StarterFound
        )
        return isinstance(event, turns | events.TilesShuffled | events.GameScored | events.GameEnded)

    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        view, move = self._editor.view, to_plain(advice.move)
        if view is None:
            return OptionWorth(messages.move(move))
        told, games = messages.option(view, move), view.options.games_per_match
        return hints.worth_of(told, advice.facts, view.seats, games, [each.facts for each in among])

    def difference(self, options: Sequence[Any], played: Any) -> str:
        view, seat = self._editor.view, self._editor.mine
        if view is None or seat is None:
            return ""
        claim = hints.difference(view, seat, options, played)
        return "" if claim is None else hints.DIFFERENCES.text(claim)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return where to look, then which tiles go where and why, and then what it would look like.

        If it is best to lay nothing, it is a single step with the reason.
        """
        view, seat, plan = self._editor.view, self._editor.mine, self._plan_of(options)
        if view is None or seat is None or not options:
            return ()
        if plan is None and isinstance(options[0].move, Play):
            return ()
        if plan is None:
            reason = hints.reason_of(view, seat, options)
            return (HintStep(hints.claim_text(reason), claim=reason),)
        reason = hints.reason_to_lay(view, seat, plan, options)
        why = hints.claim_text(reason)
        if not plan.steps:
            return (HintStep(why, plan.returned, claim=reason),)
        marks = hints.marks_of(plan, hints.WHICH)
        told = [why, *([translated(CONTEXT, hints.LETTERED)] if marks.letters else [])]
        told += [translated(CONTEXT, hints.BACK_FIRST)] if plan.returned else []
        look = hints.where_to_look(plan)
        return (
            HintStep(hints.claim_text(look), plan.concerned, translated(CONTEXT, hints.TELL_HOW), look),
            HintStep(" ".join(told), tuple(marks.lit), translated(CONTEXT, hints.SHOW), reason, why),
            HintStep(translated(CONTEXT, hints.SHOWN_SO), (), translated(CONTEXT, hints.ACCEPT)),
        )

    def show_hint(self, options: Sequence[Any], step: int) -> None:
        # A player who asks for a hint is still thinking about what to lay.
        if options:
            self._question.ask_about_drawing(False)
        self._mark_hint(options, step)

    def _mark_hint(self, options: Sequence[Any], step: int) -> None:
        """Mark what a step of the hint is about; the last one shows the tiles as they would lie."""
        plan, self._marks = self._plan_of(options), hints.NO_MARKS
        self._editor.drop_preview()
        self._hinted = None
        if plan is not None:
            self._marks = hints.marks_of(plan, step)
            if step == hints.SHOWN:
                self._editor.show_preview(plan.table, tuple(plan.letters))
            self._hinted = self._editor.draft
        self._refresh()

    def next_press(self, option: Any) -> HintStep | None:
        if answered := self._question.next_press(option.move):
            return answered
        if not isinstance(option.move, Play):
            return HintStep("", ("draw",))
        plan = self._plan_of((option,))
        if plan is None:
            return None
        is_laid = not (plan.steps or plan.returned)
        return HintStep("" if is_laid else translated(CONTEXT, hints.SHOWN_SO), ("play",))

    def show_cue(self, option: Any) -> None:
        plan = None if option is None else self._plan_of((option,))
        is_shown = plan is not None and bool(plan.steps or plan.returned)
        if is_shown or self.offers_laying:
            self._mark_hint((option,) if is_shown else (), hints.SHOWN)
        self.offers_laying, self._hinted = is_shown, None

    def accept_hint(self) -> None:
        self._marks = hints.NO_MARKS
        self._editor.accept_preview()
        self._did(None, keep=True)

    def _plan_of(self, options: Sequence[Any]) -> hints.HintPlan | None:
        """Return the way from the draft to the best option, ``None`` if it lays no tiles."""
        draft = self._editor.draft
        if not options or not isinstance(options[0].move, Play) or not self._editor.active or draft is None:
            return None
        if self._planned is None or self._planned[0] is not options[0].move or self._planned[1] != draft:
            self._planned = options[0].move, draft, hints.plan_of(draft, options[0].move)
        return self._planned[2]

    @property
    def _hint_left_behind(self) -> bool:
        gone = self._marks.ghosts and self._editor.preview is None
        return self._hinted is not None and (bool(gone) or self._editor.draft != self._hinted)

    def show_odds(self, odds: Any) -> None:
        self._layable = frozenset(odds["layable"]) if odds else frozenset()
        self._refresh()

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        """Return the seat's small points game by game, with the big points as the name of the picture."""
        return [
            EndLine(
                signed(result.small_points[seat]), result.small_points[seat], str(result.big_points[seat])
            )
            for result in view.results
        ]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        card, big = score_table_of(view, names), view.points[1]
        ties = status.tie_reasons(
            [(names[each.seat], each.rank, big[each.seat]) for each in GAME.standings(view)]
        )
        return replace(card, remarks=(*card.remarks, Remarks("", tuple(ties)))) if ties else card

    def friendly_fact(self, events: Sequence[events.Event], names: Sequence[str]) -> str:
        return messages.friendly_fact([to_plain(event) for event in events], names)

    def memory(self) -> Any:
        return self._editor.to_plain()

    def recall(self, memory: Any) -> None:
        self._editor.memory = ArrangementMemory(memory)

    def time_up(self) -> TimeUp:
        return TimeUp(self._editor.table)

    # ------------------------------------------------------------------ rows

    @contextmanager
    def _refusing(self, area: Area) -> Iterator[None]:
        """Show at an area anything that is refused meanwhile."""
        self._refused_area = area
        self.refusedAreaChanged.emit()
        yield
        self._refused_area = NO_AREA
        self.refusedAreaChanged.emit()

    def _did(self, refusal: Rejection | None, keep: bool = False, area: Area = NO_AREA) -> bool:
        """Show what was done, or tell at its area why it can't be; return whether it was done."""
        if refusal is not None:
            self._framed.set_rows(parts.frame_rows(self._editor, self._marks, refusal.facts.get("homes", ())))
            with self._refusing(area):
                self.refusal.emit(refusal)
            return False
        left_behind = self._hint_left_behind
        self._refresh()
        if left_behind:
            self._hinted = None
            self.hintOver.emit()
        if touch := self._editor.take_touch():
            self.sounded.emit(TOUCH_SOUNDS[touch])
        if keep:
            self.kept.emit()
        return True

    def _dismissed(self) -> bool:
        """Take away the tiles that a hint shows, if any, because the player did something else."""
        if self._editor.preview is None:
            return False
        self._editor.drop_preview()
        self._did(None)
        return True

    def _refresh(self) -> None:
        editor = self._editor
        if editor.view is None:
            return
        faults = editor.faults()
        rows = parts.set_rows(editor, faults)
        worst = sorted(rows, key=lambda row: row.started)
        self._obstacle = editor.obstacle() if editor.active else None
        if not editor.active or self._hint_left_behind:
            self._marks = hints.NO_MARKS
        numbers = parts.numbered(editor, self._numbers)
        tiles = parts.tile_rows(
            editor, numbers, self._marks, self._layable, self._changed, self._owner_now is not None
        )
        self._spoken.show(numbers, lambda: self._tiles.set_rows(tiles))
        self._framed.set_rows(parts.frame_rows(editor, self._marks))
        self._faulty.set_rows(rows)
        self._seats.set_rows(parts.seat_rows(editor.view))
        fault = worst[0].reason if worst else ""
        unfinished = bool(worst) and worst[0].started
        self._line.show(
            status.Draft(len(editor.picked), len(editor.laid), fault, unfinished, self._can_play),
            self.news,
            self.names,
        )
        self._question.show()
        self.changed.emit()

    def _fault_at(self, x: float, y: float) -> str:
        found = self._editor.table_layout.under(x, y)
        rows = [row for row in self._faulty.rows if found is not None and row.set == found[0]]
        return rows[0].reason if rows else ""

    @property
    def _view(self) -> State | None:
        return self._editor.view


def _changed_tiles(event: Value | None) -> frozenset[Tile]:
    """Return the tiles that an event has brought to another place; unseen ones are only ``HIDDEN``."""
    match event:
        case events.TilesPlayed(before=before, after=after, laid=laid):
            return frozenset(laid) | played_move(before, after).moved
        case events.TableSwept(laid=laid, taken=taken, returned=returned):
            return frozenset((*laid, *taken, *returned))
        case events.TilesReturned(tiles=tiles):
            return frozenset(tiles)
        case events.TileDrawn(tile=tile):
            return frozenset((tile,))
    return frozenset()


def _area(rect: QRectF) -> Area:
    return Area(rect.x(), rect.y(), rect.width(), rect.height())

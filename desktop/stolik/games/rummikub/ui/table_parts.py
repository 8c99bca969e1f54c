"""The parts of the view model: its rows, the line over the rack, the question, and the spoken table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Rejection, Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, sentence, translated
from stolik.engine.view_model import HintStep
from stolik.games.rummikub.rules.moves import SeatMove
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.sets.melds import LEAST, Meld, read
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES, Tile, is_joker
from stolik.games.rummikub.ui import status
from stolik.games.rummikub.ui.hints import HintMarks
from stolik.games.rummikub.ui.messages import opening_text, reason, tiles_text
from stolik.games.rummikub.ui.names import (
    CONTEXT,
    COUNTED_SETS,
    SetNumbers,
    place_in_set,
    rack_place,
    set_summary,
)
from stolik.games.rummikub.ui.names import tile as tile_name
from stolik.games.rummikub.ui.printed import verdict
from stolik.games.rummikub.ui.spoken import TileAction, carry_out, question_held, tile_actions
from stolik.games.rummikub.ui.table_editor import TableEditor
from stolik.models.rows import RowsModel


class TileRow(NamedTuple):
    """A visible tile.

    ``place`` is its corner and width, its turn among the tiles that travel there, and the seat that it comes
    from, with -1 for none. ``label`` tells everything that can be seen of it. ``order`` is its place in its
    set or on the rack, from 0, and ``rank`` its place among the picked tiles. ``stands`` is the number that a
    joker stands for, 0 if that isn't settled. ``letter`` is that of a hint, or "-" if the tile goes back to
    the rack. ``layable`` tiles can be laid now; ``changed`` tiles got to their places at the past moment that
    is shown, or with the player's own opening. Tiles of a ``doublet`` that gives the right to a new deal are
    lit too, and have its letter.
    """

    tile: Tile
    place: tuple[float, ...]
    zone: str
    set: int = -1
    row: int = -1
    column: int = -1
    label: str = ""
    order: int = 0
    fresh: bool = False
    laid: bool = False
    moved: bool = False
    news: bool = False
    shifted: bool = False
    picked: bool = False
    rank: int = 0
    stands: int = 0
    lit: bool = False
    letter: str = ""
    ghost: bool = False
    layable: bool = False
    changed: bool = False
    doublet: bool = False


class SetRow(NamedTuple):
    """A set in disorder; if it is ``started``, it only lacks tiles.

    ``badge`` is its mark: how many of the needed tiles are there, if all of them are the player's own,
    otherwise an exclamation mark.
    """

    set: int
    area: QRectF
    started: bool
    reason: str
    badge: str


class FrameRow(NamedTuple):
    set: int
    area: QRectF
    label: str


class SeatRow(NamedTuple):
    """Everything that can be seen of a seat, in words; ``scored`` says whether it has points.

    When the match is ``over``, the card itself shows the big points.
    """

    seat: int
    spoken: str
    opening: str
    big: str
    small: str
    scored: bool
    over: bool
    opened: bool
    announced: bool
    needed: int


_RANKS: Final[Mapping[Tile, int]] = {tile: at for at, tile in enumerate(TILES)}


def tile_rows(
    editor: TableEditor,
    numbers: Mapping[int, int],
    marks: HintMarks,
    layable: Collection[Tile],
    changed: Collection[Tile],
    past: bool,
) -> list[TileRow]:
    """Return a row for each visible tile.

    ``numbers`` are the spoken numbers of the sets, by id. While a ``past`` moment is shown, no tile is fresh.
    """
    laid, moved, fresh = editor.laid, editor.moved, frozenset() if past else editor.order.fresh
    news, shifted, playback = editor.news, editor.shifted, editor.playback
    staying = playback.staying if playback is not None else {}
    unseen = playback.unseen if playback is not None else frozenset()
    doublets, rank = editor.doublets, {tile: at for at, tile in enumerate(editor.picked)}
    origin = -1 if editor.origin is None else editor.origin
    rows: list[TileRow] = []

    def add(spot: str, tile: Tile, corner: Sequence[float], wide: float, **more: Any) -> None:
        turn = editor.travellers.get(tile, -1)
        row = TileRow(
            tile,
            (*corner, wide, turn, origin if turn >= 0 else -1),
            laid=tile in laid and not editor.looks_before,
            moved=tile in moved and not editor.looks_before,
            news=tile in news,
            shifted=tile in shifted and tile not in staying,
            picked=tile in rank,
            rank=rank.get(tile, 0),
            lit=tile in marks.lit or tile in doublets,
            letter="-" if tile in marks.returned else marks.letters.get(tile, doublets.get(tile, "")),
            doublet=tile in doublets,
            ghost=tile in marks.ghosts,
            changed=tile in changed,
            **more,
        )
        rows.append(row._replace(label=_label(row, spot)))

    for one in editor.sets:
        meld = read(one.tiles)
        for index, tile in enumerate(one.tiles):
            stands = meld.numbers[index] if isinstance(meld, Meld) and is_joker(tile) else 0
            spot = place_in_set(index, len(one.tiles), numbers[one.id])
            more: dict[str, Any] = {"zone": "cloth", "set": one.id, "order": index}
            if tile in staying:
                add(spot, tile, staying[tile][:2], staying[tile][2], **more)
            elif tile not in unseen:
                corner = editor.table_layout.place(one.id, index)
                add(spot, tile, corner, editor.table_layout.tile, stands=stands, **more)
    for order, tile in enumerate(editor.on_rack):
        row, column = editor.order.place_of(tile) or (0, 0)
        corner = editor.rack_layout.place(row, column)
        more = {"row": row, "column": column, "fresh": tile in fresh, "layable": tile in layable}
        spot = rack_place(tile, editor.on_rack)
        add(spot, tile, corner, editor.rack_layout.tile, zone="rack", order=order, **more)
    return sorted(rows, key=lambda row: _RANKS[row.tile])


def _label(row: TileRow, spot: str) -> str:
    """Return a tile's row in words; ``spot`` is its place in its set, or which of two equal tiles it is."""
    where = "fresh" if row.fresh else "rack"
    if row.zone != "rack":
        where = next((each for each in ("laid", "moved", "news", "shifted") if getattr(row, each)), "")
    mark = next((each for each in ("lit", "changed", "layable") if getattr(row, each)), "")
    # A tile that isn't lit only shows the letter of its set, and goes nowhere.
    if row.letter and row.lit:
        mark = "doublet" if row.doublet else "returned" if row.letter == "-" else "letter"
    return status.tile_label(
        tile_name(row.tile),
        spot,
        stands=row.stands,
        where=where,
        mark="ghost" if row.ghost else mark,
        letter=row.letter,
        picked=row.picked,
    )


def set_rows(editor: TableEditor, faults: Mapping[int, Rejection]) -> list[SetRow]:
    rows = []
    for set_id, fault in faults.items():
        started, tiles = fault.code == "too_few_tiles", fault.facts["tiles"]
        gathered = started and editor.laid.issuperset(tiles)
        badge = f"{len(tiles)}/{LEAST}" if gathered else "!"
        area = QRectF(*editor.table_layout.box(set_id))
        rows.append(SetRow(set_id, area, started, reason(fault.code, fault.facts), badge))
    return rows


def frame_rows(editor: TableEditor, marks: HintMarks, homes: Collection[int] = ()) -> list[FrameRow]:
    """Return a row for each set that a hint frames or, if given, for ``homes`` that the tiles in hand fit."""
    rows = []
    for one in editor.sets:
        if one.id in (homes or marks.sets):
            letter = "" if homes else marks.goals.get(one.id, "")
            area = QRectF(*editor.table_layout.box(one.id))
            rows.append(FrameRow(one.id, area, status.frame_text(letter, is_home=bool(homes))))
    return rows


def seat_rows(view: State) -> list[SeatRow]:
    small, big = view.points
    return [
        SeatRow(
            seat,
            status.seat_text(view, seat),
            status.opening_word(view, seat),
            *status.points_texts(big[seat], small[seat]),
            bool(view.results),
            view.phase == "over",
            view.opened[seat],
            view.announced[seat],
            view.options.needed_by(seat),
        )
        for seat in range(len(view.racks))
    ]


class ScoreLine(NamedTuple):
    """What is written down for a player: the points, the sentence that proves them, and its tiles."""

    seat: Seat
    place: int
    small: int
    big: int
    reason: str
    sets: list[list[Tile]]
    rack: list[Tile]
    culprit: str


class ScoredGame(NamedTuple):
    """A finished game on the score card."""

    game: int
    lines: list[ScoreLine]


def score_rows(results: Sequence[GameResult], names: Sequence[str]) -> list[ScoredGame]:
    return [
        ScoredGame(
            number,
            [
                ScoreLine(
                    one.seat,
                    result.places[one.seat],
                    one.points,
                    result.big_points[one.seat],
                    verdict(to_plain(one), names),
                    [list(tiles) for tiles in one.sets],
                    [] if one.sets else sorted(one.rack, key=lambda tile: _RANKS[tile]),
                    one.tile or "",
                )
                for one in sorted(result.verdicts, key=lambda one: result.places[one.seat])
            ],
        )
        for number, result in enumerate(results, 1)
    ]


# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Rummikub"
QML_IMPORT_MAJOR_VERSION = 1


class GroupRow(NamedTuple):
    """A set as a group of tiles, with its number and its description."""

    set: int
    number: int
    area: QRectF
    summary: str


TABLE: Final = N_("rummikub", "Table, {sets}, {tiles}")
EMPTY_TABLE: Final = N_("rummikub", "Table, empty")
OWN_RACK: Final = N_("rummikub", "Your rack, {tiles}")
COVERED_RACK: Final = N_("rummikub", "The rack is hidden")


@QmlElement
@QmlUncreatable("The view model makes it.")
class SpokenTable(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The sets as groups with summaries, and the actions for the tiles in hand.

    ``done`` is called with the refusal of an action, or ``None``, and whether the action is worth saving; it
    returns whether the action was done.
    """

    changed = Signal()

    def __init__(self, editor: TableEditor, done: Callable[[Rejection | None, bool], bool], parent: QObject):
        super().__init__(parent)
        self._editor = editor
        self._done = done
        self._numbers: Mapping[int, int] = {}
        self._groups = RowsModel(GroupRow, self)
        self._actions = RowsModel(TileAction, self)

    def show(self, numbers: Mapping[int, int], show_tiles: Callable[[], object]) -> None:
        """Set the groups, with the numbers of the sets by id; ``show_tiles`` sets the tiles in them."""
        self._numbers = numbers
        rows = group_rows(self._editor, numbers)
        # A removed set stays until its tiles have left it, so that these keep the keyboard.
        here = {row.set for row in rows}
        self._groups.set_rows([*rows, *(row for row in self._groups.rows if row.set not in here)])
        show_tiles()
        self._groups.set_rows(rows)
        self.changed.emit()

    @Property(RowsModel, constant=True)
    def groups(self) -> RowsModel[GroupRow]:
        return self._groups

    @Property(RowsModel, constant=True)
    def actions(self) -> RowsModel[TileAction]:
        return self._actions

    @Property(str, notify=changed)
    def tableSummary(self) -> str:
        return table_summary(self._editor)

    @Property(str, notify=changed)
    def rackSummary(self) -> str:
        return rack_summary(self._editor)

    @Property(str, notify=changed)
    def question(self) -> str:
        return question_held(self._editor)

    @Slot(result=bool)
    def findActions(self) -> bool:
        found = tile_actions(self._editor, self._numbers)
        self._actions.set_rows(found)
        return bool(found)

    @Slot(int, result=bool)
    def act(self, number: int) -> bool:
        action = self._actions.rows[number]
        keep = action.kind not in ("more", "drop", "whole")
        return self._done(carry_out(self._editor, action), keep)


def numbered(editor: TableEditor, numbers: SetNumbers) -> dict[int, int]:
    """Return the spoken number of each set on the screen, by its id."""
    game = editor.view.game if editor.view is not None else 0
    found = numbers.of(game, (one.tiles for one in editor.sets))
    return {one.id: number for one, number in zip(editor.sets, found, strict=True)}


def group_rows(editor: TableEditor, numbers: Mapping[int, int]) -> list[GroupRow]:
    rows = []
    for one in sorted(editor.sets, key=lambda one: numbers[one.id]):
        area, number = QRectF(*editor.table_layout.box(one.id)), numbers[one.id]
        rows.append(GroupRow(one.id, number, area, set_summary(number, one.tiles)))
    return rows


def table_summary(editor: TableEditor) -> str:
    if not editor.sets:
        return translated(CONTEXT, EMPTY_TABLE)
    facts = {
        "sets": sentence(CONTEXT, COUNTED_SETS, {}, count=len(editor.sets)),
        "tiles": tiles_text(sum(len(one.tiles) for one in editor.sets)),
    }
    return sentence(CONTEXT, TABLE, facts)


def rack_summary(editor: TableEditor) -> str:
    if editor.owner is None:
        return translated(CONTEXT, COVERED_RACK)
    return sentence(CONTEXT, OWN_RACK, {"tiles": tiles_text(len(editor.on_rack))})


@QmlElement
@QmlUncreatable("The view model makes it.")
class TurnLine(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The line over the rack, and the progress of an opening.

    ``fault_at`` returns the fault of the set at a point, empty if there is none.
    """

    changed = Signal()
    lineChanged = Signal()

    def __init__(self, editor: TableEditor, fault_at: Callable[[float, float], str], parent: QObject) -> None:
        super().__init__(parent)
        self._editor = editor
        self._fault_at = fault_at
        self._draft = status.Draft()
        self._news: Sequence[str] = ()
        self._names: Sequence[str] = ()
        self._pointed = ""
        self._by_ear = False
        self._narrow = False

    def show(self, draft: status.Draft, news: Sequence[str], names: Sequence[str]) -> None:
        """Describe a draft; ``news`` tells the deeds of others, from the fullest version to the briefest."""
        self._draft, self._news, self._names, self._pointed = draft, news, names, ""
        self.changed.emit()
        self.lineChanged.emit()

    @Property("QStringList", notify=lineChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def lines(self) -> list[str]:
        """The line, from the fullest version to the briefest; empty if there is nothing to tell."""
        if self._editor.looks_before:
            return [status.before_text()]
        if not self._editor.active:
            return list(self._news)
        if (told := self._told) or self._draft.laid:
            return [told] if told else []
        ask = self._asked
        return [f"{telling}  {ask}" for telling in self._news] or [ask]

    @Property(bool, notify=lineChanged)
    def asks(self) -> bool:
        return self._editor.active and not (self._editor.looks_before or self._told or self._draft.laid)

    @Property(str, notify=lineChanged)
    def ask(self) -> str:
        return self._asked

    @property
    def _asked(self) -> str:
        view = self._editor.view
        if view is None or not self._editor.active:
            return ""
        return status.ask_text(view, view.turn, self._names, briefly=self._narrow)

    @property
    def _told(self) -> str:
        view = self._editor.view
        if view is None or not self._editor.active:
            return ""
        return status.draft_text(view, view.turn, self._draft, pointed=self._pointed, by_ear=self._by_ear)

    @Property(bool, notify=lineChanged)
    def wrong(self) -> bool:
        told = self._pointed or (self._draft.fault and not self._draft.unfinished)
        return self._editor.active and not self._editor.looks_before and bool(told)

    @Property(bool, notify=changed)
    def opening(self) -> bool:
        view = self._editor.view
        return view is not None and self._editor.active and status.must_open(view, view.turn)

    @Property(int, notify=changed)
    def points(self) -> int:
        return self._editor.own_points

    @Property(int, notify=changed)
    def needed(self) -> int:
        return self._editor.points_to_open

    @Property(str, notify=changed)
    def openingText(self) -> str:
        return opening_text(self._editor.own_points, self._editor.points_to_open)

    @Property(str, notify=changed)
    def openingSpoken(self) -> str:
        return status.opening_spoken(self._editor.own_points, self._editor.points_to_open)

    def _get_by_ear(self) -> bool:
        return self._by_ear

    def _set_by_ear(self, by_ear: bool) -> None:
        if by_ear != self._by_ear:
            self._by_ear = by_ear
            self.lineChanged.emit()

    byEar = Property(bool, _get_by_ear, _set_by_ear)
    """Whether keys are named instead of clicks."""

    def _get_narrow(self) -> bool:
        return self._narrow

    def _set_narrow(self, narrow: bool) -> None:
        if narrow != self._narrow:
            self._narrow = narrow
            self.lineChanged.emit()

    narrow = Property(bool, _get_narrow, _set_narrow)
    """Whether there is little room for the line."""

    @Slot(float, float)
    def pointAt(self, x: float, y: float) -> None:
        self._point(self._fault_at(x, y))

    @Slot()
    def pointAway(self) -> None:
        self._point("")

    def _point(self, fault: str) -> None:
        if fault != self._pointed:
            self._pointed = fault
            self.lineChanged.emit()


@QmlElement
@QmlUncreatable("The view model makes it.")
class TurnQuestion(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The question that the person at the screen is asked.

    ``submit`` makes a move; ``pass_on`` takes an answer (empty for none) while the screen goes round.
    """

    changed = Signal()

    def __init__(
        self,
        editor: TableEditor,
        submit: Callable[[dict[str, Any]], None],
        pass_on: Callable[[dict[str, Any]], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._submit = submit
        self._pass_on = pass_on
        self._goes_round = False
        self._drawing = False
        self._asked = status.NO_QUESTION

    def show(self) -> None:
        editor = self._editor
        self._drawing = self._drawing and editor.active and bool(editor.laid)
        if editor.view is None:
            return
        kind = status.kind_of_question(
            editor.view,
            editor.mine,
            editor.owner,
            entitled=editor.entitled,
            goes_round=self._goes_round,
            drawing=self._drawing,
        )
        asked = status.question(kind, goes_round=self._goes_round, laid=len(editor.laid))
        if asked != self._asked:
            self._asked = asked
            self.changed.emit()

    def ask_about_drawing(self, asked: bool) -> None:
        """Ask whether the laid tiles should go back for a draw, or stop asking."""
        if asked != self._drawing:
            self._drawing = asked
            self.show()

    @Property(str, notify=changed)
    def kind(self) -> str:
        return self._asked.kind

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._asked.title

    @Property(str, notify=changed)
    def reason(self) -> str:
        return self._asked.reason

    @Property(str, notify=changed)
    def yes(self) -> str:
        return self._asked.yes

    @Property(str, notify=changed)
    def no(self) -> str:
        return self._asked.no

    def _get_goes_round(self) -> bool:
        return self._goes_round

    def _set_goes_round(self, goes_round: bool) -> None:
        if goes_round != self._goes_round:
            self._goes_round = goes_round
            self.show()

    goesRound = Property(bool, _get_goes_round, _set_goes_round)
    """Whether everyone is only looking, one after another, before the first move."""

    def next_press(self, move: Any) -> HintStep | None:
        """Return the answer that makes a move or leads to it, ``None`` if nothing is asked."""
        asked = self._asked
        if not asked.kind:
            return None
        agrees = asked.agreed == move or (asked.declined != move and asked.kind != "draw")
        return HintStep("", ("yes" if agrees else "no",))

    @Slot()
    def agree(self) -> None:
        self._answer(self._asked.agreed)

    @Slot()
    def decline(self) -> None:
        self._answer(self._asked.declined)

    def _answer(self, move: SeatMove | None) -> None:
        self.ask_about_drawing(False)
        if self._goes_round:
            self._pass_on({} if move is None else to_plain(move))
        elif move is not None:
            self._submit(to_plain(move))

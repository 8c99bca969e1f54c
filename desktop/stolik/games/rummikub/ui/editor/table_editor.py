"""What a player does to the tiles on the screen: picks up, puts down, sorts, takes back.

No Qt here: ``ui/table_model.py`` shows what is kept here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from stolik.engine.game import Rejection
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.arrangement_memory import RackOrder
from stolik.games.rummikub.ui.editor.table_on_screen import TableOnScreen
from stolik.games.rummikub.ui.screen_layout import Area, DropTarget, Spots, lay_out_table
from stolik.games.rummikub.ui.turn_draft import TurnDraft, in_place

Touch: TypeAlias = Literal["lifted", "laid", "shifted", "returned", ""]


class TableEditor(TableOnScreen):
    """The table on the screen with the player's edits; whatever is refused leaves everything as it was.

    ``touch`` is what has just been done with tiles, for its sound: ``lifted``, ``laid`` on the
    table, ``shifted`` on the rack, or ``returned`` there.
    """

    touch: Touch = ""

    def take_touch(self) -> Touch:
        """Return what has just been done, once."""
        touch, self.touch = self.touch, ""
        return touch

    # ------------------------------------------------------------------ picking up

    def can_pick(self, tile: Tile) -> Rejection | None:
        """Return why a tile can't be picked up, or ``None``."""
        if tile in self.on_rack:
            return None
        if not self.active or self.draft is None:
            view = self.view
            drawn = view is not None and view.phase == "drawn" and self.mine == view.turn
            return Rejection("drawn_already") if drawn else Rejection("not_your_turn")
        probe = self.draft.lay([tile])
        return probe if isinstance(probe, Rejection) else None

    def pick(self, tiles: Iterable[Tile], add: bool = False) -> Rejection | None:
        """Pick tiles up, beside those picked or instead of them; one that can't be is refused."""
        wanted = list(dict.fromkeys(tiles))
        for tile in wanted:
            if (refusal := self.can_pick(tile)) is not None:
                return refusal
        self._lift([*(self.picked if add else ()), *wanted])
        return None

    def pick_inside(self, area: Area) -> None:
        """Pick up what a rectangle of the screen touches, as far as it can be."""
        self._lift([tile for tile in self.inside(area) if self.can_pick(tile) is None])

    def toggle(self, tile: Tile) -> Rejection | None:
        """Pick one tile more, or put it down again."""
        if tile in self.picked:
            self._lift([other for other in self.picked if other != tile])
            return None
        return self.pick([tile], add=True)

    def _lift(self, tiles: Iterable[Tile]) -> None:
        before = self.picked
        self._pick(list(tiles))
        self.touch = "lifted" if self.picked != before else ""

    def drop_picked(self) -> None:
        """Let go of all picked tiles, which stay where they are."""
        self._pick([])

    # ------------------------------------------------------------------ putting down

    def refusal_of(self, target: DropTarget) -> Rejection | None:
        """Return why the picked tiles can't be put down there, or ``None``."""
        if not self.picked or target.kind == "":
            return None
        back = [tile for tile in self.picked if tile not in self.on_rack]
        if target.kind == "rack" and (not back or self.draft is None):
            return None
        if not self.active or self.draft is None:
            return self.can_pick("") if self.owner is not None else None
        done = self.draft.take_back(back) if target.kind == "rack" else self._put_into(self.draft, target)
        return done if isinstance(done, Rejection) else None

    def _put_into(self, draft: TurnDraft, target: DropTarget) -> TurnDraft | Rejection:
        """Return a draft with the picked tiles put down on the table."""
        set_id, index = target.at
        if target.kind == "new":
            return draft.lay(self.picked, spot=target.spot)
        if target.kind == "joker":
            joker = next(one for one in self.sets if one.id == set_id).tiles[index]
            return draft.add_to_joker(self.picked, joker)
        return draft.add(self.picked, set_id, index)

    def put(self, target: DropTarget) -> Rejection | None:
        """Put the picked tiles down; where that is refused they stay picked."""
        if not self.picked or target.kind == "":
            return None
        if target.kind == "rack":
            return self._put_on_rack(*target.at)
        if not self.active or self.draft is None:
            return self.can_pick("") if self.owner is not None else None
        draft = self._as_seen(self.draft)
        done = self._put_into(draft, target)
        if isinstance(done, Rejection):
            return done
        home = done.find(self.picked[0]) if target.spot is not None else None
        self._edit(
            draft, done, {home.id: target.spot} if home is not None and target.spot is not None else {}
        )
        self.touch = "laid"
        return None

    @property
    def belongs(self) -> bool:
        """Whether there is one place where the picked tiles belong."""
        draft, picked = self.draft, self.picked
        return self.active and bool(draft and picked and isinstance(in_place(draft, picked), TurnDraft))

    def put_in_place(self) -> Rejection | None:
        """Lay the picked tiles where they belong; where that is refused they stay picked."""
        if not self.active or self.draft is None or not self.picked:
            return self.can_pick("")
        draft = self._as_seen(self.draft)
        done = in_place(draft, self.picked)
        if isinstance(done, Rejection):
            return done
        self._edit(draft, done)
        self.touch = "laid"
        return None

    def split(self, set_id: int, index: int) -> Rejection | None:
        """Part a set before its tile at ``index``, from 0."""
        if not self.active or self.draft is None:
            return self.can_pick("")
        draft = self._as_seen(self.draft)
        done = draft.split(set_id, index)
        if isinstance(done, Rejection):
            return done
        self._edit(draft, done)
        self.touch = "laid"
        return None

    def _put_on_rack(self, row: int, column: int) -> Rejection | None:
        back = [tile for tile in self.picked if tile not in self.on_rack]
        if back and self.draft is not None:
            draft = self._as_seen(self.draft)
            done = draft.take_back(back)
            if isinstance(done, Rejection):
                return done
            self._put_in_order(self.order.move(self.picked, row, column, done.laid - set(self.picked)))
            self._edit(draft, done)
        else:
            self._put_in_order(self.order.move(self.picked, row, column, self.laid - set(self.picked)))
            self._take(self.draft)
        self.touch = "returned" if back else "shifted"
        return None

    def take_back(self) -> Rejection | None:
        """Take the picked tiles back to the slots where they stood."""
        if self.draft is None or not self.active:
            return self.can_pick("")
        back = [tile for tile in self.picked if tile not in self.on_rack]
        draft = self._as_seen(self.draft)
        done = draft.take_back(back) if back else draft
        if isinstance(done, Rejection):
            return done
        self._edit(draft, done)
        self.touch = "returned" if back else ""
        return None

    def nudge(self, columns: int, rows: int) -> None:
        """Move the picked tiles of the rack by ``columns`` and ``rows`` slots; they stay picked."""
        picked = tuple(tile for tile in self.picked if tile in self.on_rack)
        place = self.order.place_of(picked[0]) if picked else None
        if place is not None and self.owner is not None:
            moved = self.order.move(picked, place[0] + rows, max(0, place[1] + columns), self.laid)
            self.touch = "shifted" if moved != self.order else ""
            self._put_in_order(moved)
            self._take(self.draft)
            self._pick(picked)

    def undo(self) -> Rejection | None:
        """Take the last step of the turn back."""
        if not self.active or self.draft is None:
            return Rejection("nothing_to_undo")
        done = self.draft.undo()
        if isinstance(done, Rejection):
            return done
        self._go_back(done)
        return None

    def restore(self) -> Rejection | None:
        """Put everything back as it was when the turn began."""
        if not self.active or self.draft is None or not self.draft.rearranged:
            return Rejection("nothing_to_undo")
        self._go_back(self.draft.restore())
        return None

    def tidy(self) -> Rejection | None:
        """Lay the sets of the table close together, in tiles as large as can be; a step of the turn."""
        if self.draft is None or not self.active or self.looks_before:
            return self.can_pick("")
        draft, areas = self._as_seen(self.draft), self._areas
        lengths = {one.id: len(one.tiles) for one in draft.current}
        tidied = lay_out_table(lengths, {}, areas.table, areas.least, areas.most)
        if not tidied.in_order:
            return None
        done = draft.moved_to({one: tidied.spots[one] for one in lengths})
        if done is not draft or tidied.tile != self.table_layout.tile:
            self._kept(done.current, tidied)
            self._take(done)
            self.touch = "laid"
        return None

    def show_preview(self, table: Iterable[Sequence[Tile]], order: Sequence[Tile]) -> None:
        """Show a table in the draft's place; its tiles travel there in this order."""
        if self.draft is None or not self.active or self.looks_before:
            return
        self._take(self._as_seen(self.draft))
        self.preview = self.draft.arranged(table)
        self._lay_out()
        self.travellers = {tile: at for at, tile in enumerate(order)}

    def drop_preview(self) -> None:
        """Show the draft again."""
        if self.preview is not None:
            self.preview, self.travellers = None, {}
            self._lay_out()

    def accept_preview(self) -> None:
        """Take the table that is shown for the draft; a step of the turn."""
        if self.draft is not None and (shown := self.preview) is not None:
            self.preview = None
            self._lay_out()
            self._edit(self._as_seen(self.draft), shown)
            self.touch = "laid"

    def sort(self, by_runs: bool) -> None:
        """Sort the owner's rack, since they asked for it."""
        if self.owner is not None:
            order = self.order
            done = order.sorted_by_runs(self.laid) if by_runs else order.sorted_by_groups(self.laid)
            self.touch = "returned" if done != order else ""
            self._put_in_order(done)
            self._take(self.draft)

    def look_before(self, wanted: bool) -> None:
        """Show the table as it was when the turn began, or as it is."""
        self.looks_before = wanted and self.active
        if self.looks_before:
            self.preview = None
        self.drop_picked()
        self._lay_out()

    def _put_in_order(self, order: RackOrder) -> None:
        if self.owner is not None and self.view is not None:
            self.memory.keep((self.view.game, self.owner), self.view.turns[self.owner], order)

    def _as_seen(self, draft: TurnDraft) -> TurnDraft:
        """Return the draft with every set where it is seen, also where a screen of another size moved it."""
        if self.looks_before or not self.table_layout.in_order:
            return draft
        seen = draft.placed(self.table_layout.spots)
        self._sets = self._kept(seen.current, self.table_layout)
        return seen

    def _edit(self, before: TurnDraft, done: TurnDraft, dropped: Spots | None = None) -> None:
        """Go on with a draft after an edit: what it has changed finds its place, and nothing else moves."""
        if done is not before:
            done = replace(done, current=self._settled(done.current, dropped or {}))
            if set(done.current) == set(before.current):
                done = before
        self._take(done)

    def _go_back(self, draft: TurnDraft) -> None:
        """Go on with a draft of before; its places are remembered again, since no tile may tell it apart."""
        self._take(draft)
        self._kept(self._sets, self.table_layout)
        self.touch = "returned"

    def _take(self, draft: TurnDraft | None) -> None:
        self.draft = draft
        if self.active and draft is not None:
            self._sets = draft.current
        self.travellers, self.origin, self.preview = {}, None, None
        self.drop_picked()
        self._lay_out()

    def obstacle(self) -> Rejection | None:
        """Return why the turn can't be ended so, or ``None``."""
        if not self.active or self.draft is None or self.view is None or self.mine is None:
            return self.can_pick("")
        return self.draft.obstacle(self.view, self.mine)

"""The part of the view model without Qt: sentences, scores, and what must outlive the program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import translated
from stolik.engine.score_card import Remarks, ScoreTable
from stolik.engine.view_model import Answer, EndLine, HintStep, OptionWorth, ViewModel
from stolik.games.rummikub.ai.differences import difference
from stolik.games.rummikub.rules.events import (
    Announced,
    Event,
    GameEnded,
    GameScored,
    RackKept,
    RedealAsked,
    StarterFound,
    TableSwept,
    TileDrawn,
    TilesPlayed,
    TilesReturned,
    TilesShuffled,
    TimeRanOut,
    TurnBegan,
)
from stolik.games.rummikub.rules.moves import Play, TimeUp
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State, laid_in
from stolik.games.rummikub.rules.tiles import HIDDEN, Tile
from stolik.games.rummikub.ui import hints, messages, spoken
from stolik.games.rummikub.ui.arrangement_memory import ArrangementMemory
from stolik.games.rummikub.ui.hints import (
    DIFFERENCES,
    NO_MARKS,
    SHOWN,
    WHICH,
    HintPlan,
    claim_text,
    marks_of,
    plan_of,
    reason_of,
    reason_to_lay,
    where_to_look,
)
from stolik.games.rummikub.ui.names import CONTEXT, SetNumbers, drawn_tile, lay_text, spoken_move
from stolik.games.rummikub.ui.printed import score_table_of, signed
from stolik.games.rummikub.ui.status import banner, news_texts, since_turn, tie_reasons
from stolik.games.rummikub.ui.table_editor import TableEditor
from stolik.games.rummikub.ui.turn_draft import TurnDraft, played_move


class GameViewModel(ViewModel):
    """Follows the game on a table editor, and puts it into sentences."""

    def __init__(self) -> None:
        self._editor = TableEditor()
        self.news: tuple[str, ...] = ()
        """What has happened since the viewer's last turn, from the fullest telling to the briefest."""
        self.names: Sequence[str] = ()
        """The players' names by seat."""
        self._numbers = SetNumbers()
        self.banner = ("", "")
        """The title and the sentence of a moment that all shall see, empty while there is none."""
        self._marks = NO_MARKS
        self._layable: frozenset[Tile] = frozenset()
        self._planned: tuple[Play, TurnDraft, HintPlan] | None = None
        # The tiles that have changed at the moment that is looked back at, or with the owner's opening,
        # and who owned the screen before.
        self._changed: frozenset[Tile] = frozenset()
        self._owner_now: tuple[Seat | None] | None = None
        # The draft that the present hint was given for.
        self._hinted: TurnDraft | None = None
        self.offers_laying = False
        """Whether tiles are shown as they would lie, and the button that ends the turn lays them."""

    def _refresh(self) -> None:
        """Show what the editor holds."""
        raise NotImplementedError

    def _tell_owner(self, sentence: str) -> None:
        """Tell something to the owner of the screen alone."""
        raise NotImplementedError

    @property
    def _looks_back(self) -> bool:
        return self._owner_now is not None

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        """Set the models to a view; what the player was doing goes on only in the same turn."""
        if self._owner_now is not None:
            (self._editor.owner,), self._owner_now = self._owner_now, None
        self._begin(view, event)
        self._editor.show(view, event, mine)
        is_own_opening = isinstance(event, TilesPlayed) and event.opening and event.seat == self._editor.owner
        self._changed = _changed_tiles(event) if is_own_opening else frozenset()
        self._refresh()

    def _begin(self, view: State, event: Value | None) -> None:
        """Take note of a view that is shown next, and of the event that led to it."""
        # A position that is shown for itself tells no names.
        if len(self.names) != len(view.racks):
            self.names = ("",) * len(view.racks)
        self.banner = banner(event, self.names)

    def show_moment(
        self, before: State | None, view: State, event: Event | None, seat: Seat | None
    ) -> Sequence[str]:
        """Set the models to an earlier moment, and return which tiles have changed with it."""
        if self._owner_now is None:
            self._owner_now = (self._editor.owner,)
        # What is new since the owner's last turn is told in the present only.
        self._editor.since = ()
        self.news = ()
        self._editor.owner = seat
        self._begin(view, None)
        self._changed = _changed_tiles(event)
        self._editor.show(view, None, None)
        self._refresh()
        return tuple(self._changed)

    def follow(self, events: Sequence[Event], names: Sequence[str], viewer: Seat | None) -> None:
        """Take note of what has happened since the viewer's last turn, before it is shown."""
        self._editor.since = since_turn(events, viewer)
        self.news, self.names = news_texts(self._editor.since, names), names

    def stages(self, event: Event, viewer: Seat | None) -> int:
        """Return how many sets a move of another player brings tiles to; each is shown for itself."""
        if not isinstance(event, TilesPlayed) or event.seat == viewer:
            return 0
        return len(played_move(event.before, event.after).steps)

    def show_first_stage(self, view: State, event: Value | None, mine: Seat | None) -> None:
        """Show a position, but of the move that led to it only the tiles that come to the first set."""
        self._begin(view, event)
        self._editor.show(view, event, mine, in_stages=True)
        self._refresh()

    def show_stage(self, stage: int) -> None:
        """Show the tiles that come to the next set of a move."""
        self._editor.show_stage(stage)
        self._refresh()

    def score_text(self, view: State, seat: Seat) -> str:
        """Return how many tiles the seat still has; of a finished match the big points, which rank it."""
        if view.phase == "over":
            return messages.big_points_text(view.points[1][seat])
        return messages.tiles_text(len(view.racks[seat]))

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """Return the sentence of an event for the log.

        Nothing is said of who kept a rack, or hesitated over an announcement: that would tell what they could
        have done.
        """
        if isinstance(event, RackKept) or (isinstance(event, TimeRanOut) and event.outcome == "closed"):
            return ""
        return messages.event(to_plain(event), names)

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        """Return the answers to all questions of the game; the rack is told only while it is seen."""
        editor = self._editor
        if editor.view is None:
            return ()
        rack = None if editor.owner is None else tuple(editor.on_rack)
        numbers = self._numbers.of(editor.view.game, editor.table)
        return spoken.answers(
            editor.view,
            editor.table,
            numbers,
            rack,
            editor.owner,
            (editor.own_points, editor.points_to_open),
            thing,
            names,
        )

    def prompt(self, names: Sequence[str]) -> str:
        """Return nothing: the strip over the rack tells what can be done."""
        return ""

    def spoken_text(self, event: Event, text: str, names: Sequence[str]) -> str:
        """Return the sentence of an event for who hears it: a move by the numbers of the sets.

        That a turn begins is left out: the table asks who is on turn, and tells what others do. So is a tile
        that the owner of the screen draws: they alone are told, with its name.
        """
        view = self._editor.view
        match event:
            case TilesPlayed() if view is not None:
                return spoken_move(event, view.game, names[event.seat], self._numbers)
            case TurnBegan():
                return ""
            case TileDrawn(seat=seat, tile=tile) if tile != HIDDEN:
                if seat == self._editor.owner:
                    self._tell_owner(drawn_tile(tile))
                return ""
        return text

    def matters(self, event: Event) -> bool:
        """Return whether a player opened or laid many tiles at once, or the game took a turn."""
        if isinstance(event, TilesPlayed):
            return event.opening or len(event.laid) >= messages.BIG
        turns = TableSwept | TimeRanOut | Announced | RedealAsked | StarterFound
        return isinstance(event, turns | TilesShuffled | GameScored | GameEnded)

    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        """Return an option in few words, and what it is worth."""
        view, move = self._editor.view, advice.move
        if view is None:
            return OptionWorth(messages.move(to_plain(move)))
        if isinstance(move, Play):
            told = lay_text(laid_in(view, view.turn, move.table))
        else:
            told = messages.move(to_plain(move))
        games = view.options.games_per_match
        return hints.worth_of(told, advice.facts, view.seats, games, [each.facts for each in among])

    def difference(self, options: Sequence[Any], played: Any) -> str:
        """Return how many more tiles are kept than with the best move."""
        view, seat = self._editor.view, self._editor.mine
        if view is None or seat is None:
            return ""
        claim = difference(view, seat, options, played)
        return "" if claim is None else DIFFERENCES.text(claim)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return where to look, then which tiles go where and why, then what it would look like.

        If nothing is to be laid it is one step with its reason.
        """
        view, seat, plan = self._editor.view, self._editor.mine, self._plan_of(options)
        if view is None or seat is None or not options:
            return ()
        if plan is None and isinstance(options[0].move, Play):
            return ()
        if plan is None:
            reason = reason_of(view, seat, options)
            return (HintStep(claim_text(reason), claim=reason),)
        reason = reason_to_lay(view, seat, plan)
        why = claim_text(reason)
        if not plan.steps:
            return (HintStep(why, plan.returned, claim=reason),)
        marks = marks_of(plan, WHICH)
        parts = [why, *([translated(CONTEXT, hints.LETTERED)] if marks.letters else [])]
        parts += [translated(CONTEXT, hints.BACK_FIRST)] if plan.returned else []
        look = where_to_look(plan)
        return (
            HintStep(claim_text(look), plan.concerned, translated(CONTEXT, hints.WHICH_TILES), look),
            HintStep(" ".join(parts), tuple(marks.lit), translated(CONTEXT, hints.SHOW), reason, why),
            HintStep(translated(CONTEXT, hints.SHOWN_SO), (), translated(CONTEXT, hints.ACCEPT)),
        )

    def show_hint(self, options: Sequence[Any], step: int) -> None:
        """Mark what a step of the hint speaks of; the last one shows the tiles as they would lie."""
        plan, self._marks = self._plan_of(options), NO_MARKS
        self._editor.drop_preview()
        self._hinted = None
        if plan is not None:
            self._hinted = self._editor.draft
            self._marks = marks_of(plan, step)
            if step == SHOWN:
                self._editor.show_preview(plan.table, tuple(plan.letters))
                self._hinted = self._editor.draft
        self._refresh()

    def next_press(self, option: Any) -> HintStep | None:
        """Return the button that lays the tiles shown, or ends the turn."""
        if not isinstance(option.move, Play):
            return HintStep("", ("draw",))
        plan = self._plan_of((option,))
        if plan is None:
            return None
        is_laid = not (plan.steps or plan.returned)
        return HintStep("" if is_laid else translated(CONTEXT, hints.SHOWN_SO), ("play",))

    def show_cue(self, option: Any) -> None:
        """Show the tiles as they would lie, until they lie so or the player does something else."""
        plan = None if option is None else self._plan_of((option,))
        is_shown = plan is not None and bool(plan.steps or plan.returned)
        if is_shown or self.offers_laying:
            GameViewModel.show_hint(self, (option,) if is_shown else (), SHOWN)
        self.offers_laying, self._hinted = is_shown, None

    def accept_hint(self) -> None:
        """Lay the tiles as the hint shows them, as an edit that can be taken back."""
        self._marks = NO_MARKS
        self._editor.accept_preview()
        self._refresh()

    def _plan_of(self, options: Sequence[Any]) -> HintPlan | None:
        """Return how the best option is carried out from the draft, where it is to lay tiles."""
        draft = self._editor.draft
        if not options or not isinstance(options[0].move, Play) or not self._editor.active or draft is None:
            return None
        if self._planned is None or self._planned[0] is not options[0].move or self._planned[1] != draft:
            self._planned = options[0].move, draft, plan_of(draft, options[0].move)
        return self._planned[2]

    @property
    def _hint_left_behind(self) -> bool:
        """Whether the player has done something since the hint was given."""
        gone = self._marks.ghosts and self._editor.preview is None
        return self._hinted is not None and (bool(gone) or self._editor.draft != self._hinted)

    def show_odds(self, odds: Any) -> None:
        """Mark the tiles of the rack that can be laid now, or none."""
        self._layable = frozenset(odds["layable"]) if odds else frozenset()
        self._refresh()

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        """Return the seat's small points game by game; the picture's name is the big points."""
        return [
            EndLine(
                signed(result.small_points[seat]), result.small_points[seat], str(result.big_points[seat])
            )
            for result in view.results
        ]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        """Return everybody's small and big points game by game, with the proof of them."""
        card, big = score_table_of(view, names), view.points[1]
        ties = tie_reasons([(names[each.seat], each.rank, big[each.seat]) for each in GAME.standings(view)])
        return replace(card, remarks=(*card.remarks, Remarks("", tuple(ties)))) if ties else card

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return the biggest move of the match."""
        return messages.friendly_fact([to_plain(event) for event in events], names)

    def memory(self) -> Any:
        """Return the order of the racks and the half-finished turn, as plain values."""
        return self._editor.to_plain()

    def recall(self, memory: Any) -> None:
        """Take back what ``memory`` gave, before anything is shown."""
        self._editor.memory = ArrangementMemory(memory)

    def time_up(self) -> TimeUp:
        """Return the table's move when the time is up: the table just as it lies."""
        return TimeUp(self._editor.table)


def _changed_tiles(event: Value | None) -> frozenset[Tile]:
    """Return the tiles that an event has brought to another place; those that aren't seen have no names."""
    match event:
        case TilesPlayed(before=before, after=after, laid=laid):
            return frozenset(laid) | played_move(before, after).moved
        case TableSwept(laid=laid, taken=taken, returned=returned):
            return frozenset((*laid, *taken, *returned))
        case TilesReturned(tiles=tiles):
            return frozenset(tiles)
        case TileDrawn(tile=tile):
            return frozenset((tile,))
    return frozenset()

"""The part of the view model without Qt: sentences, scores, and what must outlive the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.engine.score_card import ScoreTable
from stolik.engine.view_model import EndLine
from stolik.games.rummikub.ai.rearrangement_steps import steps_between
from stolik.games.rummikub.rules.events import (
    Announced,
    Event,
    GameEnded,
    GameScored,
    RackKept,
    RedealAsked,
    StarterFound,
    TableSwept,
    TilesPlayed,
    TilesShuffled,
    TimeRanOut,
)
from stolik.games.rummikub.rules.moves import Play, TimeUp
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.ui.draft.played_steps import played_move
from stolik.games.rummikub.ui.editor.arrangement_memory import ArrangementMemory
from stolik.games.rummikub.ui.editor.table_editor import TableEditor
from stolik.games.rummikub.ui.messages import sentences
from stolik.games.rummikub.ui.messages.news_text import news_texts, since_turn
from stolik.games.rummikub.ui.messages.score_card import score_table_of
from stolik.games.rummikub.ui.messages.step_text import step
from stolik.games.rummikub.ui.messages.tile_names import CONTEXT
from stolik.games.rummikub.ui.messages.verdict_text import signed
from stolik.models.translation import translate

CHANCE: Final = QT_TRANSLATE_NOOP("rummikub", "{option} (chance to win: {chance}%).")
"""An option and what it is worth."""


class GameViewModel:
    """Follows the game on a table editor, and puts it into sentences."""

    def __init__(self) -> None:
        self._editor = TableEditor()
        self.news: tuple[str, ...] = ()
        """What has happened since the viewer's last turn, from the fullest telling to the briefest."""

    def _refresh(self) -> None:
        """Show what the editor holds."""
        raise NotImplementedError

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        """Set the models to a view; what the player was doing goes on only in the same turn."""
        self._editor.show(view, event, mine)
        self._refresh()

    def follow(self, events: Sequence[Event], names: Sequence[str], viewer: Seat | None) -> None:
        """Take note of what has happened since the viewer's last turn, before it is shown."""
        since = since_turn(events, viewer)
        self._editor.follow(since)
        self.news = news_texts(since, names, translate)

    def stages(self, event: Event, viewer: Seat | None) -> int:
        """Return how many sets a move of somebody else brings tiles to; each is shown for itself."""
        if not isinstance(event, TilesPlayed) or event.seat == viewer:
            return 0
        return len(played_move(event.before, event.after).steps)

    def show_first_stage(self, view: State, event: Value | None, mine: Seat | None) -> None:
        """Show a position, but of the move that led to it only the tiles that come to the first set."""
        self._editor.show(view, event, mine, in_stages=True)
        self._refresh()

    def show_stage(self, stage: int) -> None:
        """Show the tiles that come to the next set of a move."""
        self._editor.show_stage(stage)
        self._refresh()

    def score_text(self, view: State, seat: Seat) -> str:
        """Return how many tiles the seat still has."""
        return sentences.tiles_text(len(view.racks[seat]), translate)

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """Return the sentence of an event for the log.

        Nothing is said of who kept a rack, or hesitated over an announcement: that would tell what they could
        have done.
        """
        if isinstance(event, RackKept) or (isinstance(event, TimeRanOut) and event.outcome == "closed"):
            return ""
        return sentences.event(to_plain(event), names, translate)

    def matters(self, event: Event) -> bool:
        """Return whether tiles were laid, or the game took a turn."""
        turns = TilesPlayed | TableSwept | TimeRanOut | Announced | RedealAsked | StarterFound
        return isinstance(event, turns | TilesShuffled | GameScored | GameEnded)

    def advice_text(self, advice: Any) -> str:
        """Return an option as a player would do it, step by step, and the chance to win with it."""
        view, move = self._editor.view, advice.move
        told = sentences.move(to_plain(move), translate)
        if isinstance(move, Play) and view is not None:
            steps = steps_between(view.table, move.table, view.racks[view.turn])
            said = [step(one.tiles, one.source, one.target, one.onto, translate) for one in steps]
            told = " ".join(said) or told
        if "chance" not in advice.facts:
            return told
        facts = {"option": told.removesuffix("."), "chance": round(100 * advice.facts["chance"])}
        return sentence(CONTEXT, CHANCE, facts, translate)

    def show_odds(self, odds: Any) -> None:
        """Leave everything as it is: there are no chances to show."""

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
        return score_table_of(view, names)

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return the biggest move of the match."""
        return sentences.friendly_fact([to_plain(event) for event in events], names, translate)

    def memory(self) -> Any:
        """Return the order of the racks and the half-finished turn, as plain values."""
        return self._editor.to_plain()

    def recall(self, memory: Any) -> None:
        """Take back what ``memory`` gave, before anything is shown."""
        self._editor.memory = ArrangementMemory(memory)

    def time_up(self) -> TimeUp:
        """Return the table's move when the time is up: the table just as it lies."""
        return TimeUp(self._editor.table)

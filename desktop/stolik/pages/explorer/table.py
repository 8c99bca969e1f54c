"""The table of a position that is explored: the person's seat decides, and nothing goes on by itself."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from stolik.engine.game import Seat, Value
from stolik.engine.sitting import Agreed, SeatHelps, Sitting
from stolik.flow import happenings as h
from stolik.services.practice.table import PracticeTable
from stolik.table.seated_game import SeatedGame, TableNeeds


@dataclass(frozen=True, slots=True)
class ExploredGame(SeatedGame):
    """A game of which one seat alone is seen and played at the screen, whoever sits there."""

    deciding: Seat = 0

    @property
    def setting(self) -> tuple[tuple[Sitting, ...], Agreed]:
        """Who decides; the others are as computers that nobody asks."""
        seats = [
            replace(each, helps=SeatHelps(large_print=each.helps.large_print)).playing(
                player="human" if seat == self.deciding else "bot:master"
            )
            for seat, each in enumerate(self.seats)
        ]
        return tuple(seats), Agreed(untimed=True)


class ExplorerTable(PracticeTable):
    """Shows a position as one seat sees it, and what each of its options leads to."""

    def __init__(self, game: SeatedGame, needs: TableNeeds, deciding: Seat) -> None:
        known = {field.name: getattr(game, field.name) for field in fields(SeatedGame)}
        super().__init__(ExploredGame(**known, deciding=deciding), needs)

    def point_at_option(self, option: Any) -> None:
        """Lie as before, with what an option is made with lit up; none where it isn't known."""
        self._run.happen(h.OptionShown)
        step = None if option is None else self._view_model.next_press(option)
        self.light(() if step is None else step.lit)

    def show_option(self, move: Value) -> None:
        """Show what a legal move leads to, with all that it has changed lit up."""
        self.light(())
        self._run.happen(h.OptionShown, move)
        timeline = self._run.flow.timeline
        made = [
            moment
            for moment in range(1, timeline.moments + 1)
            if timeline.moment(moment).entry == self.session.length - 1
        ]
        marks: list[str] = []
        for moment in made:
            self._run.happen(h.MomentChosen, moment)
            marks += self._moment.changed_things
        self._moment.point_at(tuple(dict.fromkeys(marks)))

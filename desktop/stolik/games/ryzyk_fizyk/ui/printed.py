"""Ryzyk-Fizyk's part of the score card: the accounts, and the track to a hundred."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolik.engine.drawing import Box, Drawing, Polygon, Shape, Words, die, stacked, straight, tile_drawings
from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, sentence, translated
from stolik.engine.package import ScoreCardArt
from stolik.engine.score_card import Column, Remarks, ScoreTable
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.events import PlayerOut
from stolik.games.ryzyk_fizyk.rules.state import LINE, State
from stolik.games.ryzyk_fizyk.ui import messages
from stolik.games.ryzyk_fizyk.ui.messages import CONTEXT

ACCOUNT: Final = N_("ryzyk_fizyk", "Account")
WON_BY_SIX: Final = N_("ryzyk_fizyk", "{player} wins with six equal dice in one roll.")
TRACK: Final = N_("ryzyk_fizyk", "The race to a hundred")

_LONG: Final = 100.0
_HIGH: Final = 15.0
_ROAD: Final = 6.5
_ROAD_HIGH: Final = 3.6


def score_table_of(view: State, names: Sequence[str]) -> ScoreTable:
    """Return everyone's account, and who won or lost by something other than points."""
    ways = [messages.event(to_plain(PlayerOut(seat)), names) for seat in view.out]
    if view.winner is not None:
        ways.append(sentence(messages.CONTEXT, WON_BY_SIX, {"player": names[view.winner]}))
    accounts = tuple(map(str, view.accounts))
    return ScoreTable(
        (Column(translated(messages.CONTEXT, ACCOUNT), accounts, strong=True),),
        (Remarks("", tuple(ways)),) if ways else (),
    )


def drawings_of(view: State) -> list[Drawing]:
    """Return everyone's place on the track by seat; the track ends at the highest account or at the line."""
    most = max(LINE, *view.accounts)
    return [Drawing(_LONG, _HIGH, tuple(_track(account, most))) for account in view.accounts]


def _track(account: int, most: int) -> Iterator[Shape]:
    left, road = 4.0, _LONG - 8.0

    def at(points: float) -> float:
        return left + road * max(0.0, points) / most

    yield Box(left, _ROAD, road, _ROAD_HIGH, radius=1.8, fill="#EFE6D0", line="#8D826B", line_width=0.25)
    if account > 0:
        yield Box(left, _ROAD, max(1.8, at(account) - left), _ROAD_HIGH, radius=1.8, fill="#0F6B5E")
    for mark in range(0, most + 1, 20):
        x = at(mark)
        yield straight(((x, _ROAD + _ROAD_HIGH), (x, _ROAD + _ROAD_HIGH + 1.0)), "#6B6353", 0.25)
        yield Words(x - 6, _ROAD + _ROAD_HIGH + 0.9, 12, 4, str(mark), 2.9, "#5A544B", strong=mark == LINE)
    x = at(LINE)
    yield straight(((x, _ROAD - 1.2), (x, _ROAD + _ROAD_HIGH + 0.6)), "#85540F", 0.7)
    x = at(account)
    yield Polygon(((x, _ROAD - 0.3), (x - 1.7, _ROAD - 3.2), (x + 1.7, _ROAD - 3.2)), "#1E1E1E")


ART: Final = ScoreCardArt(drawings_of, TRACK)


ASIDE: Final = N_("ryzyk_fizyk", "Set aside")
ROLLED: Final = N_("ryzyk_fizyk", "Rolled")

_SIDE: Final = 10.0


def paper_position(view: State, seat: Seat) -> Drawing:
    """Return the dice set aside and the rolled dice."""
    parts = [(ASIDE, view.kept), (ROLLED, view.rolled)]
    dice = tile_drawings(
        [faces for _, faces in parts], DICE, (_SIDE, _SIDE), 1.5, lambda face, x, y: die(face, x, y, _SIDE)
    )
    told = [(translated(CONTEXT, text), drawing) for (text, _), drawing in zip(parts, dice, strict=True)]
    return stacked(told if view.phase == "keep" else told[:1], 4.5, "#5A544B")

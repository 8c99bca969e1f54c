"""The figures, remarks and signatures of a score card, as text with markup."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.score_card import Column, Place, ScoreCardContent
from stolik.services.sentences import CONTEXT, say

PLACE: Final = QT_TRANSLATE_NOOP("shell", "Place")
PLAYER: Final = QT_TRANSLATE_NOOP("shell", "Player")
COMPUTER: Final = QT_TRANSLATE_NOOP("shell", "computer")
SIGNATURES: Final = QT_TRANSLATE_NOOP("shell", "Signatures")

_PLACE_PERCENT: Final = 11
_PLAYER_PERCENT: Final = 25
_FIGURE_PERCENT: Final = 10
_FIGURE_PERCENT_OF_FEW: Final = 18
_FEW: Final = 2
_LINE: Final = "border-top:1px solid #000000"
_A_ROW: Final = 3
"""The signatures that stand beside each other."""

_UPRIGHT: Final = re.compile(r"[\u0590-\u1dbf\u2e80-\uffff\U00010000-\U0010ffff]+")
"""Letters of scripts without a slanted form, whose fonts lack it: boxes would stand there."""


def body_of(card: ScoreCardContent) -> str:
    """Return the figures as a table."""
    columns = card.score_table.columns
    rows = "".join(_row(place, columns) for place in card.places)
    return (
        "<table width='100%' cellspacing='0' style='border-collapse:collapse'>"
        f"{''.join(_heads(columns))}{rows}</table>"
    )


def remarks_of(card: ScoreCardContent, fact: str = "") -> str:
    """Return the sentences under the figures: of handicap, pauses and the game, and a friendly ``fact``."""
    said = [f"<p>{escape(line)}</p>" for line in (card.handicap, card.pauses) if line]
    for remarks in card.score_table.remarks:
        said += [f"<p><b>{escape(remarks.about)}</b></p>"] if remarks.about else []
        said += [f"<p>{escape(sentence)}</p>" for sentence in remarks.sentences]
    if fact:
        slanted = _UPRIGHT.sub(r"<span style='font-style:normal'>\g<0></span>", escape(fact))
        said.append(f"<p><i>{slanted}</i></p>")
    return "".join(said)


def foot_of(card: ScoreCardContent) -> str:
    """Return the lines on which the people of the table and the owner of the card sign it."""
    names = [place.name for place in sorted(card.places, key=lambda place: place.seat) if place.is_person]
    return (
        f"<p style='color:#444444'>{escape(say(CONTEXT, SIGNATURES))}</p>"
        "<table width='100%' cellspacing='0' style='border-collapse:collapse'>"
        f"{''.join(_signatures([*names, card.score_table.signed_by]))}</table>"
    )


def _heads(columns: Sequence[Column]) -> Iterable[str]:
    place, player = (f"{escape(say(CONTEXT, word))}" for word in (PLACE, PLAYER))
    if any(column.group for column in columns):
        groups = [(group, len(list(same))) for group, same in groupby(columns, lambda column: column.group)]
        over = (
            f"<th class='over' align='center' colspan='{wide}'>{escape(name)}</th>" for name, wide in groups
        )
        yield f"<tr><th class='over'></th><th class='over'></th>{''.join(over)}</tr>"
    count = sum(not column.prose for column in columns)
    figure_wide = _FIGURE_PERCENT if count > _FEW else _FIGURE_PERCENT_OF_FEW
    figures = figure_wide * count
    # The names take what is left, but for a column of prose that needs it more.
    left = 100 - _PLACE_PERCENT - figures
    player_wide = _PLAYER_PERCENT if any(column.prose for column in columns) else left
    yield f"<tr><th align='left' valign='bottom' width='{_PLACE_PERCENT}%'>{place}</th>"
    yield f"<th align='left' valign='bottom' width='{player_wide}%'>{player}</th>"
    for column in columns:
        wide = left - player_wide if column.prose else figure_wide
        yield f"<th align='{_side(column)}' valign='bottom' width='{wide}%'>{escape(column.head)}</th>"
    yield "</tr>"


def _row(place: Place, columns: Sequence[Column]) -> str:
    computer = (
        "" if place.is_person else f" <span style='color:#444444'>({escape(say(CONTEXT, COMPUTER))})</span>"
    )
    cells = [f"<td>{place.rank}.</td>", f"<td><b>{escape(place.name)}</b>{computer}</td>"]
    for column in columns:
        text = escape(column.cells[place.seat])
        text = f"<b>{text}</b>" if column.strong else text
        cells.append(f"<td align='{_side(column)}'>{text}</td>")
    return f"<tr>{''.join(cells)}</tr>"


def _signatures(names: Sequence[str]) -> Iterable[str]:
    for first in range(0, len(names), _A_ROW):
        row = [*names[first : first + _A_ROW], *[""] * _A_ROW][:_A_ROW]
        cells = (
            f"<td width='30%' style='border:0px; {_LINE if name else ''}'>{escape(name)}</td>" for name in row
        )
        gap = "<td width='5%' style='border:0px'></td>"
        yield f"<tr><td style='border:0px' height='40' colspan='{2 * _A_ROW - 1}'></td></tr>"
        yield f"<tr>{gap.join(cells)}</tr>"


def _side(column: Column) -> str:
    return "left" if column.prose else "right"

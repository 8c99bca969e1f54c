"""The rows of the album: the house's greatest moments, first the best of each game, then the rare ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QUrl

from stolik.engine import moments
from stolik.engine.game_library import find_games, load_package
from stolik.engine.json_values import load_json
from stolik.engine.messages import N_, sentence, translated
from stolik.engine.names import isolated, name_key
from stolik.models.words import day_text
from stolik.services.family_book.game_row import PersonRow
from stolik.services.family_book.store import BookMoment
from stolik.services.program_paths import game_file
from stolik.services.tables.stills import Still, box_of, game_title


class AlbumRow(NamedTuple):
    """A moment in the album; ``game`` is the key of its game, where it comes after ``entries`` entries."""

    key: str
    title: str
    fact: str
    day: str
    name: str
    avatar: int
    colour: int
    still: Still
    game: str
    entries: int
    sign: str = ""


TO_COME: Final = 4
"""The number of moments up to which empty frames show what else can come."""

WAITS: Final = N_("book", "Play {game} under your own name, and it will appear here.")

SIGNS: Final = {moments.COMEBACK: "up", moments.FIRST_WIN: "trophy"}
"""The icons of moments that all games share."""


def to_come(found: Sequence[BookMoment]) -> list[AlbumRow]:
    """Return a frame for the best moment of each game that is still missing; its ``entries`` are -1."""
    kept = {(each.game, each.kind) for each in found}
    games = sorted(find_games(), key=lambda info: info.order) if len(found) < TO_COME else []
    rows = []
    for info in games:
        for kind, words in load_package(info.id).messages.moments.items():
            if not words.sound and (info.id, kind) not in kept:
                title, told = (
                    translated(info.id, words.title),
                    sentence("book", WAITS, {"game": game_title(info.id)}),
                )
                row = AlbumRow(f"{info.id}:{kind}", title, told, "", "", 0, 0, box_of(info.id), info.id, -1)
                rows.append(row)
    return rows


def album_rows(found: Sequence[BookMoment], people: Mapping[str, PersonRow]) -> list[AlbumRow]:
    """Return the rows of the album: compared moments first, then the others, each in the order of games.

    ``people`` are those of the house by name key.
    """
    order = {info.id: info.order for info in find_games()}
    rows = []
    for each in found:
        own = load_package(each.game).messages.moments if each.game in order else {}
        words = own.get(each.kind) or (moments.AT_THE_END.get(each.kind) if each.game in order else None)
        if words is not None:
            place = (bool(words.sound), each.kind not in own, order[each.game], each.kind)
            rows.append((place, _row(each, words, people)))
    return [row for _, row in sorted(rows, key=lambda row: row[0])]


def _row(moment: BookMoment, words: moments.MomentWords, people: Mapping[str, PersonRow]) -> AlbumRow:
    context = moments.CONTEXT if moment.kind in moments.AT_THE_END else moment.game
    person = people.get(name_key(moment.name), PersonRow(moment.name))
    still = _still(moment, words)
    return AlbumRow(
        f"{moment.game}:{moment.kind}",
        translated(context, words.title),
        sentence(context, words.fact, {}, count=moment.worth) if words.fact and moment.worth else "",
        f"{game_title(moment.game)} · {day_text(moment.day)}",
        isolated(moment.name),
        person.avatar,
        person.colour,
        still,
        moment.key,
        moment.entry + 1 if still.position else 0,
        SIGNS.get(moment.kind, ""),
    )


def _still(moment: BookMoment, words: moments.MomentWords) -> Still:
    """Return the kept picture of a moment, or that of its game if there is none that can be read."""
    try:
        kept: Mapping[str, Any] = load_json(moment.still or "")
        drawing = QUrl.fromLocalFile(str(game_file(moment.game, words.drawing)))
        return Still(moment.game, drawing, kept["position"], kept["colours"], moment.seat, kept["played"])
    except (ValueError, LookupError, TypeError):
        return box_of(moment.game)

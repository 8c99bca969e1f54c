"""The file of a tournament: its log as JSON text, described in ``format.md`` beside this module.

Nothing in a file is trusted: the tournament's rules check every entry.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, get_args

from stolik.engine.codec import inexact
from stolik.engine.game import Rejection
from stolik.engine.json_values import TOO_DEEP, TooDeep, read_json
from stolik.tournament.entries import Created, Entry, LaterEntry, filled, plain_entry, read_entry
from stolik.tournament.tournament import LARGEST, MOST_ENTRIES, EntryRefused, Tournament

FORMAT: Final = "stolik-tournament"
VERSION: Final = 2
"""The version of files with more entrants, faces, other turn times or newer entries than version 1 allows."""

SUFFIX: Final = ".stolik-tournament"

_KEYS: Final = ("format", "version", "program", "log")


class TournamentFault(Exception):
    """Raised for a file that holds no valid tournament.

    ``entry`` is the 1-based number of the faulty entry, 0 for the header; ``game`` is the id of the game,
    empty if it isn't known yet.
    """

    def __init__(self, rejection: Rejection, entry: int = 0, game: str = "") -> None:
        super().__init__(rejection.code)
        self.rejection = rejection
        self.entry = entry
        self.game = game


def parse_tournament(text: str | bytes) -> Tournament:
    """Return the tournament in a file's content.

    Args:
        text: The content, as text or as UTF-8 with or without a byte order mark.

    Raises:
        TournamentFault: The content isn't a tournament, or an entry is refused.
    """
    entries: list[Entry] = []
    for number, plain in enumerate(_log(_plain(text)), 1):
        entry = _entry(plain)
        if isinstance(entry, Rejection):
            raise TournamentFault(entry, number)
        entries.append(entry)
    return _tournament(entries)


def tournament_text(tournament: Tournament, program: str = "") -> str:
    """Return a tournament as JSON text, one line per entry; ``program`` names the program that wrote it."""
    head = {"format": FORMAT, "version": _version(tournament)} | ({"program": program} if program else {})
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    body = ",\n".join(f"    {_line(plain_entry(entry))}" for entry in tournament.log)
    return "\n".join(["{", *lines, '  "log": [', body, "  ]", "}", ""])


def _version(tournament: Tournament) -> int:
    """Return the earliest version that can hold a tournament, so that older programs can open it."""
    settings, entrants = tournament.state.settings, tournament.state.created.entrants
    usual = settings.turn_seconds in (None, 30, 60, 90, 120) and settings.semi_final <= 64
    later = any(
        isinstance(entry, get_args(LaterEntry)) or getattr(entry, "began", None) is not None
        for entry in tournament.log
    )
    faces = any(entrant.face is not None for entrant in entrants)
    return VERSION if later or faces or len(entrants) > 64 or not usual else 1


def _line(plain: Mapping[str, Any]) -> str:
    """Return an entry on one line, except that each entrant has a line of their own."""
    if "who" in plain:
        plain = {**plain, "who": filled(plain["who"])}
    if "entrants" not in plain:
        return json.dumps(plain, ensure_ascii=False)
    entrants = [json.dumps(filled(entrant), ensure_ascii=False) for entrant in plain["entrants"]]
    line = json.dumps({**plain, "entrants": []}, ensure_ascii=False)
    return line.replace('"entrants": []', '"entrants": [\n      ' + ",\n      ".join(entrants) + "\n    ]", 1)


def _tournament(entries: list[Entry]) -> Tournament:
    try:
        return Tournament(entries)
    except EntryRefused as refused:
        first = entries[0] if entries else None
        game = first.settings.game if isinstance(first, Created) else ""
        raise TournamentFault(refused.rejection, refused.entry, game) from None


def _entry(plain: Any) -> Entry | Rejection:
    if not isinstance(plain, dict):
        return Rejection("bad_entry")
    return inexact(plain) or read_entry(plain)


def _log(data: dict[str, Any]) -> list[Any]:
    if data.get("format") != FORMAT:
        raise TournamentFault(Rejection("not_a_tournament"))
    if (fault := inexact(data, "log")) is not None:
        raise TournamentFault(fault)
    _demand(data, "version")
    version = data["version"]
    if type(version) is not int or version < 1:
        raise TournamentFault(Rejection("bad_value", {"name": "version"}))
    if version > VERSION:
        raise TournamentFault(Rejection("from_the_future"))
    _demand(data, "log")
    for key in data:
        if key not in _KEYS:
            raise TournamentFault(Rejection("unknown_key", {"name": key}))
    log = data["log"]
    if not isinstance(log, list):
        raise TournamentFault(Rejection("bad_value", {"name": "log"}))
    if len(log) > MOST_ENTRIES:
        raise TournamentFault(Rejection("too_many_entries", {"most": MOST_ENTRIES, "given": len(log)}))
    return log


def _demand(data: Mapping[str, Any], key: str) -> None:
    if key not in data:
        raise TournamentFault(Rejection("missing_key", {"name": key}))


def _plain(text: str | bytes) -> dict[str, Any]:
    too_large = len(text) > LARGEST
    try:
        text = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        data = None if too_large else read_json(text)
    except TooDeep:
        raise TournamentFault(TOO_DEEP) from None
    except json.JSONDecodeError as error:
        code = "cut_short" if error.doc.lstrip().startswith("{") else "not_a_tournament"
        raise TournamentFault(Rejection(code)) from None
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise TournamentFault(Rejection("not_a_tournament"))
    return data

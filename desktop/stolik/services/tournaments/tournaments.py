"""The tournaments: one file each, written after every entry and checked when read.

A file that can't be continued is never overwritten: it is moved aside, or left alone if that fails or a newer
program has written it. Anything that another program or computer has written meanwhile is kept as a separate
tournament. A tournament that can't be written is kept in memory until it can.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from stolik.engine.game import Rejection
from stolik.storage.atomic import digest, oldest_first, read_bytes, real_path, set_aside
from stolik.storage.faults import Fault, fault_of
from stolik.storage.own_files import OwnFiles
from stolik.storage.paths import Paths
from stolik.tournament.championship import Cup, cup_of
from stolik.tournament.file_format import (
    SUFFIX,
    TournamentFault,
    parse_tournament,
    tournament_text,
)
from stolik.tournament.tournament import LARGEST, Tournament

_DAMAGED: Final = frozenset({"cut_short", "not_a_tournament"})


class Tournaments:
    """The folder of the tournaments; methods return a fault instead of raising."""

    def __init__(self, paths: Paths) -> None:
        self._folder = paths.tournaments
        self._own = OwnFiles(folder=self._folder)
        # Tournaments that couldn't be written.
        self._unsaved: dict[str, Tournament] = {}

    def path(self, name: str) -> Path:
        """Return the file of a tournament, whether or not it exists."""
        return self._folder / f"{name}{SUFFIX}"

    def is_path_of(self, name: str, path: Path) -> bool:
        """Return whether a file belongs to the tournament with this name."""
        return real_path(path) == real_path(self.path(name))

    def free_name(self, game_id: str) -> str:
        """Return a free name for another tournament of a game."""
        name, number = game_id, 1
        while (
            self.path(name) in self._own.blocked or name in self._unsaved or os.path.lexists(self.path(name))
        ):
            number += 1
            name = f"{game_id}-{number}"
        return name

    def names(self) -> tuple[str, ...]:
        """Return the names of all tournaments, the last written first."""
        found = [path.stem for path in oldest_first(self._folder, SUFFIX)]
        names = [name for name in reversed(found) if ".damaged-" not in name]
        written = [name for name in names if name not in self._unsaved]
        return (*reversed(self._unsaved), *written)

    def cups(self) -> tuple[Cup, ...]:
        """Return the cups of all finished championships, the latest file first, without changing any file."""
        found = []
        for name in self.names():
            # An unreadable file is reported when the tournament is opened.
            with suppress(TournamentFault, OSError):
                found.append(cup_of(read_tournament(self.path(name)).state))
        return tuple(cup for cup in found if cup is not None)

    def save(self, name: str, tournament: Tournament, program: str = "") -> Fault | None:
        """Write a tournament and return the fault, if any; ``program`` names the program that wrote it.

        A tournament that can't be written is kept for ``load`` and ``save_again``.
        """
        fault = self._write(name, tournament, program)
        self._unsaved.pop(name, None)
        if fault is not None and not fault.is_done:
            self._unsaved[name] = tournament
        return fault

    def save_again(self) -> None:
        """Write tournaments that couldn't be written before; those that still can't be stay queued."""
        for name, tournament in list(self._unsaved.items()):
            self.save(name, tournament)

    def load(self, name: str) -> Tournament | Fault | None:
        """Return a tournament, or why it can't be continued; ``None`` if there is none."""
        if (unsaved := self._unsaved.get(name)) is not None:
            return unsaved
        path = self.path(name)
        try:
            content = _content_of(path)
            self._own.known[path] = digest(content)
            return parse_tournament(content)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError:
            return self._own.block(path, Fault("unreadable", {"file": str(path)}))
        except TournamentFault as fault:
            return self._set_aside(name, fault.rejection.code)

    def drop(self, name: str) -> Fault | None:
        """Delete a tournament; return the fault, with which nothing has changed."""
        # A tournament that was never written has no file.
        fault = self._own.take(self.path(name), Path.unlink)
        if fault is None:
            self._unsaved.pop(name, None)
        return fault

    def _write(self, name: str, tournament: Tournament, program: str) -> Fault | None:
        return self._own.write(self.path(name), lambda: tournament_text(tournament, program), LARGEST)

    def _set_aside(self, name: str, code: str) -> Fault:
        path = self.path(name)
        if code == "from_the_future":
            # It stays where the newer program will look for it.
            return self._own.block(path, Fault("tournament_from_the_future", {"file": str(path)}))
        try:
            aside = set_aside(path, "damaged")
        except OSError as error:
            return self._own.block(path, fault_of(error, self._folder))
        known = "tournament_damaged" if code in _DAMAGED else "tournament_edited"
        return Fault(known, {"file": str(aside)})


def read_tournament(path: Path) -> Tournament:
    """Return the tournament in a file from anywhere.

    Raises:
        TournamentFault: The file isn't a tournament, or an entry is refused.
        OSError: The file can't be read.
    """
    return parse_tournament(_content_of(path))


def _content_of(path: Path) -> bytes:
    content = read_bytes(path, LARGEST + 1)
    if len(content) > LARGEST:
        raise TournamentFault(Rejection("not_a_tournament"))
    return content

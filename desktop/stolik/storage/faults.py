"""Faults of files, as codes that the window turns into one sentence each."""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from stolik.engine.messages import N_
from stolik.engine.package import SUFFIX
from stolik.storage.atomic import OnlyLooksError

CONTEXT: Final = "storage"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something the player must be told: a stable code, and the facts that its sentence needs.

    A fault that ``lasts`` recurs with every write until the program ends, and is shown once. ``own`` is the
    sentence, marked for translation in the context ``storage``, of a fault whose code isn't in `FAULTS`.
    """

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    lasts: bool = field(default=False, compare=False)
    own: str = field(default="", compare=False)

    @property
    def source(self) -> str:
        return self.own or FAULTS[self.code]

    @property
    def is_done(self) -> bool:
        return self.code.startswith("other_")


FAULTS: Final[Mapping[str, str]] = {
    "picture_unread": N_("storage", "This file can't be read."),
    "picture_kind": N_("storage", "A face can be a PNG, JPEG or WebP picture; this file isn't one."),
    "picture_bytes": N_("storage", "This picture file is larger than 8 MB."),
    "picture_wide": N_("storage", "This picture is more than 8000 pixels wide or high."),
    "picture_damaged": N_("storage", "This picture is damaged, so it can't be shown."),
    "picture_slow": N_("storage", "This picture takes too much time or memory to read."),
    "too_many_pictures": N_("storage", "You already have too many pictures of your own."),
    "settings_damaged": N_(
        "storage",
        "The settings couldn't be read, so the defaults are used. The old file is kept as {file}.",
    ),
    "people_damaged": N_(
        "storage", "Parts of the list of players couldn't be read. The old file is kept as {file}."
    ),
    "book_damaged": N_(
        "storage",
        "The family book couldn't be read, so it is rebuilt from the finished games that remain. The"
        " old file is kept as {file}.",
    ),
    "book_cells": N_(
        "storage",
        "Some entries in the family book are impossible, so they are left out: {cells}. The old file is"
        " kept as {file}.",
    ),
    "book_merged": N_(
        "storage",
        "There was a second copy of the family book. Games found only in the copy are in the book now;"
        " the copy is kept as {file}.",
    ),
    "save_damaged": N_("storage", "The saved game is damaged and can't be continued. It is kept as {file}."),
    "save_edited": N_(
        "storage", "The saved game breaks the rules and can't be continued. It is kept as {file}."
    ),
    "save_from_the_future": N_(
        "storage", "The saved game is from a newer Stolik. It is kept for that version as {file}."
    ),
    "save_of_another_game": N_(
        "storage",
        "The saved game is of a different kind, so it can't be continued here. It is kept as {file}.",
    ),
    "tournament_damaged": N_(
        "storage", "The tournament is damaged and can't be continued. It is kept as {file}."
    ),
    "tournament_edited": N_(
        "storage", "The tournament breaks its rules and can't be continued. It is kept as {file}."
    ),
    "tournament_from_the_future": N_(
        "storage", "The tournament in {file} is from a newer Stolik; it is left unchanged for that version."
    ),
    "tournament_in_play": N_(
        "storage", "A table in this tournament is being played now, so it can't be deleted."
    ),
    "kept_for_now": N_(
        "storage", "The game couldn't be saved. You can continue it only until you close Stolik."
    ),
    "unreadable": N_(
        "storage", "The file {file} can't be read; it is left unchanged, and nothing is saved to it."
    ),
    "unlisted": N_(
        "storage", "Stolik can't open {folder}, so the games waiting there aren't shown; nothing is lost."
    ),
    "name_left": N_("storage", "The name couldn't be removed everywhere; it may still be in: {files}"),
    "faces_left": N_(
        "storage", "These pictures couldn't be deleted; Stolik will try again when it next starts: {files}"
    ),
    "place_damaged": N_(
        "storage",
        "The setting for the data folder couldn't be read, so the default folder is used. The old file"
        " is kept as {file}.",
    ),
    "place_gone": N_(
        "storage",
        "The folder {folder} is missing, so Stolik keeps everything on this computer until it is back.",
    ),
    "place_found": N_(
        "storage", "The folder {folder} has gone. Stolik now uses {found}, which holds its games."
    ),
    "games_brought": N_(
        "storage",
        "Games played in {folder} in the meantime are here now; everything else there has stayed.",
    ),
    "move_gone": N_("storage", "The folder {folder} is missing, so nothing was moved."),
    "move_taken": N_("storage", "Stolik is already open in {folder}, so nothing was moved."),
    "move_full": N_("storage", "There is not enough room in {folder}, so nothing was moved."),
    "move_not_writable": N_("storage", "Stolik can't write to {folder}, so nothing was moved."),
    "move_unread": N_("storage", "The file {file} can't be read, so nothing was moved."),
    "not_moved": N_("storage", "Moving to {folder} failed, so everything has stayed where it was."),
    "move_left": N_(
        "storage", "Files that aren't Stolik's, or differ from those moved, are still in {folder}."
    ),
    "only_looks": N_(
        "storage",
        "Stolik is open in the same folder on {host}, so nothing is saved here. "
        "Close it there, then start it here again.",
    ),
    "day_put_back": N_(
        "storage",
        "Restored: {day}. The data from before is now among the daily backups in Settings.",
    ),
    "day_damaged": N_(
        "storage",
        "The backup is damaged, so nothing was restored: {day}. It is kept as {file}.",
    ),
    "day_not_put_back": N_(
        "storage",
        "The backup couldn't be fully restored yet. Stolik will try again when it next starts.",
    ),
    "other_game": N_(
        "storage", "This game was also continued elsewhere. Both are kept: the other is on the home page."
    ),
    "other_file": N_(
        "storage", "Another program or computer also changed a file. Its version is kept as {file}."
    ),
    "changed": N_(
        "storage", "Another program or computer has changed this in the meantime, so it stays as it is."
    ),
    "disk_full": N_("storage", "The disk is full. You can play on, but nothing is saved."),
    "not_writable": N_("storage", "Stolik can't write to {folder}. You can play on, but nothing is saved."),
    "too_much": N_(
        "storage",
        "This has grown too long for Stolik to open again. What is saved stays, but nothing more is saved.",
    ),
    "not_saved": N_("storage", "Saving failed. You can play on, but nothing is saved."),
}


_MOST_TOLD: Final = 5


def name_left(files: Sequence[object], code: str = "name_left") -> Fault | None:
    """Return the notice about files from which a name couldn't be removed; ``None`` if there are none.

    With another ``code`` it is about other files, such as faces that couldn't be deleted.
    """
    if not files:
        return None
    told = [f"{file}" for file in files[:_MOST_TOLD]] + ["…"] * (len(files) > _MOST_TOLD)
    return Fault(code, {"files": ", ".join(told)})


def not_forgotten(fault: Fault | None, file: object) -> Fault | None:
    """Return the notice for the fault in removing a name from a file, where the name is left."""
    return fault if fault is None or fault.is_done else name_left([file])


def other_kept(path: Path | None) -> Fault | None:
    """Return the notice about another program's version of a file kept at ``path``, if there is one."""
    if path is None:
        return None
    return Fault("other_game" if path.suffix == SUFFIX else "other_file", {"file": str(path)})


def fault_of(error: OSError, folder: object) -> Fault:
    """Return the fault to show to the player for a failed write."""
    if isinstance(error, OnlyLooksError):
        return Fault("only_looks", {"host": error.strerror}, lasts=True)
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Fault("disk_full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST, errno.ENOENT):
        return Fault("not_writable", {"folder": str(folder)})
    return Fault("not_saved")

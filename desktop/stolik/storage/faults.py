"""What can go wrong with a file, as a code that the window turns into one sentence."""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import SUFFIX
from stolik.storage.atomic import OnlyLooksError

CONTEXT: Final = "storage"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something the player must be told: a stable code, and the facts its sentence needs.

    One that ``lasts`` comes back with every write until the program ends, and is told once. ``own`` is the
    sentence of one whose code isn't among `FAULTS`, marked for translation in the context ``storage``.
    """

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    lasts: bool = field(default=False, compare=False)
    own: str = field(default="", compare=False)

    @property
    def source(self) -> str:
        """The English sentence, with the names of its facts in braces."""
        return self.own or FAULTS[self.code]

    @property
    def is_done(self) -> bool:
        """Whether what was asked for is done all the same."""
        return self.code.startswith("other_")


FAULTS: Final[Mapping[str, str]] = {
    "picture_unread": QT_TRANSLATE_NOOP("storage", "This file can't be read."),
    "picture_kind": QT_TRANSLATE_NOOP(
        "storage", "A face can be a PNG, JPEG or WebP picture; this file isn't one."
    ),
    "picture_bytes": QT_TRANSLATE_NOOP("storage", "The file of this picture has more than 8 MB."),
    "picture_wide": QT_TRANSLATE_NOOP("storage", "This picture is more than 8000 pixels wide or high."),
    "picture_damaged": QT_TRANSLATE_NOOP("storage", "This picture is damaged, so it can't be shown."),
    "picture_slow": QT_TRANSLATE_NOOP("storage", "This picture takes too much time or memory to read."),
    "too_many_pictures": QT_TRANSLATE_NOOP("storage", "There are too many pictures of your own already."),
    "settings_damaged": QT_TRANSLATE_NOOP(
        "storage",
        "The settings could not be read, so the usual ones are used. The old file is kept as {file}.",
    ),
    "people_damaged": QT_TRANSLATE_NOOP(
        "storage", "Parts of the list of players could not be read. The old file is kept as {file}."
    ),
    "book_damaged": QT_TRANSLATE_NOOP(
        "storage",
        "The family book could not be read, so it is made anew from the finished games that are still there. "
        "The old file is kept as {file}.",
    ),
    "book_cells": QT_TRANSLATE_NOOP(
        "storage",
        "Some entries of the family book can't be true, so they are left out: {cells}. "
        "The old file is kept as {file}.",
    ),
    "book_merged": QT_TRANSLATE_NOOP(
        "storage",
        "Beside the family book lay another copy of it. The games that only the copy had are in the book "
        "now; it is kept as {file}.",
    ),
    "save_damaged": QT_TRANSLATE_NOOP(
        "storage", "The saved game is damaged and can't be continued. It is kept as {file}."
    ),
    "save_edited": QT_TRANSLATE_NOOP(
        "storage", "The saved game breaks the rules and can't be continued. It is kept as {file}."
    ),
    "save_from_the_future": QT_TRANSLATE_NOOP(
        "storage", "The saved game comes from a newer Stolik. It is kept for that one as {file}."
    ),
    "save_of_another_game": QT_TRANSLATE_NOOP(
        "storage", "The saved game is one of another kind, so it can't go on here. It is kept as {file}."
    ),
    "tournament_damaged": QT_TRANSLATE_NOOP(
        "storage", "The tournament is damaged and can't be continued. It is kept as {file}."
    ),
    "tournament_edited": QT_TRANSLATE_NOOP(
        "storage", "The tournament breaks its rules and can't be continued. It is kept as {file}."
    ),
    "tournament_from_the_future": QT_TRANSLATE_NOOP(
        "storage", "The tournament in {file} comes from a newer Stolik; it is left as it is for that one."
    ),
    "tournament_in_play": QT_TRANSLATE_NOOP(
        "storage", "A table of this tournament is being played now, so it can't be deleted."
    ),
    "kept_for_now": QT_TRANSLATE_NOOP(
        "storage", "The game could not be saved. It can be continued only until Stolik is closed."
    ),
    "unreadable": QT_TRANSLATE_NOOP(
        "storage", "The file {file} can't be read; it is left as it is, and nothing is saved in it."
    ),
    "unlisted": QT_TRANSLATE_NOOP(
        "storage", "Stolik can't look into {folder}, so games that wait there aren't shown; nothing is lost."
    ),
    "name_left": QT_TRANSLATE_NOOP(
        "storage", "The name could not be removed everywhere; it may still be in: {files}"
    ),
    "faces_left": QT_TRANSLATE_NOOP(
        "storage", "These pictures could not be deleted; Stolik tries again at its next start: {files}"
    ),
    "place_damaged": QT_TRANSLATE_NOOP(
        "storage",
        "The note of where everything is kept could not be read, so the usual folder is used. "
        "The old file is kept as {file}.",
    ),
    "place_gone": QT_TRANSLATE_NOOP(
        "storage", "The folder {folder} isn't there, so Stolik keeps everything on this computer until it is."
    ),
    "place_found": QT_TRANSLATE_NOOP(
        "storage", "The folder {folder} isn't there any more. Stolik uses {found}, which holds its games."
    ),
    "games_brought": QT_TRANSLATE_NOOP(
        "storage",
        "The games that were played in {folder} meanwhile are here now; what else was kept there has stayed.",
    ),
    "move_gone": QT_TRANSLATE_NOOP(
        "storage", "The folder {folder} isn't there, so everything has stayed where it was."
    ),
    "move_taken": QT_TRANSLATE_NOOP(
        "storage", "Stolik is already open in {folder}, so everything has stayed where it was."
    ),
    "move_full": QT_TRANSLATE_NOOP(
        "storage", "There is not enough room in {folder}, so everything has stayed where it was."
    ),
    "move_not_writable": QT_TRANSLATE_NOOP(
        "storage", "Stolik can't write into {folder}, so everything has stayed where it was."
    ),
    "move_unread": QT_TRANSLATE_NOOP(
        "storage", "The file {file} can't be read, so everything has stayed where it was."
    ),
    "not_moved": QT_TRANSLATE_NOOP(
        "storage", "Moving to {folder} didn't work, so everything has stayed where it was."
    ),
    "move_left": QT_TRANSLATE_NOOP(
        "storage", "What isn't Stolik's, or differs from what was moved, has stayed in {folder} as it is."
    ),
    "only_looks": QT_TRANSLATE_NOOP(
        "storage",
        "Stolik is open in the same folder on {host}, so nothing is saved here. "
        "Close it there, then start it here again.",
    ),
    "day_put_back": QT_TRANSLATE_NOOP(
        "storage",
        "Put back: {day}. What was there before is among the earlier days in Comfort, too.",
    ),
    "day_damaged": QT_TRANSLATE_NOOP(
        "storage",
        "The copy of this day is damaged, so nothing was put back: {day}. It is kept as {file}.",
    ),
    "day_not_put_back": QT_TRANSLATE_NOOP(
        "storage",
        "The earlier day could not be put back yet, or not as a whole. Stolik tries again at its next start.",
    ),
    "other_game": QT_TRANSLATE_NOOP(
        "storage", "The game was played on elsewhere too. Both are kept: the other waits on the start page."
    ),
    "other_file": QT_TRANSLATE_NOOP(
        "storage", "Another program or computer has changed a file, too. What it wrote is kept as {file}."
    ),
    "changed": QT_TRANSLATE_NOOP(
        "storage", "Another program or computer has changed this meanwhile, so it stays as it is now."
    ),
    "disk_full": QT_TRANSLATE_NOOP("storage", "The disk is full. You can play on, but nothing is saved."),
    "not_writable": QT_TRANSLATE_NOOP(
        "storage", "Stolik can't write into {folder}. You can play on, but nothing is saved."
    ),
    "too_much": QT_TRANSLATE_NOOP(
        "storage",
        "This is longer now than Stolik could read again. What is saved stays as it is, "
        "but nothing more is saved.",
    ),
    "not_saved": QT_TRANSLATE_NOOP("storage", "Saving didn't work. You can play on, but nothing is saved."),
}


_MOST_TOLD: Final = 5


def name_left(files: Sequence[object], code: str = "name_left") -> Fault | None:
    """Return what is told of files from which a name could not be taken; nothing where there are none.

    So it is, by its ``code``, with faces that could not be deleted.
    """
    if not files:
        return None
    told = [f"{file}" for file in files[:_MOST_TOLD]] + ["…"] * (len(files) > _MOST_TOLD)
    return Fault(code, {"files": ", ".join(told)})


def not_forgotten(fault: Fault | None, file: object) -> Fault | None:
    """Return what is told where a name was to go from a file: what went wrong is that it is left there."""
    return fault if fault is None or fault.is_done else name_left([file])


def other_kept(path: Path | None) -> Fault | None:
    """Return what is told of another's file that is kept beside one's own, if it is."""
    if path is None:
        return None
    return Fault("other_game" if path.suffix == SUFFIX else "other_file", {"file": str(path)})


def fault_of(error: OSError, folder: object) -> Fault:
    """Return what an unsuccessful write means for the player."""
    if isinstance(error, OnlyLooksError):
        return Fault("only_looks", {"host": error.strerror}, lasts=True)
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Fault("disk_full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST, errno.ENOENT):
        return Fault("not_writable", {"folder": str(folder)})
    return Fault("not_saved")

"""Files of which the program knows what it last read or wrote, so that it overwrites nobody's changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Lock

from stolik.storage.atomic import (
    asides_of,
    demand_writing,
    digest,
    digest_of,
    exchange,
    put_aside,
    settle_all,
    sync_folder,
    write_bytes,
)
from stolik.storage.faults import Fault, fault_of, other_kept


class OwnFiles:
    """Files, with the digests of what was last read from them or written there; faults are returned.

    A digest of ``None`` matches any content. Faults name the ``folder``, or by default the file's own.
    """

    def __init__(self, known: dict[Path, str | None] | None = None, folder: Path | None = None) -> None:
        self.known = known or {}
        self.blocked: dict[Path, Fault] = {}
        """The files that could be neither used nor moved, so writing would destroy them."""
        self._folder = folder
        self._writing = Lock()

    def block(self, path: Path, fault: Fault) -> Fault:
        """Block all writing to a file from now on; return the fault that says why."""
        self.blocked[path] = fault
        return fault

    def write(self, path: Path, text: Callable[[], str], largest: int) -> Fault | None:
        """Write a whole file, or leave the old one as it was; return a notice, if any.

        Text of more than ``largest`` bytes couldn't be read again, so it isn't written.
        """
        if (blocked := self.blocked.get(path)) is not None:
            return blocked
        try:
            content = text().encode("utf-8")
            if len(content) > largest:
                return Fault("too_much")
            with self._writing:
                if (known := self.known.get(path, "")) is None:
                    write_bytes(path, content)
                    return None
                other = exchange(path, content, known)
                self.known[path] = digest(content)
        except OSError as error:
            return fault_of(error, self._folder or path.parent)
        except ValueError:  # text that no file can hold, such as a lone surrogate
            return Fault("not_saved")
        return other_kept(other)

    def take(self, path: Path, act: Callable[[Path], object]) -> Fault | None:
        """Delete a file, or move it away, by calling ``act`` with its path; return a fault, if any.

        The file stays after a fault, or if another program has changed it.
        """
        if (blocked := self.blocked.get(path)) is not None:
            return blocked
        known = self.known.get(path)
        aside = path
        try:
            demand_writing(path)
            if known is not None:
                # A leftover that the last write couldn't delete would otherwise return under the free name.
                settle_all(asides_of(path))
                aside = put_aside(path, known)
                sync_folder(path.parent)
                if digest_of(aside) != known:
                    return Fault("changed")
            act(aside)
            sync_folder(path.parent)
        except (FileNotFoundError, NotADirectoryError):
            pass
        except OSError as error:
            return fault_of(error, self._folder or path.parent)
        finally:
            if aside != path:
                settle_all([aside])
        self.known.pop(path, None)
        return None

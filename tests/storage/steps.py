"""The calls that change files, one after the other, and events before some of them.

Files that Python opens during `Steps` are written by calls of ``os`` that are watched. SQLite's writes are
watched on connections opened during `watched_sqlite`, if its functions can be reached.
"""

from __future__ import annotations

import _io
import _sqlite3
import builtins
import ctypes
import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import Any, Final, Protocol

import pytest

CALLS: Final = (
    *("chmod", "fsync", "ftruncate", "link", "mkdir", "open", "remove", "rename", "replace", "rmdir"),
    *("truncate", "unlink", "utime", "write"),
)

_PYTHON_S_OWN: Final[Any] = import_module("_pyio")
"""The module ``io`` written in Python, whose files call ``os``; it has no stubs."""

_WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC


class Stopped(BaseException):
    """The program has stopped; nothing else that it would do happens."""


class ShortWriteError(Exception):
    """Only the first half of the data is written."""


class Watcher(Protocol):
    """Is informed of steps, by the names in `CALLS`."""

    def before(self, number: int, name: str, given: tuple[Any, ...]) -> None:
        """Take note of the step to come."""
        ...

    def after(self, name: str, given: tuple[Any, ...], result: Any) -> None:
        """Take note of a step's result, or of a file opened for reading.

        SQLite's steps have paths instead of handles, and the result 0.
        """
        ...


def refuse(number: int) -> None:
    """Fail like a step that the system refuses with this ``errno``."""
    raise OSError(number, os.strerror(number))


def write_half() -> None:
    """Write half of the data, at a step that writes."""
    raise ShortWriteError


class Steps:
    """Numbers these calls while it is active, from 0; nothing waits for the disk.

    ``at`` has functions to call before some of them, by number; the call raises whatever they raise. From the
    number ``stop`` on, no call is made. Calls that open a file for reading count if ``reads`` is set.
    """

    current: Steps | None = None

    def __init__(
        self,
        at: dict[int, Callable[[], object]] | None = None,
        stop: int | None = None,
        *,
        watcher: Watcher | None = None,
        reads: bool = False,
    ) -> None:
        self.calls: list[str] = []
        self._at = at or {}
        self._stop = stop
        self._watcher = watcher
        self._reads = reads
        self._is_outside = False
        self._handles: set[int] = set()
        self._lock = RLock()
        self._patch = pytest.MonkeyPatch()

    def __enter__(self) -> Steps:
        Steps.current = self
        for name in CALLS:
            self._patch.setattr(os, name, self._step(name, getattr(os, name)))
        # The files they return are written by the calls above.
        for module in (builtins, io, _io):
            self._patch.setattr(module, "open", partial(self._open, module.open))
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        self._patch.undo()
        Steps.current = None
        return kind is Stopped

    def take(
        self, name: str, given: tuple[Any, ...], call: Callable[[], Any], half: Callable[[], Any]
    ) -> Any:
        """Make a call as the next step, or let its event happen instead."""
        with self._lock:
            if self._is_outside:
                return call()
            number = len(self.calls)
            self.calls.append(name)
            if self._watcher is not None:
                self._watcher.before(number, name, given)
            self._is_outside = True
            try:
                self._at.get(number, lambda: None)()
            except ShortWriteError:
                call = half
            finally:
                self._is_outside = False
            if self._stop is not None and number >= self._stop:
                raise Stopped
            result = call()
            if name == "open":
                return self._note(given, result)
            if self._watcher is not None:
                self._watcher.after(name, given, result)
            return result

    def _note(self, given: tuple[Any, ...], handle: int) -> int:
        """Register an opened file; only calls on such files count."""
        self._handles.add(handle)
        if self._watcher is not None:
            self._watcher.after("open", given, handle)
        return handle

    def _open(self, usual: Callable[..., Any], file: Any, mode: str = "r", *rest: Any, **named: Any) -> Any:
        is_seen = self._reads or set(mode) & set("wax+")
        return (_PYTHON_S_OWN.open if is_seen else usual)(file, mode, *rest, **named)

    def _step(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def step(*given: Any, **named: Any) -> Any:
            if name == "open" and not (given[1] & _WRITING or self._reads):
                return self._note(given, call(*given, **named))
            if isinstance(given[0], int) and given[0] not in self._handles:
                return call(*given, **named)
            if name == "fsync":
                return self.take(name, given, lambda: None, lambda: None)
            whole = partial(call, *given, **named)
            half = partial(call, given[0], given[1][: len(given[1]) // 2]) if name == "write" else whole
            return self.take(name, (*given, named) if named else given, whole, half)

        return step


# ---------------------------------------------------------------------- SQLite

_IOERR: Final = {"open": 14, "write": 778, "ftruncate": 1546, "fsync": 1034, "unlink": 2570}
"""The results of SQLite's own functions if they fail, by step."""
_FULL: Final = 13
_OPEN_CREATE: Final = 0x4
_OPEN_JOURNAL: Final = 0x800 | 0x4000 | 0x80000

_POINTER: Final = ctypes.c_void_p
_METHODS: Final = 19
"""The number of words in the table of a file's functions: a version and 18 functions."""
_WRITE, _TRUNCATE, _SYNC = 3, 4, 5

_Write = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, ctypes.c_int, ctypes.c_int64)
_Truncate = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_int64)
_Sync = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_int)
_Open = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, _POINTER, ctypes.c_int, _POINTER)
_Delete = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, ctypes.c_int)


class _System(ctypes.Structure):
    """SQLite's interface to the system: ``sqlite3_vfs``, up to the parts that are changed here."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("size", ctypes.c_int),
        ("longest", ctypes.c_int),
        ("next", _POINTER),
        ("name", ctypes.c_char_p),
        ("data", _POINTER),
        ("open", _POINTER),
        ("delete", _POINTER),
    )


class _SqliteFiles:
    """Reports the steps of every file that SQLite opens; it is never removed, since files stay open."""

    def __init__(self) -> None:
        library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
        find = library.sqlite3_vfs_find
        find.restype = _POINTER
        find.argtypes = (ctypes.c_char_p,)
        self.system = _System.from_address(find(None))
        self.usual = self.system.open, self.system.delete
        self._really_open, self._really_delete = _Open(self.usual[0]), _Delete(self.usual[1])
        self._open, self._delete = _Open(self._opened), _Delete(self._deleted)
        self.own = tuple(ctypes.cast(each, _POINTER).value for each in (self._open, self._delete))
        self._paths: dict[int, tuple[str, bool]] = {}
        self._tables: dict[int, tuple[Any, ...]] = {}

    def _opened(self, system: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        path = None if name is None else os.fsdecode(ctypes.string_at(name))

        def really() -> int:
            return int(self._really_open(system, name, file, flags, out))

        makes = path is not None and flags & _OPEN_CREATE and not Path(path).exists()
        code = self._step("open", (path, os.O_RDWR | os.O_CREAT), really) if makes else really()
        methods = ctypes.cast(file, ctypes.POINTER(_POINTER))
        if code == 0 and path is not None and methods[0]:
            self._paths[file] = path, bool(flags & _OPEN_JOURNAL)
            methods[0] = self._table(methods[0])
        return code

    def _deleted(self, system: int, name: int, and_sync: int) -> int:
        path = os.fsdecode(ctypes.string_at(name))
        if not Path(path).exists():
            return int(self._really_delete(system, name, and_sync))
        code = self._step("unlink", (path,), lambda: self._really_delete(system, name, and_sync))
        if code == 0 and and_sync:
            code = self._step("fsync", (str(Path(path).parent),), lambda: 0)
        return code

    def _table(self, usual: int) -> int:
        """Return the address of a table of functions that report steps and call those of another table."""
        if usual not in self._tables:
            table = (_POINTER * _METHODS).from_buffer_copy((_POINTER * _METHODS).from_address(usual))
            functions: list[Any] = list(table)
            write, cut, sync = (
                _Write(functions[_WRITE]),
                _Truncate(functions[_TRUNCATE]),
                _Sync(functions[_SYNC]),
            )

            def writes(file: int, content: int, count: int, offset: int) -> int:
                given = self._paths[file][0], ctypes.string_at(content, count), offset

                def half() -> int:
                    write(file, content, count // 2, offset)
                    return _FULL

                return self._step("write", given, lambda: write(file, content, count, offset), half)

            def truncates(file: int, size: int) -> int:
                return self._step("ftruncate", (self._paths[file][0], size), lambda: cut(file, size))

            def syncs(file: int, flags: int) -> int:
                path, and_folder = self._paths[file]
                code = self._step("fsync", (path,), lambda: 0)
                if code == 0 and and_folder:
                    self._paths[file] = path, False
                    code = self._step("fsync", (str(Path(path).parent),), lambda: 0)
                return code

            own = _Write(writes), _Truncate(truncates), _Sync(syncs)
            for place, function in zip((_WRITE, _TRUNCATE, _SYNC), own, strict=True):
                table[place] = ctypes.cast(function, _POINTER)
            self._tables[usual] = table, own, (write, cut, sync)
        return ctypes.addressof(self._tables[usual][0])

    def _step(
        self,
        name: str,
        given: tuple[Any, ...],
        call: Callable[[], int],
        half: Callable[[], int] | None = None,
    ) -> int:
        # An exception can't leave a function called by SQLite.
        try:
            steps = Steps.current
            return call() if steps is None else steps.take(name, given, call, half or call)
        except OSError as error:
            return _FULL if name == "write" and error.errno == errno.ENOSPC else _IOERR[name]
        except Stopped:
            return _IOERR[name]


_FILES: list[_SqliteFiles] = []


@contextmanager
def watched_sqlite() -> Iterator[None]:
    """Report SQLite's writes, on connections opened meanwhile, to the steps."""
    if not _FILES:
        _FILES.append(_SqliteFiles())
    (files,) = _FILES
    files.system.open, files.system.delete = files.own
    try:
        yield
    finally:
        files.system.open, files.system.delete = files.usual


def path_of(given: Any) -> Path:
    """Return the path in a step's arguments."""
    return Path.cwd() / os.fsdecode(given)

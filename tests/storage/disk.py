"""The possible states of a folder after a power failure at any step, given what had been synced."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from tests.storage.steps import path_of

WAYS: Final = ("killed", "cut", "lost", "torn", "zeroed", "scattered")
"""The ways in which a stop may leave changes that weren't synced.

All changes are there if only the program was ``killed``, and the beginning of the step's write if that was
``cut``. Names and contents may be ``lost``, contents may be ``torn`` in the middle or ``zeroed``; or,
``scattered``, a random one of these happens to each change.
"""

FIRST: Final = 1_000_000_000
"""The time of the files that existed before, in seconds; later files are younger."""


class File(NamedTuple):
    """A file's content and its time in nanoseconds; a folder's content is ``None``.

    Two names of one file have the same ``number``.
    """

    content: bytes | None
    time: int
    number: int


State: TypeAlias = Mapping[str, File]
"""The files below a folder, by path."""


class _Op(NamedTuple):
    """A change of names or of a content, or a sync of a file or a folder.

    ``folders`` are those of the names; a sync of one of them, or of the ``file``, makes the change permanent.
    """

    kind: str
    path: str = ""
    other: str = ""
    file: int = -1
    offset: int = 0
    content: bytes = b""
    folders: tuple[int, ...] = ()


_CONTENTS: Final = ("written", "resized")


class Disk:
    """Watches `Steps` in a folder, which nothing else may change meanwhile."""

    def __init__(self, root: Path) -> None:
        self._root = os.path.realpath(root)
        self._ops: list[_Op] = []
        self._marks: list[int] = []
        self._begun: dict[str, int] = {}
        self._files: list[File] = []
        self._handles: dict[int, int] = {}
        numbers: dict[int, int] = {}
        for path in [Path(self._root), *Path(self._root).rglob("*")]:
            status = path.lstat()
            if status.st_ino not in numbers or path.is_dir():
                numbers[status.st_ino] = len(self._files)
                content = path.read_bytes() if path.is_file() else None
                self._files.append(File(content, status.st_mtime_ns, len(self._files)))
            self._begun[str(path)] = numbers[status.st_ino]
        self._now = dict(self._begun)

    # ------------------------------------------------------------------ what it hears

    def before(self, number: int, name: str, given: tuple[Any, ...]) -> None:
        """Take note of a step to come."""
        assert number == len(self._marks), f"{name} is numbered as another one"
        self._marks.append(len(self._ops))

    def after(self, name: str, given: tuple[Any, ...], result: Any) -> None:
        """Take note of a step's effect."""
        for op in self._ops_of(name, given, result):
            paths = [path for path in (op.path, op.other) if path]
            self._ops.append(op._replace(folders=tuple([self._now[_folder(path)] for path in paths])))
            _name(op, self._now)

    def _ops_of(self, name: str, given: tuple[Any, ...], result: Any) -> Iterator[_Op]:
        if isinstance(given[0], int):
            if given[0] in self._handles:
                yield self._of_handle(name, self._handles[given[0]], given, result)
            return
        path = str(path_of(given[0]))
        if not path.startswith(self._root) or "/.probe-" in path:
            return
        if name == "open":
            yield from self._opened(path, given[1], result)
        elif name == "mkdir":
            yield _Op("made", path, file=self._new(None))
        elif name in ("unlink", "remove", "rmdir"):
            yield _Op("gone", path)
        elif name in ("rename", "replace"):
            yield _Op("moved", path, str(path_of(given[1])))
        elif name == "link":
            yield _Op("linked", "", str(path_of(given[1])), self._now[path])
        elif name == "utime":
            yield _Op("dated", file=self._now[path], offset=given[-1]["ns"][1])
        elif name == "write":
            yield _Op("written", file=self._now[path], offset=given[2], content=bytes(given[1]))
        elif name == "ftruncate":
            yield _Op("resized", file=self._now[path], offset=given[1])
        elif name == "fsync":
            yield _Op("synced", file=self._now[path])

    def _opened(self, path: str, flags: int, result: int) -> Iterator[_Op]:
        if path not in self._now:
            file = self._new(b"")
            yield _Op("made", path, file=file)
        elif flags & os.O_TRUNC:
            yield _Op("resized", file=self._now[path])
        # SQLite reports a success.
        if result:
            self._handles[result] = self._now[path]

    def _of_handle(self, name: str, file: int, given: tuple[Any, ...], result: Any) -> _Op:
        if name == "fsync":
            return _Op("synced", file=file)
        if name == "ftruncate":
            return _Op("resized", file=file, offset=given[1])
        # The handle's position is after the written bytes.
        offset = os.lseek(given[0], 0, os.SEEK_CUR) - result
        return _Op("written", file=file, offset=offset, content=bytes(given[1][:result]))

    def _new(self, content: bytes | None) -> int:
        self._files.append(File(content, (FIRST + len(self._files)) * 10**9, len(self._files)))
        return len(self._files) - 1

    # ------------------------------------------------------------------ what it knows

    @property
    def steps(self) -> int:
        """Return the number of steps."""
        return len(self._marks)

    def unseen(self) -> list[str]:
        """Return the paths whose current state differs from the result of the steps."""
        known = {name: file.content for name, file in self.state(self.steps).items()}
        found = lying(Path(self._root))
        return [name for name in sorted({*known, *found}) if known.get(name, b"?") != found.get(name, b"?")]

    def state(self, number: int, way: str = "killed", seed: int = 0) -> State:
        """Return the state if everything stops before a step, or after all of them."""
        end = self._marks[number] if number < self.steps else len(self._ops)
        ops, rng = self._ops[:end], Random(f"{seed} {number}")
        lasting = _lasting(ops)
        tree = dict(self._begun)
        contents = {at: bytearray(file.content or b"") for at, file in enumerate(self._files)}
        times = {at: file.time for at, file in enumerate(self._files)}
        for at, op in enumerate(ops):
            fate = "whole" if at in lasting else _fate(way, rng)
            if op.kind in _CONTENTS:
                _content(op, contents[op.file], fate)
            elif op.kind == "dated" and fate != "lost":
                times[op.file] = op.offset
            elif fate != "lost":
                _name(op, tree)
        if way == "cut" and self._ops[end:] and self._ops[end].kind == "written":
            _content(self._ops[end], contents[self._ops[end].file], "torn")
        state: dict[str, File] = {}
        for path, file in sorted(tree.items()):
            name = os.path.relpath(path, self._root)
            folder = _folder(name)
            if path != self._root and (not folder or folder in state):
                is_folder = self._files[file].content is None
                state[name] = File(None if is_folder else bytes(contents[file]), times[file], file)
        return state


def _folder(path: str) -> str:
    return path.rpartition("/")[0]


def _fate(way: str, rng: Random) -> str:
    """Return the fate of a change that wasn't synced."""
    if way == "scattered":
        return rng.choice(("whole", "lost", "torn", "zeroed"))
    return {"killed": "whole", "cut": "whole"}.get(way, way)


def _lasting(ops: list[_Op]) -> set[int]:
    """Return the indexes of the changes that a later sync made permanent."""
    lasting, synced = set[int](), set[int]()
    for at, op in reversed(list(enumerate(ops))):
        if op.kind == "synced":
            synced.add(op.file)
        if synced & ({op.file} if op.kind in (*_CONTENTS, "dated") else set(op.folders)):
            lasting.add(at)
    return lasting


def _name(op: _Op, tree: dict[str, int]) -> None:
    """Change names as a step does, if it changes any; the files it needs may be lost."""
    if op.kind == "made":
        tree[op.path] = op.file
    elif op.kind == "linked":
        tree[op.other] = op.file
    elif op.kind == "gone":
        tree.pop(op.path, None)
    elif op.kind == "moved":
        inner = [path for path in tree if path == op.path or path.startswith(f"{op.path}/")]
        for path in inner:
            tree[op.other + path[len(op.path) :]] = tree.pop(path)


def _content(op: _Op, content: bytearray, fate: str) -> None:
    """Change the content of a file as a step does."""
    if fate == "lost":
        return
    if op.kind == "resized":
        content[op.offset :] = bytes(max(0, op.offset - len(content)))
        return
    written = op.content if fate == "whole" else bytes(len(op.content))
    if fate == "torn":
        written = op.content[: len(op.content) // 2]
    content.extend(bytes(max(0, op.offset - len(content))))
    content[op.offset : op.offset + len(written)] = written


def lay(state: State, root: Path) -> None:
    """Make a folder with exactly this state."""
    root.mkdir(parents=True)
    names: dict[int, Path] = {}
    for name, file in state.items():
        path = root / name
        if file.content is None:
            path.mkdir(exist_ok=True)
        elif file.number in names:
            path.hardlink_to(names[file.number])
        else:
            names[file.number] = path
            path.write_bytes(file.content)
            os.utime(path, ns=(file.time, file.time))


def lying(root: Path) -> dict[str, bytes | None]:
    """Return the contents of the files below a folder."""
    return {
        str(path.relative_to(root)): path.read_bytes() if path.is_file() else None
        for path in sorted(root.rglob("*"))
    }

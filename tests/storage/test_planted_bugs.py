"""Possible mistakes in the storage code, and the tests of the quick tier that catch each of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Final, NamedTuple, TypeAlias

import pytest
from pytestqt.qtbot import QtBot
from stolik.storage import atomic, copies, document, own_files
from stolik.storage.paths import Paths

from tests.storage import test_copies as copies_tests
from tests.storage import test_own_files as own_files_tests
from tests.storage import test_owner_alone as owner_tests
from tests.storage import test_saves as document_tests
from tests.storage.crash import Visit
from tests.storage.deeds import DEEDS
from tests.storage.steps import Steps, watched_sqlite
from tests.storage.test_crash_points import QUICK

pytestmark = [
    pytest.mark.rest,
    pytest.mark.skipif(os.name != "posix", reason="modes, and syncs of folders, are of POSIX"),
]

Catch: TypeAlias = Callable[[Path], object]
"""Does the same as a test of the quick tier, in an empty folder."""


class Slip(NamedTuple):
    """A bug, its place, and the test that catches it."""

    module: ModuleType
    changes: dict[str, str]
    catch: Catch


def points_of(name: str) -> Catch:
    """Visit the points of a deed until something is lost."""
    assert name in QUICK

    def visit(folder: Path) -> None:
        with watched_sqlite():
            visit = Visit(DEEDS[name], folder)
            for number in range(visit.disk.steps + 1):
                visit.stop_everywhere(numbers=[number])
                visit.fail_everywhere(numbers=range(number, min(number + 1, visit.disk.steps)))
                assert visit.failures == []
            visit.meet_everywhere()
            assert visit.failures == []

    return visit


def houses(folder: Path) -> Iterator[Paths]:
    return (Paths(folder / f"{number}") for number in range(99))


def document_test(test: Callable[[Path], object]) -> Catch:
    return lambda folder: test(folder / "stolik" / "settings.json")


SLIPS: Final = {
    "what is written isn't synced": Slip(
        atomic, {"            os.fsync(file.fileno())\n": ""}, points_of("settings")
    ),
    "it is renamed before it is synced": Slip(
        atomic,
        {
            "            os.fsync(file.fileno())\n": "",
            "                move(part, path)\n                break\n": (
                "                move(part, path)\n"
                "                with path.open('rb+') as file:\n"
                "                    os.fsync(file.fileno())\n"
                "                break\n"
            ),
        },
        points_of("settings"),
    ),
    "the folder isn't synced": Slip(
        atomic,
        {"        sync_folder(path.parent)\n    except": "    except"},
        points_of("settings"),
    ),
    "the folder of a new folder isn't synced": Slip(
        atomic, {"    sync_folder(folder.parent)\n": ""}, points_of("a first save")
    ),
    "what was there is deleted early": Slip(
        atomic,
        {"asides.append(put_aside(path, known))": "put_aside(path, known).unlink()"},
        points_of("settings"),
    ),
    "what was renamed aside stays aside": Slip(
        atomic,
        {"        others = settle_all(reversed(asides))\n": "        pass\n"},
        points_of("settings"),
    ),
    "a fault is swallowed": Slip(
        own_files,
        {
            "            return fault_of(error, self._folder or path.parent)\n        except ValueError": (
                "            return None\n        except ValueError"
            )
        },
        points_of("settings"),
    ),
    "a name for the time of the write is used twice": Slip(
        atomic,
        {'f".{name}-{os.urandom(4).hex()}{PART}"': 'f".{name}-00000000{PART}"'},
        lambda folder: own_files_tests.test_a_write_in_the_middle_of_another_works_and_both_are_kept(
            houses(folder)
        ),
    ),
    "what another has written is taken for one's own": Slip(
        atomic,
        {"put_aside(path, known))": "put_aside(path, digest_of(path) or ''))"},
        points_of("settings"),
    ),
    "the rights are set late": Slip(
        atomic,
        {
            "    mode = 0o600 if private else 0o666\n": "    mode = 0o666\n",
            "            os.fsync(file.fileno())\n": (
                "            os.fsync(file.fileno())\n"
                "            os.fchmod(file.fileno(), 0o600 if private else 0o666)\n"
            ),
        },
        owner_tests.test_no_file_is_anybody_s_to_read_while_it_is_written,
    ),
    "what is damaged stays where it is written over": Slip(
        document,
        {"        aside = set_aside(path, _DAMAGED)\n": "        aside = path\n"},
        document_test(
            lambda file: document_tests.test_a_broken_file_is_kept_aside_and_the_defaults_are_used(file, "{")
        ),
    ),
    "more is written than is read": Slip(
        own_files,
        {"            if len(content) > largest:\n": "            if len(content) < 0:\n"},
        document_test(document_tests.test_what_could_not_be_read_again_is_not_written_and_the_old_file_stays),
    ),
    "an earlier day is put back before today is kept": Slip(
        copies,
        {
            "                list(self._write(before, self._files()))\n": ""
            "                self._lay(copy, {})\n                list(self._write(before, self._files()))\n"
        },
        lambda folder: copies_tests.test_a_day_is_put_back_and_that_is_undone(Paths(folder / "stolik")),
    ),
    "what is wanted is noted no more before it is done": Slip(
        copies,
        {
            "            others = self._lay(": "            atomic.delete(self._paths.wanted_copy)\n"
            "            others = self._lay("
        },
        lambda folder: (
            copies_tests.test_wherever_putting_back_ends_the_next_start_goes_on_and_it_can_be_undone(
                Paths(folder / "stolik"), lambda step: Steps(stop=step), 13
            )
        ),
    ),
    "who is being removed is back": Slip(
        copies,
        {"        if not wanted or self._is_removing():\n": "        if not wanted:\n"},
        lambda folder: copies_tests.test_who_is_being_removed_is_neither_copied_nor_put_back(
            Paths(folder / "stolik")
        ),
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_it_is_caught(slip: str, tmp_path: Path, qtbot: QtBot) -> None:
    module, changes, catch = SLIPS[slip]
    with planted(module, changes), pytest.raises(AssertionError):
        catch(tmp_path)


@pytest.mark.parametrize("slip", SLIPS)
def test_without_it_nothing_is_caught(slip: str, tmp_path: Path, qtbot: QtBot) -> None:
    SLIPS[slip].catch(tmp_path)


@contextmanager
def planted(module: ModuleType, changes: dict[str, str]) -> Iterator[None]:
    """Replace these pieces of a module's source, each of which occurs once, in the loaded module.

    Others have imported its functions and classes, so these stay and get new code.
    """
    source = Path(str(module.__file__)).read_text("utf-8")
    for piece, other in changes.items():
        assert source.count(piece) == 1, f"{module.__name__} has changed, plant the bug anew: {piece}"
        source = source.replace(piece, other)
    new = {code.co_qualname: code for code in _codes(compile(source, str(module.__file__), "exec"))}
    functions = list(_functions(module))
    old = [function.__code__ for function in functions]
    try:
        for function in functions:
            function.__code__ = new[function.__qualname__]
        yield
    finally:
        for function, code in zip(functions, old, strict=True):
            function.__code__ = code


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """Return the functions of a module and those of its classes."""
    classes = [each for each in vars(module).values() if isinstance(each, type)]
    for holder in (module, *[each for each in classes if each.__module__ == module.__name__]):
        for each in vars(holder).values():
            found = each.fget if isinstance(each, property) else getattr(each, "__wrapped__", each)
            if isinstance(found, FunctionType) and found.__code__.co_filename == module.__file__:
                yield found

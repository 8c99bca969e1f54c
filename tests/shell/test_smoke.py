"""The smoke test accepts a complete program, and reports the first fault of a broken one in one line.

With ``STOLIK_PROGRAM`` set, the frozen program is tested.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any, Final

import pytest
from stolik import __version__
from stolik.engine.game_library import find_games

from tests.shell.program import FROZEN, PROGRAM, copy_of, forget_compiled, smoke_test_of, start, with_locale
from tests.soak.marks import LONG_SOAK

Smoke = Callable[..., CompletedProcess[str]]

# The frozen program plays all games; from the sources one is enough, since other tests play the others.
GAMES = len(find_games()) if FROZEN else 1
WALK = PROGRAM if FROZEN else [sys.executable, "-c", smoke_test_of("rummikub")]


KEYS = """
import sys
from functools import partial
from stolik.cli.smoke_test import tour
from stolik.__main__ import main
if __name__ == "__main__":
    tour.travel = partial(tour.travel, whole=False)
    code = main()
    print(*sys.modules)
    sys.exit(code)
"""
"""The program with a hand that strikes every key; at the end it prints the imported modules."""

OPENED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from stolik.app import App, application
from stolik.storage.paths import Paths

qt, app = application(), App(Paths(Path(sys.argv[1])), seed=1)
pages, shell, window = app.shell.opened_pages, app.shell, app.window

def let_come(page):
    while window.property("paintedPage") != page:
        QCoreApplication.processEvents()

app.show()
let_come("home")
for page in "about book comfort editor guess lesson practice puzzles referee tournament".split():
    assert pages.open(page, {"gameId": "knaster"}), page
    QCoreApplication.processEvents()
    if page == "referee":
        # While a clock runs the system is asked to keep the screen on.
        pages.model(page).clock.press(0)
    pages.leave()
for game in "pickomino ryzyk_fizyk knaster rummikub".split():
    shell.choose(game)
    shell.sit()
    let_come("table")
    for page in "explorer report earlier".split():
        pages.open(page)
        QCoreApplication.processEvents()
        pages.leave()
    shell.leave()
    let_come("home")
print(*sys.modules)
app.close()
"""
"""The unchanged program, whose pages and tables are opened from inside."""


USUAL: Final = () if FROZEN else LONG_SOAK
"""The mark for faults found in the same way as others: from the sources, only the soak tries them."""


@pytest.fixture
def smoke(tmp_path: Path) -> Iterator[Smoke]:
    """Return a function that runs the smoke test of a copy with one file replaced or removed."""

    def run(pattern: str, change: Callable[[str], str] | None = None) -> CompletedProcess[str]:
        place, command = copy_of(tmp_path / "copy")
        found = sorted(place.rglob(pattern))
        assert found, f"the program has no {pattern}"
        for path in found:
            text = path.read_text("utf-8", errors="replace") if change else ""
            path.unlink()
            if change:
                path.write_text(change(text), "utf-8")
        return start("--smoke-test", command=command, at=place, seconds=300)

    yield run
    forget_compiled(tmp_path)


def told(done: CompletedProcess[str]) -> str:
    assert done.returncode == 1, done.stdout
    assert done.stdout == ""
    assert done.stderr.startswith(f"stolik {__version__}: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.mark.soak  # The wheel and the frozen program run it completely in every check.
def test_a_whole_program_says_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    home, temporary = tmp_path / "home", tmp_path / "tmp"
    home.mkdir()
    temporary.mkdir()
    line = tmp_path / "line.txt"
    own = {"HOME": str(home), "TMPDIR": str(temporary), "LC_ALL": "C"}
    away = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_QUICK_BACKEND", "LANG"))
    done = start(f"--smoke-test={line}", command=WALK, seconds=300, environment={**own, **away})
    assert (done.returncode, done.stderr) == (0, "")
    said = rf"stolik {re.escape(__version__)}: \d+ pages, {GAMES} games, \d+ saves: all is well\n"
    assert re.fullmatch(said, done.stdout)
    assert line.read_text("utf-8") == done.stdout
    assert not list(temporary.glob("*stolik*"))
    assert not list(home.rglob("*stolik*"))


@pytest.mark.skipif(FROZEN, reason="the frozen program's own smoke test strikes the same keys")
def test_every_key_on_every_page_is_struck_with_no_module_that_the_program_lacks(tmp_path: Path) -> None:
    done = start("--smoke-test", command=[sys.executable, "-c", KEYS])
    said, modules, *_ = [*done.stdout.splitlines(), "", ""]
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert said.endswith(f" {len(find_games())} games, {2 * len(find_games())} saves: all is well")
    plain = start(str(tmp_path), command=[sys.executable, "-c", OPENED])
    assert (plain.returncode, plain.stderr) == (0, "")
    lacking = set(modules.split()) - set(plain.stdout.split())
    ours = {name for name in lacking if name.startswith(("stolik.", "encodings."))}
    # A running clock uses it on Linux to ask the desktop to keep the screen on.
    assert lacking - {"PySide6.QtDBus"} == ours, "an import of a test hides what the program lacks"
    assert {name for name in ours if name.startswith("stolik.cli.smoke_test.")} == {
        f"stolik.cli.smoke_test.{name}" for name in ("faults", "tour")
    }


@pytest.mark.skipif(FROZEN, reason="a frozen program has no such packages")
def test_the_look_at_all_modules_takes_no_package_of_developers() -> None:
    code = """
import sys
sys.modules.update(dict.fromkeys(["highspy", "hypothesis", "numpy", "PIL", "pytest"]))
from stolik.cli.smoke_test.tour import check_modules
check_modules()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="makes locales as Linux has them")
@pytest.mark.parametrize("locale", ["tr_TR.UTF-8", "pl_PL.UTF-8", "ar_EG.UTF-8"])
def test_in_the_locale_of_another_language_it_is_as_whole(tmp_path: Path, locale: str) -> None:
    done = start("--smoke-test", command=WALK, seconds=300, environment=with_locale(locale, tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "all is well" in done.stdout


IN_ONE_ARCHIVE = pytest.mark.skipif(FROZEN, reason="the modules of a frozen program lie in one archive")
FAULTS: dict[str, tuple[str, tuple[str, str] | None, str, Any]] = {
    "a page with a missing module": (
        "ComfortPage.qml", ("import QtQuick.Layouts", "import QtQuick.Gone"),
        "ComfortPage.qml.*QtQuick.Gone", USUAL,
    ),
    "a page that warns only when it is shown": (
        "AboutPage.qml", ("backButton.focus: true", "onImplicitWidthChanged: gone.x"),
        "AboutPage.qml.*gone is not defined", pytest.mark.rest,
    ),
    "a missing translation": ("stolik_pl.qm", None, "the translation stolik_pl is missing", ()),
    "a broken font": ("*-Regular.ttf", (".*", "no font"), "Regular.ttf can't be loaded", USUAL),
    "a missing game file": ("knaster/ui/help/pl.md", None, "help/pl.md of knaster is missing", USUAL),
    "bots without a process": (
        "bots/worker.py", ("    while True:", "    while False:"), "the process stolik-bots has gone",
        (pytest.mark.soak, IN_ONE_ARCHIVE),
    ),
    "a missing Python module": (
        "cli/records.py", None, "No module named 'stolik.cli.records'", (pytest.mark.soak, IN_ONE_ARCHIVE)
    ),
}  # fmt: skip
"""A file, the change in it (by default its removal), the report, and the marks of the case."""


@pytest.mark.parametrize(
    "pattern, change, said",
    [pytest.param(*case, marks=marks, id=name) for name, (*case, marks) in FAULTS.items()],
)
def test_a_fault_is_told(smoke: Smoke, pattern: str, change: tuple[str, str] | None, said: str) -> None:
    line = told(smoke(pattern, (lambda text: re.sub(change[0], change[1], text)) if change else None))
    assert re.search(said, line)


@pytest.mark.skipif(not FROZEN or sys.platform != "linux", reason="names files of a frozen folder")
@pytest.mark.parametrize("pattern", ["libqoffscreen.so", "QtQuick/Layouts/qmldir", "libqsvg*.so"])
def test_a_missing_part_of_qt(smoke: Smoke, pattern: str) -> None:
    told(smoke(pattern))


def test_a_file_for_the_line_that_can_t_be_written(tmp_path: Path) -> None:
    done = start(f"--smoke-test={tmp_path / 'nowhere' / 'line'}")
    assert "line can't be written: " in told(done)

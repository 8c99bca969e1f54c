"""The common surroundings of all tests: no screen, and no settings of the person who runs them."""

from __future__ import annotations

import gc
import os
import re
import shutil
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parents[1] / "packaging"))

from shipped import stale_translations

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot
    from stolik.storage.paths import Paths

    from tests.house import House, OpenHouse

# The number of examples per second depends on the machine: no test may fail because that is busy.
settings.register_profile("soak", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# A test that passes here passes everywhere; only the long plays look for new examples.
settings.register_profile("check", parent=settings.get_profile("soak"), derandomize=True)

# Set before any import of Qt, because an existing display mustn't change a result.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
if "PYTEST_XDIST_WORKER" not in os.environ:  # workers inherit the environment of the process that starts them
    # Each QML file is compiled once per run, not once per window, and again in each run, because compiled
    # files don't repeat the compiler's complaints.
    _COMPILED_QML = TemporaryDirectory(prefix="stolik-qml-", ignore_cleanup_errors=True)
    os.environ["QML_DISK_CACHE_PATH"] = _COMPILED_QML.name

pytest_plugins = ["tests.tiers"]

_NUMBERS = count()


def pytest_configure(config: pytest.Config) -> None:
    """Require compiled translations, and ignore Qt's message about its own timer."""
    if stale := stale_translations(Path(__file__).parents[1]):
        names = ", ".join(path.name for path in stale)
        raise pytest.UsageError(
            f"{names}: not compiled since the last change; please call: python3 dev.py setup"
        )
    from stolik.shell.qt_messages import DRIVER_STOPPED  # the paths are set only now

    settings.load_profile("soak" if config.getoption("tier") == "soak" else "check")

    config.addinivalue_line("qt_log_ignore", f"^{re.escape(DRIVER_STOPPED)}$")
    _hear_messages_from_any_folder()


def _hear_messages_from_any_folder() -> None:
    """Also capture messages from files whose paths Qt has written in Latin-1, without these paths."""
    from pytestqt import logging

    capture: Any = logging._QtMessageCapture
    heard = capture._handle_with_context

    def hear(self: Any, kind: Any, context: Any, message: str) -> None:
        try:
            heard(self, kind, context, message)
        except UnicodeDecodeError:
            heard(self, kind, None, message)

    capture._handle_with_context = hear


def pytest_collection_finish() -> None:
    """Exclude the thousands of collected tests from all garbage collections."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Collect garbage only in this thread if a test uses Qt, as the program does.

    Otherwise the thread that saves, or the one that receives the bots' answers, would destroy leftovers of
    windows. Objects that survive the test are shared by later ones; they are excluded from later collections,
    which took a third of a second for each window.
    """
    if "qapp" not in getattr(item, "fixturenames", ()):
        return (yield)
    gc.disable()
    result = yield
    gc.collect()
    gc.freeze()
    gc.enable()
    return result


@pytest.fixture(scope="session")
def qapp_cls() -> type[Any]:
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Set a screen that the windows fit on; the path is relative because Qt splits it at colons."""
    screen = os.path.relpath(Path(__file__).with_name("screen.json"))
    return ["stolik", "-platform", f"offscreen:configfile={screen}"]


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """Load the program's typeface, which decides whether something fits."""
    from PySide6.QtGui import QFont, QFontDatabase
    from stolik.app import FAMILY
    from stolik.services.program_paths import FONTS

    for font in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    qapp.setFont(QFont(FAMILY))
    return qapp


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """Extend waits without a limit to a minute, which only ends a test that hangs."""
    for name in ("waitUntil", "waitSignal"):
        monkeypatch.setattr(qtbot, name, partial(getattr(qtbot, name), timeout=60_000))
    return qtbot


@pytest.fixture(autouse=True)
def spoken_english() -> Iterator[None]:
    """Return to English after every test."""
    yield
    from stolik.engine.messages import english, speak

    speak(english)


@pytest.fixture(autouse=True)
def data_dir(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own data folder, which is created when something is stored."""
    folder = tmp_path_factory.getbasetemp() / f"data-{next(_NUMBERS)}"
    monkeypatch.setenv("STOLIK_DATA_DIR", str(folder))
    return folder


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    from stolik.storage.paths import Paths

    return Paths(tmp_path / "stolik")


@pytest.fixture
def open_house(qtbot: QtBot) -> Iterator[OpenHouse]:
    """Yield a function that opens a house on a folder, like the next start of the program would."""
    from tests.house import House

    houses: list[House] = []

    def build(paths: Paths, kind: Any = House) -> Any:
        houses.append(kind(paths))
        return houses[-1]

    yield build
    for house in houses:
        house.shell.close()


@pytest.fixture
def house(open_house: OpenHouse, paths: Paths) -> House:
    """Return a house with real services, whose tables are empty objects."""
    return open_house(paths)


@pytest.fixture
def waiting(paths: Paths) -> Path:
    """Return the file of a game that waits to be continued."""
    from tests.house import SAVE

    paths.saves.mkdir(parents=True)
    return Path(shutil.copy(SAVE, paths.saves))

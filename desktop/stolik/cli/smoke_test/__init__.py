"""`stolik --smoke-test`: checks, without a screen, that a frozen program is complete.

It prints one line and exits: with 0 if all is well, otherwise with 1 and the first fault. Qt is imported only
inside functions, so that an incomplete Qt is reported in that line like any other fault.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import threading
from pathlib import Path
from typing import Final

from stolik import __version__
from stolik.cli.smoke_test.faults import FaultError, Faults

SECONDS: Final = 270.0
"""The seconds after which the test ends in any case, so that it never has to be stopped by hand."""


def main(file: str) -> int:
    """Check everything and return the exit code: 0, or 1 after a fault.

    The line is also written into ``file``, unless that is empty.
    """
    # After a crash, this line is what remains.
    if file and not _write(file, _line("it broke off in the middle")):
        return 1
    try:
        folder = Path(tempfile.mkdtemp(prefix="stolik-smoke-"))
    except OSError as fault:
        return _tell(f"there is no room for a data folder: {fault}", file, 1)

    def give_up(reason: str) -> None:
        code = _tell(reason, file, 1)
        shutil.rmtree(folder, ignore_errors=True)
        # A process that hangs or is about to abort wouldn't end with this code by itself.
        os._exit(code)

    faults = Faults(give_up)
    limit = threading.Timer(SECONDS, lambda: give_up(faults.first or f"not done after {SECONDS:.0f} s"))
    limit.daemon = True
    limit.start()
    _prepare(folder)
    try:
        with faults.watched():
            from stolik.cli.smoke_test.tour import travel

            found = travel(folder, faults)
            faults.check()
        return _tell(f"{found}: all is well", file, 0)
    except Exception as fault:  # any fault becomes the one line of output
        told = f"{fault}" if isinstance(fault, FaultError) else f"{type(fault).__name__}: {fault}"
        return _tell(faults.first or told, file, 1)
    finally:
        limit.cancel()
        shutil.rmtree(folder, ignore_errors=True)


def _tell(sentence: str, file: str, code: int) -> int:
    """Print the outcome if there is a stream for it, and return its exit code."""
    # A windowed program on Windows has neither stream.
    if (stream := sys.stderr if code else sys.stdout) is not None:
        print(_line(sentence), file=stream, flush=True)
    return code if not file or _write(file, _line(sentence)) else 1


def _line(sentence: str) -> str:
    return f"stolik {__version__}: {' '.join(sentence.split())}"


def _write(file: str, line: str) -> bool:
    try:
        Path(file).write_text(line + "\n", "utf-8")
    except OSError as fault:
        _tell(f"{file} can't be written: {fault.strerror}", "", 1)
        return False
    return True


def _prepare(folder: Path) -> None:
    """Make Qt draw into memory and write only into the folder."""
    drawn = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    os.environ.update(drawn, QML_DISK_CACHE_PATH=str(folder / "qmlcache"))
    # A desktop's own theme isn't part of the program.
    os.environ.pop("QT_QPA_PLATFORMTHEME", None)
    if sys.platform == "win32":
        # On Windows, Qt drawing into memory looks for fonts in one folder, and warns if it is missing.
        from stolik.services.program_paths import FONTS

        os.environ["QT_QPA_FONTDIR"] = str(FONTS)
    sys.setswitchinterval(0.0005)

"""The set-up program judges what lies in .venv, and says in a sentence what it can't do itself."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Gives dev.py a folder of its own, where a set-up has been finished."""
    venv = tmp_path / ".venv"
    venv.mkdir()
    for name, path in {
        "ROOT": tmp_path,
        "VENV": venv,
        "PYTHON": venv / "python",
        "STAMP": venv / "stamp.json",
        "BUILD": tmp_path / "build",
        "LOG": tmp_path / "build" / "setup.log",
        "TURN": tmp_path / "build" / "setup.lock",
        "UNFINISHED": tmp_path / "build" / "unfinished",
    }.items():
        monkeypatch.setattr(dev, name, path)
    monkeypatch.setattr(dev, "LOCKS", {kind: tmp_path / f"{kind}.txt" for kind in ("run", "dev")})
    monkeypatch.setattr(dev, "logged", lambda command: True)
    for file in ("run.txt", "dev.txt", ".venv/python", ".venv/pyvenv.cfg"):
        (tmp_path / file).write_text(file, encoding="utf-8")
    dev.install("dev")
    return tmp_path


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects the kinds that a set-up installs."""
    kinds: list[str] = []
    monkeypatch.setattr(dev, "install", kinds.append)
    return kinds


def test_a_finished_set_up_of_dev_serves_run_too(place: Path, installed: list[str]) -> None:
    dev.set_up("dev")
    dev.set_up("run")
    assert installed == []


def test_a_new_lock_installs_what_it_concerns(place: Path, installed: list[str]) -> None:
    (place / "dev.txt").write_text("newer", encoding="utf-8")
    dev.set_up("run")
    dev.set_up("dev")
    assert installed == ["dev"]


@pytest.mark.parametrize("damage", [".venv/python", ".venv/pyvenv.cfg", ".venv/stamp.json"])
def test_a_damaged_venv_is_installed_again(place: Path, installed: list[str], damage: str) -> None:
    (place / damage).unlink()
    dev.set_up("run")
    assert installed == ["run"]


def test_an_interrupted_set_up_starts_from_nothing(place: Path, installed: list[str]) -> None:
    assert dev.is_sound()
    dev.UNFINISHED.touch()
    assert not dev.is_sound()
    dev.set_up("run")
    assert installed == ["run"]


def test_without_a_display_run_says_so_and_sets_nothing_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], installed: list[str]
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert dev.main(["run"]) == 1
    assert "no display" in capsys.readouterr().err
    assert installed == []


def test_missing_packages_are_named_where_they_cannot_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "administrator", lambda: None)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(dev.Problem, match=r"sudo apt-get install .* libgl1 libegl1$"):
        dev.apt_install(["libgl1", "libegl1"], "Qt")


@pytest.mark.parametrize("arguments", [["dance"], ["test", "--fast"]])
def test_a_wrong_call_shows_the_verbs(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(arguments) == 2
    assert "screenshots" in capsys.readouterr().out


def test_the_command_line_asks_for_no_library_of_qt(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(dev, "need_libraries", lambda libraries: pytest.fail("no window is wanted"))
    monkeypatch.setattr(dev, "compile_translations", lambda: pytest.fail("lrelease needs libraries too"))

    def python(arguments: list[str], cwd: Path | None) -> int:
        ran.append(arguments)
        return 0

    monkeypatch.setattr(dev, "python", python)
    assert dev.main(["run", "replay", "game.stolik"]) == 0
    assert ran == [["-m", "stolik", "replay", "game.stolik"]]


@pytest.mark.parametrize("arguments", [[], ["game.stolik"], ["--data-dir", "x"]])
def test_a_window_asks_for_the_libraries(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    needed: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(dev, "need_libraries", needed.extend)
    monkeypatch.setattr(dev, "python", lambda arguments, cwd: 0)
    assert dev.main(["run", *arguments]) == 0
    assert needed


HOLD = """
import sys
import dev
with open(sys.argv[1], "ab") as file:
    print(dev.locked(file), flush=True)
    sys.stdin.readline()
"""


def test_a_second_set_up_waits_for_the_first_and_says_so(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(dev.TURN)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert first.stdout is not None
    assert first.stdout.readline().strip() == "True"
    waits: list[float] = []

    def wait(seconds: float) -> None:
        waits.append(seconds)
        first.communicate("\n")

    monkeypatch.setattr("time.sleep", wait)
    dev.set_up("dev")
    assert len(waits) == 1
    assert "Another dev.py" in capsys.readouterr().out


def test_a_translation_that_fails_leaves_the_old_one(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, outcome = place / "translations" / "stolik_pl.ts", dev.BUILD / "translations" / "stolik_pl.qm"
    for path in (outcome, source):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("old", encoding="utf-8")
    os.utime(outcome, (1, 1))

    def half(command: list[str]) -> bool:
        Path(command[-1]).write_text("half", encoding="utf-8")
        return False

    monkeypatch.setattr(dev, "logged", half)
    with pytest.raises(dev.Problem, match=r"stolik_pl\.ts"):
        dev.compile_translations()
    assert outcome.read_text(encoding="utf-8") == "old"

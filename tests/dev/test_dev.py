"""The set-up program judges what lies in .venv, and says in a sentence what it can't do itself."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))

import shipped
import system

import dev

Commands = list[list[str]]

PROVIDE_UV = dev.provide_uv


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """Collects what a set-up would run, and tells it that all of it succeeded."""
    ran: Commands = []

    def logged(command: Sequence[str], env: Mapping[str, str] | None = None) -> bool:
        ran.append(list(command))
        return True

    monkeypatch.setattr(dev, "logged", logged)
    monkeypatch.setattr(dev, "provide_uv", lambda: None)
    monkeypatch.setattr(dev, "uv_environment", dict)
    return ran


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, commands: Commands) -> Path:
    """Gives dev.py a folder of its own, where a set-up has been finished."""
    venv, build = tmp_path / ".venv", tmp_path / "build"
    venv.mkdir()
    of_dev = {"ROOT": tmp_path, "VENV": venv, "PYTHON": venv / "python", "STAMP": venv / "stamp.txt"}
    for name, path in {**of_dev, "BUILD": build, "LOG": build / "setup.log"}.items():
        monkeypatch.setattr(dev, name, path)
    for name, path in {"BUILD": build, "LOG": build / "setup.log", "TURN": build / "setup.lock"}.items():
        monkeypatch.setattr(system, name, path)
    monkeypatch.setattr(dev, "LOCKS", {kind: tmp_path / f"{kind}.txt" for kind in ("run", "dev")})
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


@pytest.mark.parametrize("damage", [".venv/python", ".venv/pyvenv.cfg", ".venv/stamp.txt"])
def test_a_damaged_venv_is_installed_again(place: Path, installed: list[str], damage: str) -> None:
    (place / damage).unlink()
    dev.set_up("run")
    assert installed == ["run"]


def test_a_venv_of_another_folder_is_installed_again(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "ROOT", place / "elsewhere")
    dev.set_up("run")
    assert installed == ["run"]


@pytest.mark.skipif(sys.platform == "darwin", reason="left out on macOS, as in the frozen program")
@pytest.mark.parametrize("folder", ["Lib", "lib/python3.12"])
def test_a_set_up_lets_shiboken_load_its_python_part_late(place: Path, folder: str) -> None:
    package = place / ".venv" / folder / "site-packages" / "shiboken6"
    package.mkdir(parents=True)
    dev.install("run")
    parts = package / "files.dir" / "shibokensupport"
    names = sorted(path.relative_to(parts).as_posix() for path in parts.rglob("*"))
    assert names == [
        "__init__.py",
        "signature",
        *(f"signature/{n}.py" for n in ("__init__", "loader", "mapping")),
    ]


def test_other_late_parts_are_installed_anew(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (place / "late.py").write_text("newer", encoding="utf-8")
    monkeypatch.setattr(dev, "LATE_PARTS", place)
    dev.set_up("run")
    assert installed == ["run"]


@pytest.mark.parametrize("last", ["venv", "sync", "install"])
def test_an_interrupted_set_up_starts_from_nothing(
    place: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    commands.clear()
    (place / "dev.txt").write_text("newer", encoding="utf-8")
    with monkeypatch.context() as interrupted:
        interrupted.setattr(dev, "logged", lambda command, env=None: last not in command)
        with pytest.raises(system.Problem):
            dev.set_up("dev")
    assert not dev.is_current("dev")
    assert not dev.is_current("run")
    dev.set_up("dev")
    assert [command[1:3] for command in commands] == [
        ["venv", "--clear"],
        ["pip", "sync"],
        ["pip", "install"],
    ]
    assert dev.is_current("dev")


def test_packages_come_with_their_hashes_from_the_lock(place: Path, commands: Commands) -> None:
    (sync,) = [command for command in commands if "sync" in command]
    assert sync[-2:] == ["--require-hashes", str(place / "dev.txt")]


@pytest.mark.parametrize("kind", dev.LOCKS)
def test_a_lock_pins_every_package_by_hash_and_names_no_index(kind: str) -> None:
    text = dev.LOCKS[kind].read_text("utf-8")
    pins = [block for block in text.split("\n") if block and not block.startswith((" ", "#"))]
    assert pins
    assert all("==" in pin and pin.endswith("\\") for pin in pins)
    assert "://" not in text
    assert "index" not in "".join(line for line in text.split("\n") if line.startswith("-"))


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Gives dev.py a folder of its own for uv, and the lock of uv 1.2.3."""
    monkeypatch.setattr(dev, "TOOLS", tmp_path)
    monkeypatch.setattr(dev, "UV", tmp_path / "uv")
    monkeypatch.setattr(dev, "LOCKS", {"uv": tmp_path / "lock.txt"})
    (tmp_path / "lock.txt").write_text("# made by uv\nuv==1.2.3 \\\n    --hash=sha256:0\n", "utf-8")
    return tmp_path


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Debian parts Python into packages")
def test_a_bare_debian_is_given_what_an_environment_needs(
    tools: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: Commands = []
    wanted: list[list[str]] = []

    def logged(command: list[str]) -> bool:
        ran.append(command)
        return "-c" not in command  # ensurepip is missing

    monkeypatch.setattr(dev, "logged", logged)
    monkeypatch.setattr(dev, "apt_install", lambda packages, purpose: wanted.append(packages))
    dev.provide_uv()
    assert wanted == [[f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]]
    assert ran[1][1:] == ["-m", "venv", "--clear", str(tools)]
    assert ran[2][-3:] == ["--require-hashes", "-r", str(tools / "lock.txt")]


@pytest.mark.parametrize("version, kept", [("1.2.3", True), ("1.2.2", False)])
def test_uv_is_fetched_again_when_its_lock_is_newer(
    tools: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch, version: str, kept: bool
) -> None:
    monkeypatch.setattr(dev, "provide_uv", PROVIDE_UV)
    (tools / "uv").touch()
    told = SimpleNamespace(stdout=f"uv {version} (x86_64-unknown-linux-gnu)\n".encode())
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: told)
    dev.provide_uv()
    assert (commands == []) == kept


def test_pip_s_settings_reach_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = """\
:env:.cert='/own/cert.pem'
global.cert='/other/cert.pem'
global.find-links='/wheels'
global.extra-index-url='file:///one file:///two'
install.index-url="https://mirror.example/it's"
global.timeout='60'
"""
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=listed.encode()))
    for name in dev.OF_PIP.values():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("UV_FIND_LINKS", "/of/uv/itself")
    found = dev.uv_environment()
    assert {name: found.get(name) for name in dev.OF_PIP.values()} == {
        "UV_DEFAULT_INDEX": "https://mirror.example/it's",
        "UV_INDEX": "file:///one file:///two",
        "UV_FIND_LINKS": "/of/uv/itself",
        "UV_INSECURE_HOST": None,
        "SSL_CERT_FILE": "/own/cert.pem",
        "ALL_PROXY": None,
    }


def test_without_a_supported_python_the_problem_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.version_info", (3, 9, 2))
    monkeypatch.setattr(dev, "logged", lambda command, env: False)
    with pytest.raises(system.Problem, match=r"needs Python 3\.11, 3\.12 or 3\.13"):
        dev.supported_python({})
    monkeypatch.setattr(dev, "logged", lambda command, env: True)
    assert dev.supported_python({}) == ">=3.11,<3.14"


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
    monkeypatch.setattr(system, "administrator", lambda: None)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(system.Problem, match=r"sudo apt-get install .* libgl1 libegl1$"):
        system.apt_install(["libgl1", "libegl1"], "Qt")


@pytest.mark.parametrize("may", [True, False])
def test_what_plays_over_the_bus_is_installed_or_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], may: bool
) -> None:
    ran: list[str] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(system, "administrator", lambda: [] if may else None)

    def logged(command: list[str]) -> bool:
        ran.append(" ".join(command))
        return True

    monkeypatch.setattr(system, "logged", logged)
    monkeypatch.setattr("shutil.which", lambda name: None if name == "Xvfb" else f"/usr/bin/{name}")
    monkeypatch.setattr(system, "_LAUNCHERS", [Path("/nowhere")])
    monkeypatch.setattr(system, "need_libraries", lambda window: None)
    system.want_listening()
    assert any(command.endswith("xvfb at-spi2-core") for command in ran) == may
    assert ("xvfb at-spi2-core Till then it is left out." in capsys.readouterr().out) != may
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(system, "_LAUNCHERS", [Path(__file__)])
    monkeypatch.setattr(system, "apt_install", lambda packages, purpose: pytest.fail("all of it is there"))
    system.want_listening()


@pytest.mark.parametrize("arguments", [["dance"], ["test", "--fast"]])
def test_a_wrong_call_shows_the_verbs(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(arguments) == 2
    assert "screenshots" in capsys.readouterr().out


def test_the_command_line_asks_for_no_library_of_qt(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(dev, "need_libraries", lambda window: pytest.fail("no window is wanted"))
    monkeypatch.setattr(dev, "stale_translations", lambda root: pytest.fail("lrelease needs libraries too"))

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
    needed: list[bool] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(dev, "need_libraries", needed.append)
    monkeypatch.setattr(dev, "python", lambda arguments, cwd: 0)
    assert dev.main(["run", *arguments]) == 0
    assert needed == [True]


HOLD = """
import sys
sys.path.insert(0, "packaging")
import system
with open(sys.argv[1], "ab") as file:
    print(system.locked(file), flush=True)
    sys.stdin.readline()
"""


def test_a_second_set_up_waits_for_the_first_and_says_so(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(system.TURN)],
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
    source, outcome = place / "translations" / "stolik_pl.ts", system.BUILD / "translations" / "stolik_pl.qm"
    for path in (outcome, source):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("old", encoding="utf-8")
    os.utime(outcome, (1, 1))

    def half(command: list[str], check: bool) -> None:
        Path(command[-1]).write_text("half", encoding="utf-8")
        raise subprocess.CalledProcessError(1, command)

    monkeypatch.setattr(shipped, "_lrelease", lambda: "lrelease")
    monkeypatch.setattr("subprocess.run", half)
    with pytest.raises(subprocess.CalledProcessError):
        shipped.compile_translations(place)
    assert outcome.read_text(encoding="utf-8") == "old"
    assert shipped.stale_translations(place) == [source]
    monkeypatch.setattr(dev, "logged", lambda command: False)
    with pytest.raises(system.Problem, match=r"stolik_pl\.ts"):
        dev.set_up("run")

"""The set-up judges the state of .venv, and says in a sentence what it can't do itself."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
import shipped
import system
import verbs

Commands = list[list[str]]

HAS_UV, PROVIDE_UV = verbs.has_uv, verbs.provide_uv


def collected(monkeypatch: pytest.MonkeyPatch, of: ModuleType) -> Commands:
    """Returns a list that collects the commands a module runs from now on, as if all succeeded."""
    ran: Commands = []

    def logged(command: Sequence[str], env: Mapping[str, str] | None = None) -> bool:
        ran.append(list(command))
        return True

    monkeypatch.setattr(of, "logged", logged)
    return ran


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """Collects the commands that a set-up would run."""
    ran = collected(monkeypatch, verbs)
    monkeypatch.setattr(verbs, "has_uv", lambda: True)
    monkeypatch.setattr(verbs, "provide_uv", lambda: None)
    monkeypatch.setattr(verbs, "uv_environment", dict)
    return ran


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, commands: Commands) -> Path:
    """Gives dev.py a separate folder with a finished set-up."""
    venv, build = tmp_path / ".venv", tmp_path / "build"
    venv.mkdir()
    of_dev = {"ROOT": tmp_path, "VENV": venv, "PYTHON": venv / "python", "STAMP": venv / "stamp.txt"}
    for name, path in {**of_dev, "BUILD": build, "LOG": build / "setup.log"}.items():
        monkeypatch.setattr(verbs, name, path)
    for name, path in {"BUILD": build, "LOG": build / "setup.log", "TURN": build / "setup.lock"}.items():
        monkeypatch.setattr(system, name, path)
    monkeypatch.setattr(verbs, "LOCKS", {kind: tmp_path / f"{kind}.txt" for kind in ("run", "dev")})
    for file in ("run.txt", "dev.txt", ".venv/python", ".venv/pyvenv.cfg"):
        (tmp_path / file).write_text(file, encoding="utf-8")
    verbs.install("dev")
    return tmp_path


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects the kinds that a set-up installs."""
    kinds: list[str] = []
    monkeypatch.setattr(verbs, "install", kinds.append)
    return kinds


def test_a_finished_set_up_of_dev_serves_run_too_until_a_lock_is_new(
    place: Path, installed: list[str]
) -> None:
    verbs.set_up("dev")
    verbs.set_up("run")
    assert installed == []
    (place / "dev.txt").write_text("newer", encoding="utf-8")
    verbs.set_up("run")
    verbs.set_up("dev")
    assert installed == ["dev"]


@pytest.mark.parametrize("wrong", [".venv/python", ".venv/pyvenv.cfg", ".venv/stamp.txt", "the folder"])
def test_a_venv_that_is_damaged_or_of_another_folder_is_installed_again(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    if wrong == "the folder":
        monkeypatch.setattr(verbs, "ROOT", place / "elsewhere")
    else:
        (place / wrong).unlink()
    verbs.set_up("run")
    assert installed == ["run"]


@pytest.mark.parametrize("last", ["venv", "sync", "install"])
def test_an_interrupted_set_up_starts_from_nothing_and_packages_come_with_their_hashes(
    place: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    commands.clear()
    (place / "dev.txt").write_text("newer", encoding="utf-8")
    with monkeypatch.context() as interrupted:
        interrupted.setattr(verbs, "logged", lambda command, env=None: last not in command)
        with pytest.raises(system.Problem):
            verbs.set_up("dev")
    assert not verbs.is_current("dev")
    assert not verbs.is_current("run")
    verbs.set_up("dev")
    found = [command[1:3] for command in commands]
    assert found == [["venv", "--clear"], ["pip", "sync"], ["pip", "install"]]
    assert commands[1][-2:] == ["--require-hashes", str(place / "dev.txt")]
    assert verbs.is_current("dev")


@pytest.mark.parametrize("kind", verbs.LOCKS)
def test_a_lock_pins_every_package_by_hash_and_names_no_index(kind: str) -> None:
    text = verbs.LOCKS[kind].read_text("utf-8")
    pins = [block for block in text.split("\n") if block and not block.startswith((" ", "#"))]
    assert pins
    assert all("==" in pin and pin.endswith("\\") for pin in pins)
    assert "://" not in text
    assert "index" not in "".join(line for line in text.split("\n") if line.startswith("-"))


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Gives dev.py a separate folder for uv, and the lock of uv 1.2.3."""
    monkeypatch.setattr(verbs, "TOOLS", tmp_path)
    monkeypatch.setattr(verbs, "UV", tmp_path / "uv")
    monkeypatch.setattr(verbs, "LOCKS", {"uv": tmp_path / "lock.txt"})
    (tmp_path / "lock.txt").write_text("# made by uv\nuv==1.2.3 \\\n    --hash=sha256:0\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize("version", ["1.2.3", "1.2.2", ""])
def test_uv_comes_by_pip_with_its_hash_and_again_when_its_lock_is_newer(
    tools: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    monkeypatch.setattr(verbs, "has_uv", HAS_UV)
    monkeypatch.setattr(verbs, "provide_uv", PROVIDE_UV)
    if version:
        (tools / "uv").touch()
    told = SimpleNamespace(stdout=f"uv {version} (x86_64-unknown-linux-gnu)\n".encode())
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: told)
    verbs.provide_uv()
    if version == "1.2.3":
        assert commands == []
    else:
        assert commands[0][1:] == ["-m", "venv", "--clear", str(tools)]
        assert commands[1][-3:] == ["--require-hashes", "-r", str(tools / "lock.txt")]


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
    for name in verbs.OF_PIP.values():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("UV_FIND_LINKS", "/of/uv/itself")
    found = verbs.uv_environment()
    assert {name: found.get(name) for name in verbs.OF_PIP.values()} == {
        "UV_DEFAULT_INDEX": "https://mirror.example/it's",
        "UV_INDEX": "file:///one file:///two",
        "UV_FIND_LINKS": "/of/uv/itself",
        "UV_INSECURE_HOST": None,
        "SSL_CERT_FILE": "/own/cert.pem",
        "ALL_PROXY": None,
    }


@pytest.mark.parametrize(
    "version, implementation, own",
    [
        ((3, 10, 9), "cpython", False), ((3, 11, 0), "cpython", True), ((3, 14, 7), "cpython", True),
        ((3, 15, 0), "cpython", False), ((3, 11, 5), "pypy", False),
    ],
)  # fmt: skip
def test_each_supported_python_serves_itself(
    monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int], implementation: str, own: bool
) -> None:
    monkeypatch.setattr("sys.version_info", version)
    monkeypatch.setattr("sys.implementation", SimpleNamespace(name=implementation))
    monkeypatch.setattr(verbs, "logged", lambda command, env: True)
    assert verbs.supported_python({}) == (verbs.BASE if own else verbs.SUPPORTED)


def test_the_pythons_of_the_set_up_are_those_of_the_package() -> None:
    project = (system.ROOT / "pyproject.toml").read_text("utf-8")
    assert f'requires-python = "{verbs.SUPPORTED.removeprefix("cpython")}"' in project
    oldest, beyond = (".".join(map(str, each)) for each in (verbs.OLDEST, verbs.BEYOND))
    assert verbs.SUPPORTED.endswith(f">={oldest},<{beyond}")


@pytest.mark.parametrize("fetched", [True, False])
def test_where_no_supported_python_is_one_is_fetched_and_told_before(
    commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fetched: bool
) -> None:
    monkeypatch.setattr("sys.version_info", (3, 9, 2))

    def logged(command: list[str], env: dict[str, str]) -> bool:
        if "find" in command:
            return False
        assert "downloading one" in capsys.readouterr().out
        return fetched

    monkeypatch.setattr(verbs, "logged", logged)
    if fetched:
        assert verbs.supported_python({}) == verbs.SUPPORTED
    else:
        with pytest.raises(system.Problem, match=r"needs Python 3\.11, 3\.12, 3\.13 or 3\.14, and none"):
            verbs.supported_python({})


def test_a_python_that_is_fetched_lies_in_the_project_and_tells_uv_its_folder_in_utf_8(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=b""))
    monkeypatch.delenv("UV_PYTHON_INSTALL_DIR", raising=False)
    assert verbs.uv_environment()["UV_PYTHON_INSTALL_DIR"] == str(system.BUILD / "python")
    monkeypatch.setenv("LC_ALL", "pl_PL.ISO-8859-2")
    assert verbs.uv_environment()["LC_ALL"] == "C.UTF-8"


def test_an_old_python_can_read_the_set_up_program_so_far_as_to_say_so() -> None:
    source = (system.ROOT / "dev.py").read_text("ascii")
    before = source[: source.index("from verbs")]
    # Constructs that Python 2.7 and 3.0 couldn't read and would report as syntax errors.
    for newer in ("from __future__", 'f"', "f'", "->", ":="):
        assert newer not in before
    check = before[before.index("if sys.version_info") : before.index("if os.name")]
    old = SimpleNamespace(version_info=(3, 7), exit=pytest.fail.Exception)
    told: list[str] = []
    old.exit = told.append
    exec(check, {"sys": old})
    assert told == ["Stolik needs Python 3.11 or newer, and this is 3.7; please install one."]


@pytest.mark.skipif(os.name == "nt", reason="names of files are UTF-8 there, whatever the locale")
def test_all_that_is_called_takes_names_of_files_for_utf_8(tmp_path: Path) -> None:
    place = tmp_path / "Stół i żółw"
    (place / "packaging").mkdir(parents=True)
    shutil.copy(system.ROOT / "dev.py", place)
    (place / "packaging" / "verbs.py").write_text(
        """
import os, subprocess, sys
def main(arguments):
    code = "import os, sys; print(ascii(os.getcwd()), sys.argv[1])"
    return subprocess.call([sys.executable, "-c", code, *arguments])
""",
        encoding="utf-8",
    )
    env = {**os.environ, "LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run([sys.executable, "dev.py", "run"], cwd=place, env=env, capture_output=True)
    assert (done.stdout.splitlines(), done.stderr) == ([f"{str(place)!a} run".encode("ascii")], b"")


def test_without_a_display_run_says_so_and_sets_nothing_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], installed: list[str]
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert verbs.main(["run"]) == 1
    assert "no display" in capsys.readouterr().err
    assert installed == []


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """Simulates a Debian without Qt's libraries, and collects the commands that root would run on it."""
    ran = collected(monkeypatch, system)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("ctypes.CDLL", _absent)
    monkeypatch.setattr(system, "find_spec", lambda name: None)
    monkeypatch.setattr(system, "administrator", list)
    monkeypatch.setattr("shutil.which", {"apt-get": "/usr/bin/apt-get", "sudo": "/usr/bin/sudo"}.get)
    monkeypatch.setattr(system, "_LAUNCHERS", [Path("/nowhere")])
    return ran


def _absent(name: str) -> None:
    raise OSError(name)


VENV_PACKAGE = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"


def test_all_that_is_missing_is_installed_at_once_and_elsewhere_no_package_of_debian(
    bare: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    system.need([system.for_venv, system.for_qt, system.for_window])
    update, install = bare
    assert update == ["apt-get", "update"]
    assert {VENV_PACKAGE, "libgl1", "libgssapi-krb5-2", "libxcb-cursor0"} < set(install)
    assert len(set(install)) == len(install)
    bare.clear()
    monkeypatch.setattr("sys.platform", "darwin")
    system.need([system.for_venv, system.for_window])
    assert bare == []


@pytest.mark.parametrize("has_sudo", [True, False])
def test_who_may_install_nothing_reads_the_whole_command_in_one_sentence(
    bare: Commands, monkeypatch: pytest.MonkeyPatch, has_sudo: bool
) -> None:
    monkeypatch.setattr(system, "administrator", lambda: None)
    if not has_sudo:
        monkeypatch.setattr("shutil.which", {"apt-get": "/usr/bin/apt-get"}.get)
    with pytest.raises(system.Problem) as problem:
        system.need([system.for_venv, system.for_window])
    said = str(problem.value)
    assert "\n" not in said
    assert said.count("sudo") == (2 if has_sudo else 0)
    assert ("ask an administrator" in said) != has_sudo
    _, _, command = said.partition(": ")
    update, _, install = command.replace("sudo ", "").partition(" && ")
    assert update == "apt-get update"
    assert install.startswith("apt-get install -y --no-install-recommends ")
    assert {VENV_PACKAGE, "libegl1", "libxcb-cursor0"} < set(install.split())


@pytest.mark.parametrize("lacks", ["room", "packages"])
def test_what_a_set_up_lacks_is_told_before_it_begins(
    place: Path, bare: Commands, commands: Commands, monkeypatch: pytest.MonkeyPatch, lacks: str
) -> None:
    commands.clear()
    for kind in ("run", "dev"):
        (place / f"{kind}.txt").write_text("newer", encoding="utf-8")
    monkeypatch.setattr(verbs, "has_uv", lambda: lacks == "room")
    monkeypatch.setattr(system, "administrator", lambda: None)
    if lacks == "room":
        monkeypatch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=80_000_000))
    told = {
        "room": r"takes \d+ MB on the disk of .*; 80 MB are free\.$",
        "packages": rf"{VENV_PACKAGE} .*libxcb-cursor0",
    }
    with pytest.raises(system.Problem, match=told[lacks]):
        verbs.set_up("run", [] if lacks == "room" else [system.for_window])
    assert commands == []


@pytest.mark.parametrize("there", [True, False])
def test_freezing_with_debian_s_python_takes_its_library(
    bare: Commands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, there: bool
) -> None:
    told = {"LIBDIR": "/usr/lib/nowhere", "INSTSONAME": "libpython3.13.so.1.0"}
    monkeypatch.setattr("sysconfig.get_config_var", told.get)
    monkeypatch.setattr(Path, "exists", lambda path: there)
    assert system.for_freezing() == ["binutils", *([] if there else ["libpython3.13"])]


@pytest.mark.parametrize("may", [True, False])
def test_what_plays_over_the_bus_is_installed_or_named(
    bare: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], may: bool
) -> None:
    monkeypatch.setattr(system, "administrator", lambda: [] if may else None)
    system.need([], [system.for_listening])
    assert [command[-3:] for command in bare[1:]] == ([["xvfb", "dbus", "at-spi2-core"]] if may else [])
    assert ("xvfb dbus at-spi2-core Until then a part is left out." in capsys.readouterr().out) != may
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(system, "_LAUNCHERS", [Path(__file__)])
    monkeypatch.setattr(system, "apt_install", lambda packages: pytest.fail("all of it is there"))
    system.need([], [system.for_listening])


@pytest.mark.parametrize("short", [True, False])
def test_what_the_frozen_program_is_measured_beside_is_asked_for_in_the_long_form_alone(
    monkeypatch: pytest.MonkeyPatch, short: bool
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(system, "_is_root", lambda: True)
    asked: list[str] = []
    monkeypatch.setattr(
        verbs, "set_up", lambda kind, lacks, wishes: asked.extend(name for lack in wishes for name in lack())
    )
    monkeypatch.setattr(verbs, "python", lambda *arguments: 0)
    assert verbs.main(["frozen", *(["--short"] if short else [])]) == 0
    every = {"strace", "openbox", "pentobi", "xvfb", "debootstrap"}
    assert set(asked) == ({"strace"} if short else every)


@pytest.mark.parametrize("arguments", [["dance"], ["setup", "--fast"], ["test", "--fast"]])
def test_a_wrong_call_shows_the_verbs(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert verbs.main(arguments) == 2
    assert "screenshots" in capsys.readouterr().out


def test_the_command_line_asks_for_no_library_of_qt(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(verbs, "for_qt", lambda: pytest.fail("no window is wanted"))
    monkeypatch.setattr(verbs, "for_window", lambda: pytest.fail("no window is wanted"))
    monkeypatch.setattr(verbs, "stale_translations", lambda root: pytest.fail("lrelease needs libraries too"))

    def python(arguments: list[str], cwd: Path | None) -> int:
        ran.append(arguments)
        return 0

    monkeypatch.setattr(verbs, "python", python)
    assert verbs.main(["run", "replay", "game.stolik"]) == 0
    assert ran == [["-m", "stolik", "replay", "game.stolik"]]


@pytest.mark.parametrize("arguments", [[], ["game.stolik"], ["--data-dir", "x"]])
def test_a_window_asks_for_the_libraries(
    place: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    needed: list[str] = []

    def for_window() -> list[str]:
        needed.append("window")
        return []

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(verbs, "for_window", for_window)
    monkeypatch.setattr(verbs, "python", lambda arguments, cwd: 0)
    assert verbs.main(["run", *arguments]) == 0
    assert needed == ["window"]


@pytest.mark.skipif(os.name == "nt", reason="Windows can't put a program in the place of another")
def test_a_signal_reaches_the_program_itself() -> None:
    script = "import verbs; verbs.PYTHON = verbs.BASE; verbs.python(['-c', 'import os; print(os.getpid())'])"
    env = {**os.environ, "PYTHONPATH": str(system.ROOT / "packaging")}
    started = subprocess.Popen([sys.executable, "-c", script], env=env, stdout=subprocess.PIPE, text=True)
    said, _ = started.communicate()
    assert int(said) == started.pid


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
    command = [sys.executable, "-c", HOLD, str(system.TURN)]
    pipe, room = subprocess.PIPE, Path(__file__).parents[2]
    first = subprocess.Popen(command, cwd=room, stdin=pipe, stdout=pipe, text=True)
    assert first.stdout is not None
    assert first.stdout.readline().strip() == "True"
    waits: list[float] = []

    def wait(seconds: float) -> None:
        waits.append(seconds)
        first.communicate("\n")

    monkeypatch.setattr("time.sleep", wait)
    verbs.set_up("dev")
    assert len(waits) == 1
    assert "Another dev.py" in capsys.readouterr().out


def test_a_translation_that_fails_leaves_the_old_one_till_its_source_is_gone(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    monkeypatch.setattr(verbs, "logged", lambda command: False)
    with pytest.raises(system.Problem, match=r"stolik_pl\.ts"):
        verbs.set_up("run")
    source.unlink()
    assert shipped.stale_translations(place) == [outcome], "a compiled language goes with its source"
    assert shipped.compile_translations(place) == []
    assert not outcome.exists()


@pytest.mark.parametrize("utf8", ["0", "1"])
@pytest.mark.parametrize("folder", ["Stół i żółw/desktop", "משחק/desktop", "plain/desktop"])
def test_the_sources_are_found_in_a_folder_whose_letters_the_locale_lacks(
    place: Path, folder: str, utf8: str
) -> None:
    packages = place / ".venv/lib/python3.11/site-packages"
    packages.mkdir(parents=True)
    sources = place / folder
    sources.mkdir(parents=True)
    (packages / "_editable_impl_stolik.pth").write_text(str(sources), encoding="utf-8")
    verbs.spell_in_ascii()
    code = f"""
import os, site, sys
site.addsitedir(os.fsdecode({os.fsencode(packages)!a}))
print(ascii(os.fsencode(sys.path[-1])))
"""
    env = {**os.environ, "LC_ALL": "POSIX", "PYTHONUTF8": utf8}
    done = subprocess.run([sys.executable, "-S", "-c", code], env=env, capture_output=True)
    assert (done.stdout.decode("ascii").strip(), done.stderr) == (ascii(os.fsencode(sources)), b"")

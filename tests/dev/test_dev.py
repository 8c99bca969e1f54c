"""The set-up program judges what lies in .venv, and says in a sentence what it can't do itself."""

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

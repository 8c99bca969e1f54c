"""Rules for every command: exit codes, one line, no traceback, no Qt."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from stolik import __version__
from stolik.cli import records
from stolik.cli.arguments import COMMANDS, opens_window, parse
from stolik.cli.console import CommandError
from stolik.start_wishes import CONTINUE, NEW_GAME

from tests.cli.running import TESTS, TYPED, refusal, stolik
from tests.refusing import refusing

ROOT = TESTS.parent
BARE = {**os.environ, "PYTHONPATH": str(ROOT / "desktop")}


def program(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stolik", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=300, check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        [], ["dance"], ["replay"], ["replay", "a", "b"], ["replay", "a", "--loud"], ["replay", "a", "--js"],
        ["advise", "a", "--at", "x"], ["simulate", "pickomino"],
        ["simulate", "pickomino", "--seats", "sharp,gentle", "--games", "many"],
        ["replay", "a", "--lo\nud"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_bad_arguments_are_refused_in_one_line(arguments: list[str]) -> None:
    assert refusal(*arguments).startswith("stolik")


def test_the_help_names_the_window_s_options_and_every_command_and_there_is_a_version() -> None:
    out = stolik("--help").out
    options = "--continue, --new-game, --data-dir DIR, --seed N, --smoke, --smoke-test[=FILE], --version"
    for named in ("FILE", "--self-test", *options.split(", ")):
        assert f"\n  {named}" in out
    assert "--smoke-test [FILE]" not in out
    for name, about in COMMANDS.items():
        assert re.search(rf"^  {name} +{re.escape(about)}$", out, re.MULTILINE)
        told = stolik(name, "--help")
        assert told.code == 0
        assert f"usage: stolik {name}" in told.out
        assert about.lower() in " ".join(told.out.lower().split())
    outcome = stolik("--version")
    assert (outcome.code, outcome.out) == (0, f"stolik {__version__}\n")


def test_every_option_of_the_window_is_parsed_and_a_file_of_the_smoke_test_only_where_it_is_joined() -> None:
    options = parse(["--seed", "7", "--data-dir", "there", "--smoke", "game.stolik"])
    assert (options.seed, options.data_dir, options.smoke) == (7, "there", True)
    assert (options.file, options.smoke_test, options.run) == (Path("game.stolik"), None, None)
    assert [parse(words).wish for words in ([], ["--continue"], ["--new-game"])] == ["", CONTINUE, NEW_GAME]
    options = parse([])
    assert (options.seed, options.data_dir, options.smoke, options.file) == (None, None, False, None)
    assert parse(["--smoke-test"]).smoke_test == ""
    assert parse(["--smoke-test=line.txt"]).smoke_test == "line.txt"
    with pytest.raises(CommandError, match="goes with no other argument"):
        parse(["--smoke-test", "game.stolik"])


@pytest.mark.parametrize("folder", [".", "x" * 300, "file/inside"])
def test_the_self_test_prints_a_line_for_each_proof_also_where_no_folder_can_be(
    tmp_path: Path, folder: str
) -> None:
    if folder != ".":
        (tmp_path / "file").touch()
    code, out, err = stolik("--self-test", "--data-dir", tmp_path / folder)
    assert (code, err, len(out.splitlines())) == (0, "", 4)
    assert [line.split()[0] for line in out.splitlines()[1:3]] == ["ok", "–"]
    assert "Nothing is saved yet" in out or folder == "."
    assert "opens nothing" in refusal("--self-test", "game.stolik")


@pytest.mark.parametrize(
    "arguments, window",
    [
        ([], True), (["game.stolik"], True), (["replay.stolik"], True), ([r"D:\GRA.STOLIK"], True),
        (["zima.stolik-tournament"], True), ([r"D:\ZIMA.STOLIK-TOURNAMENT"], True), (["--continue"], True),
        (["--new-game", "--smoke"], True), (["--seed", "3"], True),
        (["--data-dir=there", "game.stolik"], True), (["--smoke"], True), (["replay"], False),
        (["replay", "game.stolik"], False), (["dance"], False), (["--help"], False),
        (["--seed", "3", "--help"], False), (["--version"], False), (["--smoke-test"], False),
        (["--self-test"], False), (["--smoke-test=line.txt"], False),
    ],
)  # fmt: skip
def test_what_opens_the_window(arguments: list[str], window: bool) -> None:
    assert opens_window(arguments) is window


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bogus"], ["--seed", "x"], ["--see", "3"], ["a.stolik", "b.stolik"], ["--data-dir"],
        ["--continue", "--new-game"], ["--continue", "a.stolik"], ["a.stolik-tournament", "--new-game"],
    ],
)  # fmt: skip
def test_bad_arguments_of_the_window_are_refused_in_one_line(arguments: list[str]) -> None:
    done = program(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("stolik: ")
    assert done.stderr.count("\n") == 1


def test_arguments_are_parsed_by_the_standard_library_alone() -> None:
    script = (
        "import sys; from stolik.cli.arguments import opens_window, parse; opens_window(['--seed', '1']);"
        "parse(['--seed', '1']);"
        "own = sorted(name for name in sys.modules if name.split('.')[0] not in sys.stdlib_module_names);"
        "print(*own)"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", script], env=BARE, capture_output=True, text=True, check=True
    )
    own = ["stolik", "stolik.cli", "stolik.cli.arguments", "stolik.cli.console", "stolik.start_wishes"]
    assert done.stdout.split() == ["__main__", *own]


def test_an_interruption_and_a_full_disk_are_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(records, "replay", interrupted)
    outcome = stolik("replay", "a")
    assert (outcome.code, outcome.out, outcome.err) == (130, "", "stolik: interrupted\n")

    monkeypatch.setattr(records, "replay", refusing(errno.ENOSPC))
    assert refusal("replay", "a") == "stolik: No space left on device"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
def test_output_that_finds_no_room_is_one_line_and_where_that_finds_none_an_exit_code() -> None:
    def run(*arguments: str, err: Any = subprocess.PIPE) -> tuple[int, str | None]:
        with Path("/dev/full").open("w") as full:
            command = [sys.executable, "-m", "stolik", *arguments]
            buffered = {**os.environ, "PYTHONUNBUFFERED": ""}
            done = subprocess.run(
                command, cwd=ROOT, env=buffered, stdout=full, stderr=err or full, encoding="utf-8"
            )
        return done.returncode, done.stderr

    for arguments in (["replay", str(TYPED)], ["--version"]):
        assert run(*arguments) == (2, "stolik: No space left on device\n")
    assert run("replay", "no such file", err=None) == (2, None)


def test_without_a_console_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from stolik.cli import main

    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["replay", str(TYPED)]) == 0
    assert main(["replay", "no such file"]) == 2


def test_the_program_replays_a_record_or_refuses_it_without_a_traceback(tmp_path: Path) -> None:
    done = program("replay", TYPED)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ala takes tile 27 (2 worms)." in done.stdout
    path = tmp_path / "żółw.stolik"
    path.write_text('{"format": "stolik-record"}', encoding="utf-8")
    done = program("replay", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{path}: entry 0, missing_key: “version” is missing.\n"


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command = [sys.executable, "-m", "stolik", "replay", str(TYPED)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == 141


def test_the_command_line_loads_no_window() -> None:
    script = (
        "import sys; from stolik.cli import main; code = main(sys.argv[1:]);"
        "qt = [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))];"
        "sys.exit(9 if qt else code)"
    )
    command = [sys.executable, "-c", script, "replay", str(TYPED)]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, timeout=300, check=False).returncode == 0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(TESTS / "saves" / "house_of_0.1.0", tmp_path / "stolik"))


def test_where_all_is_well_a_line_says_so_below_that_of_the_folder(folder: Path) -> None:
    assert stolik("--check-data", folder) == (0, f"Folder: {folder}\n10 files OK.\n", "")
    outcome = stolik("--check-data", folder, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    assert json.loads(outcome.out) == {"folder": str(folder), "files": 10, "wrong": []}


def test_each_file_at_fault_has_its_line_and_the_code_is_1(folder: Path) -> None:
    (folder / "people.json").write_text("{", "utf-8")
    (folder / "notes\n.txt").touch()
    people = "people.json is damaged. Stolik uses what it can read and keeps the old file."
    outcome = stolik("--check-data", folder)
    notes = "notes .txt isn't a Stolik file. It is left unchanged."
    assert outcome == (1, f"Folder: {folder}\n{notes}\n{people}\n9 files OK.\n", "")
    outcome = stolik("--check-data", "--json", folder)
    assert (outcome.code, outcome.err) == (1, "")
    found = json.loads(outcome.out)
    assert (found["files"], len(found["wrong"])) == (11, 2)
    assert found["wrong"][1] == {"file": "people.json", "what": "damaged", "done": "used", "text": people}


def test_without_a_folder_the_one_in_use_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_DATA_DIR", str(folder))
    assert stolik("--check-data") == (0, f"Folder: {folder}\n10 files OK.\n", "")
    monkeypatch.setenv("STOLIK_DATA_DIR", str(folder / "none"))
    assert stolik("--check-data") == (0, f"Folder: {folder / 'none'}\n0 files OK.\n", "")


@pytest.mark.parametrize("content", ["{", '{"version": 1, "folder": "here"}'])
def test_a_damaged_note_of_the_folder_in_use_is_named_and_stays(
    folder: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    monkeypatch.delenv("STOLIK_DATA_DIR")
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(folder))
    (folder / "place.json").write_text(content, "utf-8")
    outcome = stolik("--check-data")
    assert (outcome.code, outcome.err) == (1, "")
    assert outcome.out.splitlines()[1] == "place.json is damaged. It will be kept under another name."
    assert (folder / "place.json").read_text("utf-8") == content
    assert len(list(folder.glob("place*"))) == 1


def test_bad_use_is_refused_in_one_line(folder: Path) -> None:
    assert refusal("--check-data", folder / "none") == f"{folder / 'none'}: there is no such folder"
    assert refusal("--check-data", folder / "people.json" / "x").endswith("there is no such folder")
    assert refusal("--check-data", folder / "people.json").endswith("this is a file, not a folder")
    if os.name == "posix":
        # Others can't be read without the permission.
        long = folder / ("x" * 300)
        assert refusal("--check-data", long) == f"{long}: {os.strerror(errno.ENAMETOOLONG)}"
    assert refusal("--check-data", folder, folder).startswith("stolik --check-data: ")
    assert refusal("--check-data", "--smoke").startswith("stolik --check-data: ")
    assert refusal("--json").startswith("stolik: ")


def test_it_opens_no_window() -> None:
    assert not opens_window(["--check-data"])
    assert not opens_window(["--check-data", "folder", "--json"])

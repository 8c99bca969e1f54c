"""The wheel, built from the source archive, runs without anything else of the project."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from configparser import ConfigParser
from importlib.metadata import Distribution, distribution, requires
from pathlib import Path
from typing import Any, Final

import pytest
from stolik import __version__

from tests.shell.program import FROZEN, smoke_test_of

pytestmark = [pytest.mark.rest, pytest.mark.skipif(FROZEN, reason="the frozen program is tried by itself")]

ROOT: Final = Path(__file__).parents[2]
RECORD: Final = "pickomino/steal"

# Prints at the end where the modules came from. Only one game is played: the list of the wheel's files is
# compared with that of the sources, with which test_smoke plays another game.
TRACED: Final = f"""
import atexit, sys

def tell():
    for name, module in list(sys.modules.items()):
        print("MODULE", name, getattr(module, "__file__", None), sep="\\t")

atexit.register(tell)
{smoke_test_of("pickomino")}
"""


def build(target: str, project: Path, folder: Path) -> Path:
    """Build one of the two archives of a project's folder, without a separate environment or a network."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    (outcome,) = folder.iterdir()
    return outcome


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel, built from the source archive."""
    folder = tmp_path_factory.mktemp("sources")
    with tarfile.open(sources) as archive:
        # Python before 3.11.4, such as Debian 12's, has no filters; later versions want one.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(folder)
    return build("wheel", folder / f"stolik-{__version__}", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the scripts folder of an environment with only the wheel and its dependencies."""
    folder = tmp_path_factory.mktemp("environment")
    context = venv.EnvBuilder(with_pip=False).ensure_directories(folder)
    venv.create(folder)
    pip = [sys.executable, "-m", "pip", "--python", context.env_exe, "install", "--quiet", "--no-index"]
    subprocess.run([*pip, "--no-deps", "--no-input", str(wheel)], check=True)
    packages = next(folder.rglob("site-packages"))
    for each in required("stolik"):
        lend(each, packages)
    return Path(context.bin_path)


def required(name: str) -> Iterator[Distribution]:
    """Yield the installed distributions that a distribution needs at run time on this system."""
    found = {name}
    waiting = [name]
    while waiting:
        for requirement in requires(waiting.pop()) or []:
            match = re.fullmatch(r"([\w.-]+)[^;]*(?:;\s*(.*))?", requirement)
            assert match is not None, requirement
            if "extra ==" in (match[2] or "") or match[1] in found:
                continue
            found.add(match[1])
            waiting.append(match[1])
            yield distribution(match[1])


def lend(package: Distribution, folder: Path) -> None:
    """Make an installed distribution available in another environment's packages folder."""
    for name in {file.parts[0] for file in package.files or () if ".." not in file.parts}:
        source, target = Path(str(package.locate_file(name))), folder / name
        if target.exists() or name == "__pycache__":
            continue
        try:
            target.symlink_to(source, target_is_directory=source.is_dir())
        except OSError:  # on Windows, only administrators can make links
            (shutil.copytree if source.is_dir() else shutil.copy)(source, target)


def run(command: list[str], folder: Path) -> str:
    """Run a command in a folder without variables that lead Python to the sources; return its output."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment["PYTHONUTF8"] = "1"
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def inside(wheel: Path, name: str) -> str:
    """Return the text of one of the wheel's metadata files."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(f"stolik-{__version__}.dist-info/{name}").decode()


def test_the_wheel_holds_the_program_with_its_resources_and_translations(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"stolik", f"stolik-{__version__}.dist-info"}
    inside = {str(Path(name).parent.as_posix()) for name in names}
    assert {f"stolik/resources/{each}" for each in ("fonts", "help", "icons", "licences", "sounds")} <= inside
    assert {"stolik/translations/stolik_pl.qm", "stolik/translations/stolik_en.qm"} <= set(names)
    package = ROOT / "desktop" / "stolik"
    ours = {
        f"stolik/{path.relative_to(package).as_posix()}"
        for path in package.rglob("*")
        if path.is_file() and path.suffix != ".pyc" and "train" not in path.parts
    }
    assert ours <= set(names)
    assert not [name for name in names if "/ai/train/" in name or "make_" in name or name.endswith(".ts")]


def test_an_index_finds_in_the_wheel_all_that_it_asks_for(wheel: Path) -> None:
    # The module with which twine checks uploads; twine itself would need thirty packages.
    judge: Any = importlib.import_module("packaging.metadata")
    told = judge.Metadata.from_email(inside(wheel, "METADATA"), validate=True)
    assert told.description.strip() == (ROOT / "README.md").read_text("utf-8").strip()
    assert (told.description_content_type, told.license_expression) == ("text/markdown", "MIT")
    assert told.keywords
    assert "@" in told.author_email
    assert all(address.startswith(told.project_urls["Homepage"]) for address in told.project_urls.values())
    supported = {f"Programming Language :: Python :: 3.{minor}" for minor in range(8, 30)}
    supported = {each for each in supported if told.requires_python.contains(each.split()[-1])}
    assert {each for each in told.classifiers if ":: 3." in each} == supported


def test_the_wheel_has_a_command_for_the_terminal_and_one_for_the_window(wheel: Path) -> None:
    read = ConfigParser()
    read.read_string(inside(wheel, "entry_points.txt"))
    main = "stolik.__main__:main"
    found = {name: dict(read[name]) for name in read.sections()}
    assert found == {"console_scripts": {"stolik": main}, "gui_scripts": {"stolik-window": main}}


def test_the_source_archive_holds_what_a_build_and_a_test_need_and_nothing_made(sources: Path) -> None:
    with tarfile.open(sources) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    tops = """
        .ci .github .gitignore CHANGELOG.md LICENSE PKG-INFO README.md desktop dev.py packaging pyproject.toml
        resources tests translations
    """
    assert {name.split("/")[0] for name in names} == set(tops.split())
    assert f"tests/golden/{RECORD}.stolik" in names
    assert not [name for name in names if re.search(r"cache__|_cache/|\.pyc$|\.qm$", name)]


@pytest.mark.soak
def test_the_smoke_test_passes_and_reads_nothing_of_the_sources(scripts: Path, tmp_path: Path) -> None:
    out = run([str(scripts / "python"), "-c", TRACED], tmp_path)
    assert "all is well" in out
    told = [line.split("\t")[1:] for line in out.splitlines() if line.startswith("MODULE\t")]
    own = [Path(file) for name, file in told if name.partition(".")[0] == "stolik"]
    assert len(own) > 100
    assert not [file for file in own if not file.is_relative_to(scripts.parent)]
    assert not [file for _, file in told if Path(file).is_relative_to(ROOT / "desktop")]


@pytest.mark.soak
def test_a_record_is_replayed_there_as_in_the_sources(scripts: Path, tmp_path: Path) -> None:
    record = str(ROOT / "tests" / "golden" / f"{RECORD}.stolik")
    installed = run([str(scripts / "stolik"), "replay", record], tmp_path)
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'desktop')!r}); from stolik.__main__ import main; main()"
    )
    assert installed == run([sys.executable, "-c", code, "replay", record], tmp_path)
    assert installed

"""The Linux files: menu entry, description, file types, manual page and package agree and are valid."""

from __future__ import annotations

import gzip
import re
import shutil
import stat
import subprocess
import sys
from configparser import ConfigParser
from email.utils import parseaddr
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

import bare
import contents
import pytest
from facts import APP_ID, FILE_TYPES, MAINTAINER, ROOT, URLS, VERSION, changelog_day
from linux import packages
from PySide6.QtGui import QImage
from sentences import SENTENCES, SUMMARY, words
from stolik.cli.arguments import COMMANDS
from stolik.start_wishes import CONTINUE, NEW_GAME

LINUX = Path(packages.__file__).parent
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="made and judged by tools of Linux")


# The output of readelf (binutils) for a program, as far as it is used.
READ_ELF = """
 0x0000000000000001 (NEEDED)             Shared library: [libstdc++.so.6]
 0x0000000000000001 (NEEDED)             Shared library: [libc.so.6]
 0x0000000000000001 (NEEDED)             Shared library: [libffi.so.8]
  0x0010:   Name: GLIBC_2.4  Flags: none  Version: 3
  0x0020:   Name: GLIBC_2.34  Flags: none  Version: 2
  0x0030:   Name: GLIBCXX_3.4.29  Flags: none  Version: 5
"""


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    packages.put_share(tmp_path)
    return tmp_path


def groups() -> dict[str, dict[str, str]]:
    """Return all groups of the menu entry."""
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]  # keys have capital letters
    read.read_string(packages.menu_entry())
    return {name: dict(read[name]) for name in read.sections()}


def entry() -> dict[str, str]:
    return groups()["Desktop Entry"]


@pytest.mark.parametrize(
    "call",
    [
        "desktop-file-validate applications/stolik.desktop",
        f"appstreamcli validate --no-net --pedantic metainfo/{APP_ID}.metainfo.xml",
        "groff -man -ww -Tutf8 -z stolik.6",
    ],
    ids=lambda call: call.split()[0],
)
def test_the_tools_of_linux_find_nothing_to_complain_of(share: Path, call: str) -> None:
    tool, *options, file = call.split()
    if not shutil.which(tool):
        pytest.skip(f"{tool} isn't installed: it judges more than the tests beside this one do")
    (share / "stolik.6").write_text(packages.man_page(), "utf-8")
    done = subprocess.run(
        [tool, *options, share / file], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout


def test_the_menu_entry_has_what_a_desktop_asks_for_and_options_in_the_words_of_the_program() -> None:
    assert packages.menu_entry().startswith("[Desktop Entry]\n")
    keys = entry()
    assert (keys["Type"], keys["Name"], keys["Terminal"]) == ("Application", "Stolik", "false")
    assert keys["Exec"].split() == [keys["TryExec"], "%f"]
    for name in ("Categories", "Keywords", "Keywords[pl]", "MimeType"):
        assert keys[name].endswith(";")
        assert all(keys[name].split(";")[:-1])
    named = [name for name in entry()["Actions"].split(";") if name]
    found = {name: groups()[f"Desktop Action {name}"] for name in named}
    assert {each["Exec"] for each in found.values()} == {f"stolik {CONTINUE}", f"stolik {NEW_GAME}"}
    root = ElementTree.parse(ROOT / "translations" / "stolik_pl.ts").getroot()
    words = {each.findtext("source", ""): each.findtext("translation", "") for each in root.iter("message")}
    told = {each["Name"]: each["Name[pl]"] for each in found.values()}
    assert told == {"Continue": words["Continue"], "New game": "Nowa gra"}


def test_the_description_has_what_software_centres_ask_for(share: Path) -> None:
    text = (share / "metainfo" / f"{APP_ID}.metainfo.xml").read_text("utf-8")
    assert "@" not in text
    component = ElementTree.fromstring(text)
    assert component.get("type") == "desktop-application"
    for tag in ("id", "name", "summary", "metadata_license", "project_license", "developer/name"):
        assert component.findtext(tag)
    for tag in ("description/p", "categories/category", "content_rating", "releases/release/description/p"):
        assert component.find(tag) is not None
    release = component.find("releases/release")
    assert release is not None
    heading = f"## {release.get('version')} ({release.get('date')})"
    assert heading == f"## {VERSION} ({changelog_day()})"
    assert heading in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
    found = {each.get("type", ""): each.text for each in component.findall("url")}
    assert found == {"homepage": URLS["Homepage"], "bugtracker": URLS["Issues"]}
    for image in component.iter("image"):
        address = image.text or ""
        assert address.startswith(f"{URLS['Homepage']}/screenshots/")
        picture = QImage(str(ROOT / "resources" / "screenshots" / address.rpartition("/")[2]))
        assert (image.get("width"), image.get("height")) == (str(picture.width()), str(picture.height()))


def test_menu_entry_description_and_file_types_speak_of_the_same_things(share: Path) -> None:
    component = ElementTree.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml").getroot()
    kinds = (
        ElementTree.parse(share / "mime" / "packages" / "stolik.xml").getroot().findall(f"{MIME}mime-type")
    )
    names = [each.mime for each in FILE_TYPES]
    assert [each.get("type") for each in kinds] == names
    assert [each.text for each in component.findall("provides/mediatype")] == names
    assert entry()["MimeType"] == "".join(f"{name};" for name in names)
    for kind, each in zip(kinds, FILE_TYPES, strict=True):
        glob, icon = kind.find(f"{MIME}glob"), kind.find(f"{MIME}icon")
        assert glob is not None
        assert icon is not None
        assert glob.get("pattern") == f"*{each.ending}"
        assert (share / "icons/hicolor/scalable/mimetypes" / f"{icon.get('name')}.svg").is_file()
        assert len({comment.text for comment in kind.findall(f"{MIME}comment")}) == 2, "in both languages"
    assert component.findtext("id") == APP_ID
    assert component.findtext("launchable") == "stolik.desktop"
    assert entry()["Icon"] == "stolik"
    assert (share / "icons" / "hicolor" / "scalable" / "apps" / "stolik.svg").is_file()


def test_everything_for_people_is_there_in_polish_too() -> None:
    keys = entry()
    assert all(f"{name}[pl]" in keys for name in ("GenericName", "Comment", "Keywords"))
    component = ElementTree.fromstring(packages.metainfo())
    for tag in ("summary", "p", "li", "caption"):
        told = list(component.iter(tag))
        assert len([each for each in told if each.get(LANGUAGE) == "pl"]) * 2 == len(told)
    summaries = {each.get(LANGUAGE, "en"): each.text for each in component.findall("summary")}
    assert summaries == {"en": SUMMARY, "pl": words("pl")["packaging", SUMMARY]}


def test_every_sentence_that_is_translated_stands_in_a_template_and_in_polish_in_what_is_made() -> None:
    made = packages.menu_entry() + packages.file_types() + packages.metainfo()
    for sentence in SENTENCES:
        assert escape(sentence) in made
        assert escape(words("pl")["packaging", sentence]) in made


def test_what_is_packed_has_the_same_rights_and_time_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    program, library, text = (tmp_path / name for name in ("stolik", "libQt6Core.so.6", "README.txt"))
    for path, mode in ((program, 0o700), (library, 0o775), (text, 0o600)):
        path.touch()
        path.chmod(mode)
    packages.settle(tmp_path)
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (tmp_path, program, library, text)]
    assert modes == [0o755, 0o755, 0o644, 0o644]
    assert {path.stat().st_mtime for path in (tmp_path, program, library, text)} == {1700000000}


def test_a_package_depends_on_what_readelf_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("program", "libffi.so.8"):
        (tmp_path / name).write_bytes(contents.ELF)
    monkeypatch.setattr(contents, "_read", lambda _: READ_ELF)
    assert contents.debian_packages(tmp_path) == ["libc6 (>= 2.34)", "libstdc++6 (>= 11)"]


def test_a_library_that_nobody_brings_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "outside", lambda _: {"libodd.so.1": {tmp_path / "libQt6Core.so.6"}})
    assert any(
        "libodd.so.1" in each and "libQt6Core" in each for each in contents.complaints(tmp_path, "linux")
    )


# ------------------------------------------------------------------------------------------------ the package


def test_the_manual_page_has_every_option_and_command_and_no_line_that_roff_reads_wrongly() -> None:
    page = packages.man_page()
    for option in (CONTINUE, NEW_GAME, "--data-dir", "--smoke-test", "--semi-final", "--rollouts"):
        assert f"\\fB{option}\\fR".replace("-", "\\-") in page
    assert [line[4:] for line in page.splitlines() if line.startswith(".SS ")] == list(COMMANDS)
    known = {".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I"}
    assert {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))} == known
    assert packages.escaped(".stolik\n'quoted' a-b \\n") == "\\&.stolik\n\\&'quoted' a\\-b \\en"


def test_a_package_says_who_makes_it_and_where_it_comes_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "debian_packages", lambda _: ["libc6"])
    fields = dict(line.split(": ", 1) for line in packages.control(tmp_path).splitlines() if line[0] != " ")
    assert (fields["Homepage"], fields["Maintainer"]) == (URLS["Homepage"], MAINTAINER)
    assert parseaddr(MAINTAINER)[1].partition("@")[2] == URLS["Homepage"].removeprefix("https://")
    packages.put_papers(tmp_path)
    entry = gzip.decompress((tmp_path / "doc/stolik/changelog.gz").read_bytes()).decode()
    assert f" -- {MAINTAINER}  " in entry


def test_every_override_of_lintian_has_its_reason_and_the_proof_waits_for_pages_that_there_are() -> None:
    lines = (LINUX / "lintian-overrides").read_text("utf-8").splitlines()
    assert lines
    reason = False
    for line in lines:
        assert line.startswith("#") or reason, f"no reason stands before {line}"
        reason = bool(line)
    text = Path(bare.__file__).read_text("utf-8")
    waited = set(re.findall(r"[\"'](\w+)-frame[\"']", text))
    assert {"home", "table", "tournament"} <= waited
    assert {page for page in waited if not (ROOT / "desktop" / "stolik" / "pages" / page).is_dir()} == set()

"""The papers of a release: the tag, the notes, the checksums and the bill of materials."""

from __future__ import annotations

import hashlib
import json
import re
from datetime import UTC, datetime
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import facts
import pytest
from facts import APPIMAGE, DEB, PORTABLE, ROOT, SETUP, VERSION, Problem
from licences import read_parts
from linux import packages
from release import papers, rebuild, sbom

CHANGELOG = """\
# What is new

## 0.2.0

- Later.

## 0.1.0 (2023-11-14)

- First.

### Po polsku

- Pierwsza.
"""
FILES = [path.name for path in (APPIMAGE, DEB, PORTABLE, SETUP)] + [
    f"Stolik-{VERSION}-macos-arm64.dmg",
    f"Stolik-{VERSION}-macos-x86_64.dmg",
]


def test_a_tag_means_the_version_of_the_sources_and_its_notes_end_where_the_next_begin() -> None:
    papers.check(f"v{VERSION}", VERSION)
    for tag in (VERSION, f"v{VERSION}.1", f"V{VERSION}", ""):
        with pytest.raises(Problem, match="should be v"):
            papers.check(tag, VERSION)
    assert papers.section("0.1.0", CHANGELOG) == "- First.\n\n### Po polsku\n\n- Pierwsza."
    assert papers.section("0.2.0", CHANGELOG) == "- Later."
    for missing in ("0.1", "0.3.0", "0x1.0"):
        with pytest.raises(Problem, match="doesn't mention"):
            papers.section(missing, CHANGELOG)


def day_of(epoch: int) -> str:
    return f"{datetime.fromtimestamp(epoch, UTC):%Y-%m-%d %H:%M:%S}"


def test_the_changelog_has_the_day_of_this_version() -> None:
    assert day_of(facts.changelog_epoch()).endswith(" 00:00:00")
    assert day_of(facts.changelog_epoch("0.1.0", CHANGELOG)) == "2023-11-14 00:00:00"
    for missing in ("0.2.0", "0.1", "0x1.0"):
        with pytest.raises(Problem, match="has no day"):
            facts.changelog_epoch(missing, CHANGELOG)


def test_a_moment_that_is_named_goes_first_and_without_a_history_that_of_the_changelog(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert facts.epoch() == 1700000000
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(facts, "ROOT", tmp_path)
    assert facts.epoch() == facts.changelog_epoch()
    (tmp_path / ".git").mkdir()  # no history either
    assert facts.epoch() == facts.changelog_epoch()
    monkeypatch.setenv("PATH", str(tmp_path))  # and no git
    assert facts.epoch() == facts.changelog_epoch()


def test_the_notes_say_in_two_languages_which_file_is_for_whom_and_what_isn_t_signed() -> None:
    text = papers.notes(VERSION, [*FILES, "SHA256SUMS"], set())
    assert text == papers.notes(VERSION, ["SHA256SUMS", *reversed(FILES)], set())
    for name in FILES:
        assert text.count(f"| `{name}` |") == 2
    assert text.count("certificate") + text.count("certyfikatu") == 4
    assert "certificate" not in papers.notes(VERSION, FILES, {"windows", "macos"})
    assert "certificate" not in papers.notes(VERSION, [DEB.name], set())
    assert "macOS refuses" not in papers.notes(VERSION, FILES, {"macos"})


def test_checksums_can_be_checked_with_the_common_tool(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"stolik")
    (tmp_path / "a").write_bytes(b"")
    papers.main("sums", str(tmp_path))
    first = (tmp_path / papers.SUMS).read_bytes()
    found = first.decode().splitlines()
    assert found == [f"{hashlib.sha256(b'').hexdigest()}  a", f"{hashlib.sha256(b'stolik').hexdigest()}  b"]
    papers.main("sums", str(tmp_path))
    assert (tmp_path / papers.SUMS).read_bytes() == first


# ------------------------------------------------------------------------------------------- built once more


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """The results of the next builds, in order; nothing is really built below `tmp_path / "work"`."""
    outcomes: list[dict[str, str]] = []

    def build(commit: str, folder: Path) -> dict[str, str]:
        folder.mkdir(parents=True)
        return outcomes.pop(0)

    (tmp_path / "work").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "work"))
    monkeypatch.setattr(rebuild, "build", build)
    monkeypatch.setattr(rebuild, "said_by_git", lambda folder, *command: command[-1])
    return outcomes


def test_two_builds_must_have_the_same_files_with_the_same_bytes(
    built: list[dict[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    built += [{"a.deb": "1", "b": "2"}] * 2
    assert rebuild.main([]) == 0
    assert capsys.readouterr().out == "the same     1  a.deb\nthe same     2  b\n"
    assert not [*(tmp_path / "work").iterdir()]
    for other, outcome in (({"a.deb": "1", "b": "3"}, "DIFFERS"), ({"a.deb": "1"}, "only in one")):
        built += [{"a.deb": "1", "b": "2"}, other]
        assert rebuild.main([]) == 1
        assert f"{outcome:11}  2  b\n" in capsys.readouterr().out
    assert len([*(tmp_path / "work").iterdir()]) == 2  # for inspection


def test_a_build_beside_a_release_may_lack_the_files_of_other_systems(
    built: list[dict[str, str]], tmp_path: Path
) -> None:
    release = tmp_path / "release"
    release.mkdir()
    for name in ("a.deb", "a.dmg", papers.SUMS):
        (release / name).write_text(name)
    same = {"a.deb": papers.checksum(release / "a.deb")}
    built += [same, {"a.deb": "1"}, {"a.exe": "1"}]
    assert [rebuild.main(["v1", str(release)]), rebuild.main(["v1", str(release)])] == [0, 1]
    assert rebuild.main(["v1", str(release)]) == 1  # there was nothing to compare


# ------------------------------------------------------------------------------------ the bill of materials


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a small frozen folder."""
    inner = tmp_path / "_internal"
    for name in ("PySide6/Qt/lib/libQt6Core.so.6", "libffi.so.8", "resources/fonts/OFL.txt"):
        (inner / name).parent.mkdir(parents=True, exist_ok=True)
        (inner / name).touch()
    (tmp_path / "stolik").touch()
    return tmp_path


def names(components: list[dict[str, Any]]) -> set[str]:
    return {each["bom-ref"] for each in components}


def test_a_bill_lists_what_the_folder_holds_and_is_inside_of_that_in_the_versions_of_the_lock(
    folder: Path,
) -> None:
    bill = sbom.bill(folder, read_parts(), sbom.pinned(), 0)
    assert bill["metadata"]["component"]["version"] == VERSION
    assert {"qt", "libffi", "font", "pydantic", "python"} <= names(bill["components"])
    assert not {"icu", "microsoft-runtime", "qt-zlib"} & names(bill["components"])
    qt = next(each for each in bill["components"] if each["bom-ref"] == "qt")
    assert "qt-zlib" in names(qt["components"])
    assert set(bill["dependencies"][0]["dependsOn"]) == names(bill["components"])
    addresses = [each["purl"] for each in bill["components"] if "purl" in each]
    assert f"pkg:pypi/pydantic@{sbom.pinned()['pydantic']}" in addresses
    assert len(addresses) == len(set(addresses))
    assert json.dumps(sbom.bill(folder, read_parts(), sbom.pinned(), 0)) == json.dumps(bill)
    (folder / "_internal" / "libffi.so.8").unlink()
    other = sbom.bill(folder, read_parts(), sbom.pinned(), 0)
    assert other["serialNumber"] != bill["serialNumber"], "of another folder"
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", bill["serialNumber"])
    with pytest.raises(Problem, match=r"pydantic is .* in parts\.json"):
        sbom.bill(folder, read_parts(), {**sbom.pinned(), "pydantic": "1.0"}, 0)


@pytest.mark.parametrize(
    "words, entry",
    [
        ("MIT", {"license": {"id": "MIT"}}),
        ("FTL AND (MIT OR Zlib)", {"expression": "FTL AND (MIT OR Zlib)"}),
        ("Public domain", {"license": {"name": "Public domain"}}),
    ],
)
def test_a_licence_is_called_as_spdx_calls_it_where_it_does(words: str, entry: dict[str, Any]) -> None:
    assert sbom.licence(words) == entry


# --------------------------------------------------------------------------------------------- the AppImage


def pin(folder: Path, content: bytes, checksum: str) -> Path:
    (folder / "runtime").write_bytes(content)
    pinned = folder / "appimage.json"
    url = (folder / "runtime").as_uri()
    pinned.write_text(json.dumps({"release": "1", "url": url, "sha256": checksum}))
    return pinned


def test_the_runtime_is_taken_only_with_its_checksum_and_without_the_net_one_line_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = hashlib.sha256(b"runtime").hexdigest()
    assert packages.runtime(pin(tmp_path, b"runtime", good)) == b"runtime"
    with pytest.raises(Problem, match="has the checksum"):
        packages.runtime(pin(tmp_path, b"another", good))
    assert packages.runtime(pin(tmp_path, b"runtime", "")) is None
    assert capsys.readouterr().out.startswith("NO APPIMAGE: appimage.json has no checksum")
    pinned = pin(tmp_path, b"runtime", "0" * 64)
    (tmp_path / "runtime").unlink()
    assert packages.runtime(pinned) is None
    assert re.fullmatch(r"NO APPIMAGE: .* can't be had: .*\n", capsys.readouterr().out)


# -------------------------------------------------------------------------------------------- the workflow

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_workflows_pin_foreign_actions_by_their_commit_and_name_our_scripts_and_every_secret() -> None:
    text = "".join(path.read_text("utf-8") for path in WORKFLOWS)
    used = re.findall(r"uses: (.*)", text)
    assert used
    for each in used:
        assert each.startswith("./.github/") or re.fullmatch(r"[\w/-]+@[0-9a-f]{40}  # v[\d.]+", each), each
    for script in set(re.findall(r"packaging/[\w/]+\.py", text)):
        assert (ROOT / script).is_file(), script
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    head, _, rest = text.partition("\nname:")
    assert set(re.findall(r"secrets\.(\w+)", rest)) == set(re.findall(r"^#   (\w+)", head, re.MULTILINE))


def jobs() -> dict[str, str]:
    """Return the text of each job of a release, by name."""
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8").partition("\njobs:\n")[2]
    parts = re.split(r"^  ([\w-]+):\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def awaited(job: str) -> set[str]:
    found = re.search(r"^    needs: \[?([\w, -]+)", job, re.MULTILINE)
    return set(re.findall(r"[\w-]+", found[1])) if found else set()


def artifacts(verb: str, job: str) -> set[str]:
    """Return the names, or patterns, of the artifacts that a job uploads or downloads."""
    steps = re.findall(rf"uses: actions/{verb}-artifact@.*\n        with:\n((?:          .*\n)+)", job)
    return {name for step in steps for name in re.findall(r"^ +(?:name|pattern): (.*)", step, re.MULTILINE)}


def test_a_job_waits_for_those_whose_files_it_takes_and_asks_only_those() -> None:
    giver = {name: job for job, text in jobs().items() for name in artifacts("upload", text)}
    assert len(giver) >= 4
    taken: set[str] = set()
    for job, text in jobs().items():
        assert awaited(text) <= set(jobs()), job
        for name in artifacts("download", text):
            given = {each for each in giver if fnmatch(each, name)} if "*" in name else {name}
            assert given <= set(giver), f"{job} takes {name}, which nobody gives"
            assert {giver[each] for each in given} <= awaited(text), f"{job} doesn't wait for {name}"
            taken |= given
    assert taken == set(giver)
    for job, text in jobs().items():
        assert set(re.findall(r"needs\.([\w-]+)\.", text)) <= awaited(text), job

"""The checks of the macOS disk image that any system can do: the order of signatures, and the layout."""

from __future__ import annotations

import ast
import base64
import os
import plistlib
import re
import sys
from pathlib import Path

import pytest
from facts import FILE_TYPES, ROOT, Problem
from macos import draw_background, make_dmg
from PySide6.QtGui import QImage, qAlpha

THIN = b"\xcf\xfa\xed\xfe" + bytes(28)
FAT = b"\xca\xfe\xba\xbe" + bytes(28)


def lay(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Return a bundle like PyInstaller's: code in Frameworks, data in Resources, links between the two."""
    if sys.platform == "win32":
        pytest.skip("a program of macOS holds links, which only administrators of Windows can make")
    contents = tmp_path / "Stolik.app" / "Contents"
    lay(contents / "Info.plist", plistlib.dumps({"CFBundleExecutable": "stolik"}))
    lay(contents / "MacOS" / "stolik", THIN)
    frameworks = contents / "Frameworks"
    lay(frameworks / "libffi.8.dylib", FAT)
    lay(frameworks / "PySide6" / "QtGui.abi3.so", THIN)
    core = frameworks / "PySide6" / "Qt" / "lib" / "QtCore.framework"
    lay(core / "Versions" / "A" / "QtCore", THIN)
    lay(core / "Versions" / "A" / "Resources" / "Info.plist", b"<plist/>")
    (core / "Versions" / "Current").symlink_to("A")
    (core / "QtCore").symlink_to("Versions/Current/QtCore")
    (frameworks / "QtCore").symlink_to("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore")
    lay(contents / "Resources" / "resources" / "licences" / "parts.json", b"{}")
    lay(contents / "Resources" / "empty", b"")
    (contents / "Resources" / "libffi.8.dylib").symlink_to("../Frameworks/libffi.8.dylib")
    return contents.parent


def test_code_is_signed_from_the_inside_out_and_each_piece_once(bundle: Path) -> None:
    frameworks = Path("Contents/Frameworks")
    assert [path.relative_to(bundle) for path in make_dmg.code_in(bundle)] == [
        frameworks / "PySide6/Qt/lib/QtCore.framework/Versions/A",
        frameworks / "PySide6/QtGui.abi3.so",
        frameworks / "libffi.8.dylib",
        Path(),
    ]


def test_only_the_program_gets_entitlements_and_only_with_a_certificate(bundle: Path) -> None:
    found = make_dmg.codesign(bundle, "ABC", make_dmg.ENTITLEMENTS)[-3:]
    assert found == ["--entitlements", make_dmg.ENTITLEMENTS, bundle]
    library = make_dmg.codesign(bundle / "x.dylib", "ABC")
    assert "--options" in library
    assert "--timestamp" in library
    assert "--entitlements" not in library
    assert "runtime" not in make_dmg.codesign(bundle, make_dmg.AD_HOC, make_dmg.ENTITLEMENTS)


def test_entitlements_are_as_few_as_can_be_and_without_secrets_there_is_neither_identity_nor_notary() -> None:
    wanted = plistlib.loads(make_dmg.ENTITLEMENTS.read_bytes())
    assert wanted == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
    with make_dmg.credentials({}) as found:
        assert found == (make_dmg.AD_HOC, None)


def test_the_picture_is_painted_from_the_drawing_at_both_scales(qapp: object) -> None:
    for scale, name in draw_background.SCALES.items():
        painted = draw_background.picture(make_dmg.HERE / "background.svg", scale)
        stored = QImage(str(make_dmg.HERE / name)).convertToFormat(painted.format())
        assert stored.size() == painted.size()
        assert stored.dotsPerMeterX() == round(72 * scale / 0.0254)
        assert qAlpha(stored.pixel(0, 0)) == 255
        for x in range(20, painted.width(), 97):
            for y in range(20, painted.height(), 83):
                one, other = stored.pixelColor(x, y), painted.pixelColor(x, y)
                assert abs(one.lightness() - other.lightness()) <= 3, (name, x, y)


def test_the_icons_lie_within_the_picture_and_beside_each_other() -> None:
    look = make_dmg.layout(Path("dist/Stolik.app"))
    half = make_dmg.ICON_SIZE // 2
    width, height = make_dmg.PICTURE
    assert (width, height) == (draw_background.WIDTH, draw_background.HEIGHT)
    (left, top), (right, other) = look["icon_locations"]["Stolik.app"], look["icon_locations"]["Applications"]
    assert top == other
    assert half < left < right - 2 * half < width - half
    assert half < top < height - half
    assert look["symlinks"] == {"Applications": "/Applications"}


# ---------------------------------------------------------------------- the calls, with Apple's tools played

SECRETS = {
    "APPLE_CERTIFICATE": base64.b64encode(b"certificate").decode(),
    "APPLE_CERTIFICATE_PASSWORD": "word",
    "APPLE_NOTARY_KEY": base64.b64encode(b"key").decode(),
    "APPLE_NOTARY_KEY_ID": "ID",
    "APPLE_NOTARY_ISSUER": "ISSUER",
}
IDENTITY = "0123456789ABCDEF0123456789ABCDEF01234567"
PLAYED = """\
#!/bin/sh
echo "$(basename "$0") $*" >> "$CALLS"
case "$*" in
  "list-keychains -d user") echo '    "/Users/somebody/login.keychain-db"' ;;
  find-identity*) echo '  1) IDENTITY "Developer ID Application: Somebody (TEAM)"' ;;
  "notarytool submit"* | "notarytool wait"*) echo '{"id": "7", "status": "In Progress"}' ;;
  "notarytool info"*) echo "{\\"id\\": \\"7\\", \\"status\\": \\"$STATUS\\"}" ;;
  "notarytool log"*) echo 'the library x.dylib is not signed' ;;
esac
""".replace("IDENTITY", IDENTITY)


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Simulates the tools of a Mac, and records their calls in a file."""
    if sys.platform == "win32":
        pytest.skip("the tools are played by scripts of Unix")
    tools = tmp_path / "tools"
    for name in ("codesign", "ditto", "security", "spctl", "xcrun"):
        lay(tools / name, PLAYED.encode()).chmod(0o755)
    monkeypatch.setenv("PATH", str(tools), prepend=os.pathsep)
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    monkeypatch.setenv("STATUS", "Accepted")
    return tmp_path / "calls"


def test_with_secrets_the_program_is_signed_notarised_and_stapled(bundle: Path, calls: Path) -> None:
    with make_dmg.credentials(SECRETS) as (identity, notary):
        assert identity == IDENTITY
        assert notary is not None
        assert notary.key.read_bytes() == b"key"
        keychain = notary.key.with_name("signing.keychain-db")
        make_dmg.sign_bundle(bundle, identity)
        make_dmg.notarise(bundle, notary)
    assert not keychain.parent.exists()
    made = calls.read_text("utf-8").splitlines()
    assert made[-2:] == [
        "security list-keychains -d user -s /Users/somebody/login.keychain-db",
        f"security delete-keychain {keychain}",
    ]
    assert sum(call.startswith(f"codesign --force --sign {IDENTITY}") for call in made) == 4
    assert f"codesign --verify --deep --strict --verbose=2 {bundle}" in made
    order = ["ditto", "xcrun notarytool submit", "xcrun notarytool wait", "xcrun stapler staple", "spctl"]
    places = [next(n for n, call in enumerate(made) if call.startswith(start)) for start in order]
    assert places == sorted(places)


def test_a_refusal_of_the_notary_tells_why_and_leaves_nothing_behind(
    bundle: Path, calls: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATUS", "Invalid")
    with (
        pytest.raises(Problem, match=r"(?s)refused Stolik.app \(Invalid\).*x\.dylib is not signed"),
        make_dmg.credentials(SECRETS) as (_, notary),
    ):
        make_dmg.notarise(bundle, notary)
    made = calls.read_text("utf-8")
    assert "stapler" not in made
    assert "security delete-keychain" in made


def test_a_secret_is_never_repeated_in_a_complaint(calls: Path, tmp_path: Path) -> None:
    lay(tmp_path / "tools" / "security", b"#!/bin/sh\nexit 1\n").chmod(0o755)
    with pytest.raises(Problem) as complaint, make_dmg.credentials(SECRETS):
        pass
    assert "word" not in str(complaint.value)
    with pytest.raises(Problem, match="isn't base64"):
        make_dmg._secret_file(tmp_path / "secret", "no such thing!")


def test_a_double_click_opens_every_kind_of_our_files() -> None:
    spec = (ROOT / "packaging" / "stolik.spec").read_text("utf-8")
    types, exported = (
        eval(compile(ast.parse(found, mode="eval"), "spec", "eval"), {"FILE_TYPES": FILE_TYPES})
        for found in re.findall(
            r'"(?:CFBundleDocument|UTExported)Type\w+": (\[.*?\n            \])', spec, re.S
        )
    )
    assert [each["LSItemContentTypes"] for each in types] == [[each.uti] for each in FILE_TYPES]
    for kind, made, each in zip(types, exported, FILE_TYPES, strict=True):
        assert made["UTTypeIdentifier"] == each.uti
        assert made["UTTypeTagSpecification"]["public.filename-extension"] == [each.ending[1:]]
        assert kind["CFBundleTypeIconFile"] == made["UTTypeIconFile"]
        assert (ROOT / "resources" / "icons" / made["UTTypeIconFile"]).is_file()

"""What happened where a game failed is kept once, and only the newest files of that kind."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from stolik.flow.runner import Story
from stolik.flow.story import failure_of, read_happened
from stolik.services import stories
from stolik.services.notices import Notices
from stolik.services.stories import Stories

from tests.flow.flow import Flow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "failed"


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def kept(folder: Path, notices: Notices) -> Stories:
    return Stories(folder, notices)


def story_of(game_id: str = "pickomino") -> Story:
    story: Story = Flow("hh", game_id).begin().run.story
    return story


def error_of(cause: str = "a sentence") -> Exception:
    """Return an error that was raised in a place of its own."""
    try:
        if cause == "a sentence":
            raise KeyError(cause)
        raise ValueError(cause)
    except (KeyError, ValueError) as error:
        return error


def test_a_failing_game_is_kept_to_be_played_again(kept: Stories, folder: Path, notices: Notices) -> None:
    story, error = story_of(), error_of()
    assert kept.keep_failed(story, error)
    (file,) = folder.iterdir()
    told = read_happened(file.read_text("utf-8"))
    assert list(told.happenings) == story.happenings
    assert told.failure == failure_of(error)
    assert told.failure.startswith(f"KeyError at {__name__}:")
    assert "a sentence" not in file.read_text("utf-8"), "what an error says may name people or tiles"
    assert str(file) in notices.sentence


def test_the_same_failure_is_kept_once_at_a_table(kept: Stories, folder: Path) -> None:
    story = story_of()
    assert [kept.keep_failed(story, error_of()) for _ in range(3)] == [True, False, False]
    assert kept.keep_failed(story, error_of("another"))
    assert kept.keep_failed(story_of(), error_of()), "another table"
    assert len(list(folder.iterdir())) == 3


def test_one_sentence_waits_to_be_read_however_much_fails(kept: Stories, notices: Notices) -> None:
    story = story_of()
    kept.keep_failed(story, error_of())
    kept.keep_failed(story, error_of("another"))
    notices.tellUnexpected()
    assert notices.sentence.startswith("That didn't work. Every game is saved")
    notices.dismiss()
    assert notices.sentence == ""
    notices.tellUnexpected()
    assert notices.sentence.startswith("That didn't work. If Stolik has just been updated")


def test_only_the_newest_files_are_kept(kept: Stories, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "MOST_KEPT", 2)
    for number, game in enumerate(("pickomino", "knaster", "ryzyk_fizyk")):
        kept.keep_failed(story_of(game), error_of())
        for file in folder.glob(f"{game}-*"):
            os.utime(file, (number, number))
    assert {file.name.split("-")[0] for file in folder.iterdir()} == {"knaster", "ryzyk_fizyk"}


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EACCES])
def test_where_nothing_can_be_kept_the_error_itself_is_still_told(
    code: int, kept: Stories, folder: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", full)
    assert kept.keep_failed(story_of(), error_of())
    assert list(folder.iterdir()) == []
    assert notices.sentence == ""


def test_a_story_that_can_t_be_told_hinders_nothing(kept: Stories, notices: Notices) -> None:
    story = story_of()
    broken: Any = object()
    story.happenings.append(broken)
    assert kept.keep_failed(story, error_of())
    assert notices.sentence == ""


def test_old_files_that_can_t_be_removed_stay(
    kept: Stories, folder: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlink = Path.unlink

    def held(path: Path, *, missing_ok: bool = False) -> None:
        if not path.name.startswith("."):
            raise PermissionError(errno.EACCES, "held by another program")
        unlink(path, missing_ok)

    monkeypatch.setattr(stories, "MOST_KEPT", 1)
    monkeypatch.setattr(Path, "unlink", held)
    for _ in range(2):
        assert kept.keep_failed(story_of(), error_of())
    assert len(list(folder.iterdir())) == 2
    assert notices.sentence != ""

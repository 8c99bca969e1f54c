"""What has happened at tables: at the last one, and where a game failed."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stolik.services.notices import Notices
from stolik.storage.atomic import thin_out, write_new

if TYPE_CHECKING:
    from stolik.flow.runner import Story

log = logging.getLogger(__name__)

MOST_KEPT: Final = 10
"""The files of failed games that are kept, the newest ones."""


class Stories:
    """Remembers what has happened at the last table, and keeps it as a file where a game fails."""

    def __init__(self, folder: Path, notices: Notices) -> None:
        """Remember nothing yet; ``folder`` is that of the failed games."""
        self.last: Story | None = None
        """What has happened at the table that was set last; ``None`` where none has been."""
        self._folder = folder
        self._notices = notices
        self._failed: Story | None = None
        self._known: set[str] = set()

    def keep_failed(self, story: Story, error: Exception) -> bool:
        """Keep what has happened up to an error, and tell where; return whether it is new at this table."""
        from datetime import datetime  # seldom needed, and it takes its time at the start

        from stolik.flow.story import SUFFIX, failure_of, happened_text

        if story is not self._failed:
            self._failed, self._known = story, set()
        failure = failure_of(error)
        if failure in self._known:
            return False
        self._known.add(failure)
        name = f"{story.first.setting.game_id}-{datetime.now():%Y-%m-%d-%H-%M-%S}{SUFFIX}"
        try:
            path = write_new(self._folder / name, happened_text(story, failure).encode(), private=True)
        except Exception:  # whatever breaks it, the error itself is still to be told
            log.exception("what happened at a table could not be kept")
            return True
        self._notices.tell_game_failed(path)
        thin_out(path, MOST_KEPT)
        return True

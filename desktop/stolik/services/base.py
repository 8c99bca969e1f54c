"""The basis of the other services, and everything that the first page needs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from stolik.services.calendar import Calendar
from stolik.services.faces.pictures import FacePictures
from stolik.services.language import Language
from stolik.services.notices import Notices
from stolik.services.settings import Settings
from stolik.storage.atomic import thin_out, write_new
from stolik.storage.paths import Paths
from stolik.storage.place import Place

if TYPE_CHECKING:
    from stolik.flow.runner import Story
    from stolik.services.kept import Keeping
    from stolik.services.kept.kept import Keeper


class BaseServices(QObject):
    """Holds the paths, the settings, the language, sources of chance and time, and the notices.

    The services are a ``QObject`` because tables connect signals to them: for any other object PySide would
    keep a reference for each connected signal, even after the table is gone.
    """

    def __init__(
        self,
        paths: Paths,
        settings: Settings,
        language: Language,
        rng: Random,
        bot_rng: Random,
        keepings: Sequence[Keeping[Keeper]],
        *,
        now: Callable[[], float] = monotonic,
        today: Callable[[], int] = int,
        place: Place | None = None,
    ) -> None:
        """Create the basis of the other services.

        ``keepings`` name everything that people keep. Without a ``place``, the folder of the paths was named
        at the start. Tables roll with ``rng``, bots draw from ``bot_rng``. ``now`` returns monotonic seconds,
        ``today`` the ordinal of the day; tables may be given a ``table_time`` that can stand still.
        """
        super().__init__()
        self.paths = paths
        self.place = place or Place(paths)
        self.settings = settings
        self.language = language
        self.rng = rng
        self.bot_rng = bot_rng
        self.keepings = keepings
        self.kept_names = [name for keeping in keepings for name in keeping.files]
        self.now = now
        self.table_time = now
        self.notices = Notices(self)
        settings.faulted.connect(self.notices.tell)
        language.switched.connect(self.notices.retell)
        self.stories = Stories(paths.failed, self.notices)
        self.today = today
        self.calendar = Calendar(today, self)
        self.faces = FacePictures(paths.faces, self)


log = logging.getLogger(__name__)

MOST_KEPT: Final = 10
"""How many files of failed games are kept, the newest ones."""


class Stories:
    """Remembers what happened at the last table, and saves it to a file if the game fails."""

    def __init__(self, folder: Path, notices: Notices) -> None:
        """Start without a story; ``folder`` holds the failed games."""
        self.last: Story | None = None
        """The story of the last table; ``None`` before the first one."""
        self._folder = folder
        self._notices = notices
        self._failed: Story | None = None
        self._known: set[str] = set()

    def keep_failed(self, story: Story, error: Exception) -> bool:
        """Save the story up to an error, and say where; return whether the error is new at this table."""
        from datetime import datetime  # rarely needed, and slow to import at the start

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
        except Exception:  # even if saving fails, the error itself must be reported
            log.exception("what happened at a table couldn't be kept")
            return True
        self._notices.tell_game_failed(path)
        thin_out(path, MOST_KEPT)
        return True

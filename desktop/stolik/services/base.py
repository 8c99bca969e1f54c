"""What services themselves use, and the first page needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from stolik.services.calendar import Calendar
from stolik.services.faces.pictures import FacePictures
from stolik.services.language import Language
from stolik.services.notices import Notices
from stolik.services.settings import Settings
from stolik.services.stories import Stories
from stolik.storage.paths import Paths
from stolik.storage.place import Place

if TYPE_CHECKING:
    from stolik.services.kept import Keeping
    from stolik.services.kept.kept import Keeper


class BaseServices(QObject):
    """Holds the paths, the settings, the language, chance, time, and what is told.

    Tables call services by their signals, so they are a ``QObject``: of any other object PySide keeps a
    reference for every signal that is connected with it, also when the table is gone.
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
        """Make what all the others need.

        ``keepings`` are all that people keep. Without a ``place`` the folder of the paths is one that the
        start has named. Tables roll with ``rng``, bots draw from ``bot_rng``. ``now`` gives seconds that grow
        steadily, ``today`` the number of the day; tables may be given a ``table_time`` that can stand still.
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

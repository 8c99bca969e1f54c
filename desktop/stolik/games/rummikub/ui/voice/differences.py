"""What is said of a turn of Rummikub that was not the best: what it gives up."""

from __future__ import annotations

from typing import Final

from stolik.engine.claims import Wording
from stolik.engine.messages import translate
from stolik.games.rummikub.ui.voice.names import CONTEXT

WORDING: Final = Wording(
    CONTEXT,
    {
        "kept_some": translate("rummikub", "You keep %n (tile|tiles), and all of yours can be laid.", "", 0),
        "kept_more": translate("rummikub", "You keep %n (tile|tiles), with the best move {best}.", "", 0),
    },
    {"kept_some": "yours", "kept_more": "yours"},
)

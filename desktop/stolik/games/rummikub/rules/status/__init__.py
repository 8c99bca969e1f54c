"""All that is wrong with a position that somebody laid, or that a seat knows."""

from stolik.games.rummikub.rules.status.position import fault as fault
from stolik.games.rummikub.rules.status.position import status as status

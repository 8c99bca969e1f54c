"""The draft of a turn: tiles laid and moved before the turn is ended, as values."""

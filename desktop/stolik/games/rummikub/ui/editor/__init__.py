"""The draft of a turn on the screen, without Qt of Rummikub."""

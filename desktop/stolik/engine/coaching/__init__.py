"""The basis of coach, hints, lessons, puzzles, guesses and editor: the worth of moves, and positions."""

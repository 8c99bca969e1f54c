"""What coach, hints, lessons, puzzles, guesses and the editor share: the worth of moves, and positions."""

"""What serves coach, hints, lessons, puzzles, guesses and the editor: what moves are worth, and positions."""

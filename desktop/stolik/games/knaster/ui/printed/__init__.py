"""What is drawn apart from the table: the score card, positions on paper, and moves in a report."""

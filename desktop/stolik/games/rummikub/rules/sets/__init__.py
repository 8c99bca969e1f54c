"""Sets on the table: what they are, when they are legal, how a rack opens of Rummikub."""

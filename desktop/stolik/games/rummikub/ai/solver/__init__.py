"""The exact solver of Rummikub."""

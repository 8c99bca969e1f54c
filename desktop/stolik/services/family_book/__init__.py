"""The family book: who played what and how it ended, evenings, seasons, and dice statistics."""

"""The practice: somebody's own errors come back as positions, to be played until they sit."""

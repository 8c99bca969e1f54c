"""People's own pictures as faces: reading files safely, and keeping the pictures."""

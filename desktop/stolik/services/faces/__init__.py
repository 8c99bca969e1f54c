"""People's own pictures as faces: how a file is read safely, and where the pictures are kept."""

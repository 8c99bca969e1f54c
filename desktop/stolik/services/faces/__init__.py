"""Pictures of people's own as faces: how a file is read in safety, and where the pictures are kept."""

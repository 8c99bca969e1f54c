"""What surrounds the table: the library, the line-up, saves, settings and language."""

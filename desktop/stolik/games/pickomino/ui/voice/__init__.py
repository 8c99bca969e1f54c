"""The voice of Pickomino: all that is said of a moment, from one place, so that nothing contradicts it."""

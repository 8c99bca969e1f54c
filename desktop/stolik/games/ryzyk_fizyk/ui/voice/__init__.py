"""The voice of Ryzyk-Fizyk: all that is said of a moment, from one place, so that nothing contradicts it."""

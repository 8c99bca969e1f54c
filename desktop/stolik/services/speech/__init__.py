"""Reads sentences aloud with a voice that the system has."""

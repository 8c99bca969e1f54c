"""The pages of the window: one folder each, found by looking."""

"""Positions that are laid by hand."""

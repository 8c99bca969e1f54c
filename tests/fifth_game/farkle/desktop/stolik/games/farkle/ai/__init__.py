"""Valuation and bots of Farkle."""

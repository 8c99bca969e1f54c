"""Valuation and bots of Rummikub."""

"""Valuation and bots of Knaster."""

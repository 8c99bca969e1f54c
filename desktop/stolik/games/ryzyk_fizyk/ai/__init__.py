"""Valuation and bots of Ryzyk-Fizyk."""

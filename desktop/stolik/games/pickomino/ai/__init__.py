"""Valuation and bots of Pickomino."""

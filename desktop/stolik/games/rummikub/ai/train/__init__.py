"""Trainers of the learned tables of Rummikub; they run from the source tree and aren't shipped."""

"""The trainers that make the learned tables of Rummikub; run from the source tree, not shipped."""

"""Every text of Rummikub that is no label of the screen: refusals, the log, moves, proofs, the score card."""

"""What this very installation can prove of itself, one line each."""

"""The draw: which entrant sits at which table."""

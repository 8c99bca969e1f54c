"""Who sits at which table."""

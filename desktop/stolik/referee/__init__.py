"""The referee's corner: a clock for real tables, what games bring for a referee, and the rules searched."""

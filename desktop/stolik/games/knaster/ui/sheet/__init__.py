"""What the window shows of a sheet, and the choice of its circles."""

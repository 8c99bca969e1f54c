"""One line of a sheet, and the last cells of all: small enough to be solved exactly."""

"""Switch access: everything is done with four keys."""

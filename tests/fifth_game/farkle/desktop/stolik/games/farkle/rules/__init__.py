"""The rules: pure values and functions of Farkle."""

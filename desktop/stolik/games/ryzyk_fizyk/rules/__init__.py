"""The rules: pure values and functions of Ryzyk-Fizyk."""

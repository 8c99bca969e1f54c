"""What a table tells in words, and who may hear it."""

"""The files of the added page are no tests; they are put into a copy of the program."""

collect_ignore = ["wishes"]

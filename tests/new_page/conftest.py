"""The files of the added page aren't tests; they are put into a copy of the program."""

collect_ignore = ["wishes"]

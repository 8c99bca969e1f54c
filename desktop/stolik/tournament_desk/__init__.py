"""The pages of a tournament: setting one up, the desk, cards typed in, and tables of bots beside it."""

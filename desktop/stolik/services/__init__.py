"""The services that pages may use: tables, the line-up, the bots, sounds, speech, printing and more."""

"""What pages may use, each behind one class: tables, the line-up, the bots, sounds, speech, printing."""

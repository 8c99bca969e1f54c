"""The table in words for who doesn't see it: groups, places, actions, and moves by the numbers of sets."""

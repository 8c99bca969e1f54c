"""How people and bots share one screen, as one frozen value and one pure function; no Qt, and no clock."""

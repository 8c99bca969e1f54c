"""One screen shared by people and bots, as a frozen value and a pure function; no Qt, and no clock."""

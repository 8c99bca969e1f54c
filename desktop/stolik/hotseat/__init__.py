"""How people and bots share one screen, without Qt."""

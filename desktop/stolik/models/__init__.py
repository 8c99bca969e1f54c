"""Qt models, and sentences in the current language, that the table, services and pages share."""

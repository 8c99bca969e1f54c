"""All that is said of Knaster at the table, as functions of the view and of what is pointed at."""

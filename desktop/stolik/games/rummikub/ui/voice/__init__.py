"""All that is said of Rummikub, as functions of the view and of what is pointed at or in hand."""

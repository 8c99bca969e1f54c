"""The paragraphs of the help pages, and which of them answer a question."""

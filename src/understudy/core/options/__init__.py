"""Options of a game: declared, checked, listed, and read from text."""

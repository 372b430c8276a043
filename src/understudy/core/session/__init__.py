"""Sessions: the tape of answers, undo, previews, save files, hidden information."""

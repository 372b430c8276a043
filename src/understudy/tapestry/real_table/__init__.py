"""Instructions for the real table: setup, tasks of each step, changes after an undo."""

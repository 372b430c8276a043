"""The journal: steps, messages, and notes for the players."""

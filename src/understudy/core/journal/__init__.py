"""The journal: steps, messages, and notes for the people at the table."""

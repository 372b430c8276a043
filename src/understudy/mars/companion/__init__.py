"""Companion mode: the human side as reported by the player at a real table."""

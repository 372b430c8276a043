"""The human side as the player reports it: turns, cards, and manual edits."""

"""State of the human side: the side, its cards, their definitions and modifiers."""

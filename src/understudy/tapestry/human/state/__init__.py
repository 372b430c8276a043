"""State of the human side: data only."""

"""What a player does in a turn: an advance or an income turn."""

"""What board games are made of: decks, tracks, hexes, dice, tie-breaks."""

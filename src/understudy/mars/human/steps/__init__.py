"""Steps of cards: each checks whether it is possible and carries it out."""

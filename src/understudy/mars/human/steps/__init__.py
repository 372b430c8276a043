"""The steps of cards: each can say whether it is possible, and be carried out."""

"""MarsBot's turn: its cards, tracks, tiles and decks."""

"""Decks of cards and tiles, and the die: dealt by the app, or named by whoever turns them over."""

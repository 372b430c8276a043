"""Decks of cards and tiles, and the die; the app deals them or the player reports them."""

"""Generic board-game components: decks, tracks, hex maps, dice, tiebreakers."""

"""Text screens of games: one module for each game, with a function `screen`."""

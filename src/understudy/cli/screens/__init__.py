"""Text screens: a generic one for any game, and one module for a game in `games`."""

"""Text screens: a generic one, and one module for each game in `games`."""

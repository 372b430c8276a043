"""The command `play`: one game in the terminal."""

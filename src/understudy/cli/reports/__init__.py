"""Problem reports: files that hold a game at the moment of a problem."""

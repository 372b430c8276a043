"""The human side when the program plays it."""

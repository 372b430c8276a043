"""The boards of Colonies and Turmoil."""

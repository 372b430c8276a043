"""MarsBot's corporations: the vocabulary, and the 46 cards."""

"""MarsBot's 46 corporations, and the vocabulary of their declarations."""

"""Definitions of the human side's cards, one module per set, and their texts."""

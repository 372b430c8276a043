"""Advice of the expert: hints, compared answers, and reviews of whole games."""

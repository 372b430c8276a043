"""Texts and JSON of card definitions."""

"""Milestones and awards, and the card that helps with them."""

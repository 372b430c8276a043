"""Milestones and awards of both sides."""

"""Requests and responses: payload types, parsing, limits, errors and ETags."""

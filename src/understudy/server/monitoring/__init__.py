"""Logs, metrics and the health check."""

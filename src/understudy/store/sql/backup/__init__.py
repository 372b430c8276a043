"""Backup files: format, writing, restoring."""

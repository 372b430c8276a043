"""Backup files: their format, writing one, restoring one."""

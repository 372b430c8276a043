"""Database migrations in order; docs/contribute/contributing.md says how to write one."""

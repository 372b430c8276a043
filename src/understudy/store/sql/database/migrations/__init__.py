"""Changes of the tables, one after the other; docs/contributing.md says how one is written."""

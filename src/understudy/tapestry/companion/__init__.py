"""You as you report: what you tell the app, and what can be put right."""

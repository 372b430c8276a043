"""You, as MarsBot's rules see you, and what you report."""

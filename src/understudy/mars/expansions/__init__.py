"""Colonies and Turmoil: their boards, and what MarsBot does there."""

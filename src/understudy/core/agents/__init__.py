"""Agents: programs that answer in place of a player."""

"""Scenarios: test cases that are files, and the table that replays them."""

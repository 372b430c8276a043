"""Printed facts: cards, maps and MarsBot's boards."""

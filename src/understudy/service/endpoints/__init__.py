"""Endpoints: one module for a group of requests, and the table of all of them."""

"""Builds the page that needs no server: ``python -m tools.site``, as `make site` does."""

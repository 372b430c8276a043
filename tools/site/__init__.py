"""Builds Understudy Lite, the page without a server: ``python -m tools.site`` or `make site`."""

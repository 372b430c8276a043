"""HTTP: JSON in, JSON out, and the page."""

from understudy.server.app import create_app
from understudy.server.run import DEFAULT_PORT, serve

__all__ = ["DEFAULT_PORT", "create_app", "serve"]

"""HTTP: JSON in, JSON out, and the page."""

from understudy.server.announcing import is_loopback, is_network
from understudy.server.app import create_app
from understudy.server.expiry import Expiring
from understudy.server.logs import FORMS as LOG_FORMS
from understudy.server.processes import Several
from understudy.server.run import DEFAULT_PORT, serve
from understudy.server.secret import kept_secret

__all__ = [
    "DEFAULT_PORT",
    "LOG_FORMS",
    "Expiring",
    "Several",
    "create_app",
    "is_loopback",
    "is_network",
    "kept_secret",
    "serve",
]

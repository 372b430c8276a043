"""HTTP: JSON in, JSON out, and the page."""

from understudy.server.access.access_secret import kept_secret
from understudy.server.app import create_app
from understudy.server.background.expiry import Expiring
from understudy.server.monitoring.logging_setup import FORMS as LOG_FORMS
from understudy.server.processes.startup_message import is_loopback, is_network
from understudy.server.processes.supervisor import Several
from understudy.server.run import DEFAULT_PORT, serve

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

"""HTTP: JSON in, JSON out, and the page."""

from understudy.server.access.access_secret import load_or_create_secret
from understudy.server.app import create_app
from understudy.server.background.expiry import ExpiryConfig
from understudy.server.monitoring.logging_setup import FORMS as LOG_FORMS
from understudy.server.processes.startup_message import is_loopback, is_network
from understudy.server.processes.supervisor import WorkerPoolConfig
from understudy.server.run import DEFAULT_PORT, serve

__all__ = [
    "DEFAULT_PORT",
    "LOG_FORMS",
    "ExpiryConfig",
    "WorkerPoolConfig",
    "create_app",
    "is_loopback",
    "is_network",
    "load_or_create_secret",
    "serve",
]

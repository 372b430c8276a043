"""The HTTP server: the JSON API and the page."""

from understudy.server.access.access_secret import load_or_create_secret
from understudy.server.app import create_app
from understudy.server.background.expiry import ExpiryConfig
from understudy.server.monitoring.logging_setup import FORMATS as LOG_FORMATS
from understudy.server.processes.startup_message import is_loopback, is_network
from understudy.server.processes.supervisor import WorkerPoolConfig
from understudy.server.run import DEFAULT_PORT, ServerSettings, serve

__all__ = [
    "DEFAULT_PORT",
    "LOG_FORMATS",
    "ExpiryConfig",
    "ServerSettings",
    "WorkerPoolConfig",
    "create_app",
    "is_loopback",
    "is_network",
    "load_or_create_secret",
    "serve",
]

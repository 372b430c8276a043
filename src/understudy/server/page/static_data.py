"""Responses that are constant for a version: messages, names, rules, printed constants."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from understudy.server.http.openapi import API
from understudy.server.http.replies import to_response
from understudy.service import Service
from understudy.service.endpoints.catalogue import static_paths


def static_responses(service: Service) -> Callable[[], dict[str, bytes]]:
    """Return a function for the bodies of all constant responses by path; it computes them once."""

    @cache
    def responses() -> dict[str, bytes]:
        return {
            f"{API}{path}".lstrip("/"): to_response(service.answer("GET", path)).content
            for path in static_paths()
        }

    return responses

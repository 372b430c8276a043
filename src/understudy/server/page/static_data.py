"""Answers that stay the same while the server runs: words, names, rules, printed constants."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from understudy.server.http.openapi import API
from understudy.server.http.routes import response
from understudy.service import Service
from understudy.service.endpoints.catalogue import static_paths


def static_responses(desk: Service) -> Callable[[], dict[str, bytes]]:
    """What is sent for each of them, by its path below the page; made when it is first needed."""

    @cache
    def answers() -> dict[str, bytes]:
        return {
            f"{API}{path}".lstrip("/"): response(desk.answer("GET", path)).content
            for path in static_paths()
        }

    return answers

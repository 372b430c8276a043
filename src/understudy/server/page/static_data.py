"""Answers that stay the same while the server runs: words, names, rules, printed constants."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from understudy.server.http.openapi import API
from understudy.server.http.routes import response
from understudy.service import Desk
from understudy.service.endpoints.catalogue import lasting_paths


def lasting_answers(desk: Desk) -> Callable[[], dict[str, bytes]]:
    """What is sent for each of them, by its path below the page; made when it is first needed."""

    @cache
    def answers() -> dict[str, bytes]:
        return {
            f"{API}{path}".lstrip("/"): response(desk.answer("GET", path)).content
            for path in lasting_paths()
        }

    return answers

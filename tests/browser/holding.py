"""Replies that come late: the server has answered, the page has not heard it yet."""

from playwright.sync_api import APIResponse, Page, Route


class Held:
    """Keeps back the replies to requests of a pattern until they are let go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._kept: list[tuple[Route, APIResponse]] = []
        self._over = False
        page.route(pattern, self._keep)

    def _keep(self, route: Route) -> None:
        if self._over:
            route.continue_()
        else:
            self._kept.append((route, route.fetch()))

    def wait(self) -> None:
        """Wait until the server has answered at least once."""
        while not self._kept:
            self._page.wait_for_timeout(20)

    def close_all(self, status: int | None = None, json: object = None) -> None:
        """Let the page have them, or another answer in their place; later ones pass."""
        self._over = True
        for route, response in self._kept:
            if status is None:
                route.fulfill(response=response)
            else:
                route.fulfill(status=status, json=json)
        self._page.wait_for_timeout(200)

"""Delayed requests, and delayed replies that the page has not received yet."""

from playwright.sync_api import APIResponse, Page, Route


class HeldReplies:
    """Holds the replies to requests of a pattern until `release`."""

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

    def release(self, status: int | None = None, json: object = None) -> None:
        """Deliver the held replies, or another answer instead; later replies pass at once."""
        self._over = True
        for route, response in self._kept:
            if status is None:
                route.fulfill(response=response)
            else:
                route.fulfill(status=status, json=json)
        self._page.wait_for_timeout(200)


class HeldRequests:
    """Holds the requests of a pattern until `release`: the server has not received them."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._kept: list[Route] = []
        page.route(pattern, self._keep)

    def _keep(self, route: Route) -> None:
        self._kept.append(route)

    def wait(self) -> None:
        """Wait until the page has sent a request."""
        while not self._kept:
            self._page.wait_for_timeout(20)

    def release(self) -> None:
        """Deliver the held requests."""
        for route in self._kept:
            route.continue_()
        self._page.wait_for_timeout(200)

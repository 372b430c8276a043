"""Delayed replies: the server has answered, but the page has not received the reply."""

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

"""A client of WebDriver for browsers that Playwright cannot drive: only what the tests need."""

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

SCRIPT_MS = 120_000
START_SECONDS = 60
VIRTUAL_SCREEN = "1440x900x24"
DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"
MINI_BROWSERS = "lib/*/webkit2gtk-4.*/MiniBrowser"


class DriverError(Exception):
    """The browser refused a command."""


def webkit() -> Path | None:
    """Return the browser of WebKitGTK if everything to drive it without a screen is here."""
    found = sorted(Path("/usr").glob(MINI_BROWSERS))
    return found[-1] if found and shutil.which(DRIVER) and shutil.which(SCREEN) else None


class Browser:
    """A window of a browser."""

    def __init__(self, url: str, options: Mapping[str, object]) -> None:
        self._url = url
        reply = self._send("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self._url += f"/session/{reply['sessionId']}"
        self._send("POST", "/timeouts", {"script": SCRIPT_MS})

    def _send(self, method: str, path: str, body: object = None) -> Any:
        sent = None if method in ("GET", "DELETE") else json.dumps(body or {}).encode()
        request = Request(
            self._url + path, sent, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urlopen(request, timeout=SCRIPT_MS / 1000) as response:
                return json.loads(response.read())["value"]
        except HTTPError as error:
            raise DriverError(error.read().decode()) from None

    def open(self, url: str) -> None:
        self._send("POST", "/url", {"url": url})

    def reload(self) -> None:
        self._send("POST", "/refresh")

    def evaluate(self, script: str, *args: object) -> Any:
        """Run an asynchronous function with these arguments; return its result."""
        text = f"""const done = arguments[arguments.length - 1];
          ({script})(...[...arguments].slice(0, -1)).then(
            (value) => done([true, value ?? null]), (error) => done([false, String(error)]));"""
        ok, value = self._send("POST", "/execute/async", {"script": text, "args": list(args)})
        if not ok:
            raise DriverError(value)
        return value

    def wait_for(self, css: str) -> None:
        """Wait until an element is in the page."""
        until = time.monotonic() + SCRIPT_MS / 1000
        while not self.evaluate("async (css) => document.querySelector(css) !== null", css):
            if time.monotonic() > until:
                raise DriverError(f"{css}: {self.evaluate('async () => document.body.innerText')}")
            time.sleep(0.05)

    def click(self, css: str) -> None:
        """Wait for an element and click it as a user does."""
        self.wait_for(css)
        found = self._send("POST", "/element", {"using": "css selector", "value": css})
        (element,) = found.values()
        self._send("POST", f"/element/{element}/click")

    def close(self) -> None:
        self._send("DELETE", "")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def virtual_screen() -> tuple[subprocess.Popen[str], str]:
    """Start a screen in memory; return its process and its name."""
    command = [SCREEN, "-displayfd", "1", "-screen", "0", VIRTUAL_SCREEN, "-nolisten", "tcp"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    return process, f":{process.stdout.readline().strip()}"


@contextmanager
def webkit_window(home: Path) -> Iterator[Browser]:
    """Run WebKitGTK's browser with an empty home folder."""
    browser = webkit()
    assert browser is not None
    screen, display = virtual_screen()
    port = free_port()
    names = ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "HOME")
    environment = {**os.environ, "DISPLAY": display, **dict.fromkeys(names, str(home))}
    environment |= {"GDK_BACKEND": "x11", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
    driver = subprocess.Popen([DRIVER, f"--port={port}"], env=environment)
    try:
        options = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
        window = started(f"http://127.0.0.1:{port}", options)
        yield window
        window.close()
    finally:
        for process in (driver, screen):
            process.terminate()
            process.wait()


def started(url: str, options: Mapping[str, object]) -> Browser:
    """Return a window as soon as the driver listens."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            return Browser(url, options)
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)

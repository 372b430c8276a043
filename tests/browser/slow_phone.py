"""The first visit of Lite, and a turn of MarsBot, on a slow phone with a slow line.

``python -m tests.browser.slow_phone SITE...`` measures folders that `make site ARGS=--brotli`
wrote. Each thread of the browser gets a quarter of a core, the line has 4 Mbit/s and 100 ms. It
needs root and the processor controller of Linux control groups (version 1).
"""

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.actions import close_report
from tests.browser.benchmark import TAP, VIEW
from tests.browser.conftest import FLAGS, PHONE, executable
from tests.browser.lite import new_game
from tests.browser.slow_host import Line, slow_host

SLOWER = 4
RATE = 4e6 / 8
LATENCY = 0.1
TAPS = 8
SCREENS = {
    "home": ("", ".home"),
    "new game": ("#/new/mars/table", ".setup-steps"),
    "help": ("#/help", "main h1"),
    "rules": ("#/rules/mars", "main h1"),
    "all cards": ("#/cards/mars", "main h1"),
}
"""Screens that need no engine: address, and what is seen of them."""

READY = """
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...about) {
      super(...about);
      this.addEventListener("message", ({ data }) => {
        if (data.ready !== undefined) window.ready ??= performance.now();
      });
    }
  };
"""
GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD_US = 8000


def children(process: int) -> Iterator[int]:
    """Yield a process and all that it has started."""
    yield process
    with suppress(OSError):
        for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
            yield from children(int(child))


def threads(process: int) -> Iterator[str]:
    for each in children(process):
        with suppress(OSError):
            yield from os.listdir(f"/proc/{each}/task")


@contextmanager
def slowed(process: int) -> Iterator[None]:
    """Give each thread of a process and of its children a share of a core."""
    parent = GROUPS / f"understudy-{process}"
    parent.mkdir()
    limited: set[str] = set()
    over = threading.Event()

    def limit() -> None:
        while not over.wait(0.005):
            for thread in threads(process):
                if thread in limited:
                    continue
                limited.add(thread)
                with suppress(OSError):
                    (parent / thread).mkdir()
                    (parent / thread / "cpu.cfs_period_us").write_text(str(PERIOD_US))
                    (parent / thread / "cpu.cfs_quota_us").write_text(str(PERIOD_US // SLOWER))
                    (parent / thread / "tasks").write_text(thread)

    watcher = threading.Thread(target=limit)
    watcher.start()
    try:
        yield
    finally:
        over.set()
        watcher.join()
        for thread in limited:
            with suppress(OSError):
                (GROUPS / "tasks").write_text(thread)
            with suppress(OSError):
                (parent / thread).rmdir()
        parent.rmdir()


def browser_process() -> int:
    """Return the process of the browser that this program has started."""
    for process in children(os.getpid()):
        with suppress(OSError):
            command = Path(f"/proc/{process}/cmdline").read_bytes()
            if b"--remote-debugging" in command and b"--type=" not in command:
                return process
    raise LookupError("no browser")


def measure_taps(page: Page, url: str) -> list[float]:
    """Return the milliseconds from ending your turn until MarsBot's turn is painted."""
    times: list[float] = []
    for seed in range(TAPS // 2):
        page.goto(f"{url}/#/play/{new_game(page, seed=seed)}")
        for _ in range(2):
            close_report(page)
            page.locator('form[data-question="mars-ask-turn"]').wait_for()
            page.wait_for_timeout(1000)
            times.append(page.evaluate(TAP))
    return sorted(times)


def measure(files: dict[str, bytes], screen: str) -> None:
    address, marker = SCREENS[screen]
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=executable(), args=FLAGS) as browser,
        slow_host(files, Line(RATE, LATENCY)) as host,
    ):
        context = browser.new_context(**{**PHONE, "service_workers": "allow"})
        context.add_init_script(READY)
        page = context.new_page()
        page.set_default_timeout(120_000)
        with slowed(browser_process()):
            page.goto(f"{host.url}/{address}", wait_until="commit")
            page.locator(marker).first.wait_for()
            shown = page.evaluate("performance.now()") / 1000
            page.wait_for_function(f"() => ({VIEW})() > 0")
            view = page.evaluate(VIEW) / 1000
            print(f"{screen:<10} first view {view:5.2f} s  usable {shown:5.2f} s", flush=True)
            if screen != "home":
                return
            page.wait_for_function("() => window.ready")
            requests, sent = sum(host.requests.values()), host.sent / 1e6
            ready = page.evaluate("window.ready") / 1000
            print(f"engine ready {ready:5.2f} s, {requests} requests, {sent:.2f} MB", flush=True)
            host.line.rate = None
            found = measure_taps(page, host.url)
            print("MarsBot's turn painted, ms:", *map(round, found), flush=True)
        host.line.rate, host.line.latency = None, 0
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        print(f"with all files {sum(host.requests.values())} requests, {host.sent / 1e6:.2f} MB")


def main() -> None:
    for folder in map(Path, sys.argv[1:]):
        paths = [path for path in folder.rglob("*") if path.is_file()]
        files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
        print(folder, time.strftime("%H:%M"))
        for screen in SCREENS:
            measure(files, screen)


if __name__ == "__main__":
    main()

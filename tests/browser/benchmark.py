"""Benchmark of Lite and of the server's page in one run.

``python -m tests.browser.benchmark [ROUNDS]`` prints the table of docs/play/lite.md.
Both pages come from the browser's cache, as at every start except the first. They are measured in
turns, so that other work on the machine slows down both.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from tests.browser.actions import close_report, report
from tests.browser.conftest import FLAGS, PHONE, executable
from tests.browser.lite import (
    FIRST_START_MS,
    build_files,
    new_game,
    run_site,
    wait_for_stored_memory,
)
from tests.serving import serving
from understudy.core import Refused, Session, find_system, save
from understudy.sim.advice.hint import hint
from understudy.sim.agents import find_agent
from understudy.sim.single_game import record_game

ROUNDS = 9
GAMES = 3
"""Number of games in the list."""
HINTS = 8
"""Positions of each game at which a hint is asked for."""
HINT_GAMES = ("mars", "tapestry")
TAPS = 4
"""Taps in each game, unless another question is asked."""

WATCHED = """
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...about) {
      super(...about);
      this.addEventListener("message", ({ data }) => {
        if (data.ready) window.ready ??= performance.now();
      });
    }
  };
  new MutationObserver(() => {
    if (!window.listed && document.querySelector(".save")) window.listed = performance.now();
  }).observe(document, { childList: true, subtree: true });
"""
VIEW = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
TAP = """() => new Promise((resolve) => {
  const button = [...document.querySelectorAll("[data-entry]")].at(-1);
  button.addEventListener("click", () => { window.tapped = performance.now(); }, { capture: true });
  const look = () => {
    if (!document.querySelector(".report")) return;
    seen.disconnect();
    // The next frame comes after painting.
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.tapped)));
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { childList: true, subtree: true });
  button.click();
})"""
FORECAST = """async ([id]) => {
  const { ask } = await import("understudy/backend");
  const begun = performance.now();
  let stall = 0, last = begun, wait = 0, over = false;
  const frame = () => {
    const now = performance.now();
    stall = Math.max(stall, now - last);
    last = now;
    if (!over) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const made = ask("POST", `games/${id}/forecast`, "{}").finally(() => { over = true; });
  while (!over) {
    const asked = performance.now();
    await ask("GET", `games/${id}/answers`);
    wait = Math.max(wait, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { status, text } = await made;
  if (status !== 200) throw new Error(text);
  return [performance.now() - begun, stall, wait];
}"""
HINT = """async ([save]) => {
  const { ask } = await import("understudy/backend");
  const { id } = JSON.parse((await ask("POST", "saves", save)).text);
  await ask("GET", `games/${id}`);
  const begun = performance.now();
  const { status, text } = await ask("POST", `games/${id}/hint`, "{}");
  if (status !== 200) throw new Error(text);
  return performance.now() - begun;
}"""
FORECASTS = (
    "forecast, 1,000 continuations",
    "longest still frame during it",
    "longest wait of another request",
)

Figures = dict[str, list[float]]


@contextmanager
def page_in(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    page.set_default_timeout(FIRST_START_MS)
    yield page
    page.close()


def measure_start(context: BrowserContext, url: str, add: Callable[[str, float], None]) -> None:
    """Measure the first view and the list of games."""
    with page_in(context) as page:
        page.goto(f"{url}/")
        page.wait_for_function("() => window.listed")
        page.wait_for_function(f"() => ({VIEW})() > 0")
        add("first view from the kept page", page.evaluate(VIEW))
        add("the list of games", page.evaluate("window.listed"))
        if page.evaluate("document.querySelector('script[type=importmap]').text.includes('lite/')"):
            page.wait_for_function("() => window.ready")
            add("engine ready from kept memory", page.evaluate("window.ready"))


def measure_tap(
    context: BrowserContext, url: str, seed: int, add: Callable[[str, float], None]
) -> None:
    """Measure the time from ending your turn until MarsBot's turn is painted."""
    with page_in(context) as page:
        page.goto(f"{url}/")
        game = new_game(page, seed=seed)
        page.goto(f"{url}/#/play/{game}")
        close_report(page)
        for _ in range(TAPS):
            expect(report(page)).to_have_count(0)
            add("tap to MarsBot’s turn painted", page.evaluate(TAP))
            close_report(page)
            if not page.locator('form[data-question="mars-ask-turn"]').count():
                break
        # A player does not leave at once.
        page.wait_for_timeout(1000)


def has_hint(session: Session) -> bool:
    """Return whether there is something to decide."""
    try:
        hint(session)
    except Refused:
        return False
    return True


def positions() -> Iterator[str]:
    """Yield save files of screen games of both games, from their beginning to their end."""
    for name in HINT_GAMES:
        system = find_system(name)
        played = record_game(system, {"you": "played"}, 7, find_agent(system, "greedy"))
        for part in range(HINTS):
            later = range(part * len(played.tape) // HINTS, len(played.tape))
            sessions = (
                Session.replay(system, played.options, played.seed, played.tape[:end])
                for end in later
            )
            yield save(next(filter(has_hint, sessions)))


def measure_hints(
    context: BrowserContext, url: str, saves: list[str], add: Callable[[str, float], None]
) -> Iterator[None]:
    """Measure hints, and yield after each; the first one of each game also loads weights."""
    with page_in(context) as page:
        page.goto(f"{url}/")
        for number, one in enumerate(saves):
            name = "first hint" if number % HINTS == 0 else "hint"
            add(name, page.evaluate(HINT, [one]))
            yield


def measure(
    context: BrowserContext, url: str, rounds: int, saves: list[str], figures: Figures
) -> Iterator[None]:
    """Add all measurements of one page in milliseconds; yield after each part."""

    def add(name: str, value: float) -> None:
        figures.setdefault(name, []).append(value)

    context.add_init_script(WATCHED)
    with page_in(context) as page:
        page.goto(f"{url}/")
        games = [new_game(page, seed=seed) for seed in range(GAMES)]
        if "/games/" in url:
            add("engine ready the very first time", page.evaluate("window.ready"))
            wait_for_stored_memory(page)
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("() => navigator.serviceWorker.controller")
    for seed in range(rounds):
        measure_start(context, url, add)
        measure_tap(context, url, seed, add)
        yield
    yield from measure_hints(context, url, saves, add)
    with page_in(context) as page:
        page.goto(f"{url}/")
        # Use a different game each time, because forecasts are cached.
        for game in games:
            for name, value in zip(FORECASTS, page.evaluate(FORECAST, [game]), strict=True):
                add(name, value)
            yield


def format_times(values: list[float]) -> str:
    return f"{median(values) / 1000:.2f} s ({min(values) / 1000:.2f})"


def print_figures(lite: Figures, served: Figures) -> None:
    """Print medians, the best in parentheses, and how many times as long Lite takes."""
    print(f"{'':<36}{'Lite':>20}{'server':>20}{'times':>8}")
    for name, values in lite.items():
        line = f"{name:<36}{format_times(values):>20}"
        if others := served.get(name):
            line += f"{format_times(others):>20}{median(values) / median(others):>8.1f}"
        print(line)


def main(rounds: int) -> None:
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        kind = {**PHONE, "service_workers": "allow"}
        with (
            run_site(Path(folder) / "site", build_files()) as site,
            serving(Path(folder) / "data") as server,
        ):
            saves = list(positions())
            lite: Figures = {}
            served: Figures = {}
            parts = [
                measure(browser.new_context(**kind), url, rounds, saves, figures)
                for url, figures in ((site.url, lite), (server.url, served))
            ]
            for _ in zip(*parts, strict=True):
                pass
        browser.close()
    print_figures(lite, served)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)

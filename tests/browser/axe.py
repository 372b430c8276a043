"""Accessibility checks with axe for every kind of screen in every display mode."""

from itertools import cycle
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser.geometry import faults
from tests.browser.samples import WHOLE

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
TEXT_SIZE = 16
"""Default text size of browsers in pixels."""

DisplayMode = Literal["light", "dark", "forced colours", "text twice as large"]
ALL_MODES: tuple[DisplayMode, ...] = ("light", "forced colours", "text twice as large", "dark")
THEMES: tuple[DisplayMode, ...] = ("light", "dark")

KIND = """() => {
  const shown = (all) => [...document.querySelectorAll(all)].filter((one) => one.checkVisibility());
  const address = location.hash.split("/");
  const report = document.querySelector(".report");
  const title = report?.querySelector("#report-title").innerText.replace(/\\d+/g, "");
  const form = document.querySelector("[data-question]");
  const entered = form && !form.querySelector(".acts");
  const controls = ["stepper", "opts", "seg", "finder", "spot", "numbers", "note"];
  return [
    address[1], address[1] === "play" ? address[3] : address[2],
    report?.dataset.report, title, report?.querySelector(".walk") && "step by step",
    form?.dataset.question, form?.querySelector(".quick") && "quick",
    document.querySelector("[role=tab][aria-selected=true]")?.id,
    document.querySelector(".places input:checked")?.value,
    ...(entered ? controls.filter((one) => form.querySelector(`.${one}`)) : []),
    document.querySelector("dialog[open] h2")?.firstChild.data,
    shown(".menu-list").length > 0 && "menu", shown(".why-box").length > 0 && "why",
  ].filter(Boolean).join(" ");
}"""


def violations(page: Page) -> list[str]:
    """Return the violations that axe finds, one per line."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    # Colors cannot be measured during a transition.
    page.evaluate(
        """() => Promise.allSettled(document.getAnimations()
          .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
          .map((one) => one.finished))"""
    )
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


class Checker:
    """Checks each kind of screen of a page once.

    Each kind is checked in one display mode, in turn; with `make soak` in all of them.
    """

    def __init__(self, page: Page, modes: tuple[DisplayMode, ...] = ALL_MODES) -> None:
        self.page = page
        self.modes = modes
        self.turn = cycle(modes)
        self.seen: dict[str, tuple[DisplayMode, ...]] = {}
        self.fonts = page.context.new_cdp_session(page)
        # Colors cannot be measured during a transition.
        page.emulate_media(reduced_motion="reduce")

    def set_mode(self, mode: DisplayMode) -> None:
        """Show the page in this display mode."""
        self.page.emulate_media(
            color_scheme="dark" if mode == "dark" else "light",
            forced_colors="active" if mode == "forced colours" else "none",
        )
        size = 2 * TEXT_SIZE if mode == "text twice as large" else TEXT_SIZE
        self.fonts.send("Page.setFontSizes", {"fontSizes": {"standard": size}})

    def check(self, besides: str = "") -> None:
        """Check the screen shown now, if its kind was not checked before."""
        kind = f"{self.page.evaluate(KIND)} {besides}".strip()
        if kind in self.seen:
            return
        self.seen[kind] = self.modes if WHOLE else (next(self.turn),)
        for mode in self.seen[kind]:
            self.set_mode(mode)
            found = violations(self.page)
            if mode == "text twice as large":
                found += faults(self.page)
            assert not found, "\n".join([f"{kind}, {mode}", *found])
        self.set_mode("light")

"""Create the icons of the installed page: ``python -m tools.icons``.

The pictures are part of the source, so that serving the page needs no browser.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, NAMES

FOLDER = Path(__file__).resolve().parents[1] / "src" / "understudy" / "web" / "icons"
PAPER, INK = "#fdf9f1", "#29221b"

LOGO = f"""<path fill="{PAPER}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"
    d="M12 2.2 20.5 7v10L12 21.8 3.5 17V7z"/>
  <path fill="{INK}" d="M12 2.2 20.5 7v10L12 21.8z"/>
  <circle fill="{INK}" cx="8.3" cy="10.5" r="1.4"/>
  <circle fill="{PAPER}" cx="15.7" cy="10.5" r="1.4"/>
  <path fill="none" stroke="{INK}" stroke-width="1.5" stroke-linecap="round"
    d="M7.4 15.6c1.2 1 2.8 1.5 4.6 1.5"/>
  <path fill="none" stroke="{PAPER}" stroke-width="1.5" stroke-linecap="round"
    d="M16.6 15.6c-1.2 1-2.8 1.5-4.6 1.5"/>"""
"""A hex with two faces: the player and the understudy."""


def svg_icon(scale: float, ground: str) -> str:
    """Return the logo centered in a square, scaled down for launchers that cut off the edges."""
    shift = 12 * (1 - scale)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n'
        f"  {ground}\n"
        f'  <g transform="translate({shift:g} {shift:g}) scale({scale:g})">\n  {LOGO}\n  </g>\n'
        "</svg>\n"
    )


ROUNDED = '<rect width="24" height="24" rx="5" fill="#efe7d8"/>'
SQUARE = '<rect width="24" height="24" fill="#efe7d8"/>'
PICTURES = {
    "icon-192.png": (192, svg_icon(0.84, ROUNDED)),
    "icon-512.png": (512, svg_icon(0.84, ROUNDED)),
    "maskable-512.png": (512, svg_icon(0.66, SQUARE)),
}


def main() -> None:
    """Write all icons."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "icon.svg").write_text(svg_icon(0.84, ROUNDED), encoding="utf-8")
    browser_path = next(filter(None, map(shutil.which, NAMES)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        for name, (size, svg) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()

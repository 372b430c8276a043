"""Contrast of the page's colors: at least 4.5 for text, 3 for symbols and edges."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src" / "understudy" / "web"
SHEETS = ("styles/tokens.css", "mars/styles/board.css", "tapestry/tapestry.css")
TOKEN = re.compile(r"--([a-z0-9-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));")

TEXT = [
    *((ink, on) for ink in ("ink", "ink-2", "ink-3") for on in ("table", "paper", "sheet", "sunk")),
    *[("accent", "paper"), ("accent", "sheet"), ("on-accent", "accent")],
    *[("accent-ink", "accent-soft"), ("ink", "accent-soft"), ("on-you", "you"), ("on-bot", "bot")],
    *[("bot-ink", "bot-soft"), ("warn", "warn-soft"), ("sheet", "ink"), ("paper", "ink")],
    *[("mark", "land"), ("sea-mark", "sea"), ("on-sha", "sha"), ("on-two", "two")],
    *(("ink", f"w-{ground}") for ground in ("sea", "fog")),
]
SYMBOLS = [
    *(("on-tile", f"t-{tile}") for tile in ("ocean", "green", "city", "neural", "special")),
    *[("hot", "paper"), ("hot", "sheet"), ("line-2", "paper"), ("line-2", "sheet")],
    *[("sea-line", "sea")],
]


def tokens(theme: int) -> dict[str, str]:
    return {
        name: both or (day, night)[theme]
        for sheet in SHEETS
        for name, day, night, both in TOKEN.findall((WEB / sheet).read_text(encoding="utf-8"))
    }


def brightness(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_contrast(theme: int) -> None:
    colours = tokens(theme)
    wanted = [(pair, 4.5) for pair in TEXT] + [(pair, 3.0) for pair in SYMBOLS]
    poor = [
        f"{ink} on {on}: {contrast(colours[ink], colours[on]):.2f}"
        for (ink, on), least in wanted
        if contrast(colours[ink], colours[on]) < least
    ]
    assert poor == []

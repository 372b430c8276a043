"""SVG pictures of games for notebooks: hexes, tokens, text.

They have their own background, so that they are readable on light and dark pages. Owners differ by
letter and shape, not by color alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import cos, pi, sin, sqrt
from typing import Final

WIDTH: Final = 46.0
"""Width of a hex, from edge to edge."""

RADIUS: Final = WIDTH / sqrt(3)

PAPER: Final = "#fdf9f1"
INK: Final = "#29221b"
FAINT: Final = "#6b5e4e"
LINE: Final = "#8c7c66"

YOU: Final = ("#e2ae45", "#291f05")
BOT: Final = ("#394a88", "#ffffff")
"""Colors of an owner: background and letter."""

Part = str
"""SVG markup of a part of a picture."""


def number(value: float) -> str:
    """Return a length with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def corners(x: float, y: float, radius: float, flat: bool = False) -> list[tuple[float, float]]:
    """Return the six corners of a hex, clockwise; `flat` hexes have an edge on top."""
    turns = (pi / 180 * (60 * n + (0 if flat else 30)) for n in range(6))
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def shape(points: Iterable[tuple[float, float]], fill: str, edge: str = "none") -> Part:
    """Return a polygon."""
    places = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polygon points="{places}" fill="{fill}" stroke="{edge}"/>'


def hexagon(x: float, y: float, fill: str, edge: str = LINE, *, flat: bool = False) -> Part:
    """Return one space of a map."""
    return shape(corners(x, y, RADIUS - 1, flat), fill, edge)


def box(x: float, y: float, width: float, height: float, fill: str, edge: str = "none") -> Part:
    """Return a rectangle."""
    place = f'x="{number(x)}" y="{number(y)}"'
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<rect {place} {size} rx="2" fill="{fill}" stroke="{edge}"/>'


def disc(x: float, y: float, radius: float, fill: str, edge: str = "none") -> Part:
    """Return a circle."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {place} fill="{fill}" stroke="{edge}"/>'


def path(path: str, color: str, fill: str = "none") -> Part:
    """Return a path."""
    return f'<path d="{path}" fill="{fill}" stroke="{color}" stroke-width="1.8"/>'


def text(
    x: float, y: float, words: str, size: float = 12, color: str = INK, *,
    left: bool = False, bold: bool = False,
) -> Part:  # fmt: skip
    """Return text, centered at a point or starting there."""
    form = f'font-size="{number(size)}" fill="{color}"'
    if not left:
        form += ' text-anchor="middle"'
    if bold:
        form += ' font-weight="700"'
    return f'<text x="{number(x)}" y="{number(y)}" {form}>{escape(words)}</text>'


def token(x: float, y: float, letter: str, colors: tuple[str, str], *, round: bool) -> Part:
    """Return a token of an owner: a disc or a square with a letter."""
    fill, ink = colors
    below = disc(x, y, 7.5, fill, PAPER) if round else box(x - 7, y - 7, 14, 14, fill, PAPER)
    return below + text(x, y + 3.8, letter, 10.5, ink, bold=True)


def translate(x: float, y: float, parts: Iterable[Part]) -> Part:
    """Return the parts moved to the right and down."""
    return f'<g transform="translate({number(x)} {number(y)})">{"".join(parts)}</g>'


def with_title(words: str, parts: Iterable[Part]) -> Part:
    """Return the parts with a tooltip."""
    return f"<g><title>{escape(words)}</title>{''.join(parts)}</g>"


def document(width: float, height: float, title: str, parts: Iterable[Part]) -> str:
    """Return the whole picture with its background and an accessible title."""
    size = f'width="{number(width)}" height="{number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'{size} role="img" font-family="system-ui, sans-serif"><title>{escape(title)}</title>'
        f'<rect {size} rx="10" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )

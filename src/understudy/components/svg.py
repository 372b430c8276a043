"""Pictures as SVG text, for whoever looks at a game without a page: hexes, tokens, letters.

They lie on a sheet of their own, so that they are readable on a light and on a dark ground, and
owners differ by letter and shape, not by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import cos, pi, sin, sqrt
from typing import Final

WIDTH: Final = 46.0
"""Of a hex, from edge to edge."""

RADIUS: Final = WIDTH / sqrt(3)

PAPER: Final = "#fdf9f1"
INK: Final = "#29221b"
FAINT: Final = "#6b5e4e"
LINE: Final = "#8c7c66"

YOU: Final = ("#e2ae45", "#291f05")
BOT: Final = ("#394a88", "#ffffff")
"""Colours of an owner: the ground and the letter on it."""

Part = str


def number(value: float) -> str:
    """A length with no more digits than an eye can see."""
    return f"{value:.1f}".removesuffix(".0")


def corners(x: float, y: float, radius: float, flat: bool = False) -> list[tuple[float, float]]:
    """The six corners of a hex around a point, clockwise; `flat` ones have an edge on top."""
    turns = (pi / 180 * (60 * n + (0 if flat else 30)) for n in range(6))
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def shape(points: Iterable[tuple[float, float]], fill: str, edge: str = "none") -> Part:
    """A closed shape."""
    places = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polygon points="{places}" fill="{fill}" stroke="{edge}"/>'


def hexagon(x: float, y: float, fill: str, edge: str = LINE, *, flat: bool = False) -> Part:
    """One space of a map."""
    return shape(corners(x, y, RADIUS - 1, flat), fill, edge)


def box(x: float, y: float, width: float, height: float, fill: str, edge: str = "none") -> Part:
    """A rectangle."""
    place = f'x="{number(x)}" y="{number(y)}"'
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<rect {place} {size} rx="2" fill="{fill}" stroke="{edge}"/>'


def disc(x: float, y: float, radius: float, fill: str, edge: str = "none") -> Part:
    """A circle."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {place} fill="{fill}" stroke="{edge}"/>'


def path(path: str, colour: str, fill: str = "none") -> Part:
    """A line of any form."""
    return f'<path d="{path}" fill="{fill}" stroke="{colour}" stroke-width="1.8"/>'


def text(
    x: float, y: float, said: str, size: float = 12, colour: str = INK, *,
    left: bool = False, bold: bool = False,
) -> Part:  # fmt: skip
    """Words, centred or beginning at a point of their line."""
    form = f'font-size="{number(size)}" fill="{colour}"'
    if not left:
        form += ' text-anchor="middle"'
    if bold:
        form += ' font-weight="700"'
    return f'<text x="{number(x)}" y="{number(y)}" {form}>{escape(said)}</text>'


def token(x: float, y: float, letter: str, colours: tuple[str, str], *, round: bool) -> Part:
    """Something of an owner: a disc or a square with a letter."""
    ground, ink = colours
    below = disc(x, y, 7.5, ground, PAPER) if round else box(x - 7, y - 7, 14, 14, ground, PAPER)
    return below + text(x, y + 3.8, letter, 10.5, ink, bold=True)


def translate(x: float, y: float, parts: Iterable[Part]) -> Part:
    """The same to the right and below."""
    return f'<g transform="translate({number(x)} {number(y)})">{"".join(parts)}</g>'


def with_title(words: str, parts: Iterable[Part]) -> Part:
    """Something with a name that appears where one points at it."""
    return f"<g><title>{escape(words)}</title>{''.join(parts)}</g>"


def document(width: float, height: float, title: str, parts: Iterable[Part]) -> str:
    """The whole picture, on paper, with a name for who cannot see it."""
    size = f'width="{number(width)}" height="{number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'{size} role="img" font-family="system-ui, sans-serif"><title>{escape(title)}</title>'
        f'<rect {size} rx="10" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )

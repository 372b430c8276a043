"""The board of Tapestry as SVG: the map, the four tracks, the points."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any, Final

from understudy.components import svg
from understudy.components.svg import INK, LINE, PAPER, RADIUS, WIDTH, Part
from understudy.core import Message, Ref, Say
from understudy.tapestry.sides import AUTOMA, HUMAN, SHADOW
from understudy.tapestry.state import Game
from understudy.tapestry.view import view

TERRAIN: Final = {
    "sea": "#cfe0e6", "desert": "#ebcf8e", "forest": "#8fb089", "grass": "#c4d68b",
    "mountain": "#bdb1a6",
}  # fmt: skip
FOG, LAID = "#ede4d3", "#cfe0e6"
COLORS: Final = {HUMAN: svg.YOU, AUTOMA: svg.BOT, SHADOW: ("#4b4540", "#ffffff")}
SECOND_PLAYER_COLORS: Final = ("#2c6e4f", "#ffffff")

SPACE_SIZE: Final = 38
TRACKS_Y: Final = 7.2 * WIDTH + 48
PICTURE_WIDTH: Final = 660


class _Owners:
    """Names, letters and colors of the sides."""

    def __init__(self, view: Any, say: Say) -> None:
        self.view, self.say = view, say

    def name(self, owner: str) -> str:
        own = self.view["called"]["names"].get("tapestry-owner", {}).get(owner)
        if isinstance(own, str):
            return own
        return self.say(Ref("tapestry-owner", own["id"] if own else owner))

    def token(self, owner: str, x: float, y: float) -> Part:
        letter = self.view["called"]["letters"].get(owner) or self.name(owner)[:1]
        colors = COLORS.get(owner, SECOND_PLAYER_COLORS)
        return svg.token(x, y, letter, colors, round=owner not in (AUTOMA, SHADOW))


def picture(game: Game, say: Say) -> str:
    """Return the board as SVG text."""
    table: Any = view(game)
    owners = _Owners(table, say)
    title = f"{say(Message('tapestry-plot-era'))} {table['era']} / {table['last_era']}"
    parts = [
        svg.text(20, 28, title, 16, left=True, bold=True),
        svg.translate(168, 48 + 3.6 * WIDTH, (_hex(hex, owners) for hex in table["map"]["hexes"])),
        svg.translate(360, 70, _sides(table, owners)),
        svg.translate(20, TRACKS_Y, _tracks(table["tracks"], owners)),
    ]
    return svg.document(PICTURE_WIDTH, TRACKS_Y + 4 * SPACE_SIZE + 14, title, parts)


def _hex(hex: Any, owners: _Owners) -> Part:
    x, y = 1.5 * RADIUS * hex["q"], WIDTH * (hex["r"] + hex["q"] / 2)
    fill = {"empty": FOG, "tile": LAID}.get(hex["kind"], "none")
    parts = [_kite(x, y, n, TERRAIN[kind]) for n, kind in enumerate(hex["corners"])]
    if hex["kind"] == "tile":
        parts = []
    parts.append(svg.hexagon(x, y, fill, LINE, flat=True))
    if hex["inside"]:
        parts.append(svg.disc(x, y, 11, TERRAIN[hex["inside"][0]], LINE))
    parts.append(svg.text(x, y - 10, hex["name"], 8, INK))
    if hex["tile"]:
        parts.append(svg.text(x, y + 18, str(hex["tile"]), 8, svg.FAINT))
    title = [hex["name"]]
    offset = 8.5 if len(hex["tokens"]) > 1 else 0
    for n, token in enumerate(hex["tokens"]):
        at = x + offset * (2 * n - 1)
        title.append(owners.name(token["owner"]))
        parts.append(owners.token(token["owner"], at, y + 3))
        if token["toppled"]:
            parts.append(svg.path(f"m{at - 8:.1f} {y + 11:.1f}l16 -16", "#b2431f"))
    return svg.with_title(", ".join(title), parts)


def _kite(x: float, y: float, n: int, fill: str) -> Part:
    """Return the part of a hex at one of its corners, clockwise from the top left."""
    half = (RADIUS - 1) * cos(pi / 6)
    ends = [(pi / 180 * (60 * n - 150), half), (pi / 180 * (60 * n - 120), RADIUS - 1),
            (pi / 180 * (60 * n - 90), half)]  # fmt: skip
    return svg.shape([(x, y), *((x + far * cos(a), y + far * sin(a)) for a, far in ends)], fill)


def _sides(table: Any, owners: _Owners) -> Iterator[Part]:
    sides = [side["name"] for side in (*table["humans"], *table["bots"])]
    points = table["points"]
    for row, side in enumerate(sides):
        yield owners.token(side, 8, row * 28)
        yield svg.text(24, row * 28 + 5, owners.name(side), 14, left=True)
        if side in points:
            yield svg.text(250, row * 28 + 5, str(points[side]), 15, bold=True)


def _tracks(tracks: list[Any], owners: _Owners) -> Iterator[Part]:
    for row, track in enumerate(tracks):
        y = row * SPACE_SIZE
        name = owners.say(Ref("tapestry-track", track["id"]))
        yield svg.text(0, y + 20, name, 12.5, left=True)
        for number, space in enumerate(track["spaces"]):
            x = 122 + number * SPACE_SIZE
            unclaimed = space["landmark"] and not space["claimed"]
            yield svg.box(
                x, y, SPACE_SIZE - 2, SPACE_SIZE - 4, "#f6dfcf" if unclaimed else "#ebe1cf", LINE
            )
            yield svg.text(x + 9, y + 11, str(number), 8.5, svg.FAINT)
            if unclaimed:
                ends = [
                    (x + 24, y + 11),
                    (x + 24, y + 6),
                    (x + 28, y + 2.5),
                    (x + 32, y + 6),
                    (x + 32, y + 11),
                ]
                yield svg.with_title(owners.say(Ref("tapestry-landmark", space["landmark"])),
                                 [svg.shape(ends, PAPER, INK)])  # fmt: skip
            here = [owner for owner, at in track["markers"].items() if at == number]
            step = 18 if len(here) < 3 else 11
            for n, owner in enumerate(here):
                yield owners.token(owner, x + 9 + n * step, y + 22)

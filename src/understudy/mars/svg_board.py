"""An SVG picture of the board: the map, the numbers of both sides, MarsBot's tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from understudy.components import svg
from understudy.components.svg import INK, LINE, PAPER, RADIUS, WIDTH, Part
from understudy.core import Message, Ref, Say
from understudy.mars.state import BOT, HUMAN, Game
from understudy.mars.view import view

MIDDLE: Final = 5
LAND, SEA, SEA_LINE, NAMED = "#eed9c1", "#dce8e9", "#5685a0", "#e3c7a6"
TILES: Final = {
    "ocean": "#2b6a8f", "greenery": "#54802f", "city": "#756a60", "capital": "#756a60",
    "new_holland": "#756a60", "neural_instance": "#5a3f70", "marker": PAPER,
}  # fmt: skip
SPECIAL: Final = "#8a4a2b"
OWNERS: Final = {HUMAN: svg.YOU, BOT: svg.BOT}
BONUSES: Final = {
    "plant": ("plants", "#54802f"), "steel": ("steel", "#8a5a2b"),
    "titanium": ("titanium", "#3f3f46"), "energy": ("energy", "#7a3f9a"),
    "heat": ("heat", "#c4511f"),
}  # fmt: skip
"""Bonus icons on spaces: the name of the resource and its color."""

CELL: Final = 24
FACTS_AT: Final = 9 * WIDTH + 40
TRACKS_AT: Final = RADIUS * 14 + 78
SIZE: Final = 652


def picture(game: Game, say: Say) -> str:
    """Return the board as SVG text."""
    shown: Any = view(game)
    name = say(Ref("mars-map", shown["map"]["name"]))
    title = f"{name}, {say(Message('mars-field-generation'))} {shown['generation']}"
    bonuses = {bonus for space in shown["map"]["spaces"] for bonus in space["bonus"]}
    parts = [
        svg.text(20, 28, title, 16, left=True, bold=True),
        svg.translate(
            20, 42, (part for space in shown["map"]["spaces"] for part in _space(space, say))
        ),
        *_legend(bonuses, say),
        svg.translate(FACTS_AT, 58, _facts(shown, say)),
        svg.translate(20, TRACKS_AT, _tracks(shown["bot"]["tracks"], say)),
    ]
    height = TRACKS_AT + CELL * len(shown["bot"]["tracks"]) + 14
    return svg.document(SIZE, height, title, parts)


def _space(space: Any, say: Say) -> Iterator[Part]:
    x = (space["column"] - 0.5 + abs(space["row"] - MIDDLE) / 2) * WIDTH
    y = RADIUS + (space["row"] - 1) * 1.5 * RADIUS
    tile, owner = space["tile"], space["owner"]
    if tile is None:
        fill = {"ocean": SEA, "named": NAMED}.get(space["kind"], LAND)
        yield svg.hexagon(x, y, fill, SEA_LINE if space["kind"] == "ocean" else "#c7a98a")
        yield svg.text(x, y - 9, space["id"], 8, svg.FAINT)
        if space["volcanic"]:
            ends = [(x - 8, y + 17), (x - 3, y + 11), (x + 3, y + 11), (x + 8, y + 17)]
            yield svg.shape(ends, "none", svg.FAINT)
        left = x - 6 * (len(space["bonus"]) - 1)
        yield from (_bonus(left + 12 * n, y + 3, icon) for n, icon in enumerate(space["bonus"]))
        return
    label = f"{space['id']}: {say(Ref('mars-tile', tile))}"
    parts = [svg.hexagon(x, y, TILES.get(tile, SPECIAL), INK), _glyph(tile, x, y - 6)]
    if owner is not None:
        name = say(Ref("mars-owner", owner))
        label += f", {name}"
        parts.append(svg.token(x, y + 12, name[:1], OWNERS[owner], round=owner == HUMAN))
    yield svg.with_title(label, parts)


def _bonus(x: float, y: float, icon: str) -> Part:
    """Draw a bonus icon: plants are round, metals square, heat and energy pointed."""
    if icon == "card":
        return svg.box(x - 3.5, y - 5, 7, 10, PAPER, INK)
    if icon not in BONUSES:
        return svg.disc(x, y, 4, PAPER, INK)
    color = BONUSES[icon][1]
    if icon == "plant":
        return svg.disc(x, y, 4.5, color)
    if icon in ("steel", "titanium"):
        return svg.box(x - 4, y - 4, 8, 8, color, PAPER if icon == "steel" else INK)
    up = icon == "heat"
    return svg.shape([(x - 5, y + 4), (x + 5, y + 4), (x, y - 5)] if up else
                     [(x - 5, y - 4), (x + 5, y - 4), (x, y + 5)], color)  # fmt: skip


def _glyph(tile: str, x: float, y: float) -> Part:
    white = "#ffffff"
    if tile == "ocean":
        waves = (f"m{x - 11:.1f} {y + row:.1f}q5.5 -6 11 0t11 0" for row in (3, 10))
        return "".join(svg.path(wave, white) for wave in waves)
    if tile == "greenery":
        return svg.disc(x, y - 2, 7, white) + svg.box(x - 1.5, y + 4, 3, 6, white)
    if tile in ("city", "capital", "new_holland"):
        sky = f"m{x - 10:.1f} {y + 8:.1f}v-8h6v-8h8v12h6v4z"
        return svg.path(sky, white, white)
    if tile == "marker":
        return ""
    points = [(0, -9), (2.5, -2.5), (9, 0), (2.5, 2.5), (0, 9), (-2.5, 2.5), (-9, 0), (-2.5, -2.5)]
    return svg.shape([(x + right, y + down) for right, down in points], white)


def _legend(bonuses: set[str], say: Say) -> Iterator[Part]:
    x = 28.0
    for icon, (resource, _) in BONUSES.items():
        if icon in bonuses:
            label = say(Ref("mars-resource", resource))
            yield _bonus(x, TRACKS_AT - 20, icon)
            yield svg.text(x + 9, TRACKS_AT - 16, label, 11, svg.FAINT, left=True)
            x += 30 + 6.2 * len(label)


def _facts(shown: Any, say: Say) -> Iterator[Part]:
    y = 0
    for side in (BOT, HUMAN):
        name = say(Ref("mars-owner", side))
        yield svg.token(8, y - 4, name[:1], OWNERS[side], round=side == HUMAN)
        yield svg.text(22, y, name, 13, left=True, bold=True)
        y += 24
    facts = {
        say(Message("mars-outcome-bot-tr")): shown["bot"]["tr"],
        say(Message("mars-outcome-bot-mc")): shown["bot"]["mc"],
        **{
            say(Message(f"mars-outcome-{name}")): f"{one['value']} / {one['max']}"
            for name, one in shown["parameters"].items()
        },
        say(Message("mars-outcome-human-score")): shown["human"]["now"]["total"],
        say(Message("mars-outcome-bot-score")): shown["bot"]["now"]["total"],
    }
    for label, value in facts.items():
        y += 21
        yield svg.text(0, y, label, 12, svg.FAINT, left=True)
        yield svg.text(152, y, str(value).replace("-", "\N{MINUS SIGN}"), 13, bold=True)


def _tracks(tracks: list[Any], say: Say) -> Iterator[Part]:
    for row, track in enumerate(tracks):
        y = row * CELL
        yield svg.text(0, y + 15, say(Ref("mars-track", track["id"])), 12, left=True)
        for space, icon in enumerate(track["spaces"]):
            x = 142 + space * CELL
            yield svg.box(
                x, y, CELL - 2, CELL - 3, "#ebe1cf" if icon == "none" else "#f6dfcf", LINE
            )
            if space == track["position"]:
                yield svg.box(x + 4, y + 3.5, CELL - 10, CELL - 10, svg.BOT[0], PAPER)
            else:
                yield svg.text(x + CELL / 2 - 1, y + 14, str(space), 9, svg.FAINT)

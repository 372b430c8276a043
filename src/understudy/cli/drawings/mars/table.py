"""The table of Terraforming Mars as text, from the same view as the page.

Nothing is told by colour alone: tiles and owners are letters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from understudy.cli.drawings.mars.expansions import expansions, special_line, special_space
from understudy.cli.words import Words

View = Mapping[str, Any]

TILES: Final = {
    "greenery": "G", "city": "C", "ocean": "O", "special": "S", "capital": "K",
    "new_holland": "H", "neural_instance": "N", "marker": "m",
}  # fmt: skip
TILE_STYLES: Final = {"greenery": "green", "ocean": "cyan"}
OWNERS: Final = {"bot": "b", "human": "h"}
KINDS: Final = {"ocean": "~", "named": "#", "land": "."}
CELL: Final = 6
GAUGE: Final = 20
NEXT_ICONS: Final = 3


def status(view: View, words: Words) -> list[RenderableType]:
    """Where the game stands: a line, and the global parameters."""
    line = Text(
        words(
            "terminal-mars-status",
            generation=view["generation"],
            last=view["last_generation"],
            phase=words.name("mars-phase", view["phase"]),
            first=words.name("mars-owner", view["first_player"]),
            mover=words.name("mars-owner", view["mover"]),
            bot_tr=view["bot"]["tr"],
            bot_mc=view["bot"]["mc"],
            your_tr=view["human"]["tr"],
        ),
        "bold",
    )
    return [line, *gauges(view, words)]


def gauges(view: View, words: Words) -> list[Text]:
    """The global parameters, each with how far it has come."""
    lines = []
    for name, gauge in view["parameters"].items():
        low, high, value = gauge["min"], gauge["max"], gauge["value"]
        filled = round(GAUGE * (value - low) / (high - low))
        bar = "#" * filled + "." * (GAUGE - filled)
        label = words.name("mars-parameter", name)
        lines.append(Text(f"{label:<14}{value:>4} / {high:<3} |{bar}|"))
    return lines


def board(printed: View, view: View, words: Words) -> list[RenderableType]:
    """The map: each space with its column number, what lies there or what is printed there."""
    lines: list[RenderableType] = []
    spaces = view["map"]["spaces"]
    widest = max(space["column"] for space in spaces)
    special = special_space(printed, view)
    for row, group in groupby(spaces, key=lambda space: space["row"]):
        cells = [_cell(space, special) for space in group]
        line = Text(f"{row:>2}  " + " " * ((widest - len(cells)) * CELL // 2), "dim")
        for cell in cells:
            line.append(cell)
        lines.append(line)
    return lines + special_line(printed, view, words)


def legend(view: View, words: Words) -> list[RenderableType]:
    """What the signs on the map mean."""
    tiles = ", ".join(f"{letter} {words.name('mars-tile', tile)}" for tile, letter in TILES.items())
    you, bot = words.name("mars-owner", "human"), words.name("mars-owner", "bot")
    signs = words("terminal-mars-legend-tiles", tiles=tiles, you=you, bot=bot)
    return [Text(signs, "dim"), Text(words("terminal-mars-legend-spaces"), "dim")]


def _cell(space: View, special: str | None) -> Text:
    cell = Text(str(space["column"]), "dim")
    tile = space["tile"]
    if tile:
        mark = f"[{TILES.get(tile, '?')}{OWNERS.get(space['owner'], '')}]"
        cell.append(mark, f"not dim bold {TILE_STYLES.get(tile, '')}".strip())
    else:
        kind = "^" if space["volcanic"] else KINDS[space["kind"]]
        if space["id"] == special:
            kind = "*"
        cell.append(kind + "".join(icon[0] for icon in space["bonus"]), "not dim")
    cell.append(" " * (CELL - len(cell)))
    return cell


def bot_view(printed: View, view: View, words: Words) -> list[RenderableType]:
    """MarsBot: its tracks with what comes next, its decks, milestones and awards."""
    bot = view["bot"]
    table = Table(
        words("terminal-mars-track"),
        words("terminal-mars-position"),
        "",
        words("terminal-mars-next"),
    )
    for track in bot["tracks"]:
        position, highest = track["position"], track["highest"]
        last = len(track["spaces"]) - 1
        strip = "".join(
            "@" if n == position else "=" if n < position else "x" if n <= highest else "."
            for n in range(last + 1)
        )
        coming = track["spaces"][position + 1 : position + 1 + NEXT_ICONS]
        icons = ", ".join(words.name("mars-icon", icon) for icon in coming)
        label = words.name("mars-track", track["id"])
        table.add_row(label, f"{position}/{last}", strip, icons or "–")
    counts = (
        f"{words.name('mars-deck', deck)} {bot['decks'][deck]}" for deck in ("action", "bonus")
    )
    points = {"points": bot["now"]["total"], "yours": view["human"]["now"]["total"]}
    decks = words("terminal-mars-decks", decks=" · ".join(counts), **points)
    honours = [
        words(f"terminal-mars-{group}", list=_honours(view[group], kind, words))
        for group, kind in (("milestones", "mars-milestone"), ("awards", "mars-award"))
    ]
    strip = words("terminal-mars-strip")
    lines = [Text(strip, "dim"), Text(decks), *(Text(line) for line in honours)]
    return [table, *_corporation(view, words), *lines, *expansions(printed, view, words)]


def _corporation(view: View, words: Words) -> list[Text]:
    """MarsBot's corporation: its effect, what lies on its card, its cubes on the tracks."""
    corporation = view.get("corporation")
    if corporation is None:
        return []
    number = corporation["number"]
    name = words.name("mars-corporation", number)
    effect = words(f"mars-corporation-card-{number}")
    said = [words("terminal-mars-corporation", number=number, name=name, effect=effect)]
    if corporation["kept"]:
        kept = (f"{words.name('mars-kept', k)} {n}" for k, n in corporation["kept"].items())
        said.append(words("terminal-mars-kept", list=", ".join(kept)))
    by_colour: dict[str, list[str]] = {}
    for cube in corporation["cubes"]:
        place = f"{words.name('mars-track', cube['track'])} {cube['space']}"
        by_colour.setdefault(cube["colour"], []).append(place)
    for colour, places in by_colour.items():
        cube_name = words.name("mars-cube", colour)
        said.append(words("terminal-mars-cubes", cube=cube_name, list=", ".join(places)))
    return [Text(line) for line in said]


def _honours(honours: Sequence[View], kind: str, words: Words) -> str:
    """Who has which milestone or award; of a free one, how MarsBot stands there."""
    parts = []
    for honour in honours:
        name, owner, value = words.name(kind, honour["name"]), honour["owner"], honour["bot"]
        if owner:
            parts.append(f"{name} [{words.name('mars-owner', owner)}]")
        elif "bot_progress" in honour:
            have, need = honour["bot_progress"]
            far = f"{name} {have}/{need}"
            parts.append(words("terminal-mars-met", name=far) if value else far)
        else:
            parts.append(f"{name} {value}")
    return ", ".join(parts)


def result(view: View, words: Words) -> list[RenderableType]:
    """The score sheet, or who has won where none was written."""
    winner = words("terminal-winner", winner=words.name("mars-owner", view["winner"]))
    scores = view["scores"]
    if not scores:
        return [Text(winner, "bold")]
    table = Table("", *(words.name("mars-owner", side) for side in scores))
    lines = dict.fromkeys(line for side in scores.values() for line in side)
    for line in lines:
        figures = (str(side.get(line, "–")) for side in scores.values())
        table.add_row(words.name("mars-score", line), *figures)
    return [table, Text(winner, "bold")]

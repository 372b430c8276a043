"""The board of Terraforming Mars as text, from the same view as the page.

Colors are never the only distinction: tiles and owners are letters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from understudy.cli.screens.games.mars.expansions import expansions, special_line, special_space
from understudy.cli.screens.games.mars.your_side import your_stock
from understudy.cli.terminal import Item
from understudy.cli.translations import Translations

View = Mapping[str, Any]

TILES: Final = {
    "greenery": "G", "city": "C", "ocean": "O", "special": "S", "capital": "K",
    "new_holland": "H", "neural_instance": "N", "marker": "m",
}  # fmt: skip
TILE_STYLES: Final = {"greenery": "green", "ocean": "cyan"}
OWNERS: Final = {"bot": "b", "human": "y"}
KINDS: Final = {"ocean": "~", "named": "#", "land": "."}
CELL: Final = 6
GAUGE: Final = 20
NEXT_ICONS: Final = 3
EMPTY: Final = "none"
TOTAL: Final = "total"


def status(view: View, words: Translations) -> list[RenderableType]:
    """Return the status line, and the player's stock in a screen game."""
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
    return [line, *your_stock(view, words)]


def list_state(summary: View, options: View, words: Translations) -> str:
    """Return the state of a game in the list: generation or winner, map, points or ratings."""
    over = summary.get("winner")
    is_scored = isinstance(summary.get("scores.bot.total"), int)
    when = (
        words("mars-winner", owner=words.name("mars-owner", over))
        if over
        else words("page-generation", generation=summary["generation"])
    )
    values = [
        f"{words.name('mars-owner', side)} {summary[what]}"
        for side in ("human", "bot")
        for what in [f"scores.{side}.total" if is_scored else f"{side}.tr"]
    ]
    unit = words("page-unit-vp" if is_scored else "page-tr")
    return " · ".join(
        [
            when,
            words.name("mars-map", summary["map.name"]),
            words.name("mars-difficulty", options["difficulty"]),
            words.labelled(unit, ", ".join(values)),
        ]
    )


def gauges(view: View, words: Translations) -> list[RenderableType]:
    """Return a bar for each global parameter."""
    lines: list[RenderableType] = []
    for name, gauge in view["parameters"].items():
        low, high, value = gauge["min"], gauge["max"], gauge["value"]
        filled = round(GAUGE * (value - low) / (high - low))
        bar = "#" * filled + "." * (GAUGE - filled)
        label = words.name("mars-parameter", name)
        lines.append(Text(f"{label:<14}{value:>4} / {high:<3} |{bar}|"))
    return lines


def board(printed: View, view: View, words: Translations) -> list[RenderableType]:
    """Return the global parameters and the map."""
    return [*gauges(view, words), *mars(printed, view, words)]


def mars(printed: View, view: View, words: Translations) -> list[RenderableType]:
    """Return the map: each space with its column number and its tile or printed content."""
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


def legend(view: View, words: Translations) -> list[RenderableType]:
    """Explain the symbols of the map."""
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


def bot_view(printed: View, view: View, words: Translations) -> list[RenderableType]:
    """Return MarsBot's tracks, corporation, decks, milestones, awards and expansions."""
    shown = [*tracks(view, words), *corporation(view, words)]
    shown.append(Text(words("terminal-mars-strip"), "dim"))
    return [*shown, *decks_and_awards(view, words), *expansions(printed, view, words)]


def tracks(view: View, words: Translations) -> list[RenderableType]:
    """Return the position of each tracker, and the next icons with their distance."""
    shown = view["bot"]["tracks"]
    labels = [words.name("mars-track", track["id"]) for track in shown]
    column = 1 + max(map(cell_len, labels))
    longest = max(len(track["spaces"]) for track in shown)
    lines: list[RenderableType] = []
    for label, track in zip(labels, shown, strict=True):
        position, highest, spaces = track["position"], track["highest"], track["spaces"]
        strip = "".join(
            "@" if n == position else "=" if n < position else "x" if n <= highest else "."
            for n in range(len(spaces))
        )
        coming = spaces[position + 1 : position + 1 + NEXT_ICONS]
        icons = ", ".join(
            f"{words.name('mars-icon', icon)} ({n})"
            for n, icon in enumerate(coming, 1)
            if icon != EMPTY
        )
        progress = f"{position}/{len(spaces) - 1}"
        prefix = f"{set_cell_size(label, column)}{progress:>5} {strip:<{longest}} "
        lines.append(Item(Text(prefix), Text(icons or "–", "dim")))
    return lines


def decks_and_awards(view: View, words: Translations) -> list[RenderableType]:
    """Return MarsBot's decks, the points of both sides, milestones and awards."""
    bot = view["bot"]
    counts = (
        f"{words.name('mars-deck', deck)} {bot['decks'][deck]}" for deck in ("action", "bonus")
    )
    points = {"points": bot["now"]["total"], "yours": view["human"]["now"]["total"]}
    decks = words("terminal-mars-decks", decks=" · ".join(counts), **points)
    goals = [
        words(f"terminal-mars-{group}", list=_goals(view[group], kind, words))
        for group, kind in (("milestones", "mars-milestone"), ("awards", "mars-award"))
    ]
    return [Text(decks), *(Text(line) for line in goals)]


def corporation(view: View, words: Translations) -> list[RenderableType]:
    """Return MarsBot's corporation: its effect, the resources on its card, its cubes on tracks."""
    card = view.get("corporation")
    if card is None:
        return []
    number = card["number"]
    name = words.name("mars-corporation", number)
    effect = words(f"mars-corporation-card-{number}")
    lines = [words("terminal-mars-corporation", number=number, name=name, effect=effect)]
    if card["kept"]:
        resources = (f"{words.name('mars-kept', k)} {n}" for k, n in card["kept"].items())
        lines.append(words("terminal-mars-kept", list=", ".join(resources)))
    by_color: dict[str, list[str]] = {}
    for cube in card["cubes"]:
        space = f"{words.name('mars-track', cube['track'])} {cube['space']}"
        by_color.setdefault(cube["colour"], []).append(space)
    for color, spaces in by_color.items():
        cube_name = words.name("mars-cube", color)
        lines.append(words("terminal-mars-cubes", cube=cube_name, list=", ".join(spaces)))
    return [Text(line) for line in lines]


def _goals(goals: Sequence[View], kind: str, words: Translations) -> str:
    """Return the owner of each milestone or award; for a free one MarsBot's progress."""
    parts = []
    for goal in goals:
        name, owner, value = words.name(kind, goal["name"]), goal["owner"], goal["bot"]
        if owner:
            parts.append(f"{name} [{words.name('mars-owner', owner)}]")
        elif "bot_progress" in goal:
            have, need = goal["bot_progress"]
            progress = f"{name} {have}/{need}"
            parts.append(words("terminal-mars-met", name=progress) if value else progress)
        else:
            parts.append(f"{name} {value}")
    return ", ".join(parts)


def result(view: View, words: Translations) -> list[RenderableType]:
    """Return the winner, the score sheet if there is one, and the results of the awards."""
    winner = Text(words("terminal-winner", winner=words.name("mars-owner", view["winner"])), "bold")
    scores = view["scores"]
    if not scores:
        return [winner]
    table = Table("", *(Column(words.name("mars-owner", side), justify="right") for side in scores))
    lines = dict.fromkeys(line for side in scores.values() for line in side if line != TOTAL)
    for line in (*lines, TOTAL):
        cells = (str(side.get(line, "–")) for side in scores.values())
        table.add_row(words.name("mars-score", line), *cells)
    return [winner, table, *_award_results(view, words)]


def _award_results(view: View, words: Translations) -> list[RenderableType]:
    """Return the values of both sides in each funded award, and its winners."""
    lines: list[RenderableType] = []
    for award in view["awards"]:
        if not award["final"]:
            continue
        values = (f"{words.name('mars-owner', s)} {n}" for s, n in award["final"].items())
        first = ", ".join(words.name("mars-owner", side) for side in award["winners"])
        name = words.name("mars-award", award["name"])
        line = words("terminal-mars-award", award=name, values=" · ".join(values), first=first)
        lines.append(Text(line))
    return lines

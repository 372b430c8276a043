"""The table of Terraforming Mars as text, from the same view as the page.

Nothing is told by colour alone: tiles and owners are letters.
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
    """Where the game stands, in a line."""
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


def in_list(summary: View, options: View, words: Translations) -> str:
    """How a game of the list stands: when it is or who has won, where, the points or ratings."""
    over = summary.get("winner")
    counted = isinstance(summary.get("scores.bot.total"), int)
    when = (
        words("mars-winner", owner=words.name("mars-owner", over))
        if over
        else words("page-generation", generation=summary["generation"])
    )
    race = [
        f"{words.name('mars-owner', side)} {summary[what]}"
        for side in ("human", "bot")
        for what in [f"scores.{side}.total" if counted else f"{side}.tr"]
    ]
    unit = words("page-unit-vp" if counted else "page-tr")
    return " · ".join(
        [
            when,
            words.name("mars-map", summary["map.name"]),
            words.name("mars-difficulty", options["difficulty"]),
            f"{unit}: {', '.join(race)}",
        ]
    )


def gauges(view: View, words: Translations) -> list[RenderableType]:
    """The global parameters, each with how far it has come."""
    lines: list[RenderableType] = []
    for name, gauge in view["parameters"].items():
        low, high, value = gauge["min"], gauge["max"], gauge["value"]
        filled = round(GAUGE * (value - low) / (high - low))
        bar = "#" * filled + "." * (GAUGE - filled)
        label = words.name("mars-parameter", name)
        lines.append(Text(f"{label:<14}{value:>4} / {high:<3} |{bar}|"))
    return lines


def board(printed: View, view: View, words: Translations) -> list[RenderableType]:
    """The global parameters and the map."""
    return [*gauges(view, words), *mars(printed, view, words)]


def mars(printed: View, view: View, words: Translations) -> list[RenderableType]:
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


def legend(view: View, words: Translations) -> list[RenderableType]:
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


def bot_view(printed: View, view: View, words: Translations) -> list[RenderableType]:
    """MarsBot: its tracks with what comes next, its decks, milestones and awards."""
    shown = [*tracks(view, words), *corporation(view, words)]
    shown.append(Text(words("terminal-mars-strip"), "dim"))
    return [*shown, *standing(view, words), *expansions(printed, view, words)]


def tracks(view: View, words: Translations) -> list[RenderableType]:
    """How far each tracker has come, and which icons are next, with how far away they are."""
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
        place = f"{position}/{len(spaces) - 1}"
        before = f"{set_cell_size(label, column)}{place:>5} {strip:<{longest}} "
        lines.append(Item(Text(before), Text(icons or "–", "dim")))
    return lines


def standing(view: View, words: Translations) -> list[RenderableType]:
    """MarsBot's decks, the points of both sides, milestones and awards."""
    bot = view["bot"]
    counts = (
        f"{words.name('mars-deck', deck)} {bot['decks'][deck]}" for deck in ("action", "bonus")
    )
    points = {"points": bot["now"]["total"], "yours": view["human"]["now"]["total"]}
    decks = words("terminal-mars-decks", decks=" · ".join(counts), **points)
    honours = [
        words(f"terminal-mars-{group}", list=_honours(view[group], kind, words))
        for group, kind in (("milestones", "mars-milestone"), ("awards", "mars-award"))
    ]
    return [Text(decks), *(Text(line) for line in honours)]


def corporation(view: View, words: Translations) -> list[RenderableType]:
    """MarsBot's corporation: its effect, what lies on its card, its cubes on the tracks."""
    card = view.get("corporation")
    if card is None:
        return []
    number = card["number"]
    name = words.name("mars-corporation", number)
    effect = words(f"mars-corporation-card-{number}")
    said = [words("terminal-mars-corporation", number=number, name=name, effect=effect)]
    if card["kept"]:
        kept = (f"{words.name('mars-kept', k)} {n}" for k, n in card["kept"].items())
        said.append(words("terminal-mars-kept", list=", ".join(kept)))
    by_colour: dict[str, list[str]] = {}
    for cube in card["cubes"]:
        place = f"{words.name('mars-track', cube['track'])} {cube['space']}"
        by_colour.setdefault(cube["colour"], []).append(place)
    for colour, places in by_colour.items():
        cube_name = words.name("mars-cube", colour)
        said.append(words("terminal-mars-cubes", cube=cube_name, list=", ".join(places)))
    return [Text(line) for line in said]


def _honours(honours: Sequence[View], kind: str, words: Translations) -> str:
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


def result(view: View, words: Translations) -> list[RenderableType]:
    """Who has won, the score sheet if one was written, and how the awards were decided."""
    winner = Text(words("terminal-winner", winner=words.name("mars-owner", view["winner"])), "bold")
    scores = view["scores"]
    if not scores:
        return [winner]
    table = Table("", *(Column(words.name("mars-owner", side), justify="right") for side in scores))
    lines = dict.fromkeys(line for side in scores.values() for line in side if line != TOTAL)
    for line in (*lines, TOTAL):
        figures = (str(side.get(line, "–")) for side in scores.values())
        table.add_row(words.name("mars-score", line), *figures)
    return [winner, table, *_decided(view, words)]


def _decided(view: View, words: Translations) -> list[RenderableType]:
    """The values of both sides in each funded award, and who is first there."""
    lines: list[RenderableType] = []
    for award in view["awards"]:
        if not award["final"]:
            continue
        values = (f"{words.name('mars-owner', s)} {n}" for s, n in award["final"].items())
        first = ", ".join(words.name("mars-owner", side) for side in award["winners"])
        name = words.name("mars-award", award["name"])
        said = words("terminal-mars-award", award=name, values=" · ".join(values), first=first)
        lines.append(Text(said))
    return lines

"""The expansions of Terraforming Mars as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from understudy.cli.translations import Translations

View = Mapping[str, Any]

OWNERS: Final = {"bot": "b", "human": "y", "neutral": "n"}
EVENTS: Final = ("current", "coming", "distant")
STEP_WIDTH: Final = 3


def special_space(printed: View, view: View) -> str | None:
    """Return the space of the map with a price and a reward, if there is one."""
    return next(iter(_special(printed, view)), None)


def special_line(printed: View, view: View, words: Translations) -> list[RenderableType]:
    """Return the price and reward of the special space."""
    lines: list[RenderableType] = []
    for id, (pay, get) in _special(printed, view).items():
        space = words.name("mars-space", id)
        lines.append(Text(words(f"terminal-mars-special-{get}", space=space, mc=pay), "dim"))
    return lines


def _special(printed: View, view: View) -> dict[str, tuple[int, str]]:
    found = printed["special"].get(view["map"]["name"], {})
    return {id: (space["pay"], space["get"]) for id, space in found.items()}


def expansions(printed: View, view: View, words: Translations) -> list[RenderableType]:
    """Return floaters, colony tiles and parties, if they are in play."""
    shown = floaters(view, words)
    if view["bot"]["stand_in"]:
        shown.append(Text(words("terminal-mars-stand-in"), "dim"))
    return [*shown, *colonies(printed, view, words), *turmoil(view, words)]


def floaters(view: View, words: Translations) -> list[RenderableType]:
    """Return the number of MarsBot's floaters, if they are in play."""
    if not {"venus", "colonies"} & set(view["expansions"]):
        return []
    return [Text(words("terminal-mars-floaters", count=view["bot"]["floaters"]))]


def colonies(printed: View, view: View, words: Translations) -> list[RenderableType]:
    """Return the colony tiles, if they are in play."""
    if "colonies" not in view:
        return []
    heads = ("colony", "steps", "fleet", "stored")
    table = Table(*(words(f"terminal-mars-{head}") for head in heads))
    table.columns[1].no_wrap = True
    table.columns[1].min_width = STEP_WIDTH * (printed["last_step"] + 1)
    for tile in view["colonies"]:
        table.add_row(
            words.name("mars-colony", tile["name"]),
            _steps(printed, tile),
            _owner(tile["fleet"], words) if tile["fleet"] else "–",
            _stored(printed, view, tile, words),
        )
    return [table, Text(words("terminal-mars-colony-legend"), "dim")]


def _steps(printed: View, tile: View) -> str:
    """Return the steps of a tile: colonies as letters of their owners, the marker in brackets."""
    symbols = [OWNERS[side] for side in tile["owners"]]
    symbols += ["."] * (printed["last_step"] + 1 - len(symbols))
    marked = (f"[{one}]" if n == tile["step"] else f" {one} " for n, one in enumerate(symbols))
    return "".join(marked)


def _stored(printed: View, view: View, tile: View, words: Translations) -> str:
    tag = printed["exchange_tag"].get(tile["name"])
    if tag is None:
        return "–"
    track = next(track["id"] for track in view["bot"]["tracks"] if tag in track["tags"])
    return f"{tile['stored']}/{printed['exchange']} → {words.name('mars-track', track)}"


def turmoil(view: View, words: Translations) -> list[RenderableType]:
    """Return the parties, the government and the global events, if they are in play."""
    if "turmoil" not in view:
        return []
    board = view["turmoil"]
    table = Table(*(words(f"terminal-mars-{head}") for head in ("party", "leader", "delegates")))
    for party in board["parties"]:
        name, delegates = party["name"], party["delegates"]
        label = words.name("mars-party", name)
        for mark in ("ruling", "dominant"):
            if board[mark] == name:
                label += f" ({words(f'terminal-mars-{mark}')})"
        leader = _owner(delegates[0], words) if delegates else "–"
        table.add_row(label, leader, _counts(delegates, words) or "–")
    reserve = " · ".join(
        f"{_owner(side, words)} {count}" for side, count in board["reserve"].items()
    )
    chairman = _owner(board["chairman"], words)
    seats = Text(words("terminal-mars-seats", chairman=chairman, reserve=reserve))
    return [table, seats, *_events(board["events"], words)]


def _counts(delegates: Sequence[str], words: Translations) -> str:
    found = {side: delegates.count(side) for side in OWNERS}
    return ", ".join(f"{_owner(side, words)} {count}" for side, count in found.items() if count)


def _events(events: Sequence[str], words: Translations) -> list[RenderableType]:
    """Return the open global events; in the first generation there is no current one."""
    positions = EVENTS[len(EVENTS) - len(events) :]
    return [
        Text(words(f"terminal-mars-event-{position}", event=words.name("mars-event", event)))
        for position, event in zip(positions, events, strict=True)
    ]


def _owner(side: str, words: Translations) -> str:
    return words.name("mars-owner", side)

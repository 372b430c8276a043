"""What the expansions of Terraforming Mars add to the table, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from understudy.cli.words import Words
from understudy.mars.printed.colonies import EXCHANGE, EXCHANGE_TAG, LAST_STEP
from understudy.mars.printed.maps import MARS, load_map

View = Mapping[str, Any]

OWNERS: Final = {"bot": "b", "human": "h", "neutral": "n"}
EVENTS: Final = ("current", "coming", "distant")


def special_space(view: View) -> str | None:
    """The space of the map that has a price and a gift."""
    special = load_map(view["map"]["name"]).special
    return MARS.names[special.space] if special else None


def special_line(view: View, words: Words) -> list[RenderableType]:
    """What the special space costs and gives."""
    special = load_map(view["map"]["name"]).special
    if special is None:
        return []
    space = words.name("mars-space", MARS.names[special.space])
    return [Text(words(f"terminal-mars-special-{special.get}", space=space, mc=special.pay), "dim")]


def expansions(view: View, words: Words) -> list[RenderableType]:
    """Floaters, colony tiles and parties, whichever are in play."""
    shown: list[RenderableType] = []
    if {"venus", "colonies"} & set(view["expansions"]):
        shown.append(Text(words("terminal-mars-floaters", count=view["bot"]["floaters"])))
    if view["bot"]["stand_in"]:
        shown.append(Text(words("terminal-mars-stand-in"), "dim"))
    if "colonies" in view:
        shown += _colonies(view, words)
    if "turmoil" in view:
        shown += _turmoil(view["turmoil"], words)
    return shown


def _colonies(view: View, words: Words) -> list[RenderableType]:
    heads = ("colony", "steps", "fleet", "stored")
    table = Table(*(words(f"terminal-mars-{head}") for head in heads))
    for tile in view["colonies"]:
        table.add_row(
            words.name("mars-colony", tile["name"]),
            _steps(tile),
            _owner(tile["fleet"], words) if tile["fleet"] else "–",
            _stored(view, tile, words),
        )
    return [table, Text(words("terminal-mars-colony-legend"), "dim")]


def _steps(tile: View) -> str:
    """The places of a tile: colonies by the letter of their owner, the marker in brackets."""
    signs = [OWNERS[side] for side in tile["owners"]]
    signs += ["."] * (LAST_STEP + 1 - len(signs))
    marked = (f"[{sign}]" if n == tile["step"] else f" {sign} " for n, sign in enumerate(signs))
    return "".join(marked)


def _stored(view: View, tile: View, words: Words) -> str:
    tag = EXCHANGE_TAG.get(tile["name"])
    if tag is None:
        return "–"
    track = next(track["id"] for track in view["bot"]["tracks"] if tag in track["tags"])
    return f"{tile['stored']}/{EXCHANGE} → {words.name('mars-track', track)}"


def _turmoil(turmoil: View, words: Words) -> list[RenderableType]:
    table = Table(*(words(f"terminal-mars-{head}") for head in ("party", "leader", "delegates")))
    for party in turmoil["parties"]:
        name, delegates = party["name"], party["delegates"]
        label = words.name("mars-party", name)
        for mark in ("ruling", "dominant"):
            if turmoil[mark] == name:
                label += f" ({words(f'terminal-mars-{mark}')})"
        leader = _owner(delegates[0], words) if delegates else "–"
        table.add_row(label, leader, _counts(delegates, words) or "–")
    reserve = " · ".join(
        f"{_owner(side, words)} {count}" for side, count in turmoil["reserve"].items()
    )
    chairman = _owner(turmoil["chairman"], words)
    seats = Text(words("terminal-mars-seats", chairman=chairman, reserve=reserve))
    return [table, seats, *_events(turmoil["events"], words)]


def _counts(delegates: Sequence[str], words: Words) -> str:
    found = {side: delegates.count(side) for side in OWNERS}
    return ", ".join(f"{_owner(side, words)} {count}" for side, count in found.items() if count)


def _events(events: Sequence[str], words: Words) -> list[RenderableType]:
    """The events that lie open; in the first generation there is no current one."""
    places = EVENTS[len(EVENTS) - len(events) :]
    return [
        Text(words(f"terminal-mars-event-{place}", event=words.name("mars-event", event)))
        for place, event in zip(places, events, strict=True)
    ]


def _owner(side: str, words: Words) -> str:
    return words.name("mars-owner", side)

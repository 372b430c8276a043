"""Your side as text, where the program plays it: what you have, hold, and can do with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from understudy.cli.words import Words
from understudy.table.words import message_from_json

View = Mapping[str, Any]


def your_side(view: View, words: Words) -> list[RenderableType]:
    """Stock and production, cards before you, your hand with prices and what is missing."""
    you = view.get("you")
    if you is None:
        return []
    stock = " · ".join(
        f"{words.name('mars-resource', name)} {count} ({you['production'][name]:+})"
        for name, count in you["stock"].items()
    )
    lines: list[RenderableType] = [Text(words("terminal-mars-your-stock", list=stock))]
    open_cards = [_open(card, words) for card in (*you["corporations"], *you["played"])]
    if open_cards:
        lines.append(Text(words("terminal-mars-your-cards", list=", ".join(open_cards))))
    for card in you["hand"]:
        name = words.name("mars-your-card", card["number"])
        line = Text(f"  {card['price']:>3}  {card['number']} {name}")
        if card["why_not"] is not None:
            line.append(f"  {words.say(message_from_json(card['why_not']))}", "dim")
        lines.append(line)
    return lines


def _open(card: View, words: Words) -> str:
    name = words.name("mars-your-card", card["number"])
    return f"{name} ({card['held']})" if card["held"] else name

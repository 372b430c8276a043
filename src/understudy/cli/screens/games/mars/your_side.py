"""The player's side in a screen game as text: stock, cards in play and hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from understudy.cli.terminal import Item
from understudy.cli.translations import Translations
from understudy.core.journal.messages import message_from_json

View = Mapping[str, Any]

CARD: Final = "mars-your-card"


def your_stock(view: View, words: Translations) -> list[RenderableType]:
    """Return stock and production."""
    you = view.get("you")
    if you is None:
        return []
    stock = " · ".join(
        f"{words.name('mars-resource', name)} {count}({you['production'][name]:+})"
        for name, count in you["stock"].items()
    )
    return [Text(words("terminal-mars-your-stock", list=stock))]


def your_side(printed: View, view: View, words: Translations) -> list[RenderableType]:
    """Return the cards dealt at setup, those in play, and the hand with prices and obstacles."""
    you = view.get("you")
    if you is None:
        return []
    lines: list[RenderableType] = []
    if you["offered"] and not you["corporations"]:
        lines.append(Text(words("terminal-mars-your-deal", count=len(you["offered"]))))
        for number in you["offered"]:
            line = Text(words.name(CARD, number))
            line.append(f"  {describe_card(printed, CARD, number, words)}", "dim")
            lines.append(Item(Text(f"{number:>5}  "), line))
    in_play = [_card_in_play(card, words) for card in (*you["corporations"], *you["played"])]
    if in_play:
        lines.append(Text(words("terminal-mars-your-cards", list=", ".join(in_play))))
    if you["hand"]:
        lines.append(Text(words("terminal-mars-your-hand", count=len(you["hand"]))))
    for card in you["hand"]:
        line = Text(f"{card['number']} {words.name(CARD, card['number'])}")
        if card["why_not"] is not None:
            line.append(f"  {words.say(message_from_json(card['why_not']))}", "dim")
        lines.append(Item(Text(f"{card['price']:>4}  "), line))
    return lines


def _card_in_play(card: View, words: Translations) -> str:
    name = words.name(CARD, card["number"])
    return f"{name} ({card['held']})" if card["held"] else name


def describe_card(printed: View, kind: str, id: str, words: Translations) -> str:
    """Return the cost, the tags and the text of a card."""
    card = printed["cards"].get(id) if kind == CARD else None
    if card is None:
        return ""
    cost = [words("mars-screen-price", mc=card["cost"])] if "cost" in card else []
    tags = [words.name("mars-tag", tag) for tag in card.get("tags", ())]
    head = " · ".join([*cost, ", ".join(tags)] if tags else cost)
    sentences = [words.sentence(message_from_json(one)) for one in card.get("sentences", ())]
    return " ".join([f"{head}." if head else "", *sentences]).strip()

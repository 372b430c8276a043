"""What follows from something on your side: cards before you that watch for it (5). [T 5]"""

from __future__ import annotations

from understudy.mars.player.card import Card, Source, Step, Watch
from understudy.mars.player.side import Played, Watcher
from understudy.mars.state import Game
from understudy.table import Table

NOBODY: tuple[Watcher, ...] = ()


def carry_out(
    game: Game, table: Table, you: Played, steps: tuple[Step, ...], source: Source
) -> None:
    """Steps from left to right."""
    for step in steps:
        step.do(game, table, you, source)


def react(
    game: Game, table: Table, you: Played, card: Card, watch: Watch, triggered: Card | None = None
) -> None:
    """One card answers what happened."""
    if table.listening:
        table.tell("mars-you-react", "T 5", card=card.ref)
        table.depth += 1
    carry_out(game, table, you, watch.steps, Source(card, triggered=triggered))
    if table.listening:
        table.depth -= 1


def watchers(you: Played, event: str) -> tuple[Watcher, ...]:
    """Who watches for an event."""
    return you.watchers.get(event, NOBODY)


def register(you: Played, card: Card, *, itself: bool) -> None:
    """The watches of a card begin: first those that count its own playing, later the others."""
    added = [watch for watch in card.watches if watch.itself is itself]
    if not added:
        return
    table = dict(you.watchers)
    for watch in added:
        table[watch.event] = (*table.get(watch.event, ()), (card, watch))
    you.watchers = table


def forget(you: Played, card: Card) -> None:
    """A card no longer watches."""
    you.watchers = {
        event: tuple(pair for pair in pairs if pair[0] is not card)
        for event, pairs in you.watchers.items()
    }

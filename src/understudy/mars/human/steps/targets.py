"""Steps that take from a side; MarsBot loses MC or track steps instead (8; marsbot 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.core import Table
from understudy.mars.human.rules.card_resources import cards_holding, remove_resources
from understudy.mars.human.rules.choices import choose_card, choose_side
from understudy.mars.human.rules.stock import change_production, least_production, lose
from understudy.mars.human.rules.trigger_clauses import BotHarmed
from understudy.mars.human.rules.triggers import run_triggers
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import PLANTS, Card, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.marsbot.attacks import you_lower, you_remove
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.colonies import STORED
from understudy.mars.printed.maps import MARS
from understudy.mars.state import BOT, HUMAN, Game

NO_SIDE: Final = "nobody"
BOT_CARD: Final = "bot_card"
"""The plants on MarsBot's corporation card, a separate target (D-39)."""


def amount_bot_can_lose(game: Game, resource: str) -> int:
    """Return how much MarsBot can lose: its stored cubes of that kind, then MC (6.1). [A p.4]"""
    stored = sum(count for area, count in game.bot.storage.items() if STORED.get(area) == resource)
    return game.bot.mc + stored


def on_bot_harmed(game: Game, table: Table, you: Human) -> None:
    """Run the triggers for an effect of yours that took something from MarsBot."""
    run_triggers(game, table, you, BotHarmed)


@dataclass(frozen=True, slots=True)
class Remove(Step):
    """Remove up to `count` of a resource from a side; choosing no side is allowed.

    `steal`: you take it. `full`: the whole count must be there. `beside`: only from owners of
    tiles next to the tile just placed. `tag`: only from MarsBot if its track has that tag.
    """

    resource: int
    count: int
    steal: bool = False
    only_bot: bool = False
    full: bool = False
    beside: bool = False
    tag: str = ""

    def sides(self, context: Context) -> list[str]:
        sides: list[str] = []
        name = RESOURCES[self.resource]
        least = self.count if self.full else 1
        if amount_bot_can_lose(context.game, name) >= least and self._bot_is_target(context):
            sides.append(BOT)
        if self._on_bot_card(context.game) >= least:
            sides.append(BOT_CARD)
        yours = not self.beside or self._is_beside(context, context.game.planet.human_tiles)
        if yours and not self.only_bot and not self.steal and context.you.stock[self.resource]:
            sides.append(HUMAN)
        return sides

    def _is_beside(self, context: Context, tiles: int) -> bool:
        """Return whether one of these tiles is next to the tile just placed, if there is one."""
        return context.space >= 0 and bool(MARS.neighbors[context.space] & tiles)

    def _on_bot_card(self, game: Game) -> int:
        """Return the plants that can be taken from MarsBot's corporation card (6.1). [B p.4]"""
        corporation = game.corporation
        if self.resource != PLANTS or corporation is None or not corporation.attackable:
            return 0
        return game.bot.on_card.get("plant", 0)

    def _bot_is_target(self, context: Context) -> bool:
        if self.tag:
            row = context.game.board.track_of.get(self.tag)
            return row is not None and context.game.bot.tracks[row].position > 0
        return not self.beside or self._is_beside(context, context.game.planet.bot_tiles)

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        if self.full and not self.sides(context):
            return Obstacle(Lack.TARGET, RESOURCES[self.resource], self.count)
        return None

    def is_worthwhile(self, context: Context) -> bool:
        return bool(self.sides(context))

    def do(self, context: Context) -> None:
        sides = self.sides(context)
        if not self.full:
            sides.append(NO_SIDE)
        target = choose_side(context.table, context, sides)
        if target in (BOT, BOT_CARD):
            name = RESOURCES[self.resource]
            from_card = target == BOT_CARD
            you_remove(
                context.game, context.table, name, self.count, steal=self.steal, from_card=from_card
            )
            if self.resource == PLANTS:
                context.you.plants_removed = True
            on_bot_harmed(context.game, context.table, context.you)
        elif target == HUMAN:
            lose(context.table, context.you, self.resource, self.count)


@dataclass(frozen=True, slots=True)
class RemoveFromCard(Step):
    """Remove resources from a card of a side; MarsBot loses MC for them.

    With `up_to` it may be fewer or none; otherwise it must be possible in full.
    """

    kind: str
    count: int
    up_to: bool = False

    def cards(self, context: Context) -> list[Card]:
        """Return your cards that can lose some; protected cards never can."""
        least = 1 if self.up_to else self.count
        cards = cards_holding(context.you, self.kind, least=least)
        return [card for card in cards if card.id not in context.you.modifiers.protected_cards]

    def sides(self, context: Context) -> list[str]:
        sides: list[str] = []
        if amount_bot_can_lose(context.game, self.kind) >= (1 if self.up_to else self.count):
            sides.append(BOT)
        if self.cards(context):
            sides.append(HUMAN)
        return sides

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        if not self.up_to and not self.sides(context):
            return Obstacle(Lack.TARGET, self.kind, self.count)
        return None

    def is_worthwhile(self, context: Context) -> bool:
        return bool(self.sides(context))

    def do(self, context: Context) -> None:
        sides = self.sides(context)
        if self.up_to:
            sides.append(NO_SIDE)
        target = choose_side(context.table, context, sides)
        if target == BOT:
            you_remove(context.game, context.table, self.kind, self.count, steal=False)
            on_bot_harmed(context.game, context.table, context.you)
        elif target == HUMAN:
            cards = self.cards(context)
            card = choose_card(context.table, "mars-you-choose-giver", cards, context)
            remove_resources(
                context.table,
                context.you,
                card,
                min(self.count, context.you.card_resources[card.id]),
            )


@dataclass(frozen=True, slots=True)
class LowerProduction(Step):
    """Lower a side's production by `count`; one side must be able to.

    MarsBot's tracker goes back instead (6.3). With `raised` your own production rises first,
    and may then be lowered again.
    """

    resource: int
    count: int
    raised: int = 0

    def sides(self, game: Game, you: Human) -> list[str]:
        """Return the sides whose production can be lowered by the full count."""
        name = RESOURCES[self.resource]
        row = game.board.lowered[name]
        sides: list[str] = []
        if game.bot.tracks[row].position >= self.count:
            sides.append(BOT)
        least = least_production(self.resource)
        if you.production[self.resource] - self.count >= least:
            sides.append(HUMAN)
        return sides

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        name = RESOURCES[self.resource]
        row = context.game.board.lowered[name]
        budget.production[self.resource] += self.raised
        if context.game.bot.tracks[row].position >= self.count:
            return None
        budget.production[self.resource] -= self.count
        if budget.production[self.resource] >= least_production(self.resource):
            return None
        return Obstacle(Lack.TARGET, name, self.count)

    def do(self, context: Context) -> None:
        if self.raised:
            change_production(context.game, context.table, context.you, self.resource, self.raised)
        target = choose_side(context.table, context, self.sides(context.game, context.you))
        if target == BOT:
            you_lower(context.game, context.table, RESOURCES[self.resource], self.count)
            on_bot_harmed(context.game, context.table, context.you)
        else:
            change_production(context.game, context.table, context.you, self.resource, -self.count)

"""Effects of your cards on MarsBot, derived from the card definitions (6, 19.1).

A screen game runs the whole definition. In a companion game the player does that at the table and
reports the card; the app runs only the steps that affect MarsBot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from understudy.core import Choice, Table
from understudy.mars.cards.library import LIBRARY
from understudy.mars.companion.actions import you_place_off_map_city
from understudy.mars.human.meta_steps.single_cards import BotGains, GiveToBot
from understudy.mars.human.rules.counts import BOT_COUNTS, Amount, Per, Sum, bot_share
from understudy.mars.human.rules.placement import OFF_MAP
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.steps.choices import ChooseOne
from understudy.mars.human.steps.planet import PlaceTile
from understudy.mars.human.steps.stock import Gain, Production
from understudy.mars.human.steps.targets import LowerProduction, Remove, RemoveFromCard
from understudy.mars.marsbot.attacks import you_give_card, you_lower, you_make_bot_draw, you_remove
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.state import Game

Effect = Callable[[Game, Table], int]
"""An effect on MarsBot; returns the number that it counts or takes."""


@dataclass(frozen=True, slots=True)
class BotEffects:
    """The effects of a card of yours on MarsBot.

    `attacks` may target you or no side instead. `rulings` always happen: the card counts something
    of MarsBot or has a special ruling. `by_action`: they belong to the card's action, not to
    playing it.
    """

    attacks: tuple[Effect, ...]
    rulings: tuple[Effect, ...]
    by_action: bool


def _remove(resource: str, amount: int, *, steal: bool) -> Effect:
    return lambda game, table: you_remove(game, table, resource, amount, steal=steal)


def _lower(production: str, steps: int) -> Effect:
    def effect(game: Game, table: Table) -> int:
        you_lower(game, table, production, steps)
        return steps

    return effect


def _attack(step: Step) -> tuple[str, Effect] | None:
    """Return what a step takes from MarsBot: the resource and the effect (6.1 to 6.3). [A p.4]

    Attacks on the owner of an adjacent tile are reported with that tile.
    """
    if isinstance(step, Remove) and not step.beside:
        resource = RESOURCES[step.resource]
        return resource, _remove(resource, step.count, steal=step.steal)
    if isinstance(step, RemoveFromCard):
        return step.kind, _remove(step.kind, step.count, steal=False)
    if isinstance(step, LowerProduction):
        resource = RESOURCES[step.resource]
        return resource, _lower(resource, step.count)
    return None


def _one_of(effects: dict[str, Effect]) -> Effect:
    """Return an effect that asks you to choose one of these, by resource."""

    def effect(game: Game, table: Table) -> int:
        question = Choice(
            id="mars-ask-attack", cite="A p.4", kind="mars-resource", options=tuple(effects)
        )
        return effects[table.ask(question)](game, table)

    return effect


def _attacks(step: Step) -> Effect | None:
    """Return the attack of a step; of alternatives you choose one."""
    if isinstance(step, ChooseOne):
        found = [_attack(one) for steps in step.options for one in steps]
        attacks = dict(attack for attack in found if attack is not None)
        return _one_of(attacks) if attacks else None
    attack = _attack(step)
    return None if attack is None else attack[1]


def _counted(amount: Amount) -> Iterator[Effect]:
    if isinstance(amount, Sum):
        for part in amount.parts:
            yield from _counted(part)
    elif isinstance(amount, Per) and amount.what in BOT_COUNTS:
        yield lambda game, table: bot_share(amount, game)


def _rulings(card: Card, step: Step) -> Iterator[Effect]:
    """Yield what a step counts of MarsBot, gives it, or changes (6.5, 6.7, 19.1). [A p.5]"""
    if isinstance(step, Gain):
        for _, amount in step.resources:
            yield from _counted(amount)
    elif isinstance(step, Production):
        for _, amount in step.changes:
            yield from _counted(amount)
    elif isinstance(step, BotGains):
        yield _makes_bot_draw(step.amount)
    elif isinstance(step, GiveToBot):
        yield lambda game, table: _give_card(game, table, card.id)
    elif isinstance(step, PlaceTile) and step.where == OFF_MAP and card.set == CITY_SET:
        yield _off_map_city


CITY_SET: Final = "base"
"""Card set whose off-map cities come with the card. In stored games those of other sets were
reported separately and must not count twice."""


def _makes_bot_draw(amount: int) -> Effect:
    def effect(game: Game, table: Table) -> int:
        you_make_bot_draw(game, table, amount)
        return amount

    return effect


def _off_map_city(game: Game, table: Table) -> int:
    you_place_off_map_city(game, table)
    return 0


def _give_card(game: Game, table: Table, card: int) -> int:
    """Give the card to MarsBot, unless the app has already dealt it to MarsBot."""
    bot = game.bot
    piles = (bot.played, bot.in_hand, bot.removed, bot.action.cards(), bot.mixed_in)
    if not any(card in pile for pile in piles):
        you_give_card(game, table, card, _remove_from_app(game, card))
    return 0


def _remove_from_app(game: Game, card: int) -> str | None:
    """Remove a card of yours from where the app has it. Return its face-up pile, or None."""
    deck = game.project
    piles: tuple[tuple[list[int], str | None], ...] = (
        (deck.bag, None),
        (deck.stack, None),
        (deck.discard, "project_discard"),
        (game.drafted, "human.drafted"),
        (game.reported, "human.played"),
    )
    for pile, name in piles:
        if card in pile:
            pile.remove(card)
            return name
    return None


def _bot_effects(card: Card) -> BotEffects | None:
    played = _effects(card, card.immediate, by_action=False)
    used = _effects(card, [s for action in card.actions for s in action.steps], by_action=True)
    assert played is None or used is None, card.number
    return played or used


def _effects(card: Card, steps: Sequence[Step], *, by_action: bool) -> BotEffects | None:
    attacks = [attack for step in steps if (attack := _attacks(step)) is not None]
    rulings = [effect for step in steps for effect in _rulings(card, step)]
    if not attacks and not rulings:
        return None
    return BotEffects(tuple(attacks), tuple(rulings), by_action=by_action)


EFFECTS_ON_MARSBOT: Final = {
    card.number: effects
    for card in LIBRARY
    if card.kind == "project" and (effects := _bot_effects(card)) is not None
}
"""The project cards that affect MarsBot, by number."""

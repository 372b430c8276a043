"""Texts of steps that only expansions have: colonies, Turmoil, preludes, single cards."""

from __future__ import annotations

from typing import Final

from understudy.core import Message
from understudy.mars.cards.text.phrases import per, say
from understudy.mars.human.meta_steps.opening import PlayFromHand
from understudy.mars.human.meta_steps.single_cards import (
    BotGains,
    BotLoses,
    Cathedral,
    GainForCardOwner,
    PayHarmedPlayer,
)
from understudy.mars.human.rules.counts import Per, X
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.steps.card_resources import AddToSeveral
from understudy.mars.human.steps.cards import RevealSeveral
from understudy.mars.human.steps.planet import Nomads
from understudy.mars.human.steps.stock import GainAny, LowestProduction
from understudy.mars.human.steps.turmoil import Delegates
from understudy.mars.marsbot.attacks import CATHEDRAL_PRICE
from understudy.mars.printed.allowed_values import TAGS

_TEXTS: Final[dict[str, tuple[str, ...]]] = {
    "trade": ("mars-does-trade",),
    "fleet": ("mars-does-gain-fleet",),
    "own-colony-bonuses": ("mars-does-own-colony-bonuses",),
    "raise-tracks": ("mars-does-raise-tracks", "steps"),
    "shift-tracks": ("mars-does-shift-tracks",),
    "add-colony-tile": ("mars-does-add-colony-tile",),
    "remove-delegate": ("mars-does-remove-delegate",),
    "replace-neutral": ("mars-does-replace-neutral",),
    "become-chairman": ("mars-does-become-chairman",),
    "draw-preludes": ("mars-does-draw-preludes", "count"),
    "draw-corporations": ("mars-does-draw-corporations", "count", "price"),
    "repeat-prelude": ("mars-does-repeat-prelude",),
    "look-at-prelude": ("mars-does-look-at-prelude", "price"),
    "fund-free": ("mars-does-fund-free",),
    "two-projects": ("mars-does-two-projects", "penalty"),
    "take-actions": ("mars-does-take-actions", "count"),
    "pass": ("mars-does-pass",),
    "spend-any": ("mars-does-spend-standard", "count"),
    "gain-raised": ("mars-does-gain-raised",),
    "every-production-to-one": ("mars-does-every-production-to-one",),
    "show": ("mars-does-show",),
    "greenery-becomes-city": ("mars-does-greenery-becomes-city",),
    "ocean-with-greenery": ("mars-does-ocean-with-greenery",),
    "raise-unrewarded": ("mars-does-raise-unrewarded",),
    "first-players-ocean": ("mars-does-first-players-ocean",),
    "give-to-bot": ("mars-does-give-to-bot",),
    "use-again": ("mars-does-use-again",),
    "events-back": ("mars-does-events-back", "count"),
    "host": ("mars-does-host",),
    "double-hosted": ("mars-does-double-hosted",),
    "turn-face-down": ("mars-does-turn-face-down",),
}
"""By verb: the message of a step, and the fields of the step that are its arguments."""


def expansion_clause(step: Step, card: Card) -> Message | None:
    """Return the clause of a step that only expansions have, or None."""
    text = _TEXTS.get(step.verb)
    if text is not None:
        return Message(text[0], {field: getattr(step, field) for field in text[1:]})
    match step:
        case Delegates(count=Per() as count):
            return say("mars-does-delegates-per", per=per(count, card))
        case Delegates(count=int(count)):
            return say("mars-does-delegates", count=count, same=int(step.same))
        case PlayFromHand(any_planet=True):
            return say("mars-does-play-on-any-planet")
        case PlayFromHand():
            return say("mars-does-play-for-less", less=step.discount)
        case GainAny(count=X()):
            return say("mars-does-gain-any-as-many")
        case GainAny(count=int(count)):
            return say("mars-does-gain-any", count=count)
        case LowestProduction():
            return say("mars-does-lowest-production", by=step.steps)
        case RevealSeveral():
            tag = say("mars-kind-of-tag", which=TAGS[step.tag])
            return say("mars-does-reveal-several", count=step.count, tag=tag)
        case AddToSeveral():
            return say("mars-does-add-to-several", count=step.cards)
        case Nomads():
            return say("mars-does-move-nomads" if step.moves else "mars-does-bring-nomads")
        case Cathedral():
            return say("mars-does-cathedral", price=CATHEDRAL_PRICE)
        case BotGains():
            return say("mars-does-bot-gains", mc=step.amount)
        case BotLoses(amount=0):
            return say("mars-does-bot-track-back", steps=step.production)
        case BotLoses():
            return say("mars-does-bot-loses", mc=step.amount, steps=step.production)
        case PayHarmedPlayer():
            return say("mars-does-pay-victim", mc=step.amount)
        case GainForCardOwner():
            return say("mars-does-for-who-played", mc=step.amount)
    return None

"""Texts of steps that only expansions have: colonies, Turmoil, preludes, single cards."""

from __future__ import annotations

from typing import Final

from understudy.core import Message
from understudy.mars.cards.text.phrases import per, say
from understudy.mars.human.meta_steps.opening import (
    DrawCorporations,
    DrawPreludes,
    FundFree,
    LookAtPrelude,
    Pass,
    PlayFromHand,
    RepeatPrelude,
    TakeActions,
    TwoProjects,
)
from understudy.mars.human.meta_steps.single_cards import (
    BotGains,
    BotLoses,
    Cathedral,
    DoubleHosted,
    EventsBack,
    FirstPlayersOcean,
    GainForCardOwner,
    GiveToBot,
    HostCard,
    PayHarmedPlayer,
    TurnFaceDown,
    UseAgain,
)
from understudy.mars.human.rules.counts import Per, X
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.steps.card_resources import AddToSeveral
from understudy.mars.human.steps.cards import RevealSeveral, Show
from understudy.mars.human.steps.colonies import (
    AddColonyTile,
    Fleet,
    OwnColonyBonuses,
    RaiseTracks,
    ShiftTracks,
    Trade,
)
from understudy.mars.human.steps.planet import (
    GreeneryBecomesCity,
    Nomads,
    OceanWithGreenery,
    RaiseWithoutReward,
)
from understudy.mars.human.steps.stock import (
    GainAny,
    GainRaisedResource,
    LowestProduction,
    RaiseProductionsToOne,
    SpendAny,
)
from understudy.mars.human.steps.turmoil import (
    BecomeChairman,
    Delegates,
    RemoveDelegate,
    ReplaceNeutral,
)
from understudy.mars.marsbot.attacks import CATHEDRAL_PRICE
from understudy.mars.printed.allowed_values import TAGS

_TEXTS: Final[dict[type[Step], tuple[str, ...]]] = {
    Trade: ("mars-does-trade",),
    Fleet: ("mars-does-gain-fleet",),
    OwnColonyBonuses: ("mars-does-own-colony-bonuses",),
    RaiseTracks: ("mars-does-raise-tracks", "steps"),
    ShiftTracks: ("mars-does-shift-tracks",),
    AddColonyTile: ("mars-does-add-colony-tile",),
    RemoveDelegate: ("mars-does-remove-delegate",),
    ReplaceNeutral: ("mars-does-replace-neutral",),
    BecomeChairman: ("mars-does-become-chairman",),
    DrawPreludes: ("mars-does-draw-preludes", "count"),
    DrawCorporations: ("mars-does-draw-corporations", "count", "price"),
    RepeatPrelude: ("mars-does-repeat-prelude",),
    LookAtPrelude: ("mars-does-look-at-prelude", "price"),
    FundFree: ("mars-does-fund-free",),
    TwoProjects: ("mars-does-two-projects", "penalty"),
    TakeActions: ("mars-does-take-actions", "count"),
    Pass: ("mars-does-pass",),
    SpendAny: ("mars-does-spend-standard", "count"),
    GainRaisedResource: ("mars-does-gain-raised",),
    RaiseProductionsToOne: ("mars-does-every-production-to-one",),
    Show: ("mars-does-show",),
    GreeneryBecomesCity: ("mars-does-greenery-becomes-city",),
    OceanWithGreenery: ("mars-does-ocean-with-greenery",),
    RaiseWithoutReward: ("mars-does-raise-unrewarded",),
    FirstPlayersOcean: ("mars-does-first-players-ocean",),
    GiveToBot: ("mars-does-give-to-bot",),
    UseAgain: ("mars-does-use-again",),
    EventsBack: ("mars-does-events-back", "count"),
    HostCard: ("mars-does-host",),
    DoubleHosted: ("mars-does-double-hosted",),
    TurnFaceDown: ("mars-does-turn-face-down",),
}
"""The message of a step, and the fields of the step that are its arguments."""


def expansion_clause(step: Step, card: Card) -> Message | None:
    """Return the clause of a step that only expansions have, or None."""
    text = _TEXTS.get(type(step))
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

"""What the steps of the expansions do as clauses: colonies, politics, preludes, single cards."""

from __future__ import annotations

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


def expansion_clause(step: Step, card: Card) -> Message | None:
    """What a step does that only cards of expansions have."""
    return (
        _colonies(step)
        or _politics(step, card)
        or _opening(step)
        or _resources(step)
        or _planet(step)
        or _with_marsbot(step)
        or _single(step)
    )


def _colonies(step: Step) -> Message | None:
    match step:
        case Trade():
            return say("mars-does-trade")
        case Fleet():
            return say("mars-does-gain-fleet")
        case OwnColonyBonuses():
            return say("mars-does-own-colony-bonuses")
        case RaiseTracks():
            return say("mars-does-raise-tracks", steps=step.steps)
        case ShiftTracks():
            return say("mars-does-shift-tracks")
        case AddColonyTile():
            return say("mars-does-add-colony-tile")
    return None


def _politics(step: Step, card: Card) -> Message | None:
    match step:
        case Delegates(count=Per() as count):
            return say("mars-does-delegates-per", per=per(count, card))
        case Delegates(count=int(count)):
            return say("mars-does-delegates", count=count, same=int(step.same))
        case RemoveDelegate():
            return say("mars-does-remove-delegate")
        case ReplaceNeutral():
            return say("mars-does-replace-neutral")
        case BecomeChairman():
            return say("mars-does-become-chairman")
    return None


def _opening(step: Step) -> Message | None:
    match step:
        case DrawPreludes():
            return say("mars-does-draw-preludes", count=step.count)
        case DrawCorporations():
            return say("mars-does-draw-corporations", count=step.count, price=step.price)
        case RepeatPrelude():
            return say("mars-does-repeat-prelude")
        case PlayFromHand(any_planet=True):
            return say("mars-does-play-on-any-planet")
        case PlayFromHand():
            return say("mars-does-play-for-less", less=step.discount)
        case LookAtPrelude():
            return say("mars-does-look-at-prelude", price=step.price)
        case FundFree():
            return say("mars-does-fund-free")
        case TwoProjects():
            return say("mars-does-two-projects", penalty=step.penalty)
        case TakeActions():
            return say("mars-does-take-actions", count=step.count)
        case Pass():
            return say("mars-does-pass")
    return None


def _resources(step: Step) -> Message | None:
    match step:
        case GainAny(count=X()):
            return say("mars-does-gain-any-as-many")
        case GainAny(count=int(count)):
            return say("mars-does-gain-any", count=count)
        case SpendAny():
            return say("mars-does-spend-standard", count=step.count)
        case GainRaisedResource():
            return say("mars-does-gain-raised")
        case LowestProduction():
            return say("mars-does-lowest-production", by=step.steps)
        case RaiseProductionsToOne():
            return say("mars-does-every-production-to-one")
        case Show():
            return say("mars-does-show")
        case RevealSeveral():
            tag = say("mars-kind-of-tag", which=TAGS[step.tag])
            return say("mars-does-reveal-several", count=step.count, tag=tag)
        case AddToSeveral():
            return say("mars-does-add-to-several", count=step.cards)
    return None


def _planet(step: Step) -> Message | None:
    match step:
        case GreeneryBecomesCity():
            return say("mars-does-greenery-becomes-city")
        case OceanWithGreenery():
            return say("mars-does-ocean-with-greenery")
        case RaiseWithoutReward():
            return say("mars-does-raise-unrewarded")
        case Nomads():
            return say("mars-does-move-nomads" if step.moves else "mars-does-bring-nomads")
        case FirstPlayersOcean():
            return say("mars-does-first-players-ocean")
        case Cathedral():
            return say("mars-does-cathedral", price=CATHEDRAL_PRICE)
    return None


def _with_marsbot(step: Step) -> Message | None:
    match step:
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
        case GiveToBot():
            return say("mars-does-give-to-bot")
    return None


def _single(step: Step) -> Message | None:
    match step:
        case UseAgain():
            return say("mars-does-use-again")
        case EventsBack():
            return say("mars-does-events-back", count=step.count)
        case HostCard():
            return say("mars-does-host")
        case DoubleHosted():
            return say("mars-does-double-hosted")
        case TurnFaceDown():
            return say("mars-does-turn-face-down")
    return None

"""The card vocabulary of the expansions: colonies, Turmoil, preludes and single cards.

A word whose arguments are the fields of its clause is that class itself.
"""

from __future__ import annotations

from typing import Final

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
from understudy.mars.human.rules.counts import Amount
from understudy.mars.human.rules.modifier_clauses import (
    Discount,
    FloatersAsHeat,
    PaymentModifier,
    SetModifier,
)
from understudy.mars.human.rules.trigger_clauses import (
    BotHarmed,
    ColonyBuilt,
    LeadGained,
    NewTagPlayed,
    OwnMarkerCovered,
    ProductionPhase,
    ProductionRaised,
    RatingRaised,
    TilesAdjacent,
    Traded,
)
from understudy.mars.human.state.card import RESOURCE_INDEX, TAG_INDEX
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.steps.card_resources import Add, AddToSeveral
from understudy.mars.human.steps.cards import RevealSeveral, Show
from understudy.mars.human.steps.colonies import (
    AddColonyTile,
    BuildColony,
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
from understudy.mars.human.steps.targets import Remove
from understudy.mars.human.steps.turmoil import (
    AddToEvery,
    BecomeChairman,
    Cool,
    Delegates,
    KeepAtMost,
    LoseCards,
    LoseProduction,
    LoseRating,
    LowestRating,
    RemoveDelegate,
    RemoveOcean,
    ReplaceNeutral,
)

# Colonies

trades: Final = Trade
gains_fleet: Final = Fleet
own_colony_bonuses: Final = OwnColonyBonuses
raises_tracks: Final = RaiseTracks
shifts_tracks: Final = ShiftTracks
adds_colony_tile: Final = AddColonyTile


def builds_colony(*, duplicate: bool = False, then: Step | None = None) -> BuildColony:
    """Build a colony on a tile that makes the step after it possible."""
    return BuildColony(duplicate, () if then is None else (then,))


def trade_discount(less: int) -> SetModifier:
    """A trade costs less of the resource that pays for it."""
    return SetModifier("trade_cost", by=-less)


def trade_steps(steps: int) -> SetModifier:
    """The marker may be raised before you trade."""
    return SetModifier("trade_steps", by=steps)


def on_colony(*do: Step, itself: bool = False) -> ColonyBuilt:
    """When either side builds a colony."""
    return ColonyBuilt(do, own=False, itself=itself)


def on_trade(*do: Step) -> Traded:
    """When you trade."""
    return Traded(do)


# Turmoil

removes_delegate: Final = RemoveDelegate
replaces_neutral: Final = ReplaceNeutral
becomes_chairman: Final = BecomeChairman
lowest_rating_gains: Final = LowestRating
loses_rating: Final = LoseRating
loses_cards: Final = LoseCards
adds_to_every: Final = AddToEvery
raises_without_reward: Final = RaiseWithoutReward
cools: Final = Cool
removes_ocean: Final = RemoveOcean


def delegates(count: Amount, *, same_party: bool = True) -> Delegates:
    """Send delegates from your reserve for free."""
    return Delegates(count, same_party)


def influence(plus: int) -> SetModifier:
    """You have more influence permanently."""
    return SetModifier("influence", by=plus)


def on_leader(*do: Step) -> LeadGained:
    """When you become the leader of a party."""
    return LeadGained(do)


def keeps_at_most(**resources: int) -> KeepAtMost:
    """Lose all of a resource except this number and one more per influence."""
    ((name, keep),) = resources.items()
    return KeepAtMost(RESOURCE_INDEX[name], keep)


def loses_production(**resources: Amount) -> LoseProduction:
    """Lower your productions, each only if it is possible."""
    return LoseProduction(tuple((RESOURCE_INDEX[n], amount) for n, amount in resources.items()))


# Preludes and corporations

draws_preludes: Final = DrawPreludes
draws_corporations: Final = DrawCorporations
repeats_prelude: Final = RepeatPrelude
looks_at_prelude: Final = LookAtPrelude
plays_from_hand: Final = PlayFromHand
funds_free: Final = FundFree
two_projects: Final = TwoProjects
takes_actions: Final = TakeActions
passes: Final = Pass


# Resources and cards

gains_any: Final = GainAny
spends_any: Final = SpendAny
gains_raised_resource: Final = GainRaisedResource
lowest_production: Final = LowestProduction
raises_productions_to_one: Final = RaiseProductionsToOne
shows_cards: Final = Show
adds_to_several: Final = AddToSeveral


def reveals_several(count: int, *, tag: str) -> RevealSeveral:
    """Reveal cards; keep those with the tag, buy or discard the others."""
    return RevealSeveral(count, TAG_INDEX[tag])


def adds_to_card_with_resources(count: int) -> Add:
    """Add resources to any of your cards that already has some, or is hosted by another."""
    return Add("any", count, "any", least=1, hosted=True)


def removes_from_tag(tag: str, mc: int) -> Remove:
    """Remove MC from a player who has the tag."""
    return Remove(RESOURCE_INDEX["mc"], mc, only_bot=True, tag=tag)


# Planet

greenery_becomes_city: Final = GreeneryBecomesCity
ocean_with_greenery: Final = OceanWithGreenery
nomads: Final = Nomads
first_players_ocean: Final = FirstPlayersOcean
cathedral: Final = Cathedral


# Single cards

gives_to_bot: Final = GiveToBot
uses_again: Final = UseAgain
returns_events: Final = EventsBack
hosts_card: Final = HostCard
doubles_hosted: Final = DoubleHosted
turns_face_down: Final = TurnFaceDown


def bot_gains(mc: int) -> BotGains:
    """MarsBot gains MC for cards it would draw."""
    return BotGains(mc)


def bot_loses(mc: int, *, production: int = 0) -> BotLoses:
    """MarsBot loses MC, and its Event track regresses."""
    return BotLoses(mc, production)


def pays_harmed_player(mc: int) -> PayHarmedPlayer:
    """Pay the player who lost something."""
    return PayHarmedPlayer(mc)


def card_owner_gains(mc: int) -> GainForCardOwner:
    """The player who played the tag gains MC or adds a microbe."""
    return GainForCardOwner(mc)


# Triggers


def on_production(*do: Step, itself: bool = False, once: bool = False) -> ProductionRaised:
    """When your production rises; with `once` only the first time in an action."""
    return ProductionRaised(do, itself=itself, once=once)


def on_rating(*do: Step) -> RatingRaised:
    """When your rating rises, for each step."""
    return RatingRaised(do)


def on_production_phase(*do: Step) -> ProductionPhase:
    """In the production phase, if your rating has not risen."""
    return ProductionPhase(do)


def on_new_tag(*do: Step) -> NewTagPlayed:
    """When you play a tag that was not in play before."""
    return NewTagPlayed(do)


def on_neighbor(*do: Step) -> TilesAdjacent:
    """When a tile is placed next to a tile of the other side."""
    return TilesAdjacent(do, own=False)


def on_own_marker(*do: Step) -> OwnMarkerCovered:
    """When you place a tile on your own marker."""
    return OwnMarkerCovered(do)


def on_harm(*do: Step) -> BotHarmed:
    """When a player takes something from another."""
    return BotHarmed(do, own=False)


# Modifiers

floaters_as_heat: Final = FloatersAsHeat


def discount_requirement_cards(amount: int) -> Discount:
    """Cards with a requirement cost less."""
    return Discount(amount, demanding=True)


def pays_for(kind: str, value: int, *of: str) -> PaymentModifier:
    """Resources on this card pay for cards with one of these tags."""
    return PaymentModifier(kind, value, tags=tuple(TAG_INDEX[tag] for tag in of))


def stock_pays_for(resource: str, value: int, *of: str) -> PaymentModifier:
    """A resource in stock pays for cards with one of these tags."""
    tags = tuple(TAG_INDEX[tag] for tag in of)
    return PaymentModifier(resource, value, RESOURCE_INDEX[resource], tags)


def pays_for_projects(kind: str, value: int, *projects: str) -> PaymentModifier:
    """Resources on this card pay for these standard projects, or for all of them."""
    return PaymentModifier(kind, value, projects=projects or ("any",))


def keeps_energy() -> SetModifier:
    """You choose how much energy becomes heat."""
    return SetModifier("energy_kept", to=True)


def card_price(mc: int) -> SetModifier:
    """Set the price of cards in research."""
    return SetModifier("card_price", to=mc)


def milestone_cost(mc: int) -> SetModifier:
    """Set the price of milestones."""
    return SetModifier("milestone_cost", to=mc)


def award_cost(mc: int) -> SetModifier:
    """Set the price of awards."""
    return SetModifier("award_cost", to=mc)


def ocean_money(mc: int) -> SetModifier:
    """Set the bonus for an ocean next to your tile."""
    return SetModifier("ocean_money", to=mc)


def skips_first_rating() -> SetModifier:
    """The first rating step of each action phase is lost."""
    return SetModifier("skips_rating", to=True)

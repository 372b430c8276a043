"""The card vocabulary of the expansions: colonies, Turmoil, preludes and single cards.

A word whose arguments are the fields of its clause is that class itself.
"""

from __future__ import annotations

from typing import Final

from understudy.mars.cards.words import only_one, resource_index, tag_index, tag_indexes
from understudy.mars.human.meta_steps import opening, single_cards
from understudy.mars.human.rules import modifier_clauses as modifiers
from understudy.mars.human.rules import trigger_clauses as triggers
from understudy.mars.human.rules.counts import Amount
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.steps import (
    card_resources,
    cards,
    colonies,
    planet,
    stock,
    targets,
    turmoil,
)

# Colonies

trades: Final = colonies.Trade
gains_fleet: Final = colonies.Fleet
own_colony_bonuses: Final = colonies.OwnColonyBonuses
raises_tracks: Final = colonies.RaiseTracks
shifts_tracks: Final = colonies.ShiftTracks
adds_colony_tile: Final = colonies.AddColonyTile


def builds_colony(*, duplicate: bool = False, then: Step | None = None) -> colonies.BuildColony:
    """Build a colony on a tile that makes the step after it possible."""
    return colonies.BuildColony(duplicate, () if then is None else (then,))


def trade_discount(less: int) -> modifiers.SetModifier:
    """A trade costs less of the resource that pays for it."""
    return modifiers.SetModifier("trade_cost", by=-less)


def trade_steps(steps: int) -> modifiers.SetModifier:
    """The marker may be raised before you trade."""
    return modifiers.SetModifier("trade_steps", by=steps)


def on_colony(*do: Step, itself: bool = False) -> triggers.ColonyBuilt:
    """When either side builds a colony."""
    return triggers.ColonyBuilt(do, own=False, itself=itself)


def on_trade(*do: Step) -> triggers.Traded:
    """When you trade."""
    return triggers.Traded(do)


# Turmoil

removes_delegate: Final = turmoil.RemoveDelegate
replaces_neutral: Final = turmoil.ReplaceNeutral
becomes_chairman: Final = turmoil.BecomeChairman
lowest_rating_gains: Final = turmoil.LowestRating
loses_rating: Final = turmoil.LoseRating
loses_cards: Final = turmoil.LoseCards
adds_to_every: Final = turmoil.AddToEvery
raises_without_reward: Final = planet.RaiseWithoutReward
cools: Final = turmoil.Cool
removes_ocean: Final = turmoil.RemoveOcean


def delegates(count: Amount, *, same_party: bool = True) -> turmoil.Delegates:
    """Send delegates from your reserve for free."""
    return turmoil.Delegates(count, same_party)


def influence(plus: int) -> modifiers.SetModifier:
    """You have more influence permanently."""
    return modifiers.SetModifier("influence", by=plus)


def on_leader(*do: Step) -> triggers.LeadGained:
    """When you become the leader of a party."""
    return triggers.LeadGained(do)


def keeps_at_most(**resources: int) -> turmoil.KeepAtMost:
    """Lose all of a resource except this number and one more per influence."""
    name, keep = only_one(resources)
    return turmoil.KeepAtMost(resource_index(name), keep)


def loses_production(**resources: Amount) -> turmoil.LoseProduction:
    """Lower your productions, each only if it is possible."""
    return turmoil.LoseProduction(
        tuple((resource_index(name), amount) for name, amount in resources.items())
    )


# Preludes and corporations

draws_preludes: Final = opening.DrawPreludes
draws_corporations: Final = opening.DrawCorporations
repeats_prelude: Final = opening.RepeatPrelude
looks_at_prelude: Final = opening.LookAtPrelude
plays_from_hand: Final = opening.PlayFromHand
funds_free: Final = opening.FundFree
two_projects: Final = opening.TwoProjects
takes_actions: Final = opening.TakeActions
passes: Final = opening.Pass


# Resources and cards

gains_any: Final = stock.GainAny
spends_any: Final = stock.SpendAny
gains_raised_resource: Final = stock.GainRaisedResource
lowest_production: Final = stock.LowestProduction
raises_productions_to_one: Final = stock.RaiseProductionsToOne
shows_cards: Final = cards.Show
adds_to_several: Final = card_resources.AddToSeveral


def reveals_several(count: int, *, tag: str) -> cards.RevealSeveral:
    """Reveal cards; keep those with the tag, buy or discard the others."""
    return cards.RevealSeveral(count, tag_index(tag))


def adds_to_card_with_resources(count: int) -> card_resources.Add:
    """Add resources to any of your cards that already has some, or is hosted by another."""
    return card_resources.Add("any", count, "any", least=1, hosted=True)


def removes_from_tag(tag: str, mc: int) -> targets.Remove:
    """Remove MC from a player who has the tag."""
    return targets.Remove(resource_index("mc"), mc, only_bot=True, tag=tag)


# Planet

greenery_becomes_city: Final = planet.GreeneryBecomesCity
ocean_with_greenery: Final = planet.OceanWithGreenery
nomads: Final = planet.Nomads
first_players_ocean: Final = single_cards.FirstPlayersOcean
cathedral: Final = single_cards.Cathedral


# Single cards

gives_to_bot: Final = single_cards.GiveToBot
uses_again: Final = single_cards.UseAgain
returns_events: Final = single_cards.EventsBack
hosts_card: Final = single_cards.HostCard
doubles_hosted: Final = single_cards.DoubleHosted
turns_face_down: Final = single_cards.TurnFaceDown


def bot_gains(mc: int) -> single_cards.BotGains:
    """MarsBot gains MC for cards it would draw."""
    return single_cards.BotGains(mc)


def bot_loses(mc: int, *, production: int = 0) -> single_cards.BotLoses:
    """MarsBot loses MC, and its Event track regresses."""
    return single_cards.BotLoses(mc, production)


def pays_harmed_player(mc: int) -> single_cards.PayHarmedPlayer:
    """Pay the player who lost something."""
    return single_cards.PayHarmedPlayer(mc)


def card_owner_gains(mc: int) -> single_cards.GainForCardOwner:
    """The player who played the tag gains MC or adds a microbe."""
    return single_cards.GainForCardOwner(mc)


# Triggers


def on_production(*do: Step, itself: bool = False, once: bool = False) -> triggers.ProductionRaised:
    """When your production rises; with `once` only the first time in an action."""
    return triggers.ProductionRaised(do, itself=itself, once=once)


def on_rating(*do: Step) -> triggers.RatingRaised:
    """When your rating rises, for each step."""
    return triggers.RatingRaised(do)


def on_production_phase(*do: Step) -> triggers.ProductionPhase:
    """In the production phase, if your rating has not risen."""
    return triggers.ProductionPhase(do)


def on_new_tag(*do: Step) -> triggers.NewTagPlayed:
    """When you play a tag that was not in play before."""
    return triggers.NewTagPlayed(do)


def on_neighbor(*do: Step) -> triggers.TilesAdjacent:
    """When a tile is placed next to a tile of the other side."""
    return triggers.TilesAdjacent(do, own=False)


def on_own_marker(*do: Step) -> triggers.OwnMarkerCovered:
    """When you place a tile on your own marker."""
    return triggers.OwnMarkerCovered(do)


def on_harm(*do: Step) -> triggers.BotHarmed:
    """When a player takes something from another."""
    return triggers.BotHarmed(do, own=False)


# Modifiers

floaters_as_heat: Final = modifiers.FloatersAsHeat


def discount_requirement_cards(amount: int) -> modifiers.Discount:
    """Cards with a requirement cost less."""
    return modifiers.Discount(amount, demanding=True)


def pays_for(kind: str, value: int, *of: str) -> modifiers.PaymentModifier:
    """Resources on this card pay for cards with one of these tags."""
    return modifiers.PaymentModifier(kind, value, tags=tag_indexes(of))


def stock_pays_for(resource: str, value: int, *of: str) -> modifiers.PaymentModifier:
    """A resource in stock pays for cards with one of these tags."""
    tags = tag_indexes(of)
    return modifiers.PaymentModifier(resource, value, resource_index(resource), tags)


def pays_for_projects(kind: str, value: int, *projects: str) -> modifiers.PaymentModifier:
    """Resources on this card pay for these standard projects, or for all of them."""
    return modifiers.PaymentModifier(kind, value, projects=projects or ("any",))


def keeps_energy() -> modifiers.SetModifier:
    """You choose how much energy becomes heat."""
    return modifiers.SetModifier("energy_kept", to=True)


def card_price(mc: int) -> modifiers.SetModifier:
    """Set the price of cards in research."""
    return modifiers.SetModifier("card_price", to=mc)


def milestone_cost(mc: int) -> modifiers.SetModifier:
    """Set the price of milestones."""
    return modifiers.SetModifier("milestone_cost", to=mc)


def award_cost(mc: int) -> modifiers.SetModifier:
    """Set the price of awards."""
    return modifiers.SetModifier("award_cost", to=mc)


def ocean_money(mc: int) -> modifiers.SetModifier:
    """Set the bonus for an ocean next to your tile."""
    return modifiers.SetModifier("ocean_money", to=mc)


def skips_first_rating() -> modifiers.SetModifier:
    """The first rating step of each action phase is lost."""
    return modifiers.SetModifier("skips_rating", to=True)

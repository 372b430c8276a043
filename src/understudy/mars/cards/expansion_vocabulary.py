"""The vocabulary of the expansions: colonies, politics, preludes and single cards."""

from __future__ import annotations

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


def builds_colony(*, duplicate: bool = False, then: Step | None = None) -> BuildColony:
    """Build a colony; what must come after it decides where it can be."""
    return BuildColony(duplicate, () if then is None else (then,))


def trades() -> Trade:
    """Trade without paying for it."""
    return Trade()


def gains_fleet() -> Fleet:
    """One more trade fleet."""
    return Fleet()


def own_colony_bonuses() -> OwnColonyBonuses:
    """The bonus of each of your colonies."""
    return OwnColonyBonuses()


def raises_tracks(steps: int) -> RaiseTracks:
    """The markers of all colony tiles move on."""
    return RaiseTracks(steps)


def shifts_tracks() -> ShiftTracks:
    """One marker goes up a step, that of another tile goes down."""
    return ShiftTracks()


def adds_colony_tile() -> AddColonyTile:
    """One of the colony tiles left over comes into play."""
    return AddColonyTile()


def trade_discount(less: int) -> SetModifier:
    """A trade costs less of whatever pays for it."""
    return SetModifier("trade_cost", by=-less)


def trade_steps(steps: int) -> SetModifier:
    """The marker may be raised before a trade."""
    return SetModifier("trade_steps", by=steps)


def on_colony(*do: Step, itself: bool = False) -> ColonyBuilt:
    """When anybody builds a colony."""
    return ColonyBuilt(do, own=False, itself=itself)


def on_trade(*do: Step) -> Traded:
    """When you trade."""
    return Traded(do)


# Politics


def delegates(count: Amount, *, same_party: bool = True) -> Delegates:
    """Send delegates of your reserve."""
    return Delegates(count, same_party)


def removes_delegate() -> RemoveDelegate:
    """Somebody's delegate who does not lead goes home."""
    return RemoveDelegate()


def replaces_neutral() -> ReplaceNeutral:
    """A delegate of yours for a neutral one who does not lead."""
    return ReplaceNeutral()


def becomes_chairman() -> BecomeChairman:
    """A delegate of yours takes the chair."""
    return BecomeChairman()


def influence(plus: int) -> SetModifier:
    """More influence for good."""
    return SetModifier("influence", by=plus)


def on_leader(*do: Step) -> LeadGained:
    """When you become the leader of a party."""
    return LeadGained(do)


def lowest_rating_gains() -> LowestRating:
    """Whoever has the lowest rating gains a step."""
    return LowestRating()


def loses_rating(amount: int) -> LoseRating:
    """The rating falls; every influence saves a step."""
    return LoseRating(amount)


def keeps_at_most(**resources: int) -> KeepAtMost:
    """Lose all but so much of a resource, and one more for every influence."""
    ((name, keep),) = resources.items()
    return KeepAtMost(RESOURCE_INDEX[name], keep)


def loses_production(**resources: Amount) -> LoseProduction:
    """Production falls where it can."""
    return LoseProduction(tuple((RESOURCE_INDEX[n], amount) for n, amount in resources.items()))


def loses_cards(count: int) -> LoseCards:
    """Discard so many cards, or all you have."""
    return LoseCards(count)


def adds_to_every(kind: str, *, least: int = 0) -> AddToEvery:
    """One resource on each of your cards that holds the kind."""
    return AddToEvery(kind, least)


def raises_without_reward(parameter: str = "", steps: int = 1) -> RaiseWithoutReward:
    """A parameter, or one you choose, rises without any reward."""
    return RaiseWithoutReward(parameter, steps)


def cools(steps: int) -> Cool:
    """The temperature falls."""
    return Cool(steps)


def removes_ocean() -> RemoveOcean:
    """An ocean leaves the map."""
    return RemoveOcean()


# The start


def draws_preludes(count: int) -> DrawPreludes:
    """Draw preludes and play one of them."""
    return DrawPreludes(count)


def draws_corporations(count: int, *, price: int) -> DrawCorporations:
    """Draw corporations, play one of them, pay the price."""
    return DrawCorporations(count, price)


def repeats_prelude() -> RepeatPrelude:
    """Do once more what another prelude of yours did."""
    return RepeatPrelude()


def looks_at_prelude(*, price: int) -> LookAtPrelude:
    """Look at a prelude: play it for M€ and one of what lies here, or discard it."""
    return LookAtPrelude(price)


def plays_from_hand(*, less: int = 0, any_planet: bool = False) -> PlayFromHand:
    """Play a card of your hand at once."""
    return PlayFromHand(less, any_planet)


def funds_free() -> FundFree:
    """Fund an award for nothing."""
    return FundFree()


def two_projects(*, penalty: int) -> TwoProjects:
    """Two standard projects, or a penalty for the second."""
    return TwoProjects(penalty)


def takes_actions(count: int) -> TakeActions:
    """Ordinary actions at once."""
    return TakeActions(count)


def passes() -> Pass:
    """You are out for the rest of the generation."""
    return Pass()


# Resources and cards


def gains_any(count: Amount, *, same: bool = False) -> GainAny:
    """Standard resources of your choice."""
    return GainAny(count, same)


def spends_any(count: int) -> SpendAny:
    """Pay standard resources of your choice."""
    return SpendAny(count)


def gains_raised_resource() -> GainRaisedResource:
    """As much of a resource as its production has just been raised."""
    return GainRaisedResource()


def lowest_production(steps: int) -> LowestProduction:
    """Raise one of your lowest productions."""
    return LowestProduction(steps)


def raises_productions_to_one() -> RaiseProductionsToOne:
    """Every production below 1 is raised to 1."""
    return RaiseProductionsToOne()


def shows_cards() -> Show:
    """Show any number of cards of your hand."""
    return Show()


def reveals_several(count: int, *, tag: str) -> RevealSeveral:
    """Reveal cards: those with the tag are yours, the others you may buy."""
    return RevealSeveral(count, TAG_INDEX[tag])


def adds_to_several(cards: int) -> AddToSeveral:
    """One resource on each of several cards that have some."""
    return AddToSeveral(cards)


def adds_to_card_with_resources(count: int) -> Add:
    """Resources on any card of yours that has some, or lies under another."""
    return Add("any", count, "any", least=1, hosted=True)


def removes_from_tag(tag: str, mc: int) -> Remove:
    """Somebody with a tag loses M€."""
    return Remove(RESOURCE_INDEX["mc"], mc, only_bot=True, tag=tag)


# Planet


def greenery_becomes_city() -> GreeneryBecomesCity:
    """A city in the place of a greenery of yours."""
    return GreeneryBecomesCity()


def ocean_with_greenery() -> OceanWithGreenery:
    """An ocean, and a greenery that touches it."""
    return OceanWithGreenery()


def nomads(*, move: bool = False) -> Nomads:
    """The nomads come to a space, or move on."""
    return Nomads(move)


def first_players_ocean() -> FirstPlayersOcean:
    """An ocean of yours where the first player says."""
    return FirstPlayersOcean()


def cathedral() -> Cathedral:
    """A cathedral in a city."""
    return Cathedral()


# Single cards


def bot_gains(mc: int) -> BotGains:
    """MarsBot gains MC for cards it would draw."""
    return BotGains(mc)


def bot_loses(mc: int, *, production: int = 0) -> BotLoses:
    """MarsBot loses MC, and its Event track goes back."""
    return BotLoses(mc, production)


def pays_harmed_player(mc: int) -> PayHarmedPlayer:
    """You pay whoever was hurt."""
    return PayHarmedPlayer(mc)


def card_owner_gains(mc: int) -> GainForCardOwner:
    """Whoever played the tag takes M€ or a microbe."""
    return GainForCardOwner(mc)


def gives_to_bot() -> GiveToBot:
    """The card ends up with MarsBot."""
    return GiveToBot()


def uses_again() -> UseAgain:
    """Use an action once more that was used."""
    return UseAgain()


def returns_events(count: int) -> EventsBack:
    """Take events of yours back."""
    return EventsBack(count)


def hosts_card() -> HostCard:
    """Put a card of your hand under this one."""
    return HostCard()


def doubles_hosted() -> DoubleHosted:
    """Double what lies on a card under this one."""
    return DoubleHosted()


def turns_face_down() -> TurnFaceDown:
    """The card becomes an event face down."""
    return TurnFaceDown()


# Watches


def on_production(*do: Step, itself: bool = False, once: bool = False) -> ProductionRaised:
    """When a production of yours rises; with `once` once an action."""
    return ProductionRaised(do, itself=itself, once=once)


def on_rating(*do: Step) -> RatingRaised:
    """When your rating rises, for each step."""
    return RatingRaised(do)


def on_production_phase(*do: Step) -> ProductionPhase:
    """In the production phase, if your rating has not risen."""
    return ProductionPhase(do)


def on_new_tag(*do: Step) -> NewTagPlayed:
    """When a kind of tag comes into play before you for the first time."""
    return NewTagPlayed(do)


def on_neighbour(*do: Step) -> TilesAdjacent:
    """When a tile of yours and one of MarsBot come to lie next to each other."""
    return TilesAdjacent(do, own=False)


def on_own_marker(*do: Step) -> OwnMarkerCovered:
    """When you place a tile on a marker of yours."""
    return OwnMarkerCovered(do)


def on_harm(*do: Step) -> BotHarmed:
    """When somebody hurts somebody else."""
    return BotHarmed(do, own=False)


# Terms


def discount_requirement_cards(amount: int) -> Discount:
    """Cards with a requirement cost less."""
    return Discount(amount, demanding=True)


def pays_for(kind: str, value: int, *of: str) -> PaymentModifier:
    """What lies here pays for cards with one of these tags."""
    tags = tuple(TAG_INDEX[tag] for tag in of)
    return PaymentModifier(kind, value, tags=tags)


def stock_pays_for(resource: str, value: int, *of: str) -> PaymentModifier:
    """A resource of your stock pays for cards with one of these tags."""
    tags = tuple(TAG_INDEX[tag] for tag in of)
    return PaymentModifier(resource, value, RESOURCE_INDEX[resource], tags)


def pays_for_projects(kind: str, value: int, *projects: str) -> PaymentModifier:
    """What lies here pays for these standard projects, or for any."""
    return PaymentModifier(kind, value, projects=projects or ("any",))


def floaters_as_heat() -> FloatersAsHeat:
    """Floaters here are two heat each."""
    return FloatersAsHeat()


def keeps_energy() -> SetModifier:
    """You say how much energy becomes heat."""
    return SetModifier("energy_kept", to=True)


def card_price(mc: int) -> SetModifier:
    """The price of cards when you buy them."""
    return SetModifier("card_price", to=mc)


def milestone_cost(mc: int) -> SetModifier:
    """The price of milestones."""
    return SetModifier("milestone_cost", to=mc)


def award_cost(mc: int) -> SetModifier:
    """The price of awards."""
    return SetModifier("award_cost", to=mc)


def ocean_money(mc: int) -> SetModifier:
    """What an ocean next to your tile pays."""
    return SetModifier("ocean_money", to=mc)


def skips_first_rating() -> SetModifier:
    """The first step of the rating in every action phase is lost."""
    return SetModifier("skips_rating", to=True)

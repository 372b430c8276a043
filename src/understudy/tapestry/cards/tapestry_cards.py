"""The tapestry cards: one card, one statement that reads like the card."""

from __future__ import annotations

from typing import Final

from understudy.tapestry.cards.definition import (
    Ban,
    CardDefinition,
    Clause,
    Effect,
    Event,
    Standing,
)
from understudy.tapestry.cards.operations import (
    AdvanceChosen,
    AidPerTrailingTrack,
    BackOnThreeForwardOnOne,
    ChooseOpponent,
    ChooseOpponentAndTrack,
    CircleOfInvented,
    CompareLandmarks,
    ConvertFood,
    CopyBenefit,
    CopyTapestry,
    DiscardForPoints,
    EachMayPay,
    EveryoneGains,
    Exchange,
    ExploreDrawn,
    GainAnyLandmark,
    GiveTile,
    IfFirstInEra,
    InventAndUpgrade,
    MatchOpponent,
    NeighborsGain,
    OpponentPosition,
    PlaceOutpost,
    PlayGained,
    PointsPerCoin,
    RollForEveryone,
    StandUp,
    TerrainResources,
)
from understudy.tapestry.printed.benefits import (
    ANY,
    FACE_UP,
    FREE_BONUS,
    FROM_DECK,
    Advance,
    AllOf,
    Benefit,
    GainBuilding,
    GainResource,
    GainTapestry,
    GainTiles,
    InOrder,
    Invent,
    OneOf,
    Points,
    PointsPer,
    TerritoryBenefit,
)
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TAPESTRY_ID
from understudy.tapestry.printed.read_tables import to_id
from understudy.tapestry.printed.tracks import TRACKS


def card(name: str, *clauses: Benefit | Clause) -> CardDefinition:
    """Return the definition of a card. Benefits are gained when it is played, in this order."""
    played = tuple(clause for clause in clauses if isinstance(clause, Benefit))
    return CardDefinition(
        to_id(name),
        played[0] if len(played) == 1 else InOrder(played) if played else None,
        tuple(clause for clause in clauses if isinstance(clause, Effect)),
        frozenset(clause for clause in clauses if isinstance(clause, Standing)),
        frozenset(clause.track for clause in clauses if isinstance(clause, Ban)),
    )


def each_time(event: Event, benefit: Benefit, *, on: str = "", building: str = "") -> Effect:
    """Return an effect of an event, limited to a track or a kind of building."""
    return Effect(event, benefit, on, building)


def may(event: Event, benefit: Benefit) -> Effect:
    """Return an effect of an event that the owner may leave."""
    return Effect(event, benefit, optional=True)


_ANY_RESOURCE: Final = GainResource(ANY)
_DEFINITIONS: Final = (
    card(
        "Academia",
        each_time(Event.INVENT, Points(3)),
        each_time(Event.GAIN_TAPESTRY, Points(3)),
    ),
    card("Age of Discovery", RollForEveryone()),
    card(
        "Age of Sail",
        each_time(Event.EXPLORE, GainTiles(3)),
        each_time(Event.EXPLORE, GiveTile(vp=3)),
    ),
    card(
        "Age of Wonders",
        CompareLandmarks(
            fewest=GainResource(ANY, 2),
            most=Points(12),
            otherwise=AllOf((_ANY_RESOURCE, Points(6))),
        ),
    ),
    card(
        "Alliance",
        ChooseOpponent(),
        Standing.PEACE_WITH_CHOSEN,
        each_time(Event.OPPONENT_UPGRADE, CopyBenefit()),
    ),
    card("Boast of Superiority", PointsPer("leading_track", 4)),
    card(
        "Broker of Peace",
        Ban("military"),
        each_time(Event.OPPONENT_ADVANCE, Points(3), on="military"),
    ),
    card(
        "Capitalism",
        each_time(Event.INCOME, PointsPerCoin(2)),
        each_time(Event.GAIN_BUILDING, GainResource("coin"), building="market"),
    ),
    card("Coal Baron", ExploreDrawn(), NeighborsGain(GainTiles(1))),
    card(
        "Colonialism",
        TerrainResources(
            (("mountain", "worker"), ("grass", "culture"), ("forest", "food"), ("desert", "coin"))
        ),
    ),
    card("Dark Ages", BackOnThreeForwardOnOne(steps=3)),
    card("Democracy", GainTapestry(3), DiscardForPoints(vp_each=2)),
    card("Dictatorship", AdvanceChosen(bans_others=True)),
    card("Diplomacy", AllOf((GainBuilding(ANY), EveryoneGains(_ANY_RESOURCE)))),
    card("Dystopia", GainAnyLandmark()),
    card(
        "Empiricism",
        each_time(Event.ADVANCE, Points(2), on="science"),
        Standing.ROLL_TWICE,
    ),
    card("Espionage", CopyTapestry()),
    card("Exploitation", Standing.DOUBLE_BENEFIT),
    card("Feudalism", OneOf((_ANY_RESOURCE, PointsPer("landmark", 3)))),
    card("Golden Age", Standing.IGNORE_REQUIREMENT, each_time(Event.UPGRADE, Points(3))),
    card("Guilds", Exchange(vp_each=5, most=3)),
    card("Industrialism", each_time(Event.INVENT, CircleOfInvented())),
    card(
        "Marriage of State",
        ChooseOpponentAndTrack(),
        each_time(Event.OPPONENT_TRACK_BENEFIT, CopyBenefit()),
    ),
    card("Mercantilism", each_time(Event.INCOME, ConvertFood(vp_each=2))),
    card("Meritocracy", Invent(1), PointsPer("tech_card", 2)),
    card("Militarism", may(Event.TILE_PLACED, PlaceOutpost())),
    card("Monarchy", each_time(Event.BUILT_IN_CAPITAL, Points(3))),
    card("Oil Magnate", AdvanceChosen(neighbors=True)),
    card(
        "Olympic Host",
        EachMayPay(
            "worker",
            gain=Points(10),
            if_opponent_paid=GainBuilding(ANY),
            otherwise=GainResource("coin"),
        ),
    ),
    card("Pillage and Plunder", Standing.BOTH_DICE, Standing.NO_TRAPS),
    card("Pirate Rule", each_time(Event.CONQUER, TerritoryBenefit())),
    card("Plea for Aid", AidPerTrailingTrack(vp=2)),
    card("Renaissance", AllOf(tuple(Advance(track, FREE_BONUS) for track in TRACKS))),
    card(
        "Revisionism",
        each_time(Event.LANDMARK_ON_TRACK, _ANY_RESOURCE),
        each_time(Event.REACH_CLAIMED_LANDMARK, GainBuilding("armory")),
    ),
    card("Revolution", OneOf((_ANY_RESOURCE, StandUp(most=3)))),
    card("Socialism", MatchOpponent()),
    card("Steam Tycoon", InventAndUpgrade(FACE_UP), NeighborsGain(Invent(1, FROM_DECK), True)),
    card("Technocracy", IfFirstInEra(InventAndUpgrade(), otherwise=PointsPer("opponent", 3))),
    card(
        "Terraforming",
        Standing.BUILD_ON_IMPASSABLE,
        each_time(Event.BUILT_ON_IMPASSABLE, Points(5)),
    ),
    card("Theocracy", Ban("science"), each_time(Event.ENTER_TIER, Points(4))),
    card("Trade Economy", OpponentPosition()),
    card("Trap", Points(10)),
    card("Tyranny", may(Event.GAIN_TAPESTRY, PlayGained(vp=5))),
    card("Wartime Economy", Standing.FREE_BONUS),
)

CARD_DEFINITIONS: Final = {
    TAPESTRY_CARDS[TAPESTRY_ID[definition.id]].number: definition for definition in _DEFINITIONS
}
"""The definition of each tapestry card by its number."""

"""MarsBot's 46 corporations: one declaration each, in the vocabulary of `orders` and `effects`."""

from __future__ import annotations

from typing import Final

from understudy.mars.marsbot.corporation import (
    HIGHEST_COST,
    LEAST_ADVANCED,
    MOST_TAGS,
    Corporation,
    CubeEffect,
    Order,
    Spaces,
)
from understudy.mars.marsbot.corporations.effects import (
    action_cards_add_floater,
    adjacency_pays,
    advances_again,
    advances_pay,
    blue_action_cards,
    cards_add,
    cards_pay,
    carries_out,
    cities_pay_or_advance,
    claims_or_funds,
    cube_flips,
    discards_fewest_tags,
    has_points,
    has_requirement,
    income_from_card,
    jovian_cards_advance,
    jovian_tags_advance,
    microbes_cost,
    microbes_pay_bot,
    microbes_pay_both,
    money_on_card,
    next_colony_tile,
    one_tag_cards_pay,
    pairs_raise_temperature,
    plants_and_animals_pay,
    reacts,
    refreshes_cube,
    replaces_raise,
    science_cards_raise_tr,
    tags_add,
)
from understudy.mars.marsbot.corporations.orders import (
    adds_a_bonus_card,
    adds_project_cards,
    advances,
    builds_a_city,
    builds_a_colony,
    destroys,
    draws_a_project_card,
    exchanges,
    floater,
    gain,
    in_generations,
    in_turn,
    least_advanced_advances,
    places_a_greenery,
    places_an_ocean,
    puts_on_card,
    puts_under_bonus_deck,
    raises_temperature,
    rating,
    resolves,
    resolves_a_bonus_card,
    resolves_first_tag,
    reveals_into_bonus_deck,
    shuffles_into_bonus_deck,
)
from understudy.mars.printed.card_titles import bonus_card, corporation
from understudy.mars.printed.corporations import PRINTED_CORPORATIONS
from understudy.mars.state import Triggers


def at(**spaces: int | tuple[int, ...]) -> Spaces:
    """Return spaces of tracks by tag."""
    return {tag: (n,) if isinstance(n, int) else n for tag, n in spaces.items()}


def cube(order: Order, instead_of: str = "") -> CubeEffect:
    """Return the effect of a cube."""
    return CubeEffect(order, instead_of)


LOBBYISTS: Final = ("B06 Lobbyists", "B15 Lobbyists (Venus Next)")

CARDS: Final = (
    Corporation(
        "C01 Credicor",
        priority=(HIGHEST_COST,),
        triggers=Triggers(card=(cards_pay(4, lambda card: card.cost >= 20),)),
    ),
    Corporation(
        "C02 Ecoline",
        recurring=bonus_card("B23 Rapid Sprouting"),
        holds="plant",
        attackable=True,
    ),
    Corporation(
        "C03 Helion",
        cubes={
            "white": at(building=6, space=9, science=10, power=(5, 9), plant=11),
            "black": at(earth=(3, 6, 9, 12, 13, 14)),
        },
        cube_effects={
            "white": cube(draws_a_project_card, instead_of="T"),
            "black": cube(raises_temperature),
        },
    ),
    Corporation(
        "C04 Interplanetary Cinematics",
        tags=("event", "event"),
        triggers=Triggers(advance=(advances_pay(2, "building", "event"),)),
    ),
    Corporation(
        "C05 Inventrix",
        setup=(destroys(*LOBBYISTS),),
        triggers=Triggers(card=(cards_pay(2, has_requirement),)),
        recurring=bonus_card("B25 Do It Right"),
    ),
    Corporation(
        "C06 Mining Guild",
        tags=("building", "building"),
        setup=(puts_on_card("mc", 10),),
        triggers=Triggers(gain=(income_from_card,), gain_limit=(money_on_card,)),
        holds="mc",
    ),
    Corporation(
        "C07 PhoboLog",
        tags=("space",),
        setup=(reveals_into_bonus_deck("space", 2),),
        cubes={"white": at(space=(7, 10, 13, 15))},
        cube_effects={"white": cube(resolves_a_bonus_card)},
    ),
    Corporation(
        "C08 Saturn Systems",
        tags=("jovian", "space", "space", "space"),
        priority=("jovian", "space"),
        triggers=Triggers(tag=(jovian_tags_advance,), your_card=(jovian_cards_advance,)),
    ),
    Corporation(
        "C09 Teractor",
        priority=("earth",),
        setup=(gain(25),),
        triggers=Triggers(advance=(advances_pay(2, "earth"),)),
    ),
    Corporation(
        "C10 Tharsis Republic",
        priority=("city",),
        setup=(builds_a_city,),
        triggers=Triggers(city=(cities_pay_or_advance,)),
    ),
    Corporation(
        "C11 ThorGate",
        tags=("power",),
        priority=("power",),
        setup=(gain(10),),
        cubes={"white": at(power=(4, 6, 8, 10))},
        cube_effects={"white": cube(in_turn(resolves_first_tag, raises_temperature))},
    ),
    Corporation(
        "C12 United Nations Mars Initiative (UNMI)",
        setup_bonus_card=bonus_card("B31 Government Subsidy"),
        setup=(shuffles_into_bonus_deck("B31 Government Subsidy"),),
        first_bonus_card=False,
        before_actions=in_generations(lambda n: n >= 2, adds_a_bonus_card),
    ),
    Corporation(
        "C13 Cheung Shing Mars",
        tags=("building",),
        priority=("building",),
        cubes={"silver": at(building=tuple(range(4, 19)))},
        cube_effects={"silver": cube(gain(5))},
    ),
    Corporation(
        "C14 Point Luna",
        tags=("space",),
        priority=("earth",),
        cubes={"white": at(earth=(1, 5, 9, 13, 17)), "black": at(earth=(3, 7, 11, 15))},
        cube_effects={"white": cube(least_advanced_advances), "black": cube(advances("space"))},
    ),
    Corporation(
        "C15 Robinson Industries",
        setup=(gain(10),),
        recurring=bonus_card("B28 Diversification"),
    ),
    Corporation(
        "C16 Valley Trust",
        priority=("science",),
        first_project_cards=1,
        cubes={"white": at(science=(8, 16))},
        cube_effects={"white": cube(draws_a_project_card)},
    ),
    Corporation(
        "C17 Vitor",
        triggers=Triggers(card=(cards_pay(3, has_points),)),
        recurring=bonus_card("B04 Overachievement"),
    ),
    Corporation(
        "C18 Arcadian Communities",
        tags=("building",),
        setup=(resolves("B22 Settlers"),),
        triggers=Triggers(marker_covered=(carries_out(gain(3)),)),
        recurring=bonus_card("B22 Settlers"),
    ),
    Corporation(
        "C19 Astrodrill",
        priority=("space",),
        cubes={"white": at(space=(2, 4, 7, 10, 13)), "black": at(space=(5, 11, 16))},
        cube_effects={"white": cube(least_advanced_advances), "black": cube(advances("space"))},
    ),
    Corporation(
        "C20 Factorum",
        tags=("power",),
        triggers=Triggers(advance=(advances_pay(1, "building", onto_card="mc"),)),
        recurring=bonus_card("B24 Supply & Demand"),
        holds="mc",
    ),
    Corporation(
        "C21 Pharmacy Union",
        tags=("science",),
        priority=("science",),
        setup=(destroys("B01 Meteor Shower"), reveals_into_bonus_deck("science")),
        before_tag=rating(1),
        triggers=Triggers(card=(science_cards_raise_tr,), your_card=(microbes_cost(4),)),
    ),
    Corporation(
        "C22 Philares",
        setup_bonus_card=bonus_card("B27 Build, Build, Build"),
        setup=(
            places_a_greenery,
            puts_on_card("science"),
            resolves("B07 Local Neural Instance"),
            shuffles_into_bonus_deck("B27 Build, Build, Build"),
        ),
        triggers=Triggers(tile=(adjacency_pays,)),
        holds="science",
    ),
    Corporation(
        "C23 Recyclon",
        tags=("microbe",),
        priority=("building",),
        cubes={"white": at(building=(3, 6, 9, 12, 15, 18))},
        cube_effects={"white": cube(advances("plant"))},
    ),
    Corporation(
        "C24 Splice",
        tags=("plant",),
        priority=("microbe",),
        setup=(
            gain(8),
            destroys("B03 Research and Development"),
            reveals_into_bonus_deck("microbe"),
        ),
        triggers=Triggers(tag=(microbes_pay_bot(4),), your_card=(microbes_pay_both(2),)),
    ),
    Corporation(
        "C25 Viron",
        tags=("microbe",),
        triggers=Triggers(card=(action_cards_add_floater,)),
        points=blue_action_cards,
    ),
    Corporation(
        "C26 Celestic",
        tags=("venus",),
        priority=("venus", "jovian"),
        setup=(floater,),
        triggers=Triggers(failure=(carries_out(floater),)),
        round_start=floater,
    ),
    Corporation(
        "C27 Morning Star Inc.",
        tags=("venus", "venus"),
        setup_bonus_card=bonus_card("B26 Venusian Lobby"),
        setup=(destroys(*LOBBYISTS), shuffles_into_bonus_deck("B26 Venusian Lobby")),
        cubes={"silver": at(venus=(5, 6, 7, 8, 9, 11, 12))},
        cube_effects={"silver": cube(gain(5))},
    ),
    Corporation(
        "C28 Aphrodite",
        tags=("plant",),
        priority=("plant", "animal", "venus"),
        triggers=Triggers(venus=(reacts(gain(2)),)),
    ),
    Corporation(
        "C29 Manutech",
        tags=("building",),
        triggers=Triggers(space_resolved=(advances_again(5, 12),)),
    ),
    Corporation(
        "C30 Aridor",
        priority=(LEAST_ADVANCED,),
        setup=(next_colony_tile,),
        cubes={
            "white": at(building=3, space=3, science=3, power=3, jovian=6),
            "black": at(earth=3, city=6, plant=(3, 6)),
        },
        cube_effects={"white": cube(advances("event")), "black": cube(advances("event"))},
    ),
    Corporation(
        "C31 Arklight",
        tags=("animal",),
        priority=("animal", "plant"),
        triggers=Triggers(tag=(plants_and_animals_pay(2),)),
    ),
    Corporation(
        "C32 Polyphemos",
        tags=("space", "space", "space", "event", "event", "event"),
        setup=(gain(25),),
        before_actions=discards_fewest_tags,
    ),
    Corporation(
        "C33 Poseidon",
        setup=(builds_a_colony,),
        triggers=Triggers(colony=(carries_out(least_advanced_advances),)),
    ),
    Corporation(
        "C34 Stormcraft Incorporated",
        tags=("jovian",),
        setup=(floater,),
        triggers=Triggers(floaters_spent=(carries_out(raises_temperature),)),
        round_start=floater,
    ),
    Corporation(
        "C35 Lakefront Resorts",
        setup=(puts_on_card("white"),),
        triggers=Triggers(ocean=(reacts(cube_flips),)),
        ocean_money=3,
        holds="white",
    ),
    Corporation(
        "C36 Pristar",
        before_actions=refreshes_cube,
        triggers=Triggers(replaces_raise=(replaces_raise,)),
        holds="white",
    ),
    Corporation(
        "C37 Septem Tribus",
        setup=(destroys("B21 Party Politics"),),
        recurring=bonus_card("B29 Gray Eminence"),
    ),
    Corporation(
        "C38 TerraLabs Research",
        tags=("science",),
        setup=(rating(-8),),
        before_actions=adds_project_cards(lambda game: 1 if game.generation <= 8 else 2),
    ),
    Corporation(
        "C39 Utopia Invest",
        tags=("building", "space"),
        recurring=bonus_card("B32 Investors"),
    ),
    Corporation(
        "C40 Ecotec",
        tags=("plant",),
        priority=("plant", "microbe", "animal"),
        setup=(puts_on_card("plant", 2),),
        triggers=Triggers(tag=(tags_add("plant", "plant", "microbe", "animal"),)),
        before_actions=exchanges("plant", 5, advances("plant")),
        holds="plant",
        attackable=True,
    ),
    Corporation(
        "C41 Kuiper Cooperative",
        tags=("space",),
        priority=("space",),
        cubes={"white": at(space=(4, 8, 12)), "black": at(space=(7, 10, 14))},
        cube_effects={"white": cube(raises_temperature), "black": cube(places_an_ocean)},
    ),
    Corporation(
        "C42 Nirgal Enterprises",
        tags=("building", "power", "plant"),
        setup=(destroys("B04 Overachievement"),),
        award_bonus=2,
        before_actions=claims_or_funds,
    ),
    Corporation(
        "C43 Palladin Shipping",
        tags=("space", "event"),
        priority=("space", "event"),
        setup=(gain(5),),
        cubes={"white": at(space=(3, 4, 6, 8, 10, 11)), "black": at(event=(3, 4, 6, 8, 10, 11))},
        cube_effects={
            "white": cube(pairs_raise_temperature("white")),
            "black": cube(pairs_raise_temperature("black")),
        },
    ),
    Corporation(
        "C44 Sagitta Frontier Services",
        tags=("power", "event"),
        setup=(gain(8),),
        triggers=Triggers(card=(one_tag_cards_pay,)),
        untagged_failure=10,
    ),
    Corporation(
        "C45 Spire",
        tags=("earth",),
        priority=(MOST_TAGS,),
        triggers=Triggers(card=(cards_add("science", lambda card: len(card.all_tags) >= 2),)),
        before_actions=exchanges("science", 10, builds_a_city, rating(1)),
        holds="science",
    ),
    Corporation(
        "C46 Tycho Magnetics",
        priority=("power", "science"),
        setup_bonus_card=bonus_card("B30 Interface Hyperlink"),
        setup=(puts_under_bonus_deck("B30 Interface Hyperlink"),),
    ),
)  # fmt: skip

CORPORATIONS: Final = {corporation(card.name): card for card in CARDS}
"""The corporations by printed number."""


def may_be_used(card: Corporation, expansions: frozenset[str]) -> bool:
    """Return whether the use condition of the card is met (3.2). [B p.1]"""
    needs = PRINTED_CORPORATIONS[card.number].needs
    return not needs or bool(expansions.intersection(needs))

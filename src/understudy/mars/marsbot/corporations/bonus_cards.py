"""The bonus cards of the corporations, B22 to B32 (13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from understudy.components.shortlist import counted_through
from understudy.core import Change, Ref, Table
from understudy.mars.marsbot.bonus_cards import (
    BonusAction,
    advance_furthest_parameter,
    place_ocean_by_oceans,
    raise_temperature_or_place_greenery,
)
from understudy.mars.marsbot.corporation import on_card, put_on_card
from understudy.mars.marsbot.decks import draw_project_card, flip_for_cost
from understudy.mars.marsbot.mc_and_tr import gain_mc, gain_tr, lose_mc
from understudy.mars.marsbot.placement import choose_marker, choose_touching
from understudy.mars.marsbot.resolve_bonus_card import (
    BACK_INTO_DECK,
    DESTROYED,
    DISCARDED,
    SET_ASIDE,
    tell_no_effect,
)
from understudy.mars.marsbot.resolve_project_card import resolve_project_card
from understudy.mars.marsbot.terraform import place_bot_tile, place_greenery, raise_venus
from understudy.mars.marsbot.tracks import advance, least_advanced, most_advanced, regress
from understudy.mars.marsbot.turmoil import send_delegate_to
from understudy.mars.planet.spaces import city_spaces, free_land
from understudy.mars.printed.card_titles import project_card
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS
from understudy.mars.printed.maps import MARS
from understudy.mars.references import card_ref, moved
from understudy.mars.state import BOT, HUMAN, PARTIES, Game

SPECIAL_TILE_CARDS: Final = frozenset(
    CARD_ID[project_card(title)]
    for title in (
        "044 Natural Preserve",
        "064 Mining Area",
        "067 Mining Rights",
        "085 Commercial District",
        "097 Nuclear Zone",
        "123 Industrial Center",
        "128 Ecological Zone",
        "140 Lava Flows",
        "142 Mohole Area",
        "199 Restricted Area",
        "X31 Deimos Down (promo)",
        "X32 Great Dam (promo)",
        "X33 Magnetic Field Generators (promo)",
    )
)
"""Cards whose special tile is not a city and can be placed on ordinary land (C22)."""


def settlers(game: Game, table: Table) -> str:
    """B22: place a marker on free land, by tie-breaks and then most ocean areas around (D-30)."""
    planet = game.planet
    spaces = free_land(game, BOT) & ~planet.bot_markers
    if not spaces:
        tell_no_effect(table)
        return SET_ASIDE
    chosen, why = choose_marker(game, table, spaces)
    planet.put("marker", BOT, 1 << chosen)
    if table.listening:
        name = MARS.names[chosen]
        change = Change(f"tile.{name}", None, "marker bot")
        space = Ref("mars-space", name)
        table.tell("mars-settlers", "B p.3", change, why=why, space=space)
    return SET_ASIDE


def rapid_sprouting(game: Game, table: Table) -> str:
    """B23: spend the plant on a greenery, or add a plant to the card (D-30)."""
    if not on_card(game, "plant"):
        put_on_card(game, table, "plant", 1)
    elif free_land(game, BOT):
        put_on_card(game, table, "plant", -1)
        place_greenery(game, table)
    else:
        tell_no_effect(table)
    return SET_ASIDE


def supply_and_demand(game: Game, table: Table) -> str:
    """B24: take up to 3 MC from the card; if it is empty, advance Energy."""
    taken = min(3, on_card(game, "mc"))
    if taken:
        put_on_card(game, table, "mc", -taken)
        gain_mc(game, table, taken, "mars-card-money", "B p.3")
    else:
        advance(game, table, game.board.track_of["power"], end_fails=False)
    return SET_ASIDE


def do_it_right(game: Game, table: Table) -> str:
    """B25: do one of the first three actions of Lobbyists, or nothing."""
    if not (raise_temperature_or_place_greenery(game, table) or place_ocean_by_oceans(game, table)):
        tell_no_effect(table)
    return SET_ASIDE


def venusian_lobby(game: Game, table: Table) -> str:
    """B26: raise Venus, advance the Venus track, raise the furthest parameter."""
    raise_venus(game, table)
    advance(game, table, game.board.track_of["venus"], end_fails=False)
    advance_furthest_parameter(game, table)
    return DISCARDED


def build_build_build(game: Game, table: Table) -> str:
    """B27: a city by your greenery, or a special tile by your city, or 3 MC and reshuffle."""
    planet = game.planet
    yours = planet.greeneries & planet.human_tiles
    spaces = city_spaces(game, BOT) & MARS.next_to(yours)
    if spaces:
        site = choose_touching(game, table, spaces, yours, "mars-tie-your-greeneries")
        place_bot_tile(game, table, site, "city")
        lose_mc(game, table, 5, "mars-corporation-loss", "B p.3")
        return DISCARDED
    cities = planet.cities & planet.human_tiles
    spaces = free_land(game, BOT) & MARS.next_to(cities)
    card = next((c for c in game.bot.played if c in SPECIAL_TILE_CARDS), None)
    if spaces and card is not None:
        game.bot.played.remove(card)
        game.bot.removed.append(card)
        if table.listening:
            change = moved(card, "bot.played", "removed")
            table.tell("mars-card-removed", "B p.3", change, card=card_ref(card))
        site = choose_touching(game, table, spaces, cities, "mars-tie-your-cities-most")
        place_bot_tile(game, table, site, "special")
        lose_mc(game, table, 3, "mars-corporation-loss", "B p.3")
        return DISCARDED
    gain_mc(game, table, 3, "mars-card-money", "B p.3")
    return BACK_INTO_DECK


def diversification(game: Game, table: Table) -> str:
    """B28: advance the least advanced track, then lose 4 MC if MarsBot has them (D-18)."""
    advance(game, table, least_advanced(game), end_fails=False)
    if game.bot.mc >= 4:
        lose_mc(game, table, 4, "mars-corporation-loss", "B p.3")
    return SET_ASIDE


def gray_eminence(game: Game, table: Table) -> str:
    """B29: send 2 delegates where MarsBot, then you, have fewest; without one, 2 MC (D-44)."""
    turmoil = game.turmoil
    assert turmoil is not None
    for _ in range(2):
        if not turmoil.reserve[BOT]:
            gain_mc(game, table, 2, "mars-card-money", "B p.3")
            continue
        left = list(PARTIES)
        for side in (BOT, HUMAN):
            counts = {party: turmoil.delegates[party].count(side) for party in left}
            left = [party for party in left if counts[party] == min(counts.values())]
        party = left[0]
        if len(left) > 1:
            order = [p for p in turmoil.clockwise() if p in left]
            cost = flip_for_cost(game, table)
            party = order[counted_through((1 << len(order)) - 1, cost)]
        send_delegate_to(game, table, party)
    return SET_ASIDE


def interface_hyperlink(game: Game, table: Table) -> str:
    """B30: draw as many project cards as the Energy space, at least 2; resolve the best 2."""
    count = max(2, game.track("power").position)
    hand = game.bot.in_hand
    start = len(hand)
    for number in range(1, count + 1):
        card = draw_project_card(game, table, "mars-ask-revealed-card", number, count)
        if card is not None:
            hand.append(card)
    drawn = hand[start:]
    chosen: list[int] = []
    for _ in range(min(2, len(drawn))):
        best = max(_worth(card) for card in drawn)
        equal = [card for card in drawn if _worth(card) == best]
        card = equal[table.pick(len(equal))] if len(equal) > 1 else equal[0]
        drawn.remove(card)
        chosen.append(card)
    del hand[start:]
    game.project.discard += drawn
    if table.listening:
        changes = [moved(card, None, "project_discard") for card in drawn]
        names = tuple(card_ref(card) for card in chosen)
        table.tell("mars-hyperlink", "B p.3", *changes, cards=names, count=count)
    first, second = chosen
    # Keep the second card in `in_hand`, so that a real deck cannot reveal it again.
    hand.append(second)
    resolve_project_card(game, table, first)
    hand.remove(second)
    resolve_project_card(game, table, second)
    return DESTROYED


def _worth(card: int) -> tuple[bool, int, int]:
    facts = PROJECT_CARDS[card]
    return "science" in facts.tags, facts.cost, len(facts.all_tags)


def government_subsidy(game: Game, table: Table) -> str:
    """B31: gain 1 TR."""
    gain_tr(game, table, 1, "B p.3")
    return DISCARDED


def investors(game: Game, table: Table) -> str:
    """B32: in even generations balance the tracks, in odd ones gain MC by the weakest."""
    weakest = least_advanced(game)
    if game.generation % 2:
        gain_mc(game, table, game.bot.tracks[weakest].position, "mars-card-money", "B p.3")
        return SET_ASIDE
    strongest = most_advanced(game)
    advance(game, table, weakest, end_fails=False)
    if game.bot.tracks[strongest].position:
        regress(game, table, strongest)
    return SET_ASIDE


CORPORATION_BONUS: Final[Mapping[str, BonusAction]] = {
    "B22 Settlers": settlers,
    "B23 Rapid Sprouting": rapid_sprouting,
    "B24 Supply & Demand": supply_and_demand,
    "B25 Do It Right": do_it_right,
    "B26 Venusian Lobby": venusian_lobby,
    "B27 Build, Build, Build": build_build_build,
    "B28 Diversification": diversification,
    "B29 Gray Eminence": gray_eminence,
    "B30 Interface Hyperlink": interface_hyperlink,
    "B31 Government Subsidy": government_subsidy,
    "B32 Investors": investors,
}
"""The bonus cards that MarsBot's corporations add."""

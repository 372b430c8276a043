"""Corporate Competition: MarsBot improves its value in the closest funded award (14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.core import ChoiceExplanation, Ref, Table, TiebreakerResult
from understudy.mars.marsbot.decks import can_be_found, draw_project_card
from understudy.mars.marsbot.fund_award import lead
from understudy.mars.marsbot.mc_and_tr import gain_tr, lose_mc
from understudy.mars.marsbot.placement import choose_city
from understudy.mars.marsbot.resolve_project_card import resolve_project_card, resolve_tag
from understudy.mars.marsbot.terraform import place_bot_tile, place_greenery
from understudy.mars.marsbot.tracks import advance, advance_as, least_advanced, most_advanced
from understudy.mars.milestones_awards.evaluation import Award
from understudy.mars.planet.counts import SOUTHERN
from understudy.mars.planet.spaces import city_spaces, free_land
from understudy.mars.printed.cards import PROJECT_CARDS, ProjectCard
from understudy.mars.printed.maps import MARS
from understudy.mars.references import card_ref, moved
from understudy.mars.state import BOT, Game

PRICE: Final = 5

Verb = Callable[[Game, Table, tuple[str, ...]], bool]
"""A helper action: returns False, without effect, if it is impossible."""


def resolve_helper(game: Game, table: Table) -> bool:
    """Resolve the first possible helper by closeness, for 5 MC. Return False if none. [A p.7]"""
    funded = [award for award in game.award_row if award.name in game.awards]
    if game.bot.mc < PRICE or not funded:
        return False
    order, leads = _by_closeness(game, table, funded)
    if table.listening:
        names = tuple(award.name for award in order)
        values = tuple(leads[name] for name in names)
        closest = TiebreakerResult("mars-tie-closest-award", values[0], names, values)
        why = ChoiceExplanation("mars-award", names, (closest,), names[0])
        first = Ref("mars-award", names[0])
        table.tell("mars-competition", "A p.7", why=why, award=first, ruling="D-8")
    for award in order:
        if VERBS[award.helper.verb](game, table, award.helper.words):
            if not award.helper.free:
                lose_mc(game, table, PRICE, "mars-helper-paid", "A p.7")
            return True
        if table.listening:
            table.tell("mars-helper-impossible", "A p.7", award=Ref("mars-award", award.name))
    return False


def _by_closeness(
    game: Game, table: Table, funded: list[Award]
) -> tuple[list[Award], dict[str, int]]:
    """Sort: awards you lead or tie by least, then those MarsBot leads by least (D-8). [A p.7]"""
    leads = lead(game, table, funded)
    order = sorted(funded, key=lambda award: (leads[award.name] > 0, abs(leads[award.name])))
    return order, leads


def _rows(game: Game, tags: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(game.board.track_of[tag] for tag in tags)


def _advance(game: Game, table: Table, row: int) -> bool:
    if game.bot.tracks[row].at_end:
        return False
    advance(game, table, row)
    return True


def _advance_least(game: Game, table: Table, tags: tuple[str, ...]) -> bool:
    """Advance the least advanced of these tracks, or of all if no tag is named."""
    row = least_advanced(game, _rows(game, tags))
    if len(tags) != 1 or game.bot.tracks[row].at_end:
        return _advance(game, table, row)
    advance_as(game, table, tags[0])
    return True


def _advance_least_but_venus(game: Game, table: Table, tags: tuple[str, ...]) -> bool:
    venus = game.board.track_of.get("venus")
    rows = tuple(row for row in range(len(game.bot.tracks)) if row != venus)
    return _advance(game, table, least_advanced(game, rows))


def _advance_most(game: Game, table: Table, tags: tuple[str, ...]) -> bool:
    """Advance the most advanced of these tracks; impossible at its end (D-29)."""
    return _advance(game, table, most_advanced(game, _rows(game, tags)))


def _greenery(game: Game, table: Table, words: tuple[str, ...]) -> bool:
    """Place a greenery, with a region only there; the region comes first (D-48)."""
    if not words:
        return place_greenery(game, table)
    free = free_land(game, BOT) & REGIONS[words[0]](game)
    spaces = free & MARS.next_to(game.planet.bot_tiles) or free
    return place_greenery(game, table, spaces)


def _city(game: Game, table: Table, words: tuple[str, ...]) -> bool:
    """Place a city, with a region only there."""
    spaces = city_spaces(game, BOT) & (REGIONS[words[0]](game) if words else MARS.all)
    if not spaces:
        return False
    place_bot_tile(game, table, choose_city(game, table, spaces), "city")
    return True


REGIONS: Final[dict[str, Callable[[Game], int]]] = {
    "southern": lambda game: SOUTHERN,
    "edge": lambda game: MARS.edge,
    "by_ocean": lambda game: MARS.next_to(game.planet.oceans),
    "inland": lambda game: ~MARS.next_to(game.planet.oceans),
    "dry": lambda game: ~MARS.next_to(game.planet.oceans | game.map.ocean),
    "by_special": lambda game: MARS.next_to(game.planet.specials | game.planet.neural),
}
"""Parts of the map to which a helper is limited."""

PREDICATES: Final[dict[str, Callable[[ProjectCard], bool]]] = {
    "green": lambda card: card.colour == "green",
    "cost_20": lambda card: card.cost >= 20,
    "cost_10": lambda card: card.cost <= 10,
    "requirement": lambda card: bool(card.requirements),
    "no_tags": lambda card: not card.all_tags,
}
"""Conditions for the card that ends the revealing."""


def _reveal(game: Game, table: Table, words: tuple[str, ...]) -> bool:
    """Reveal project cards until one fits, resolve it, discard the others. [C p.12]"""
    fits = PREDICATES[words[0]]
    if not can_be_found(game, lambda card: fits(PROJECT_CARDS[card])):
        return False
    hand = game.bot.in_hand
    before = len(hand)
    while True:
        card = draw_project_card(game, table, "mars-ask-revealed-card")
        assert card is not None  # There is one to be found.
        if fits(PROJECT_CARDS[card]):
            break
        hand.append(card)
        if table.listening:
            table.tell("mars-revealed", "C p.12", card=card_ref(card))
    others = hand[before:]
    del hand[before:]
    game.project.discard += others
    if table.listening and others:
        changes = [moved(other, None, "project_discard") for other in others]
        table.tell("mars-revealed-discarded", "C p.12", *changes, count=len(others))
    resolve_project_card(game, table, card)
    return True


def _raise_tr(game: Game, table: Table, words: tuple[str, ...]) -> bool:
    gain_tr(game, table, 2, "C p.12")
    return True


def _lose_cube(game: Game, table: Table, words: tuple[str, ...]) -> bool:
    """You remove your best animal or microbe; impossible if you have none."""
    return game.you.lose_best_cube(game, table, must_know=True)


def _impossible(game: Game, table: Table, words: tuple[str, ...]) -> bool:
    """Return False: Politician has no helper."""
    return False


def _resolve_tag(game: Game, table: Table, tags: tuple[str, ...]) -> bool:
    """Resolve a tag as if a card showed it; impossible at the end of its track."""
    if game.bot.tracks[game.board.track_of[tags[0]]].at_end:
        return False
    resolve_tag(game, table, tags[0])
    return True


VERBS: Final[dict[str, Verb]] = {
    "resolve_tag": _resolve_tag,
    "advance_least": _advance_least,
    "advance_least_but_venus": _advance_least_but_venus,
    "advance_most": _advance_most,
    "greenery": _greenery,
    "city": _city,
    "reveal": _reveal,
    "raise_tr": _raise_tr,
    "lose_cube": _lose_cube,
    "none": _impossible,
}
"""The helper actions by the names that awards use."""

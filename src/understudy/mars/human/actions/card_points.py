"""Points on your cards at the end (10). [T 10]"""

from __future__ import annotations

from understudy.mars.human.rules.counts import all_cities, all_colonies
from understudy.mars.human.state.card import TAG_INDEX, Card
from understudy.mars.human.state.side import Human
from understudy.mars.printed.maps import MARS
from understudy.mars.printed.points import Points
from understudy.mars.state import Game


def card_points(game: Game, you: Human) -> int:
    """Return the points of all your cards, events included (10). [T 10]"""
    cards = [*you.face_up(), *(you.library[card] for card in you.events)]
    return sum([points_of(game, you, card) for card in cards])


def points_of(game: Game, you: Human, card: Card) -> int:
    """Return what one card is worth now; wild tags do not count (5, 10). [T 10]"""
    points = card.points
    if points is None or points.for_sued:
        return 0
    if not points.per:
        return points.each
    counted = _counted(game, you, card, points)
    if points.once:
        return points.each if counted else 0
    return counted // points.every * points.each


def _counted(game: Game, you: Human, card: Card, points: Points) -> int:
    planet = game.planet
    match points.per:
        case "here":
            return you.card_resources.get(card.id, 0)
        case "tags":
            return you.tags[TAG_INDEX[points.of]]
        case "cities":
            return all_cities(game, you)
        case "colonies":
            return all_colonies(game)
        case "cathedrals":
            return you.cathedrals.bit_count() + you.off_map_cathedrals
    space = you.tile_of_card.get(card.id, -1)
    if space < 0:
        return 0
    counted = planet.oceans if points.per == "adjacent_oceans" else planet.cities
    return (MARS.neighbors[space] & counted).bit_count()

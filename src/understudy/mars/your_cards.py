"""Your cards that look at MarsBot or attack it: one card, one statement (6, 19.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from understudy.mars.changes import card_ref
from understudy.mars.facts import CARD_ID
from understudy.mars.human import you_lower, you_remove
from understudy.table import Choice, Illegal, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

Effect = Callable[["Game", Table], int]
"""What a card of yours does at MarsBot; the number it counts or takes there."""


def cities(game: Game, table: Table) -> int:
    """MarsBot's real cities count, not its track (6.5)."""
    return (game.planet.cities & game.planet.bot_tiles).bit_count()


def track(tag: str) -> Effect:
    """MarsBot's position on the track of a tag stands for its tags (6.5). [A p.5]"""
    return lambda game, table: game.track(tag).position


def remove(resource: str, amount: int) -> Effect:
    """Take up to so many from MarsBot (6.1). [A p.4]"""
    return lambda game, table: you_remove(game, table, resource, amount, steal=False)


def steal(resource: str, amount: int) -> Effect:
    """Take up to so many for yourself (6.2). [A p.4]"""
    return lambda game, table: you_remove(game, table, resource, amount, steal=True)


def lower(production: str, steps: int = 1) -> Effect:
    """Lower a production of MarsBot (6.3). [A p.5]"""

    def effect(game: Game, table: Table) -> int:
        you_lower(game, table, production, steps)
        return steps

    return effect


def one_of(**effects: Effect) -> Effect:
    """You choose one of these; they are named by what they take."""

    def effect(game: Game, table: Table) -> int:
        question = Choice(
            id="mars-ask-attack", cite="A p.4", kind="mars-resource", options=tuple(effects)
        )
        return effects[table.ask(question)](game, table)

    return effect


YOUR_CARDS: Final[dict[str, Effect]] = {
    "002": lower("titanium"),                                    # Asteroid Mining Consortium
    "004": lower("heat"),                                        # Cloud Seeding
    "007": cities,                                               # Martian Rails
    "009": remove("plants", 3),                                  # Asteroid
    "010": remove("plants", 3),                                  # Comet
    "011": remove("plants", 4),                                  # Big Asteroid
    "024": remove("animal", 1),                                  # Predators
    "035": remove("microbe", 1),                                 # Ants
    "039": remove("plants", 8),                                  # Deimos Down
    "050": one_of(animal=remove("animal", 2), plants=remove("plants", 5)),  # Virus
    "052": lower("plants"),                                      # Fish
    "054": lower("plants"),                                      # Small Animals
    "061": lower("steel"),                                       # Great Escarpment Consortium
    "063": remove("plants", 2),                                  # Mining Expedition
    "072": lower("plants", 2),                                   # Birds
    "080": remove("plants", 6),                                  # Giant Ice Asteroid
    "096": cities,                                               # Greenhouses
    "099": track("space"),                                       # Toll Station [A p.11]
    "107": track("event"),                                       # Media Archives: MarsBot's share
    "121": one_of(                                               # Sabotage
        titanium=remove("titanium", 3), steel=remove("steel", 4), mc=remove("mc", 7),
    ),
    "124": one_of(steel=steal("steel", 2), mc=steal("mc", 3)),   # Hired Raiders
    "125": lower("mc", 2),                                       # Hackers
    "129": cities,                                               # Zeppelins
    "147": lower("plants"),                                      # Herbivores
    "160": lower("energy"),                                      # Power Supply Consortium
    "178": lower("heat", 2),                                     # Heat Trappers
    "183": lower("plants"),                                      # Biomass Combustors
    "189": cities,                                               # Energy Saving
    "201": lower("energy"),                                      # Energy Tapping
}  # fmt: skip
"""The cards of the base game and Corporate Era that concern MarsBot when you use them."""


def you_play(game: Game, table: Table, number: str) -> int:
    """Your card is played: what it counts or takes at MarsBot (6.5, 19.1). [A p.5]"""
    card = card_ref(CARD_ID[number])
    effect = YOUR_CARDS.get(number)
    if effect is None:
        raise Illegal("mars-card-not-concerned", card=card)
    if table.listening:
        table.tell("mars-you-play", "A p.5", card=card)
    table.depth += 1
    count = effect(game, table)
    if table.listening:
        table.tell("mars-card-counts", "A p.5", card=card, count=count)
    table.depth -= 1
    return count

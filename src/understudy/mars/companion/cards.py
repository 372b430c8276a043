"""Your cards that look at MarsBot or attack it: one card, one statement (6, 19.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from understudy.mars.changes import card_ref, gain_mc, moved
from understudy.mars.companion.human import you_lower, you_place_off_map_city, you_remove
from understudy.mars.printed.facts import CARD_ID, PRELUDES, PROJECT_CARDS, fold
from understudy.mars.printed.maps import MARS
from understudy.mars.state import BOT
from understudy.table import Choice, Ref, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

Effect = Callable[["Game", Table], int]
"""What a card of yours does at MarsBot; the number it counts or takes there."""


def cities(game: Game, table: Table) -> int:
    """MarsBot's real cities count, not its track (6.5)."""
    return (game.planet.cities & game.planet.bot_tiles).bit_count()


def colonies(game: Game, table: Table) -> int:
    """MarsBot's real colonies (6.5)."""
    return sum(tile.owners.count(BOT) for tile in game.colonies)


def cities_and_colonies(game: Game, table: Table) -> int:
    """MarsBot's cities and colonies together."""
    return cities(game, table) + colonies(game, table)


def harbours(game: Game, table: Table) -> int:
    """MarsBot's cities and special tiles next to oceans."""
    planet = game.planet
    built = (planet.cities | planet.specials | planet.neural) & planet.bot_tiles
    return (built & MARS.next_to(planet.oceans)).bit_count()


def track(tag: str, *, half: bool = False) -> Effect:
    """MarsBot's position on the track of a tag stands for its tags (6.5, 19.1). [A p.5]"""

    def effect(game: Game, table: Table) -> int:
        row = game.board.track_of.get(tag)
        position = 0 if row is None else game.bot.tracks[row].position
        return position // 2 if half else position

    return effect


def off_map_city(game: Game, table: Table) -> int:
    """A city of yours outside the map."""
    you_place_off_map_city(game, table)
    return 0


def gives(amount: int) -> Effect:
    """MarsBot gains MC instead of drawing cards (6.7, 19.1). [A p.11]"""

    def effect(game: Game, table: Table) -> int:
        gain_mc(game, table, amount, "mars-card-money", "A p.11")
        return amount

    return effect


def lawsuit(game: Game, table: Table) -> int:
    """Steal 3 MC; the card itself goes to MarsBot's played pile (19.1). [A p.11]"""
    taken = you_remove(game, table, "mc", 3, steal=True)
    card = CARD_ID["X06"]
    source = _where(game, card)
    if source is not None:
        pile, name = source
        if card in pile:
            pile.remove(card)
        game.bot.played.append(card)
        if table.listening:
            change = moved(card, name, "bot.played")
            table.tell("mars-card-played", "A p.11", change, card=card_ref(card))
    return taken


def _where(game: Game, card: int) -> tuple[list[int], str | None] | None:
    """Where a card of yours comes from; nowhere if the app has dealt it to MarsBot before."""
    deck = game.project
    piles: tuple[tuple[list[int], str | None], ...] = (
        (deck.bag, None),
        (deck.stack, None),
        (deck.discard, "project_discard"),
        (game.drafted, "human.drafted"),
    )
    for pile, name in piles:
        if card in pile:
            return pile, name
    return ([], None) if deck.real and card not in game.bot.played else None


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


COUNTED: Final[dict[str, Effect]] = {
    "007": cities,                                               # Martian Rails
    "021": off_map_city,                                         # Phobos Space Haven
    "081": off_map_city,                                         # Ganymede Colony
    "096": cities,                                               # Greenhouses
    "099": track("space"),                                       # Toll Station [A p.11]
    "107": track("event"),                                       # Media Archives: MarsBot's share
    "129": cities,                                               # Zeppelins
    "189": cities,                                               # Energy Saving
    "214": cities,                                               # Aerosport Tournament
    "247": gives(1),                                             # Sponsored Academies [A p.11]
    "C13": track("jovian", half=True),                           # Galilean Waystation [A p.11]
    "C27": cities_and_colonies,                                  # Molecular Printing
    "C31": colonies,                                             # Quantum Communications
    "T04": track("jovian"),                                      # Diaspora Movement
    "X06": lawsuit,                                              # Lawsuit [A p.11]
    "X62": harbours,                                             # Red Ships
    "X69": cities,                                               # Hospitals
    "X76": cities,                                               # Weather Balloons
}  # fmt: skip
"""Project cards that count something of MarsBot, or that have a ruling of their own (19.1)."""

ATTACKS: Final[dict[str, Effect]] = {
    "002": lower("titanium"),                                    # Asteroid Mining Consortium
    "004": lower("heat"),                                        # Cloud Seeding
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
    "121": one_of(                                               # Sabotage
        titanium=remove("titanium", 3), steel=remove("steel", 4), mc=remove("mc", 7),
    ),
    "124": one_of(steel=steal("steel", 2), mc=steal("mc", 3)),   # Hired Raiders
    "125": lower("mc", 2),                                       # Hackers
    "147": lower("plants"),                                      # Herbivores
    "160": lower("energy"),                                      # Power Supply Consortium
    "178": lower("heat", 2),                                     # Heat Trappers
    "183": lower("plants"),                                      # Biomass Combustors
    "201": lower("energy"),                                      # Energy Tapping
    "209": remove("plants", 2),                                  # Small Asteroid
    "218": remove("mc", 4),                                      # Comet for Venus
    "C02": steal("mc", 5),                                       # Air Raid
    "C16": remove("plants", 2),                                  # Impactor Swarm
    "C42": lower("plants"),                                      # Sub-zero Salt Fish
    "P82": steal("plants", 4),                                   # Special Permit
    "T01": remove("plants", 2),                                  # Aerial Lenses
    "X31": remove("plants", 6),                                  # Deimos Down (promo)
}  # fmt: skip
"""Project cards by which you take something from MarsBot or lower its production (6)."""

YOUR_CARDS: Final = COUNTED.keys() | ATTACKS.keys()
"""The project cards that concern MarsBot whenever you use them."""


def you_play(game: Game, table: Table, number: str, *, attack: bool = True) -> int:
    """Your card is played: what it counts, takes or sets off at MarsBot (6, 19.1). [A p.5]

    Without `attack` MarsBot is not the one you aim at.
    """
    if table.listening:
        table.tell("mars-you-play", "A p.5", card=card_ref(CARD_ID[number]))
    table.depth += 1
    count = 0
    if number in COUNTED:
        count = COUNTED[number](game, table)
        if table.listening:
            card = card_ref(CARD_ID[number])
            table.tell("mars-card-counts", "A p.5", card=card, count=count)
    elif attack and number in ATTACKS:
        ATTACKS[number](game, table)
    watching = game.corporation.your_card if game.corporation else None
    if watching is not None:
        watching(game, table, PROJECT_CARDS[CARD_ID[number]])
    table.depth -= 1
    return count


def you_play_prelude(game: Game, table: Table, number: str) -> None:
    """Your prelude is played: only MarsBot's corporation may take notice (14.2). [B p.4]"""
    prelude = PRELUDES[number]
    watching = game.corporation.your_card if game.corporation else None
    if watching is None:
        return
    if table.listening:
        table.tell("mars-you-play", "B p.4", card=Ref("mars-prelude", number))
    table.depth += 1
    watching(game, table, prelude)
    table.depth -= 1


def find_preludes(text: str) -> tuple[str, ...]:
    """The preludes a person may mean, by number or by any part of the name."""
    wanted = fold(text)
    if wanted.upper() in PRELUDES:
        return (wanted.upper(),)
    named = [(p.number, fold(name)) for p in PRELUDES.values() for name in p.names.values()]
    exact = [number for number, name in named if name == wanted]
    found = exact or [number for number, name in named if wanted and wanted in name]
    return tuple(dict.fromkeys(found))

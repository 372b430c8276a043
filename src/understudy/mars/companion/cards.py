"""Your cards that look at MarsBot or attack it: one card, one statement (6, 19.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.mars.companion.actions import you_place_off_map_city
from understudy.mars.marsbot.account import gain_mc
from understudy.mars.marsbot.attacks import you_lower, you_remove
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS
from understudy.mars.printed.maps import MARS
from understudy.mars.printed.preludes import PRELUDES
from understudy.mars.printed.statements import project_card
from understudy.mars.printed.vocabulary import fold
from understudy.mars.state import BOT, Game
from understudy.mars.telling import card_ref, moved
from understudy.table import Choice, Ref, Table

Effect = Callable[[Game, Table], int]
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
    if not _is_marsbots(game, card):
        change = moved(card, _taken_from(game, card), "bot.played")
        game.bot.played.append(card)
        if table.listening:
            table.tell("mars-card-played", "A p.11", change, card=card_ref(card))
    return taken


def _is_marsbots(game: Game, card: int) -> bool:
    """Whether the app has dealt a card to MarsBot before, so that you cannot have it."""
    bot = game.bot
    piles = (bot.played, bot.in_hand, bot.removed, bot.action.cards(), bot.mixed_in)
    return any(card in pile for pile in piles)


def _taken_from(game: Game, card: int) -> str | None:
    """Take a card of yours out of wherever the app believed it to be; the open pile, if it was."""
    deck = game.project
    piles: tuple[tuple[list[int], str | None], ...] = (
        (deck.bag, None),
        (deck.stack, None),
        (deck.discard, "project_discard"),
        (game.drafted, "human.drafted"),
    )
    for pile, name in piles:
        if card in pile:
            pile.remove(card)
            return name
    return None


def remove(resource: str, amount: int) -> Effect:
    """Take up to this amount from MarsBot (6.1). [A p.4]"""
    return lambda game, table: you_remove(game, table, resource, amount, steal=False)


def steal(resource: str, amount: int) -> Effect:
    """Take up to this amount for yourself (6.2). [A p.4]"""
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


def _by_number(statements: dict[str, Effect]) -> dict[str, Effect]:
    """Statements that name their card, by its number."""
    return {project_card(statement): effect for statement, effect in statements.items()}


COUNTED: Final[dict[str, Effect]] = _by_number(
    {
        "007 Martian Rails": cities,
        "021 Phobos Space Haven": off_map_city,
        "081 Ganymede Colony": off_map_city,
        "096 Greenhouses": cities,
        "099 Toll Station": track("space"),
        "107 Media Archives": track("event"),
        "129 Zeppelins": cities,
        "189 Energy Saving": cities,
        "214 Aerosport Tournament": cities,
        "247 Sponsored Academies": gives(1),
        "C13 Galilean Waystation": track("jovian", half=True),
        "C27 Molecular Printing": cities_and_colonies,
        "C31 Quantum Communications": colonies,
        "T04 Diaspora Movement": track("jovian"),
        "X06 Law Suit": lawsuit,
        "X62 Red Ships": harbours,
        "X69 Hospitals": cities,
        "X76 Weather Balloons": cities,
    }
)
"""Project cards that count something of MarsBot, or that have a ruling of their own (19.1)."""

ATTACKS: Final[dict[str, Effect]] = _by_number(
    {
        "002 Asteroid Mining Consortium": lower("titanium"),
        "004 Cloud Seeding": lower("heat"),
        "009 Asteroid": remove("plants", 3),
        "010 Comet": remove("plants", 3),
        "011 Big Asteroid": remove("plants", 4),
        "024 Predators": remove("animal", 1),
        "035 Ants": remove("microbe", 1),
        "039 Deimos Down": remove("plants", 8),
        "050 Virus": one_of(animal=remove("animal", 2), plants=remove("plants", 5)),
        "052 Fish": lower("plants"),
        "054 Small Animals": lower("plants"),
        "061 Great Escarpment Consortium": lower("steel"),
        "063 Mining Expedition": remove("plants", 2),
        "072 Birds": lower("plants", 2),
        "080 Giant Ice Asteroid": remove("plants", 6),
        "121 Sabotage": one_of(
            titanium=remove("titanium", 3),
            steel=remove("steel", 4),
            mc=remove("mc", 7),
        ),
        "124 Hired Raiders": one_of(steel=steal("steel", 2), mc=steal("mc", 3)),
        "125 Hackers": lower("mc", 2),
        "147 Herbivores": lower("plants"),
        "160 Power Supply Consortium": lower("energy"),
        "178 Heat Trappers": lower("heat", 2),
        "183 Biomass Combustors": lower("plants"),
        "201 Energy Tapping": lower("energy"),
        "209 Small Asteroid": remove("plants", 2),
        "218 Comet for Venus": remove("mc", 4),
        "C02 Air Raid": steal("mc", 5),
        "C16 Impactor Swarm": remove("plants", 2),
        "C42 Sub-zero Salt Fish": lower("plants"),
        "P82 Special Permit": steal("plants", 4),
        "T01 Aerial Lenses": remove("plants", 2),
        "X31 Deimos Down (promo)": remove("plants", 6),
    }
)
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
    for watch in game.watching.your_card:
        watch(game, table, PROJECT_CARDS[CARD_ID[number]])
    table.depth -= 1
    return count


def you_play_prelude(game: Game, table: Table, number: str) -> None:
    """Your prelude is played: only MarsBot's corporation may take notice (14.2). [B p.4]"""
    watching = game.watching.your_card
    if not watching:
        return
    if table.listening:
        table.tell("mars-you-play", "B p.4", card=Ref("mars-prelude", number))
    table.depth += 1
    for watch in watching:
        watch(game, table, PRELUDES[number])
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

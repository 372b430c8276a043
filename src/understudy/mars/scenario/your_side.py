"""Your side in a scenario: hand, cards in play, resources on them, owners of special tiles."""

from __future__ import annotations

from functools import cache
from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.core.scenarios.scenario import Keys, wrong_value
from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.human.rules.placement import OFF_MAP
from understudy.mars.human.rules.triggers import register_triggers
from understudy.mars.human.seat import ScreenSeat
from understudy.mars.human.state.card import TAG_INDEX, Card
from understudy.mars.human.state.card_definition import TRIGGER_STARTS
from understudy.mars.human.steps.planet import Nomads, PlaceTile
from understudy.mars.printed.allowed_values import RESOURCES, fold
from understudy.mars.scenario.given import card_name
from understudy.mars.state import Game

CARD_KINDS: Final = ("project", "prelude", "corporation")


def number_of(text: str) -> str:
    """Return the number of a card of yours given by its number or English name."""
    if text in BY_NUMBER:
        return text
    return _named().get(fold(text)) or card_name(text)


def card_of(text: str, kind: str) -> Card:
    """Return a card of this kind; a project and a prelude can share a number."""
    card = BY_NUMBER[number_of(text)]
    if card.kind == kind:
        return card
    for other in LIBRARY:
        if other.kind == kind and other.ref.id == text:
            return other
    raise wrong_value("when.card", text)


@cache
def _named() -> dict[str, str]:
    """Return the number of each of your cards by English name, the first of a name."""
    yours = [card for card in LIBRARY if card.kind in CARD_KINDS]
    return {fold(card.names["en"]): card.number for card in reversed(yours)}


def your_side(game: Game, you: ScreenSeat, given: Keys, corporation: str | None) -> None:
    """Set everything of `[given.human]`."""
    you.tr = given.number("tr", 20)
    printed = 0 if "corporate_era" in game.setup.expansions else 1
    for key, numbers, fresh in (
        ("resources", you.stock, 0), ("production", you.production, printed)
    ):  # fmt: skip
        keys = given.table(key)
        for index, resource in enumerate(RESOURCES):
            numbers[index] = keys.number(resource, fresh)
        keys.refuse_unread()
    if corporation:
        put_in_play(you, BY_NUMBER[number_of(corporation)])
    for name in given.take("played", []):
        put_in_play(you, BY_NUMBER[number_of(str(name))])
    for name in given.take("events", []):
        you.events.append(BY_NUMBER[number_of(str(name))].id)
    you.hand = [BY_NUMBER[number_of(str(name))].id for name in given.take("hand", [])]
    for entry in given.take("card_resources", []):
        keys = Keys(entry, "given.human.card_resources")
        card = BY_NUMBER[number_of(str(keys.need("card")))]
        # A card with resources that is not in play is hosted by Self-replicating Robots.
        in_play = card.id in you.played or card.id in you.corporations
        (you.card_resources if in_play else you.hosted)[card.id] = keys.number("count", 0)
        keys.one_of("kind", (card.holds,), card.holds)
        keys.refuse_unread()
    you.used = [BY_NUMBER[number_of(str(name))].id for name in given.take("used", [])]
    you.fleets = given.number("fleets", 1)
    you.oceans_placed = given.number("oceans_placed", 0)
    you.temperature_steps = given.number("temperature_steps", 0)
    # With Preservation Program, a raised rating has already lost its first step.
    you.tr_raised = you.rating_skipped = given.yes("tr_raised", False)
    you.harmed = given.yes("hurt", False)
    you.plants_removed = given.yes("plants_removed", False)
    given.refuse_unread()
    gone = {*you.hand, *you.played, *you.events, *you.hosted}
    for pile in (game.project.stack, game.project.bag):
        pile[:] = [card for card in pile if card not in gone]


def put_in_play(you: ScreenSeat, card: Card) -> None:
    """Put a card in play as if it had been played earlier."""
    (you.corporations if card.kind == "corporation" else you.played).append(card.id)
    for tag in card.tags:
        you.tags[tag] += 1
    you.tag_kinds_seen |= {tag for tag in card.tags if tag < TAG_INDEX["wild"]}
    for starts in TRIGGER_STARTS:
        register_triggers(you, card, starts)
    you.modifiers = you.modifiers.copy()
    card.apply_modifiers(you.modifiers)
    if any(isinstance(step, PlaceTile) and step.where == OFF_MAP for step in card.immediate):
        you.off_map_cities += 1


def assign_special_tiles(game: Game, you: ScreenSeat) -> None:
    """Assign each special tile on the map to the first card of yours that fits."""
    planet = game.planet
    left = list(spaces_of(planet.specials & planet.human_tiles))
    for card in (LIBRARY[card] for card in you.played):
        for step in card.immediate:
            if isinstance(step, PlaceTile) and step.tile not in ("ocean", "greenery", "city"):
                space = next((space for space in left if _fits_space(game, step, space)), None)
                if space is not None:
                    left.remove(space)
                    you.tile_of_card[card.id] = space
        if any(isinstance(step, Nomads) for step in card.immediate):
            # The Nomads are on your first marker.
            you.nomads_space = next(iter(spaces_of(planet.human_markers)), -1)


def _fits_space(game: Game, step: PlaceTile, space: int) -> bool:
    capital = bool(game.planet.cities >> space & 1)
    reserved = bool(game.map.ocean >> space & 1)
    if capital != (step.tile == "capital") or reserved != (step.where == "ocean area"):
        return False
    return "metal" not in step.where or bool(set("st") & set(game.map.bonus[space]))

"""Steps that only one or two cards have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.core import Change, Table
from understudy.mars.human.actions.play_card import can_use_again, use_action
from understudy.mars.human.rules.card_resources import add_resources
from understudy.mars.human.rules.choices import (
    choose_amount,
    choose_card,
    choose_cards,
    choose_city_place,
    choose_space,
    choose_yes_no,
)
from understudy.mars.human.rules.draw_cards import add_to_hand, draw, hand_of
from understudy.mars.human.rules.payments import cannot_afford, methods_for_mc, pay
from understudy.mars.human.rules.placement import PLAIN_TILES, place_own_tile, spaces_for
from understudy.mars.human.rules.reds_tax import project_raise
from understudy.mars.human.rules.stock import gain
from understudy.mars.human.rules.triggers import remove_triggers
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import MC, TAG_INDEX, Card, Source
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.planet import PlaceTile
from understudy.mars.marsbot.attacks import (
    CATHEDRAL_PRICE,
    bot_chooses_your_ocean,
    you_give_card,
    you_make_bot_draw,
    you_pay_bot,
    you_place_cathedral,
)
from understudy.mars.marsbot.mc_and_tr import gain_mc, lose_mc
from understudy.mars.marsbot.tracks import regress
from understudy.mars.state import HUMAN, MAX_OCEANS, Game

HOSTED_RESOURCES: Final = 2


# MarsBot


@dataclass(frozen=True, slots=True)
class BotGains(Step):
    """MarsBot gains MC for what it would draw or take (6.7, 19.1). [A p.11]"""

    amount: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        you_make_bot_draw(game, table, self.amount)


@dataclass(frozen=True, slots=True)
class BotLoses(Step):
    """MarsBot loses MC, as much as it has, and steps of its Event track for production."""

    amount: int
    production: int = 0

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        if self.amount:
            lose_mc(game, table, min(self.amount, game.bot.mc), "mars-trade-paid", "A p.4")
        row = game.board.lowered["mc"]
        for _ in range(min(self.production, game.bot.tracks[row].position)):
            regress(game, table, row)


@dataclass(frozen=True, slots=True)
class PayHarmedPlayer(Step, verb="pay-victim"):
    """Pay the player who lost something, up to what you have."""

    amount: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        due = min(self.amount, you.stock[MC])
        if due:
            pay(table, you, due, [], source)
            gain_mc(game, table, due, "mars-card-money", "A p.11")


@dataclass(frozen=True, slots=True)
class GainForCardOwner(Step, verb="for-who-played"):
    """The player of the tag gains MC, or adds a microbe to the card; MarsBot gains MC (19.2)."""

    amount: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        card = source.triggered_by
        if card is None:
            you_pay_bot(game, table, self.amount)
        elif card.holds == "microbe" and not choose_yes_no(table, source):
            add_resources(game, table, you, card, 1)
        else:
            gain(table, you, MC, self.amount)


@dataclass(frozen=True, slots=True)
class GiveToBot(Step):
    """Give the card to MarsBot, for which it has no effect (19.1). [A p.11]

    It can be played only if MarsBot harmed you this generation.
    """

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        return None if you.harmed else Obstacle(Lack.CONDITION, "hurt")

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        card = source.card
        if card.id in you.events:
            you.events.remove(card.id)
        you_give_card(game, table, card.id, "human.events")


@dataclass(frozen=True, slots=True)
class FirstPlayersOcean(Step):
    """Place an ocean where the first player says; MarsBot follows its rule (19.1). [A p.11]"""

    def is_worthwhile(self, game: Game, you: Human, source: Source) -> bool:
        return game.planet.ocean_count < MAX_OCEANS

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        project_raise(game, budget, "oceans")
        return None

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        spaces = spaces_for(game, you, "ocean", "ocean area", you.stock[MC])
        if not spaces:
            return
        if game.first_player == HUMAN:
            space, why = choose_space(table, "ocean", spaces), None
        else:
            space, why = bot_chooses_your_ocean(game, table, spaces)
        place_own_tile(game, table, you, "ocean", space, source, why=why)


@dataclass(frozen=True, slots=True)
class Cathedral(Step):
    """Place a cathedral in a city of either side; its owner may pay for a card (19.1)."""

    def cities(self, game: Game, you: Human) -> int:
        """Return the cities on the map without a cathedral."""
        return game.planet.cities & ~you.cathedrals

    def _has_off_map_city(self, you: Human) -> bool:
        """Return whether one of your cities outside the map has no cathedral."""
        return you.off_map_cities > you.off_map_cathedrals

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        possible = self.cities(game, you) or self._has_off_map_city(you)
        return None if possible else Obstacle(Lack.SPACE, "city")

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        places = ["map"] if self.cities(game, you) else []
        places += ["off_map"] if self._has_off_map_city(you) else []
        if choose_city_place(table, source, places) == "off_map":
            you.off_map_cathedrals += 1
            own = True
            if table.listening:
                table.tell("mars-you-off-map-cathedral", "A p.11")
        else:
            space = choose_space(table, "city", self.cities(game, you))
            you.cathedrals |= 1 << space
            you_place_cathedral(game, table, space)
            own = bool(game.planet.human_tiles >> space & 1)
        methods = methods_for_mc(you)
        if (
            own
            and cannot_afford(you, CATHEDRAL_PRICE, methods) is None
            and choose_yes_no(table, source)
        ):
            pay(table, you, CATHEDRAL_PRICE, methods, source)
            add_to_hand(table, you, draw(game, table, you, 1))


# Actions and cards


@dataclass(frozen=True, slots=True)
class UseAgain(Step):
    """Use again a card action that was already used this generation."""

    def cards(self, game: Game, you: Human, source: Source) -> list[Card]:
        """Return the cards whose action was used and can be used now."""
        used = [card for card in you.face_up() if card.id in you.used and card is not source.card]
        return [card for card in used if can_use_again(game, you, card)]

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        return None if self.cards(game, you, source) else Obstacle(Lack.CARDS, "used")

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        cards = self.cards(game, you, source)
        if cards:
            card = choose_card(table, "mars-you-choose-used", cards, source)
            use_action(game, table, you, card, again=True)


@dataclass(frozen=True, slots=True)
class EventsBack(Step):
    """Take back up to `count` of your events that placed no special tile."""

    count: int

    def cards(self, you: Human, source: Source) -> list[Card]:
        events = [you.library[card] for card in you.events if card != source.card.id]
        return [card for card in events if not _places_special_tile(card)]

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        return None if self.cards(you, source) else Obstacle(Lack.CARDS, "events")

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        cards = self.cards(you, source)
        count = choose_amount(table, source, 1, min(self.count, len(cards)))
        taken = choose_cards(table, "mars-you-choose-returned", cards, count, source)
        for card in taken:
            you.events.remove(card.id)
        add_to_hand(table, you, taken, "human.events")


def _places_special_tile(card: Card) -> bool:
    return any(
        isinstance(step, PlaceTile) and step.tile not in PLAIN_TILES for step in card.immediate
    )


@dataclass(frozen=True, slots=True)
class HostCard(Step, verb="host"):
    """Put a card from your hand with one of these tags under this card, with resources on it."""

    tags: tuple[int, ...] = (TAG_INDEX["space"], TAG_INDEX["building"])

    def cards(self, you: Human) -> list[Card]:
        return [card for card in hand_of(you) if any(tag in card.tags for tag in self.tags)]

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        return None if self.cards(you) else Obstacle(Lack.CARDS, "hosted")

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        card = choose_card(table, "mars-you-choose-hosted", self.cards(you), source)
        you.hand.remove(card.id)
        you.hosted[card.id] = HOSTED_RESOURCES
        if table.listening:
            changes = (
                Change(f"card.{card.number}", "human.hand", "human.hosted"),
                Change(f"human.on_card.{card.number}", None, HOSTED_RESOURCES),
            )
            table.tell("mars-you-host", "T 5", *changes, card=card.ref)


@dataclass(frozen=True, slots=True)
class DoubleHosted(Step):
    """Double the resources on a card hosted here."""

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        return None if you.hosted else Obstacle(Lack.CARDS, "here")

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        cards = [you.library[card] for card in you.hosted]
        card = choose_card(table, "mars-you-choose-hosted", cards, source)
        before = you.hosted[card.id]
        you.hosted[card.id] = 2 * before
        if table.listening:
            change = Change(f"human.on_card.{card.number}", before, 2 * before)
            table.tell("mars-you-double-hosted", "T 5", change, card=card.ref)


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Step):
    """Turn this corporation face down as an event; its tags and effects end."""

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        return None if source.card.id in you.corporations else Obstacle(Lack.NOTHING)

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        card = source.card
        you.corporations.remove(card.id)
        you.events.append(card.id)
        for tag in card.tags:
            you.tags[tag] -= 1
        remove_triggers(you, card)
        if table.listening:
            change = Change(f"card.{card.number}", "human.corporation", "human.events")
            table.tell("mars-you-turn-face-down", "T 12.5", change, card=card.ref)

"""Steps that only one or two cards have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.core import Change, Message
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
from understudy.mars.human.rules.places import why_not_elsewhere
from understudy.mars.human.rules.reds_tax import project_raise
from understudy.mars.human.rules.stock import gain
from understudy.mars.human.rules.triggers import remove_triggers
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import MC, TAG_INDEX, Card, Context
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

    def do(self, context: Context) -> None:
        you_make_bot_draw(context.game, context.table, self.amount)


@dataclass(frozen=True, slots=True)
class BotLoses(Step):
    """MarsBot loses MC, as much as it has, and steps of its Event track for production."""

    amount: int
    production: int = 0

    def do(self, context: Context) -> None:
        if self.amount:
            lose_mc(
                context.game,
                context.table,
                min(self.amount, context.game.bot.mc),
                "mars-trade-paid",
                "A p.4",
            )
        row = context.game.board.lowered["mc"]
        for _ in range(min(self.production, context.game.bot.tracks[row].position)):
            regress(context.game, context.table, row)


@dataclass(frozen=True, slots=True)
class PayHarmedPlayer(Step):
    """Pay the player who lost something, up to what you have."""

    amount: int

    @property
    def verb(self) -> str:
        return "pay-victim"

    def do(self, context: Context) -> None:
        due = min(self.amount, context.you.stock[MC])
        if due:
            pay(context.table, context.you, due, [], context)
            gain_mc(context.game, context.table, due, "mars-card-money", "A p.11")


@dataclass(frozen=True, slots=True)
class GainForCardOwner(Step):
    """The player of the tag gains MC, or adds a microbe to the card; MarsBot gains MC (19.2)."""

    amount: int

    @property
    def verb(self) -> str:
        return "for-who-played"

    def do(self, context: Context) -> None:
        card = context.triggered_by
        if card is None:
            you_pay_bot(context.game, context.table, self.amount)
        elif card.holds == "microbe" and not choose_yes_no(
            context.table,
            context,
            words=(
                Message("mars-offer-mc", {"count": self.amount}),
                Message("mars-offer-microbe", {"card": card.ref}),
            ),
        ):
            add_resources(context.game, context.table, context.you, card, 1)
        else:
            gain(context.table, context.you, MC, self.amount)


@dataclass(frozen=True, slots=True)
class GiveToBot(Step):
    """Give the card to MarsBot, for which it has no effect (19.1). [A p.11]

    It can be played only if MarsBot harmed you this generation.
    """

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return None if context.you.harmed else Obstacle(Lack.CONDITION, "hurt")

    def do(self, context: Context) -> None:
        card = context.card
        if card.id in context.you.events:
            context.you.events.remove(card.id)
        you_give_card(context.game, context.table, card.id, "human.events")


@dataclass(frozen=True, slots=True)
class FirstPlayersOcean(Step):
    """Place an ocean where the first player says; MarsBot follows its rule (19.1). [A p.11]"""

    def is_worthwhile(self, context: Context) -> bool:
        return context.game.planet.ocean_count < MAX_OCEANS

    def complete_parameter(self) -> str:
        return "oceans"

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        project_raise(context.game, budget, "oceans")
        return None

    def do(self, context: Context) -> None:
        spaces = spaces_for(context.game, context.you, "ocean", "ocean area", context.you.stock[MC])
        if not spaces:
            return
        if context.game.first_player == HUMAN:
            why_not = why_not_elsewhere(context.game, context.you, spaces, "ocean area")
            space, why = choose_space(context.table, context, "ocean", spaces, why_not), None
        else:
            space, why = bot_chooses_your_ocean(context.game, context.table, spaces)
        place_own_tile(context.game, context.table, context.you, "ocean", space, context, why=why)


@dataclass(frozen=True, slots=True)
class Cathedral(Step):
    """Place a cathedral in a city of either side; its owner may pay for a card (19.1)."""

    def cities(self, game: Game, you: Human) -> int:
        """Return the cities on the map without a cathedral."""
        return game.planet.cities & ~you.cathedrals

    def _has_off_map_city(self, you: Human) -> bool:
        """Return whether one of your cities outside the map has no cathedral."""
        return you.off_map_cities > you.off_map_cathedrals

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        possible = self.cities(context.game, context.you) or self._has_off_map_city(context.you)
        return None if possible else Obstacle(Lack.SPACE, "city")

    def do(self, context: Context) -> None:
        places = ["map"] if self.cities(context.game, context.you) else []
        places += ["off_map"] if self._has_off_map_city(context.you) else []
        if choose_city_place(context.table, context, places) == "off_map":
            context.you.off_map_cathedrals += 1
            own = True
            if context.table.listening:
                context.table.tell("mars-you-off-map-cathedral", "A p.11")
        else:
            cities = self.cities(context.game, context.you)
            why_not = why_not_elsewhere(
                context.game, context.you, cities, None, "mars-space-no-city-for-cathedral"
            )
            space = choose_space(context.table, context, "city", cities, why_not)
            context.you.cathedrals |= 1 << space
            you_place_cathedral(context.game, context.table, space)
            own = bool(context.game.planet.human_tiles >> space & 1)
        methods = methods_for_mc(context.you)
        if (
            own
            and cannot_afford(context.you, CATHEDRAL_PRICE, methods) is None
            and choose_yes_no(
                context.table,
                context,
                words=(
                    Message("mars-offer-card", {"price": CATHEDRAL_PRICE}),
                    Message("mars-offer-no-card"),
                ),
            )
        ):
            pay(context.table, context.you, CATHEDRAL_PRICE, methods, context)
            add_to_hand(
                context.table, context.you, draw(context.game, context.table, context.you, 1)
            )


# Actions and cards


@dataclass(frozen=True, slots=True)
class UseAgain(Step):
    """Use again a card action that was already used this generation."""

    def cards(self, context: Context) -> list[Card]:
        """Return the cards whose action was used and can be used now."""
        used = [
            card
            for card in context.you.face_up()
            if card.id in context.you.used and card is not context.card
        ]
        return [card for card in used if can_use_again(context.game, context.you, card)]

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return None if self.cards(context) else Obstacle(Lack.CARDS, "used")

    def do(self, context: Context) -> None:
        cards = self.cards(context)
        if cards:
            card = choose_card(context.table, "mars-you-choose-used", cards, context)
            use_action(context.game, context.table, context.you, card, again=True)


@dataclass(frozen=True, slots=True)
class EventsBack(Step):
    """Take back up to `count` of your events that placed no special tile."""

    count: int

    def cards(self, context: Context) -> list[Card]:
        events = [
            context.you.library[card] for card in context.you.events if card != context.card.id
        ]
        return [card for card in events if not _places_special_tile(card)]

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return None if self.cards(context) else Obstacle(Lack.CARDS, "events")

    def do(self, context: Context) -> None:
        cards = self.cards(context)
        count = choose_amount(context.table, context, 1, min(self.count, len(cards)), "events")
        taken = choose_cards(context.table, "mars-you-choose-returned", cards, count, context)
        for card in taken:
            context.you.events.remove(card.id)
        add_to_hand(context.table, context.you, taken, "human.events")


def _places_special_tile(card: Card) -> bool:
    return any(
        isinstance(step, PlaceTile) and step.tile not in PLAIN_TILES for step in card.immediate
    )


@dataclass(frozen=True, slots=True)
class HostCard(Step):
    """Put a card from your hand with one of these tags under this card, with resources on it."""

    tags: tuple[int, ...] = (TAG_INDEX["space"], TAG_INDEX["building"])

    @property
    def verb(self) -> str:
        return "host"

    def cards(self, you: Human) -> list[Card]:
        return [card for card in hand_of(you) if any(tag in card.tags for tag in self.tags)]

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return None if self.cards(context.you) else Obstacle(Lack.CARDS, "hosted")

    def do(self, context: Context) -> None:
        card = choose_card(
            context.table, "mars-you-choose-hosted", self.cards(context.you), context
        )
        context.you.hand.remove(card.id)
        context.you.hosted[card.id] = HOSTED_RESOURCES
        if context.table.listening:
            changes = (
                Change(f"card.{card.number}", "human.hand", "human.hosted"),
                Change(f"human.on_card.{card.number}", None, HOSTED_RESOURCES),
            )
            context.table.tell("mars-you-host", "T 5", *changes, card=card.ref)


@dataclass(frozen=True, slots=True)
class DoubleHosted(Step):
    """Double the resources on a card hosted here."""

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return None if context.you.hosted else Obstacle(Lack.CARDS, "here")

    def do(self, context: Context) -> None:
        cards = [context.you.library[card] for card in context.you.hosted]
        card = choose_card(context.table, "mars-you-choose-hosted", cards, context)
        before = context.you.hosted[card.id]
        context.you.hosted[card.id] = 2 * before
        if context.table.listening:
            change = Change(f"human.on_card.{card.number}", before, 2 * before)
            context.table.tell("mars-you-double-hosted", "T 5", change, card=card.ref)


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Step):
    """Turn this corporation face down as an event; its tags and effects end."""

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return None if context.card.id in context.you.corporations else Obstacle(Lack.NOTHING)

    def do(self, context: Context) -> None:
        card = context.card
        context.you.corporations.remove(card.id)
        context.you.events.append(card.id)
        for tag in card.tags:
            context.you.tags[tag] -= 1
        remove_triggers(context.you, card)
        if context.table.listening:
            change = Change(f"card.{card.number}", "human.corporation", "human.events")
            context.table.tell("mars-you-turn-face-down", "T 12.5", change, card=card.ref)

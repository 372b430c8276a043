"""Vocabulary of corporation cards: functions that return orders.

An order returns None when it was carried out, else the reason why not.
"""

from __future__ import annotations

from collections.abc import Callable

from understudy.components.deck import FACE_DOWN
from understudy.core import Change, Table
from understudy.mars.marsbot.colonies import build_colony, gain_floaters
from understudy.mars.marsbot.corporation import Order, corporation_ref, put_on_card
from understudy.mars.marsbot.decks import (
    as_action_card,
    bonus_cards_in_play,
    can_be_found,
    draw_bonus_card,
    draw_project_card,
    draw_projects_face_down,
)
from understudy.mars.marsbot.mc_and_tr import Reason, gain_mc, gain_tr
from understudy.mars.marsbot.resolve_bonus_card import resolve_bonus_card, resolve_next_bonus_card
from understudy.mars.marsbot.resolve_project_card import draw_and_resolve, resolve_project_card
from understudy.mars.marsbot.terraform import (
    place_city,
    place_greenery,
    place_ocean,
    raise_temperature,
)
from understudy.mars.marsbot.tracks import advance, least_advanced
from understudy.mars.printed.card_titles import bonus_card
from understudy.mars.printed.cards import PROJECT_CARDS, is_bonus
from understudy.mars.references import card_ref, moved
from understudy.mars.state import MAX_OCEANS, Game


def gain(amount: int) -> Order:
    """Gain MC."""
    return _always(lambda game, table: gain_mc(game, table, amount, "mars-card-money", "B p.3"))


def floater(game: Game, table: Table) -> None:
    """Gain a floater."""
    gain_floaters(game, table, 1)


def rating(amount: int) -> Order:
    """Change MarsBot's terraform rating."""
    return _always(lambda game, table: gain_tr(game, table, amount, "B p.3"))


def puts_on_card(kind: str, amount: int = 1) -> Order:
    """Add resources to the corporation card."""
    return _always(lambda game, table: put_on_card(game, table, kind, amount))


def advances(tag: str) -> Order:
    """Advance the track of a tag; a tag without a track has no effect."""

    def order(game: Game, table: Table) -> None:
        row = game.board.track_of.get(tag)
        if row is not None:
            advance(game, table, row)

    return order


def least_advanced_advances(game: Game, table: Table) -> None:
    """Advance the least advanced track, in a tie the topmost."""
    advance(game, table, least_advanced(game))


def draws_a_project_card(game: Game, table: Table) -> None:
    """Draw the top project card and resolve it."""
    draw_and_resolve(game, table)


def resolves_first_tag(game: Game, table: Table) -> None:
    """Draw the top project card and resolve only its first tag."""
    card = draw_project_card(game, table)
    if card is not None:
        resolve_project_card(game, table, card, first=1)


def resolves_a_bonus_card(game: Game, table: Table) -> None:
    """Draw the top card of the bonus deck and resolve it; it may be a project card."""
    resolve_next_bonus_card(game, table)


def raises_temperature(game: Game, table: Table) -> Reason | None:
    """Raise the temperature one step."""
    return None if raise_temperature(game, table) else Reason.TEMPERATURE_COMPLETE


def places_an_ocean(game: Game, table: Table) -> Reason | None:
    """Place an ocean."""
    if place_ocean(game, table):
        return None
    full = game.planet.ocean_count == MAX_OCEANS
    return Reason.OCEANS_COMPLETE if full else Reason.NO_LEGAL_SPACE


def builds_a_city(game: Game, table: Table) -> Reason | None:
    """Place a city by the usual preference."""
    return None if place_city(game, table) else Reason.NO_LEGAL_SPACE


def places_a_greenery(game: Game, table: Table) -> Reason | None:
    """Place a greenery and raise oxygen."""
    return None if place_greenery(game, table) else Reason.NO_LEGAL_SPACE


def builds_a_colony(game: Game, table: Table) -> Reason | None:
    """Build a colony by flip and count."""
    return None if build_colony(game, table) else Reason.NO_COLONY_TILE


def in_turn(*orders: Order) -> Order:
    """Carry out several orders in turn; return the first reason, but try all."""

    def order(game: Game, table: Table) -> Reason | None:
        reasons = [each(game, table) for each in orders]
        return next((reason for reason in reasons if reason is not None), None)

    return order


def resolves(title: str) -> Order:
    """Resolve a bonus card now."""
    card = bonus_card(title)
    return _always(lambda game, table: _resolve_now(game, table, card))


def _resolve_now(game: Game, table: Table, card: int) -> None:
    aside = card in game.bot.set_aside
    before = len(game.bot.bonus)
    _remove_bonus_card(game, card)
    changes = [moved(card, "bot.set_aside", None)] if aside else _count_change(game, before)
    resolve_bonus_card(game, table, card, tuple(changes))


def destroys(*titles: str) -> Order:
    """Destroy those of these bonus cards that are in the game."""
    cards = [bonus_card(title) for title in titles]

    def order(game: Game, table: Table) -> None:
        for card in cards:
            source = "bot.set_aside" if card in game.bot.set_aside else None
            before = len(game.bot.bonus)
            if _remove_bonus_card(game, card):
                game.bot.bonus.destroyed.append(card)
                if table.listening:
                    changes = [moved(card, source, "bot.destroyed")]
                    changes += _count_change(game, before)
                    table.tell("mars-bonus-destroyed", "B p.1", *changes, card=card_ref(card))

    return order


def _count_change(game: Game, before: int) -> list[Change]:
    now = len(game.bot.bonus)
    return [Change("bot.bonus_deck", before, now)] if now != before else []


def _remove_bonus_card(game: Game, card: int) -> bool:
    """Remove a bonus card from where it waits; of a real deck only the count changes."""
    bonus = game.bot.bonus
    if card in game.bot.set_aside:
        game.bot.set_aside.remove(card)
        return True
    if card not in bonus_cards_in_play(game):
        return False
    if bonus.real:
        bonus.remove(FACE_DOWN)
        return True
    return bonus.remove(card)


def shuffles_into_bonus_deck(title: str) -> Order:
    """Shuffle a bonus card of the corporation into the bonus deck."""
    card = bonus_card(title)

    def order(game: Game, table: Table) -> None:
        _into_bonus_deck(game, table, [card])

    return order


def _into_bonus_deck(game: Game, table: Table, cards: list[int]) -> None:
    bonus = game.bot.bonus
    before = len(bonus)
    if bonus.stack and not bonus.bag:
        bonus.stack = [*cards[::-1], *bonus.stack]
    else:
        bonus.shuffle_in([FACE_DOWN] * len(cards) if bonus.real else cards)
    if bonus.real:
        game.bot.mixed_in += [card for card in cards if not is_bonus(card)]
    if table.listening:
        change = Change("bot.bonus_deck", before, len(bonus))
        table.tell("mars-into-bonus-deck", "B p.1", change, cards=tuple(map(card_ref, cards)))


def puts_under_bonus_deck(title: str) -> Order:
    """Put a bonus card of the corporation under the bonus deck, unshuffled."""
    card = bonus_card(title)

    def order(game: Game, table: Table) -> None:
        game.bot.bonus.bottom.append(card)
        if table.listening:
            count = len(game.bot.bonus)
            change = Change("bot.bonus_deck", count - 1, count)
            table.tell("mars-under-bonus-deck", "B p.1", change, card=card_ref(card))

    return order


def reveals_into_bonus_deck(tag: str, count: int = 1) -> Order:
    """Reveal project cards until `count` show a tag; shuffle those into the bonus deck."""

    def order(game: Game, table: Table) -> None:
        found: list[int] = []
        others: list[int] = []
        hand = game.bot.in_hand
        while len(found) < count and can_be_found(game, lambda c: tag in PROJECT_CARDS[c].tags):
            card = draw_project_card(game, table, "mars-ask-revealed-card")
            assert card is not None  # There is one to be found.
            (found if tag in PROJECT_CARDS[card].tags else others).append(card)
            hand.append(card)
        del hand[len(hand) - len(found) - len(others) :]
        game.project.discard += others
        if table.listening:
            changes = [moved(card, None, "project_discard") for card in others]
            names = tuple(card_ref(card) for card in found)
            table.tell("mars-revealed-for-deck", "B p.1", *changes, cards=names)
        _into_bonus_deck(game, table, found)

    return order


def sets_recurring_card_aside(game: Game, table: Table) -> None:
    """Take a recurring card out of the bonus deck (C17)."""
    corporation = game.corporation
    assert corporation is not None
    card = corporation.recurring
    before = len(game.bot.bonus)
    if card not in game.bot.set_aside and _remove_bonus_card(game, card):
        game.bot.set_aside.append(card)
        if table.listening:
            changes = [moved(card, None, "bot.set_aside"), *_count_change(game, before)]
            table.tell("mars-bonus-set-aside", "B p.3", *changes, card=card_ref(card))


def recurring_card_joins(game: Game, table: Table) -> None:
    """Shuffle the corporation's recurring card in, unless destroyed (5.4, D-46). [B p.3]"""
    corporation, bot = game.corporation, game.bot
    assert corporation is not None
    card = corporation.recurring
    if card in bot.set_aside:
        bot.set_aside.remove(card)
        joining = as_action_card(game, card)
        shuffle_into_action_deck(game, table, [joining], moved(card, "bot.set_aside", None))


def shuffle_into_action_deck(game: Game, table: Table, cards: list[int], *changes: Change) -> None:
    """Shuffle cards into the action deck."""
    action = game.bot.action
    before = len(action)
    action.shuffle_in(cards)
    if table.listening:
        count = Change("bot.action_deck", before, len(action))
        name = corporation_ref(game)
        table.tell("mars-joins-action-deck", "B p.3", *changes, count, corporation=name)


def adds_project_cards(count: Callable[[Game], int]) -> Order:
    """Add unseen project cards to the action deck."""

    def order(game: Game, table: Table) -> None:
        cards = draw_projects_face_down(game, table, count(game))
        shuffle_into_action_deck(game, table, cards)

    return order


def adds_a_bonus_card(game: Game, table: Table) -> None:
    """Add the top card of the bonus deck to the action deck."""
    card = draw_bonus_card(game, table)
    if card is not None:
        game.bot.in_bonus_deck = frozenset()
        shuffle_into_action_deck(game, table, [as_action_card(game, card)])


def in_generations(wanted: Callable[[int], bool], order: Order) -> Order:
    """Carry out an order only in some generations."""

    def limited(game: Game, table: Table) -> Reason | None:
        return order(game, table) if wanted(game.generation) else None

    return limited


def exchanges(kind: str, price: int, *orders: Order) -> Order:
    """With enough resources on the card, remove them and carry out the orders, once."""

    def order(game: Game, table: Table) -> Reason | None:
        if game.bot.on_card.get(kind, 0) < price:
            return None
        put_on_card(game, table, kind, -price)
        table.depth += 1
        reason = in_turn(*orders)(game, table)
        table.depth -= 1
        return reason

    return order


def _always(act: Callable[[Game, Table], None]) -> Order:
    """Return an order that cannot fail."""

    def order(game: Game, table: Table) -> None:
        act(game, table)

    return order

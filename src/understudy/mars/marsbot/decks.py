"""Drawing cards: dealt by the app, or revealed at the table and named by the player."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from understudy.components.deck import FACE_DOWN
from understudy.core import Args, Card, Change, Step, Table, new_step
from understudy.mars.printed.card_titles import bonus_card
from understudy.mars.printed.cards import (
    CARD_ID,
    CARD_NUMBER,
    COSTS,
    PROJECT_CARDS,
    find_cards,
    is_bonus,
)
from understudy.mars.references import card_ref, moved
from understudy.mars.state import Game

BONUS_FACE_DOWN: Final = -2
"""A real bonus card in the action deck; `FACE_DOWN` there is a project card."""


def project_cards_in_play(game: Game) -> list[int]:
    """Return the cards of the chosen sets; a promo replaces its base card."""
    return list(project_cards_of(game.setup.expansions))


@cache
def project_cards_of(expansions: frozenset[str]) -> tuple[int, ...]:
    """Return the cards of these expansions and of the base game."""
    sets = {"base", *expansions}
    cards = [card for card in PROJECT_CARDS if card.set in sets and card.with_sets <= sets]
    replaced = {card.replaces for card in cards}
    return tuple(card.id for card in cards if card.number not in replaced)


def bonus_cards_in_play(game: Game) -> list[int]:
    """Return the bonus deck: B01 to B08, some replaced by expansions (3.3). [A p.3]"""
    expansions = game.setup.expansions
    colonies = "colonies" in expansions
    competition = "B14" if "milestones_awards" in expansions else game.board.competition
    return [
        *ALWAYS_IN_DECK,
        CONSTRUCTION_WITH_COLONIES if colonies else CONSTRUCTION,
        LOBBYISTS_WITH_VENUS if "venus" in expansions else LOBBYISTS,
        NEURAL_INSTANCE,
        CARD_ID[competition],
        *((FOOTHOLD,) if colonies else ()),
    ]


ALWAYS_IN_DECK: Final = tuple(
    bonus_card(title)
    for title in (
        "B01 Meteor Shower",
        "B02 Invasive Species",
        "B03 Research and Development",
        "B04 Overachievement",
    )
)
CONSTRUCTION: Final = bonus_card("B05 Expedited Construction")
CONSTRUCTION_WITH_COLONIES: Final = bonus_card("B17 Expedited Construction (Colonies)")
LOBBYISTS: Final = bonus_card("B06 Lobbyists")
LOBBYISTS_WITH_VENUS: Final = bonus_card("B15 Lobbyists (Venus Next)")
NEURAL_INSTANCE: Final = bonus_card("B07 Local Neural Instance")
FOOTHOLD: Final = bonus_card("B18 Outer System Foothold")


def recurring_cards(game: Game) -> list[int]:
    """Return the bonus cards that return every generation, due now or not (5.4). [C p.2]"""
    expansions = game.setup.expansions
    cards: list[int] = []
    if "venus" in expansions:
        cards.append(INTERVENTION)
    if "colonies" in expansions:
        cards += [SHIPPING_LINES, EXTENDED_SHIPPING_LINES]
    if "turmoil" in expansions:
        cards.append(PARTY_POLITICS)
    return cards


INTERVENTION: Final = bonus_card("B16 Government Intervention")
SHIPPING_LINES: Final = bonus_card("B19 Shipping Lines")
EXTENDED_SHIPPING_LINES: Final = bonus_card("B20 Extended Shipping Lines")
PARTY_POLITICS: Final = bonus_card("B21 Party Politics")


def draw_project_card(
    game: Game, table: Table, asked: str = "mars-ask-drawn-card", number: int = 0, count: int = 0
) -> int | None:
    """Draw the top project card face up. The caller decides where it goes.

    Return None if no card is left in the deck and the discard pile (D-61). `number` and `count`
    number the questions when several cards are drawn.
    """
    if game.project.real:
        return _ask(game, table, asked, {FACE_DOWN}, {"number": number, "count": count})
    if not game.project.bag and not _refill(game, table):
        if table.listening:
            table.tell("mars-no-card-left", "A p.4", ruling="D-61")
        return None
    return game.project.draw(table)


def draw_projects_face_down(game: Game, table: Table, count: int) -> list[int]:
    """Draw the top project cards unseen; fewer if no more are left (D-61)."""
    deck = game.project
    if deck.real:
        return [FACE_DOWN] * count
    cards: list[int] = []
    for _ in range(count):
        if not deck.bag and not _refill(game, table):
            break
        cards.append(deck.draw(table))
    return cards


def can_be_found(game: Game, fits: Callable[[int], bool]) -> bool:
    """Return whether a fitting card is in the project deck or can return to it.

    The discard pile can, and so can your drafted cards: the app does not know which of them you
    discarded. A real deck is unknown, so a fitting card is assumed.
    """
    deck = game.project
    cards = (*deck.bag, *deck.stack, *deck.discard, *game.drafted)
    return deck.real or any(fits(card) for card in cards)


def flip_project_card(game: Game, table: Table) -> int | None:
    """Reveal the top project card for its cost and discard it (12.2, D-10). [A p.9]

    Return None if no card is left (D-61).
    """
    card = draw_project_card(game, table, "mars-ask-flipped-card")
    if card is None:
        return None
    game.project.discard.append(card)
    if table.listening:
        table.record(_flip_step, card)
    return card


def flip_for_cost(game: Game, table: Table) -> int:
    """Return the cost of a flipped project card, or 0 if no card is left (D-61)."""
    card = flip_project_card(game, table)
    return 0 if card is None else COSTS[card]


def _flip_step(card: int) -> Step:
    change = moved(card, None, "project_discard")
    return new_step("mars-flip", "A p.9", change, card=card_ref(card), ruling="D-10")


def draw_bonus_card(game: Game, table: Table) -> int | None:
    """Draw the top bonus card unseen; reshuffle an empty deck (5.3). [A p.4]

    Return None if there are no bonus cards left.
    """
    bonus = game.bot.bonus
    if not bonus.bag and not len(bonus):
        discarded, bonus.discard = bonus.discard, []
        if not discarded:
            return None
        bonus.shuffle_in([FACE_DOWN] * len(discarded) if bonus.real else discarded)
        game.bot.in_bonus_deck |= frozenset(discarded)
        if table.listening:
            changes = [moved(card, "bot.bonus_discard", None) for card in discarded]
            changes.append(Change("bot.bonus_deck", 0, len(discarded)))
            table.tell("mars-bonus-reshuffled", "A p.4", *changes, count=len(bonus))
    card = bonus.draw(table)
    if table.listening:
        table.record(_bonus_drawn_step, len(bonus))
    return card


def _bonus_drawn_step(left: int) -> Step:
    return new_step("mars-bonus-drawn", "A p.4", Change("bot.bonus_deck", left + 1, left))


def draw_action_card(game: Game, table: Table) -> int | None:
    """Draw the top card of the action deck face up, or return None (section 7). [A p.5]"""
    deck = game.bot.action
    if not (deck.bag or deck.stack or deck.bottom):
        return None
    card = deck.draw(table)
    return card if card >= 0 else _ask_top_card(game, table, card)


def _ask_top_card(game: Game, table: Table, stand_in: int) -> int:
    """Ask the player for the top card, of a kind that is still in the action deck.

    The drawn stand-in is irrelevant: the named card decides which stand-in is removed.
    """
    deck = game.bot.action
    mixed_in = game.bot.mixed_in[:]
    face_down = {stand_in, *(card for card in deck.cards() if card < 0)}
    count = deck.cards().count(BONUS_FACE_DOWN) + (stand_in == BONUS_FACE_DOWN)
    card = _ask(game, table, "mars-ask-action-card", face_down, places=count)
    drawn = BONUS_FACE_DOWN if is_bonus(card) or card in mixed_in else FACE_DOWN
    if drawn != stand_in:
        pile = next(pile for pile in (deck.stack, deck.bag, deck.bottom) if drawn in pile)
        pile[pile.index(drawn)] = stand_in
    return card


def _recurring_in_action_deck(game: Game) -> frozenset[int]:
    """Return the recurring bonus cards that were shuffled into the action deck (5.4). [C p.2]"""
    bot, corporation = game.bot, game.corporation
    cards = recurring_cards(game)
    if corporation is not None and corporation.recurring:
        cards.append(corporation.recurring)
    piles = (bot.in_hand, bot.set_aside, bot.removed, bot.bonus.discard, bot.bonus.destroyed)
    return frozenset(cards).difference(*piles)


def reveal_bonus_card(game: Game, table: Table, card: int) -> int:
    """Return the drawn bonus card; a real one is named by the player."""
    return _ask(game, table, "mars-ask-bonus-card", {BONUS_FACE_DOWN}) if card < 0 else card


def as_action_card(game: Game, card: int) -> int:
    """Return a bonus card as it lies in the action deck: a real one face down."""
    return BONUS_FACE_DOWN if game.bot.bonus.real and (card < 0 or is_bonus(card)) else card


def _ask(
    game: Game,
    table: Table,
    what: str,
    stand_ins: set[int],
    args: Args | None = None,
    *,
    places: int | None = None,
) -> int:
    """Ask the player which card was revealed: one that these stand-ins can represent.

    `places`: the bonus cards in the action deck, with the revealed card; None if it comes from
    another deck. A card that is the only possible one is filled in. If all project cards are
    elsewhere, the deck was shuffled from the discard pile.
    """
    bot = game.bot
    left = _possible_cards(game, stand_ins, places)
    if not left and FACE_DOWN in stand_ins and game.project.discard:
        reshuffle_project_deck(game, table)
        left = _possible_cards(game, stand_ins, places)
    gone = frozenset(n for card, n in CARD_NUMBER.items() if card not in left)
    pool = "project" if BONUS_FACE_DOWN not in stand_ins else "bonus"
    if len(stand_ins) > 1 or (bot.mixed_in and pool == "bonus"):
        pool = "action"
    question = Card(
        id=what, args=args, cite="A p.5", kind="mars-card", pool=pool, find=find_cards, gone=gone,
        default=CARD_NUMBER[next(iter(left))] if len(left) == 1 else None,
    )  # fmt: skip
    card = CARD_ID[table.ask(question)]
    if card in bot.mixed_in:
        bot.mixed_in.remove(card)
    return card


def _possible_cards(game: Game, stand_ins: set[int], places: int | None) -> set[int]:
    """Return the cards that these stand-ins can represent: in play and not seen elsewhere."""
    bot, project = game.bot, game.project
    seen = {
        *bot.played, *bot.in_hand, *bot.bonus.destroyed, *bot.bonus.discard, *bot.set_aside,
        *bot.removed, *project.discard, *game.reported,
    }  # fmt: skip
    seen.update(card for card in (*bot.action.cards(), *bot.bonus.cards()) if card >= 0)
    possible: set[int] = set()
    if FACE_DOWN in stand_ins:
        possible.update(project_cards_in_play(game))
        possible.difference_update(bot.mixed_in)
    if BONUS_FACE_DOWN in stand_ins:
        possible |= _possible_bonus_cards(game, seen, places)
    return possible - seen


def _possible_bonus_cards(game: Game, seen: set[int], places: int | None) -> set[int]:
    """Return the unseen cards that can be on top of the bonus deck, or in the action deck.

    Recurring cards are only in the action deck. A card that was shuffled into the bonus deck after
    the last one was dealt from it is still there. Edits can contradict this: then any unseen card.
    """
    bot = game.bot
    recurring = _recurring_in_action_deck(game)
    unseen = {*all_bonus_cards(game), *bot.mixed_in} - seen
    others = unseen - recurring - bot.in_bonus_deck
    if places is not None:
        return ((others | recurring) if places > len(recurring) else set(recurring)) or unseen
    in_action_deck = bot.action.cards().count(BONUS_FACE_DOWN) - len(recurring)
    left = unseen - recurring
    return (left - others if in_action_deck >= len(others) else left) or unseen


def all_bonus_cards(game: Game) -> list[int]:
    """Return every bonus card of this game, including those of the corporation."""
    cards = [*bonus_cards_in_play(game), *recurring_cards(game)]
    corporation = game.corporation
    if corporation is not None:
        cards += [card for card in (corporation.recurring, corporation.setup_bonus_card) if card]
    return list(dict.fromkeys(cards))


def _refill(game: Game, table: Table) -> bool:
    """Shuffle the discard pile into a new project deck when the deck is empty.

    Return whether there is a card to draw. The app does not know which of your drafted cards you
    discard: if nothing else is left, all of them return.
    """
    deck = game.project
    if len(deck):
        return True
    if deck.discard:
        reshuffle_project_deck(game, table)
    elif game.drafted:
        changes = tuple(moved(card, "human.drafted", None) for card in game.drafted)
        deck.shuffle_in(game.drafted)
        game.drafted = []
        if table.listening:
            table.tell("mars-drafted-reshuffled", "A p.4", *changes, count=len(changes))
    else:
        return False
    return True


def reshuffle_project_deck(game: Game, table: Table) -> None:
    """Shuffle the discard pile into the project deck; of a real deck the app forgets the cards."""
    deck = game.project
    discarded, deck.discard = deck.discard, []
    if not deck.real:
        deck.shuffle_in(discarded)
    if table.listening:
        changes = [moved(card, "project_discard", None) for card in discarded]
        table.tell("mars-project-reshuffled", "A p.4", *changes, count=len(changes))

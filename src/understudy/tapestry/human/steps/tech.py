"""Tech cards: inventing, refreshing the display, upgrading [H11.6–H11.12]."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Ref
from understudy.tapestry.cards.definition import Event, Standing
from understudy.tapestry.decks.reshuffle import reshuffle
from understudy.tapestry.decks.tech import fill_display, refresh_tech
from understudy.tapestry.human.rules.effects import announce, announce_to_others, has_rule
from understudy.tapestry.human.rules.gain import gain, is_possible
from understudy.tapestry.human.rules.mystics import check_prediction
from understudy.tapestry.human.rules.questions import DECK, NONE, ask_choice, choose_whether
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import BOTTOM, MIDDLE, ROWS, TOP, PlayedHuman
from understudy.tapestry.printed.benefits import (
    BUILDINGS,
    FACE_UP,
    FROM_DECK,
    Benefit,
    Invent,
    RefreshTech,
    TechCircle,
    TechSquare,
    Upgrade,
)
from understudy.tapestry.printed.cards import TECH_CARDS
from understudy.tapestry.printed.income_mat import BUILDINGS_PER_ROW
from understudy.tapestry.state import Game

BATTERY: Final = next(
    card.number for card in TECH_CARDS.values() if card.names["en"] == "Lithium-Ion Battery"
)
"""The card whose square can be used once per turn [H11.12]."""


def tech_ref(card: int) -> Ref:
    """Return a tech card as a message argument."""
    return Ref("tapestry-tech", str(card))


def invent_options(game: Game, source: str) -> list[str]:
    """Return the tech cards that can be taken: face-up ones, and the top of the deck [H11.6]."""
    options = [] if source == FROM_DECK else [str(card) for card in game.display]
    if source != FACE_UP and (len(game.tech) or game.tech.discard):
        options.append(DECK)
    return options


def can_invent(context: Context, benefit: Invent) -> bool:
    """Return whether there is a tech card to take."""
    return bool(invent_options(context.game, benefit.source))


def invent(context: Context, benefit: Invent) -> None:
    """Take tech cards into the bottom row, one after the other [H11.6]."""
    for _ in range(benefit.n):
        if can_invent(context, benefit):
            invent_card(context, benefit.source)


def invent_card(context: Context, source: str) -> int:
    """Take one tech card; a face-up card is replaced at once [H11.6]."""
    game, you, table = context.game, context.you, context.table
    options = invent_options(game, source)
    chosen = ask_choice(context, "tapestry-you-invent", "tapestry-tech", options, "H11.6")
    if chosen == DECK:
        if not len(game.tech):
            gone = [Change(f"tech.{card}", "discard", None) for card in game.tech.discard]
            reshuffle(game.tech, "tech", "H11.6", table, gone)
        card = game.tech.draw(table)
        change = Change("deck.tech", len(game.tech) + 1, len(game.tech) or None)
    else:
        card = int(chosen)
        game.display.remove(card)
        change = Change(f"tech.{card}", "display", None)
    record = Record(table, you)
    you.tech[BOTTOM].append(card)
    record.tell("tapestry-you-invent-step", "H11.6", change, card=tech_ref(card))
    if chosen != DECK:
        fill_display(game, table)
    about = Context(game, table, you, context.cause, card=card)
    announce(about, Event.INVENT)
    check_prediction(about, "tech_cards")
    return card


def can_refresh(context: Context, benefit: RefreshTech) -> bool:
    """Return whether there are face-up cards to discard [H11.7]."""
    return bool(context.game.display)


def refresh(context: Context, benefit: RefreshTech) -> None:
    """Discard the face-up tech cards for new ones, if you like [H11.7]."""
    if choose_whether(context, "tapestry-you-refresh", "H11.7"):
        refresh_tech(context.game, context.table)


def meets_requirement(game: Game, you: PlayedHuman, card: int) -> bool:
    """Return whether you or a neighbor meets what the top row needs [H11.9, H11.10]."""
    facts = TECH_CARDS[card]
    if facts.track is not None:
        others = [human for human in game.humans if human is not you]
        spaces = [you.spaces, *(one.spaces for one in others), *(bot.spaces for bot in game.bots)]
        return any(one[facts.track] >= facts.space for one in spaces)
    row = BUILDINGS.index(facts.row)
    return any(
        BUILDINGS_PER_ROW - human.buildings[row] >= facts.position - 1
        for human in game.humans
        if isinstance(human, PlayedHuman)
    )


def ignores_requirement(you: PlayedHuman, card: int) -> bool:
    """Return whether a card or a token of the Inventors lifts the requirement."""
    return card in you.civ.marked_tech or has_rule(you, Standing.IGNORE_REQUIREMENT)


def upgradable(game: Game, you: PlayedHuman, *, ignore: bool = False) -> list[int]:
    """Return your cards that can be upgraded now [H11.8]."""
    middle = [
        card
        for card in you.tech[MIDDLE]
        if ignore or ignores_requirement(you, card) or meets_requirement(game, you, card)
    ]
    return [*you.tech[BOTTOM], *middle]


def can_upgrade(context: Context, benefit: Upgrade) -> bool:
    """Return whether a tech card can be upgraded [H11.8]."""
    return bool(upgradable(context.game, context.you, ignore=benefit.ignore_requirement))


def upgrade(context: Context, benefit: Upgrade) -> None:
    """Upgrade one tech card; in the income turn you may leave it [H11.8, H8.6]."""
    cards = upgradable(context.game, context.you, ignore=benefit.ignore_requirement)
    options = [str(card) for card in cards]
    if benefit.optional:
        options.append(NONE)
    chosen = ask_choice(context, "tapestry-you-upgrade", "tapestry-tech", options, "H11.8")
    if chosen != NONE:
        upgrade_card(context, int(chosen))


def upgrade_card(context: Context, card: int, by: str = "") -> None:
    """Move a tech card up one row and take its circle or square; `by` Inventors [H11.8, HD-30]."""
    game, you, table = context.game, context.you, context.table
    row = BOTTOM if card in you.tech[BOTTOM] else MIDDLE
    record = Record(table, you)
    you.tech[row].remove(card)
    you.tech[row + 1].append(card)
    to = Ref("tapestry-tech-row", ROWS[row + 1])
    record.tell("tapestry-you-upgrade-step", "H11.8", card=tech_ref(card), row=to)
    table.depth += 1
    about = Context(game, table, you, tech_ref(card), card=card, where=ROWS[row + 1])
    if by != "inventors":
        announce(about, Event.UPGRADE)
    gain_tech(about, card, row + 1)
    announce_to_others(about, Event.OPPONENT_UPGRADE)
    table.depth -= 1


def tech_benefit(card: int, row: int) -> Benefit:
    """Return the circle of a card for the middle row, the square for the top row."""
    facts = TECH_CARDS[card]
    return facts.circle if row == MIDDLE else facts.square


def is_usable(context: Context, card: int, row: int) -> bool:
    """Return whether the circle or square of a card has an effect now [H11.12]."""
    if card == BATTERY and row == TOP and context.you.battery_used:
        return False
    return is_possible(context, tech_benefit(card, row))


def gain_tech(context: Context, card: int, row: int) -> None:
    """Take the circle or square of a card; the battery once per turn [H11.12]."""
    if card == BATTERY and row == TOP:
        if context.you.battery_used:
            return
        context.you.battery_used = True
    gain(context, tech_benefit(card, row))


def _usable_cards(context: Context, row: int) -> list[int]:
    return [card for card in context.you.tech[row] if is_usable(context, card, row)]


def can_take_circle(context: Context, benefit: TechCircle) -> bool:
    """Return whether a card in the middle row has a circle to take."""
    return bool(_usable_cards(context, MIDDLE))


def can_take_square(context: Context, benefit: TechSquare) -> bool:
    """Return whether a card in the top row has a square to take."""
    return bool(_usable_cards(context, TOP))


def take_circle(context: Context, benefit: TechCircle) -> None:
    """Take the circle of a card in the middle row [H11.12]."""
    _take_of_row(context, MIDDLE)


def take_square(context: Context, benefit: TechSquare) -> None:
    """Take the square of a card in the top row [H11.12]."""
    _take_of_row(context, TOP)


def _take_of_row(context: Context, row: int) -> None:
    options = [str(card) for card in _usable_cards(context, row)]
    chosen = ask_choice(context, "tapestry-you-use-tech", "tapestry-tech", options, "H11.12")
    card = int(chosen)
    about = Context(context.game, context.table, context.you, tech_ref(card), card=card)
    gain_tech(about, card, row)

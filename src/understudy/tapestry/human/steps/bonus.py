"""Bonuses of spaces: offered once, paid exactly as printed [H4.7]."""

from __future__ import annotations

from understudy.core import Arg, Change, Message, Ref
from understudy.tapestry.cards.definition import Standing
from understudy.tapestry.decks.tapestry_cards import discard_tapestry_card
from understudy.tapestry.human.rules.effects import has_rule
from understudy.tapestry.human.rules.gain import describe, gain
from understudy.tapestry.human.rules.questions import NO, YES, ask_choice
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.rules.stock import pay_resources
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman, card_word
from understudy.tapestry.printed.benefits import ANY, RESOURCES
from understudy.tapestry.printed.cards import TAPESTRY_ID
from understudy.tapestry.printed.track_benefits import Bonus

BONUS = "tapestry-you-bonus"


def available(you: PlayedHuman, pay: str) -> int:
    """Return how many of what a bonus costs you have."""
    match pay:
        case "tile":
            return len(you.tiles)
        case "tapestry":
            return len(you.hand)
        case "tech":
            return you.tech_cards()
    return sum(you.stock)


def offer_bonus(context: Context, bonus: Bonus, *, free: bool) -> None:
    """Offer the bonus if it can be paid or is free; once paid, its gain is mandatory [H4.7]."""
    you = context.you
    free = free or (bonus.pay == ANY and has_rule(you, Standing.FREE_BONUS))
    if not free and available(you, bonus.pay) < bonus.n:
        return
    by_resource = bonus.pay == ANY and not free
    options = [YES]
    if by_resource:
        options = [kind for kind, n in zip(RESOURCES, you.stock, strict=True) if n]
    about: dict[str, Arg] = {
        "cost": Message("tapestry-bonus-cost", {"pay": bonus.pay, "n": bonus.n}),
        "free": int(free),
        "gain": describe(bonus.gain),
    }
    chosen = ask_choice(
        context, BONUS, "tapestry-bonus-payment", [*options, NO], "H4.7", default=NO, about=about
    )
    if chosen == NO:
        return
    if by_resource:
        pay_resources(context, [RESOURCES.index(chosen)], "H4.7")
    elif not free:
        pay_items(context, bonus.pay, bonus.n)
    gain(context, bonus.gain)


def pay_items(context: Context, pay: str, n: int) -> None:
    """Discard tiles, tapestry cards or tech cards of your choice, one after the other [H4.7]."""
    for left in range(n, 0, -1):
        match pay:
            case "tile":
                discard_tile(context, left)
            case "tapestry":
                discard_card(context, left)
            case _:
                discard_tech(context, left)


def discard_tile(context: Context, left: int) -> None:
    """Discard a territory tile of your supply; not asked if all are discarded."""
    you = context.you
    options = [str(tile) for tile in you.tiles]
    if left < len(options):
        tile = int(
            ask_choice(context, "tapestry-you-discard-tile", "tapestry-tile", options, "H4.7")
        )
    else:
        tile = you.tiles[0]
    put_tile_on_discards(context, tile)


def put_tile_on_discards(context: Context, tile: int) -> None:
    """Discard this territory tile of your supply."""
    you = context.you
    record = Record(context.table, you)
    you.tiles.remove(tile)
    context.game.territory.discard.append(tile)
    record.tell(
        "tapestry-you-discard-tile-step", "H4.7", Change(f"tile.{tile}", None, "discard"), tile=tile
    )


def discard_card(context: Context, left: int) -> None:
    """Discard a tapestry card of your hand; not asked if all are discarded."""
    you = context.you
    words = list(dict.fromkeys(card_word(card) for card in you.hand))
    word = ask_choice(
        context, "tapestry-you-discard-card", "tapestry-card", words, "H4.7",
        forced=left >= len(you.hand),
    )  # fmt: skip
    record = Record(context.table, you)
    card = TAPESTRY_ID[word]
    you.hand.remove(card)
    change = discard_tapestry_card(context.game, card)
    record.tell("tapestry-you-discard", "H4.7", change, card=Ref("tapestry-card", word))


def discard_tech(context: Context, left: int) -> None:
    """Discard a tech card of any row; not asked if all are discarded."""
    you = context.you
    options = [str(card) for row in you.tech for card in row]
    if left < len(options):
        chosen = ask_choice(context, "tapestry-you-discard-tech", "tapestry-tech", options, "H4.7")
    else:
        chosen = options[0]
    _remove_tech(context, int(chosen))


def _remove_tech(context: Context, card: int) -> None:
    """Put a tech card on the discards; tokens of the Inventors do not stay on it."""
    you, game = context.you, context.game
    record = Record(context.table, you)
    people = [human for human in game.humans if isinstance(human, PlayedHuman)]
    others = [Record(context.table, human) for human in people if human is not you]
    for row in you.tech:
        if card in row:
            row.remove(card)
    game.tech.discard.append(card)
    for human in people:
        human.civ.marked_tech = [marked for marked in human.civ.marked_tech if marked != card]
    changes = [Change(f"tech.{card}", None, "discard")]
    changes += [change for other in others for change in other.changes()]
    record.tell(
        "tapestry-you-discard-tech-step", "H4.7", *changes, card=Ref("tapestry-tech", str(card))
    )

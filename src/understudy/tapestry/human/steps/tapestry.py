"""Playing tapestry cards: onto the space of an era, or over the current card [H12]."""

from __future__ import annotations

from understudy.core import Message, Ref
from understudy.tapestry.cards.tapestry_cards import CARD_DEFINITIONS
from understudy.tapestry.human.rules.gain import gain
from understudy.tapestry.human.rules.questions import NONE, ask_choice
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman, card_word
from understudy.tapestry.printed.benefits import PlayOver
from understudy.tapestry.printed.cards import TAPESTRY_ID
from understudy.tapestry.printed.income_mat import CIVILIZATION
from understudy.tapestry.state_changes import owner_ref

ERAS_WITH_CARDS = 4


def hand_words(you: PlayedHuman) -> list[str]:
    """Return the different cards in your hand."""
    return list(dict.fromkeys(card_word(card) for card in you.hand))


def choose_hand_card(context: Context, cite: str) -> int:
    """Choose a tapestry card of your hand to play."""
    words = hand_words(context.you)
    chosen = ask_choice(context, "tapestry-you-play-card", "tapestry-card", words, cite)
    return TAPESTRY_ID[chosen]


def choose_hand_card_or_none(context: Context, cite: str) -> int | None:
    """Choose a tapestry card of your hand to play, or none."""
    options = [*hand_words(context.you), NONE]
    chosen = ask_choice(
        context, "tapestry-you-play-card", "tapestry-card", options, cite,
        words=lambda: {NONE: Message("tapestry-leave-ability")},
    )  # fmt: skip
    return None if chosen == NONE else TAPESTRY_ID[chosen]


def play_card(context: Context, card: int) -> None:
    """Put a card of your hand on the space of the current era and resolve it [H8.5, H12.3]."""
    you, table = context.you, context.table
    record = Record(table, you)
    you.hand.remove(card)
    you.mat[you.era - 1].append(card)
    you.tapestry = card_word(card)
    you.chosen_opponent, you.chosen_track = "", -1
    name = Ref("tapestry-card", card_word(card))
    record.tell("tapestry-you-play", "H8.5", card=name, owner=owner_ref(you.name))
    table.depth += 1
    resolve_card(context, card)
    table.depth -= 1


def resolve_card(context: Context, card: int) -> None:
    """Resolve the when-played part of a card [H12.2]."""
    played = CARD_DEFINITIONS[card].played
    if played is not None:
        name = Ref("tapestry-card", card_word(card))
        about = Context(context.game, context.table, context.you, name, card=card)
        gain(about, played)


def can_play_over(context: Context, benefit: PlayOver) -> bool:
    """Return whether a card of the hand can be played over the current one [H12.6, HD-15]."""
    you = context.you
    if not you.hand or not 1 <= you.era <= ERAS_WITH_CARDS:
        return False
    # In era 1 it covers the printed card.
    return you.income_step != CIVILIZATION and (you.era == 1 or bool(you.mat[you.era - 1]))


def play_over(context: Context, benefit: PlayOver) -> None:
    """Play a card of your hand on top of the current one; only it is active [H12.6]."""
    if not benefit.optional:
        play_card(context, choose_hand_card(context, "H12.6"))
        return
    card = choose_hand_card_or_none(context, "H12.6")
    if card is not None:
        play_card(context, card)

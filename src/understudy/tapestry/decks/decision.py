"""Decision cards: the current pair, the tie-break card, the progress cards [R6, R17]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from understudy.components.deck import FACE_DOWN
from understudy.core import Card, Change, Form, Illegal, Ref, Step, Table, fields, new_step
from understudy.tapestry.printed.decision_cards import (
    DECISION_CARDS,
    SHADOW_CARDS,
    STARTING_CARDS,
    DecisionCard,
    decision_card,
    find_decision_cards,
)
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import card_ref

PAIR: Final = "tapestry-ask-pair"
PROGRESS_CARD: Final = "tapestry-ask-progress-card"

PAIR_SIZE: Final = 2
"""Cards of a pair. A smaller deck is used up; only a manual edit can leave a single card."""


def draw_pair(game: Game, table: Table) -> tuple[int, int]:
    """Draw two decision cards; return the track card and the tie-break card [R6.1]."""
    deck = game.decision
    if len(deck) < PAIR_SIZE:
        raise Illegal("tapestry-deck-empty", deck=Ref("tapestry-deck", "decision"))
    first, second = deck.draw(table), deck.draw(table)
    if deck.real:
        return _ask_pair(game, table)
    return first, second


def _ask_pair(game: Game, table: Table) -> tuple[int, int]:
    known = _names(_not_in_deck(game))
    question = Form(
        id=PAIR,
        cite="R6.1",
        fields=fields(
            track_card=ask_card("tapestry-field-track-card", known),
            tiebreak_card=ask_card("tapestry-field-tiebreak-card", known),
        ),
    )
    answer = table.ask(question)
    pair = int(str(answer["track_card"])), int(str(answer["tiebreak_card"]))
    if pair[1] in _not_in_deck(game, pair[0]):
        raise Illegal("table-card-elsewhere", card=card_ref(pair[1]))
    return pair


def ask_card(
    id: str, gone: frozenset[str] = frozenset(), cite: str = "", default: str | None = None
) -> Card:
    """Return the question for a decision card; cards in `gone` are refused."""
    return Card(
        id=id, cite=cite, default=default, kind="tapestry-decision", pool="decision",
        find=find_decision_cards, gone=gone,
    )  # fmt: skip


def face_up_cards(game: Game) -> set[int]:
    """Return the decision cards that are face up: discards and the current pair."""
    return {card for card in (*game.decision.discard, *(game.pair or ())) if card > 0}


def _starting_cards(game: Game) -> tuple[int, ...]:
    """Return the cards that the first decision deck always holds [R4.5, R21.t3]."""
    return STARTING_CARDS if game.setup.solo else SHADOW_CARDS


def _not_in_deck(game: Game, *just_drawn: int) -> set[int]:
    """Return the decision cards that cannot be drawn now.

    These are the face-up cards. If all progress cards that joined the deck are face up or face
    down on the discard pile, these are all progress cards too.
    """
    known = face_up_cards(game).union(just_drawn)
    start = _starting_cards(game)
    progress = {card.number for card in DECISION_CARDS}.difference(start)
    unseen = game.decision.discard.count(FACE_DOWN)
    if len(progress) - len(game.progress) - unseen <= len(known & progress):
        known |= progress
    return known


def _names(cards: Iterable[int]) -> frozenset[str]:
    return frozenset(map(str, cards))


def tiebreak_card(game: Game, table: Table) -> DecisionCard:
    """Return the card whose left half breaks ties now [R17.3].

    In income turn 1 there is no pair: reveal the top progress card and shuffle it back.
    """
    if game.pair is not None and game.income_turn != 1:
        return decision_card(game.pair[1])
    deck = game.progress
    if not len(deck):
        raise Illegal("tapestry-deck-empty", deck=Ref("tapestry-deck", "progress"))
    card = deck.draw(table)
    deck.shuffle_in([card])
    if card == FACE_DOWN:
        known = _names(face_up_cards(game).union(_starting_cards(game)))
        card = int(table.ask(ask_card(PROGRESS_CARD, known, "R17.3")))
    if table.listening:
        table.tell("tapestry-progress-revealed", "R17.3", card=card_ref(card))
    return decision_card(card)


def reveal_pair(game: Game, table: Table) -> tuple[int, int]:
    """Discard the previous pair, reveal two new cards and return them [R6.1]."""
    before = game.pair
    size = len(game.decision)
    new = draw_pair(game, table)
    if before:
        game.decision.discard += before
    game.pair = new
    if table.listening:
        table.record(_pair_step, before, new, size, len(game.decision))
    return new


def _pair_step(before: tuple[int, int] | None, new: tuple[int, int], size: int, left: int) -> Step:
    changes = [Change("deck.decision", size, left)]
    if before:
        changes.append(Change(f"decision.{before[0]}", "track", "discard"))
        changes.append(Change(f"decision.{before[1]}", "tiebreak", "discard"))
    changes.append(Change(f"decision.{new[0]}", None, "track"))
    changes.append(Change(f"decision.{new[1]}", None, "tiebreak"))
    return new_step(
        "tapestry-pair", "R6.1", *changes, track_card=card_ref(new[0]),
        tiebreak_card=card_ref(new[1]), left=left,
    )  # fmt: skip


def add_progress(game: Game, table: Table, count: int) -> None:
    """Move the top `count` progress cards to the discard pile [R17.7]."""
    deck = game.progress
    cards = [deck.draw(table) for _ in range(min(count, len(deck)))]
    before = game.decision.discard.count(FACE_DOWN)
    game.decision.discard += cards
    if table.listening:
        left = len(deck)
        changes = [Change("deck.progress", left + len(cards), left)]
        changes += [Change(f"decision.{card}", None, "discard") for card in cards if card > 0]
        if deck.real and cards:
            changes.append(Change("decision.unseen", before, before + len(cards)))
        table.tell("tapestry-add-progress", "R17.7", *changes, count=len(cards))


def shuffle_decision_deck(
    game: Game, table: Table, cite: str = "R17.9", ruling: str | None = None
) -> None:
    """Shuffle the discard pile and the last pair into the decision deck [R17.9]."""
    deck = game.decision
    cards = [*deck.discard, *(game.pair or ())]
    if table.listening:
        changes = [Change(f"decision.{card}", "discard", None) for card in deck.discard if card > 0]
        unseen = deck.discard.count(FACE_DOWN)
        if unseen:
            changes.append(Change("decision.unseen", unseen, 0))
        if game.pair:
            changes.append(Change(f"decision.{game.pair[0]}", "track", None))
            changes.append(Change(f"decision.{game.pair[1]}", "tiebreak", None))
        changes.append(Change("deck.decision", len(deck), len(deck) + len(cards)))
        count = len(deck) + len(cards)
        table.tell("tapestry-shuffle", cite, *changes, count=count, ruling=ruling)
    deck.shuffle_in([FACE_DOWN] * len(cards) if deck.real else cards)
    deck.discard = []
    game.pair = None

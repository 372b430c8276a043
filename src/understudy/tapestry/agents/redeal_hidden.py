"""Redeals hidden cards so that a forecast knows no more than the player does.

The result depends only on face-up cards and on `chance`, never on the actual hidden cards.
Territory tiles and tech cards do not affect the bots, so real ones are not redealt.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from understudy.components.deck import FACE_DOWN, draw_random
from understudy.core import Card, Chance, Forecasting, Question
from understudy.tapestry.decks.decision import PAIR, PROGRESS_CARD, face_up_cards
from understudy.tapestry.decks.die import SCIENCE_DIE
from understudy.tapestry.decks.tapestry_cards import AUTOMA_TRAP
from understudy.tapestry.printed.cards import TRAP, solo_tapestry_deck
from understudy.tapestry.printed.decision_cards import DECISION_CARDS, STARTING_CARDS
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.state import Game

DEALT_IN_FORECAST: Final = frozenset({"decision", "tapestry", "die"})
"""Decks and die that the app deals in a forecast even if they are real."""


def guess_revealed(game: Game, question: Question[object], chance: Chance) -> object:
    """Return a random possible answer if the question reveals a card or a roll; else None."""
    if question.id == SCIENCE_DIE.question:
        return TRACKS[chance.below(len(TRACKS))]
    if question.id == PAIR:
        cards = _possible_decision_cards(face_up_cards(game), len(game.decision) + 2, chance)
        track_card, tiebreak_card = draw_random(cards, 2, chance)
        return {"track_card": str(track_card), "tiebreak_card": str(tiebreak_card)}
    if isinstance(question, Card) and question.id == PROGRESS_CARD:
        possible = [str(c.number) for c in DECISION_CARDS if str(c.number) not in question.gone]
        return possible[chance.below(len(possible))]
    if question.id == AUTOMA_TRAP:
        cards = list(solo_tapestry_deck(game.setup.keep_discouraged))
        return cards[chance.below(len(cards))] == TRAP
    return None


def redeal_hidden_cards(game: Game, chance: Chance, turned_over: object = None) -> None:
    """Redeal all hidden cards; from now on the app deals the real decks too."""
    face_up = face_up_cards(game)
    if isinstance(turned_over, dict):
        face_up.update(int(card) for card in turned_over.values())
    if game.setup.solo:
        _deal_tapestry_cards(game, chance)
    if game.decision.real:
        _replace_real_decision_decks(game, face_up, chance)
    elif game.setup.solo:
        _deal_first_progress_card(game, chance)
    game.setup = replace(game.setup, real=game.setup.real - DEALT_IN_FORECAST)


def _deal_tapestry_cards(game: Game, chance: Chance) -> None:
    """Redeal the cards beside and on the mat from all cards that are not discarded."""
    deck, mat = game.tapestry, game.mat
    if deck.real:
        hidden = list(solo_tapestry_deck(game.setup.keep_discouraged))
    else:
        hidden = sorted(
            card for card in (*deck.cards(), *mat.beside, *mat.on_mat) if card != FACE_DOWN
        )
    mat.beside = draw_random(hidden, len(mat.beside), chance)
    mat.on_mat = draw_random(hidden, len(mat.on_mat), chance)
    deck.bag, deck.stack, deck.bottom, deck.real = hidden, [], [], False


def _deal_first_progress_card(game: Game, chance: Chance) -> None:
    """Redeal the progress card of the first decision deck; after era 1 all cards are known."""
    decision, progress = game.decision, game.progress
    hidden = [card for card in decision.cards() if card not in STARTING_CARDS]
    if game.era > 1 or not hidden:
        decision.bag, decision.stack = sorted(decision.cards()), []
        progress.bag, progress.stack = sorted(progress.cards()), []
        return
    unseen = sorted((*progress.cards(), *hidden))
    known = [card for card in decision.cards() if card in STARTING_CARDS]
    decision.bag, decision.stack = [*sorted(known), *draw_random(unseen, len(hidden), chance)], []
    progress.bag, progress.stack = unseen, []


def _replace_real_decision_decks(game: Game, face_up: set[int], chance: Chance) -> None:
    """Replace the real decks by decks that the app deals from all cards that are not face up."""
    decision, progress = game.decision, game.progress
    in_deck, in_progress = len(decision), len(progress)
    decision.bag = _possible_decision_cards(face_up, in_deck, chance)
    hidden = [
        card.number
        for card in DECISION_CARDS
        if card.number not in face_up and card.number not in decision.bag
    ]
    decision.discard = [
        card if card > 0 else draw_random(hidden, 1, chance)[0] for card in decision.discard
    ]
    progress.bag = draw_random(hidden, in_progress, chance)
    for deck in (decision, progress):
        deck.stack, deck.bottom, deck.real = [], [], False


def _possible_decision_cards(face_up: set[int], count: int, chance: Chance) -> list[int]:
    """Return `count` cards that the decision deck can hold: first starting, then progress cards."""
    cards = [card for card in STARTING_CARDS if card not in face_up][:count]
    others = [
        card.number
        for card in DECISION_CARDS
        if card.number not in STARTING_CARDS and card.number not in face_up
    ]
    return cards + draw_random(others, count - len(cards), chance)


def has_score(game: Game) -> bool:
    """Return whether the Automa plays and has a score."""
    return game.setup.solo


FORECASTING: Final = Forecasting(
    redeal_hidden_cards, guess_revealed, has_score=has_score, agent="settler"
)

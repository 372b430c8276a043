"""What lies face down is dealt anew, so that a forecast knows no more than the person does.

The result depends on what lies open and on the chance given, never on what is really hidden.
Territory tiles and tech cards decide nothing about the bots: real ones stay where they are.
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

DEALT: Final = frozenset({"decision", "tapestry", "die"})
"""What the app deals from here on, even if it lies on the table."""


def guess_revealed(game: Game, question: Question[object], chance: Chance) -> object:
    """What the person is about to turn over or to roll: anything that it can be."""
    if question.id == SCIENCE_DIE.question:
        return TRACKS[chance.below(len(TRACKS))]
    if question.id == PAIR:
        cards = _decision_cards(face_up_cards(game), len(game.decision) + 2, chance)
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
    """Deal all unseen cards anew; from here on the app deals real ones too."""
    open_ = face_up_cards(game)
    if isinstance(turned_over, dict):
        open_.update(int(card) for card in turned_over.values())
    if game.setup.solo:
        _deal_tapestry_cards(game, chance)
    if game.decision.real:
        _take_over_decision_cards(game, open_, chance)
    elif game.setup.solo:
        _deal_first_progress_card(game, chance)
    game.setup = replace(game.setup, real=game.setup.real - DEALT)


def _deal_tapestry_cards(game: Game, chance: Chance) -> None:
    """The cards beside and on the mat could be any that are not in the discard pile."""
    deck, mat = game.tapestry, game.mat
    if deck.real:
        unseen = list(solo_tapestry_deck(game.setup.keep_discouraged))
    else:
        unseen = sorted(
            card for card in (*deck.cards(), *mat.beside, *mat.on_mat) if card != FACE_DOWN
        )
    mat.beside = draw_random(unseen, len(mat.beside), chance)
    mat.on_mat = draw_random(unseen, len(mat.on_mat), chance)
    deck.bag, deck.stack, deck.bottom, deck.real = unseen, [], [], False


def _deal_first_progress_card(game: Game, chance: Chance) -> None:
    """In era 1 one card of the decision deck is any progress card; later all have been seen."""
    decision, progress = game.decision, game.progress
    hidden = [card for card in decision.cards() if card not in STARTING_CARDS]
    if game.era > 1 or not hidden:
        decision.bag, decision.stack = sorted(decision.cards()), []
        progress.bag, progress.stack = sorted(progress.cards()), []
        return
    unseen = sorted((*progress.cards(), *hidden))
    known = [card for card in decision.cards() if card in STARTING_CARDS]
    decision.bag, decision.stack = (
        [*sorted(known), *draw_random(unseen, len(hidden), chance)],
        [],
    )
    progress.bag, progress.stack = unseen, []


def _take_over_decision_cards(game: Game, open_: set[int], chance: Chance) -> None:
    """The decks of the table become decks of the app, of all cards that nobody sees."""
    decision, progress = game.decision, game.progress
    in_deck, in_progress = len(decision), len(progress)
    decision.bag = _decision_cards(open_, in_deck, chance)
    unseen = [
        card.number
        for card in DECISION_CARDS
        if card.number not in open_ and card.number not in decision.bag
    ]
    decision.discard = [
        card if card > 0 else draw_random(unseen, 1, chance)[0] for card in decision.discard
    ]
    progress.bag = draw_random(unseen, in_progress, chance)
    for deck in (decision, progress):
        deck.stack, deck.bottom, deck.real = [], [], False


def _decision_cards(open_: set[int], count: int, chance: Chance) -> list[int]:
    """So many cards that can be in the decision deck: starting cards first, then progress cards."""
    cards = [card for card in STARTING_CARDS if card not in open_][:count]
    others = [
        card.number
        for card in DECISION_CARDS
        if card.number not in STARTING_CARDS and card.number not in open_
    ]
    return cards + draw_random(others, count - len(cards), chance)


def has_score(game: Game) -> bool:
    """Whether the Automa plays."""
    return game.setup.solo


FORECASTING: Final = Forecasting(
    redeal_hidden_cards, guess_revealed, has_score=has_score, agent="settler"
)

"""Drafting: which card MarsBot keeps and which it discards (5.2, 5.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.core import Choice, Ref, Table
from understudy.mars.marsbot.corporation import HIGHEST_COST, LEAST_ADVANCED, MOST_TAGS
from understudy.mars.marsbot.decks import draw_project_card, draw_projects_face_down
from understudy.mars.marsbot.tracks import least_advanced
from understudy.mars.printed.cards import CARD_NUMBER, PROJECT_CARDS, card_number
from understudy.mars.references import card_notes, card_ref, moved
from understudy.mars.state import Game

PILE: Final = 4
"""Cards dealt to each side in a research phase."""

Fit = Callable[[int], tuple[int, ...]]
"""How well a card fits a priority; higher is better, all zeros is no fit."""


def set_draft_tags(game: Game) -> None:
    """Set Aridor's priority: the least advanced track when the draft begins (5.5). [B p.2]"""
    corporation = game.corporation
    if corporation is not None and corporation.priority == (LEAST_ADVANCED,):
        game.bot.draft_tags = game.board.tracks[least_advanced(game)].tags


def priority(game: Game) -> Fit | None:
    """Return how MarsBot compares cards, or None without a draft priority (5.5). [B p.2]"""
    corporation = game.corporation
    if corporation is None or not corporation.priority:
        return None
    wanted = corporation.priority
    if wanted == (HIGHEST_COST,):
        return lambda card: (PROJECT_CARDS[card].cost,)
    if wanted == (MOST_TAGS,):
        return lambda card: (len([t for t in PROJECT_CARDS[card].all_tags if t != "wild"]),)
    if wanted == (LEAST_ADVANCED,):
        tags = game.bot.draft_tags or game.board.tracks[least_advanced(game)].tags
        return lambda card: (sum(PROJECT_CARDS[card].all_tags.count(tag) for tag in tags),)
    return lambda card: tuple(PROJECT_CARDS[card].all_tags.count(tag) for tag in wanted)


def draft_pick(game: Game, table: Table, pile: list[int]) -> int:
    """Keep the best-fitting card, at random among equals (5.2, 5.5). [A p.4] [B p.2]"""
    fit = priority(game)
    best = pile
    if fit is not None:
        highest = max(fit(card) for card in pile)
        best = [card for card in pile if fit(card) == highest]
    card = best[table.pick(len(best))] if len(best) > 1 else best[0]
    pile.remove(card)
    return card


def discardable(game: Game, kept: list[int]) -> list[int]:
    """Return the drafted cards that may be discarded; empty if all fit (5.5). [B p.2]"""
    fit = priority(game)
    if fit is None:
        return kept
    corporation = game.corporation
    assert corporation is not None
    fits = [fit(card) for card in kept]
    if corporation.priority == (HIGHEST_COST,):
        return [card for card in kept if fit(card) < max(fits)]
    if corporation.priority == (MOST_TAGS,):
        fewest = [card for card in kept if fit(card) == min(fits)]
        return fewest if len(fewest) < len(kept) else []
    return [card for card in kept if not any(fit(card))]


def draft_discard(game: Game, table: Table, kept: list[int]) -> int | None:
    """Discard one of the discardable cards at random (5.2, 5.5). [A p.4] [B p.2]"""
    candidates = discardable(game, kept)
    if not candidates:
        return None
    card = candidates[table.pick(len(candidates))] if len(candidates) > 1 else candidates[0]
    kept.remove(card)
    game.project.discard.append(card)
    if table.listening:
        change = moved(card, None, "project_discard")
        table.tell("mars-draft-discard", "A p.4", change, card=Ref("mars-card", card_number(card)))
    return card


def draft(game: Game, table: Table) -> list[int]:
    """Draft four cards with both sides. Return MarsBot's (5.2). [A p.4]"""
    set_draft_tags(game)
    if game.project.real:
        return _draft_on_the_table(game, table)
    yours = draw_projects_face_down(game, table, PILE)
    bots = draw_projects_face_down(game, table, PILE)
    kept: list[int] = []
    before = len(game.drafted)
    for _ in range(PILE):
        if yours:
            numbers = [CARD_NUMBER[card] for card in yours]
            game.drafted.append(yours.pop(numbers.index(game.you.keep_card(game, table, numbers))))
        if bots:
            kept.append(draft_pick(game, table, bots))
        yours, bots = bots, yours
    if table.listening:
        drafted = game.drafted[before:]
        changes = [moved(card, None, "human.drafted") for card in drafted]
        names = tuple(card_ref(card) for card in drafted)
        table.tell("mars-drafted", "A p.4", *changes, cards=names)
    return kept


def _draft_on_the_table(game: Game, table: Table) -> list[int]:
    """Draft real cards with a priority: you name each card of MarsBot's pile.

    The first two piles are unknown; the last two are their rest after your choice.
    """
    hand = game.bot.in_hand
    before = len(hand)
    kept: list[int] = []
    piles: list[list[int]] = []
    for count in (PILE, PILE - 1):
        pile = []
        for number in range(1, count + 1):
            card = draw_project_card(game, table, "mars-ask-drafted-card", number, count)
            assert card is not None  # A real deck always answers.
            hand.append(card)
            pile.append(card)
        _keep(game, table, pile, kept)
        piles.append(pile)
    for pile in piles:
        pile.remove(_you_took(table, pile))
        _keep(game, table, pile, kept)
    del hand[before:]
    return kept


def _keep(game: Game, table: Table, pile: list[int], kept: list[int]) -> None:
    kept.append(draft_pick(game, table, pile))
    if table.listening:
        table.tell("mars-draft-keeps", "B p.2", card=card_ref(kept[-1]))


def _you_took(table: Table, pile: list[int]) -> int:
    numbers = tuple(CARD_NUMBER[card] for card in pile)
    question = Choice(
        id="mars-ask-you-took", cite="A p.4", kind="mars-card", options=numbers,
        default=numbers[0], notes=lambda: card_notes(numbers),
    )  # fmt: skip
    return pile[numbers.index(table.ask(question))]

"""Drafting: which card MarsBot keeps and which it discards (5.2, 5.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.components.deck import FACE_DOWN
from understudy.core import Message, Number, Ref, Table
from understudy.mars.marsbot.corporation import HIGHEST_COST, LEAST_ADVANCED, MOST_TAGS
from understudy.mars.marsbot.decks import draw_projects_face_down
from understudy.mars.marsbot.tracks import least_advanced
from understudy.mars.printed.cards import CARD_NUMBER, PROJECT_CARDS, card_number
from understudy.mars.references import card_ref, moved
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
        return lambda card: (sum([PROJECT_CARDS[card].all_tags.count(tag) for tag in tags]),)
    return lambda card: tuple([PROJECT_CARDS[card].all_tags.count(tag) for tag in wanted])


def draft_pick(game: Game, table: Table, pile: list[int]) -> int:
    """Keep the best-fitting card, at random among equals (5.2, 5.5). [A p.4] [B p.2]"""
    fit = priority(game)
    best = pile
    if fit is not None:
        fits = [fit(card) for card in pile]
        highest = max(fits)
        best = [card for card, own in zip(pile, fits, strict=True) if own == highest]
    card = best[table.pick(len(best))] if len(best) > 1 else best[0]
    pile.remove(card)
    return card


def discardable(game: Game, kept: list[int]) -> list[int]:
    """Return the known drafted cards that may be discarded; none if all fit (5.5). [B p.2]"""
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


def draft_discard(game: Game, table: Table, kept: list[int], candidates: list[int]) -> int | None:
    """Discard one of the candidates at random; return it if the app knows it (5.2, 5.5). [A p.4]"""
    place = _pick_place(table, len(candidates))
    card = candidates[place]
    kept.remove(card)
    if card == FACE_DOWN:
        if table.listening:
            count = len(candidates)
            table.tell("mars-draft-discard-unseen", "B p.2", place=place + 1, count=count)
        return None
    game.project.discard.append(card)
    if table.listening:
        change = moved(card, None, "project_discard")
        table.tell("mars-draft-discard", "A p.4", change, card=Ref("mars-card", card_number(card)))
    return card


def _pick_place(table: Table, count: int) -> int:
    return table.pick(count) if count > 1 else 0


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
    """Draft real cards with a priority: you apply it, and the app chooses among equal cards.

    It asks only for the number of equal cards; of a pile of one card MarsBot keeps that card.
    """
    rule = _rule(game, "draft")
    for count in range(PILE, 1, -1):
        equal = table.ask(
            Number(
                id="mars-ask-draft-equal", args={"count": count, "rule": rule}, cite="B p.2",
                low=1, high=count, default=1,
            )
        )  # fmt: skip
        if equal > 1:
            place = _pick_place(table, equal)
            if table.listening:
                table.tell("mars-draft-keeps", "B p.2", place=place + 1, count=equal)
    return [FACE_DOWN] * PILE


def ask_discardable(game: Game, table: Table) -> list[int]:
    """Return MarsBot's real drafted cards that may be discarded; you count them (5.5). [B p.2]"""
    rule = _rule(game, "discard")
    question = Number(
        id="mars-ask-draft-discardable", args={"rule": rule}, cite="B p.2",
        low=0, high=PILE, default=1,
    )  # fmt: skip
    return [FACE_DOWN] * table.ask(question)


def _rule(game: Game, what: str) -> Message:
    """Return the sentence that says which cards to `draft` or `discard` (5.5). [B p.2]"""
    corporation = game.corporation
    assert corporation is not None
    wanted = corporation.priority
    if wanted == (HIGHEST_COST,):
        return Message(f"mars-{what}-by-cost")
    if wanted == (MOST_TAGS,):
        return Message(f"mars-{what}-by-number-of-tags")
    added_up = wanted == (LEAST_ADVANCED,)
    kinds = game.bot.draft_tags if added_up else wanted
    tags = tuple(Ref("mars-tag", tag) for tag in kinds)
    kind = f"mars-{what}-by-track" if added_up else f"mars-{what}-by-tags"
    return Message(kind, {"tags": tags, "count": len(tags)})

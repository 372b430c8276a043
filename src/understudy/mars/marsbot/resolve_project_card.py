"""Resolving a project card (7)."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Ref, Step, Table, new_step
from understudy.mars.marsbot.decks import draw_project_card
from understudy.mars.marsbot.mc_and_tr import Reason, failed_action
from understudy.mars.marsbot.tracks import advance, least_advanced
from understudy.mars.printed.cards import PROJECT_CARDS
from understudy.mars.references import card_ref, moved
from understudy.mars.state import Game

CARD_TAGS: Final = tuple(card.all_tags for card in PROJECT_CARDS)


def resolve_project_card(
    game: Game, table: Table, card: int, changes: tuple[Change, ...] = (), first: int = 0
) -> None:
    """Advance the track of each tag from left to right; no tag fails (7). [A p.5]

    A card resolved inside another reaches the played pile first (D-55). With `first`, only that
    many tags count (C11).
    """
    if table.listening:
        table.record(_card_step, card, changes)
        table.depth += 1
    bot = game.bot
    bot.in_hand.append(card)
    if game.triggers.card:
        for trigger in game.triggers.card:
            trigger(game, table, PROJECT_CARDS[card])
    tags = CARD_TAGS[card]
    if first:
        tags = tags[:first]
    if not tags:
        failed_action(game, table, Reason.NO_TAGS)
    for tag in tags:
        resolve_tag(game, table, tag)
    bot.played.append(bot.in_hand.pop())
    if table.listening:
        table.depth -= 1
        table.record(_played_step, card)


def _card_step(card: int, changes: tuple[Change, ...]) -> Step:
    return new_step("mars-project-card", "A p.5", *changes, card=card_ref(card))


def _played_step(card: int) -> Step:
    change = moved(card, None, "bot.played")
    return new_step("mars-card-played", "A p.5", change, card=card_ref(card))


def resolve_tag(game: Game, table: Table, tag: str) -> None:
    """Advance the track of a tag; a tag without a track has no effect (8.1). [A p.5] [C p.1]"""
    row = least_advanced(game) if tag == "wild" else game.board.track_of.get(tag)
    if table.listening:
        table.record(_tag_step, tag, row is not None)
        table.depth += 1
    if row is not None:
        advance(game, table, row)
    if table.listening:
        table.depth -= 1
    if game.triggers.tag:
        for trigger in game.triggers.tag:
            trigger(game, table, tag)


def _tag_step(tag: str, on_track: bool) -> Step:
    kind = "mars-tag" if on_track else "mars-tag-without-track"
    return new_step(kind, "A p.5", tag=Ref("mars-tag", tag))


def draw_and_resolve(game: Game, table: Table) -> None:
    """Draw a project card, if any is left, and resolve it as usual (B03, B07). [A p.6]"""
    card = draw_project_card(game, table)
    if card is not None:
        resolve_project_card(game, table, card)

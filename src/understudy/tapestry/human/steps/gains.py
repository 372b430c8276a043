"""Resources, points, tiles and cards [H6, H9.8, H12.1]."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Ref
from understudy.tapestry.cards.definition import Event
from understudy.tapestry.decks.tapestry_cards import draw_tapestry_card
from understudy.tapestry.decks.territory import draw_territory_tile, territory_tile_left
from understudy.tapestry.human.rules.counts import count
from understudy.tapestry.human.rules.effects import announce
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.rules.stock import (
    gain_any,
    gain_resource,
    lose_any,
    pay_resources,
    score,
)
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.printed.benefits import (
    ANY,
    BUILDINGS,
    RESOURCES,
    GainResource,
    GainSpaceTiles,
    GainTapestry,
    GainTiles,
    LoseResource,
    Points,
    PointsPer,
)
from understudy.tapestry.printed.cards import TAPESTRY_CARDS


def gain_resources(context: Context, benefit: GainResource) -> None:
    """Gain resources of a kind or of your choice [H6.1]."""
    if benefit.kind == ANY:
        gain_any(context, benefit.n)
    else:
        gain_resource(context, RESOURCES.index(benefit.kind), benefit.n)


def lose_resources(context: Context, benefit: LoseResource) -> None:
    """Give up resources, as many as there are [H14.3]."""
    if benefit.kind == ANY:
        lose_any(context, benefit.n, "H14.3")
        return
    resource = RESOURCES.index(benefit.kind)
    have = min(benefit.n, context.you.stock[resource])
    if have:
        pay_resources(context, [resource] * have, "H14.3")


def can_lose(context: Context, benefit: LoseResource) -> bool:
    """Return whether there is a resource to give up."""
    if benefit.kind == ANY:
        return any(context.you.stock)
    return context.you.stock[RESOURCES.index(benefit.kind)] > 0


COUNTED_BY: Final = {"capital_line": "H7.7", **dict.fromkeys(BUILDINGS, "H7.5")}
"""The rule that says how something is counted."""
SCORED_BY: Final = {
    "tapestry-space": "H4.5", "tapestry-income-row": "H8.7", "tapestry-tile-of": "H9.5",
    "tapestry-space-tile": "H9.9", "tapestry-die": "H10.7", "tapestry-tech": "H11.8",
    "tapestry-card": "H12.7", "tapestry-civilization": "H14.1",
}  # fmt: skip
"""The rule by which something gives points, by its kind."""


def score_points(context: Context, benefit: Points) -> None:
    """Score points."""
    score(context, benefit.n, _scored_by(context))


def score_per(context: Context, benefit: PointsPer) -> None:
    """Score points for each thing counted."""
    points = benefit.n * count(context, benefit.what, benefit.track)
    score(context, points, COUNTED_BY.get(benefit.what) or _scored_by(context))


def _scored_by(context: Context) -> str:
    """Return the rule by which the cause gives points; that of a benefit if there is none."""
    cause = context.cause
    return "H4.5" if cause is None else SCORED_BY.get(cause.kind, "H4.5")


def draw_tiles(context: Context, benefit: GainTiles) -> None:
    """Draw territory tiles into your supply, as many as there are [H9.8]."""
    game, you = context.game, context.you
    for _ in range(benefit.n):
        if not territory_tile_left(game):
            return
        tile, changes = draw_territory_tile(game, context.table)
        record = Record(context.table, you)
        you.tiles.append(tile)
        record.tell("tapestry-you-draw-tile", "H9.8", *changes, tile=tile)
        context.tile = tile


def tiles_left(context: Context, benefit: GainTiles) -> bool:
    """Return whether a territory tile can be drawn."""
    return territory_tile_left(context.game)


def draw_space_tiles(context: Context, benefit: GainSpaceTiles) -> None:
    """Draw space tiles into your supply, as many as there are [H9.9]."""
    deck, you = context.game.space, context.you
    for _ in range(min(benefit.n, len(deck))):
        tile = deck.draw(context.table)
        record = Record(context.table, you)
        you.space.append(tile)
        left = Change("deck.space", len(deck) + 1, len(deck) or None)
        record.tell("tapestry-you-draw-space", "H9.9", left, tile=tile)


def space_tiles_left(context: Context, benefit: GainSpaceTiles) -> bool:
    """Return whether a space tile can be drawn."""
    return bool(len(context.game.space))


def draw_cards(context: Context, benefit: GainTapestry) -> None:
    """Draw tapestry cards into your hand, one after the other [H12.1]."""
    you = context.you
    for _ in range(benefit.n):
        drawn = draw_tapestry_card(context.game, context.table)
        if drawn is None:
            return
        card, changes = drawn
        record = Record(context.table, you)
        you.hand.append(card)
        record.tell(
            "tapestry-you-draw", "H12.1", *changes,
            card=Ref("tapestry-card", TAPESTRY_CARDS[card].id),
        )  # fmt: skip
        about = Context(context.game, context.table, you, context.cause, card=card)
        announce(about, Event.GAIN_TAPESTRY)


def cards_left(context: Context, benefit: GainTapestry) -> bool:
    """Return whether a tapestry card can be drawn."""
    deck = context.game.tapestry
    return bool(len(deck) or deck.discard)

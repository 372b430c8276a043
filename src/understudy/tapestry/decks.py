"""Cards, tiles and the die: dealt by the app, or turned over on the table and named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from understudy.parts.deck import FACE_DOWN, Deck
from understudy.parts.dice import Die
from understudy.table import Card, Change, Form, Illegal, Ref, Table, YesNo, fields
from understudy.tapestry.changes import card_ref
from understudy.tapestry.map.land import UNNAMED
from understudy.tapestry.printed.facts import (
    TAPESTRY_CARDS,
    TRACK_ID,
    TRACKS,
    TRAP,
    DecisionCard,
    decision_card,
    find_decision_cards,
)

if TYPE_CHECKING:
    from understudy.tapestry.state import Game

SCIENCE_DIE: Final = Die("tapestry-ask-die", "tapestry-track", TRACKS)
"""Twelve faces, three for each track: all equally likely [R10.7]."""

DISPLAY: Final = 3
"""So many tech cards lie open [R4.1]."""


def roll_science_die(game: Game, table: Table, cite: str) -> int:
    """The track that comes up [R10.7]."""
    face = SCIENCE_DIE.roll(table, real="die" in game.setup.real, cite=cite)
    track = TRACK_ID[face]
    if table.listening:
        table.tell("tapestry-roll", cite, track=Ref("tapestry-track", face))
    return track


def draw_pair(game: Game, table: Table) -> tuple[int, int]:
    """Two decision cards, laid open as track card and tie-break card [R6.1]."""
    deck = game.decision
    if len(deck) < 2:
        raise Illegal("tapestry-deck-empty", deck=Ref("tapestry-deck", "decision"))
    first, second = deck.draw(table), deck.draw(table)
    if deck.real:
        return _ask_pair(game, table)
    return first, second


def _ask_pair(game: Game, table: Table) -> tuple[int, int]:
    known = _open_cards(game)
    question = Form(
        id="tapestry-ask-pair",
        cite="R6.1",
        fields=fields(
            track_card=_card("tapestry-field-track-card", known),
            tiebreak_card=_card("tapestry-field-tiebreak-card", known),
        ),
    )
    answer = table.ask(question)
    pair = int(str(answer["track_card"])), int(str(answer["tiebreak_card"]))
    if pair[0] == pair[1]:
        raise Illegal("table-card-elsewhere", card=card_ref(pair[1]))
    return pair


def _card(id: str, gone: frozenset[str], cite: str = "") -> Card:
    return Card(
        id=id, cite=cite, kind="tapestry-decision", pool="decision", find=find_decision_cards,
        gone=gone,
    )  # fmt: skip


def _open_cards(game: Game) -> frozenset[str]:
    """Decision cards that cannot come up: they lie open on the discard pile."""
    pair = game.pair or ()
    return frozenset(str(card) for card in (*game.decision.discard, *pair) if card > 0)


def tiebreak_card(game: Game, table: Table) -> DecisionCard:
    """The card whose left half breaks ties now [R17.3].

    In income turn 1 there is no pair: the top progress card is looked at and shuffled back.
    """
    if game.pair is not None and game.income_turn != 1:
        return decision_card(game.pair[1])
    deck = game.progress
    if not len(deck):
        raise Illegal("tapestry-deck-empty", deck=Ref("tapestry-deck", "progress"))
    card = deck.draw(table)
    deck.shuffle_in([card])
    if card == FACE_DOWN:
        card = int(table.ask(_card("tapestry-ask-progress-card", frozenset(), "R17.3")))
    if table.listening:
        table.tell("tapestry-progress-revealed", "R17.3", card=card_ref(card))
    return decision_card(card)


def territory_tile_left(game: Game) -> bool:
    """Whether a territory tile can still be drawn [R13.7, R14.5]."""
    deck = game.territory
    if deck.real:
        return not game.no_tiles
    return bool(deck.stack or deck.bag or deck.discard)


def draw_territory_tile(game: Game, table: Table) -> tuple[int, tuple[Change, ...]]:
    """The top tile of the stack, and the change to tell; a real one keeps its number to itself."""
    deck = game.territory
    if deck.real:
        return UNNAMED, ()
    if not len(deck):
        changes = [Change(f"tile.{tile}", "discard", None) for tile in deck.discard]
        _reshuffle(deck, "territory", "R14.4", table, changes)
    tile = deck.draw(table)
    return tile, (Change("deck.territory", len(deck) + 1, len(deck)),)


def draw_tapestry_card(game: Game, table: Table) -> tuple[int, tuple[Change, ...]] | None:
    """The top tapestry card, unseen; None if there is none at all (Q10)."""
    deck = game.tapestry
    if deck.real:
        return FACE_DOWN, ()
    if not len(deck):
        if not deck.discard:
            return None
        _reshuffle(deck, "tapestry", "R17.8", table, _discard_changes(deck))
    card = deck.draw(table)
    return card, (Change("deck.tapestry", len(deck) + 1, len(deck)),)


def _discard_changes(deck: Deck) -> list[Change]:
    ids = [TAPESTRY_CARDS[card].id for card in deck.discard]
    return [Change(f"tapestry_discard.{id}", ids.count(id), None) for id in dict.fromkeys(ids)]


def discard_tapestry_card(game: Game, card: int) -> Change:
    """A tapestry card goes to the discard pile, face up; the change to tell."""
    game.tapestry.discard.append(card)
    count = game.tapestry.discard.count(card)
    return Change(f"tapestry_discard.{TAPESTRY_CARDS[card].id}", count - 1, count)


def is_trap(table: Table, card: int) -> bool:
    """Whether a card turned over is a trap; about a real one the person is asked."""
    if card != FACE_DOWN:
        return card == TRAP
    return table.ask(YesNo(id="tapestry-ask-automa-trap", cite="R16.1", default=False))


def refresh_tech(game: Game, table: Table) -> None:
    """Discard the three open tech cards and deal three new ones [R10.1]."""
    if game.tech.real:
        if table.listening:
            table.tell("tapestry-refresh-tech-real", "R10.1")
        return
    gone = list(game.display)
    game.tech.discard += gone
    game.display.clear()
    if table.listening:
        changes = tuple(Change(f"tech.{card}", "display", "discard") for card in gone)
        cards = tuple(Ref("tapestry-tech", str(card)) for card in gone)
        table.tell("tapestry-tech-discarded", "R10.1", *changes, cards=cards)
    fill_display(game, table)


def fill_display(game: Game, table: Table) -> None:
    """Deal tech cards until three lie open, as far as there are any [R4.1]."""
    deck = game.tech
    while len(game.display) < DISPLAY and (len(deck) or deck.discard):
        if not len(deck):
            changes = [Change(f"tech.{card}", "discard", None) for card in deck.discard]
            _reshuffle(deck, "tech", "R10.1", table, changes)
        card = deck.draw(table)
        game.display.append(card)
        if table.listening:
            shown = Change(f"tech.{card}", None, "display")
            left = Change("deck.tech", len(deck) + 1, len(deck))
            name = Ref("tapestry-tech", str(card))
            table.tell("tapestry-tech-dealt", "R10.1", shown, left, card=name)


def _reshuffle(deck: Deck, name: str, cite: str, table: Table, changes: list[Change]) -> None:
    """An empty deck is made anew from its discards."""
    count = len(deck.discard)
    deck.shuffle_in(deck.discard)
    deck.discard = []
    if table.listening:
        changes.append(Change(f"deck.{name}", 0, count))
        table.tell(
            "tapestry-reshuffled", cite, *changes, deck=Ref("tapestry-deck", name), count=count
        )

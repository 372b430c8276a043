"""Manual edits of the places of cards and tiles.

Face-down cards stay hidden: the journal does not say in which pile such a card was.
"""

from __future__ import annotations

from typing import Any, Final

from understudy.components.deck import FACE_DOWN, Deck
from understudy.components.manual_edits import recorded_edit
from understudy.core import (
    Choice,
    CurrentChoice,
    CurrentNumber,
    CurrentValue,
    Fields,
    Illegal,
    Number,
    Ref,
    Table,
    YesNo,
    fields,
)
from understudy.tapestry.companion.edit_common import EDITED, Edit
from understudy.tapestry.decks.decision import PAIR_SIZE, ask_card
from understudy.tapestry.decks.tech import DISPLAY_SIZE
from understudy.tapestry.printed.cards import (
    TAPESTRY_CARDS,
    TAPESTRY_ID,
    TECH_CARDS,
    solo_tapestry_deck,
)
from understudy.tapestry.printed.decision_cards import DECISION_CARDS
from understudy.tapestry.printed.map import TILES
from understudy.tapestry.state import Game, Human
from understudy.tapestry.state_changes import card_ref

DECISION: Final = "decision"
PROGRESS: Final = "progress"
DECISION_DISCARD: Final = "decision_discard"
SHOWN: Final = "display"
DISCARD: Final = "discard"
DECK: Final = "deck"
ELSEWHERE: Final = "elsewhere"

OF_DECISION_CARDS: Final = (DECISION, PROGRESS, DECISION_DISCARD)
OF_TECH_CARDS: Final = (SHOWN, DISCARD, DECK, ELSEWHERE)
OF_TILES: Final = (DISCARD, DECK, ELSEWHERE)
PILES: Final = tuple(dict.fromkeys((*OF_DECISION_CARDS, *OF_TECH_CARDS, *OF_TILES)))
"""Piles in which a card or a tile can be."""


def card_edits(game: Game) -> list[tuple[str, Fields]]:
    """Return the edit entries for the decks that are in the game."""
    entries: list[tuple[str, Fields]] = []
    if game.pair is not None:
        entries.append(("set_pair", _pair_fields(*game.pair)))
    entries.append(("set_decision_card", _decision_card_fields(game)))
    if game.decision.real:
        entries.append(("set_decision_decks", fields(
            decision=_cards_in(game.decision, DECISION), progress=_cards_in(game.progress, PROGRESS)
        )))  # fmt: skip
    if game.territory.real:
        left = YesNo(id="tapestry-field-no-tiles", default=game.no_tiles)
        entries.append(("set_tiles", fields(gone=left)))
    if game.setup.solo:
        entries += _dealt_cards(game)
    return entries


def _pair_fields(track: int, tiebreak: int) -> Fields:
    return fields(
        track_card=ask_card("tapestry-field-track-card", default=str(track)),
        tiebreak_card=ask_card("tapestry-field-tiebreak-card", default=str(tiebreak)),
    )


def _decision_card_fields(game: Game) -> Fields:
    """Return the fields of `set_decision_card`; `set_pair` edits the open pair."""
    discarded = {str(card): DECISION_DISCARD for card in game.decision.discard if card > 0}
    return fields(
        card=ask_card("tapestry-field-decision-card", frozenset(map(str, game.pair or ()))),
        place=_place(OF_DECISION_CARDS, "card", discarded),
    )


def _place(options: tuple[str, ...], of: str, now: dict[str, str]) -> CurrentChoice:
    return CurrentChoice(
        "tapestry-field-place",
        kind="tapestry-pile",
        options=options,
        present=CurrentValue((of,), now),
    )


def _cards_in(deck: Deck, name: str) -> Number:
    return Number(id=f"tapestry-field-cards-{name}", high=len(DECISION_CARDS), default=len(deck))


def _dealt_cards(game: Game) -> list[tuple[str, Fields]]:
    entries: list[tuple[str, Fields]] = []
    if not game.tech.real:
        now = {str(card): DISCARD for card in game.tech.discard}
        now |= {str(card): SHOWN for card in game.display}
        entries.append(("set_tech", fields(
            card=Choice(
                id="tapestry-field-tech", kind="tapestry-tech", options=tuple(map(str, TECH_CARDS))
            ),
            place=_place(OF_TECH_CARDS, "card", now),
        )))  # fmt: skip
    if not game.territory.real:
        now = {str(tile): DISCARD for tile in game.territory.discard}
        entries.append(("set_tile", fields(
            tile=Number(id="tapestry-field-tile-number", low=1, high=len(TILES)),
            place=_place(OF_TILES, "tile", now),
        )))  # fmt: skip
    if not game.tapestry.real:
        entries.append(("set_tapestry_discard", _discarded_fields(game)))
    return entries


def _discarded_fields(game: Game) -> Fields:
    cards = tuple(dict.fromkeys(solo_tapestry_deck(game.setup.keep_discouraged)))
    discard = game.tapestry.discard
    most = max(TAPESTRY_CARDS[card].copies for card in cards)
    now = CurrentValue(("card",), {TAPESTRY_CARDS[card].id: discard.count(card) for card in cards})
    return fields(
        card=Choice(
            id="tapestry-field-tapestry-card", kind="tapestry-card",
            options=tuple(TAPESTRY_CARDS[card].id for card in cards),
        ),
        count=CurrentNumber("tapestry-field-discarded", now, max(most, *now.values.values())),
    )  # fmt: skip


def _must_be_playable(game: Game) -> None:
    """Refuse an edit that leaves no pair, or no progress card at the start [R6.1, R17.3]."""
    decision = game.decision
    pairs = len(decision) + len(decision.discard) + len(game.pair or ())
    progress = len(game.progress) or game.era or not game.setup.solo
    for name, enough in ((DECISION, pairs >= PAIR_SIZE), (PROGRESS, progress)):
        if not enough:
            raise Illegal("tapestry-deck-empty", deck=Ref("tapestry-deck", name))


def set_pair(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the two open cards; each replaced card goes to the pile of its replacement."""
    assert game.pair is not None
    new = int(answer["track_card"]), int(answer["tiebreak_card"])
    if new[0] == new[1]:
        raise Illegal("table-card-elsewhere", card=card_ref(new[1]))
    arrived = [card for card in new if card not in game.pair]
    left = [card for card in game.pair if card not in new]
    with recorded_edit(table, EDITED, game.card_facts):
        for card, other in zip(arrived, left, strict=True):
            _exchange(game, card, other)
        game.pair = new


def _exchange(game: Game, card: int, other: int) -> None:
    """Put `other` at the place of `card` in its pile."""
    pile, there = _pile_with(game, card)
    pile[pile.index(there)] = FACE_DOWN if there == FACE_DOWN else other


def _pile_with(game: Game, card: int) -> tuple[list[int], int]:
    """Return the pile that holds a decision card, and the entry that represents it there.

    A real card not seen yet is searched for in the decision deck, then among the face-down cards
    of its discard pile, then in the progress deck.
    """
    decision, progress = game.decision, game.progress
    piles = (
        decision.stack, decision.bag, decision.bottom, decision.discard,
        progress.stack, progress.bag, progress.bottom,
    )  # fmt: skip
    for wanted in (card, FACE_DOWN):
        for pile in piles:
            if wanted in pile:
                return pile, wanted
    raise Illegal("table-card-elsewhere", card=card_ref(card))


def set_decision_card(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Move a decision card to a pile; a deck that receives it is shuffled."""
    card, place = int(answer["card"]), answer["place"]
    with recorded_edit(table, EDITED, game.card_facts):
        pile, there = _pile_with(game, card)
        pile.remove(there)
        if place == DECISION_DISCARD:
            game.decision.discard.append(card)
        else:
            deck = game.decision if place == DECISION else game.progress
            deck.shuffle_in([FACE_DOWN if deck.real else card])
        _must_be_playable(game)


def set_decision_decks(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the sizes of both real decks; the other cards lie face down on the discard pile."""
    decision, progress = game.decision, game.progress
    seen = [card for card in decision.discard if card != FACE_DOWN]
    hidden = len(decision) + len(progress) + len(decision.discard) - len(seen)
    left = hidden - answer["decision"] - answer["progress"]
    if left < 0:
        raise Illegal("tapestry-too-many-cards", count=hidden)
    with recorded_edit(table, EDITED, game.card_facts):
        for deck, count in ((decision, answer["decision"]), (progress, answer["progress"])):
            deck.stack, deck.bottom, deck.bag = [], [], [FACE_DOWN] * count
        decision.discard = [*seen, *[FACE_DOWN] * left]
        _must_be_playable(game)


def set_tech(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Move a tech card to a pile; `elsewhere` means that a player has it."""
    card, place, deck = int(answer["card"]), answer["place"], game.tech
    with recorded_edit(table, EDITED, game.card_facts):
        _take(card, deck, game.display)
        if place == SHOWN:
            if len(game.display) == DISPLAY_SIZE:
                raise Illegal("tapestry-display-full", count=DISPLAY_SIZE)
            game.display.append(card)
        else:
            _put(card, deck, place)


def set_tile(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Move a territory tile to a pile; a tile on the map is refused."""
    tile, deck = answer["tile"], game.territory
    if tile in game.land.tiles.values():
        raise Illegal("tapestry-tile-elsewhere", tile=tile)
    with recorded_edit(table, EDITED, game.card_facts):
        _take(tile, deck)
        _put(tile, deck, answer["place"])


def _take(card: int, deck: Deck, *piles: list[int]) -> None:
    if not deck.remove(card):
        for pile in (deck.discard, *piles):
            if card in pile:
                pile.remove(card)


def _put(card: int, deck: Deck, place: str) -> None:
    if place == DISCARD:
        deck.discard.append(card)
    elif place == DECK:
        deck.shuffle_in([card])


def set_tapestry_discard(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set how many copies of a tapestry card are discarded; the others are in the deck."""
    card, deck = TAPESTRY_ID[answer["card"]], game.tapestry
    with recorded_edit(table, EDITED, game.card_facts):
        while deck.discard.count(card) < answer["count"]:
            if not deck.remove(card):
                raise Illegal("table-card-elsewhere", card=Ref("tapestry-card", answer["card"]))
            deck.discard.append(card)
        while deck.discard.count(card) > answer["count"]:
            deck.discard.remove(card)
            deck.shuffle_in([card])


def set_tiles(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set whether the real territory tiles have run out, discards included [R13.7, R14.5]."""
    with recorded_edit(table, EDITED, lambda: {"no_tiles": int(game.no_tiles)}):
        game.no_tiles = answer["gone"]


CARD_EDITS: Final[dict[str, Edit]] = {
    "set_pair": set_pair,
    "set_decision_card": set_decision_card,
    "set_decision_decks": set_decision_decks,
    "set_tech": set_tech,
    "set_tile": set_tile,
    "set_tapestry_discard": set_tapestry_discard,
    "set_tiles": set_tiles,
}
"""The edit function of each of these menu entries."""

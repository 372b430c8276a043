"""Invariants of every position of a game of Tapestry."""

from collections import Counter

from understudy.components.deck import FACE_DOWN
from understudy.core import Step
from understudy.tapestry.map.map_state import MapState
from understudy.tapestry.map.tokens import gives_control, owner_of
from understudy.tapestry.printed.cards import TECH_CARDS, solo_tapestry_deck
from understudy.tapestry.printed.decision_cards import DECISION_CARDS
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.printed.map import HEXES, TILES
from understudy.tapestry.printed.tracks import LAST_SPACE
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import LAST_ERA, OUTPOSTS, Game
from understudy.tapestry.state_changes import Reason


def check_step(game: Game, step: Step) -> None:
    """Check the invariants that hold at every step, also during a turn."""
    for spaces in (*(bot.spaces for bot in game.bots), *(human.spaces for human in game.humans)):
        assert all(0 <= space <= LAST_SPACE for space in spaces)
    assert 0 <= game.era <= LAST_ERA
    assert all(0 <= human.era <= LAST_ERA for human in game.humans)
    for name, taken in game.achievements.items():
        assert len(taken) == len(set(taken)) <= len(ACHIEVEMENTS[name])
    if step.failure is not None:
        assert step.failure in list(Reason)
    if not game.setup.solo:
        assert AUTOMA not in game.landmarks.values()
    if any(change.what.startswith("hex.") for change in step.changes):
        check_map(game)


def check_map(game: Game) -> None:
    """Check that a hex has at most two tokens, at most one controller, and terrain for tokens."""
    land = game.land
    for hex, tokens in enumerate(land.tokens):
        assert len(tokens) <= 2, HEXES.names[hex]
        assert len({owner_of(token) for token in tokens if gives_control(token)}) <= 1, tokens
        assert not tokens or land.territory >> hex & 1
        assert SHADOW not in tokens, "outposts of the Shadow Empire are never upright"
    rebuilt = MapState(territory=land.territory)
    for hex, tokens in enumerate(land.tokens):
        rebuilt.set_tokens(hex, tokens)
    masks = ("occupied", "full", "automa", "human", "blocked")
    assert [getattr(rebuilt, mask) for mask in masks] == [getattr(land, mask) for mask in masks]
    for human in game.humans:
        assert land.count(human.name) <= OUTPOSTS


def check_turn(game: Game) -> None:
    """Check between turns that supplies add up and every card is in exactly one place."""
    check_map(game)
    for bot in game.bots:
        assert bot.outposts >= 0
        assert bot.outposts + 1 + game.land.count(bot.name) == OUTPOSTS
    check_decision_cards(game)
    tiles = [tile for tile in game.land.tiles.values() if tile]
    tiles += [*game.territory.cards(), *game.territory.discard]
    assert len(tiles) == len(set(tiles)) <= len(TILES)
    if not game.tapestry.real:
        cards = [*game.tapestry.cards(), *game.tapestry.discard, *game.mat.beside]
        cards = [card for card in (*cards, *game.mat.on_mat) if card != FACE_DOWN]
        wanted = Counter(solo_tapestry_deck(game.setup.keep_discouraged))
        assert Counter(cards) == wanted, "tapestry cards"
    tech = [*game.tech.cards(), *game.tech.discard, *game.display]
    assert len(tech) == len(set(tech)) <= len(TECH_CARDS)


def check_decision_cards(game: Game) -> None:
    """Check that 22 different cards are in decks, discard pile and current pair."""
    cards = [*game.decision.cards(), *game.decision.discard, *(game.pair or ())]
    cards += game.progress.cards()
    assert len(cards) == len(DECISION_CARDS)
    known = [card for card in cards if card != FACE_DOWN]
    assert len(known) == len(set(known))
    assert game.decision.real or len(known) == len(cards)

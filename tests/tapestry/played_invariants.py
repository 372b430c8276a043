"""Invariants of screen games: every piece and card is in exactly one place."""

from collections import Counter

from understudy.components.hex_map import spaces_of
from understudy.core import Step
from understudy.tapestry.human.state.civilization_state import TOKENS
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.map.tokens import kind_of, owner_of
from understudy.tapestry.printed.benefits import BUILDINGS
from understudy.tapestry.printed.cards import CIVILIZATIONS, TECH_CARDS
from understudy.tapestry.printed.income_mat import BUILDINGS_PER_ROW, MOST_RESOURCES
from understudy.tapestry.printed.map import TILES
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.printed.tracks import LANDMARKS, LAST_SPACE, TRACKS
from understudy.tapestry.setup import civilization_deck, tapestry_deck
from understudy.tapestry.state import OUTPOSTS, Game

SIDES = 4
"""Tokens on the tracks of each person."""


def sides(game: Game) -> list[PlayedHuman]:
    """Return the people of a screen game."""
    return [human for human in game.humans if isinstance(human, PlayedHuman)]


def check_step(game: Game, step: Step) -> None:
    """Check what holds at every moment."""
    for you in sides(game):
        assert all(0 <= count <= MOST_RESOURCES for count in you.stock), you.stock
        assert all(0 <= left <= BUILDINGS_PER_ROW for left in you.buildings)
        assert you.outposts_left() >= 0
        spaces = [space for tokens in you.tokens for space in tokens]
        assert len(spaces) == SIDES, you.tokens
        assert all(0 <= space <= LAST_SPACE for space in spaces)


def check_turn(game: Game) -> None:
    """Check what holds between turns."""
    if game.phase == "setup":
        return
    for you in sides(game):
        _check_buildings(game, you)
        _check_outposts(game, you)
        _check_landmarks(game, you)
        _check_tokens(game, you)
        assert you.resources == sum(you.stock)
        assert you.spaces == [
            LAST_SPACE if track in you.left else max(you.tokens[track], default=0)
            for track in range(len(TRACKS))
        ]
    _check_cards(game)


def _check_buildings(game: Game, you: PlayedHuman) -> None:
    for row, kind in enumerate(BUILDINGS):
        there = (
            you.buildings[row]
            + sum(name == kind for name in you.city.content.values())
            + sum(column.count(kind) for column in you.civ.craftsmen)
            + you.aside.count(kind)
            + _on_map(game, you, kind)
        )
        assert there == BUILDINGS_PER_ROW, (kind, there)


def _check_outposts(game: Game, you: PlayedHuman) -> None:
    assert game.land.count(you.name) + you.outposts_left() == OUTPOSTS


def _check_landmarks(game: Game, you: PlayedHuman) -> None:
    owned = {landmark for landmark, owner in game.landmarks.items() if owner == you.name}
    city = {name for name in you.city.content.values() if name in LANDMARKS}
    aside = [name for name in you.aside if name in LANDMARKS]
    assert {*city, *aside} <= owned
    assert len(city) + len(aside) + _on_map(game, you, "landmark") == len(owned)


def _check_tokens(game: Game, you: PlayedHuman) -> None:
    placed = sum(TOKENS - you.civ.tokens(of) for of in ("isolationists", "traders"))
    assert _on_map(game, you, "cube") == placed


def _on_map(game: Game, you: PlayedHuman, kind: str) -> int:
    return sum(
        owner_of(token) == you.name and kind_of(token) == kind
        for hex in spaces_of(game.land.occupied)
        for token in game.land.tokens[hex]
    )


def _check_cards(game: Game) -> None:
    people = sides(game)
    tapestry = Counter([*game.tapestry.cards(), *game.tapestry.discard])
    tapestry.update(card for card in (*game.mat.beside, *game.mat.on_mat))
    tech = [*game.tech.cards(), *game.tech.discard, *game.display]
    tiles = [*game.territory.cards(), *game.territory.discard, *game.land.tiles.values()]
    space = game.space.cards()
    civilizations = [*game.civilizations.cards(), *game.civilizations.discard]
    names = list(CIVILIZATIONS)
    for you in people:
        tapestry.update(abs(card) for card in (*you.hand, *(c for pile in you.mat for c in pile)))
        tech += [card for row in you.tech for card in row]
        tiles += you.tiles
        space += [*you.space, *you.space_explored]
        civilizations += [names.index(name) for name in you.civilizations]
    assert tapestry == Counter(tapestry_deck(game.setup))
    assert sorted(tech) == sorted(TECH_CARDS)
    assert sorted(tiles) == [tile.number for tile in TILES]
    assert sorted(space) == sorted(SPACE_TILES)
    assert sorted(civilizations) == sorted(civilization_deck(game.setup))

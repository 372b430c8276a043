"""The position at the start of a scenario; missing keys have the values of a new game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from understudy.components.deck import FACE_DOWN, Deck
from understudy.core.scenarios.scenario import NONE, Keys, check_word, wrong_value
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.new_game import new_game
from understudy.tapestry.options import setup
from understudy.tapestry.printed.benefits import BUILDINGS
from understudy.tapestry.printed.cards import (
    CIVILIZATIONS,
    TAPESTRY_ID,
    TECH_CARDS,
    TRAP,
)
from understudy.tapestry.printed.decision_cards import DECISION_CARDS, PROGRESS_CARDS, SHADOW_CARDS
from understudy.tapestry.printed.dice import BLACK_DIE, DICE_FACES, RED_DIE
from understudy.tapestry.printed.levels import ACHIEVEMENTS, AUTOMA_CIVILIZATIONS
from understudy.tapestry.printed.map import HEXES, TILES
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.printed.tracks import LANDMARKS, TRACK_ID, TRACKS
from understudy.tapestry.scenario.your_side import your_side
from understudy.tapestry.setup import civilization_deck, tapestry_deck
from understudy.tapestry.shared_rules.landmarks import GONE
from understudy.tapestry.sides import AUTOMA, BOTS, HUMAN, HUMAN2, SHADOW
from understudy.tapestry.state import LAST_ERA, OUTPOSTS, Bot, Game, Human

MAT_CARDS: Final = (0, 0, 1, 2, 3, 3)
"""Covered tapestry spaces of the mat by the number of income turns taken."""


@dataclass(slots=True)
class Given:
    """The game, the rolls, and by side the given toppled outposts that are not on the map."""

    game: Game
    rolls: list[str]
    toppled: dict[str, int]
    conquer_rolls: dict[str, list[str]]


def build(options: dict[str, Any], given: Keys, seed: int | None) -> Given:
    """Return the position that `[given]` describes."""
    decks = given.table("decks")
    rolls = decks.take("die_science")
    if seed is None or rolls is not None:
        options = {**options, "decks": {**options["decks"], "die": "real"}}
    game = new_game(setup(options))
    game.phase = "play"
    game.era = given.number("era", 0, high=LAST_ERA)
    game.first_player = game.mover = given.one_of("first_player", (HUMAN, BOTS), HUMAN)
    for name, hex in given.table("hexes").items():
        _hex(game, name, hex)
    game.landmarks = _landmarks(given.table("landmarks"))
    _achievements(game, given.table("achievements"))
    conquer_rolls = _conquer_rolls(decks) if game.setup.played else {}
    toppled = {human.name: _human(game, human, given.table(human.name)) for human in game.humans}
    toppled[AUTOMA] = _automa(game, given.table(AUTOMA))
    _bot(game.shadow, given.table(SHADOW), game)
    _decks(game, decks, given.take("tech_display"), seed)
    given.refuse_unread()
    return Given(
        game,
        [check_word(roll, TRACKS, "given.decks.die_science") for roll in rolls or []],
        toppled,
        conquer_rolls,
    )


def _conquer_rolls(decks: Keys) -> dict[str, list[str]]:
    """Return the listed rolls of the conquer dice."""
    rolls: dict[str, list[str]] = {}
    for die in (RED_DIE, BLACK_DIE):
        faces = [face.name for face in DICE_FACES[die]]
        listed = decks.take(f"die_{die}", [])
        rolls[f"die_{die}"] = [check_word(str(one), faces, f"die_{die}") for one in listed]
    return rolls


def hex_of(name: object, key: str) -> int:
    """Return the hex with this name."""
    return HEXES.index[check_word(name, HEXES.names, key)]


def track_of(name: object, key: str) -> int:
    """Return the track with this name."""
    return TRACK_ID[check_word(name, TRACKS, key)]


def _tracks(given: Keys, spaces: list[int]) -> None:
    tracks = given.table("tracks")
    for track, name in enumerate(TRACKS):
        spaces[track] = tracks.number(name, 0, high=12)
    tracks.refuse_unread()


def _favorite(given: Keys, default: int) -> int:
    name = given.take("favourite")
    return default if name is None else track_of(name, given.name("favourite"))


ON_MAP: Final = (*BUILDINGS, "landmark")
"""Kinds of buildings that Nomads put on the map."""

TOKENS: Final = frozenset(
    {
        token
        for name in (HUMAN, HUMAN2)
        for token in (
            name, f"{name} x", f"{name} cube", f"{name} cube x", f"{name} building",
            f"{name} building x", *(f"{name} {kind}" for kind in ON_MAP),
            *(f"{name} {kind} x" for kind in ON_MAP),
        )
    }
    | {AUTOMA, f"{AUTOMA} x", SHADOW, f"{SHADOW} x"}
)  # fmt: skip


def _hex(game: Game, name: str, given: object) -> None:
    key = f"given.hexes.{name}"
    hex = hex_of(name, key)
    text = str(given)
    game.land.set_tokens(hex, ())
    if text == NONE:
        return
    tile, semicolon, rest = text.partition(";")
    if tile.startswith("tile "):
        number = tile.removeprefix("tile ").strip()
        number, _, turned = number.partition(" r")
        turn = int(turned) if turned in ("1", "2", "3", "4", "5") else 0
        known = number in map(str, range(1, len(TILES) + 1))
        if not known or game.land.territory >> hex & 1:
            raise wrong_value(key, text)
        game.land.lay(hex, int(number), turn if game.setup.played else None)
    elif semicolon:
        raise wrong_value(key, text)
    else:
        rest = text
    tokens = tuple(" ".join(token.split()) for token in rest.split(",") if token.strip())
    terrain = game.land.territory >> hex & 1
    if not TOKENS.issuperset(tokens) or len(tokens) > 2 or (tokens and not terrain):
        raise wrong_value(key, text)
    game.land.set_tokens(hex, tokens)


def _landmarks(given: Keys) -> dict[str, str]:
    landmarks: dict[str, str] = {}
    for name, owner in given.items():
        check_word(name, tuple(LANDMARKS), given.name(name))
        landmarks[name] = check_word(owner, (HUMAN, HUMAN2, AUTOMA, GONE), given.name(name))
    return landmarks


def _achievements(game: Game, given: Keys) -> None:
    for name in ACHIEVEMENTS:
        taken = given.take(name, [])
        sides = (HUMAN, HUMAN2, AUTOMA, SHADOW)
        game.achievements[name] = [check_word(who, sides, given.name(name)) for who in taken]
    given.refuse_unread()


def _human(game: Game, human: Human, given: Keys) -> int:
    """Set a human; return the given number of toppled outposts that are not on the map."""
    if isinstance(human, PlayedHuman):
        your_side(game, human, given)
        return 0
    human.certain = True
    human.era = given.number("era", game.era, high=LAST_ERA)
    human.vp = given.number("vp", 0)
    human.resources = given.number("resources", 0)
    human.traps = given.number("traps", 0)
    _tracks(given, human.spaces)
    civilization, card = given.take("civilization"), given.take("tapestry")
    if civilization not in (None, NONE):
        names = tuple(CIVILIZATIONS)
        human.civilization = check_word(civilization, names, given.name("civilization"))
    if card not in (None, NONE):
        human.tapestry = check_word(card, tuple(TAPESTRY_ID), given.name("tapestry"))
    tokens = given.table("historian_tokens")
    human.historians = {bot: tokens.number(bot, 0) for bot in (AUTOMA, SHADOW)}
    tokens.refuse_unread()
    on_map = game.land.toppled_by(human.name)
    toppled = given.number("toppled", on_map) - on_map
    given.refuse_unread()
    return toppled


def _automa(game: Game, given: Keys) -> int:
    mat = game.mat
    mat.vp = given.number("vp", 0)
    for key in ("civilization", "second_civilization"):
        name = given.take(key)
        if name not in (None, NONE):
            mat.civilizations.append(check_word(name, tuple(AUTOMA_CIVILIZATIONS), given.name(key)))
    if mat.civilizations:
        game.automa.favorite = AUTOMA_CIVILIZATIONS[mat.civilizations[0]].favorite
    mat.beside = [tapestry_card(card) for card in given.take("tapestry_cards", [])]
    covered = given.number("mat_cards", MAT_CARDS[game.era], high=3)
    mat.on_mat = [FACE_DOWN] * covered
    on_map = game.land.toppled_by(AUTOMA)
    toppled = given.number("toppled", on_map) - on_map
    _bot(game.automa, given, game)
    return toppled


def _bot(bot: Bot, given: Keys, game: Game) -> None:
    _tracks(given, bot.spaces)
    bot.favorite = _favorite(given, bot.favorite)
    left = max(0, OUTPOSTS - 1 - game.land.count(bot.name))
    bot.outposts = given.number("outposts", left)
    given.refuse_unread()


def tapestry_card(name: object) -> int:
    """Return the tapestry card with this name."""
    return TAPESTRY_ID[check_word(name, tuple(TAPESTRY_ID), "tapestry")]


def _decks(game: Game, given: Keys, display: list[int] | None, seed: int | None) -> None:
    """Set all decks: given ones in order, others in printed order, shuffled if there is a seed."""
    decision = [_card(card) for card in given.take("decision", [])]
    game.decision.stack = decision[::-1]
    game.decision.discard = [_card(card) for card in given.take("decision_discard", [])]
    pair = given.take("pair", [])
    if pair:
        if len(pair) != 2:
            raise wrong_value("given.decks.pair", pair)
        game.pair = _card(pair[0]), _card(pair[1])
    used = [*decision, *game.decision.discard, *pair]
    progress = PROGRESS_CARDS if game.setup.solo else range(SHADOW_CARDS[-1] + 1, 23)
    _fill_deck(game.progress, given.take("progress"), progress, used, seed)
    game.territory.discard = list(given.take("territory_discard", []))
    tiles = [*game.land.tiles.values(), *game.territory.discard]
    tiles += [tile for human in game.humans for tile in _tiles_of(human)]
    _fill_deck(game.territory, given.take("territory"), [t.number for t in TILES], tiles, seed)
    game.tapestry.discard = [tapestry_card(name) for name in given.take("tapestry_discard", [])]
    deck = given.take("tapestry")
    named = None if deck is None else [tapestry_card(name) for name in deck]
    cards = tapestry_deck(game.setup)
    _fill_deck(game.tapestry, named, cards, _tapestry_elsewhere(game), seed)
    game.tech.discard = list(given.take("tech_discard", []))
    tech = given.take("tech")
    taken = {card for human in game.humans for card in _tech_of(human)}
    taken |= {*game.tech.discard, *(tech or ())}
    free = [card for card in TECH_CARDS if card not in taken]
    game.display = list(display) if display is not None else free[:3]
    _fill_deck(game.tech, tech, free, game.display, seed)
    if game.setup.played:
        _played_decks(game, given, seed)
    given.refuse_unread()


def _tiles_of(human: Human) -> list[int]:
    return human.tiles if isinstance(human, PlayedHuman) else []


def _tech_of(human: Human) -> list[int]:
    return [card for row in human.tech for card in row] if isinstance(human, PlayedHuman) else []


def _played_decks(game: Game, given: Keys, seed: int | None) -> None:
    """Set the decks of space tiles and civilizations, which only people use."""
    sides = [human for human in game.humans if isinstance(human, PlayedHuman)]
    space = [tile for side in sides for tile in (*side.space, *side.space_explored)]
    _fill_deck(game.space, given.take("space"), list(SPACE_TILES), space, seed)
    listed = given.take("civilizations")
    names = tuple(CIVILIZATIONS)
    key = given.name("civilizations")
    order = None if listed is None else [names.index(check_word(one, names, key)) for one in listed]
    taken = [names.index(name) for side in sides for name in side.civilizations]
    _fill_deck(game.civilizations, order, civilization_deck(game.setup), taken, seed)


def _card(number: object) -> int:
    if not isinstance(number, int) or not 0 < number <= len(DECISION_CARDS):
        raise wrong_value("given.decks", number)
    return number


def _tapestry_elsewhere(game: Game) -> list[int]:
    cards = [*game.mat.beside, *game.tapestry.discard]
    for human in game.humans:
        if isinstance(human, PlayedHuman):
            cards += [*human.hand, *(card for pile in human.mat for card in pile if card > 0)]
            continue
        cards += [TRAP] * (human.traps or 0)
        if human.tapestry is not None:
            cards.append(TAPESTRY_ID[human.tapestry])
    return cards


def _fill_deck(
    deck: Deck,
    given: list[int] | None,
    printed: Sequence[int],
    elsewhere: Sequence[int],
    seed: int | None,
) -> None:
    cards = list(printed)
    for card in elsewhere:
        if card in cards:
            cards.remove(card)
    deck.set_order(given, cards, shuffled=seed is not None)

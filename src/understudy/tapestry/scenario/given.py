"""The position at the start of a scenario; missing keys have the values of a new game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from understudy.components.deck import FACE_DOWN, Deck
from understudy.core.scenarios.scenario import NONE, Keys, check_word, wrong_value
from understudy.tapestry.landmarks import GONE
from understudy.tapestry.options import setup
from understudy.tapestry.printed.cards import (
    CIVILIZATIONS,
    TAPESTRY_ID,
    TECH_CARDS,
    TRAP,
    solo_tapestry_deck,
)
from understudy.tapestry.printed.decision_cards import DECISION_CARDS, PROGRESS_CARDS, SHADOW_CARDS
from understudy.tapestry.printed.levels import ACHIEVEMENTS, AUTOMA_CIVILIZATIONS
from understudy.tapestry.printed.map import HEXES, TILES
from understudy.tapestry.printed.tracks import LANDMARKS, TRACK_ID, TRACKS
from understudy.tapestry.sides import AUTOMA, BOTS, HUMAN, HUMAN2, SHADOW
from understudy.tapestry.state import LAST_ERA, OUTPOSTS, Bot, Game, Human, fresh_game

MAT_CARDS: Final = (0, 0, 1, 2, 3, 3)
"""Covered tapestry spaces of the mat by the number of income turns taken."""


@dataclass(slots=True)
class Given:
    """The game, the rolls, and by side the given toppled outposts that are not on the map."""

    game: Game
    rolls: list[str]
    toppled: dict[str, int]


def build(options: dict[str, Any], given: Keys, seed: int | None) -> Given:
    """Return the position that `[given]` describes."""
    decks = given.table("decks")
    rolls = decks.take("die_science")
    if seed is None or rolls is not None:
        options = {**options, "decks": {**options["decks"], "die": "real"}}
    game = fresh_game(setup(options))
    game.phase = "play"
    game.era = given.number("era", 0, high=LAST_ERA)
    game.first_player = game.mover = given.one_of("first_player", (HUMAN, BOTS), HUMAN)
    for name, hex in given.table("hexes").items():
        _hex(game, name, hex)
    game.landmarks = _landmarks(given.table("landmarks"))
    _achievements(game, given.table("achievements"))
    toppled = {human.name: _human(game, human, given.table(human.name)) for human in game.humans}
    toppled[AUTOMA] = _automa(game, given.table(AUTOMA))
    _bot(game.shadow, given.table(SHADOW), game)
    _decks(game, decks, given.take("tech_display"), seed)
    given.refuse_unread()
    return Given(
        game, [check_word(roll, TRACKS, "given.decks.die_science") for roll in rolls or []], toppled
    )


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


TOKENS: Final = frozenset(
    {
        token
        for name in (HUMAN, HUMAN2)
        for token in (
            name, f"{name} x", f"{name} cube", f"{name} cube x", f"{name} building",
            f"{name} building x",
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
        known = number.isdigit() and 0 < int(number) <= len(TILES)
        if not known or game.land.territory >> hex & 1:
            raise wrong_value(key, text)
        game.land.lay(hex, int(number))
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
    _fill_deck(game.territory, given.take("territory"), [t.number for t in TILES], tiles, seed)
    game.tapestry.discard = [tapestry_card(name) for name in given.take("tapestry_discard", [])]
    deck = given.take("tapestry")
    named = None if deck is None else [tapestry_card(name) for name in deck]
    cards = solo_tapestry_deck(game.setup.keep_discouraged)
    _fill_deck(game.tapestry, named, cards, _tapestry_elsewhere(game), seed)
    game.tech.discard = list(given.take("tech_discard", []))
    tech = given.take("tech")
    free = [c for c in TECH_CARDS if c not in game.tech.discard and c not in (tech or ())]
    game.display = list(display) if display is not None else free[:3]
    _fill_deck(game.tech, tech, free, game.display, seed)
    given.refuse_unread()


def _card(number: object) -> int:
    if not isinstance(number, int) or not 0 < number <= len(DECISION_CARDS):
        raise wrong_value("given.decks", number)
    return number


def _tapestry_elsewhere(game: Game) -> list[int]:
    cards = [*game.mat.beside, *game.tapestry.discard]
    for human in game.humans:
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

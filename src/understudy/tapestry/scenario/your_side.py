"""Your played side in a scenario: mats, capital city, cards and tiles."""

from __future__ import annotations

from typing import Any, Final

from understudy.components.deck import FACE_DOWN
from understudy.core.scenarios.scenario import NONE, Keys, Pile, check_word, wrong_value
from understudy.tapestry.human.rules.counts import capital_lines, landmarks_of, territories
from understudy.tapestry.human.state.city import (
    DISTRICT_AREAS,
    PLOT_NAMES,
    UNKNOWN_LANDMARK,
    City,
    empty_city,
)
from understudy.tapestry.human.state.civilization_state import (
    MYSTICS_CATEGORIES,
    CivilizationState,
    full_militants,
)
from understudy.tapestry.human.state.side import ROWS, PlayedHuman, card_word
from understudy.tapestry.printed.benefits import BUILDINGS, RESOURCES
from understudy.tapestry.printed.capital_mats import CAPITAL_MATS, SIZE
from understudy.tapestry.printed.cards import CIVILIZATIONS, TAPESTRY_ID, TECH_CARDS
from understudy.tapestry.printed.civilization_mats import ENTERTAINERS_PATH, ENTERTAINERS_SPACES
from understudy.tapestry.printed.income_mat import BUILDINGS_PER_ROW, MOST_RESOURCES
from understudy.tapestry.printed.map import TILES
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.printed.tracks import LANDMARKS, LAST_SPACE, TRACK_ID, TRACKS
from understudy.tapestry.sides import AUTOMA, HUMAN, HUMAN2, SHADOW
from understudy.tapestry.state import LAST_ERA, OUTPOSTS, Game

LETTERS: Final = {"M": "market", "H": "house", "F": "farm", "A": "armory", "L": UNKNOWN_LANDMARK}
FACE_DOWN_WORD: Final = "face_down"
DEFAULT_CAPITAL: Final = {HUMAN: 2, HUMAN2: 3}
MAT_ERAS: Final = 3
"""Eras 2 to 4 have a space for tapestry cards."""
DICTATORSHIP: Final = "dictatorship"
"""The card whose chosen track is closed for others."""


def your_side(game: Game, you: PlayedHuman, given: Keys) -> None:
    """Set everything of `[given.human]`."""
    you.certain = True
    you.era = given.number("era", game.era, high=LAST_ERA)
    you.vp = given.number("vp", 0)
    stock = given.table("resources")
    you.stock = [stock.number(kind, 0, high=MOST_RESOURCES) for kind in RESOURCES]
    stock.refuse_unread()
    rows = given.table("buildings")
    you.buildings = [rows.number(kind, 5, high=BUILDINGS_PER_ROW) for kind in BUILDINGS]
    rows.refuse_unread()
    number = given.number("capital", game.setup.capital if you.name == HUMAN else 0)
    you.capital = number or DEFAULT_CAPITAL[you.name]
    you.city = _city(you.capital, given)
    aside = (*BUILDINGS, *LANDMARKS)
    you.aside = [check_word(one, aside, given.name("aside")) for one in given.take("aside", [])]
    _tracks(you, given)
    _cards(you, given)
    you.tech = _tech(given.table("tech"))
    you.tiles = _numbers(given, "tiles", range(1, len(TILES) + 1))
    you.space = _numbers(given, "space", SPACE_TILES)
    you.space_explored = _numbers(given, "space_explored", SPACE_TILES)
    _civilizations(you, given)
    tokens = given.table("historian_tokens")
    names = (AUTOMA, SHADOW, HUMAN, HUMAN2)
    you.historians = {who: n for who in names if (n := tokens.number(who, 0))}
    tokens.refuse_unread()
    left = max(0, OUTPOSTS - game.land.count(you.name))
    you.outposts = given.number("outposts", 0 if you.civ.militants is not None else left)
    given.refuse_unread()
    you.update()


def _city(capital: int, given: Keys) -> City:
    key = given.name("city")
    city = empty_city(CAPITAL_MATS[capital].impassable)
    lines = given.take("city")
    if lines is None:
        return city
    if len(lines) != SIZE or any(len(line) != SIZE for line in lines):
        raise wrong_value(key, lines)
    for plot, sign in enumerate("".join(lines)):
        if sign != ".":
            if sign not in LETTERS:
                raise wrong_value(key, sign)
            city.build(1 << plot, LETTERS[sign])
    return city


def _tracks(you: PlayedHuman, given: Keys) -> None:
    tracks = given.table("tracks")
    for track, name in enumerate(TRACKS):
        spaces = tracks.take(name, 0)
        listed = spaces if isinstance(spaces, list) else [spaces]
        for space in listed:
            if not isinstance(space, int) or not 0 <= space <= LAST_SPACE:
                raise wrong_value(tracks.name(name), spaces)
        you.tokens[track] = list(listed)
    tracks.refuse_unread()
    completed = [check_word(one, TRACKS, "completed") for one in given.take("completed", [])]
    you.left = [TRACK_ID[one] for one in completed if LAST_SPACE not in you.tokens[TRACK_ID[one]]]


def card_named(name: object, key: str) -> int:
    """Return the tapestry card with this name, also one that lies face down."""
    if name == FACE_DOWN_WORD:
        return FACE_DOWN
    return TAPESTRY_ID[check_word(name, tuple(TAPESTRY_ID), key)]


def _cards(you: PlayedHuman, given: Keys) -> None:
    you.hand = [card_named(name, given.name("hand")) for name in given.take("hand", [])]
    listed, card = given.take("mat"), given.take("tapestry")
    you.mat = [[], [], [], []]
    if listed is None:
        for era in range(2, min(you.era, MAT_ERAS + 1) + 1):
            you.mat[era - 1] = [FACE_DOWN]
    else:
        for era, cards in enumerate(listed, 2):
            you.mat[era - 1] = [card_named(name, given.name("mat")) for name in cards]
    if card not in (None, NONE) and 1 <= you.era <= len(you.mat):
        you.mat[you.era - 1] = [card_named(card, given.name("tapestry"))]
    top = you.card_on_top(you.era)
    you.tapestry = None if top is None or top < 0 else card_word(top)
    choice = given.table("tapestry_choice")
    you.chosen_opponent = str(choice.take("opponent", ""))
    track = choice.take("track")
    you.chosen_track = -1 if track is None else TRACK_ID[check_word(track, TRACKS, "track")]
    if you.tapestry == DICTATORSHIP:
        you.dictated, you.dictated_turns = you.chosen_track, 1
    choice.refuse_unread()


def _tech(given: Keys) -> list[list[int]]:
    rows = [_numbers(given, row, TECH_CARDS) for row in ROWS]
    given.refuse_unread()
    return rows


def _numbers(given: Keys, key: str, known: Any) -> list[int]:
    numbers = list(given.take(key, []))
    for number in numbers:
        if number not in known:
            raise wrong_value(given.name(key), number)
    return numbers


def _civilizations(you: PlayedHuman, given: Keys) -> None:
    names = tuple(CIVILIZATIONS)
    first = given.take("civilization")
    if first not in (None, NONE):
        you.started_with = check_word(first, names, given.name("civilization"))
        you.civilizations = [you.started_with]
    key = given.name("further_civilizations")
    you.civilizations += [
        check_word(name, names, key) for name in given.take("further_civilizations", [])
    ]
    you.civ = _civilization_state(you, given.table("civ"))


def _civilization_state(you: PlayedHuman, given: Keys) -> CivilizationState:
    civ = CivilizationState()
    civ.craftsmen = [list(column) for column in given.take("craftsmen", [[], [], []])]
    civ.entertainers = given.one_of("entertainers", tuple(ENTERTAINERS_PATH) + tuple(
        space for space in ENTERTAINERS_SPACES if space not in ENTERTAINERS_PATH
    ), "start")  # fmt: skip
    heralds = given.table("heralds")
    civ.marked_cards = [card_named(one, "heralds") for one in heralds.take("cards", [])]
    inventors = given.table("inventors")
    civ.marked_tech = list(inventors.take("cards", []))
    counts = {
        "heralds": heralds.take("tokens"),
        "inventors": inventors.take("tokens"),
        "isolationists": given.take("isolationists"),
        "traders": given.take("traders"),
    }
    civ.tokens_left = {name: count for name, count in counts.items() if count is not None}
    heralds.refuse_unread()
    inventors.refuse_unread()
    civ.historians = list(given.take("historians", []))
    civ.leaders = [
        TRACK_ID[check_word(one, TRACKS, "leaders")] for one in given.take("leaders", [])
    ]
    civ.merrymakers = list(given.take("merrymakers", [0, 0, 0]))
    militants = given.take("militants")
    if "militants" in you.civilizations:
        civ.militants = full_militants() if militants is None else list(militants)
    mystics = given.table("mystics")
    civ.mystics = {
        of: number for of in MYSTICS_CATEGORIES if (number := mystics.take(of)) is not None
    }
    mystics.refuse_unread()
    reached = given.take("mystics_reached", [])
    civ.mystics_reached = [check_word(of, tuple(MYSTICS_CATEGORIES), "reached") for of in reached]
    given.refuse_unread()
    return civ


def observe_side(game: Game, you: PlayedHuman) -> dict[str, Any]:
    """Return what `[then]` may name about your played side."""
    content = you.city.content
    top = you.card_on_top(you.era)
    return {
        "era": you.era,
        "vp": you.vp,
        "resources": dict(zip(RESOURCES, you.stock, strict=True)),
        "buildings": dict(zip(BUILDINGS, you.buildings, strict=True)),
        "plots": {
            name: content.get(plot) or ("impassable" if you.city.impassable >> plot & 1 else NONE)
            for plot, name in enumerate(PLOT_NAMES)
        },
        "aside": Pile(you.aside),
        "districts": len(you.city.complete(DISTRICT_AREAS)),
        "lines": capital_lines(you),
        "tracks": {
            name: you.tokens[track][0] if len(you.tokens[track]) == 1 else Pile(you.tokens[track])
            for track, name in enumerate(TRACKS)
        },
        "completed": Pile(
            name
            for track, name in enumerate(TRACKS)
            if track in you.left or LAST_SPACE in you.tokens[track]
        ),
        "hand": Pile(card_word(card) for card in you.hand),
        "traps": you.traps or 0,
        "tapestry": NONE if top is None else card_word(top),
        "tapestry_choice": {
            "opponent": you.chosen_opponent or NONE,
            "track": TRACKS[you.chosen_track] if you.chosen_track >= 0 else NONE,
        },
        "mat": [[card_word(card) for card in cards] for cards in you.mat[1:]],
        "tech": {row: Pile(cards) for row, cards in zip(ROWS, you.tech, strict=True)},
        "tiles": Pile(you.tiles),
        "space": Pile(you.space),
        "space_explored": Pile(you.space_explored),
        "civilization": you.civilizations[0] if you.civilizations else NONE,
        "civilizations": Pile(you.civilizations),
        "civ": _observe_civilizations(you),
        "outposts": you.outposts_left(),
        "controls": territories(game, you),
        "landmarks": landmarks_of(game, you.name),
        "historian_tokens": {
            who: you.historians.get(who, 0) for who in (AUTOMA, SHADOW, HUMAN, HUMAN2)
        },
        "toppled": game.land.toppled_by(you.name),
    }


def _observe_civilizations(you: PlayedHuman) -> dict[str, Any]:
    civ = you.civ
    return {
        "craftsmen": [column[:] for column in civ.craftsmen],
        "entertainers": civ.entertainers,
        "heralds": {
            "tokens": civ.tokens("heralds"),
            "cards": Pile(card_word(card) for card in civ.marked_cards),
        },
        "historians": Pile(civ.historians),
        "inventors": {"tokens": civ.tokens("inventors"), "cards": Pile(civ.marked_tech)},
        "isolationists": civ.tokens("isolationists"),
        "traders": civ.tokens("traders"),
        "leaders": Pile(TRACKS[track] for track in civ.leaders),
        "merrymakers": civ.merrymakers[:],
        "militants": list(civ.militants or ()),
        "mystics": dict(civ.mystics),
        "mystics_reached": Pile(civ.mystics_reached),
    }

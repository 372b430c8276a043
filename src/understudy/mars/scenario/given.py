"""The position of `[given]`; missing values are those of a new game."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from understudy.components.deck import Deck
from understudy.core import ScriptTable, Unreadable
from understudy.core.scenarios.scenario import Keys, wrong_value
from understudy.mars.companion.actions import TILES
from understudy.mars.companion.card_resources import Cubes, find_corporations, points_each
from understudy.mars.companion.reported_side import ReportedSide, starting_numbers
from understudy.mars.expansions.events import events_in_play
from understudy.mars.marsbot.corporation import place_cubes
from understudy.mars.marsbot.corporations.cards import CORPORATIONS
from understudy.mars.marsbot.decks import bonus_cards_in_play, project_cards_in_play
from understudy.mars.new_game import fresh_game, take_corporation
from understudy.mars.options import Setup
from understudy.mars.printed.allowed_values import RESOURCES, fold
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS
from understudy.mars.printed.colonies import COLONIES, START_STEP
from understudy.mars.printed.maps import MARS
from understudy.mars.seat import Seat
from understudy.mars.state import BOT, HUMAN, NEUTRAL, PARTIES, ColonyTile, Game, Turmoil
from understudy.mars.state.parties import DELEGATES
from understudy.mars.state.planet import MAX_OXYGEN, MAX_TEMPERATURE, MAX_VENUS, MIN_TEMPERATURE

PHASES: Final = ("research", "action", "production", "end")


def build(setup: Setup, given: Keys, seed: int | None, you: Seat | None = None) -> Game:
    """Return the game of `[given]`; `you` defaults to a reported side."""
    game = fresh_game(setup, you or _human(setup, given.table("human")))
    if setup.corporation in CORPORATIONS:
        take_corporation(game, CORPORATIONS[setup.corporation])
    game.generation = given.number("generation", 1)
    game.phase = given.one_of("phase", PHASES, "action")
    game.first_player = game.mover = given.one_of("first_player", (HUMAN, BOT), HUMAN)
    game.planet.temperature = given.number(
        "temperature", MIN_TEMPERATURE, MAX_TEMPERATURE, MIN_TEMPERATURE
    )
    game.planet.oxygen = given.number("oxygen", 0, MAX_OXYGEN)
    for space, tile in given.table("tiles").items():
        _tile(game, space, tile)
    game.milestones = _owners(given.table("milestones"), [m.name for m in game.milestone_row])
    game.awards = _owners(given.table("awards"), [a.name for a in game.award_row])
    project = given.take("project_deck")
    game.project.discard = card_ids(given.take("project_discard", []))
    bonus = _bot(game, given.table("bot"))
    game.planet.venus = _only_with(setup, "venus", given, "venus", MAX_VENUS)
    colonies, turmoil = given.table("colonies"), given.table("turmoil")
    if "colonies" in setup.expansions:
        game.colonies = _colonies(colonies)
    if "turmoil" in setup.expansions:
        game.turmoil = _turmoil(turmoil)
        named = "events" in setup.real
        game.event_deck = events_in_play(game) if seed is not None or named else []
    colonies.refuse_unread()
    turmoil.refuse_unread()
    given.refuse_unread()
    _prepare_deck(game.project, project, project_cards_in_play(game), game, seed)
    _prepare_deck(game.bot.bonus, bonus, bonus_cards_in_play(game), game, seed)
    return game


def _colonies(given: Keys) -> list[ColonyTile]:
    """Return the tiles in play in the listed order."""
    tiles: list[ColonyTile] = []
    for name, entry in given.items():
        if name not in COLONIES:
            raise wrong_value("given.colonies", name)
        facts = Keys(entry, f"given.colonies.{name}")
        fleet = facts.one_of("fleet", ("none", HUMAN, BOT), "none")
        step = facts.number("step", START_STEP)
        tiles.append(
            ColonyTile(
                name, step, list(facts.take("owners", [])), None if fleet == "none" else fleet
            )
        )
        facts.refuse_unread()
    return tiles


def _turmoil(given: Keys) -> Turmoil:
    turmoil = Turmoil()
    turmoil.ruling = given.one_of("ruling", PARTIES, turmoil.ruling)
    dominant = given.take("dominant")
    turmoil.chairman = given.one_of("chairman", (HUMAN, BOT, NEUTRAL), NEUTRAL)
    for party, members in given.table("delegates").items():
        if party not in PARTIES or not set(members) <= {HUMAN, BOT, NEUTRAL}:
            raise wrong_value(given.name("delegates"), party)
        turmoil.delegates[party] = list(members)
    fullest = max(turmoil.clockwise()[::-1], key=lambda party: len(turmoil.delegates[party]))
    turmoil.dominant = dominant or (fullest if turmoil.delegates[fullest] else turmoil.dominant)
    sent = [side for members in turmoil.delegates.values() for side in members] + [turmoil.chairman]
    turmoil.lobby = given.yes("lobby", True)
    reserve = given.table("reserve")
    turmoil.reserve = {
        BOT: reserve.number(BOT, DELEGATES - sent.count(BOT)),
        HUMAN: reserve.number(HUMAN, DELEGATES - turmoil.lobby - sent.count(HUMAN)),
    }
    reserve.refuse_unread()
    given.refuse_unread()
    return turmoil


def _prepare_deck(
    deck: Deck, given: list[str] | None, printed: list[int], game: Game, seed: int | None
) -> None:
    """Put a given deck in its order; any other in printed order, shuffled only with a seed."""
    bot = game.bot
    elsewhere = {
        *game.project.discard, *bot.played, *bot.action.stack, *bot.bonus.discard,
        *bot.bonus.destroyed, *bot.set_aside,
    }  # fmt: skip
    cards = sorted((c for c in printed if c not in elsewhere), key=_printed_order)
    listed = None if given is None else card_ids(given)
    deck.set_order(listed, cards, shuffled=seed is not None)


def _only_with(setup: Setup, expansion: str, given: Keys, key: str, high: int) -> int:
    """Return a number that may be nonzero only with its expansion."""
    value = given.number(key, 0, high)
    if value and expansion not in setup.expansions:
        raise Unreadable("table-scenario-not-in-play", key=given.name(key))
    return value


def _printed_order(id: int) -> str:
    return PROJECT_CARDS[id].number if id < len(PROJECT_CARDS) else f"B{id}"


def _bot(game: Game, given: Keys) -> list[str] | None:
    """Set MarsBot's side. Return the given bonus deck, or None."""
    bot = game.bot
    bot.tr = given.number("tr", bot.tr)
    bot.mc = given.number("mc", 0)
    tracks, markers = given.table("tracks"), given.table("markers")
    for tag in tracks.names():
        track = bot.tracks[row_of(game, tag)]
        track.position = track.highest = tracks.number(tag, 0, track.last)
    for tag in markers.names():
        track = bot.tracks[row_of(game, tag)]
        track.highest = markers.number(tag, 0, track.last)
    bot.action.stack = card_ids(given.take("action_deck", []))[::-1]
    bot.bonus.discard = card_ids(given.take("bonus_discard", []))
    bot.bonus.destroyed = card_ids(given.take("destroyed", []))
    bot.played = card_ids(given.take("played", []))
    aside = given.take("set_aside")
    bonus = given.take("bonus_deck")
    elsewhere = {*bot.action.stack, *bot.bonus.destroyed, *card_ids(bonus or [])}
    bot.set_aside = (
        [card for card in bot.set_aside if card not in elsewhere]
        if aside is None
        else card_ids(aside)
    )
    bot.floaters = given.number("floaters", 0)
    bot.storage = dict(given.table("storage").items())
    bot.fleets = given.number("fleets", 1)
    bot.second_fleet_in = 1 if bot.fleets > 1 else 0
    _corporation(game, given)
    given.refuse_unread()
    return list(bonus) if bonus is not None else None


def _corporation(game: Game, given: Keys) -> None:
    """Set the resources on the corporation card and remove its used cubes."""
    kept = given.take("corporation_resources", 0)
    spent = given.take("spent_cubes", [])
    corporation = game.corporation
    if corporation is None:
        if kept or spent:
            raise Unreadable("table-scenario-not-in-play", key=given.name("corporation_resources"))
        return
    kind = corporation.holds
    game.bot.on_card = dict(kept) if isinstance(kept, dict) else {kind: kept} if kept else {}
    place_cubes(game, ScriptTable())
    for cube in spent:
        tag, _, space = str(cube).partition(".")
        game.bot.corporation_cubes.pop((row_of(game, tag), int(space)), None)


def _human(setup: Setup, given: Keys) -> ReportedSide:
    numbers = starting_numbers("corporate_era" in setup.expansions)
    for group, prefix in (("resources", "stock"), ("production", "production")):
        keys = given.table(group)
        for resource in RESOURCES:
            value = keys.take(resource)
            if value is not None:
                numbers[f"{prefix}.{resource}"] = value
        keys.refuse_unread()
    numbers |= {f"tags.{tag}": count for tag, count in given.table("tags").items()}
    numbers["cards_in_hand"] = given.number("cards_in_hand", 0)
    human = ReportedSide(numbers, given.number("tr", 20), certain=True)
    human.protected = frozenset(given.take("protected", []))
    human.cubes = tuple(_cubes(entry) for entry in given.take("card_resources", []))
    human.milestone_progress = dict(given.table("milestone_progress").items())
    human.given_award_values = dict(given.table("award_values").items())
    given.refuse_unread()
    return human


def _cubes(entry: object) -> Cubes:
    given = Keys(entry, "given.human.card_resources")
    named = given.need("card")
    number = next(iter(find_corporations(str(named))), None) or card_name(named)
    kind = given.need("kind")
    count = given.number("count", 0)
    each = given.take("vp_each")
    given.refuse_unread()
    points = points_each(number) if each is None else Fraction(str(each))
    return Cubes(number, kind, count, points)


def _tile(game: Game, space: str, given: object) -> None:
    tile, _, owner = str(given).partition(" ")
    known = tile in (*TILES, "neural_instance") and owner in (HUMAN, BOT, "")
    if not known or (tile != "ocean" and not owner):
        raise wrong_value(f"given.tiles.{space}", given)
    game.planet.put(tile, owner, 1 << space_of(space, f"given.tiles.{space}"))


def _owners(given: Keys, known: list[str]) -> dict[str, str]:
    owners: dict[str, str] = {}
    for name, owner in given.items():
        if name not in known or owner not in (HUMAN, BOT):
            raise wrong_value(given.name(name), owner)
        owners[name] = owner
    return owners


def space_of(name: str, key: str) -> int:
    """Return a space by its name."""
    if name not in MARS.index:
        raise wrong_value(key, name)
    return MARS.index[name]


def row_of(game: Game, tag: str) -> int:
    """Return a track by any tag on it."""
    if tag not in game.board.track_of:
        raise wrong_value("track", tag)
    return game.board.track_of[tag]


def card_name(given: Any) -> str:
    """Return the number of a card given by its number or its English name."""
    text = str(given)
    if text in CARD_ID:
        return text
    named = [c.number for c in PROJECT_CARDS if fold(c.names["en"]) == fold(text)]
    if not named:
        raise Unreadable("table-unknown-card", answer=text)
    return named[0]


def card_ids(given: list[Any]) -> list[int]:
    """Return the ids of a list of cards."""
    return [CARD_ID[card_name(entry)] for entry in given]

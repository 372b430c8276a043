"""Every field of the state can be edited, or there is a reason why not.

Each new field must be added here, to `PUT` or to `NOT_NEEDED`.
"""

from dataclasses import fields
from functools import cache
from typing import Any

import pytest

from tests.attributes import attributes
from understudy.core import Session
from understudy.mars.companion.edit_board import EDITS
from understudy.mars.options import EXPANSIONS
from understudy.mars.state import Bot, ColonyTile, Game, Planet, Turmoil
from understudy.mars.system import GAME

OPTIONS: dict[str, Any] = {
    "expansions": list(EXPANSIONS),
    "colonies": ["luna", "ceres", "europa", "titan", "io"],
    "milestones": ["hydrologist", "thawer", "pioneer", "mayor", "gardener"],
    "awards": ["miner", "banker", "landlord", "scientist", "thermalist"],
    "corporation": "C06",
}
REAL: dict[str, Any] = {"decks": {"project": "real", "bonus": "real"}}
OTHERS: dict[str, dict[str, Any]] = {
    "bot.corporation_cubes": {**OPTIONS, "corporation": "C16"},
    "action.bag": REAL,
    "bonus.bag": REAL,
}
"""Other options for fields that need another corporation or real cards."""

PUT: dict[str, tuple[str, dict[str, object]]] = {
    "game.generation": ("set_generation", {"generation": 3}),
    "game.first_player": ("set_generation", {"first": "bot"}),
    "game.milestones": ("set_milestone", {"milestone": "mayor", "owner": "bot"}),
    "game.awards": ("set_award", {"award": "miner", "owner": "bot"}),
    "game.event_deck": ("set_event", {"place": "distant", "event": "global_dust_storm"}),
    "planet.temperature": ("set_temperature", {"value": 0}),
    "planet.oxygen": ("set_oxygen", {"value": 7}),
    "planet.venus": ("set_venus", {"value": 4}),
    "planet.oceans": ("set_space", {"space": "1.2", "tile": "ocean"}),
    "planet.greeneries": ("set_space", {"space": "5.5", "tile": "greenery"}),
    "planet.cities": ("set_space", {"space": "5.5", "tile": "city"}),
    "planet.specials": ("set_space", {"space": "5.5", "tile": "special"}),
    "planet.neural": ("set_space", {"space": "5.5", "tile": "neural_instance", "owner": "bot"}),
    "planet.bot_tiles": ("set_space", {"space": "5.5", "tile": "city", "owner": "bot"}),
    "planet.human_tiles": ("set_space", {"space": "5.5", "tile": "city", "owner": "human"}),
    "planet.bot_markers": ("set_space", {"space": "5.5", "tile": "marker", "owner": "bot"}),
    "planet.human_markers": ("set_space", {"space": "5.5", "tile": "marker", "owner": "human"}),
    "bot.tr": ("set_bot", {"tr": 33}),
    "bot.mc": ("set_bot", {"mc": 12}),
    "bot.played": ("set_card", {"card": "012", "pile": "played"}),
    "bot.removed": ("set_card", {"card": "012", "pile": "removed"}),
    "bot.set_aside": ("set_card", {"card": "B03", "pile": "set_aside"}),
    "bot.passed": ("set_generation", {"bot_passed": True}),
    "bot.took_turn": ("set_generation", {"bot_took_turn": True}),
    "bot.floaters": ("set_floaters", {"value": 3}),
    "bot.storage": ("set_storage", {"colony": "ceres", "value": 3}),
    "bot.fleets": ("set_fleets", {"value": 2}),
    "bot.second_fleet_in": ("set_fleets", {"value": 2}),
    "bot.cubes": ("set_cube", {"track": "energy", "space": 2, "cube": "expansion"}),
    "bot.corporation_cubes": ("set_cube", {"track": "energy", "space": 2, "cube": "white"}),
    "bot.on_card": ("set_on_card", {"kind": "mc", "value": 5}),
    "bot.oceans_placed": ("set_progress", {"milestone": "hydrologist", "value": 2}),
    "bot.temperature_steps": ("set_progress", {"milestone": "thawer", "value": 2}),
    "track.position": ("set_track", {"track": "building", "position": 3}),
    "track.highest": ("set_highest", {"track": "building", "space": 3}),
    "action.bag": ("set_action_deck", {"projects": 7}),
    "bonus.bag": ("set_action_deck", {"bonuses": 3}),
    "bonus.discard": ("set_card", {"card": "B03", "pile": "bonus_discard"}),
    "bonus.destroyed": ("set_card", {"card": "B03", "pile": "destroyed"}),
    "project.discard": ("set_card", {"card": "012", "pile": "project_discard"}),
    "colony.step": ("set_colony", {"colony": "luna", "step": 4}),
    "colony.owners": ("set_colonists", {"colony": "luna", "human": 1}),
    "colony.fleet": ("set_colonists", {"colony": "luna", "fleet": "bot"}),
    "turmoil.ruling": ("set_government", {"ruling": "reds"}),
    "turmoil.chairman": ("set_government", {"chairman": "bot"}),
    "turmoil.lobby": ("set_government", {"lobby": False}),
    "turmoil.delegates": ("set_party", {"party": "reds", "human": 2}),
    "turmoil.dominant": ("set_party", {"party": "reds", "neutral": 5}),
    "turmoil.reserve": ("set_party", {"party": "reds", "bot": 3}),
    "turmoil.events": ("set_event", {"place": "distant", "event": "global_dust_storm"}),
    "you.tr": ("set_your_tr", {"value": 31}),
    "you.off_map_cities": ("set_off_map_cities", {"value": 2}),
}

CHOSEN = "chosen or drawn once for the whole game"
FOLLOWS = "follows from what was chosen"
NOW = "fixed while you are asked"
MIDDLE = "empty or off between turns"
RESULT = "the result; correct the answers instead"
ASKED = "asked for again, prefilled, whenever a rule needs it"
SHUFFLED = "a moved card is shuffled into the deck"

NOT_NEEDED = {
    "game.setup": CHOSEN, "game.map": CHOSEN, "game.board": CHOSEN, "game.corporation": CHOSEN,
    "game.milestone_row": CHOSEN, "game.award_row": CHOSEN, "colony.name": CHOSEN,
    "bonus.real": CHOSEN, "action.real": CHOSEN, "project.real": CHOSEN,
    "game.action_tables": FOLLOWS, "game.triggers": FOLLOWS, "game.ranking": FOLLOWS,
    "game.oceans_last": FOLLOWS, "game.icons_by_special": FOLLOWS, "track.last": FOLLOWS,
    "game.phase": NOW, "game.mover": NOW, "you.passed": NOW, "game.over": NOW,
    "bot.in_hand": MIDDLE, "bot.unrewarded": MIDDLE, "you.without_reward": MIDDLE,
    "bot.draft_tags": "set when a draft begins",
    "game.winner": RESULT, "game.scores": RESULT, "game.award_values": RESULT,
    "you.numbers": ASKED, "you.reported_in": ASKED, "you.protected": ASKED,
    "you.certain": "only for agents and scenarios", "you.cubes": "only for scenarios",
    "you.milestone_progress": "only for scenarios",
    "you.given_award_values": "only for scenarios",
    "game.drafted": "your own cards; moving a card removes it from here",
    "game.reported": "your own cards; moving a card removes it from here",
    "bot.mixed_in": "moving a card removes it from here",
    "bot.in_bonus_deck": "moving a card changes it",
    "action.stack": SHUFFLED, "action.bottom": SHUFFLED, "bonus.stack": SHUFFLED,
    "bonus.bottom": SHUFFLED, "project.stack": SHUFFLED, "project.bottom": SHUFFLED,
    "action.discard": "its cards go to the played pile", "action.destroyed": "only for bonus cards",
    "project.bag": "real cards are unknown; dealt ones return there", "project.destroyed":
    "only for bonus cards", "you.side": FOLLOWS, "you.cite": FOLLOWS,
}  # fmt: skip

PARTS = {"planet", "bot", "you", "colonies", "turmoil", "tracks", "action", "bonus", "project"}
"""Fields that have fields themselves, which are listed separately."""


def known() -> set[str]:
    """Return every field, by its part."""
    of = {
        "game": {field.name for field in fields(Game)},
        "planet": {field.name for field in fields(Planet)},
        "bot": {field.name for field in fields(Bot)},
        "turmoil": {field.name for field in fields(Turmoil)},
        "colony": {field.name for field in fields(ColonyTile)},
        "track": attributes("components/track", "Track"),
        **dict.fromkeys(("action", "bonus", "project"), attributes("components/deck", "Deck")),
        "you": attributes("mars/companion/reported_side", "ReportedSide")
        | attributes("mars/seat", "Seat")
        | attributes("mars/terraforming_side", "TerraformingSide"),
    }
    return {f"{part}.{name}" for part, names in of.items() for name in names - PARTS}


def test_no_field_is_forgotten() -> None:
    assert not PUT.keys() & NOT_NEEDED.keys()
    assert PUT.keys() | NOT_NEEDED.keys() == known()


def test_every_edit_is_used() -> None:
    """An edit that changes no field would be useless; a reshuffle needs discarded cards first."""
    assert {entry for entry, _ in PUT.values()} == EDITS.keys() - {"set_reshuffled"}


@cache
def begun(path: str) -> Session:
    """Return a game whose first question is about your turn."""
    return Session(GAME, OTHERS.get(path, OPTIONS), 4)


def parts(game: Game) -> dict[str, Any]:
    bot = game.bot
    building = [track.id for track in game.board.tracks].index("building")
    return {
        "game": game, "planet": game.planet, "bot": bot, "track": bot.tracks[building],
        "action": bot.action, "bonus": bot.bonus, "project": game.project,
        "colony": game.colonies[0] if game.colonies else None, "turmoil": game.turmoil,
        "you": game.you,
    }  # fmt: skip


def value(game: Game, path: str) -> object:
    part, name = path.split(".")
    return repr(getattr(parts(game)[part], name))


@pytest.mark.parametrize("path", PUT)
def test_the_edit_changes_the_field(path: str) -> None:
    session = begun(path if path in OTHERS else "")
    before = value(session.position, path)
    entry, answer = PUT[path]
    session.answer({"do": entry, **answer})
    after = value(session.position, path)
    session.undo()
    assert after != before
    assert value(session.position, path) == before

"""A game as scenarios describe it: every key of `[given]`, and a few more of `[then]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from understudy.components.hex_map import spaces_of
from understudy.core import Step
from understudy.core.scenarios.scenario import NONE, Deck, LeaderFirst, Pile
from understudy.mars.companion.reported_side import ReportedSide
from understudy.mars.printed.allowed_values import RESOURCES, fold
from understudy.mars.printed.cards import CARD_ID, card, card_number, is_bonus
from understudy.mars.printed.maps import MARS
from understudy.mars.scenario.given import card_name
from understudy.mars.scenario.when import Outcome
from understudy.mars.state import BOT, HUMAN, ColonyTile, Game, Turmoil

SCORE_LINES: Final = (
    "total", "tr", "milestones", "awards", "greenery", "cities", "neural_instance", "mc", "cards",
    "turmoil", "corporation", "vermin",
)  # fmt: skip


def observe(game: Game, steps: list[Step], outcome: Outcome) -> dict[str, Any]:
    """Return everything that `[then]` may name."""
    planet = game.planet
    failures = [step.failure for step in steps if step.failure]
    occupied = planet.tiles | planet.bot_markers | planet.human_markers
    return {
        "generation": game.generation,
        "phase": "end" if game.over else game.phase,
        "first_player": game.first_player,
        "temperature": planet.temperature,
        "oxygen": planet.oxygen,
        "project_deck": _deck(game.project.cards()),
        "project_discard": _pile(game.project.discard),
        "milestones": dict(game.milestones),
        "awards": dict(game.awards),
        "tiles": {MARS.names[space]: planet.tile_at(space) for space in spaces_of(occupied)},
        "bot": _bot(game),
        "human": _human(game),
        "failed_actions": len(failures),
        "failure_reasons": failures,
        "count": outcome.count,
        "picked": outcome.picked,
        "discarded": outcome.discarded,
        "new_tiles": _new_tiles(steps),
        "over": game.over,
        "winner": game.winner or NONE,
        "score": {side: _score(game, side) for side in (BOT, HUMAN)},
        "venus": planet.venus,
        "colonies": {tile.name: _colony(tile) for tile in game.colonies},
        "turmoil": _turmoil(game.turmoil),
    }


def _colony(tile: ColonyTile) -> dict[str, Any]:
    return {"step": tile.step, "owners": list(tile.owners), "fleet": tile.fleet or NONE}


def _turmoil(turmoil: Turmoil | None) -> dict[str, Any]:
    if turmoil is None:
        return {}
    return {
        "ruling": turmoil.ruling,
        "dominant": turmoil.dominant,
        "chairman": turmoil.chairman,
        "delegates": {party: LeaderFirst(members) for party, members in turmoil.delegates.items()},
        "reserve": dict(turmoil.reserve),
        "lobby": turmoil.lobby,
    }


def _score(game: Game, side: str) -> dict[str, int]:
    return {line: game.scores.get(side, {}).get(line, 0) for line in SCORE_LINES}


def _bot(game: Game) -> dict[str, Any]:
    bot = game.bot
    rows = game.board.track_of.items()
    regressed = {tag: bot.tracks[row] for tag, row in rows}
    everywhere = [*bot.action.cards(), *bot.bonus.cards(), *bot.bonus.discard]
    return {
        "tr": bot.tr,
        "mc": bot.mc,
        "tracks": {tag: bot.tracks[row].position for tag, row in rows},
        "markers": {
            tag: track.highest for tag, track in regressed.items() if track.highest > track.position
        },
        "action_deck": _deck(bot.action.cards()),
        "action_deck_size": len(bot.action),
        "bonus_deck": _deck(bot.bonus.cards()),
        "bonus_deck_size": len(bot.bonus),
        "bonus_discard": _pile(bot.bonus.discard),
        "destroyed": _pile(bot.bonus.destroyed),
        "played": _deck(bot.played),
        "bonus_cards": _pile([card for card in everywhere if is_bonus(card)]),
        "set_aside": _pile(bot.set_aside),
        "floaters": bot.floaters,
        "storage": dict(bot.storage),
        "fleets": bot.fleets,
        "corporation_resources": _on_card(game),
        "spent_cubes": _spent_cubes(game),
    }


def _on_card(game: Game) -> int | dict[str, int]:
    """Return a number if the card holds one kind of resource, else a table by kind."""
    corporation = game.corporation
    if corporation is not None and corporation.holds:
        return game.bot.on_card.get(corporation.holds, 0)
    return dict(game.bot.on_card)


def _spent_cubes(game: Game) -> Pile:
    """Return the spaces whose corporation cube is gone, by every tag of their track."""
    corporation = game.corporation
    if corporation is None:
        return Pile()
    gone: list[str] = []
    for tracks in corporation.cubes.values():
        for tag, spaces in tracks.items():
            row = game.board.track_of.get(tag)
            gone += [
                f"{tag}.{space}"
                for space in spaces
                if row is not None
                and space <= game.bot.tracks[row].last
                and (row, space) not in game.bot.corporation_cubes
            ]
    return Pile(gone)


def _human(game: Game) -> dict[str, Any]:
    human = game.you
    if not isinstance(human, ReportedSide):
        return {}
    return {
        "tr": human.tr,
        "resources": {resource: human.number(f"stock.{resource}") for resource in RESOURCES},
        "production": {resource: human.number(f"production.{resource}") for resource in RESOURCES},
        "tags": {
            key.removeprefix("tags."): value
            for key, value in human.numbers.items()
            if key.startswith("tags.")
        },
        "cards_in_hand": human.number("cards_in_hand"),
        "card_resources": [
            {
                "card": _Named(cubes.card),
                "kind": cubes.kind,
                "count": cubes.count,
                "vp_each": float(cubes.points),
            }
            for cubes in human.cubes
        ],
        "protected": Pile(human.protected),
    }


class _Named(str):
    """A card that equals its number and its English name."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and (
            str.__eq__(self, other) or fold(other) in (fold(self), _english(str(self)))
        )

    __hash__ = str.__hash__


def _english(number: str) -> str:
    return fold(card(number).names["en"]) if number in CARD_ID else ""


def _deck(cards: list[int]) -> Deck:
    return Deck(card_number(card) for card in cards)


def _pile(cards: list[int]) -> Pile:
    return Pile(card_number(card) for card in cards)


def _new_tiles(steps: list[Step]) -> list[str]:
    return [
        str(change.after)
        for step in steps
        for change in step.changes
        if change.what.startswith("tile.")
        and change.after is not None
        and not str(change.after).startswith("marker")
    ]


CARD_KEYS: Final = frozenset(
    "project_deck project_discard action_deck bonus_deck bonus_discard destroyed played set_aside "
    "bonus_cards picked discarded".split()
)
"""Keys whose values are cards, named by number or by English name."""


def by_number(wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy with every card named by its number."""

    def numbered(key: str, value: Any) -> Any:
        if isinstance(value, Mapping):
            return by_number(value)
        if key not in CARD_KEYS or value == NONE:
            return value
        return [card_name(card) for card in value] if isinstance(value, list) else card_name(value)

    return {key: numbered(key, value) for key, value in wanted.items()}

"""The view of a game as JSON: everything face up, nothing face down."""

from __future__ import annotations

from functools import lru_cache

from understudy.mars.human.actions.card_points import card_points
from understudy.mars.human.state.side import Human
from understudy.mars.human.view import human_view
from understudy.mars.marsbot.corporation import Corporation
from understudy.mars.marsbot.track_actions import ignored_icon
from understudy.mars.marsbot.tracks import icon_name
from understudy.mars.milestones_awards.evaluation import bot_award_value, public_score
from understudy.mars.planet.parameters import BONUS_STEPS, MAXIMUM, STEP, parameter_value
from understudy.mars.printed.cards import card_number
from understudy.mars.printed.corporations import PRINTED_CORPORATIONS
from understudy.mars.printed.maps import BONUS_ICONS, MARS, MapFacts
from understudy.mars.scoring import award_winners, bot_lines, human_lines, mc_per_point
from understudy.mars.state import BOT, HUMAN, MIN_TEMPERATURE, PARTIES, Game, Turmoil


def view(game: Game) -> dict[str, object]:
    """Return the whole board as JSON."""
    shown: dict[str, object] = {
        "generation": game.generation,
        "last_generation": game.last_generation,
        "phase": game.phase,
        "mover": game.mover,
        "first_player": game.first_player,
        "parameters": _parameters(game),
        "map": {"name": game.map.name, "spaces": _spaces(game)},
        "bot": _bot(game),
        "human": _human(game),
        "milestones": _milestones(game),
        "awards": _awards(game),
        "over": game.over,
        "winner": game.winner,
        "scores": game.scores,
        "expansions": sorted(game.setup.expansions),
    }
    if game.colonies:
        shown["colonies"] = [
            {
                "name": tile.name,
                "step": tile.step,
                "owners": list(tile.owners),
                "fleet": tile.fleet,
                "stored": game.bot.storage.get(tile.name, 0),
            }
            for tile in game.colonies
        ]
    if isinstance(game.you, Human):
        shown["you"] = human_view(game, game.you)
    if game.corporation is not None:
        shown["corporation"] = _corporation(game, game.corporation)
    if game.turmoil is not None:
        shown["turmoil"] = _turmoil(game.turmoil)
    return shown


def _corporation(game: Game, corporation: Corporation) -> dict[str, object]:
    return {
        "number": corporation.number,
        "tags": list(corporation.tags),
        "priority": list(corporation.priority),
        "kept": {kind: count for kind, count in game.bot.on_card.items() if count},
        "cubes": [
            {"track": game.board.tracks[row].id, "space": space, "colour": colour}
            for (row, space), colour in sorted(game.bot.corporation_cubes.items())
        ],
        "thin_sources": PRINTED_CORPORATIONS[corporation.number].thin_sources,
    }


def _turmoil(turmoil: Turmoil) -> dict[str, object]:
    return {
        "ruling": turmoil.ruling,
        "dominant": turmoil.dominant,
        "chairman": turmoil.chairman,
        "parties": [{"name": p, "delegates": list(turmoil.delegates[p])} for p in PARTIES],
        "reserve": dict(turmoil.reserve),
        "lobby": turmoil.lobby,
        "events": list(turmoil.events),
    }


def _parameters(game: Game) -> dict[str, object]:
    venus = "venus" in game.setup.expansions
    return {
        name: {
            "value": parameter_value(game, name),
            "min": MIN_TEMPERATURE if name == "temperature" else 0,
            "max": MAXIMUM[name],
            "step": STEP[name],
            "bonuses": list(bonuses),
        }
        for name, bonuses in BONUS_STEPS.items()
        if venus or name != "venus"
    }


def _spaces(game: Game) -> list[dict[str, object]]:
    spaces: list[dict[str, object]] = []
    for space, printed in enumerate(_printed_spaces(game.map)):
        tile, _, owner = (game.planet.tile_at(space) or "").partition(" ")
        spaces.append({**printed, "tile": tile or None, "owner": owner or None})
    return spaces


# Cached, as are the icons of the tracks below: both took a fifth of the time of a view.
@lru_cache(maxsize=64)
def _printed_spaces(map: MapFacts) -> list[dict[str, object]]:
    """Return what is printed on the spaces of a map. Do not change it."""
    spaces: list[dict[str, object]] = []
    for space, name in enumerate(MARS.names):
        bit = 1 << space
        row, column = name.split(".")
        spaces.append(
            {
                "id": name,
                "row": int(row),
                "column": int(column),
                "kind": "ocean" if map.ocean & bit else "named" if map.named & bit else "land",
                "volcanic": bool(map.volcanic & bit),
                "bonus": [BONUS_ICONS[icon] for icon in map.bonus[space]],
            }
        )
    return spaces


@lru_cache(maxsize=256)
def _icons(
    spaces: tuple[str, ...],
    tags: frozenset[str],
    modifiers: frozenset[str],
    expansions: frozenset[str],
) -> tuple[list[str], list[int]]:
    """Return the icons of a track by name, and which have no effect. Do not change them."""
    ignored = [
        n for n, icon in enumerate(spaces) if ignored_icon(icon, tags, modifiers, expansions)
    ]
    return [icon_name(icon) for icon in spaces], ignored


def _bot(game: Game) -> dict[str, object]:
    bot, tags = game.bot, frozenset(game.board.track_of)
    modifiers, expansions = game.setup.modifiers, game.setup.expansions
    return {
        "tr": bot.tr,
        "mc": bot.mc,
        "mc_per_point": mc_per_point(game),
        "floaters": bot.floaters,
        "fleets": bot.fleets,
        "stand_in": game.board.stand_in,
        "passed": bot.passed,
        "tracks": [
            {
                "id": facts.id,
                "tags": list(facts.tags),
                "position": track.position,
                "highest": track.highest,
                "spaces": spaces,
                "ignored": ignored,
            }
            for facts, track in zip(game.board.tracks, bot.tracks, strict=True)
            for spaces, ignored in [_icons(facts.spaces, tags, modifiers, expansions)]
        ],
        "decks": {
            "action": len(bot.action),
            "bonus": len(bot.bonus),
            "bonus_discard": [card_number(card) for card in bot.bonus.discard],
            "destroyed": [card_number(card) for card in bot.bonus.destroyed],
            "played": [card_number(card) for card in bot.played],
            "set_aside": [card_number(card) for card in bot.set_aside],
        },
        "now": _points_now(bot_lines(game, 0)),
    }


def _human(game: Game) -> dict[str, object]:
    """Return your public numbers, and the points of your cards as last reported."""
    points = _on_your_cards(game)
    now = _points_now(human_lines(game, 0, points or 0))
    return {"tr": game.you.tr, "passed": game.you.passed, "card_points": points, "now": now}


def _on_your_cards(game: Game) -> int | None:
    if isinstance(game.you, Human):
        return card_points(game, game.you)
    said = game.you.facts().get("human.card_points")
    return said if isinstance(said, int) else None


def score_now(game: Game) -> tuple[int, dict[str, int]]:
    """Return the generation, and the score of both sides if the game ended now."""
    lines = {HUMAN: human_lines(game, 0, _on_your_cards(game) or 0), BOT: bot_lines(game, 0)}
    if game.scores:
        return game.generation, {side: game.scores[side]["total"] for side in lines}
    return game.generation, {side: sum(points.values()) for side, points in lines.items()}


def _points_now(lines: dict[str, int]) -> dict[str, int]:
    """Return the points if the game ended now, without awards, which need your numbers."""
    return {**lines, "total": sum(lines.values())}


def _milestones(game: Game) -> list[dict[str, object]]:
    return [
        {
            "name": milestone.name,
            "owner": game.milestones.get(milestone.name),
            "threshold": milestone.goal(game),
            "bot": milestone.bot(game),
            "bot_progress": list(milestone.bot_progress(game)),
            "human": public_score(game, milestone),
        }
        for milestone in game.milestone_row
    ]


def _awards(game: Game) -> list[dict[str, object]]:
    return [
        {
            "name": award.name,
            "owner": game.awards.get(award.name),
            "bot": bot_award_value(game, award),
            "human": public_score(game, award),
            "final": dict(game.award_values.get(award.name, {})),
            "winners": award_winners(game, award.name),
        }
        for award in game.award_row
    ]


def outcomes(game: Game) -> dict[str, int]:
    """Return the numbers that a simulation records at the end."""
    planet, bot = game.planet, game.bot
    counted = {
        "bot_tr": bot.tr,
        "bot_mc": bot.mc,
        "generation": game.generation,
        "temperature": planet.temperature,
        "oxygen": planet.oxygen,
        "oceans": planet.ocean_count,
        "cities": (planet.cities & planet.bot_tiles).bit_count(),
        "greeneries": (planet.greeneries & planet.bot_tiles).bit_count(),
        "tiles": planet.bot_tiles.bit_count(),
        "milestones": list(game.milestones.values()).count(BOT),
        "awards": list(game.awards.values()).count(BOT),
        "human_won": int(game.winner == HUMAN),
    }
    if "venus" in game.setup.expansions:
        counted |= {"venus": planet.venus, "floaters": bot.floaters}
    if game.scores:
        counted |= {f"{side}_score": lines["total"] for side, lines in game.scores.items()}
    for facts, track in zip(game.board.tracks, bot.tracks, strict=True):
        counted[f"track_{facts.tags[0]}"] = track.position
    return counted

"""The view of a game for screens: all public information, no face-down cards."""

from __future__ import annotations

from understudy.tapestry.bots.choose_track import landmark_or_end
from understudy.tapestry.bots.income_mat import FIRST_IN_ERA_VP, first_in_era, scoring_lines
from understudy.tapestry.companion.tracks import opponents_ahead
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.human.view import side_view
from understudy.tapestry.map.terrain import corners_of, inside_of
from understudy.tapestry.map.tokens import TOPPLED, gives_control, kind_of, owner_of
from understudy.tapestry.printed.cards import TAPESTRY_CARDS
from understudy.tapestry.printed.decision_cards import decision_card
from understudy.tapestry.printed.levels import ACHIEVEMENTS, MATS
from understudy.tapestry.printed.map import HEX_LABELS, HEXES, MAP, SCAN_ROWS
from understudy.tapestry.printed.tracks import LANDMARKS, LAST_SPACE, SPACES, TRACKS
from understudy.tapestry.shared_rules.landmarks import automa_landmarks
from understudy.tapestry.sides import AUTOMA, BOTS, HUMAN, SHADOW
from understudy.tapestry.state import LAST_ERA, Bot, Game, Human


def view(game: Game) -> dict[str, object]:
    """Return the view as JSON."""
    return {
        "players": game.setup.players,
        "called": _player_names(game),
        "difficulty": game.setup.difficulty,
        "phase": game.phase,
        "mover": game.mover,
        "first_player": game.first_player,
        "last_turn": game.last_turn,
        "era": _era(game),
        "last_era": LAST_ERA,
        "map": {"hexes": [_hex(game, hex) for hex in range(len(HEXES.names))]},
        "tracks": [_track(game, track) for track in range(4)],
        "landmarks": [
            {"id": name, "owner": game.landmarks.get(name), "source": facts.source}
            for name, facts in LANDMARKS.items()
        ],
        "achievements": [
            {"id": name, "points": list(points), "taken": list(game.achievements[name])}
            for name, points in ACHIEVEMENTS.items()
        ],
        "bots": [_bot(game, bot) for bot in game.bots],
        "automa": _automa(game) if game.setup.solo else None,
        "humans": [_human(game, human) for human in game.humans],
        "points": _points(game),
        "pair": _pair(game),
        "decks": _decks(game),
        "over": game.over,
        "winner": game.winner,
        "scores": game.scores,
    }


def _player_names(game: Game) -> dict[str, object]:
    """Return names and letters of two humans: as they entered them, or numbers."""
    if game.setup.solo:
        return {"names": {}, "letters": {}}
    names = {human.name: name for human, name in zip(game.humans, game.setup.names, strict=True)}
    initials = {side: name[:1].upper() for side, name in names.items()}
    ambiguous = len(set(initials.values())) < len(initials)
    owners: dict[str, object] = {
        side: name or {"kind": "tapestry-owner", "id": f"person{n}"}
        for n, (side, name) in enumerate(names.items(), 1)
    }
    owners[BOTS] = {"kind": "tapestry-owner", "id": SHADOW}
    return {
        "names": {"tapestry-owner": owners},
        "letters": {
            side: str(n) if ambiguous or not initial else initial
            for n, (side, initial) in enumerate(initials.items(), 1)
        },
    }


def _era(game: Game) -> int:
    """Return the era of the bots; of two people the one in turn, because their bot has no era."""
    if game.setup.solo:
        return game.era
    mover = next((human for human in game.humans if human.name == game.mover), game.humans[0])
    return mover.era


def _points(game: Game) -> dict[str, int]:
    """Return the victory points by side, for lists of games."""
    automa = {AUTOMA: game.mat.vp} if game.setup.solo else {}
    return {**{human.name: human.vp for human in game.humans}, **automa}


def _hex(game: Game, hex: int) -> dict[str, object]:
    land, facts = game.land, MAP[hex]
    q, r = HEXES.coordinates[hex]
    explored = hex in land.tiles
    return {
        "id": facts.name,
        "name": HEX_LABELS[facts.name],
        "q": q,
        "r": r,
        "kind": "tile" if explored else "printed" if facts.corners else "empty",
        "corners": list(corners_of(land, hex)),
        "inside": list(inside_of(land, hex)),
        "turn": land.turns.get(hex),
        "label": facts.label or None,
        "tile": land.tiles.get(hex) or None,
        "controller": land.controller(hex),
        "tokens": [
            {
                "owner": owner_of(token),
                "kind": kind_of(token),
                "toppled": token.endswith(TOPPLED),
                "stands": gives_control(token),
            }
            for token in land.tokens[hex]
        ],
    }


def _track(game: Game, track: int) -> dict[str, object]:
    markers = {human.name: human.spaces[track] for human in game.humans}
    markers |= {bot.name: bot.spaces[track] for bot in game.bots}
    return {
        "id": TRACKS[track],
        "markers": markers,
        "favourite_of": [bot.name for bot in game.bots if _favorite(game, bot) == TRACKS[track]],
        "spaces": [
            {
                "landmark": space.landmark,
                "claimed": game.landmarks.get(space.landmark or ""),
                "actions": [action.name for action in space.actions],
            }
            for space in SPACES[track]
        ],
    }


def _favorite(game: Game, bot: Bot) -> str | None:
    """Return the favorite track of a bot; None before the set-up rolls it [R4.3, R4.4]."""
    if game.phase == "setup" and (bot.name == SHADOW or not game.mat.civilizations):
        return None
    return TRACKS[bot.favorite]


def _bot(game: Game, bot: Bot) -> dict[str, object]:
    """Return a bot with its distances to the next landmark and to the end of each track."""
    return {
        "name": bot.name,
        "favourite": _favorite(game, bot),
        "outposts": bot.outposts,
        "next": [
            {
                "track": TRACKS[track],
                "space": space,
                "to_landmark_or_end": landmark_or_end(game, track, space),
                "to_end": LAST_SPACE - space,
                "landmark": SPACES[track][space + landmark_or_end(game, track, space)].landmark
                if space < LAST_SPACE
                else None,
            }
            for track, space in enumerate(bot.spaces)
        ],
    }


def _automa(game: Game) -> dict[str, object]:
    mat, level = game.mat, game.setup.level
    turn = game.era + 1
    first = turn in FIRST_IN_ERA_VP and first_in_era(game, turn)
    lines = [{"line": line, "count": n, "each": each} for line, n, each in scoring_lines(game)]
    return {
        "vp": mat.vp,
        "civilizations": list(mat.civilizations),
        "beside": len(mat.beside),
        "on_mat": len(mat.on_mat),
        "mat": level.mat,
        "multipliers": [{"per": row.per, "columns": list(row.columns)} for row in MATS[level.mat]],
        "landmarks": [name for name, owner in game.landmarks.items() if owner == AUTOMA],
        "territories": game.land.automa.bit_count(),
        "toppled": game.land.toppled_by(AUTOMA),
        "income": [
            {"step": step, "turns": sorted(turns), "due": turn in turns}
            for step, turns in level.steps
        ],
        "now": lines,
        "first_in_era": FIRST_IN_ERA_VP[turn] if first else 0,
    }


def _human(game: Game, human: Human) -> dict[str, object]:
    return {
        "name": human.name,
        "era": human.era,
        "vp": human.vp,
        "civilization": human.civilization,
        "tapestry": human.tapestry,
        "historians": dict(human.historians),
        "territories": game.land.controlled_by(human.name).bit_count(),
        "toppled": game.land.toppled_by(human.name),
        "behind_on": [TRACKS[track] for track in range(4) if opponents_ahead(game, human, track)],
        "side": side_view(game, human) if isinstance(human, PlayedHuman) else None,
    }


def _pair(game: Game) -> dict[str, object] | None:
    """Return the active halves of the current pair."""
    if game.pair is None:
        return None
    track, tiebreak = decision_card(game.pair[0]), decision_card(game.pair[1])
    return {
        "track_card": {
            "card": track.number,
            "automa": track.automa,
            "shadow": track.shadow,
            "income": track.income,
        },
        "tiebreak_card": {
            "card": tiebreak.number,
            "order": tiebreak.order_names(),
            "topple": tiebreak.topple,
            "scan": tiebreak.scan,
            "rows": [[HEXES.names[hex] for hex in row] for row in SCAN_ROWS[tiebreak.scan]],
        },
    }


def _decks(game: Game) -> dict[str, object]:
    return {
        "decision": len(game.decision),
        "decision_discard": [card for card in game.decision.discard if card > 0],
        "progress": len(game.progress),
        "territory": None if game.territory.real else len(game.territory),
        "no_tiles": game.no_tiles,
        "tapestry": None if game.tapestry.real else len(game.tapestry),
        "tapestry_discard": [TAPESTRY_CARDS[card].id for card in game.tapestry.discard],
        "tech": None if game.tech.real else len(game.tech),
        "space": len(game.space),
        "civilizations": len(game.civilizations),
        "display": [str(card) for card in game.display],
        "real": sorted(game.setup.real),
    }


def outcomes(game: Game) -> dict[str, int]:
    """Return the figures that simulations record at the end of a game."""
    counted = {
        "era": game.era,
        "shadow_tracks": sum(game.shadow.spaces),
        "shadow_outposts": game.shadow.outposts,
        "human_vp": game.humans[0].vp,
        "human_won": int(game.winner == HUMAN),
    }
    if game.setup.solo:
        counted |= {
            "automa_vp": game.mat.vp,
            "automa_landmarks": automa_landmarks(game),
            "automa_territories": game.land.automa.bit_count(),
            "automa_outposts": game.automa.outposts,
            "automa_achievements": sum(AUTOMA in taken for taken in game.achievements.values()),
        }
        counted |= {f"automa_{TRACKS[track]}": game.automa.spaces[track] for track in range(4)}
    return counted

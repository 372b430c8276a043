"""The result of a scenario: every key of `[given]`, and the additional keys of `[then]`."""

from __future__ import annotations

from typing import Any, Final

from understudy.core import Ref, ScriptTable, Step
from understudy.core.scenarios.scenario import NONE, Pile
from understudy.core.scenarios.scenario import Deck as Ordered
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.human.steps.civilizations import NAMES as CIVILIZATION_NAMES
from understudy.tapestry.printed.cards import TAPESTRY_CARDS
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import LANDMARKS, TRACKS
from understudy.tapestry.scenario.given import Given
from understudy.tapestry.scenario.when import Outcome
from understudy.tapestry.scenario.your_side import observe_side
from understudy.tapestry.shared_rules.landmarks import automa_landmarks
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import Bot, Game, Human
from understudy.tapestry.state_changes import Reason

NO_HEX_REASONS: Final = (Reason.NO_VALID_HEX, Reason.NO_OUTPOST, Reason.NO_TERRITORY_TILE)
"""Reasons why no hex was chosen."""


def observe(given: Given, table: ScriptTable, rolls: list[str], outcome: Outcome) -> dict[str, Any]:
    """Return everything that `[then]` may name."""
    game, steps = given.game, table.steps
    found: dict[str, Any] = {
        "turn": outcome.turn,
        "era": game.era,
        "first_player": game.first_player,
        "tech_display": Pile(game.display) if game.setup.played else list(game.display),
        "automa": _automa(given, steps),
        "shadow": _bot(game.shadow),
        "landmarks": {name: game.landmarks.get(name, NONE) for name in LANDMARKS},
        "achievements": {name: list(game.achievements[name]) for name in ACHIEVEMENTS},
        "hexes": {n: _Hex(game.land.hex_text(hex) or NONE) for n, hex in HEXES.index.items()},
        "hex": outcome.hex or _last_hex(steps),
        "track": outcome.track,
        "candidates": Pile(outcome.candidates or ()),
        "distance": outcome.distance,
        "decks": {**_decks(game), "die_science": Ordered(rolls)},
        "moves": _moves(steps),
        "steps": [_id(step, "step") for step in steps if step.kind == "tapestry-income-step"],
        "skipped": [step.failure for step in steps if step.failure],
        "questions": [id.removeprefix("tapestry-ask-").replace("-", "_") for id in table.asked],
        "historians": sum(step.kind == "tapestry-historians" for step in steps),
        "count": outcome.count,
        "met": outcome.met,
        "refused": outcome.refused,
        "over": game.over,
        "winner": game.winner or NONE,
        "score": dict(game.scores),
    }
    for human in game.humans:
        found[human.name] = _human(given, human, steps)
    return found


def _id(step: Step, arg: str) -> str:
    ref = step.args[arg]
    assert isinstance(ref, Ref)
    return ref.id


def _tracks(spaces: list[int]) -> dict[str, int]:
    return dict(zip(TRACKS, spaces, strict=True))


def _bot(bot: Bot) -> dict[str, Any]:
    return {
        "tracks": _tracks(bot.spaces),
        "favourite": TRACKS[bot.favorite],
        "outposts": bot.outposts,
    }


def _automa(given: Given, steps: list[Step]) -> dict[str, Any]:
    game = given.game
    mat = game.mat
    first, second = (*mat.civilizations, NONE, NONE)[:2]
    return {
        **_bot(game.automa),
        "vp": mat.vp,
        "gained": _gained(steps),
        "civilization": first,
        "second_civilization": second,
        "tapestry_cards": Ordered(TAPESTRY_CARDS[card].id for card in mat.beside),
        "tapestry_count": len(mat.beside),
        "mat_cards": len(mat.on_mat),
        "toppled": game.land.toppled_by(AUTOMA) + given.toppled[AUTOMA],
        "controls": game.land.automa.bit_count(),
        "landmarks": automa_landmarks(game),
    }


def _gained(steps: list[Step]) -> dict[str, int]:
    gained: dict[str, int] = {}
    for step in steps:
        if step.kind in ("tapestry-gain-vp", "tapestry-score-line"):
            source = _id(step, "source")
            vp = step.args["vp"]
            assert isinstance(vp, int)
            gained[source] = gained.get(source, 0) + vp
    return gained


def _human(given: Given, human: Human, steps: list[Step]) -> dict[str, Any]:
    if isinstance(human, PlayedHuman):
        return observe_side(given.game, human)
    return {
        "era": human.era,
        "vp": human.vp,
        "tracks": _tracks(human.spaces),
        "civilization": human.civilization or NONE,
        "tapestry": human.tapestry or NONE,
        "traps": human.traps or 0,
        "toppled": given.game.land.toppled_by(human.name) + given.toppled[human.name],
        "resources": human.resources,
        "historian_tokens": {bot: human.historians.get(bot, 0) for bot in (AUTOMA, SHADOW)},
        "any_resources": sum(
            count
            for step in steps
            if step.kind.startswith("tapestry-you-take-for-") and _id(step, "owner") == human.name
            for count in [step.args["resources"]]
            if isinstance(count, int)
        ),
    }


class _Hex(str):
    """Text of a hex; the order of tokens does not matter in comparisons."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and _same_hex(_parts(self), _parts(other))

    __hash__ = str.__hash__


def _same_hex(found: tuple[str, list[str]], wanted: tuple[str, list[str]]) -> bool:
    """Compare tile and tokens; the turn of a tile only where it is given."""
    tile = found[0] if " r" in wanted[0] else found[0].partition(" r")[0]
    return (tile, found[1]) == wanted


def _parts(text: str) -> tuple[str, list[str]]:
    tile, semicolon, rest = text.partition(";")
    if not semicolon and not tile.startswith("tile "):
        tile, rest = "", text
    return tile.strip(), sorted(token.strip() for token in rest.split(",") if token.strip())


def _last_hex(steps: list[Step]) -> str:
    for step in reversed(steps):
        if step.deliberation is not None and step.deliberation.kind == "tapestry-hex":
            return step.deliberation.chosen or NONE
        if step.failure in NO_HEX_REASONS:
            return NONE
    return NONE


def _moves(steps: list[Step]) -> list[str]:
    return [
        f"{who} {track} {change.after}"
        for step in steps
        for change in step.changes
        for who, between, track in [change.what.partition(".track.")]
        if between
    ]


def _decks(game: Game) -> dict[str, Any]:
    def names(cards: list[int]) -> list[str]:
        return [TAPESTRY_CARDS[card].id for card in cards]

    piles: dict[str, list[Any]] = {
        "decision": game.decision.cards(),
        "pair": list(game.pair or ()),
        "decision_discard": game.decision.discard,
        "progress": game.progress.cards(),
        "territory": game.territory.cards(),
        "territory_discard": game.territory.discard,
        "tapestry": names(game.tapestry.cards()),
        "tapestry_discard": names(game.tapestry.discard),
        "tech": game.tech.cards(),
        "tech_discard": game.tech.discard,
        "space": game.space.cards(),
        "civilizations": [CIVILIZATION_NAMES[card] for card in game.civilizations.cards()],
    }
    decks: dict[str, Any] = {}
    for name, cards in piles.items():
        decks[name] = Ordered(cards)
        decks[f"{name}_set"] = Pile(cards)
        decks[f"{name}_size"] = len(cards)
    return decks

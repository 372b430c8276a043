"""Manual edits of the map, tracks, landmarks and achievements; an edit has no further effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from understudy.components.manual_edits import NOTHING, record_edit
from understudy.core import (
    Change,
    Choice,
    CurrentChoice,
    CurrentNumber,
    CurrentValue,
    CurrentYesNo,
    Fields,
    Illegal,
    Ref,
    Space,
    Table,
    fields,
)
from understudy.tapestry.companion.edit_cards import CARD_EDITS, card_edits
from understudy.tapestry.companion.edit_common import EDITED, Edit, owner_field, track_field
from understudy.tapestry.companion.edit_sides import SIDE_EDITS, side_edits
from understudy.tapestry.map.map_state import UNKNOWN_TILE
from understudy.tapestry.map.tokens import gives_control, owner_of
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.printed.map import HEXES, PRINTED
from understudy.tapestry.printed.tracks import LANDMARKS, LAST_SPACE, TRACK_ID, TRACKS
from understudy.tapestry.shared_rules.landmarks import GONE
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import OUTPOSTS, Bot, Game, Human
from understudy.tapestry.state_changes import HexChange, hex_ref, owner_ref

SHADOW_TOKENS: Final = ("shadow_x",)


def tokens_of(name: str) -> tuple[str, ...]:
    """Return the tokens of a side that can be on a hex."""
    if name == AUTOMA:
        return AUTOMA, f"{AUTOMA}_x"
    return name, f"{name}_x", f"{name}_cube", f"{name}_building", f"{name}_building_x"


def edit_entries(game: Game, human: Human) -> list[tuple[str, Fields]]:
    """Return all edit entries of the menu; their fields show the current values."""
    humans = tuple(human.name for human in game.humans)
    sides = (*humans, *(bot.name for bot in game.bots))
    entries: list[tuple[str, Fields]] = [
        ("set_hex", _hex_fields(game, humans)),
        ("set_track", fields(
            owner=owner_field(sides),
            track=track_field(),
            space=CurrentNumber("tapestry-field-space", _spaces_now(game), high=LAST_SPACE),
        )),
        ("set_favourite", fields(
            bot=owner_field(tuple(bot.name for bot in game.bots)),
            track=CurrentChoice(
                id="tapestry-field-track", kind="tapestry-track", options=TRACKS,
                present=CurrentValue(
                    ("bot",), {bot.name: TRACKS[bot.favorite] for bot in game.bots}
                ),
            ),
        )),
        ("set_landmark", fields(
            landmark=Choice(
                id="tapestry-field-landmark", kind="tapestry-landmark", options=tuple(LANDMARKS)
            ),
            owner=CurrentChoice(
                id="tapestry-field-owner", kind="tapestry-owner",
                options=(*humans, AUTOMA if game.setup.solo else GONE, NOTHING),
                present=CurrentValue(("landmark",), game.landmarks), default=NOTHING,
            ),
        )),
        ("set_achievement", fields(
            achievement=Choice(
                id="tapestry-field-achievement", kind="tapestry-achievement",
                options=tuple(ACHIEVEMENTS),
            ),
            first=_earned(game, sides, "first", 0),
            second=_earned(game, sides, "second", 1),
        )),
    ]  # fmt: skip
    return [*entries, *side_edits(game, human), *card_edits(game)]


def _earned(game: Game, sides: tuple[str, ...], field: str, place: int) -> CurrentChoice:
    """Return the field for the side that earned an achievement first or second."""
    now = {name: taken[place] for name, taken in game.achievements.items() if taken[place:]}
    return CurrentChoice(
        id=f"tapestry-field-{field}", kind="tapestry-owner", options=(*sides, NOTHING),
        present=CurrentValue(("achievement",), now), default=NOTHING,
    )  # fmt: skip


def _hex_fields(game: Game, humans: tuple[str, ...]) -> Fields:
    land = game.land
    tokens = [token for name in humans for token in tokens_of(name)]
    if game.setup.solo:
        tokens += [*tokens_of(AUTOMA), *SHADOW_TOKENS]
    options = (*tokens, NOTHING)
    return fields(
        hex=Space(id="tapestry-field-hex", kind="tapestry-hex", spaces=HEXES.names),
        explored=CurrentYesNo(
            "tapestry-field-explored",
            CurrentValue(("hex",), {
                name: bool((land.territory | PRINTED) >> hex & 1)
                for hex, name in enumerate(HEXES.names)
            }),
            default=True,
        ),
        below=CurrentChoice(
            "tapestry-field-below", "tapestry-token", options, _tokens_now(game, 0), NOTHING
        ),
        above=CurrentChoice(
            "tapestry-field-above", "tapestry-token", options, _tokens_now(game, 1), NOTHING
        ),
    )  # fmt: skip


def _tokens_now(game: Game, place: int) -> CurrentValue[str]:
    """Return the current token of each hex: the lower one (`place` 0) or the upper one (1)."""
    tokens = {name: game.land.tokens[hex] for hex, name in enumerate(HEXES.names)}
    return CurrentValue(("hex",), {
        name: there[place].replace(" ", "_") for name, there in tokens.items() if there[place:]
    })  # fmt: skip


def _spaces_now(game: Game) -> CurrentValue[int]:
    """Return the current space of each token by owner and track."""
    sides: tuple[Human | Bot, ...] = (*game.humans, *game.bots)
    return CurrentValue(("owner", "track"), {
        f"{side.name} {name}": side.spaces[track]
        for side in sides
        for track, name in enumerate(TRACKS)
    })  # fmt: skip


def set_hex(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set terrain and tokens of a hex; outposts come from the supply and go back to it."""
    hex = HEXES.index[answer["hex"]]
    land = game.land
    before = HexChange(game, hex)
    was = _token_refs(land.tokens[hex])
    chosen = [answer[field] for field in ("below", "above") if answer[field] != NOTHING]
    tokens = tuple(token.replace("_", " ") for token in chosen)
    explored = answer["explored"] or PRINTED >> hex & 1
    if tokens and not explored:
        raise Illegal("tapestry-tokens-need-terrain", hex=hex_ref(hex))
    if len({owner_of(token) for token in tokens if gives_control(token)}) > 1:
        raise Illegal("tapestry-two-in-control", hex=hex_ref(hex))
    _set_terrain(game, hex, explored=bool(explored))
    land.set_tokens(hex, tokens)
    changes = [before.change(), *_count_supplies(game)]
    now = _token_refs(tokens)
    if was == now:
        record_edit(table, EDITED, *changes)
    else:
        record_edit(
            table, "tapestry-put-right-hex", *changes, hex=hex_ref(hex), before=was, after=now
        )


def _token_refs(tokens: Iterable[str]) -> tuple[Ref, ...]:
    names = [token.replace(" ", "_") for token in tokens] or [NOTHING]
    return tuple(Ref("tapestry-token", name) for name in names)


def _set_terrain(game: Game, hex: int, *, explored: bool) -> None:
    land = game.land
    if explored and not land.territory >> hex & 1:
        land.lay(hex, UNKNOWN_TILE)
    elif not explored:
        land.tiles.pop(hex, None)
        land.territory &= ~(1 << hex)


def _count_supplies(game: Game) -> list[Change]:
    """Set each bot's supply: outposts not on the map, less the one on its favorite track."""
    changes: list[Change] = []
    for bot in game.bots:
        left = OUTPOSTS - 1 - game.land.count(bot.name)
        if left < 0:
            raise Illegal("tapestry-no-outpost-left", owner=owner_ref(bot.name))
        changes.append(Change(f"{bot.name}.outposts", bot.outposts, left))
        bot.outposts = left
    for human in game.humans:
        if game.land.count(human.name) > OUTPOSTS:
            raise Illegal("tapestry-no-outpost-left", owner=owner_ref(human.name))
    return changes


def set_track(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the space of a token on a track; it gains no landmark and no benefit."""
    name, track = answer["owner"], TRACK_ID[answer["track"]]
    spaces = {
        **{human.name: human.spaces for human in game.humans},
        **{bot.name: bot.spaces for bot in game.bots},
    }[name]
    before, after = spaces[track], answer["space"]
    spaces[track] = after
    record_edit(
        table, "tapestry-put-right-track", Change(f"{name}.track.{TRACKS[track]}", before, after),
        owner=owner_ref(name), track=Ref("tapestry-track", TRACKS[track]), before=before,
        after=after,
    )  # fmt: skip


def set_favorite(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the favorite track of a bot."""
    bot = game.shadow if answer["bot"] == SHADOW else game.automa
    old, bot.favorite = bot.favorite, TRACK_ID[answer["track"]]
    record_edit(table, EDITED, Change(f"{bot.name}.favourite", TRACKS[old], TRACKS[bot.favorite]))


def set_landmark(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the owner of a landmark."""
    name, to = answer["landmark"], answer["owner"]
    before = game.landmarks.pop(name, None)
    if to != NOTHING:
        game.landmarks[name] = to
    record_edit(table, EDITED, Change(f"landmark.{name}", before, None if to == NOTHING else to))


def set_achievement(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set which sides earned an achievement; `set_you` and `set_automa` edit the points."""
    name = answer["achievement"]
    taken = [answer[slot] for slot in ("first", "second") if answer[slot] != NOTHING]
    if len(set(taken)) < len(taken):
        achievement = Ref("tapestry-achievement", name)
        raise Illegal("tapestry-achievement-taken", achievement=achievement)
    before, game.achievements[name] = game.achievements[name], taken
    slots = range(max(len(before), len(taken)))
    record_edit(table, EDITED, *(
        Change(
            f"achievement.{name}.{slot + 1}",
            before[slot] if slot < len(before) else None,
            taken[slot] if slot < len(taken) else None,
        )
        for slot in slots
    ))  # fmt: skip


EDITS: Final[dict[str, Edit]] = {
    "set_hex": set_hex,
    "set_track": set_track,
    "set_favourite": set_favorite,
    "set_landmark": set_landmark,
    "set_achievement": set_achievement,
    **SIDE_EDITS,
    **CARD_EDITS,
}
"""The edit function of each menu entry."""

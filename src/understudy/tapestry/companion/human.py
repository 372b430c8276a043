"""What you do that the bots can see [R5, R16, R21]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from understudy.parts.hexes import spaces_of
from understudy.table import Change, Choice, Illegal, Ref, Table
from understudy.tapestry.achievements import earn, maybe_topple_two
from understudy.tapestry.bots.advancing import BROKER_OF_PEACE
from understudy.tapestry.bots.conquering import plays_trap
from understudy.tapestry.changes import HexChange, hex_ref, owner, track_ref, you_gain_vp, you_take
from understudy.tapestry.map.land import AUTOMA, TOPPLED
from understudy.tapestry.printed.facts import (
    HEXES,
    ISLAND,
    LANDMARKS,
    LAST_SPACE,
    MILITARY,
    SPACES,
    TECH_CARDS,
    TRACK_ID,
    TRACKS,
)
from understudy.tapestry.state import LAST_ERA, OUTPOSTS
from understudy.tapestry.traps import search_for_trap

if TYPE_CHECKING:
    from understudy.tapestry.state import Game, Human

ERA_BONUS: Final = {2: 1, 3: 2, 4: 3}
"""Resources of your choice if you are first in an era [R17.6]."""

THE_CHOSEN: Final = "the_chosen"
PLACED: Final = ("cube", "building", "outpost")
"""What you can put on the map without conquering: Isolationists, Nomads, Militarism."""


def you_take_income(game: Game, table: Table, human: Human) -> None:
    """Your next income turn: the last era's tapestry card ends, the era bonus is due [R17.6].

    At level 1 the first one begins with an advance on each track [R19.3].
    """
    if human.era >= LAST_ERA:
        raise Illegal("tapestry-no-income-left", owner=owner(human.name))
    human.era += 1
    turn = human.era
    if table.listening:
        changes = [Change(f"{human.name}.era", turn - 1, turn)]
        if human.tapestry is not None:
            changes.append(Change(f"{human.name}.tapestry", human.tapestry, None))
        table.tell("tapestry-you-income", "R5.1", *changes, owner=owner(human.name), turn=turn)
    human.tapestry = None
    table.depth += 1
    if turn in ERA_BONUS and _first_in_era(game, human):
        you_take(table, human, ERA_BONUS[turn], "tapestry-you-take-for-era", "R17.6")
    if turn == 1 and game.setup.solo:
        _extra_advances(game, table, human)
    if human.civilization == THE_CHOSEN and turn > 1:
        the_chosen(game, table, human)
    table.depth -= 1


def _first_in_era(game: Game, human: Human) -> bool:
    others = [other.era for other in game.humans if other is not human]
    if game.setup.solo:
        others.append(game.era)
    return all(era < human.era for era in others)


def _extra_advances(game: Game, table: Table, human: Human) -> None:
    """Level 1: once on each track, in the order you like [R19.3]."""
    left = list(game.setup.level.you_advance)
    while left:
        question = Choice(
            id="tapestry-ask-track", cite="R19.3", kind="tapestry-track",
            options=tuple(TRACKS[track] for track in left), default=TRACKS[left[0]],
        )  # fmt: skip
        track = TRACK_ID[table.ask(question)]
        left.remove(track)
        you_advance(game, table, human, track)


def the_chosen(game: Game, table: Table, human: Human) -> int:
    """The Chosen: 1 VP per opponent for each track you completed or nobody leads you on [R21.1]."""
    tracks = sum(
        human.spaces[track] == LAST_SPACE or not ahead(game, human, track) for track in range(4)
    )
    you_gain_vp(table, human, tracks * len(opponents(game, human)), "tapestry-the-chosen", "R21.1")
    return tracks


def opponents(game: Game, human: Human) -> list[list[int]]:
    """Where the tokens of each of your opponents stand; both bots are opponents [R21.1]."""
    return [
        *(other.spaces for other in game.humans if other is not human),
        *(bot.spaces for bot in game.bots),
    ]


def ahead(game: Game, human: Human, track: int) -> int:
    """How many opponents are ahead of you on a track [R21.1]."""
    return sum(spaces[track] > human.spaces[track] for spaces in opponents(game, human))


def you_advance(game: Game, table: Table, human: Human, track: int) -> None:
    """You advance one space; a landmark and the track achievement are yours if still there."""
    space = human.spaces[track] + 1
    if space > LAST_SPACE:
        raise Illegal("tapestry-you-finished", track=track_ref(track))
    if track == MILITARY and human.tapestry == BROKER_OF_PEACE:
        raise Illegal("tapestry-broker-forbids", card=Ref("tapestry-card", BROKER_OF_PEACE))
    _move(table, human, track, space, "tapestry-you-advance")
    table.depth += 1
    landmark = SPACES[track][space].landmark
    if landmark is not None and landmark not in game.landmarks:
        you_claim(game, table, human, landmark, "R9.2")
    if space == LAST_SPACE:
        earn(game, table, "complete_track", human.name)
    table.depth -= 1


def you_regress(table: Table, human: Human, track: int) -> None:
    """You move one space back; no landmark is gained this way."""
    if human.spaces[track] == 0:
        raise Illegal("tapestry-you-at-start", track=track_ref(track))
    _move(table, human, track, human.spaces[track] - 1, "tapestry-you-regress")


def _move(table: Table, human: Human, track: int, to: int, kind: str) -> None:
    before, human.spaces[track] = human.spaces[track], to
    if table.listening:
        change = Change(f"{human.name}.track.{TRACKS[track]}", before, to)
        table.tell(kind, "R4.8", change, owner=owner(human.name), track=track_ref(track), to=to)


def you_claim(game: Game, table: Table, human: Human, landmark: str, cite: str) -> None:
    """A landmark is yours; it no longer counts as unclaimed for the bots [R8.1]."""
    name = Ref("tapestry-landmark", landmark)
    if landmark in game.landmarks:
        raise Illegal("tapestry-landmark-taken", landmark=name)
    game.landmarks[landmark] = human.name
    if table.listening:
        change = Change(f"landmark.{landmark}", None, human.name)
        table.tell("tapestry-you-claim", cite, change, landmark=name, owner=owner(human.name))


def free_landmarks(game: Game) -> tuple[str, ...]:
    """Landmarks nobody has."""
    return tuple(name for name in LANDMARKS if name not in game.landmarks)


def you_explore(game: Game, table: Table, human: Human, hex: int, tile: int) -> None:
    """You lay a territory tile on an empty hex; no control comes with it."""
    if game.land.territory >> hex & 1:
        raise Illegal("tapestry-hex-explored", hex=hex_ref(hex))
    changes = _take_tile(game, tile)
    game.land.lay(hex, tile)
    if table.listening:
        change = Change(f"hex.{HEXES.names[hex]}", None, game.land.shown(hex))
        table.tell(
            "tapestry-you-explore", "R4.8", change, *changes, hex=hex_ref(hex), tile=tile,
            owner=owner(human.name),
        )  # fmt: skip


def _take_tile(game: Game, tile: int) -> tuple[Change, ...]:
    """A tile with a number is the one of that number: it cannot lie anywhere else."""
    deck = game.territory
    if not tile or deck.real:
        return ()
    if tile in game.land.tiles.values():
        raise Illegal("tapestry-tile-elsewhere", tile=tile)
    for pile in (deck.stack, deck.bag):
        if tile in pile:
            pile.remove(tile)
            return (Change("deck.territory", len(deck) + 1, len(deck)),)
    if tile in deck.discard:
        deck.discard.remove(tile)
        return (Change(f"tile.{tile}", "discard", None),)
    return ()


def conquerable(game: Game, human: Human) -> int:
    """Territories with at most one token that you do not control yet [R15.2]."""
    land = game.land
    return land.territory & ~(land.full | land.controlled_by(human.name))


def you_conquer(game: Game, table: Table, human: Human, hex: int) -> None:
    """You conquer a territory; whoever holds it may have a trap [R16.1]."""
    land = game.land
    if not conquerable(game, human) >> hex & 1:
        raise Illegal("tapestry-cannot-conquer", hex=hex_ref(hex))
    _need_outpost(game, human)
    if table.listening:
        table.tell("tapestry-you-conquer", "R4.8", hex=hex_ref(hex), owner=owner(human.name))
    table.depth += 1
    holder = land.controller(hex)
    if holder is not None and _trapped(game, table, human, holder):
        _put(game, table, human, hex, human.name + TOPPLED, "tapestry-you-are-trapped", "R16.1")
        maybe_topple_two(game, table, holder)
    else:
        if holder is not None:
            _topple(game, table, hex, holder)
        _put(game, table, human, hex, human.name, "tapestry-you-put-outpost", "R4.8")
        maybe_topple_two(game, table, human.name)
        if hex == ISLAND:
            earn(game, table, "middle_island", human.name)
    table.depth -= 1


def _trapped(game: Game, table: Table, human: Human, holder: str) -> bool:
    if holder == AUTOMA:
        return search_for_trap(game, table, human)
    other = game.human(holder)
    if not plays_trap(game, table, other):
        return False
    you_take(table, other, 1, "tapestry-you-take-for-trap", "R13.o4")
    return True


def _topple(game: Game, table: Table, hex: int, holder: str) -> None:
    before = HexChange(game, hex) if table.listening else None
    game.land.topple(hex, holder)
    if before is not None:
        table.tell(
            "tapestry-topple", "R4.8", before.change(), hex=hex_ref(hex), owner=owner(holder)
        )


def _put(
    game: Game, table: Table, human: Human, hex: int, token: str, kind: str, cite: str
) -> None:
    before = HexChange(game, hex) if table.listening else None
    game.land.add(hex, token)
    if before is not None:
        table.tell(kind, cite, before.change(), hex=hex_ref(hex), owner=owner(human.name))


def _need_outpost(game: Game, human: Human) -> None:
    if game.land.count(human.name) == OUTPOSTS:
        raise Illegal("tapestry-no-outpost-left", owner=owner(human.name))


def placeable(game: Game, human: Human, token: str) -> int:
    """Where you can put a token without conquering [R21.4].

    A cube beside your lone token; a building there too, or like an outpost where nobody stands.
    """
    land = game.land
    own = land.controlled_by(human.name) & ~land.full
    free = land.territory & ~land.occupied
    return {"cube": own, "building": own | free, "outpost": free}[token]


def you_place(game: Game, table: Table, human: Human, hex: int, token: str) -> None:
    """Isolationists, Nomads or Militarism: a token on the map without conquering [R21.4]."""
    if not placeable(game, human, token) >> hex & 1:
        raise Illegal("tapestry-cannot-place", hex=hex_ref(hex))
    if token == "outpost":
        _need_outpost(game, human)
    beside = game.land.occupied >> hex & 1
    name = human.name if token == "outpost" else f"{human.name} {token}"
    _put(game, table, human, hex, name, f"tapestry-you-place-{token}", "R21.4")
    if beside:
        table.depth += 1
        you_take(table, human, 1, "tapestry-you-take-for-token", "R21.4")
        table.depth -= 1


def requirement_met(game: Game, human: Human, card: int) -> bool:
    """Whether a token, yours or a neighbour's, allows the upgrade into the top row [R21.1].

    Bots never open a position of an income row.
    """
    facts = TECH_CARDS[card]
    if facts.track is None:
        return False
    tokens = [human.spaces, *opponents(game, human)]
    return any(spaces[facts.track] >= facts.space for spaces in tokens)


def you_upgrade(game: Game, table: Table, human: Human, card: int) -> bool:
    """You want to upgrade a tech card into the top row: is its requirement met? [R21.1]"""
    met = requirement_met(game, human, card)
    if table.listening:
        kind = "tapestry-upgrade-met" if met else "tapestry-upgrade-not-met"
        table.tell(kind, "R21.1", card=Ref("tapestry-tech", str(card)))
    return met


def empty_hexes(game: Game) -> tuple[str, ...]:
    """Hexes without terrain."""
    return tuple(HEXES.names[hex] for hex in spaces_of(HEXES.all & ~game.land.territory))

"""The table of Tapestry, set up and moved only by announcements."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.announced.announcements import AnnouncedBoard, Announcement

COMPARED = ("hex.", "landmark.", "achievement.", "tech.", "automa.", "shadow.", "first_player")
TRACKS = tuple(
    f"{side}.track.{track}"
    for side in ("human", "human2")
    for track in ("exploration", "science", "military", "technology")
)

REPORTED = (
    "stand-up", "you-advance", "you-claim", "you-explore", "you-give-card", "you-move",
    "you-place-building", "you-place-cube", "you-place-outpost", "you-put-outpost", "you-regress",
    "you-restart", "you-take-tech",
)  # fmt: skip


@dataclass
class Hex:
    """A hex: its tile, and its tokens as ``owner``, ``owner building`` or ``owner cube``."""

    tile: str = ""
    tokens: list[str] = field(default_factory=list)
    toppled: set[int] = field(default_factory=set)

    def put(self, token: str, *, toppled: bool = False) -> None:
        if toppled:
            self.toppled.add(len(self.tokens))
        self.tokens.append(token)

    def stand(self, owner: str, *, up: bool) -> None:
        theirs = (n for n, one in enumerate(self.tokens) if one.split()[0] == owner)
        at = next(n for n in theirs if self.lies(n) is up)
        (self.toppled.discard if up else self.toppled.add)(at)

    def lies(self, at: int) -> bool:
        return at in self.toppled

    def text(self) -> str:
        """Return the hex as the engine writes it."""
        tokens = [f"{one} x" if self.lies(n) else one for n, one in enumerate(self.tokens)]
        return "; ".join(part for part in (self.tile, ", ".join(tokens)) if part)


class TapestryTable(AnnouncedBoard):
    """A table with the map, the tracks, landmarks, and the mats of the bots."""

    game = "tapestry"
    reported = frozenset(f"tapestry-{kind}" for kind in REPORTED)

    def __init__(self, start: Mapping[str, Any]) -> None:
        super().__init__()
        self.known: dict[str, Any] = {n: fact for n, fact in start.items() if is_compared(n)}
        self.hexes: dict[str, Hex] = {}
        for name in [name for name in self.known if name.startswith("hex.")]:
            text = self.known.pop(name)
            tile, _, tokens = text.rpartition("; ") if "tile" in text else ("", "", text)
            here = self.hex(name.removeprefix("hex."))
            here.tile, here.tokens = tile or (text if "tile" in text else ""), []
            if "tile" not in tokens:
                here.tokens = tokens.split(", ")

    def hex(self, name: str) -> Hex:
        return self.hexes.setdefault(name, Hex())

    def facts(self) -> dict[str, object]:
        facts = {**self.known, **{f"hex.{n}": here.text() for n, here in self.hexes.items()}}
        return {name: fact for name, fact in facts.items() if fact not in ("", 0, None)}

    def add(self, fact: str, amount: int) -> None:
        self.known[fact] = self.known.get(fact, 0) + amount

    def on_advance(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known[f"{args['owner']['id']}.track.{args['track']['id']}"] = args["to"]

    on_regress = on_you_advance = on_you_regress = on_you_move = on_advance

    def on_you_restart(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known[f"{args['owner']['id']}.track.technology"] = 0

    def on_favourite(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known[f"{args['owner']['id']}.favourite"] = args["track"]["id"]

    def on_first_civilization(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known["automa.civilization"] = args["civilization"]["id"]

    def on_second_civilization(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known["automa.second_civilization"] = args["civilization"]["id"]

    def on_first_player(self, args: Mapping[str, Any], step: Announcement) -> None:
        owner = args["owner"]["id"]
        self.known["first_player"] = "bots" if owner == "shadow" else owner

    def on_gain_vp(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.add("automa.vp", args["vp"])

    on_score_line = on_gain_vp

    def on_achievement_earned(self, args: Mapping[str, Any], step: Announcement) -> None:
        slot = f"achievement.{args['achievement']['id']}.{args['slot']}"
        self.known[slot] = args["owner"]["id"]

    def on_landmark(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known[f"landmark.{args['landmark']['id']}"] = "automa"

    def on_you_claim(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known[f"landmark.{args['landmark']['id']}"] = args["owner"]["id"]

    def on_landmark_gone(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known[f"landmark.{args['landmark']['id']}"] = "gone"

    def on_gain_tapestry(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known["automa.tapestry"] = args["count"]

    def on_search(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.add("automa.tapestry", -1)

    on_search_real = on_search

    def on_you_give_card(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.add("automa.tapestry", 1)

    def on_place_tapestry(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.add("automa.mat_cards", 1)

    def on_lay_tile(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.hex(args["hex"]["id"]).tile = f"tile {args['tile']}" if args["tile"] else "tile"

    on_you_explore = on_lay_tile

    def on_outpost(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.hex(args["hex"]["id"]).put("automa")
        self.known["automa.outposts"] = args["left"]

    def on_outpost_trapped(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.hex(args["hex"]["id"]).put("automa", toppled=True)
        self.known["automa.outposts"] = args["left"]

    def on_shadow_outpost(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.hex(args["hex"]["id"]).put("shadow", toppled=True)
        self.add("shadow.outposts", -1)

    def on_you_place_outpost(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.hex(args["hex"]["id"]).put(args["owner"]["id"])

    on_you_put_outpost = on_you_place_outpost

    def on_you_place_building(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.hex(args["hex"]["id"]).put(f"{args['owner']['id']} building")

    def on_you_place_cube(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.hex(args["hex"]["id"]).put(f"{args['owner']['id']} cube")

    def on_you_are_trapped(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.hex(args["hex"]["id"]).put(args["owner"]["id"], toppled=True)

    def on_topple(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.hex(args["hex"]["id"]).stand(args["owner"]["id"], up=False)

    def on_stand_up(self, args: Mapping[str, Any], step: Announcement) -> None:
        """Stand a token up; the one that stood there is toppled."""
        here, owner = self.hex(args["hex"]["id"]), args["owner"]["id"]
        here.toppled = set(range(len(here.tokens)))
        here.stand(owner, up=True)

    def on_tech_dealt(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known[f"tech.{args['card']['id']}"] = "display"

    def on_tech_discarded(self, args: Mapping[str, Any], step: Announcement) -> None:
        for card in args["cards"]:
            self.known[f"tech.{card['id']}"] = "discard"

    def on_you_take_tech(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.known.pop(f"tech.{args['card']['id']}", None)

    def on_reshuffled(self, args: Mapping[str, Any], step: Announcement) -> None:
        if args["deck"]["id"] == "tech":
            self.known = {n: f for n, f in self.known.items() if f != "discard"}


def is_compared(name: str) -> bool:
    """Return whether a fact of the engine exists on the table and is compared."""
    return name in TRACKS or name.startswith(COMPARED)


def engine_facts(facts: Mapping[str, object]) -> dict[str, object]:
    """Return the engine's facts that are compared."""
    return {name: fact for name, fact in facts.items() if is_compared(name)}

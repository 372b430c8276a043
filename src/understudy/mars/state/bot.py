"""MarsBot's part of the position."""

from __future__ import annotations

from dataclasses import dataclass, field

from understudy.components.deck import Deck
from understudy.components.track import Track


@dataclass(slots=True)
class Bot:
    """MarsBot: rating, MC, trackers, decks (section 2).

    `in_hand`: cards being resolved, face up and not yet put away. `set_aside`: recurring cards
    that wait for the next action deck. `second_fleet_in`: the generation in which the second trade
    fleet was unlocked. `cubes`: expansion cubes left on track spaces. `on_card`: resources on the
    corporation card. `corporation_cubes`: the corporation's cubes on track spaces. `mixed_in`:
    project cards that were shuffled into a real bonus deck. `in_bonus_deck`: bonus cards shuffled
    into the bonus deck since one was dealt from it face down. While `unrewarded` is true, MarsBot
    gains no TR and no MC (B16).
    """

    tracks: list[Track]
    tr: int = 20
    mc: int = 0
    action: Deck = field(default_factory=Deck)
    bonus: Deck = field(default_factory=Deck)
    played: list[int] = field(default_factory=list)
    passed: bool = False
    took_turn: bool = False
    in_hand: list[int] = field(default_factory=list)
    set_aside: list[int] = field(default_factory=list)
    floaters: int = 0
    storage: dict[str, int] = field(default_factory=dict)
    fleets: int = 1
    second_fleet_in: int = 0
    cubes: frozenset[tuple[int, int]] = frozenset()
    oceans_placed: int = 0
    temperature_steps: int = 0
    unrewarded: bool = False
    on_card: dict[str, int] = field(default_factory=dict)
    corporation_cubes: dict[tuple[int, int], str] = field(default_factory=dict)
    draft_tags: tuple[str, ...] = ()
    mixed_in: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    in_bonus_deck: frozenset[int] = frozenset()

    def copy(self) -> Bot:
        return Bot(
            [track.copy() for track in self.tracks], self.tr, self.mc, self.action.copy(),
            self.bonus.copy(), self.played[:], self.passed, self.took_turn,
            self.in_hand[:], self.set_aside[:], self.floaters, dict(self.storage), self.fleets,
            self.second_fleet_in, self.cubes, self.oceans_placed, self.temperature_steps,
            self.unrewarded, dict(self.on_card), dict(self.corporation_cubes), self.draft_tags,
            self.mixed_in[:], self.removed[:], self.in_bonus_deck,
        )  # fmt: skip

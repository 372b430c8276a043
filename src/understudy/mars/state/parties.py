"""The parties of Turmoil: delegates, leaders, dominance (15.5 and the rules of Turmoil)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from understudy.core import Fact
from understudy.mars.printed.allowed_values import PARTIES
from understudy.mars.sides import BOT, HUMAN

NEUTRAL: Final = "neutral"
DELEGATES: Final = 7


@dataclass(slots=True)
class Turmoil:
    """The board of Turmoil. The first delegate in a party's list is its leader."""

    ruling: str = "greens"
    dominant: str = "greens"
    chairman: str = NEUTRAL
    delegates: dict[str, list[str]] = field(default_factory=lambda: {p: [] for p in PARTIES})
    reserve: dict[str, int] = field(
        default_factory=lambda: {"bot": DELEGATES, "human": DELEGATES - 1}
    )
    lobby: bool = True
    events: list[str] = field(default_factory=list)

    def copy(self) -> Turmoil:
        delegates = {party: members[:] for party, members in self.delegates.items()}
        return Turmoil(
            self.ruling, self.dominant, self.chairman, delegates, dict(self.reserve), self.lobby,
            self.events[:],
        )  # fmt: skip

    def facts(self) -> dict[str, Fact]:
        facts: dict[str, Fact] = {
            "turmoil.ruling": self.ruling,
            "turmoil.dominant": self.dominant,
            "turmoil.chairman": self.chairman,
            "turmoil.lobby": int(self.lobby),
            "turmoil.events": " ".join(self.events) or None,
        }
        facts |= {f"turmoil.{p}": " ".join(side) or None for p, side in self.delegates.items()}
        facts |= {f"turmoil.reserve.{side}": count for side, count in self.reserve.items()}
        return facts

    def leader(self, party: str) -> str | None:
        """Return the leader of a party, or None if the party is empty."""
        members = self.delegates[party]
        return members[0] if members else None

    def leaders(self, side: str) -> int:
        """Return the number of parties that a side leads."""
        return sum(self.leader(party) == side for party in PARTIES)

    def send(self, party: str, side: str) -> None:
        """Add a delegate to a party; with strictly more than the leader, its side leads (15.5)."""
        members = self.delegates[party]
        members.append(side)
        leader = members[0]
        if leader != side and members.count(side) > members.count(leader):
            members.remove(side)
            members.insert(0, side)
        if len(members) > len(self.delegates[self.dominant]):
            self.dominant = party

    def withdraw(self, party: str, side: str, first_player: str) -> None:
        """Remove a non-leading delegate from a party and update its leader (12.4).

        The leader stays in a tie. If others tie for the most, the next in turn order leads; after
        a neutral leader, the first player does. Neutral delegates come last.
        """
        members = self.delegates[party]
        del members[len(members) - 1 - members[::-1].index(side)]
        if side != NEUTRAL:
            self.reserve[side] += 1
        leader = members[0]
        second = BOT if first_player == HUMAN else HUMAN
        most = max([first_player, second, NEUTRAL], key=members.count)
        if members.count(most) > members.count(leader):
            members.remove(most)
            members.insert(0, most)

    def check_dominance(self) -> None:
        """Update the dominant party after a delegate has left (12.4)."""
        largest = self.largest()
        if len(self.delegates[largest]) > len(self.delegates[self.dominant]):
            self.dominant = largest

    def would_lead(self, party: str, side: str) -> bool:
        """Return whether one more delegate makes this side the new leader."""
        members = self.delegates[party]
        if not members:
            return True
        return members[0] != side and members.count(side) + 1 > members.count(members[0])

    def would_dominate(self, party: str) -> bool:
        """Return whether one more delegate makes this party dominant."""
        size, largest = len(self.delegates[party]), len(self.delegates[self.dominant])
        return party != self.dominant and size + 1 > largest

    def clockwise(self) -> list[str]:
        """Return the parties clockwise, starting after the dominant party and ending with it."""
        start = PARTIES.index(self.dominant) + 1
        return [*PARTIES[start:], *PARTIES[:start]]

    def new_government(self) -> str:
        """Let the dominant party rule. Return its leader, who becomes chairman."""
        party = self.dominant
        members = self.delegates[party]
        leader = members[0] if members else NEUTRAL
        for side in (self.chairman, *members[1:]):
            if side != NEUTRAL:
                self.reserve[side] += 1
        self.chairman = leader
        self.ruling = party
        self.delegates[party] = []
        self.dominant = self.largest()
        return leader

    def largest(self) -> str:
        """Return the largest party; in a tie, the next one clockwise."""
        return max(self.clockwise(), key=lambda party: len(self.delegates[party]))

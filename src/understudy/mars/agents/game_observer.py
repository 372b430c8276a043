"""A finished screen game in five sentences: pace, cards, money, goals and greeneries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from understudy.core import Arg, Message, Ref
from understudy.mars.cards.library import BY_NUMBER
from understudy.mars.human.actions.research import STOP
from understudy.mars.human.state.card import MC
from understudy.mars.human.state.side import Human
from understudy.mars.printed.maps import MARS
from understudy.mars.scoring import award_winners
from understudy.mars.sides import HUMAN
from understudy.mars.state import Game

MUCH_MONEY: Final = 9
"""M€ at the end of a generation that count as unspent."""


class MarsObserver:
    """Notes what you bought, kept and left, and says it after the game."""

    def __init__(self) -> None:
        self.bought: set[str] = set()
        self.unspent: dict[int, int] = {}
        self.open: dict[str, int] = {}

    def see(self, position: Game, question: str, answers: Sequence[object], given: object) -> None:
        """Note a decision."""
        you = position.you
        if not isinstance(you, Human):
            return
        if question == "mars-you-buy" and given != STOP:
            self.bought.add(str(given))
        for answer in answers:
            if isinstance(answer, Mapping) and answer["do"] == "claim":
                self.open.setdefault(answer["milestone"], position.generation)
        if given == {"do": "pass"}:
            self.unspent[position.generation] = you.stock[MC]

    def sentences(self, position: Game) -> tuple[Message, ...]:
        """Return the five sentences."""
        you = position.you
        if not isinstance(you, Human):
            return ()
        return (
            Message(
                "mars-review-pace" if position.over else "mars-review-pace-open",
                {"generation": position.generation},
            ),
            self._cards(you),
            self._money(position),
            self._goals(position),
            _greeneries(position),
        )

    def _cards(self, you: Human) -> Message:
        # Other cards in the hand were drawn, and cost nothing.
        left = sum([BY_NUMBER[number].id in you.hand for number in self.bought])
        args = {"bought": len(self.bought), "left": left, "mc": left * you.modifiers.card_price}
        return Message("mars-review-cards", args)

    def _money(self, position: Game) -> Message:
        # Money at the end of the last generation is worth nothing; before, it is only late.
        kept = {round: mc for round, mc in self.unspent.items() if mc >= MUCH_MONEY}
        if not kept:
            return Message("mars-review-money-none", {"mc": MUCH_MONEY})
        most = max(kept, key=lambda round: kept[round])
        args = {"count": len(kept), "mc": MUCH_MONEY, "most": kept[most], "generation": most}
        return Message("mars-review-money", args)

    def _goals(self, position: Game) -> Message:
        missed = [name for name in self.open if position.milestones.get(name) != HUMAN]
        won = sum(HUMAN in award_winners(position, name) for name in position.awards)
        awards: dict[str, Arg] = {"won": won, "funded": len(position.awards)}
        if not missed:
            return Message("mars-review-goals-none", awards)
        name = missed[0]
        milestone = Ref("mars-milestone", name)
        more, generation = len(missed) - 1, self.open[name]
        args: dict[str, Arg] = {"milestone": milestone, "generation": generation, "more": more}
        return Message("mars-review-goals", {**awards, **args})


def _greeneries(position: Game) -> Message:
    planet = position.planet
    own = planet.greeneries & planet.human_tiles
    lone = own & ~MARS.next_to(planet.cities & planet.human_tiles)
    return Message("mars-review-greeneries", {"lone": lone.bit_count(), "all": own.bit_count()})

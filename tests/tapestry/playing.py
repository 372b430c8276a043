"""Players for tests of Tapestry."""

from typing import Any

from tests.playing import RandomHuman
from understudy.core import Chance, Question
from understudy.tapestry.options import DECKS, DIFFICULTIES
from understudy.tapestry.printed.decision_cards import DECISION_CARDS

WEIGHTS = {
    "advance": 12, "explore": 5, "conquer": 8, "card": 4, "landmark": 1, "historian": 1,
    "give_card": 2, "place_building": 2, "place_cube": 2,
}  # fmt: skip
"""Weights of the reports of a random player; all others have weight 1."""


class TapestryHuman(RandomHuman):
    """Player that gives random legal answers by a seed."""

    def _card(self, question: dict[str, Any]) -> str:
        assert question["pool"] == "decision"
        gone = set(question["gone"])
        left = [str(c.number) for c in DECISION_CARDS if str(c.number) not in gone]
        return left[self.chance.below(len(left))]

    def _menu(self, question: dict[str, Any]) -> object:
        pick = self.chance.below
        plain = question["plain"]
        if pick(self.patience if "done" in plain else 3 * self.patience) == 0:
            return plain[pick(len(plain))]
        entries = {entry["name"]: entry for entry in question["entries"]}
        weights = {name: WEIGHTS.get(name, 1) for name in entries}
        if not self.edits:
            weights = {name: w for name, w in weights.items() if not name.startswith("set_")}
        names = [name for name, weight in weights.items() for _ in range(weight)]
        if not names:
            return plain[0]
        name = names[pick(len(names))]
        fields = {field["name"]: self._answer(field) for field in entries[name]["fields"]}
        return {"do": name, **fields}


class Passive:
    """Player that takes income turns at once and accepts all defaults."""

    def answer(self, question: Question[Any]) -> object:
        if question.id == "tapestry-ask-turn" and not question.default:
            return "income"
        return question.default


def random_options(chance: Chance) -> dict[str, object]:
    """Return random options: level, number of humans, real or dealt decks."""
    decks = {deck: ("dealt", "real")[chance.below(2)] for deck in DECKS}
    options: dict[str, object] = {"decks": decks, "keep_discouraged": bool(chance.below(2))}
    if chance.below(6) == 0:
        return options | {"players": "two_humans", "reshuffle_cards": 2 * chance.below(2)}
    return options | {"difficulty": DIFFICULTIES[chance.below(len(DIFFICULTIES))]}

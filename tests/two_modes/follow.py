"""Play the companion game to a recorded screen game: the same chance, your steps as reports."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.two_modes.record import Turn
from understudy.components.deck import Deck
from understudy.core import Chance, Form, PolicyTable, Question, Ref, Step, Table
from understudy.mars.companion.effects_on_marsbot import EFFECTS_ON_MARSBOT
from understudy.mars.printed.maps import MARS
from understudy.mars.state import HUMAN, Game
from understudy.mars.system import GAME

Report = dict[str, object]
Event = tuple[Any, ...]

COMPARED = (
    "bot.", "tile.", "cube.", "temperature", "oxygen", "venus", "generation", "first_player",
    "winner", "milestone.", "award.", "colony.", "turmoil.", "human.tr", "human.off_map_cities",
    "score.",
)  # fmt: skip
"""Facts, or beginnings of their names, that both modes must agree on."""

RAISED = ("temperature", "oxygen", "venus")


class FollowingDeck(Deck):
    """A deck from which the recorded cards are drawn, in their order."""

    __slots__ = ("follower", "name")

    def __init__(self, deck: Deck, name: str, follower: "CompanionGame") -> None:
        super().__init__(deck.bag, deck.stack, real=deck.real)
        self.name = name
        self.follower = follower

    def draw(self, table: Table) -> int:
        draws = self.follower.turn.draws
        assert draws, f"the companion draws a card from the {self.name} deck, the screen game none"
        name, card = draws.pop(0)
        assert name == self.name, (name, self.name)
        drafted = self.follower.game.drafted  # You may have discarded one of them.
        for pile in (self.stack, self.bag, self.bottom, self.discard, drafted):
            if card in pile:
                pile.remove(card)
                break
        return card


class FollowingTable(PolicyTable):
    """A table with the recorded random numbers."""

    follower: "CompanionGame"

    def pick(self, n: int) -> int:
        picks = self.follower.turn.picks
        assert picks, "the companion uses chance, the screen game does not"
        return picks.pop(0)


class CompanionGame:
    """A companion game whose player reports the recorded steps."""

    exact = False

    def __init__(self, options: Mapping[str, object]) -> None:
        game = GAME.new({**options, "you": "reported"})
        game.project = FollowingDeck(game.project, "project", self)
        game.bot.bonus = FollowingDeck(game.bot.bonus, "bonus", self)
        game.bot.action = FollowingDeck(game.bot.action, "action", self)
        self.game: Game = game
        self.table = FollowingTable(Chance(1), self, listening=True)
        self.table.follower = self
        self.turn = Turn()
        self.turns = 0
        self.pending: list[Pending] = []
        self.attacks: list[Event] = []
        self.read = 0

    def play_turn(self, turn: Turn) -> None:
        """Play one turn like the recorded one."""
        self.turn = turn
        self.turns += 1
        planet = self.game.planet
        bot_cities = MARS.named(planet.cities & planet.bot_tiles)
        self.pending += reports_of(turn.steps, bot_cities, reacts=turn.reacts)
        self.read = len(self.table.steps)
        self.table.begin_turn(self.turns)
        GAME.play_turn(self.game, self.table)
        self.drop_what_followed()

    def drop_what_followed(self) -> None:
        """Forget the reports of what the companion did by itself since the last question."""
        steps = self.table.steps
        for step in steps[self.read :]:
            event = event_of(step)
            first = next((one for one in self.pending if one.event == event), None)
            if first is not None:
                self.pending.remove(first)
        self.read = len(steps)

    def answer(self, question: Question[Any]) -> object:
        self.drop_what_followed()
        match question.id:
            case "mars-ask-preludes":
                return self.next_report() if self.pending else {"do": "done"}
            case "mars-ask-splice":
                return "mc"
            case "mars-ask-turn":
                if self.pending:
                    return self.next_report()
                if self.game.you.tr != self.turn.rating and self.without_rating():
                    return {"do": "tr", "change": self.turn.rating - self.game.you.tr}
                passes = any(step.kind == "mars-you-pass" for step in self.turn.steps)
                return {"do": "pass" if passes else "done"}
            case "mars-ask-bonus-ocean" | "mars-ask-icy-ocean" | "mars-ask-event-ocean":
                return self.placed("ocean")[0]
            case "mars-ask-dry-ocean":
                events = (one.event for one in self.pending)
                return next(e[1] for e in events if e[0] == "mars-ocean-removed")
            case "mars-ask-event-rating":
                return rating_by_event(self.turn.steps)
            case "mars-ask-milestone-numbers" | "mars-ask-award-numbers" | "mars-ask-score-sheet":
                return self.numbers(question)
            case "mars-ask-attack":
                return self.attacks[0][1]
            case "mars-ask-attacks-bot":
                return any(attack[0] in ATTACKS for attack in self.attacks)
            case "mars-ask-plants":
                plants, protected = self.turn.plants.pop(0)
                return {"plants": plants, "protected": protected}
            case "mars-ask-has-cube":
                return self.turn.had_cube.pop(0)
            case "mars-ask-draft":
                return self.turn.kept.pop(0)
            case "mars-ask-final-greenery":
                if not self.pending:
                    return {"do": "done"}
                report = self.next_report()
                return {"do": "greenery", "space": report["space"]} if "tile" in report else report
        raise AssertionError(f"no answer to {question.id}")

    def next_report(self) -> Report:
        """Return the report of what happened first."""
        first = self.pending[0]
        assert first.report["do"] != "unknown", f"the companion cannot be told {first.event}"
        self.attacks = first.attacks
        if first.event == ("card",):
            self.pending.pop(0)
        return first.report

    def without_rating(self) -> bool:
        """Return whether a raise or an ocean of this turn did not change your rating."""
        return any(
            change.what == "human.tr" and change.before == change.after
            for step in self.turn.steps
            for change in step.changes
        ) or any(step.args.get("tr") == 0 for step in self.turn.steps)

    def placed(self, tile: str) -> list[str]:
        """Return where tiles of this kind have been placed and not yet reported."""
        events = (one.event for one in self.pending)
        return [str(event[2]) for event in events if event[:2] == ("mars-place", tile)]

    def numbers(self, question: Question[Any]) -> object:
        known = self.turn.numbers[-1]
        values = {key.replace(".", "_"): value for key, value in known.items()}
        assert isinstance(question, Form)
        return {name: values[name] for name, _ in question.fields}


def rating_by_event(steps: Sequence[Step]) -> int:
    """Return how the global event of these steps changed your rating."""
    kinds = [step.kind for step in steps]
    during = steps[kinds.index("mars-global-event") : kinds.index("mars-new-government")]
    return sum(int(str(s.args["tr"])) for s in during if s.kind == "mars-you-change-tr")


def name_of(value: object) -> object:
    return value.id if isinstance(value, Ref) else value


def event_of(step: Step) -> Event:
    """Return what a step changes on the board or at MarsBot, or () if it changes neither."""
    args = {key: name_of(value) for key, value in step.args.items()}
    kind = step.kind
    if kind in ("mars-you-withdraw-delegate", "mars-you-replace-delegate"):
        return kind, args["party"], args["owner"]
    if args.get("owner", HUMAN) != HUMAN:
        return ()
    if kind in ("mars-card-money", "mars-card-played") and step.cite != "A p.11":
        return ()
    match kind.removeprefix("mars-"):
        case "place":
            return kind, args["tile"], args["space"]
        case "you-raise-temperature" | "you-raise-oxygen" | "you-raise-venus" | "you-cool":
            return kind, args["to"]
        case "you-change-tr" if step.cite != BONUS_OF_VENUS:
            return kind, args["tr"]
        case "claim":
            return kind, args["milestone"]
        case "fund":
            return kind, args["award"]
        case "colony" | "trade":
            return kind, args["colony"]
        case "you-move-colony-track":
            return kind, args["colony"], args["to"]
        case "you-add-colony":
            return kind, args["colony"]
        case "you-send-delegate":
            from_lobby = any(change.what == "turmoil.lobby" for change in step.changes)
            return kind, args["party"], from_lobby
        case "you-remove" | "you-steal":
            on_card = any(c.what.startswith("bot.on_card") for c in step.changes)
            return kind, args["resource"], args["mc"], on_card
        case "you-lower":
            return kind, args["resource"], args["steps"]
        case "cathedral":
            return kind, args["space"]
        case "you-remove-tile" | "ocean-removed":
            return kind, args["space"]
        case "you-off-map-city" | "you-take-the-chair" | "icy-impactors":
            return (kind,)
        case "card-money":
            return kind, args["mc"]
        case "card-played":
            return kind, args["card"]
    return ()


@dataclass
class Pending:
    """Something to report: what happened, how it is reported, and the attacks of a card."""

    event: Event
    report: Report
    attacks: list[Event] = field(default_factory=list)


@dataclass
class PlayedCard:
    """A card that is being played or used; it is reported when its steps are complete."""

    step: Step
    attacks: list[Event] = field(default_factory=list)

    def report(self, *, reacts: bool) -> Report | None:
        """Return the report, if the card concerns MarsBot."""
        number = str(name_of(self.step.args["card"]))
        effects = EFFECTS_ON_MARSBOT.get(number)
        if self.step.kind == "mars-you-play-prelude":
            return {"do": "prelude", "card": number} if reacts else None
        if self.step.kind == "mars-you-use":
            return {"do": "card_action", "card": number} if self.attacks else None
        always = effects is not None and effects.rulings and not effects.by_action
        if reacts or always or self.attacks:
            return {"do": "card", "card": number}
        return None


def reports_of(steps: Sequence[Step], bot_cities: Sequence[str], *, reacts: bool) -> list[Pending]:
    """Return what a player reports of these steps, in order. `reacts`: MarsBot reacts to cards.

    Cathedrals concern MarsBot only in one of `bot_cities`.
    """
    found: list[Pending] = []
    cards: list[PlayedCard] = []

    def finish(depth: int) -> None:
        while cards and depth <= cards[-1].step.depth:
            card = cards.pop()
            report = card.report(reacts=reacts)
            if report is not None:
                found.append(Pending(("card",), report, card.attacks))

    for step in steps:
        finish(step.depth)
        event = event_of(step)
        if event[:1] == ("mars-cathedral",) and event[1] not in bot_cities:
            continue
        if event and cards and has_effect(cards[-1], event):
            cards[-1].attacks.append(event)
        elif event:
            found.append(Pending(event, report_of(event)))
        if step.kind in ("mars-you-play-card", "mars-you-play-prelude", "mars-you-use"):
            cards.append(PlayedCard(step))
    finish(0)
    return found


def has_effect(card: PlayedCard, event: Event) -> bool:
    """Return whether this event follows from the report of the card."""
    if event[0] in ("mars-you-remove", "mars-you-steal") and event[3]:
        return False  # Plants on MarsBot's corporation card are reported for themselves.
    effects = EFFECTS_ON_MARSBOT.get(str(name_of(card.step.args["card"])))
    by_action = card.step.kind == "mars-you-use"
    return effects is not None and effects.by_action == by_action and event[0] in BY_CARD


BONUS_OF_VENUS = "T 12.2"
"""The rating of the bonus step of Venus, which the companion adds by itself."""

ATTACKS = ("mars-you-remove", "mars-you-steal", "mars-you-lower")
BY_CARD = (*ATTACKS, "mars-card-money", "mars-card-played", "mars-you-off-map-city")
"""Effects of a card that follow from its report."""


def report_of(event: Event) -> Report:
    kind, *rest = event
    match kind.removeprefix("mars-"):
        case "place":
            tile, space = rest
            if tile == "new_holland":
                return {"do": "new_holland", "space": space}
            return {"do": "tile", "tile": tile, "space": space, "insist": True}
        case "you-raise-temperature" | "you-raise-oxygen" | "you-raise-venus":
            return {"do": "raise", "parameter": kind.rpartition("-")[2], "steps": 1}
        case "you-change-tr":
            return {"do": "tr", "change": rest[0]}
        case "claim":
            return {"do": "claim", "milestone": rest[0]}
        case "fund":
            return {"do": "fund", "award": rest[0]}
        case "colony" | "trade":
            return {"do": kind.removeprefix("mars-"), "colony": rest[0]}
        case "you-send-delegate":
            return {"do": "delegate" if rest[1] else "delegate_by_card", "party": rest[0]}
        case "you-withdraw-delegate":
            return {"do": "withdraw_delegate", "party": rest[0], "owner": rest[1]}
        case "you-replace-delegate":
            return {"do": "replace_delegate", "party": rest[0]}
        case "you-take-the-chair":
            return {"do": "take_chair"}
        case "you-move-colony-track":
            return {"do": "colony_track", "colony": rest[0], "to": rest[1]}
        case "you-add-colony":
            return {"do": "add_colony", "colony": rest[0]}
        case "you-remove-tile":
            return {"do": "remove_tile", "space": rest[0]}
        case "you-remove" | "you-steal":
            verb = kind.removeprefix("mars-you-")
            if rest[2]:
                return {"do": f"{verb}_from_card", "amount": rest[1]}
            return {"do": verb, "resource": rest[0], "amount": rest[1]}
        case "you-lower":
            return {"do": "lower", "production": rest[0], "steps": rest[1]}
        case "cathedral":
            return {"do": "cathedral", "space": rest[0]}
        case "you-off-map-city":
            return {"do": "off_map_city"}
        case "icy-impactors":
            return {"do": "icy_impactors"}
    return {"do": "unknown", "event": event}


def compared(game: Game) -> dict[str, object]:
    """Return the facts that both modes must agree on."""
    facts = game.facts()
    found = {name: fact for name, fact in facts.items() if name.startswith(COMPARED)}
    bot = game.bot
    piles = {"played": bot.played, "discard": bot.bonus.discard, "destroyed": bot.bonus.destroyed}
    return found | {name: sorted(cards) for name, cards in piles.items()}

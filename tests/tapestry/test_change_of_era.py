"""Turns of your side: cards over a change of era, the step that asks, and what is missing."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from understudy.core import Chance, Illegal, Number, PolicyTable, Question, Session, derive_stream
from understudy.core.agents.random_agent import AnyAnswer
from understudy.core.scenarios.scenario import read_scenario
from understudy.tapestry.civilizations.operations import Predict
from understudy.tapestry.game_flow import play_next_turn
from understudy.tapestry.human.actions.advance import cannot_advance
from understudy.tapestry.human.actions.turn import take_turn
from understudy.tapestry.human.rules.gain import gain
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.human.steps.tapestry import play_card
from understudy.tapestry.human.steps.tracks import can_advance
from understudy.tapestry.options import DECKS
from understudy.tapestry.printed.benefits import RESOURCES
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TAPESTRY_ID
from understudy.tapestry.printed.tracks import EXPLORATION, SCIENCE, TRACKS
from understudy.tapestry.scenario.given import build
from understudy.tapestry.state import Game
from understudy.tapestry.system import GAME

ERA_CARDS = [card.id for card in TAPESTRY_CARDS.values() if card.kind == "this_era"]
NO_EFFECT = "feudalism"
"""A card that does nothing after it was played."""
MANY = 6


@dataclass
class Turns:
    """Takes these moves in turns; other answers are random by a seed."""

    moves: list[dict[str, object]]
    answers: AnyAnswer = field(
        default_factory=lambda: AnyAnswer(Chance(derive_stream(5, "answers")))
    )

    def answer(self, question: Question[Any]) -> object:
        if question.id == "tapestry-you-turn":
            return self.moves.pop(0)
        return self.answers.answer(question)


def position(card: str) -> Game:
    """Return a game in which this card lies on the space of era 2."""
    scenario = {
        "title": "", "rule": "H12.3", "game": "tapestry", "options": {"you": "played"},
        "given": {
            "era": 2,
            "human": {
                "era": 2, "tapestry": card, "hand": ["trap", "revolution"], "tiles": [1, 2],
                "tapestry_choice": {"opponent": "automa", "track": "science"},
                "resources": dict.fromkeys(("food", "worker", "culture", "coin"), 6),
                "tracks": dict.fromkeys(TRACKS, 4),
            },
            "decks": {"tapestry": ["guilds", "trap", "trap", "trap", "trap"]},
        },
        "when": {"do": "human_income"}, "then": {},
    }  # fmt: skip
    parts = read_scenario(scenario)
    options = {"decks": dict.fromkeys(DECKS, "dealt"), **parts.options}
    return build(options, parts.given, 1).game


def facts_after(card: str, moves: list[dict[str, object]]) -> dict[str, object]:
    """Return the facts after these moves, without the name of the card."""
    game = position(card)
    you = game.humans[0]
    assert isinstance(you, PlayedHuman)
    assert you.tapestry == card
    table = PolicyTable(Chance(9), Turns(moves[:]))
    for number in range(len(moves)):
        table.begin_turn(number)
        take_turn(Context(game, table, you))
    return {name: fact for name, fact in game.facts().items() if fact != card}


def advances(first: int) -> list[dict[str, object]]:
    """Return advances on two tracks."""
    return [{"do": "advance", "track": TRACKS[(first + n) % len(TRACKS)]} for n in range(2)]


@pytest.mark.parametrize("card", ERA_CARDS)
@pytest.mark.parametrize("first", range(len(TRACKS)))
def test_a_card_of_the_last_era_changes_nothing(card: str, first: int) -> None:
    """Neither in the steps of the income turn nor in the two turns after it [H8.1, H12.3]."""
    moves: list[dict[str, object]] = [{"do": "income"}, *advances(first)]
    after, without = facts_after(card, moves), facts_after(NO_EFFECT, moves)
    left = {name: fact for name, fact in without.items() if fact != NO_EFFECT}
    assert {name: fact for name, fact in after.items() if name in left} == left


def test_the_same_moves_within_the_era_show_the_cards() -> None:
    """Without the income turn several cards change what these moves bring, or forbid one."""
    changing: set[str] = set()
    for first in range(len(TRACKS)):
        moves = advances(first)
        without = gains(NO_EFFECT, moves)
        changing |= {card for card in ERA_CARDS if gains(card, moves) != without}
    assert len(changing) >= MANY, changing


def gains(card: str, moves: list[dict[str, object]]) -> dict[str, object] | None:
    """Return points and resources after these moves; None if one of them is refused."""
    try:
        facts = facts_after(card, moves)
    except Illegal:
        return None
    return {name: fact for name, fact in facts.items() if name.startswith(("human.vp", "human.st"))}


def test_the_view_names_the_step_of_the_income_turn_that_asks() -> None:
    session = Session(GAME, {"you": "played"}, 3)
    answers, asked = AnyAnswer(Chance(derive_stream(3, "answers"))), set()
    steps = {"tapestry-you-play-card": "tapestry", "tapestry-you-upgrade": "upgrade_and_vp"}
    while session.question is not None:
        view: Any = GAME.view(session.position)
        step = view["humans"][0]["side"]["income_step"]
        if session.question.id == "tapestry-you-turn":
            assert step is None
        elif session.question.id in steps and step is not None:
            assert step == steps[session.question.id]
            asked.add(step)
        session.answer(answers.answer(session.question))
    assert asked == set(steps.values())


def test_level_1_opens_the_first_income_turn_with_an_advance_on_every_track() -> None:
    """In the first income turn only [R19.3]."""
    game = GAME.new({"you": "played", "difficulty": 1})
    you = game.humans[0]
    assert isinstance(you, PlayedHuman)
    asked: list[str] = []

    class Listed(Turns):
        def answer(self, question: Question[Any]) -> object:
            asked.append(question.id)
            return super().answer(question)

    table = PolicyTable(Chance(9), Listed([{"do": "income"}]))
    take_turn(Context(game, table, you))
    assert asked.count("tapestry-ask-track") == len(TRACKS)
    assert all(max(spaces) >= 1 for spaces in you.tokens)
    asked.clear()
    take_turn(Context(game, table, you))
    assert you.era == 2
    assert "tapestry-ask-track" not in asked


def test_mystics_predict_at_least_one() -> None:
    game = GAME.new({"you": "played"})
    you = game.humans[0]
    assert isinstance(you, PlayedHuman)
    asked: list[Number] = []

    class Asked(Turns):
        def answer(self, question: Question[Any]) -> object:
            if isinstance(question, Number):
                asked.append(question)
            return super().answer(question)

    table = PolicyTable(Chance(9), Asked([]))
    gain(Context(game, table, you), Predict())
    assert [(question.low, question.default) for question in asked] == [(1, 1)] * 4


@pytest.mark.parametrize(
    ("resources", "reason", "need", "have"),
    [
        ({"coin": 1}, "tapestry-lack-resources", 2, 1),
        ({"coin": 2}, "tapestry-lack-resource", 1, 0),
        ({"food": 5, "worker": 3}, "tapestry-lack-resource", 1, 0),
    ],
)
def test_a_space_that_cannot_be_paid_says_what_is_missing(
    resources: dict[str, int], reason: str, need: int, have: int
) -> None:
    """The total if it is too small, else the kind of resource: military 4 costs a culture."""
    game = position(NO_EFFECT)
    you = game.humans[0]
    assert isinstance(you, PlayedHuman)
    you.stock = [resources.get(kind, 0) for kind in RESOURCES]
    you.tokens[TRACKS.index("military")] = [3]
    obstacle = cannot_advance(game, you, TRACKS.index("military"))
    assert obstacle is not None
    message = obstacle.message()
    assert (message.id, message.args["need"], message.args["have"]) == (reason, need, have)


def dictator() -> tuple[Game, PlayedHuman, PlayedHuman]:
    """Return a game of two people, of whom the first can play Dictatorship, and both of them."""
    game = GAME.new({"you": "played", "players": "two_humans"})
    you, other = game.humans
    assert isinstance(you, PlayedHuman)
    assert isinstance(other, PlayedHuman)
    you.era = other.era = 2
    you.hand = [TAPESTRY_ID["dictatorship"]]
    you.stock = [8, 8, 8, 8]
    return game, you, other


def test_dictatorship_lasts_until_the_end_of_its_owners_next_turn() -> None:
    """The turn in which it is played, and the next one; then others may advance again [H5.7]."""
    game, you, other = dictator()
    table = PolicyTable(Chance(9), Turns([{"do": "income"}, *advances(0)]))
    take_turn(Context(game, table, you))
    closed = you.dictated
    allowed = [can_advance(game, other, closed)]
    take_turn(Context(game, table, you))
    assert (closed >= 0, allowed) == (True, [False])
    assert all(can_advance(game, other, track) for track in range(len(TRACKS)))


def test_dictatorship_played_in_the_turn_of_another_ends_after_your_next_turn() -> None:
    """The turn in which it is played is not one of its owner's [H5.7]."""
    game, you, other = dictator()
    game.mover = other.name
    table = PolicyTable(Chance(9), Turns(advances(0)))
    play_card(Context(game, table, you), TAPESTRY_ID["dictatorship"])
    closed = you.dictated
    allowed = [can_advance(game, other, closed)]
    game.mover = you.name
    take_turn(Context(game, table, you))
    assert (closed >= 0, allowed) == (True, [False])
    assert can_advance(game, other, closed)


def test_marriage_of_state_keeps_the_opponent_and_the_track() -> None:
    """They are chosen when it is played; later gains of that opponent are compared with them."""
    card = TAPESTRY_ID["marriage_of_state"]
    game = GAME.new({"you": "played", "players": "two_humans"})
    you = game.humans[0]
    assert isinstance(you, PlayedHuman)
    you.era, you.hand = 2, [card]
    play_card(Context(game, PolicyTable(Chance(9), Turns([])), you), card)
    assert you.chosen_opponent in ("human2", "shadow")
    assert 0 <= you.chosen_track < len(TRACKS)


def test_what_was_used_in_your_turn_can_be_used_in_the_turn_of_another() -> None:
    """A space gives its benefit once in each turn of any side [H4.9]."""
    game = GAME.new({"you": "played", "players": "two_humans"})
    you, other = game.humans
    assert isinstance(you, PlayedHuman)
    assert isinstance(other, PlayedHuman)
    you.era = other.era = 2
    you.tapestry, you.chosen_opponent, you.chosen_track = "marriage_of_state", other.name, SCIENCE
    you.tokens[EXPLORATION] = [1]
    you.used, you.battery_used = [(EXPLORATION, 1)], True
    other.tokens[SCIENCE], other.stock = [6], [8, 8, 8, 8]
    game.territory.bag = [1, 2, 3]
    game.phase, game.mover = "play", other.name
    play_next_turn(game, PolicyTable(Chance(9), Turns([{"do": "advance", "track": "science"}])))
    # Science 7 repeats a position: the copy repeats exploration 1, which gives two tiles.
    assert (len(you.tiles), you.battery_used) == (2, False)

"""Every question of your cards says what it asks, and why other answers are not possible."""

from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pytest

from understudy.components.hex_map import spaces_of
from understudy.core import (
    Chance,
    Choice,
    Message,
    Number,
    Policy,
    PolicyTable,
    Question,
    Ref,
    Refused,
    Session,
    Space,
)
from understudy.core.agents.random_agent import AnyAnswer
from understudy.core.questions.payment import Payment
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.cards.text.describe import describe
from understudy.mars.cards.text.sentences import CARD_KINDS
from understudy.mars.human.rules.places import WHERE, PlaceName, why_not_elsewhere
from understudy.mars.human.rules.triggers import run_steps
from understudy.mars.human.state.card import Card, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.side import Human
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.maps import MARS
from understudy.mars.state import BOT, HUMAN, Game
from understudy.mars.system import GAME

EVERYTHING = ["corporate_era", "prelude", "venus", "colonies", "turmoil", "promo", "prelude2"]
TIMES = 6
"""How often each part of a card runs, with different answers."""


class RecordingTable(PolicyTable):
    """Answers at random, and remembers the questions."""

    def __init__(self, seed: int, policy: Policy) -> None:
        super().__init__(Chance(seed), policy)
        self.questions: list[Question[Any]] = []

    def ask(self, question: Question[Any]) -> Any:
        self.questions.append(question)
        return super().ask(question)


def rich_position() -> Game:
    """Return a position of the middle game in which nearly every effect is possible."""
    session = Session(GAME, {"you": "played", "expansions": EVERYTHING}, 5)
    session.answer("R00")
    while session.question is not None and session.question.id != "mars-you-turn":
        question: Any = session.question
        options = getattr(question, "options", None) or getattr(question, "spaces", None)
        session.answer(options[0] if options else question.default)
    game: Game = session.position.copy()
    you = game.you
    assert isinstance(you, Human)
    you.stock[:] = [40] * 6
    you.production[:] = [4] * 6
    you.tags[:] = [3] * len(you.tags)
    planet = game.planet
    planet.temperature, planet.oxygen, planet.venus = -10, 5, 10
    for tile, owner, space in (
        ("greenery", HUMAN, "3.4"), ("city", HUMAN, "3.3"), ("greenery", BOT, "7.4"),
        ("city", BOT, "7.3"), ("ocean", None, "5.6"), ("ocean", None, "5.7"),
    ):  # fmt: skip
        planet.put(tile, owner, 1 << MARS.index[space])
    for card in LIBRARY:
        if card.kind == "project" and card.holds and not card.is_event:
            you.played.append(card.id)
            you.card_resources[card.id] = 4
    return game


def parts_of(card: Card) -> Iterator[tuple[Step, ...]]:
    """Yield the sequences of steps that run together."""
    yield card.immediate
    yield card.first_action
    for action in card.actions:
        yield action.steps
    for trigger in card.triggers:
        yield trigger.steps


def questions_of(card: Card) -> Iterator[Question[Any]]:
    """Yield the questions that each part of a card asks itself."""
    for steps in parts_of(card):
        for seed in range(TIMES if steps else 0):
            game = POSITION.copy()
            you = game.you
            assert isinstance(you, Human)
            table = RecordingTable(seed, AnyAnswer(Chance(seed)))
            context = Context(game, table, you, card, triggered_by=BY_NUMBER["009"])
            context.resources_before = you.card_resources.get(card.id, 0)
            try:
                run_steps(context, steps)
            except (Refused, AssertionError, ValueError, KeyError, IndexError):
                # The card could not be played here.
                continue
            for question in table.questions:
                if question.args.get("card") == card.ref and not isinstance(question, Payment):
                    yield question


POSITION = rich_position()
ASKING = [card for card in LIBRARY if any(True for _ in questions_of(card))]


@cache
def translator(language: str) -> Translator:
    return Translator(language, GAME.names())


def test_many_cards_ask() -> None:
    assert len(ASKING) > 150


WORDS = {name: name.removesuffix("s") for name in RESOURCES}


def named_resources(clause: object) -> set[str]:
    """Return the English words of the resources that a clause names."""
    if isinstance(clause, dict):
        named = {WORDS[str(value)] for value in clause.values() if str(value) in WORDS}
        named |= {WORDS[key] for key in clause if key in WORDS}
        return named.union(*map(named_resources, clause.values()))
    return set().union(*map(named_resources, clause)) if isinstance(clause, list) else set()


@pytest.mark.parametrize("card", ASKING, ids=lambda card: card.number)
def test_a_question_says_the_terms_of_its_card(card: Card) -> None:
    for question in questions_of(card):
        assert isinstance(question.terms, partial), question.id
        terms = question.terms()
        assert terms, f"{question.id} of {card.number} does not say what it is about"
        for language in languages():
            text = " ".join(translator(language).sentence(term) for term in terms)
            assert len(text) > 8
            assert "{" not in text
        english = " ".join(translator("en").sentence(term) for term in terms).lower()
        if card.kind in CARD_KINDS:
            [*_, step] = question.terms.args
            assert {
                word for word in named_resources(describe(step)) if word not in english
            } == set()


AMOUNTS = {card.number: q for card in ASKING for q in questions_of(card) if isinstance(q, Number)}


@pytest.mark.parametrize("number", AMOUNTS)
def test_how_many_says_of_what(number: str) -> None:
    question = AMOUNTS[number]
    for language in languages():
        text = translator(language).text(question.id, question.args, "asked")
        other = {**question.args, "of": "something else"}
        unknown = translator(language).text(question.id, other, "asked")
        assert text != unknown, f"{language}: {text}"


def test_an_offer_of_a_card_names_both_sides() -> None:
    game = POSITION.copy()
    you = game.you
    assert isinstance(you, Human)
    splice, ants = BY_NUMBER["R28"], BY_NUMBER["035"]
    table = RecordingTable(1, AnyAnswer(Chance(1)))
    run_steps(Context(game, table, you, splice, triggered_by=ants), splice.triggers[0].steps)
    [question] = table.questions
    assert isinstance(question, Choice)
    assert question.words is not None
    said = {name: translator("en").sentence(word) for name, word in question.words().items()}
    assert said == {"yes": "Gain 2\N{NO-BREAK SPACE}MC", "no": "Add a microbe to Ants"}


# Spaces


def crowded(seed: int) -> Game:
    """Return a position with tiles and markers of both sides at random spaces."""
    game = POSITION.copy()
    pick = Chance(seed).below
    for _ in range(seed % 20):
        tile = ("greenery", "city", "ocean", "special", "marker")[pick(5)]
        owner = (HUMAN, BOT)[pick(2)]
        game.planet.put(tile, None if tile == "ocean" else owner, 1 << pick(len(MARS.names)))
    return game


@pytest.mark.parametrize("where", WHERE)
def test_every_illegal_space_has_its_reason(where: PlaceName) -> None:
    rule = WHERE[where]
    for seed in range(40):
        game = crowded(seed)
        you = game.you
        assert isinstance(you, Human)
        legal = rule.spaces(game, HUMAN)
        reasons = why_not_elsewhere(game, you, legal, where)()
        spaces = [space for group in reasons.values() for space in group]
        assert sorted(spaces) == sorted(set(MARS.names) - set(MARS.named(legal)))
        for reason, group in reasons.items():
            for space in group:
                assert_true_reason(game, reason, 1 << MARS.index[space])
            for language in languages():
                said = Message(reason, {"space": Ref("mars-space", group[0])})
                assert "{" not in translator(language).say(said)
                others = Message(reason.replace("mars-", "mars-others-"), {"count": len(group)})
                assert "{" not in translator(language).say(others)


def assert_true_reason(game: Game, reason: str, bit: int) -> None:
    """Check a reason against the map, without the functions that gave it."""
    planet = game.planet
    near = MARS.next_to(bit)
    holds = {
        "mars-space-taken": planet.tiles & bit,
        "mars-space-marked": planet.bot_markers & bit,
        "mars-space-own-marker": planet.human_markers & bit,
        "mars-ocean-on-land": not game.map.ocean & bit,
        "mars-space-for-oceans": game.map.ocean & bit,
        "mars-space-for-a-city": game.map.named & bit,
        "mars-greenery-apart": not near & planet.human_tiles,
        "mars-city-beside-city": near & planet.cities,
        "mars-space-beside-a-tile": near & planet.tiles,
        "mars-space-not-beside-a-city": not near & planet.cities,
        "mars-space-not-beside-two-cities": (near & planet.cities).bit_count() < 2,
        "mars-space-not-beside-a-greenery": not near & planet.greeneries,
        "mars-space-not-beside-an-ocean": not near & planet.oceans,
        "mars-space-not-beside-own": not near & planet.human_tiles,
        "mars-space-without-metal": not set("st") & set(game.map.bonus[bit.bit_length() - 1]),
        "mars-space-not-volcanic": not game.map.volcanic & bit,
        "mars-space-not-noctis": not game.map.named & bit,
        "mars-space-no-ocean-tile": not planet.oceans & bit or planet.oceans & planet.cities,
    }
    assert holds[reason], (reason, MARS.names[bit.bit_length() - 1])


def test_a_space_that_cannot_be_paid_and_the_nomads_have_their_own_reasons() -> None:
    game = POSITION.copy()
    you = game.you
    assert isinstance(you, Human)
    nomads, unpayable, *others = spaces_of(WHERE["land"].spaces(game, HUMAN))
    you.nomads_space = nomads
    legal = sum(1 << space for space in others)
    reasons = why_not_elsewhere(game, you, legal, "land")()
    assert reasons["mars-space-nomads"] == (MARS.names[nomads],)
    assert reasons["mars-space-unpayable"] == (MARS.names[unpayable],)


def test_a_question_for_a_space_carries_the_reasons() -> None:
    asked = [q for q in questions_of(BY_NUMBER["108"]) if isinstance(q, Space)]
    assert asked
    for question in asked:
        why_not: Any = question.to_json()["why_not"]
        assert sum(map(len, why_not.values())) + len(question.spaces) == len(MARS.names)
        assert "3.4" in why_not["mars-space-taken"]

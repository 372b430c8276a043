"""Table tasks: which steps the player moves, which are new, and the reminders."""

from typing import Any

import pytest
from fluent.syntax import ast

from tests.playing import random_session
from tests.words.catalogues import resources
from understudy.core import Note, Ref, Session, Step
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.mars.marsbot.corporations.cards import CORPORATIONS
from understudy.mars.printed.events import EVENTS
from understudy.mars.real_table.table_tasks import KINDS
from understudy.mars.system import GAME

REAL = {"project": "real", "bonus": "real", "events": "real"}
EVERYTHING = {
    "expansions": [
        "corporate_era", "prelude", "prelude2", "venus", "colonies", "turmoil",
        "milestones_awards", "promo",
    ],
    "corporation": "C06",
    "draft": True,
}  # fmt: skip


def noted(session: Session) -> list[tuple[Step, Note]]:
    notes = GAME.notes(session.position, session.steps, 0)
    return list(zip(session.steps, notes, strict=True))


def notes_of(session: Session, kind: str) -> list[Note]:
    found = [note for step, note in noted(session) if step.kind == kind]
    assert found, kind
    return found


def answered(options: dict[str, Any], *answers: object, seed: int = 5) -> Session:
    """Return a game with these answers."""
    session = Session(GAME, options, seed)
    for answer in answers:
        session.answer(answer)
    return session


def passed_on(options: dict[str, Any], generations: int = 1, seed: int = 5) -> Session:
    """Return a game in which you pass in each generation; real cards are named in order."""
    session = Session(GAME, options, seed)
    cards = iter(range(20, 200))
    events = iter(("global_dust_storm", "pandemic", "aquifer_released_by_public_council", "riots"))
    while session.position.generation <= generations:
        asked = session.question
        assert asked is not None
        if asked.id == "mars-ask-turn":
            session.answer("pass")
        elif asked.id == "mars-ask-event":
            session.answer(next(events))
        elif asked.to_json()["type"] == "card":
            session.answer(f"{next(cards):03}")
        else:
            session.answer(asked.default)
    return session


def step_kinds(first: str, last: str) -> set[str]:
    """Return the message ids of steps between two headings of the catalog."""
    found: set[str] = set()
    inside = False
    for entry in resources("en")["mars.ftl"].body:
        if isinstance(entry, ast.GroupComment):
            inside = (inside or entry.content == first) and entry.content != last
        elif inside and isinstance(entry, ast.Message):
            found.add(entry.id.name)
    return found


def test_every_step_kind_is_listed() -> None:
    told = step_kinds("The course of the game", "What else happens on your side")
    names = {id for id in told if id.startswith("mars-kept-")}
    assert told - names == KINDS.keys()


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_have_a_note_for_every_step(seed: int) -> None:
    options = {**EVERYTHING, "decks": REAL} if seed % 2 else EVERYTHING
    session = random_session(options, seed, 60)
    assert len(noted(session)) == len(session.steps) > 100


@pytest.mark.parametrize("kind", ["mars-research", "mars-action-deck"])
def test_you_deal_cards_of_a_real_deck(kind: str) -> None:
    for decks, moves in (({"project": "real"}, True), ({}, False)):
        session = answered({"decks": decks}, "pass")
        while session.position.generation == 1:
            assert session.question is not None
            number = len(session.tape)
            asked = session.question
            card = asked.to_json()["type"] == "card"
            session.answer(f"{20 + number:03}" if card else asked.default)
        assert notes_of(session, kind)[-1].player_moves is moves


def test_reported_numbers_need_no_move() -> None:
    assert not KINDS["mars-you-said"].note(frozenset(REAL)).player_moves


def test_you_remove_the_animal_or_microbe() -> None:
    assert KINDS["mars-you-remove-cube"].note(frozenset()).player_moves


def test_a_new_generation_reminds_you_of_your_side() -> None:
    session = passed_on({"expansions": ["corporate_era", "colonies", "turmoil"]}, generations=2)
    for kind in (
        "mars-production", "mars-colonies-step", "mars-tr-revision", "mars-global-event",
        "mars-new-government", "mars-neutral-delegate", "mars-generation",
    ):  # fmt: skip
        assert all(note.player_moves for note in notes_of(session, kind)), kind
    assert [m.id for m in notes_of(session, "mars-generation")[0].reminders] == [
        "mars-also-research"
    ]
    event = next(s.args["event"] for s in session.steps if s.kind == "mars-global-event")
    assert isinstance(event, Ref)
    assert [m.id for m in notes_of(session, "mars-global-event")[0].reminders] == [
        f"mars-event-does-{event.id.replace('_', '-')}",
        "mars-also-event",
    ]
    government = [m.id for m in notes_of(session, "mars-new-government")[0].reminders]
    assert government == ["mars-also-dominant", "mars-also-ruling"]


def test_changes_of_leader_and_dominance_are_reminders() -> None:
    speaker = Translator("en", GAME.names())
    session = Session(GAME, {"expansions": ["corporate_era", "turmoil"]}, 5)
    first, second = notes_of(session, "mars-neutral-delegate")
    assert [speaker.text(one.id, one.args) for one in first.reminders] == ["Dominant now: Reds"]
    assert not second.reminders
    for _ in range(2):
        session.answer({"do": "delegate", "party": "greens"})
    mine = notes_of(session, "mars-you-send-delegate")
    assert [[speaker.text(one.id, one.args) for one in note.reminders] for note in mine] == [
        ["Dominant now: Greens"], ["Leader of Greens now: You"],
    ]  # fmt: skip


def test_setup_reminders_name_the_card_or_count_unseen_ones() -> None:
    speaker = Translator("en", GAME.names())
    ecoline = Session(GAME, {"corporation": "C02", "decks": REAL}, 1)
    (joins,) = notes_of(ecoline, "mars-joins-action-deck")
    assert joins.player_moves
    assert [speaker.text(one.id, one.args) for one in joins.reminders] == [
        "Shuffle in: B23 Rapid Sprouting"
    ]
    terralabs = Session(GAME, {"corporation": "C38", "decks": REAL}, 1)
    said = [speaker.text(step.kind, step.args) for step in terralabs.steps]
    assert "MarsBot: TR −8" in said
    (joins,) = notes_of(terralabs, "mars-joins-action-deck")
    assert [speaker.text(one.id, one.args) for one in joins.reminders] == [
        "Shuffle in 1 card from the top of its deck without looking"
    ]


@pytest.mark.parametrize("language", languages())
def test_cube_reminders_quote_the_setup_of_the_corporation(language: str) -> None:
    speaker = Translator(language, GAME.names())
    expansions = ["corporate_era", "prelude", "prelude2", "venus", "colonies", "turmoil", "promo"]
    laid = [number for number, one in CORPORATIONS.items() if one.cubes]
    for number in laid:
        session = Session(GAME, {"corporation": number, "expansions": expansions}, 1)
        (cubes,) = notes_of(session, "mars-cubes-laid")
        (also,) = cubes.reminders
        setup = speaker.text(f"mars-corporation-card-{number}", {}, "setup")
        assert speaker.text(also.id, also.args) == setup
    assert len(laid) == 12


def test_the_draft_is_a_reminder() -> None:
    session = passed_on({"draft": True})
    assert [m.id for m in notes_of(session, "mars-generation")[0].reminders] == ["mars-also-draft"]


def test_the_last_generation_is_a_reminder() -> None:
    session = passed_on({}, generations=18)
    *others, last = notes_of(session, "mars-generation")
    assert [m.id for m in last.reminders] == ["mars-also-research", "mars-also-last"]
    assert all(len(note.reminders) == 1 for note in others)


def test_bonus_steps_are_reminders_at_once_and_at_production() -> None:
    raised = {"do": "raise", "parameter": "temperature", "steps": 3}
    session = answered({}, raised)
    *_, third = notes_of(session, "mars-you-raise-temperature")
    assert [m.id for m in third.reminders] == ["mars-also-heat"]
    session.answer("pass")
    while session.position.generation == 1:
        assert session.question is not None
        session.answer(session.question.default)
    (production,) = notes_of(session, "mars-production")
    assert [(m.id, m.args) for m in production.reminders] == [
        ("mars-also-bonus-steps", {"steps": 1})
    ]


def test_reported_steps_are_not_new_but_their_effects_are() -> None:
    session = answered({}, {"do": "tile", "tile": "greenery", "space": "5.1"})
    (placed,) = notes_of(session, "mars-place")
    (raised,) = notes_of(session, "mars-you-raise-oxygen")
    assert not placed.is_new
    assert not placed.player_moves
    assert raised.is_new


def test_a_card_that_counts_at_marsbot_is_new() -> None:
    session = answered({}, {"do": "card", "card": "099"})
    (played,) = notes_of(session, "mars-you-play")
    (counted,) = notes_of(session, "mars-card-counts")
    assert not played.is_new
    assert counted.is_new
    assert counted.player_moves


def test_after_stealing_marsbots_mc_is_shown() -> None:
    session = answered(
        {}, {"do": "set_bot", "tr": 20, "mc": 7}, {"do": "steal", "resource": "mc", "amount": 3}
    )
    (stolen,) = notes_of(session, "mars-you-steal")
    assert stolen.is_new
    assert [(m.id, m.args) for m in stolen.reminders] == [("mars-also-money", {"mc": 4})]


def test_the_step_that_completes_mars_announces_the_last_generation() -> None:
    oceans = ("1.2", "1.4", "1.5", "2.6", "4.8", "5.4", "5.5", "5.6")
    session = answered(
        {}, {"do": "set_temperature", "value": 8}, {"do": "set_oxygen", "value": 14},
        *({"do": "tile", "tile": "ocean", "space": space} for space in oceans),
    )  # fmt: skip
    said = {message.id for _, note in noted(session) for message in note.reminders}
    assert "mars-also-finished" not in said
    session.answer({"do": "tile", "tile": "ocean", "space": "6.7"})
    last = notes_of(session, "mars-place")[-1]
    assert [m.id for m in last.reminders] == ["mars-also-finished"]
    session.answer("pass")
    while session.position.phase != "end":
        assert session.question is not None
        session.answer(session.question.default)
    (production,) = notes_of(session, "mars-production")
    assert [m.id for m in production.reminders] == ["mars-also-end"]


@pytest.mark.parametrize("language", languages())
def test_every_global_event_has_a_description(language: str) -> None:
    speaker = Translator(language, GAME.names())
    for event in EVENTS:
        assert speaker.has(f"mars-event-does-{event.replace('_', '-')}"), event


@pytest.mark.parametrize("corporation", ["none", "C02"])
def test_the_set_up_repeats_nothing_of_the_checklist(corporation: str) -> None:
    """What the checklist has prepared is no task again, but every later action deck is one."""
    decks = {"project": "real", "bonus": "real"}
    options: dict[str, object] = {"decks": decks, "corporation": corporation}
    session = Session(GAME, options, 1)
    moved = {step.kind for step, note in noted(session) if note.player_moves}
    prepared = {"mars-set-up", "mars-corporation", "mars-bonus-drawn", "mars-action-deck"}
    assert not prepared & moved
    assert bool(moved) == (corporation != "none")
    session = random_session(options, 1, 60)
    for kind in ("mars-bonus-drawn", "mars-action-deck"):
        first, *later = [note.player_moves for note in notes_of(session, kind)]
        assert not first
        assert later
        assert all(later)

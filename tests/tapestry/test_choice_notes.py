"""What a choice is said to bring is what it brings: hexes, turned tiles, dice, income steps."""

from collections.abc import Iterator
from typing import Any

import pytest

from understudy.components.hex_map import spaces_of
from understudy.core import Chance, Message, Session, Space, Table, derive_stream, legal_answers
from understudy.core.agents.random_agent import AnyAnswer
from understudy.core.questions.question import Choice
from understudy.core.session.preview import preview_answer
from understudy.tapestry.human.rules.gain import describe
from understudy.tapestry.human.rules.hex_notes import conquest_notes
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.human.steps.conquer import worth_now
from understudy.tapestry.map.map_state import ISLAND_BIT
from understudy.tapestry.map.terrain import aligned_sides
from understudy.tapestry.map.tokens import TOPPLED
from understudy.tapestry.printed.dice import BLACK_DIE, DICE_FACES, RED_DIE
from understudy.tapestry.printed.map import HEXES, ISLAND, TILES
from understudy.tapestry.state import Game
from understudy.tapestry.system import GAME


def questions(id: str, seeds: range = range(6)) -> Iterator[Session]:
    """Play random games; yield them whenever this question is asked."""
    for seed in seeds:
        session = Session(GAME, {"you": "played"}, seed)
        side = AnyAnswer(Chance(derive_stream(seed, "notes")))
        while session.question is not None:
            if session.question.id == id:
                yield session
            session.answer(side.answer(session.question))


def test_a_hex_is_said_to_bring_its_best_tile_and_a_tile_the_sides_that_fit() -> None:
    seen = 0
    for session in questions("tapestry-you-explore-where"):
        where: Any = session.question
        assert isinstance(where, Space)
        assert where.notes is not None
        notes = where.notes()
        assert set(notes) == set(where.spaces)
        for hex in where.spaces[:3]:
            copy = Session.replay(GAME, session.options, session.seed, session.tape)
            copy.answer(hex)
            tiles: Any = copy.question
            assert isinstance(tiles, Choice)
            assert tiles.notes is not None
            fits = tiles.notes()
            for option in tiles.options[::7]:
                tile, _, turn = option.partition(".")
                land = copy.position.land.copy()
                land.lay(HEXES.index[hex], int(tile), int(turn))
                assert fits[option].args["count"] == aligned_sides(land, HEXES.index[hex])
            best = max(int(str(note.args["count"])) for note in fits.values())
            assert notes[hex].args["vp"] == best
            seen += 1
        if seen > 12:
            return
    raise AssertionError("too few questions")


def conquest_note(game: Game, hex: int = ISLAND) -> list[Message]:
    """Return the sentences about the conquest of a hex."""
    you = game.humans[0]
    assert isinstance(you, PlayedHuman)
    (note,) = conquest_notes(game, you, 1 << hex)().values()
    found = [note]
    while found[0].id == "tapestry-note-more":
        first, other = found[0].args["one"], found[0].args["other"]
        assert isinstance(first, Message)
        assert isinstance(other, Message)
        found[:1] = [first, other]
    return found


def ids(notes: list[Message]) -> list[str]:
    return [note.id.removeprefix("tapestry-note-") for note in notes]


def test_a_conquest_says_what_falls_what_it_earns_and_whether_a_trap_is_possible() -> None:
    game = GAME.new({"you": "played"})
    assert ids(conquest_note(game)) == ["free", "achievement"]
    game.land.add(ISLAND, "automa")
    game.mat.beside[:] = [1, 2]
    held, trap, island = conquest_note(game)
    assert (held.args["count"], trap.args["count"], island.args["vp"]) == (1, 2, 10)
    game.mat.beside.clear()
    game.achievements["middle_island"] = ["human"]
    assert ids(conquest_note(game)) == ["held"]


def test_the_second_toppled_outpost_earns_the_achievement() -> None:
    game = GAME.new({"you": "played"})
    first = next(iter(spaces_of(game.land.territory & ~ISLAND_BIT & ~game.land.occupied)))
    game.land.add(first, "automa" + TOPPLED)
    game.land.add(first, "human")
    game.land.add(ISLAND, "shadow")
    game.achievements["topple_two"] = ["automa"]
    held, toppled, _ = conquest_note(game)
    assert (held.args["count"], toppled.args["vp"]) == (2, 5)


def test_a_die_says_what_it_gives_now() -> None:
    game = GAME.new({"you": "played"})
    you = game.humans[0]
    assert isinstance(you, PlayedHuman)
    hexes = spaces_of(HEXES.all & ~game.land.territory)
    context = Context(game, Table(Chance(0), listening=False), you, hex=next(iter(hexes)))
    faces = {face.name: face for die in (RED_DIE, BLACK_DIE) for face in DICE_FACES[die]}
    assert worth_now(context, faces["7"]) == worth_now(context, faces["coin"]) == []
    black = next(face for face in DICE_FACES[BLACK_DIE] if face.name == "territory")
    (printed,) = worth_now(context, black)
    game.land.lay(context.hex, 11, 0)
    (laid,) = worth_now(context, black)
    game.land.add(context.hex, "human")
    red = next(face for face in DICE_FACES[RED_DIE] if face.name == "territory")
    (points,) = worth_now(context, red)
    assert printed.id == "tapestry-note-no-tile"
    assert laid == describe(TILES[10].benefit)
    assert points.args["n"] == game.land.controlled_by("human").bit_count()


@pytest.mark.parametrize("id", ["tapestry-you-play-card", "tapestry-you-upgrade"])
def test_the_preview_of_a_step_of_the_income_turn_ends_with_the_step(id: str) -> None:
    """It once added the points and the income of the later steps."""
    seen = 0
    for session in questions(id):
        if not session.position.humans[0].income_step:
            continue
        assert session.question is not None
        answer = legal_answers(session.question)[0]
        changed = {change.what for change in preview_answer(session, answer).changes}
        copy = Session.replay(GAME, session.options, session.seed, session.tape)
        done = len(copy.steps)
        copy.answer(answer)
        steps = copy.steps[done:]
        later = [n for n, step in enumerate(steps) if step.kind == "tapestry-you-income-step"]
        if later:
            assert changed <= {c.what for step in steps[: later[0]] for c in step.changes}
            seen += 1
    assert seen > 3


@pytest.mark.parametrize("civilization", ["entertainers", "leaders", "merrymakers"])
def test_a_civilization_says_what_each_way_gives(civilization: str) -> None:
    session = next(questions(f"tapestry-civ-{civilization}", range(100)))
    question: Any = session.question
    assert set(question.notes()) == {option for option in question.options if option != "none"}
    gain = str(question.notes()[question.options[0]].id)
    assert gain.startswith("tapestry-benefit-")

"""Notebooks show boards as pictures, and questions, steps and results as tables."""

from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import understudy
from understudy.core import Menu, Session, SystemDefaults, YesNo, find_system
from understudy.locales import languages
from understudy.sim.agents import default_agent, find_agent
from understudy.sim.single_game import record_game

SVG = "{http://www.w3.org/2000/svg}"


@cache
def late(game: str, until: int) -> Session:
    """Return a game that an agent has played until this time."""
    options = {"map": "vastitas_borealis", "expansions": ["venus"]} if game == "mars" else {}
    system = find_system(game)
    agent = find_agent(system, default_agent(system))
    return record_game(system, system.complete_options(options), 5, agent, until)


def parse_board(session: Session, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(understudy.board(session, language)._repr_svg_())


def texts(picture: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


@pytest.mark.parametrize("language", languages())
def test_the_board_of_mars_shows_every_space_tile_and_track(language: str) -> None:
    game = late("mars", 8)
    seen: Any = game.system.view(game.position)
    picture = parse_board(game, language)
    shown = texts(picture)
    named = [title.text or "" for title in picture.iter(f"{SVG}title")]
    assert any(space["owner"] for space in seen["map"]["spaces"])
    for space in seen["map"]["spaces"]:
        if space["tile"] is None:
            assert space["id"] in shown
        else:
            assert any(name.startswith(f"{space['id']}: ") for name in named)
    assert str(seen["bot"]["tr"]) in shown
    assert "Vastitas Borealis" in shown[0]
    assert len(understudy.board(game)) < 60_000


@pytest.mark.parametrize("language", languages())
def test_the_board_of_tapestry_shows_every_hex_token_and_track(language: str) -> None:
    game = late("tapestry", 4)
    seen: Any = game.system.view(game.position)
    picture = parse_board(game, language)
    shown = texts(picture)
    assert {hex["name"] for hex in seen["map"]["hexes"]} <= set(shown)
    assert str(seen["points"]["automa"]) in shown
    tokens = sum(len(hex["tokens"]) for hex in seen["map"]["hexes"])
    markers = sum(len(track["markers"]) for track in seen["tracks"])
    sides = len(seen["humans"]) + len(seen["bots"])
    letters = [one for one in shown if len(one) == 1 and one.isalpha()]
    assert len(letters) == tokens + markers + sides


def test_named_players_are_shown_by_their_first_letters() -> None:
    options: dict[str, object] = {"players": "two_humans", "name": "Zoe", "name2": "Ben"}
    shown = texts(parse_board(understudy.new("tapestry", seed=5, **options)))
    assert {"Zoe", "Ben", "Z", "B"} <= set(shown)


def test_a_game_without_a_drawing_has_no_picture() -> None:
    assert SystemDefaults().picture(None, str) == ""


def test_a_question_is_a_table_of_answers() -> None:
    game = understudy.new("mars", seed=7)
    assert isinstance(game.question, Menu)
    shown = game.question._repr_html_()
    assert shown.startswith("<b>mars-ask-turn</b> <small>[")
    for name, fields in game.question.entries():
        assert f">{name}</td>" in shown
        assert all(f"{field}: " in shown for field, _ in fields)
    assert "True|False" in YesNo("toy-sure", default=True)._repr_html_()


def test_a_step_shows_its_changes_and_its_choice() -> None:
    step = next(step for step in late("mars", 8).steps if step.deliberation and step.changes)
    shown = step._repr_html_()
    assert step.kind in shown
    assert all(change.what in shown for change in step.changes)
    assert step.deliberation is not None
    assert f">{step.deliberation.chosen}</td>" in shown


def test_a_result_has_a_short_repr_and_a_table() -> None:
    result = understudy.simulate("mars", 2, agent="pass")
    assert repr(result).startswith("<Result mars, 2 games, pass: ")
    assert len(repr(result)) < 200
    assert result._repr_html_().count("<tr>") == len(result.outcomes) + 1

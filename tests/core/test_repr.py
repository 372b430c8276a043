"""Questions, games, steps and refusals have a readable repr."""

import pickle
from importlib.metadata import version

import pytest

import understudy
from understudy.core import Choice, Form, Illegal, Number, Refused, Space, Step, YesNo, fields

COUNT = Number(id="toy-count", low=2, high=8, step=2, default=4)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (COUNT, "<Number toy-count: 2 to 8 by 2; likely 4>"),
        (YesNo("toy-sure"), "<YesNo toy-sure: True|False>"),
        (
            Choice(id="toy-side", kind="toy-side", options=("left", "right")),
            "<Choice toy-side: left, right>",
        ),
        (Space(id="toy-at", kind="toy-space", spaces=("1.1", "1.2")), "<Space toy-at: 1.1 1.2>"),
        (Form("toy-form", "", fields(count=COUNT)), "<Form toy-form: {count}>"),
    ],
)  # fmt: skip
def test_a_question_lists_its_answers(question: object, expected: str) -> None:
    assert repr(question) == expected


def test_a_game_names_its_current_question() -> None:
    game = understudy.new("mars", seed=7)
    assert repr(game) == "<Session mars, seed 7, 0 answers: mars-ask-turn>"
    steps = [repr(step) for step in game.steps]
    assert steps[0].startswith("<Step 0 mars-")
    assert all(len(one) < 400 for one in steps)


def test_a_step_lists_its_changes() -> None:
    session = understudy.new("mars", seed=7)
    session.answer({"do": "raise", "parameter": "temperature", "steps": 1})
    step = next(step for step in session.steps if step.changes and "temperature" in repr(step))
    assert isinstance(step, Step)
    assert "-30 → -28" in repr(step)


def test_a_refusal_is_a_sentence_and_names_the_question() -> None:
    game = understudy.new("mars", seed=7)
    with pytest.raises(Refused) as caught:
        game.answer({"do": "raise", "parameter": "warmth"})
    refused = caught.value
    assert str(refused).startswith("“warmth” is not one of the choices.")
    assert str(refused).endswith("(table-not-an-option)")
    field, question = refused.__notes__
    assert field.startswith("parameter: <Choice mars-field-parameter: temperature, ")
    assert question.startswith("<Menu mars-ask-turn: ")
    again = pickle.loads(pickle.dumps(refused))
    assert (str(again), again.__notes__) == (str(refused), refused.__notes__)


def test_a_refusal_without_a_message_shows_its_id() -> None:
    assert "toy-no-such-words" in str(Illegal("toy-no-such-words", count=3))


def test_the_package_has_a_version() -> None:
    assert understudy.__version__ == version("understudy-games")
    assert not hasattr(understudy, "no_such_thing")


def test_options_have_defaults_and_values() -> None:
    found = understudy.options("mars")
    assert list(found) == list(understudy.new("mars").options)
    assert found["draft"] == {"default": False, "values": [False, True]}
    assert "hellas" in found["map"]["values"]


def test_a_journal_is_a_list_in_a_notebook() -> None:
    game = understudy.new("mars", seed=7)
    journal = understudy.journal(game)
    assert journal._repr_html_().count("<small>") == sum(bool(step.cite) for step in game.steps)
    assert len(journal.splitlines()) == len(game.steps)

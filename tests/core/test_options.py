"""Any options are either playable or refused with the alternatives."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.third_game.site.toy_game import GAME as TOY
from understudy.core import Illegal, Refused, System
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.mars.system import GAME as MARS
from understudy.tapestry.system import GAME as TAPESTRY

HUGE = 10**5000
DECKS = "project: dealt | real; bonus: dealt | real; events: dealt | real"
LONE_SURROGATE = "\ud800"
GAMES: dict[str, System] = {"mars": MARS, "tapestry": TAPESTRY, "toy": TOY}
TRANSLATORS = {
    game: [Translator(language, system.names()) for language in languages()]
    for game, system in GAMES.items()
}
OPTIONS = [(game, name) for game, system in GAMES.items() for name in system.complete_options({})]

scalars = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.just(LONE_SURROGATE),
    st.just(10**4000),
)  # fmt: skip
anything = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8
)


def almost_valid(system: System, name: str) -> st.SearchStrategy[object]:
    """Return values that are almost valid: the default and the alternatives, also in lists."""
    known: Any = system.options()
    listed = [*known.get(name, ()), known["defaults"][name], 0, 1.0, True, "1", "real"]
    one = st.sampled_from(listed)
    return one | st.lists(one | scalars, max_size=4) | st.dictionaries(st.sampled_from(
        [str(value) for value in listed]), one | scalars, max_size=3,
    )  # fmt: skip


def check(system: System, options: Mapping[str, object]) -> None:
    """Check that options are refused with valid text, or complete, stable, JSON and playable."""
    try:
        completed = system.complete_options(options)
    except Refused as refusal:
        for translator in TRANSLATORS[system.name]:
            translator.say(refusal.message).encode()
        return
    assert system.complete_options(completed) == completed
    assert list(completed) == list(system.complete_options({}))
    assert json.loads(json.dumps(completed, allow_nan=False)) == completed
    json.dumps(completed, ensure_ascii=False).encode()
    system.new(completed)


@pytest.mark.parametrize(("game", "name"), OPTIONS)
@settings(deadline=None, max_examples=50)
@given(data=st.data())
def test_any_json_is_refused_or_playable(game: str, name: str, data: st.DataObject) -> None:
    system = GAMES[game]
    check(system, {name: data.draw(anything | almost_valid(system, name))})


@given(options=st.dictionaries(st.text(), scalars, min_size=1))
@example(options={LONE_SURROGATE: 1})
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    for system in GAMES.values():
        with pytest.raises(Illegal, match="table-unknown-option"):
            system.complete_options({**options, "colour": "red"})


def nested(levels: int) -> object:
    value: object = 1
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("system", "option", "value", "shown", "alternatives"),
    [
        (MARS, "turmoil_delegates", True, "true", "0, 1, 2"),
        (MARS, "turmoil_delegates", 1.0, "1.0", "0, 1, 2"),
        (MARS, "turmoil_delegates", "1", "1", "0, 1, 2"),
        (MARS, "draft", 1, "1", "false, true"),
        (MARS, "difficulty", None, "None", "easy, normal, hard, brutal"),
        (MARS, "difficulty", ["easy"], "['easy']", "easy, normal, hard, brutal"),
        (MARS, "difficulty", {"easy": 1}, "{'easy': 1}", "easy, normal, hard, brutal"),
        (MARS, "difficulty", float("nan"), "nan", "easy, normal, hard, brutal"),
        (MARS, "difficulty", HUGE, "…", "easy, normal, hard, brutal"),
        (MARS, "difficulty", [HUGE], "[…]", "easy, normal, hard, brutal"),
        (MARS, "difficulty", "x" * 100, "x" * 60 + "…", "easy, normal, hard, brutal"),
        (MARS, "difficulty", LONE_SURROGATE, r"\ud800", "easy, normal, hard, brutal"),
        (MARS, "difficulty", nested(9000), "[[[[[[[...]]]]]]]", "easy, normal, hard, brutal"),
        (MARS, "decks", {"bonus": ["real"]}, "bonus: ['real']", DECKS),
        (TAPESTRY, "keep_discouraged", 0, "0", "false, true"),
        (TAPESTRY, "reshuffle_cards", False, "false", "0, 2"),
        (TAPESTRY, "difficulty", 2.0, "2.0", "1, 2, 3, 4, 5, 6"),
        (TOY, "length", 10.0, "10.0", "10, 20"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)  # fmt: skip
def test_a_refusal_names_the_option_the_value_and_its_alternatives(
    system: System, option: str, value: object, shown: str, alternatives: str
) -> None:
    with pytest.raises(Illegal) as refusal:
        system.complete_options({option: value})
    message = refusal.value.message
    assert message.id == "table-bad-option"
    assert message.args == {"option": option, "value": shown, "alternatives": alternatives}


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(Illegal) as refusal:
        TAPESTRY.complete_options({"colour": "red"})
    assert refusal.value.message.args["option"] == "colour"
    assert refusal.value.message.args["known"] == ", ".join(TAPESTRY.complete_options({}))


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"board": 5}, "table-option-not-text"),
        ({"board": LONE_SURROGATE}, "table-option-not-text"),
        ({"board": "x = " + "[" * 7000}, "mars-board-line"),
        ({"board": "#" * 9000}, "mars-board-too-long"),
        ({"board": "x = " + "1" * 7000}, "mars-board-line"),
        ({"expansions": ["colonies"], "colonies": ["luna", "luna"]}, "table-option-twice"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_other_refusals(options: dict[str, object], id: str) -> None:
    with pytest.raises(Refused) as refusal:
        MARS.complete_options(options)
    assert refusal.value.message.id == id


def test_callers_cannot_change_the_defaults() -> None:
    for system in GAMES.values():
        for returned in (system.options()["defaults"], system.complete_options({})):
            assert isinstance(returned, dict)
            for value in returned.values():
                if isinstance(value, (list, dict)):
                    value.clear()
        assert system.options()["defaults"] == system.complete_options({})
    assert MARS.complete_options({})["expansions"] == ["corporate_era"]
    assert MARS.complete_options({})["decks"] == {
        "project": "dealt",
        "bonus": "dealt",
        "events": "dealt",
    }


def test_names_are_in_normalized_order() -> None:
    completed = MARS.complete_options(
        {"expansions": ["turmoil", "colonies", "turmoil"], "colonies": ["titan", "luna"]}
    )
    assert completed["expansions"] == ["colonies", "turmoil"]
    assert completed["colonies"] == ["titan", "luna"]

"""The facts that texts of the guides name, taken from the games themselves."""

from collections.abc import Callable
from typing import Any

from tests.guides.explanations import guide_at
from understudy.core import Session, find_system

Args = dict[str, Any]


def played(path: str, answers: int | None = None) -> Session:
    """Return the game of a guide after this number of expected answers; by default all."""
    guide = guide_at(path)
    session = Session(find_system(path.partition("/")[0]), guide.options, guide.seed)
    for answer in guide.answers[:answers]:
        session.answer(answer)
    return session


def view_of(path: str, answers: int) -> Any:
    """Return what screens show after this number of answers."""
    session = played(path, answers)
    return session.system.view(session.position)


def steps_of(path: str, answers: int, kind: str) -> list[Any]:
    """Return the steps of a kind that followed the last of these answers, as JSON."""
    session = played(path, answers)
    return [
        step.to_json()
        for step, mark in zip(session.steps, session.marks, strict=True)
        if mark == answers and step.kind == kind
    ]


TABLE = "mars/table"


def tracks() -> Args:
    """MarsBot has seven tracks, each with a cube on 0; no tag belongs to two of them."""
    shown = view_of(TABLE, 1)["bot"]["tracks"]
    tags = [tag for track in shown for tag in track["tags"]]
    assert [track["position"] for track in shown] == 7 * [0]
    assert len(tags) == len(set(tags))
    return {}


def first_turn() -> Args:
    """The first card has two tags; each moves a cube one space, and one space is a city."""
    assert len(steps_of(TABLE, 2, "mars-tag")) == 2
    moves = [step["args"] for step in steps_of(TABLE, 2, "mars-advance")]
    assert [move["to"] for move in moves] == [1, 1]
    assert [move["icon"]["id"] for move in moves] == ["city", "none"]
    return {}


def city_choice() -> Args:
    """Most spaces drop out because they are not beside the ocean, then all but one by icons."""
    (step,) = steps_of(TABLE, 2, "mars-place")
    choice = step["deliberation"]
    greeneries, oceans, icons = choice["narrowings"]
    assert (greeneries["rule"], oceans["rule"], icons["rule"]) == (
        "mars-tie-greeneries", "mars-tie-oceans", "mars-tie-icons",
    )  # fmt: skip
    assert len(greeneries["left"]) == len(choice["candidates"])
    assert len(icons["left"]) == 1
    all = len(choice["candidates"])
    return {"all": all, "ocean": len(oceans["left"]), "icons": icons["best"]}


def report() -> Args:
    """Raising the temperature raises your rating."""
    before, after = view_of(TABLE, 2), view_of(TABLE, 3)
    assert after["human"]["tr"] == before["human"]["tr"] + 1
    return {}


def advance() -> Args:
    """Both cubes reach the double arrow and move on; one then reaches an ignored symbol."""
    (card,) = steps_of(TABLE, 4, "mars-project-card")
    moves = [step["args"] for step in steps_of(TABLE, 4, "mars-advance")]
    assert [move["icon"]["id"] for move in moves] == ["advance", "floater", "advance", "none"]
    assert len(steps_of(TABLE, 4, "mars-tag")) == 2
    assert len(steps_of(TABLE, 4, "mars-icon-ignored")) == 1
    return {"card": card["args"]["card"], "first": moves[0]["track"], "second": moves[2]["track"]}


def undone() -> Args:
    """Undoing the answer takes back MarsBot's turn."""
    assert not steps_of(TABLE, 3, "mars-turn-bot")
    return {}


def generation() -> Args:
    """After the pass MarsBot plays its remaining cards, one of them a bonus card."""
    (bonus,) = steps_of(TABLE, 5, "mars-bonus-card")
    (deck,) = steps_of(TABLE, 5, "mars-action-deck")
    assert steps_of(TABLE, 2, "mars-turn-bot")[0]["args"] == deck["args"]
    assert steps_of(TABLE, 5, "mars-production")
    return {"card": bonus["args"]["card"], "cards": deck["args"]["cards"]}


def score() -> Args:
    view = view_of(TABLE, 5)
    return {
        "you": view["human"]["now"]["total"],
        "bot": view["bot"]["now"]["total"],
        "last": view["last_generation"],
    }


FACTS: dict[str, Callable[[], Args]] = {
    "guide-mars-tracks": tracks,
    "guide-mars-turn": first_turn,
    "guide-mars-why": city_choice,
    "guide-mars-done": report,
    "guide-mars-advance": advance,
    "guide-mars-redo": undone,
    "guide-mars-generation": generation,
    "guide-mars-score": score,
}
"""By text: a function that checks what the text says, and returns the facts that it names."""

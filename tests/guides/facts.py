"""The facts that texts of the guides name, taken from the games themselves."""

from collections.abc import Callable
from typing import Any

from tests.guides.explanations import guide_at
from understudy.core import Session, find_system
from understudy.tapestry.printed.income_mat import INCOME_TURNS

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


def first_chain() -> list[Args]:
    """Return how the first card leads to a city."""
    (card,) = steps_of(TABLE, 2, "mars-project-card")
    tags = [step["args"]["tag"]["id"] for step in steps_of(TABLE, 2, "mars-tag")]
    moves = [step["args"] for step in steps_of(TABLE, 2, "mars-advance")]
    tracks = [f"{move['to'] - 1} → {move['to']}" for move in moves]
    return [
        {"text": "guide-chain-card", "marks": [card["args"]["card"]["id"]]},
        # The page has this symbol in common with the tile.
        {"text": "guide-chain-tags", "icons": [f"mars/{t}" if t != "city" else t for t in tags]},
        {"text": "guide-chain-tracks", "marks": tracks},
        {"text": "guide-chain-action", "icons": [moves[0]["icon"]["id"]]},
    ]


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


SCREEN = "mars/screen"


def first_stock() -> Args:
    """You begin with money and ten cards, without production."""
    you = view_of(SCREEN, 1)["you"]
    assert set(you["production"].values()) == {0}
    return {"mc": you["stock"]["mc"]}


def first_card() -> Args:
    """The card can be played and raises the temperature; another card cannot be played."""
    assert len(steps_of(SCREEN, 2, "mars-you-raise-temperature")) == 1
    hand = view_of(SCREEN, 1)["you"]["hand"]
    assert any(card["why_not"] for card in hand)
    assert next(card for card in hand if card["number"] == "003")["legal"]
    return {"card": steps_of(SCREEN, 2, "mars-you-play-card")[0]["args"]["card"]}


def project() -> Args:
    """The card raised your rating; the project costs its price."""
    assert view_of(SCREEN, 2)["human"]["tr"] == view_of(SCREEN, 1)["human"]["tr"] + 1
    (step,) = steps_of(SCREEN, 3, "mars-you-project")
    (spent,) = steps_of(SCREEN, 3, "mars-you-spend")
    return {"project": step["args"]["project"], "price": spent["args"]["amount"]}


def ocean() -> Args:
    gains = [step["args"] for step in steps_of(SCREEN, 4, "mars-you-gain")]
    assert [gain["resource"]["id"] for gain in gains] == ["plants"]
    return {"plants": gains[0]["amount"]}


def bot_turn() -> Args:
    """The first tag of MarsBot's card places a city that is adjacent to your ocean."""
    (card,) = steps_of(SCREEN, 4, "mars-project-card")
    first = steps_of(SCREEN, 4, "mars-advance")[0]["args"]
    assert first["icon"]["id"] == "city"
    assert len(steps_of(SCREEN, 4, "mars-beside-oceans")) == 1
    return {"card": card["args"]["card"], "track": first["track"]}


def cards_left() -> Args:
    """A card can still be played, so passing is confirmed; MarsBot has more turns."""
    assert any(card["legal"] for card in view_of(SCREEN, 4)["you"]["hand"])
    return {"left": steps_of(SCREEN, 5, "mars-turn-bot")[0]["args"]["cards"]}


def production() -> Args:
    view = view_of(SCREEN, 5)
    mc, tr = view["you"]["stock"]["mc"], view["human"]["tr"]
    assert mc == view_of(SCREEN, 4)["you"]["stock"]["mc"] + tr
    return {"generation": view["generation"], "mc": mc, "tr": tr}


def research() -> Args:
    question: Any = played(SCREEN, 5).question
    cards = [option for option in question.options if option != "none"]
    return {"cards": len(cards), "price": question.args["price"]}


def last_generation() -> Args:
    return {"last": view_of(SCREEN, 5)["last_generation"]}


AUTOMA = "tapestry/table"


def two_bots() -> Args:
    """Both bots have a token on the first space of each of the four tracks."""
    tracks = view_of(AUTOMA, 1)["tracks"]
    assert len(tracks) == 4
    assert all(track["markers"][bot] == 0 for track in tracks for bot in ("automa", "shadow"))
    return {}


def your_advance() -> Args:
    (step,) = steps_of(AUTOMA, 2, "tapestry-you-advance")
    return {"track": step["args"]["track"]}


def track_choice() -> Args:
    """Several tracks fit the left card; the right card decides."""
    (chosen, _) = steps_of(AUTOMA, 3, "tapestry-chosen")
    choice = chosen["deliberation"]
    left = [narrowing["left"] for narrowing in choice["narrowings"]]
    assert len(left[-1]) == 1
    tied = left[-2] if len(left) > 1 else choice["candidates"]
    assert chosen["args"]["owner"]["id"] == "automa"
    return {"tracks": len(tied), "track": chosen["args"]["track"]}


def both_move() -> Args:
    """Each bot advances once, and the Automa puts an outpost on the map."""
    moved = [step["args"]["owner"]["id"] for step in steps_of(AUTOMA, 3, "tapestry-advance")]
    assert moved == ["automa", "shadow"]
    assert steps_of(AUTOMA, 3, "tapestry-outpost")
    return {}


def bots_undone() -> Args:
    assert not steps_of(AUTOMA, 2, "tapestry-turn-bots")
    return {}


def automa_score() -> Args:
    return {"bot": view_of(AUTOMA, 3)["automa"]["vp"], "incomes": len(INCOME_TURNS)}


FACTS: dict[str, Callable[[], Args]] = {
    "guide-mars-tracks": tracks,
    "guide-mars-turn": first_turn,
    "guide-mars-why": city_choice,
    "guide-mars-done": report,
    "guide-mars-advance": advance,
    "guide-mars-redo": undone,
    "guide-mars-generation": generation,
    "guide-mars-score": score,
    "guide-screen-stock": first_stock,
    "guide-screen-card": first_card,
    "guide-screen-project": project,
    "guide-screen-space": ocean,
    "guide-screen-bot": bot_turn,
    "guide-screen-pass": cards_left,
    "guide-screen-production": production,
    "guide-screen-buy": research,
    "guide-screen-end": last_generation,
    "guide-tapestry-bots": two_bots,
    "guide-tapestry-advance": your_advance,
    "guide-tapestry-why": track_choice,
    "guide-tapestry-tasks": both_move,
    "guide-tapestry-redo": bots_undone,
    "guide-tapestry-score": automa_score,
}
"""By text: a function that checks what the text says, and returns the facts that it names."""

CHAINS: dict[str, Callable[[], list[Args]]] = {"guide-mars-turn": first_chain}
"""By text: a function that returns the symbols of which each leads to the next."""

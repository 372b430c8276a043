"""Every field of the state has an edit, or a reason why it needs none.

Add each new field to `PUT` or to `NOT_NEEDED`.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any

import pytest

from tests.attributes import attributes
from understudy.core import Session
from understudy.tapestry.companion.edit_board import EDITS
from understudy.tapestry.map.map_state import MapState
from understudy.tapestry.options import DECKS
from understudy.tapestry.state import Bot, Game, Human, Mat
from understudy.tapestry.system import GAME

DEALT: dict[str, Any] = {
    "difficulty": 6, "civilization": "explorers", "second_civilization": "scientists",
    "first_player": "human", "decks": dict.fromkeys(DECKS, "dealt") | {"die": "dealt"},
}  # fmt: skip
REAL: dict[str, Any] = {**DEALT, "decks": dict.fromkeys(DECKS, "real") | {"die": "dealt"}}


def hidden(game: Game) -> str:
    """Return a card of the decision deck."""
    return str(game.decision.cards()[0])


def undealt(game: Game) -> str:
    """Return a card of the tech deck."""
    return str(game.tech.cards()[0])


def shown(game: Game) -> str:
    """Return a face-up tech card."""
    return str(game.display[0])


Answer = dict[str, object | Callable[[Game], str]]

PUT: dict[str, tuple[str, Answer]] = {
    "game.display": ("set_tech", {"card": shown, "place": "elsewhere"}),
    "game.pair": ("set_pair", {"track_card": hidden}),
    "game.era": ("set_automa", {"era": 3}),
    "game.first_player": ("set_first_player", {"owner": "bots"}),
    "game.landmarks": ("set_landmark", {"landmark": "forge", "owner": "human"}),
    "game.achievements": ("set_achievement", {"achievement": "topple_two", "first": "human"}),
    "game.no_tiles": ("set_tiles", {"gone": True}),
    "land.territory": ("set_hex", {"hex": "0,1", "explored": True}),
    "land.tiles": ("set_hex", {"hex": "0,1", "explored": True}),
    "land.tokens": ("set_hex", {"hex": "0,1", "explored": True, "below": "automa"}),
    "bot.spaces": ("set_track", {"owner": "automa", "track": "military", "space": 4}),
    "bot.favorite": ("set_favourite", {"bot": "automa", "track": "military"}),
    "bot.outposts": ("set_hex", {"hex": "0,1", "explored": True, "below": "automa"}),
    "mat.vp": ("set_automa", {"vp": 44}),
    "mat.civilizations": ("set_civilization", {"first": "conquerors", "second": "engineers"}),
    "mat.beside": ("set_automa", {"cards": 4}),
    "mat.on_mat": ("set_automa", {"on_mat": 3}),
    "human.spaces": ("set_track", {"owner": "human", "track": "military", "space": 4}),
    "human.era": ("set_you", {"era": 3}),
    "human.vp": ("set_you", {"vp": 55}),
    "human.civilization": ("set_your_cards", {"civilization": "the_chosen"}),
    "human.tapestry": ("set_your_cards", {"card": "pillage_and_plunder"}),
    "human.traps": ("set_your_cards", {"traps": "none"}),
    "human.historians": ("set_historians", {"bot": "shadow", "count": 1}),
    "decision.bag": ("set_decision_card", {"card": hidden, "place": "progress"}),
    "decision.discard": ("set_decision_card", {"card": hidden, "place": "decision_discard"}),
    "progress.bag": ("set_decision_card", {"card": hidden, "place": "progress"}),
    "territory.bag": ("set_tile", {"tile": 7, "place": "elsewhere"}),
    "territory.discard": ("set_tile", {"tile": 7, "place": "discard"}),
    "tapestry.bag": ("set_tapestry_discard", {"card": "trap", "count": 1}),
    "tapestry.discard": ("set_tapestry_discard", {"card": "trap", "count": 1}),
    "tech.bag": ("set_tech", {"card": undealt, "place": "elsewhere"}),
    "tech.discard": ("set_tech", {"card": undealt, "place": "discard"}),
}

ONLY_REAL: dict[str, tuple[str, Answer]] = {
    "game.no_tiles": PUT["game.no_tiles"],
    "mat.beside": PUT["mat.beside"],
    "decision.bag": ("set_decision_decks", {"decision": 3}),
    "decision.discard": ("set_decision_decks", {"decision": 3}),
    "progress.bag": ("set_decision_decks", {"progress": 3}),
}
"""Edits that differ, or exist only, with real cards."""

PLAYED = "used only where the program plays your side"
CHOSEN = "an option of the whole game"
FOLLOWS = "derived from the tokens on the map"
NOW = "part of the game flow"
RESULT = "the result, which is asked for and corrected as an answer"
SHUFFLED = "an edit shuffles cards into the bag"
NONE = "no card of this game is destroyed"

NOT_NEEDED = {
    "game.space": PLAYED, "game.civilizations": PLAYED, "land.turns": PLAYED,
    "game.setup": CHOSEN, "bot.name": CHOSEN, "human.name": CHOSEN,
    "land.occupied": FOLLOWS, "land.full": FOLLOWS, "land.automa": FOLLOWS, "land.human": FOLLOWS,
    "land.blocked": FOLLOWS, "game.phase": NOW, "game.mover": NOW, "game.income_turn": NOW,
    "game.over": NOW, "game.last_turn": "used only by scenarios",
    "game.winner": RESULT, "game.scores": RESULT, "human.resources": RESULT,
    "human.certain": "true only in scenarios",
    "progress.discard": "its cards go to the discard pile of the decision deck",
    **{
        f"{deck}.{what}": why
        for deck in ("decision", "progress", "territory", "tapestry", "tech")
        for what, why in (
            ("stack", SHUFFLED), ("bottom", SHUFFLED), ("real", CHOSEN), ("destroyed", NONE),
        )
    },
}  # fmt: skip

PARTS = {"land", "automa", "shadow", "mat", "humans", "decision", "progress", "territory"}
PARTS |= {"tapestry", "tech"}
"""Fields of `Game` whose own fields are listed separately."""


def known() -> set[str]:
    """Return all fields of the state as `part.field`."""
    decks = ("decision", "progress", "territory", "tapestry", "tech")
    of = {
        "game": {field.name for field in fields(Game)} - PARTS,
        "land": {field.name for field in fields(MapState)},
        "bot": {field.name for field in fields(Bot)},
        "mat": {field.name for field in fields(Mat)},
        "human": {field.name for field in fields(Human)},
        **dict.fromkeys(decks, attributes("components/deck", "Deck")),
    }
    return {f"{part}.{name}" for part, names in of.items() for name in names}


def test_no_field_is_forgotten() -> None:
    assert not PUT.keys() & NOT_NEEDED.keys()
    assert PUT.keys() | NOT_NEEDED.keys() == known()


def test_every_edit_changes_a_field() -> None:
    assert {entry for entry, _ in (*PUT.values(), *ONLY_REAL.values())} == EDITS.keys()


@cache
def begun(cards: str) -> Session:
    """Return a game at your turn after the bots' first pair, with real or dealt cards."""
    session = Session(GAME, DEALT if cards == "dealt" else REAL, 4)
    while session.position.pair is None:
        question = session.question
        assert question is not None
        if question.id == "tapestry-ask-pair":
            session.answer({"track_card": "3", "tiebreak_card": "4"})
        elif question.id == "tapestry-ask-progress-card":
            session.answer("9")
        elif question.id == "tapestry-ask-turn" and question.default is None:
            session.answer({"do": "advance", "track": "science"})
        else:
            session.answer(question.default)
    return session


def parts(game: Game) -> dict[str, Any]:
    return {
        "game": game, "land": game.land, "bot": game.automa, "mat": game.mat,
        "human": game.humans[0], "decision": game.decision, "progress": game.progress,
        "territory": game.territory, "tapestry": game.tapestry, "tech": game.tech,
    }  # fmt: skip


def value(game: Game, path: str) -> object:
    part, name = path.split(".")
    return repr(getattr(parts(game)[part], name))


@pytest.mark.parametrize(
    ("cards", "path"),
    [("dealt", path) for path in PUT if path != "game.no_tiles"]
    + [("real", path) for path in ONLY_REAL],
)
def test_an_edit_changes_the_field(cards: str, path: str) -> None:
    session = begun(cards)
    before, facts = value(session.position, path), session.position.facts()
    entry, answer = (PUT if cards == "dealt" else ONLY_REAL)[path]
    given = {key: one(session.position) if callable(one) else one for key, one in answer.items()}
    session.answer({"do": entry, **given})
    after = value(session.position, path)
    session.undo()
    assert after != before
    assert value(session.position, path) == before
    assert session.position.facts() == facts

"""Your turn at the real table: the menu of reports, and what each report does [R5.1]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.components.deck import FACE_DOWN
from understudy.core import (
    Change,
    Choice,
    Fields,
    Illegal,
    Menu,
    Number,
    Question,
    Ref,
    Space,
    Step,
    Table,
    fields,
    new_step,
)
from understudy.tapestry.companion.cards import OTHER, YOUR_CARDS, you_play
from understudy.tapestry.companion.civilizations import (
    INCOME_EFFECTS,
    give_historian,
    score_the_chosen,
)
from understudy.tapestry.companion.edit_board import EDITS, edit_entries
from understudy.tapestry.companion.edit_common import bot_field, track_field
from understudy.tapestry.companion.income import you_take_income
from understudy.tapestry.companion.tech import take_tech, you_upgrade
from understudy.tapestry.companion.territories import you_conquer, you_explore, you_place
from understudy.tapestry.companion.tracks import restart, you_advance, you_regress
from understudy.tapestry.map.legal import PLACEMENTS, conquerable, legal_to_explore, placeable
from understudy.tapestry.printed.cards import TECH_CARDS
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.printed.map import HEXES, TILES
from understudy.tapestry.printed.tracks import LAST_SPACE, TECHNOLOGY, TRACK_ID, TRACKS
from understudy.tapestry.shared_rules.achievements import PUBLIC_ACHIEVEMENTS, earn
from understudy.tapestry.shared_rules.landmarks import free_landmarks, you_claim
from understudy.tapestry.state import LAST_ERA, Game, Human
from understudy.tapestry.state_changes import owner_ref

INCOME: Final = "income"
DONE: Final = "done"

ADVANCED: Final = 1
TOOK_INCOME: Final = 2
BEGAN: Final = 3
"""Values of `moved`: what you did this turn, 0 if nothing. Your first turn is an income turn."""


def _turn_step(human: str) -> Step:
    return new_step("tapestry-turn-human", "R5.1", owner=owner_ref(human))


def human_turn(game: Game, table: Table, human: Human) -> None:
    """Take your turn: income (always at first) or an advance, then reports [R5.1]."""
    if table.listening:
        table.record(_turn_step, human.name)
    table.depth += 1
    moved = BEGAN if human.era == 0 else 0
    if moved:
        you_take_income(game, table, human)
    while True:
        answer = table.ask(turn_question(game, human, moved=moved))
        report = str(answer["do"])
        if report == DONE:
            break
        if report == INCOME:
            you_take_income(game, table, human)
            moved = TOOK_INCOME
            continue
        REPORTS[report](game, table, human, answer)
        if report == "advance":
            moved = moved or ADVANCED
    table.depth -= 1


def turn_question(game: Game, human: Human, *, moved: int) -> Menu:
    """Return the menu of your turn; the turn can end after an advance or an income turn.

    An income turn is never the default, so that it is not taken by accident.
    """
    over = moved or human.era >= LAST_ERA
    return Menu(
        id="tapestry-ask-turn",
        cite="R5.1",
        args={"owner": owner_ref(human.name), "moved": moved, "turn": human.era},
        kind="tapestry-report",
        default={"do": DONE} if over else None,
        plain=(DONE,) if over else (INCOME,),
        entries=lambda: _entries(game, human),
    )


def _entries(game: Game, human: Human) -> tuple[tuple[str, Fields], ...]:
    entries: list[tuple[str, Fields]] = []
    unfinished = tuple(TRACKS[track] for track in range(4) if human.spaces[track] < LAST_SPACE)
    if unfinished:
        entries.append(("advance", fields(track=track_field(unfinished))))
    entries += _map_entries(game, human)
    landmarks = free_landmarks(game)
    if landmarks:
        choice = Choice(id="tapestry-field-landmark", kind="tapestry-landmark", options=landmarks)
        entries.append(("landmark", fields(landmark=choice)))
    card = Choice(id="tapestry-field-your-card", kind="tapestry-card", options=(*YOUR_CARDS, OTHER))
    entries.append(("card", fields(card=card)))
    begun = tuple(TRACKS[track] for track in range(4) if human.spaces[track])
    if begun:
        entries.append(("regress", fields(track=track_field(begun))))
    if human.spaces[TECHNOLOGY] == LAST_SPACE:
        entries.append(("restart", ()))
    entries += _rare_entries(game, human)
    entries += edit_entries(game, human)
    return tuple(entries)


def _hex(names: tuple[str, ...]) -> Space:
    return Space(id="tapestry-field-hex", kind="tapestry-hex", spaces=names)


def _map_entries(game: Game, human: Human) -> list[tuple[str, Fields]]:
    entries: list[tuple[str, Fields]] = []
    empty = HEXES.named(legal_to_explore(game.land, anywhere=True))
    if empty:
        wanted: dict[str, Question[object]] = {"hex": _hex(empty)}
        if not game.territory.real:
            wanted["tile"] = Number(id="tapestry-field-tile", high=len(TILES), default=0)
        entries.append(("explore", fields(**wanted)))
    targets = HEXES.named(conquerable(game.land, human.name))
    if targets:
        entries.append(("conquer", fields(hex=_hex(targets))))
    for token in PLACEMENTS:
        places = HEXES.named(placeable(game.land, human.name, token))
        if places:
            entries.append((f"place_{token}", fields(hex=_hex(places))))
    return entries


def _rare_entries(game: Game, human: Human) -> list[tuple[str, Fields]]:
    """Return the entries that only some of your civilizations and cards need [R21]."""
    entries: list[tuple[str, Fields]] = [("historian", fields(bot=bot_field(game)))]
    if human.civilization not in INCOME_EFFECTS:
        entries.append(("chosen", ()))
    tech = Choice(
        id="tapestry-field-tech", kind="tapestry-tech", options=tuple(map(str, TECH_CARDS))
    )
    entries.append(("upgrade", fields(card=tech)))
    if not game.tech.real and game.display:
        display = tuple(map(str, game.display))
        choice = Choice(id="tapestry-field-tech", kind="tapestry-tech", options=display)
        entries.append(("tech", fields(card=choice)))
    if game.setup.solo:
        entries.append(("give_card", ()))
    available = tuple(
        name
        for name, points in ACHIEVEMENTS.items()
        if len(game.achievements[name]) < len(points) and human.name not in game.achievements[name]
    )
    if available:
        choice = Choice(
            id="tapestry-field-achievement", kind="tapestry-achievement", options=available
        )
        entries.append(("achievement", fields(achievement=choice)))
    return entries


def give_card(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Give the Automa one of your cards, face down beside its mat [R16.1]."""
    beside = game.mat.beside
    beside.append(FACE_DOWN)
    if table.listening:
        change = Change("automa.tapestry", len(beside) - 1, len(beside))
        table.tell("tapestry-you-give-card", "R16.1", change, owner=owner_ref(human.name))


def claim_achievement(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Record that you earned an achievement that the app did not notice [R16.2]."""
    name = answer["achievement"]
    taken = game.achievements[name]
    if human.name in taken or len(taken) == len(ACHIEVEMENTS[name]):
        achievement = Ref("tapestry-achievement", name)
        raise Illegal("tapestry-achievement-taken", achievement=achievement)
    earn(game, table, PUBLIC_ACHIEVEMENTS[name], human.name)


def _place(token: str) -> Report:
    return lambda g, t, h, a: you_place(g, t, h, HEXES.index[a["hex"]], token)


def _explore(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    you_explore(game, table, human, HEXES.index[answer["hex"]], answer.get("tile", 0))


def _upgrade(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    you_upgrade(game, table, human, int(answer["card"]))


def _chosen(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    score_the_chosen(game, table, human)


def _play(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    you_play(game, table, human, answer["card"])


Report = Callable[[Game, Table, Human, dict[str, Any]], None]

REPORTS: Final[dict[str, Report]] = {
    "advance": lambda g, t, h, a: you_advance(g, t, h, TRACK_ID[a["track"]]),
    "explore": _explore,
    "conquer": lambda g, t, h, a: you_conquer(g, t, h, HEXES.index[a["hex"]]),
    **{f"place_{token}": _place(token) for token in PLACEMENTS},
    "landmark": lambda g, t, h, a: you_claim(g, t, h, a["landmark"], "R8.1"),
    "card": _play,
    "regress": lambda g, t, h, a: you_regress(t, h, TRACK_ID[a["track"]]),
    "restart": restart,
    "historian": give_historian,
    "chosen": _chosen,
    "upgrade": _upgrade,
    "tech": take_tech,
    "give_card": give_card,
    "achievement": claim_achievement,
    **EDITS,
}
"""The function of each menu entry except `done` and `income`."""

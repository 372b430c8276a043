"""Your turn: one or two actions, or passing (3, 4). [T 3]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from understudy.components.obstacle import refuse
from understudy.core import Change, Illegal, Table
from understudy.core.questions.turn_menu import Move, TurnMenu
from understudy.mars.expansions.colonies import find_colony_tile
from understudy.mars.human.actions.milestones_awards import (
    cannot_claim,
    cannot_fund,
    claim,
    claimable,
    fund,
    fundable,
)
from understudy.mars.human.actions.play_card import (
    cannot_play,
    cannot_use,
    obstacles_to_play,
    play_card,
    use_action,
)
from understudy.mars.human.actions.standard_projects import (
    PROJECTS,
    SELL_PATENTS,
    cannot_convert_heat,
    cannot_convert_plants,
    cannot_do_project,
    convert_heat,
    convert_plants,
    do_project,
    possible_conversions,
    possible_projects,
    sell_patents,
)
from understudy.mars.human.actions.turmoil_effects import cannot_use_policy, use_policy
from understudy.mars.human.rules.colonies import cannot_trade, pay_and_trade, possible_trades
from understudy.mars.human.rules.delegates import cannot_send_delegate, send_delegate
from understudy.mars.human.rules.draw_cards import hand_of
from understudy.mars.human.rules.triggers import run_steps
from understudy.mars.human.state.card import Card, Context
from understudy.mars.human.state.obstacle import KnownObstacles, Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.milestones_awards.evaluation import Award, Milestone
from understudy.mars.state import PARTIES, Game

Named = TypeVar("Named", Milestone, Award)

ACTIONS_IN_A_TURN: Final = 2


def playable(game: Game, you: Human) -> list[Card]:
    """Return the cards in your hand and hosted cards that can be played now."""
    library = you.library
    found: list[Card] = []
    for id in (*you.hand, *you.hosted):
        if cannot_play(game, you, library[id]) is None:
            found.append(library[id])
    return found


def usable(game: Game, you: Human) -> list[Card]:
    """Return your face-up cards whose action can be used now."""
    library, used = you.library, you.used
    found: list[Card] = []
    for id in (*you.corporations, *you.played):
        card = library[id]
        if card.actions and id not in used and cannot_use(game, you, card) is None:
            found.append(card)
    return found


def legal_moves(game: Game, you: Human, last: str) -> list[Move]:
    """Return every legal move; `last` is the move that ends the turn."""
    found: list[Move] = []
    for card in playable(game, you):
        found.append({"do": "play", "card": card.number})
    for card in usable(game, you):
        found.append({"do": "action", "card": card.number})
    for name in possible_projects(game, you):
        found.append({"do": "standard_project", "project": name})
    if you.hand:
        found.append({"do": "standard_project", "project": SELL_PATENTS})
    for name in possible_conversions(game, you):
        found.append({"do": "convert", "what": name})
    for name in claimable(game, you):
        found.append({"do": "claim", "milestone": name})
    for name in fundable(game, you):
        found.append({"do": "fund", "award": name})
    if game.colonies:
        for tile in possible_trades(game, you):
            found.append({"do": "trade", "colony": tile.name})
    if game.turmoil is not None:
        _add_turmoil_moves(game, you, game.turmoil.ruling, found)
    found.append({"do": last})
    return found


def _add_turmoil_moves(game: Game, you: Human, ruling: str, found: list[Move]) -> None:
    """Add delegates and the ruling party's action to these moves (12.4). [T 4]"""
    if cannot_send_delegate(game, you) is None:
        for party in PARTIES:
            found.append({"do": "delegate", "party": party})
    if cannot_use_policy(game, you) is None:
        found.append({"do": "policy", "party": ruling})


FIELDS: Final = {
    "play": ("card", "mars-your-card"),
    "action": ("card", "mars-your-card"),
    "standard_project": ("project", "mars-project"),
    "convert": ("what", "mars-resource"),
    "claim": ("milestone", "mars-milestone"),
    "fund": ("award", "mars-award"),
    "trade": ("colony", "mars-colony"),
    "delegate": ("party", "mars-party"),
    "policy": ("party", "mars-party"),
}
"""The field that each move names, and its kind of reference."""


def turn_menu(game: Game, you: Human, last: str, *, second: bool) -> TurnMenu:
    """Return the menu of a turn; the moves are computed when they are read."""
    asked = "mars-you-second-action" if second else "mars-you-turn"
    return TurnMenu(
        asked, "T 4", kind="mars-move", last=(last,), move_fields=FIELDS,
        moves=lambda: legal_moves(game, you, last),
    )  # fmt: skip


def take_turn(game: Game, table: Table, you: Human) -> None:
    """Take one or two actions, or pass (3). [T 3]"""
    if you.first_actions_due:
        first_actions(game, table, you)
        taken = 1
    else:
        taken = 0
    while taken < ACTIONS_IN_A_TURN and not you.passed:
        if not take_action(game, table, you, "end" if taken else "pass"):
            return
        taken += 1


def take_action(game: Game, table: Table, you: Human, last: str) -> bool:
    """Take one action; return False if you chose to end the turn."""
    menu = turn_menu(game, you, last, second=last == "end")
    # While the question waits, the menu and the view share what each move lacks.
    you.known_obstacles = KnownObstacles() if table.listening else None
    if table.listening:
        table.begin_effect()
    answer = table.ask(menu)
    you.known_obstacles = None
    ends = answer["do"] == "end"
    if not ends:
        do_move(game, table, you, answer)
    if table.listening:
        table.end_effect()
    return not ends


def first_actions(game: Game, table: Table, you: Human) -> None:
    """Do the compulsory first action of your corporation (2). [T 2]"""
    for number in you.first_actions_due:
        card = you.library[number]
        if table.listening:
            table.tell("mars-you-first-action", "T 2", card=card.ref)
            table.depth += 1
        run_steps(Context(game, table, you, card), card.first_action)
        if table.listening:
            table.depth -= 1
    you.first_actions_due = []


def do_move(game: Game, table: Table, you: Human, answer: dict[str, object]) -> None:
    """Carry out a move; an illegal move is refused and changes nothing."""
    match answer["do"]:
        case "play":
            hosted = [you.library[card] for card in you.hosted]
            card = find_card([*hand_of(you), *hosted], str(answer["card"]))
            if cannot_play(game, you, card) is not None:
                refuse(obstacles_to_play(game, you, card)[0])
            play_card(game, table, you, card)
        case "action":
            card = find_card(you.face_up(), str(answer["card"]))
            refuse(cannot_use(game, you, card))
            use_action(game, table, you, card)
        case "standard_project":
            _do_standard_project(game, table, you, str(answer["project"]))
        case "convert":
            _convert_resource(game, table, you, str(answer["what"]))
        case "claim":
            milestone = _find_named(game.milestone_row, str(answer["milestone"]))
            refuse(cannot_claim(game, you, milestone))
            claim(game, table, you, milestone)
        case "fund":
            award = _find_named(game.award_row, str(answer["award"]))
            refuse(cannot_fund(game, you, award))
            fund(game, table, you, award)
        case "trade":
            tile = find_colony_tile(game, str(answer["colony"]))
            refuse(cannot_trade(game, you, tile.name))
            pay_and_trade(game, table, you, tile)
        case "delegate":
            refuse(cannot_send_delegate(game, you))
            send_delegate(game, table, you, _check_party(PARTIES, answer))
        case "policy":
            refuse(cannot_use_policy(game, you))
            _check_party((game.turmoil.ruling,) if game.turmoil else (), answer)
            use_policy(game, table, you)
        case "pass":
            pass_generation(table, you)


def _find_named(row: Sequence[Named], name: str) -> Named:
    """Return a milestone or an award in play by its name."""
    for entry in row:
        if entry.name == name:
            return entry
    raise Illegal("table-not-an-option", answer=name)


def _check_party(parties: Sequence[str], answer: dict[str, object]) -> str:
    """Return the named party; refuse one that cannot be named now."""
    party = str(answer["party"])
    if party not in parties:
        raise Illegal("table-not-an-option", answer=party)
    return party


def _convert_resource(game: Game, table: Table, you: Human, what: str) -> None:
    if what == "plants":
        refuse(cannot_convert_plants(game, you))
        convert_plants(game, table, you)
    elif what == "heat":
        refuse(cannot_convert_heat(game, you))
        convert_heat(game, table, you)
    else:
        raise Illegal("table-not-an-option", answer=what)


def _do_standard_project(game: Game, table: Table, you: Human, name: str) -> None:
    if name == SELL_PATENTS:
        refuse(None if you.hand else Obstacle(Lack.CARDS, "", 1))
        sell_patents(game, table, you)
    elif name not in PROJECTS:
        raise Illegal("table-not-an-option", answer=name)
    else:
        refuse(cannot_do_project(game, you, PROJECTS[name]))
        do_project(game, table, you, PROJECTS[name])


def pass_generation(table: Table, you: Human) -> None:
    """Pass for the rest of the generation (3). [T 3]"""
    you.passed = True
    you.next_discount = you.next_tolerance = 0
    if table.listening:
        table.tell("mars-you-pass", "T 3", Change("human.passed", 0, 1))


def find_card(cards: list[Card], number: str) -> Card:
    """Return the card with this number, or refuse if it is not among these."""
    for card in cards:
        if card.number == number:
            return card
    raise Obstacle(Lack.CARDS, number).refusal()

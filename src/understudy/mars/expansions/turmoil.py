"""The board of Turmoil: delegates, the new government, moving the events (15.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import Change, Fact, Ref, Step, Table, changed, new_step
from understudy.mars.expansions.events import next_event
from understudy.mars.printed.events import EVENTS
from understudy.mars.state import HUMAN, NEUTRAL, PARTIES, Game, Turmoil

EVENTS_OPEN: Final = 3
"""The current, the coming and the distant event; generation 1 has no current event."""


def turmoil_board(game: Game) -> Turmoil:
    """Return the board; only in a game with Turmoil."""
    assert game.turmoil is not None
    return game.turmoil


def facts_before(turmoil: Turmoil, table: Table) -> dict[str, Fact]:
    """Return the facts before a change, empty if the journal is off."""
    return turmoil.facts() if table.listening else {}


def changes_since(before: dict[str, Fact], turmoil: Turmoil) -> list[Change]:
    """Return the changes since `before`."""
    return changed(before, turmoil.facts())


def send_your_delegate(
    game: Game, table: Table, party: str, cite: str, *, from_lobby: bool
) -> None:
    """Send your delegate from the lobby, or else from your reserve, to a party."""
    turmoil = turmoil_board(game)
    before = facts_before(turmoil, table)
    if from_lobby:
        turmoil.lobby = False
    else:
        turmoil.reserve[HUMAN] -= 1
    turmoil.send(party, HUMAN)
    if table.listening:
        table.record(_delegate_step, before, turmoil.facts(), party, cite)


def _delegate_step(before: dict[str, Fact], now: dict[str, Fact], party: str, cite: str) -> Step:
    changes = changed(before, now)
    return new_step("mars-you-send-delegate", cite, *changes, party=Ref("mars-party", party))


def withdraw_delegate(
    game: Game, table: Table, party: str, side: str, *, replace: bool = False
) -> None:
    """Return a delegate who does not lead to its reserve (12.4). [T 12.4]

    With `replace` one of your reserve takes its place. The size of the party does not change then,
    so the dominant party stays.
    """
    turmoil = turmoil_board(game)
    before = facts_before(turmoil, table)
    turmoil.withdraw(party, side, game.first_player)
    if replace:
        turmoil.reserve[HUMAN] -= 1
        turmoil.send(party, HUMAN)
    else:
        turmoil.check_dominance()
    if table.listening:
        table.tell(
            "mars-you-replace-delegate" if replace else "mars-you-withdraw-delegate", "T 12.4",
            *changes_since(before, turmoil),
            party=Ref("mars-party", party), owner=Ref("mars-owner", side),
        )  # fmt: skip


def become_chairman(game: Game, table: Table) -> None:
    """Replace the chairman by a delegate of your reserve (12.4). [T 12.4]"""
    turmoil = turmoil_board(game)
    before = facts_before(turmoil, table)
    turmoil.reserve[HUMAN] -= 1
    turmoil.chairman = HUMAN
    if table.listening:
        table.tell("mars-you-take-the-chair", "T 12.4", *changes_since(before, turmoil))


def parties_with(game: Game, sides: Sequence[str]) -> dict[str, list[str]]:
    """Return parties with non-leading delegates of these sides, and those sides."""
    turmoil = game.turmoil
    if turmoil is None:
        return {}
    found: dict[str, list[str]] = {}
    for party in PARTIES:
        there = turmoil.delegates[party][1:]
        whose = [side for side in sides if side in there]
        if whose:
            found[party] = whose
    return found


def new_government(game: Game, table: Table) -> str:
    """Let the dominant party rule and refill your lobby. Return the chairman. [C p.7]"""
    turmoil = turmoil_board(game)
    before = facts_before(turmoil, table)
    leader = turmoil.new_government()
    if not turmoil.lobby and turmoil.reserve[HUMAN]:
        turmoil.lobby = True
        turmoil.reserve[HUMAN] -= 1
    if table.listening:
        changes = changes_since(before, turmoil)
        ruling, chair = Ref("mars-party", turmoil.ruling), Ref("mars-owner", leader)
        table.tell("mars-new-government", "C p.7", *changes, party=ruling, chairman=chair)
    return leader


def changing_times(game: Game, table: Table) -> None:
    """Move the events on and add their neutral delegates (15.5). [C p.7]"""
    turmoil = turmoil_board(game)
    before = facts_before(turmoil, table)
    if len(turmoil.events) == EVENTS_OPEN:
        turmoil.events.pop(0)
    if turmoil.events:
        current = turmoil.events[0]
        _neutral_delegate(table, turmoil, before, EVENTS[current].current, current)
    reveal_event(game, table)


def reveal_event(game: Game, table: Table) -> None:
    """Reveal a new distant event and add its neutral delegate."""
    turmoil = turmoil_board(game)
    before = facts_before(turmoil, table)
    event = next_event(game, table, len(turmoil.events))
    if event is not None:
        turmoil.events.append(event)
        _neutral_delegate(table, turmoil, before, EVENTS[event].distant, event)


def _neutral_delegate(
    table: Table, turmoil: Turmoil, before: dict[str, Fact], party: str, event: str
) -> None:
    turmoil.send(party, NEUTRAL)
    if table.listening:
        table.record(_neutral_delegate_step, before, turmoil.facts(), party, event)


def _neutral_delegate_step(
    before: dict[str, Fact], now: dict[str, Fact], party: str, event: str
) -> Step:
    return new_step(
        "mars-neutral-delegate", "C p.7", *changed(before, now),
        party=Ref("mars-party", party), event=Ref("mars-event", event),
    )  # fmt: skip

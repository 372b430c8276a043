"""MarsBot in Turmoil: where it sends its delegates (15.5)."""

from __future__ import annotations

from typing import Final

from understudy.components.shortlist import Shortlist
from understudy.core import ChoiceRecord, Ref, Table
from understudy.mars.expansions.turmoil import changes_since, facts_before, turmoil_board
from understudy.mars.marsbot.decks import flip_for_cost
from understudy.mars.marsbot.mc_and_tr import lose_mc
from understudy.mars.state import BOT, HUMAN, PARTIES, Game, Turmoil

SECOND_DELEGATE_PRICE: Final = 5


def party_politics(game: Game, table: Table) -> None:
    """Resolve B21: send a delegate, and for 5 MC perhaps a second one (15.5). [C p.6]"""
    turmoil = turmoil_board(game)
    if not turmoil.reserve[BOT]:
        return
    send_delegate(game, table)
    if not turmoil.reserve[BOT] or game.bot.mc < SECOND_DELEGATE_PRICE:
        return
    if flip_for_cost(game, table) % 3 == 0:
        lose_mc(game, table, SECOND_DELEGATE_PRICE, "mars-delegate-paid", "C p.6")
        send_delegate(game, table)


def send_delegate(game: Game, table: Table) -> None:
    """Send a delegate to the party that the criteria choose (15.5). [C p.6]"""
    shortlist = Shortlist(table, "mars-party", PARTIES, (1 << len(PARTIES)) - 1)
    _choose_party(turmoil_board(game), shortlist)
    send_delegate_to(game, table, PARTIES[shortlist.chosen], shortlist.why())


def send_delegate_to(game: Game, table: Table, party: str, why: ChoiceRecord | None = None) -> None:
    """Send a delegate of MarsBot from the reserve to a party."""
    turmoil = turmoil_board(game)
    before = facts_before(turmoil, table)
    turmoil.reserve[BOT] -= 1
    turmoil.send(party, BOT)
    if table.listening:
        changes = changes_since(before, turmoil)
        table.tell("mars-delegate", "C p.6", *changes, why=why, party=Ref("mars-party", party))


def _choose_party(turmoil: Turmoil, shortlist: Shortlist) -> None:
    lead = led = dominate = 0
    for n, party in enumerate(PARTIES):
        if turmoil.would_lead(party, BOT):
            lead |= 1 << n
        elif turmoil.leader(party) == BOT:
            led |= 1 << n
        else:
            continue
        if turmoil.would_dominate(party):
            dominate |= 1 << n
    shortlist.prefer(lead & dominate, "mars-tie-lead-and-dominate")
    shortlist.prefer(lead, "mars-tie-lead")
    shortlist.prefer(led & dominate, "mars-tie-dominate")
    for rule, side in (("mars-tie-fewest-human", HUMAN), ("mars-tie-fewest-bot", BOT)):
        if shortlist.undecided:
            counts = [turmoil.delegates[party].count(side) for party in PARTIES]
            shortlist.keep_fewest(counts, rule)
    if shortlist.undecided:
        order = [PARTIES.index(party) for party in turmoil.clockwise()]
        first = next(party for party in order if shortlist.left >> party & 1)
        shortlist.prefer(1 << first, "mars-tie-clockwise")


def random_delegate(game: Game, table: Table) -> None:
    """Harder: send a delegate to a random party at the start (15.5). [C p.7]"""
    send_delegate_to(game, table, PARTIES[table.pick(len(PARTIES))])

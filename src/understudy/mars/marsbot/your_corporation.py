"""What your corporation has to do with MarsBot: it takes notice like MarsBot's own (19.2)."""

from __future__ import annotations

from typing import Final

from understudy.mars.marsbot.account import gain_mc
from understudy.mars.printed.statements import corporation
from understudy.mars.state import Game, Watching
from understudy.table import Table

SPLICE_PAYS: Final = 2


def microbe_pays_both(game: Game, table: Table, tag: str) -> None:
    """Splice: a microbe pays whoever played it and you; MarsBot takes the money (19.2). [B p.4]"""
    if tag != "microbe":
        return
    gain_mc(game, table, SPLICE_PAYS, "mars-your-splice-pays", "B p.4", ruling="D-28")
    gained = game.you.receive("mc", SPLICE_PAYS)
    if table.listening:
        table.tell("mars-your-splice-brings", "B p.4", *gained, mc=SPLICE_PAYS)


YOUR_CORPORATIONS: Final = {
    corporation("C24 Splice"): Watching(tag=(microbe_pays_both,), symbol=(microbe_pays_both,)),
}
"""Corporations of yours that MarsBot's side of the table has to know, by MarsBot's number."""

"""The seat of a screen game: answers the bots from the state of your side."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Change, Ref, Table
from understudy.tapestry.cards.definition import Event
from understudy.tapestry.decks.tapestry_cards import discard_tapestry_card
from understudy.tapestry.human import benefit_table, card_table
from understudy.tapestry.human.actions.set_up import set_up
from understudy.tapestry.human.actions.turn import take_turn
from understudy.tapestry.human.rules.effects import announce
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.rules.stock import gain_any
from understudy.tapestry.human.state.context import NO_TABLE, Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.printed.cards import TRAP
from understudy.tapestry.state import Bot, Game

benefit_table.register()
card_table.register()


@dataclass(slots=True)
class ScreenSeat(PlayedHuman):
    """A human side played by the program, as the bots' opponent."""

    def copy(self) -> ScreenSeat:
        same = ScreenSeat(self.name)
        self.copy_into(same)
        return same

    def begin_turn(self) -> None:
        self.used = []
        self.battery_used = False

    def set_up(self, game: Game, table: Table) -> None:
        set_up(Context(game, table, self))

    def take_turn(self, game: Game, table: Table) -> None:
        take_turn(Context(game, table, self))

    def take_resources(self, game: Game, table: Table, count: int, kind: str, cite: str) -> None:
        gain_any(Context(game, table, self, Ref("tapestry-card", "trap")), count, cite)

    def discard_trap(self, game: Game) -> list[Change]:
        record = Record(NO_TABLE, self)
        record.before = self.facts()
        self.hand.remove(TRAP)
        self.update()
        return [*record.changes(), discard_tapestry_card(game, TRAP)]

    def see_advance(self, game: Game, table: Table, bot: Bot, track: int) -> None:
        about = Context(game, table, self, track=track, space=bot.spaces[track])
        about.opponent = bot.name
        announce(about, Event.OPPONENT_ADVANCE)

    def see_landmark(self, game: Game, table: Table, bot: Bot) -> None:
        about = Context(game, table, self)
        about.opponent = bot.name
        announce(about, Event.OPPONENT_LANDMARK)

    def bans(self, track: int) -> bool:
        return self.dictated == track

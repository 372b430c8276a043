"""A game on the table before anything is dealt (3.1, 3.3)."""

from __future__ import annotations

from functools import cache
from typing import Final

from understudy.mars.expansions.parties import Turmoil
from understudy.mars.expansions.shipping import ColonyTile
from understudy.mars.honours.counting import volcanic_region
from understudy.mars.honours.evaluation import Award, Milestone
from understudy.mars.honours.of_expansion import AWARDS, MILESTONES
from understudy.mars.honours.on_maps import AWARDS_ON, HOVERLORD, MILESTONES_ON, VENUPHILE
from understudy.mars.marsbot.corporations.corporation import Corporation
from understudy.mars.marsbot.decks import bonus_cards_in_play, recurring_cards
from understudy.mars.options import Setup
from understudy.mars.printed.boards import entered_board, load_board
from understudy.mars.printed.facts import bonus_id
from understudy.mars.printed.maps import MARS, load_map
from understudy.mars.seat import Seat
from understudy.mars.state import Bot, Game, Planet
from understudy.parts.deck import FACE_DOWN, Deck
from understudy.parts.ties import Ranking
from understudy.parts.track import Track

TURMOIL_TR: Final = 10
HARDER_TURMOIL_TR: Final = 13

EXPANSION_CUBES: Final = (("space", 7), ("space", 10), ("power", 8))
"""Where cubes lie while Pioneer or Constructor of the expansion is in play (16.7). [C p.14]"""


def fresh_game(setup: Setup, you: Seat) -> Game:
    """A game with everything in its starting place and nothing dealt."""
    venus = "venus" in setup.expansions
    expansion = "milestones_awards" in setup.expansions
    name = "tharsis" if expansion else setup.map
    board = (
        entered_board(name, setup.board, venus=venus)
        if setup.board
        else load_board(name, venus=venus)
    )
    game = Game(
        setup=setup,
        map=load_map(setup.map),
        board=board,
        planet=Planet(),
        bot=Bot([Track(len(track.spaces) - 1) for track in board.tracks]),
        you=you,
        project=Deck(real="project" in setup.real),
    )
    if "turmoil" in setup.expansions:
        game.turmoil = Turmoil()
        game.bot.tr = HARDER_TURMOIL_TR if setup.turmoil_tr_13 else TURMOIL_TR
    game.colonies = [ColonyTile(name) for name in setup.colonies]
    game.bot.set_aside = recurring_cards(game)
    set_honours(game, setup.milestones, setup.awards)
    return game


def take_corporation(game: Game, corporation: Corporation) -> None:
    """MarsBot gets a corporation; its recurring card waits beside the board (3.2). [B p.1]"""
    game.corporation = corporation
    if corporation.recurring:
        card = bonus_id(corporation.recurring)
        game.bot.set_aside.append(card)
        _take_out(game, card)


def _take_out(game: Game, card: int) -> None:
    """A card of the bonus deck that recurs is no longer in it; of a real one any lies face down."""
    bonus = game.bot.bonus
    if bonus.real:
        card = FACE_DOWN if card in bonus_cards_in_play(game) else card
    for pile in (bonus.bag, bonus.stack):
        if card in pile:
            pile.remove(card)
            return


def set_honours(game: Game, milestones: tuple[str, ...], awards: tuple[str, ...]) -> None:
    """The milestones and awards in play; on a map without the expansion those printed on it."""
    game.milestone_row = _milestones(game, milestones)
    game.award_row = _awards(game, awards)
    game.ranking = _ranking(game)
    if _in_play(game) & {"pioneer", "constructor"}:
        track_of = game.board.track_of
        game.bot.cubes = frozenset((track_of[tag], space) for tag, space in EXPANSION_CUBES)


def _milestones(game: Game, chosen: tuple[str, ...]) -> tuple[Milestone, ...]:
    if "milestones_awards" in game.setup.expansions:
        known = {milestone.name: milestone for milestone in MILESTONES}
        row = tuple(known[name] for name in chosen if name != HOVERLORD.name)
    else:
        row = MILESTONES_ON[game.setup.map]
    return (*row, HOVERLORD) if "venus" in game.setup.expansions else row


def _awards(game: Game, chosen: tuple[str, ...]) -> tuple[Award, ...]:
    if "milestones_awards" in game.setup.expansions:
        known = {award.name: award for award in AWARDS}
        row = tuple(known[name] for name in chosen if name != VENUPHILE.name)
    else:
        row = AWARDS_ON[game.setup.map]
    return (*row, VENUPHILE) if "venus" in game.setup.expansions else row


def _in_play(game: Game) -> set[str]:
    """The milestones and awards of the expansion in play, by name."""
    if "milestones_awards" not in game.setup.expansions:
        return set()
    return {m.name for m in game.milestone_row} | {a.name for a in game.award_row}


def _ranking(game: Game) -> Ranking:
    """Twice the icons of each space, so that a special space can rank between two and three.

    Some maps, and some milestones and awards of the expansion, count one more (12.2, 16.7).
    """
    extra = 0
    names = _in_play(game)
    if game.setup.map == "utopia_planitia" or "suburbian" in names:
        extra |= MARS.edge
    if game.setup.map == "vastitas_borealis" or "geologist" in names:
        extra |= volcanic_region(game)
    return _ranked(game.setup.map, extra, "turmoil" in game.setup.expansions)


@cache
def _ranked(map_name: str, extra: int, delegates: bool) -> Ranking:
    return Ranking(
        [
            2 * (len(icons if delegates else icons.replace("d", "")) + (extra >> space & 1))
            for space, icons in enumerate(load_map(map_name).bonus)
        ]
    )

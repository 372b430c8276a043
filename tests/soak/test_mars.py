"""Random games of Mars with all invariants checked at every step; `make soak` plays all."""

import os

import pytest

from tests.checked_game import play_checked
from tests.mars.invariants import check_step, check_turn
from tests.playing import RandomHuman
from understudy.core import Chance, derive_stream
from understudy.mars.marsbot.corporations.cards import CARDS, may_be_used
from understudy.mars.options import (
    DECKS,
    DIFFICULTIES,
    EXPANSIONS,
    MAPS,
    MODIFIERS,
)
from understudy.mars.printed.corporations import PRINTED_CORPORATIONS
from understudy.mars.state import Game
from understudy.mars.system import GAME

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
GAMES = 10_000 if WHOLE else 60
CHUNKS = 40 if WHOLE else 4


def random_options(chance: Chance) -> dict[str, object]:
    """Return random options: map, expansions, level or modifiers, draft, decks."""
    expansions = [name for name in EXPANSIONS if chance.below(2)]
    options: dict[str, object] = {
        "map": MAPS[chance.below(len(MAPS))],
        "expansions": expansions,
        "draft": bool(chance.below(2)),
        "decks": {deck: ("dealt", "real")[chance.below(2)] for deck in DECKS},
    }
    if "turmoil" in expansions:
        options["turmoil_tr_13"] = bool(chance.below(2))
        options["turmoil_delegates"] = chance.below(3)
    options["corporation"] = random_corporation(chance, frozenset(expansions))
    if chance.below(2):
        options["difficulty"] = DIFFICULTIES[chance.below(len(DIFFICULTIES))]
    else:
        options["modifiers"] = [rule for rule in MODIFIERS if chance.below(2)]
    return options


def random_corporation(chance: Chance, expansions: frozenset[str]) -> str:
    """Return `none`, `random` or any usable corporation."""
    if chance.below(3) == 0:
        return ("none", "random")[chance.below(2)]
    usable = [card.number for card in CARDS if may_be_used(card, expansions)]
    return usable[chance.below(len(usable))]


def play(seed: int, chosen: dict[str, object] | None = None) -> Game:
    """Play a random game, with these options or with random ones."""
    chance = Chance(derive_stream(seed, "options"))
    options = random_options(chance)
    human = RandomHuman(seed, edits=seed % 4 == 0, patience=2 + chance.below(4))
    wanted = options if chosen is None else chosen
    game: Game = play_checked(GAME, wanted, seed, human, check_step, check_turn)
    return game


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_invariant(chunk: int) -> None:
    each = GAMES // CHUNKS
    winners = {play(seed).winner for seed in range(chunk * each, (chunk + 1) * each)}
    assert winners <= {"human", "bot"}


@pytest.mark.soak
@pytest.mark.parametrize("corporation", [card.number for card in CARDS])
def test_every_corporation_on_every_map(corporation: str) -> None:
    """The sample plays each corporation on one map, and covers all maps."""
    needs = PRINTED_CORPORATIONS[corporation].needs
    sampled = int(corporation.removeprefix("C")) % len(MAPS)
    for index, name in enumerate(MAPS):
        if not WHOLE and index != sampled:
            continue
        for number in range(20 if WHOLE else 1):
            chosen: dict[str, object] = {
                "map": name,
                "corporation": corporation,
                "expansions": ["corporate_era", *needs[:1]] if number % 2 else [*needs],
            }
            game = play(1000 * index + number, chosen)
            assert game.corporation is not None
            assert game.corporation.number == corporation

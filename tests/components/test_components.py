"""Decks, hex maps, dice and tiebreakers compared with plain counting."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from understudy.components.deck import Deck
from understudy.components.dice import Die
from understudy.components.hex_map import HexMap, spaces_of
from understudy.components.shortlist import FEWEST, MOST, Ranking, Shortlist, counted_through
from understudy.core import ChoiceExplanation, ScriptTable, TiebreakerResult

MARS = HexMap((5, 6, 7, 8, 9, 8, 7, 6, 5))
masks = st.integers(0, MARS.all)
some = st.integers(1, MARS.all)


def cube(name: str) -> tuple[int, int, int]:
    """Cube coordinates of a space, from its row and column."""
    row, column = (int(part) - 1 for part in name.split("."))
    q = column - min(row, 4)
    return q, row, -q - row


def test_neighbors_are_the_spaces_at_distance_one() -> None:
    for one, name in enumerate(MARS.names):
        near = {
            other
            for other, there in enumerate(MARS.names)
            if max(abs(a - b) for a, b in zip(cube(name), cube(there), strict=True)) == 1
        }
        assert set(spaces_of(MARS.neighbors[one])) == near


def test_the_edge_is_the_outermost_ring() -> None:
    assert MARS.edge.bit_count() == 24
    assert set(MARS.named(MARS.edge)) >= {"1.1", "5.1", "5.9", "9.5"}
    assert "5.5" not in MARS.named(MARS.edge)


@given(masks)
def test_spaces_come_in_reading_order(mask: int) -> None:
    spaces = spaces_of(mask)
    assert spaces == sorted(spaces)
    assert sum(1 << space for space in spaces) == mask


@given(masks)
def test_next_to_is_the_union_of_neighbors(mask: int) -> None:
    near = {other for space in spaces_of(mask) for other in spaces_of(MARS.neighbors[space])}
    assert set(spaces_of(MARS.next_to(mask))) == near


def shortlist(candidates: int, *, listening: bool) -> Shortlist:
    table = ScriptTable()
    table.listening = listening
    return Shortlist(table, "kind", MARS.names, candidates)


def narrowings(one: Shortlist) -> list[TiebreakerResult] | None:
    return None if one.notes is None else one.notes.narrowings()


@given(some, masks, st.sampled_from((MOST, FEWEST)))
def test_adjacency_keeps_the_best(candidates: int, mask: int, sign: int) -> None:
    counts = {
        space: len(set(spaces_of(MARS.neighbors[space])) & set(spaces_of(mask)))
        for space in spaces_of(candidates)
    }
    best = max(counts.values()) if sign == MOST else min(counts.values())
    told, silent = (shortlist(candidates, listening=heard) for heard in (True, False))
    for one in (told, silent):
        one.keep_touching(MARS, mask, sign, "rule")
        assert set(spaces_of(one.left)) == {space for space, n in counts.items() if n == best}
    compared = [TiebreakerResult("rule", best, MARS.named(told.left), tuple(counts.values()))]
    assert narrowings(told) == (compared if len(counts) > 1 else [])
    assert narrowings(silent) is None


@given(some, st.lists(st.integers(-9, 9), min_size=61, max_size=61), st.booleans())
def test_highest_and_fewest_keep_the_best(
    candidates: int, values: list[int], listening: bool
) -> None:
    compared = {space: values[space] for space in spaces_of(candidates)}
    highest, fewest = (shortlist(candidates, listening=listening) for _ in range(2))
    highest.keep_highest(Ranking(values), "rule")
    fewest.keep_fewest(values, "rule")
    for one, best in ((highest, max(compared.values())), (fewest, min(compared.values()))):
        assert set(spaces_of(one.left)) == {s for s, value in compared.items() if value == best}
        told = [TiebreakerResult("rule", best, MARS.named(one.left), tuple(compared.values()))]
        assert narrowings(one) == ((told if len(compared) > 1 else []) if listening else None)


@given(some, masks, st.booleans())
def test_prefer_keeps_all_if_no_candidate_is_preferred(
    candidates: int, wanted: int, listening: bool
) -> None:
    one = shortlist(candidates, listening=listening)
    one.prefer(wanted, "rule")
    assert one.left == (candidates & wanted or candidates)
    values = tuple(wanted >> space & 1 for space in spaces_of(candidates))
    told = [TiebreakerResult("rule", max(values), MARS.named(one.left), values)]
    assert narrowings(one) == ((told if len(values) > 1 else []) if listening else None)


@given(some, st.permutations(range(61)), st.booleans())
def test_the_first_in_an_order_stays(candidates: int, order: list[int], listening: bool) -> None:
    one = shortlist(candidates, listening=listening)
    one.keep_first(order, "rule")
    places = tuple(order.index(space) + 1 for space in spaces_of(candidates))
    assert order.index(one.chosen) + 1 == min(places)
    assert one.left.bit_count() == 1
    told = [TiebreakerResult("rule", min(places), MARS.named(one.left), places)]
    assert narrowings(one) == (told if listening else None)


def test_the_leftmost_stays() -> None:
    one = shortlist(0b1010, listening=True)
    one.keep_leftmost("rule")
    one.keep_leftmost("another rule")
    assert narrowings(one) == [TiebreakerResult("rule", None, ("1.2",))]


def test_a_shortlist_explains_the_choice() -> None:
    one = shortlist(0b1011, listening=True)
    one.keep(0b0011, "first")
    one.count_through(4, "second")
    assert one.chosen == 1
    rules = (
        TiebreakerResult("first", None, ("1.1", "1.2")),
        TiebreakerResult("second", 4, ("1.2",)),
    )
    why = one.why()
    assert why is not None
    assert why.explain() == ChoiceExplanation("kind", ("1.1", "1.2", "1.4"), rules, "1.2")


def test_a_choice_can_be_empty() -> None:
    one = shortlist(0b1011, listening=True)
    one.keep(0, "rule")
    why = one.why()
    assert why is not None
    assert why.explain().chosen is None


@given(masks)
def test_a_shortlist_is_undecided_with_more_than_one(candidates: int) -> None:
    assert shortlist(candidates, listening=False).undecided == (candidates.bit_count() > 1)


def test_without_a_journal_a_shortlist_explains_nothing() -> None:
    one = shortlist(0b1011, listening=False)
    one.keep(0b0011, "first")
    one.count_through(4, "second")
    assert one.chosen == 1
    assert one.why() is None


@given(some, st.integers(0, 60))
def test_counting_through_candidates_is_cyclic(candidates: int, cost: int) -> None:
    spaces = list(spaces_of(candidates))
    at = 0
    for _ in range(max(cost, 1) - 1):
        at = (at + 1) % len(spaces)
    assert counted_through(candidates, cost) == spaces[at]


def test_a_shuffled_deck_gives_every_card_once_and_any_card_first() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(2000):
        deck = Deck(bag=list(range(5)))
        table = ScriptTable(seed=seed)
        drawn = [deck.draw(table) for _ in range(5)]
        assert sorted(drawn) == list(range(5))
        firsts[drawn[0]] += 1
    assert all(330 < count < 470 for count in firsts.values())


def test_known_cards_on_top_come_first_and_in_order() -> None:
    deck = Deck(bag=[7, 8], stack=[3, 2, 1])
    table = ScriptTable(seed=1)
    assert [deck.draw(table) for _ in range(3)] == [1, 2, 3]
    deck.shuffle_in([9])
    assert sorted(deck.cards()) == [7, 8, 9]


def test_shuffling_in_shuffles_all_cards() -> None:
    """Cards from the top and the bottom too: any card can come first or last."""
    orders = set()
    for seed in range(200):
        deck = Deck(bag=[4], stack=[3, 2, 1])
        deck.bottom = [5]
        deck.shuffle_in([6])
        table = ScriptTable(seed=seed)
        orders.add(tuple(deck.draw(table) for _ in range(6)))
        assert not len(deck)
    assert {order[0] for order in orders} == {order[-1] for order in orders} == set(range(1, 7))


def test_a_real_die_is_asked_for() -> None:
    die = Die("ask-roll", "face", ("sun", "moon", "moon"))
    assert die.roll(ScriptTable(["moon"]), real=True) == "moon"
    rolls = Counter(die.roll(ScriptTable(seed=seed)) for seed in range(300))
    assert rolls["moon"] > rolls["sun"] > 0


@given(st.sets(st.integers(0, 200)))
def test_spaces_of_a_set_larger_than_the_lookup_table(spaces: set[int]) -> None:
    assert spaces_of(sum(1 << space for space in spaces)) == sorted(spaces)

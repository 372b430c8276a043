"""Games of the screen game in which each tap or key comes twice: they end as without."""

import pytest
from playwright.sync_api import Page

from tests.browser.actions import Api
from tests.browser.conftest import FULL_SETTLING
from tests.browser.samples import WHOLE, in_some
from tests.browser.screen_player import ScreenPlayer
from tests.serving import Server
from understudy.core import load

SEED = 5
SAMPLE = 6
"""Answers by taps or keys without `make soak`: the start, and the first turns."""


@pytest.mark.timeout(0 if WHOLE else 300)
@in_some("device", {"phone": "phone", "desktop": "desktop"}, "phone")
def test_a_game_with_double_input_ends_as_without(
    request: pytest.FixtureRequest, backend: Server, device: str
) -> None:
    page: Page = request.getfixturevalue(device)
    api = Api(backend.url)
    played = []
    for double in (False, True):
        if double:
            page.add_init_script(FULL_SETTLING)
            # Another game alone would not load the page again.
            page.goto("about:blank")
        game = api.new(seed=SEED, you="played")
        player = ScreenPlayer(page, api, game, double=double, by_keys=device == "desktop")
        document = player.open().play(None if WHOLE else SAMPLE)
        assert document["over"] == WHOLE
        played.append(load(api.save(game)))
    once, twice = played
    assert [entry.answer for entry in twice.tape] == [entry.answer for entry in once.tape]
    assert twice.position.facts() == once.position.facts()

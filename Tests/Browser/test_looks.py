"""What views look like that are no rows: grounds, bars, buttons, texts and shapes."""

import pytest
from playwright.sync_api import expect

from test_places import settle
from test_sizes import box


def style(found, name):
    return found.evaluate("(some, name) => getComputedStyle(some)[name]", name)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_screens_are_plain_and_those_of_cards_have_another_ground(look, scheme):
    grounds = {}
    for name in ["hidden", "many"]:
        page = look(name, color_scheme=scheme)
        screen = page.locator(".screen")
        expect(screen).to_be_visible()
        grounds[name] = style(screen, "backgroundColor")
    black, white, grey = "rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgb(242, 242, 247)"
    assert grounds == {"hidden": white if scheme == "light" else black, "many": grey if scheme == "light" else black}

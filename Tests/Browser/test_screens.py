"""Pages beside their recorded pictures: small and light, large and dark."""

import pytest
from playwright.sync_api import expect

from screens import TOLERANCE, compare, difference, font, picture
from stories import log_in

LOOKS = {
    "small": {"viewport": {"width": 390, "height": 780}, "color_scheme": "light"},
    "large": {"viewport": {"width": 1200, "height": 800}, "color_scheme": "dark"},
}


@pytest.fixture(scope="module")
def boxes():
    return font()


@pytest.fixture(params=LOOKS)
def look(request, visit, boxes):
    """Opens pages of one look, and compares them with what was recorded of it."""
    record = request.config.getoption("--record")

    def open_page(address, **options):
        page = visit(address, bypass_csp=True, reduced_motion="reduce", **LOOKS[request.param] | options)
        page.add_style_tag(content=boxes)
        page.is_as = lambda name: compare(f"{name}-{request.param}", picture(page), record)
        return page

    return open_page


def test_the_app_looks_as_recorded(serve, look, facts):
    facts.answers.set()
    page = look(serve("App", flags=["--numbers", facts.address]).address)
    page.is_as("login")
    log_in(page)
    expect(page.locator("p.text", has_text="A fact about")).to_be_visible()
    page.is_as("a1")
    page.get_by_role("button", name="B", exact=True).click()
    expect(page.get_by_text("Logged in as wimes")).to_be_visible()
    expect(page.locator("p.text:visible", has_text="A fact about")).to_be_visible()
    page.is_as("b1")


@pytest.mark.parametrize("demo, shown", [
    ("Harbour", "Kelp 12"), ("NumberFact", "Fact"), ("RepoReporter", "almanac"),
    ("ColorTabs", "Root"), ("ColorStack", "Color"),
])
def test_a_demo_looks_as_recorded(serve, look, demo, shown):
    page = look(serve(f"{demo}Demo").address)
    expect(page.locator("main").get_by_text(shown).first).to_be_visible()
    page.is_as(demo.lower())


def test_a_change_of_the_looks_is_seen(serve, look):
    page = look(serve("HarbourDemo").address)
    expect(page.locator("main").get_by_text("Kelp 12").first).to_be_visible()
    before = picture(page)
    assert difference(before, picture(page)) == 0
    page.add_style_tag(content=".text, .button { position: relative; top: 1px }")
    assert difference(before, picture(page)) > TOLERANCE

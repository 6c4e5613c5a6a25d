"""What the browser's Back and Forward lead to: each screen in turn, and no place outside of the program."""

import pytest
from playwright.sync_api import expect

from stories import all_stored, log_in


class Walk:
    """A person who walks through the app, and sees where they are by the address and the heading."""

    headings = {"/tab/a": "A1", "/tab/a/a2": "A2", "/tab/b": "B1", "/tab/b/b2": "B2"}

    def __init__(self, page, address):
        self.page, self.address = page, address

    def press(self, name, place):
        self.page.get_by_role("button", name=name, exact=True).locator("visible=true").click()
        self.is_at(place)

    def is_at(self, place):
        path = place.split("?")[0]
        expect(self.page.get_by_role("heading", name=self.headings[path])).to_be_visible()
        expect(self.page).to_have_url(self.address + place)

    def back(self, place):
        self.page.evaluate("history.back()")
        self.is_at(place)

    def forward(self, place):
        self.page.evaluate("history.forward()")
        self.is_at(place)

    def reload(self):
        all_stored(self.page)
        self.page.reload()


@pytest.fixture
def walk(serve, visit):
    server = serve("App")
    page = visit(server.address)
    log_in(page)
    walk = Walk(page, server.address)
    walk.is_at("/tab/a")
    return walk


B2 = "/tab/b/b2?number=4"


def test_back_from_a_tab_that_was_shown_before_leads_to_the_tab_between(walk):
    walk.press("B", "/tab/b")
    walk.press("A", "/tab/a")
    walk.back("/tab/b")
    walk.back("/tab/a")
    walk.forward("/tab/b")
    walk.forward("/tab/a")
    walk.press("B", "/tab/b")
    walk.press("A", "/tab/a")
    walk.press("B", "/tab/b")
    for place in ["/tab/a", "/tab/b", "/tab/a", "/tab/b", "/tab/a"]:
        walk.back(place)


def test_back_goes_on_where_it_was_after_a_reload(walk):
    walk.press("B", "/tab/b")
    walk.press("Open B2", B2)
    walk.reload()
    walk.is_at(B2)
    walk.back("/tab/b")
    walk.back("/tab/a")
    walk.press("B", "/tab/b")
    walk.press("Open B2", B2)
    walk.back("/tab/b")
    walk.reload()
    walk.back("/tab/a")


def test_the_button_back_of_a_screen_goes_one_step_back_in_the_history(walk):
    walk.press("Open A2", "/tab/a/a2")
    walk.press("Back", "/tab/a")
    walk.press("B", "/tab/b")
    walk.press("Open B2", B2)
    walk.press("Back", "/tab/b")
    walk.back("/tab/a")
    walk.forward("/tab/b")
    walk.forward(B2)


def test_a_screen_that_is_left_later_by_its_button_skips_nothing(walk):
    walk.press("Open A2", "/tab/a/a2")
    walk.press("B", "/tab/b")
    walk.press("A", "/tab/a/a2")
    walk.press("Back", "/tab/a")
    for place in ["/tab/a/a2", "/tab/b", "/tab/a/a2", "/tab/a"]:
        walk.back(place)


def test_where_places_have_no_names_back_is_a_step_and_no_trap(serve, visit):
    server = serve("ColorStackDemo")
    page = visit("about:blank")
    page.goto(server.address)
    root = page.get_by_role("heading", name="Root")
    for _ in range(2):
        page.get_by_role("button", name="Red by a link").click()
        expect(page.get_by_role("heading", name="Red")).to_be_visible()
        expect(page).to_have_url(f"{server.address}/#1")
        page.get_by_role("button", name="Back", exact=True).click()
        expect(root).to_be_visible()
        expect(page).to_have_url(f"{server.address}/")
    page.evaluate("history.forward()")
    expect(page).to_have_url(f"{server.address}/")
    expect(root).to_be_visible()
    page.go_back()
    expect(page).to_have_url("about:blank")

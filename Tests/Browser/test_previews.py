"""The page of all previews: what is on a card, what is found, and what is shown alone."""

import pytest
from playwright.sync_api import expect

from test_sizes import box


@pytest.fixture
def gallery(serve, visit):
    server = serve("Previews")

    def open_page(width, **options):
        page = visit(server.address, viewport={"width": width, "height": 900}, **options)
        page.wait_for_function("sessionStorage.live")
        return page

    return open_page


# Whether the titles of a feature's previews stand in as many columns.
COLUMNS = """(columns) => {
  const titles = [...document.querySelectorAll('p.bold')].filter((p) => /^A[12], /.test(p.textContent))
  return new Set(titles.map((p) => p.getBoundingClientRect().left)).size === columns
}"""


def find(page, words, title):
    page.get_by_role("searchbox", name="Find a preview").fill(words)
    expect(page.get_by_role("heading", name="Previews")).to_be_visible()
    expect(page.get_by_text("A2, failed", exact=True)).to_be_hidden()
    expect(page.get_by_text(title, exact=True)).to_be_visible()


@pytest.mark.parametrize("width, columns", [(390, 1), (1280, 3), (1920, 4)])
def test_cards_stand_in_as_many_columns_as_fit(gallery, width, columns):
    page = gallery(width)
    page.wait_for_function(COLUMNS, arg=columns)
    assert page.evaluate("document.querySelector('.content').scrollWidth") <= width


def test_a_preview_is_in_light_above_the_same_in_dark(gallery):
    page = gallery(1280, color_scheme="dark")
    find(page, "b1 long", "B1, long name")
    light, dark = page.locator(".f-lightPart"), page.locator(".f-darkPart")
    assert box(light)["bottom"] <= box(dark)["top"]
    for part, ground in (light, "rgb(255, 255, 255)"), (dark, "rgb(0, 0, 0)"):
        expect(part).to_contain_text("2 is the only even prime number.")
        expect(part.locator(".screen")).to_have_css("background-color", ground)


def test_a_preview_in_korean_stands_beside_one_in_english(gallery):
    page = gallery(1280)
    find(page, "login logging", "Login, logging in, Korean")
    expect(page.get_by_text("로그인하는 중")).to_have_count(2)
    expect(page.get_by_text("Logging in", exact=True)).to_have_count(2)


def test_previews_are_chosen_by_feature(gallery):
    page = gallery(1280)
    search = page.get_by_role("searchbox", name="Find a preview")
    search.fill("harbourless")
    expect(page.get_by_text('Nothing found for "harbourless"')).to_be_visible()
    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_role("button", name="TabBar", exact=True).click()
    search.fill("")
    expect(page.get_by_text("TabBar, second tab", exact=True)).to_be_visible()
    expect(page.get_by_text("A2, failed", exact=True)).to_be_hidden()


def test_a_press_shows_a_preview_alone(gallery):
    page = gallery(390)
    find(page, "a1 failed", "A1, failed")
    page.get_by_role("button", name="Show it alone: A1, failed").first.click()
    alone = page.locator("dialog")
    alone.get_by_role("button", name="Try again").click()
    expect(alone.locator("p.text", has_text="1 is the only positive integer")).to_be_visible()
    alone.get_by_text("Close", exact=True).click()
    expect(alone).to_be_hidden()


def test_a_preview_that_takes_all_of_the_page_waits_for_a_press(gallery):
    page = gallery(1280)
    expect(page.locator("dialog")).to_have_count(0)
    find(page, "login refused", "Login, refused")
    page.get_by_role("button", name="Show it alone").click()
    alert = page.get_by_role("alertdialog", name="Not logged in")
    alert.get_by_role("button", name="OK").click()
    expect(alert).to_be_hidden()
    page.get_by_text("Close", exact=True).click()
    expect(page.get_by_role("searchbox", name="Find a preview")).to_have_value("login refused")

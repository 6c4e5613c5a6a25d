"""The app in a browser: a person's way through it, by mouse and by keyboard, with and without script."""

import re

import pytest
from playwright.sync_api import expect

from stories import log_in
from test_sizes import box


def test_a_person_logs_in_and_finds_a_fact(serve, visit):
    page = visit(serve("App").address)
    log_in(page)
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_focused()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="A1")).to_be_visible()
    expect(page.get_by_role("button", name="Open A2")).to_be_focused()
    page.get_by_role("button", name="B", exact=True).click()
    expect(page.get_by_text("Logged in as wimes")).to_be_visible()
    page.get_by_role("button", name="Open B2").click()
    expect(page.get_by_role("heading", name="B2")).to_be_visible()


def test_the_app_is_used_by_keyboard_alone(serve, visit):
    page = visit(serve("App").address)
    page.keyboard.press("Tab")
    page.keyboard.type("wimes")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Log out")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A2")).to_be_focused()


def test_a_link_to_a_pushed_screen_begins_at_its_heading(serve, visit):
    page = visit(f"{serve('App').address}/tab/b/b2")
    expect(page.get_by_role("heading", name="B2")).to_be_focused()


def test_what_opens_first_fills_the_window_and_is_as_high_as_its_words(serve, visit):
    page = visit(serve("App").address)
    for width, height in [(390, 844), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        sky, button = box(page.locator(".content > .vertical > .underlay")), box(page.get_by_role("button", name="Log in"))
        assert sky["top"] < 40 and height - 40 < button["bottom"] <= height
        assert sky["width"] == pytest.approx(min(960, width - 32), abs=2)
        assert sky["height"] > height / 3
    page.set_viewport_size({"width": 390, "height": 320})
    assert page.evaluate("document.querySelector('.content').scrollHeight") > 320


def test_a_card_cuts_no_words_off(serve, visit, facts):
    facts.words = "It is long. " * 200
    facts.answers.set()
    page = visit(f"{serve('App', flags=['--numbers', facts.address]).address}/tab/b/b2")
    words = page.locator(".text", has_text="It is long. It is long.")
    expect(words).to_be_visible()
    card = page.locator("[class*=f-corner]").filter(has=words)
    assert box(words)["bottom"] <= box(card)["bottom"]


def test_the_address_bar_shows_the_place_and_takes_one(serve, visit):
    server = serve("App")
    page = visit(server.address)
    log_in(page)
    expect(page).to_have_url(f"{server.address}/tab/a")
    page.get_by_role("button", name="Open A2").click()
    expect(page).to_have_url(f"{server.address}/tab/a/a2")
    page.go_back()
    expect(page.get_by_role("heading", name="A1")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    other = visit(f"{server.address}/tab/b/b2?number=7")
    expect(other.get_by_role("heading", name="B2")).to_be_visible()


def test_the_history_goes_back_where_places_have_no_names(serve, visit):
    server = serve("ColorStackDemo")
    page = visit(server.address)
    red, root = page.get_by_role("heading", name="Red"), page.get_by_role("heading", name="Root")
    page.get_by_role("button", name="Red by a link").click()
    expect(red).to_be_visible()
    expect(page).to_have_url(f"{server.address}/#1")
    page.reload()
    expect(red).to_be_visible()
    page.go_back()
    expect(root).to_be_visible()
    # What was left is gone, so there is no way forward.
    page.go_forward()
    expect(page).to_have_url(f"{server.address}/")
    expect(root).to_be_visible()
    page.get_by_role("button", name="Blue by an action").click()
    expect(page.get_by_role("heading", name="Blue")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page).to_have_url(f"{server.address}/")
    expect(root).to_be_visible()


def test_an_unknown_place_is_a_page_that_helps(serve, visit):
    server = serve("App")
    page = visit(f"{server.address}/nowhere")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.get_by_role("link", name="Go to the start").click()
    expect(page.get_by_label("Name")).to_be_visible()


def test_the_app_is_used_without_script(serve, visit):
    page = visit(serve("App").address, java_script_enabled=False)
    page.get_by_label("Name").fill("wimes")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name=re.compile("A1"))).to_be_visible()
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()


def test_without_script_what_comes_late_is_shown(serve, visit, facts):
    server = serve("NumberFactDemo", flags=["--numbers", facts.address])
    page = visit(server.address, java_script_enabled=False)
    page.get_by_role("button", name="+").click()
    page.get_by_role("button", name="Fact").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    facts.answers.set()
    expect(page.get_by_role("alertdialog")).to_be_visible()


def test_the_app_is_used_where_a_socket_is_blocked(serve, visit, chromium):
    server = serve("App")
    page = visit("about:blank")
    page.add_init_script(
        "window.WebSocket = class { close() {} constructor() { setTimeout(() => this.onclose?.()) } }"
    )
    page.goto(server.address)
    log_in(page)
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()


def test_two_tabs_are_two_sessions(serve, visit):
    server = serve("App")
    first = visit(server.address)
    log_in(first)
    second = first.context.new_page()
    second.goto(server.address)
    expect(second.get_by_label("Name")).to_be_visible()
    expect(first.get_by_role("heading", name="A1")).to_be_visible()


def test_what_changes_is_read_aloud(serve, visit):
    page = visit(serve("NumberFactDemo").address)
    page.get_by_role("button", name="+").click()
    expect(page.locator("#polite")).to_have_text(re.compile("1"))


def test_a_long_list_that_is_replaced_by_a_short_one_is_shown(serve, visit):
    page = visit(serve("WebRows").address)
    for count in ["1,000", "10"]:
        page.get_by_role("button", name=f"Create {count}", exact=True).click()
        expect(page.get_by_role("button", name="Remove")).to_have_count(int(count.replace(",", "")))


def test_each_page_of_an_app_has_its_own(serve, visit):
    server = serve("WebRows")
    page = visit(server.address)
    page.get_by_role("button", name="Create 1,000").click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(1_000)
    other = visit(server.address)
    expect(other.get_by_role("button", name="Create 1,000")).to_be_visible()
    expect(other.get_by_role("button", name="Remove")).to_have_count(0)
    page.get_by_role("button", name="Remove").first.click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(999)


def test_views_know_that_a_page_is_dark_whenever_it_connects(serve, chromium):
    """What is stored while a page connects is sent to it afterwards."""
    address = serve("App").address
    for _ in range(12):
        context = chromium.new_context(color_scheme="dark")
        page = context.new_page()
        page.goto(f"{address}/tab/b/b2?number=7")
        digit = page.get_by_role("region").locator(".path.w-40:visible")
        expect(digit).to_have_count(1)
        expect(digit).not_to_have_class(re.compile("fg-indigo"))
        context.close()

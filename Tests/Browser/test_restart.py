"""A server that is killed, and pages that go on where they were."""

import time

import pytest
from playwright.sync_api import expect

from stories import log_in
from test_faults import counted, metric


@pytest.mark.parametrize("pause", [0, 1])
def test_a_kill_loses_nothing(serve, visit, pause):
    server = serve("App")
    page = visit(server.address)
    log_in(page)
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    server.kill()
    time.sleep(pause)
    server.start()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="A1")).to_be_visible()
    expect(page).to_have_url(f"{server.address}/tab/a")


def test_a_button_that_is_held_down_through_a_kill_is_pressed(serve, visit):
    server = serve("WebFaults")
    page = visit(server.address)
    counted(page, 0)
    page.get_by_role("button", name="Count").hover()
    page.mouse.down()
    server.kill()
    server.start()
    while metric(server, "web_sockets_total") == 0:
        time.sleep(0.1)
    page.wait_for_timeout(500)
    page.mouse.up()
    counted(page, 1)
    page.get_by_role("button", name="Count").click()
    counted(page, 2)


def test_typing_goes_on_through_a_kill(serve, visit):
    server = serve("App")
    page = visit(server.address)
    field = page.get_by_label("Name")
    field.click()
    page.keyboard.type("wi")
    server.kill()
    page.keyboard.type("me")
    page.evaluate("document.activeElement.setSelectionRange(1, 2)")
    server.start()
    expect(page.locator("html")).not_to_have_class("offline")
    page.wait_for_function("document.querySelector('#page').dataset.session")
    expect(field).to_have_value("wime")
    expect(field).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type("s")
    page.get_by_role("button", name="Log in").click()
    page.get_by_role("button", name="B", exact=True).click()
    expect(page.get_by_text("Logged in as wimes")).to_be_visible()


def test_a_reload_keeps_the_session(serve, visit):
    server = serve("App")
    page = visit(server.address)
    log_in(page)
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    server.kill()
    server.start()
    page.reload()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()


SCROLLED = """() => [...document.querySelectorAll('#page *')].reduce(
  (most, some) => Math.max(most, some.scrollTop), document.scrollingElement.scrollTop)"""


@pytest.mark.parametrize("ends", [False, True])
def test_a_reload_keeps_the_place_in_a_list_and_the_focus(serve, visit, ends):
    server = serve("HarbourDemo")
    page = visit(server.address)
    last = page.locator(".list li").last.get_by_role("button").first
    last.press("Enter")
    expect(last).to_have_attribute("aria-pressed", "true")
    scrolled = page.evaluate(SCROLLED)
    assert scrolled > 1000
    if ends:
        server.kill()
        server.start()
    page.reload()
    expect(last).to_be_focused()
    page.wait_for_function(f"({SCROLLED})() === {scrolled}")


def test_a_server_that_is_told_to_end_hands_its_sessions_over(serve, visit):
    server = serve("App")
    page = visit(server.address)
    log_in(page)
    assert server.stop() == 0
    server.start()
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()


def test_a_fact_that_a_view_loads_is_loaded_again(serve, visit, facts):
    server = serve("App", flags=["--numbers", facts.address])
    page = visit(server.address)
    log_in(page)
    assert facts.asked.acquire(timeout=15)
    server.kill()
    server.start()
    assert facts.asked.acquire(timeout=15)
    facts.answers.set()
    expect(page.get_by_text("A fact about 1.").first).to_be_visible()


def test_a_reducer_is_told_that_its_request_is_lost(serve, visit, facts):
    server = serve("NumberFactDemo", flags=["--numbers", facts.address])
    page = visit(server.address)
    page.get_by_role("button", name="+").click()
    page.get_by_role("button", name="Number fact").click()
    assert facts.asked.acquire(timeout=15)
    server.kill()
    server.start()
    assert facts.asked.acquire(timeout=15)
    facts.answers.set()
    expect(page.get_by_text("A fact about 1.").first).to_be_visible()

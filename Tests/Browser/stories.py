"""What a person does in the app, as functions that other tests begin with."""

import time

from playwright.sync_api import expect


def log_in(page, name="wimes"):
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name="A1")).to_be_visible()


def until(page, expression, seconds=20):
    """Waits for an expression of JavaScript; the page's policy forbids Playwright's own way."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never: {expression}"
        page.wait_for_timeout(50)


def all_stored(page):
    """Waits until the server has stored all that the person did."""
    until(page, "!JSON.parse(sessionStorage.live).queue.length")

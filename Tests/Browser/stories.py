"""What a person does in the app, as functions that other tests begin with."""

from playwright.sync_api import expect


def log_in(page, name="wimes"):
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name="A1")).to_be_visible()

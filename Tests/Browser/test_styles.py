"""How many elements a browser styles again for a change: rules of the stylesheet can make it all."""

import contextlib
import json

import pytest
from playwright.sync_api import expect


@contextlib.contextmanager
def styled(chromium, page, tmp_path):
    """Collects how many elements each update of styles has gone through."""
    file = tmp_path / "trace.json"
    counts = []
    chromium.start_tracing(page=page, path=file, categories=["devtools.timeline"])
    yield counts
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    chromium.stop_tracing()
    for event in json.loads(file.read_text())["traceEvents"]:
        if event["name"] == "UpdateLayoutTree" and "elementCount" in event["args"]:
            counts.append(event["args"]["elementCount"])


@pytest.fixture(params=["stack", "list", "actions"])
def rows(request, serve, visit, monkeypatch):
    monkeypatch.setenv("ROWS", request.param)
    page = visit(serve("WebRows").address)
    page.get_by_role("button", name="Create 1,000").click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(1000)
    return page


def test_a_row_that_is_selected_is_styled_alone(chromium, rows, tmp_path):
    name = rows.get_by_role("button", name="granite amber 6", exact=True)
    with styled(chromium, rows, tmp_path) as counts:
        name.click()
        expect(name).to_contain_class("bold")
    assert counts and sum(counts) < 100


def test_rows_behind_one_that_goes_are_not_styled(chromium, rows, tmp_path):
    remove = rows.get_by_role("button", name="Remove")
    with styled(chromium, rows, tmp_path) as counts:
        remove.nth(4).click()
        expect(remove).to_have_count(999)
    assert counts and sum(counts) < 100


def test_rows_between_two_that_change_places_are_not_styled(chromium, rows, tmp_path):
    remove = rows.get_by_role("button", name="Remove")
    second = remove.nth(1).evaluate_handle("(button) => button.parentElement")
    with styled(chromium, rows, tmp_path) as counts:
        rows.get_by_role("button", name="Swap").click()
        rows.wait_for_function("(row) => (row.closest('li') ?? row).nextSibling?.nextSibling === null", arg=second)
    assert counts and sum(counts) < 100

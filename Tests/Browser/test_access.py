"""Every state of the app and the demos, judged by axe."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from stories import log_in


def judge(page):
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_the_app_has_no_violation(serve, visit):
    server = serve("App")
    page = visit(server.address)
    judge(page)
    log_in(page)
    page.wait_for_timeout(400)
    judge(page)
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    page.wait_for_timeout(400)
    judge(page)


@pytest.mark.parametrize("demo", ["NumberFact", "RepoReporter", "ColorTabs", "B1"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_demo_has_no_violation(serve, visit, demo, scheme):
    page = visit(serve(f"{demo}Demo").address, color_scheme=scheme)
    page.wait_for_timeout(600)
    judge(page)

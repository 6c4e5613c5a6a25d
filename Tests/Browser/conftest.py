"""What the browser tests share: Chromium, servers, and pages that fail on an error of the script."""

import shutil

import pytest
from playwright.sync_api import sync_playwright

from server import Server


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        yield browser
        browser.close()


@pytest.fixture
def serve():
    servers = []

    def start(program, *settings):
        servers.append(Server(program, *settings))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


@pytest.fixture
def visit(chromium):
    contexts, errors = [], []

    def open_page(address, **options):
        context = chromium.new_context(viewport={"width": 390, "height": 780}, **options)
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []

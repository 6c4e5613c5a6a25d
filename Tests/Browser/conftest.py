"""What the browser tests share: Chromium, servers, and pages that fail on an error of the script."""

import shutil

import pytest
from playwright.sync_api import expect, sync_playwright

from server import Server
from slow_facts import SlowFacts

# Longer than a busy machine takes: a test that passes waits for none of it.
expect.set_options(timeout=30_000)


def pytest_addoption(parser):
    parser.addoption("--whole", action="store_true", help="in the numbers that were promised")
    parser.addoption("--record", action="store_true", help="record the pictures of the pages anew")


@pytest.fixture
def amount(request):
    """How much of something to try: a part, and all of it with --whole."""
    return lambda part, whole: whole if request.config.getoption("--whole") else part


@pytest.fixture
def facts():
    server = SlowFacts()
    yield server
    server.close()


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

    def start(program, *settings, **options):
        servers.append(Server(program, *settings, **options))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


def is_fault(said):
    """Whether the script lost its way, or asked for what is forbidden; a network may fail."""
    is_network = said.text.startswith(("Failed to load resource", "WebSocket connection"))
    return said.type == "error" and not is_network


@pytest.fixture
def visit(chromium):
    contexts, failures = [], []

    def open_page(address, **options):
        """Opens a page; it fails the test that its script fails, unless `errors` is given."""
        errors = options.pop("errors", failures)
        context = chromium.new_context(**{"viewport": {"width": 390, "height": 780}} | options)
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if is_fault(said) else None)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert failures == []


@pytest.fixture
def look(serve, visit, monkeypatch):
    """Opens one of the looks that WebSizes has."""

    def start(name, **options):
        monkeypatch.setenv("LOOKS", name)
        return visit(serve("WebSizes").address, **options)

    return start

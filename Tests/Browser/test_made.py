"""The app that the tutorial makes, in the folder that MADE_APP names, as its reader sees it."""

import os
import pathlib
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from axe_playwright_python.sync_playwright import Axe

MADE = os.environ.get("MADE_APP")
pytestmark = pytest.mark.skipif(not MADE, reason="no app was made")


class Water(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"3.4\n")

    def log_message(self, *_):
        pass


@pytest.fixture
def water(monkeypatch):
    server = HTTPServer(("127.0.0.1", 0), Water)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("TIDES", f"http://127.0.0.1:{server.server_port}")
    yield
    server.shutdown()
    server.server_close()


def test_a_made_app_is_a_page_that_outlives_its_server(water, serve, visit):
    server = serve(pathlib.Path(MADE) / ".build/debug/App")
    page = visit(server.address, reduced_motion="reduce")
    page.get_by_role("button", name="Husum").click()
    page.get_by_role("heading", name="Husum").wait_for()
    assert Axe().run(page).violations_count == 0
    server.kill()
    server.start()
    page.get_by_role("button", name="Measure").click()
    page.locator("main").get_by_text("The water stands 3.4 m high.").wait_for()
    page.go_back()
    page.locator("main").get_by_text("Last time: Husum").wait_for()

"""The protocol in Firefox, where Debian's is installed: trees, a session, and keys."""

import json
import shutil
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from firefox import ENTER, Firefox
from server import CONFIGURATION, ROOT
from test_trees import ASSETS, HERE, PAGE

pytestmark = pytest.mark.skipif(not shutil.which("firefox-esr"), reason="there is no Firefox")


@pytest.fixture(scope="module")
def firefox():
    browser = Firefox()
    yield browser
    browser.close()


class Trees(BaseHTTPRequestHandler):
    def do_GET(self):
        scripts = [(HERE / "trees.js").read_text(), (ASSETS / "page.js").read_text()]
        page = PAGE + "".join(f"<script>{script}</script>" for script in scripts)
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page.encode())

    def log_message(self, *_):
        pass


@pytest.fixture
def trees():
    server = HTTPServer(("127.0.0.1", 0), Trees)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_firefox_follows_random_trees(firefox, trees, amount):
    firefox.open(trees)
    command = [ROOT / ".build" / CONFIGURATION / "WebFixture", "1", str(amount(200, 10_000))]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    for start in range(0, len(lines), 50):
        fault = firefox.evaluate("(cases) => run(cases)", [json.loads(line) for line in lines[start : start + 50]])
        assert fault is None, "\n".join(map(str, fault))


SHOWN = "[...document.querySelectorAll('h1')].some((one) => one.textContent === '%s' && one.checkVisibility())"


def test_in_firefox_a_session_outlives_a_kill(firefox, serve):
    server = serve("App")
    firefox.open(server.address)
    firefox.until("sessionStorage.live")
    firefox.evaluate("() => document.querySelector('main input').focus()")
    firefox.press(*"wimes", ENTER)
    firefox.until(SHOWN % "A1")
    firefox.until("!JSON.parse(sessionStorage.live).queue.length")
    server.kill()
    firefox.evaluate(
        "() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Open A2').click()"
    )
    server.start()
    firefox.until(SHOWN % "A2")
    firefox.evaluate("() => history.back()")
    firefox.until(SHOWN % "A1")

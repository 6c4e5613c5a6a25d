"""What an operator is told of sessions on a port of its own, and who else is not."""

import contextlib
import json
import re
import socket
import threading
import time
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from client import Client, begin
from server import free_port
from stories import all_stored, log_in


@pytest.fixture
def admin(serve):
    """Starts a program with a port for its operator, which is returned as well."""

    def start(program, *settings):
        port = free_port()
        return serve(program, f"admin={port}", *settings), port

    return start


def asked(port, path="/sessions.json", method="GET", host=None, **headers):
    """The status and the text of an answer."""
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    if host:
        headers["Host"] = host
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", method=method, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def sessions(port):
    status, text = asked(port)
    assert status == 200, text
    return {session["id"]: session for session in json.loads(text)}


def becomes(port, name, **values):
    """Waits until a session is as it is to be."""
    end = time.monotonic() + 30
    while values != {key: sessions(port)[name][key] for key in values}:
        assert time.monotonic() < end, sessions(port)
        time.sleep(0.1)
    return sessions(port)[name]


def acted(server):
    """A session that has done something, so that it is kept, and listens."""
    client = Client(server)
    client.attach()
    client.act(1, 999_999, "p")
    client.hear()
    return client


def test_sessions_are_listed(admin):
    server, port = admin("WebFaults", "sleep-after=1")
    person = acted(server)
    name = person.session[:6]
    awake = becomes(port, name, state="awake", connected=True)
    assert awake["bytes"] > 10 and awake["age"] < 60 and awake["idle"] < 60
    assert set(awake) == {"id", "state", "connected", "age", "idle", "bytes"}
    person.connections.close()
    asleep = becomes(port, name, state="asleep", connected=False)
    assert asleep["bytes"] == awake["bytes"]
    status, text = asked(port, "/sessions")
    head, line = text.splitlines()
    assert head.split() == ["SESSION", "STATE", "PAGE", "AGE", "IDLE", "BYTES"]
    assert re.fullmatch(rf"{name} +asleep +- +\d+s +\d+s +{asleep['bytes']}", line), line
    assert person.session not in text and person.session not in asked(port)[1]


def test_a_session_is_as_old_as_it_is_though_its_server_is_new(admin):
    server, port = admin("WebFaults")
    person = acted(server)
    name = person.session[:6]
    until = time.monotonic() + 30
    while sessions(port)[name]["age"] < 2:
        assert time.monotonic() < until
        time.sleep(0.1)
    server.kill()
    server.start()
    assert sessions(port)[name]["age"] >= 2
    assert sessions(port)[name]["state"] == "asleep"


def test_a_session_that_was_never_used_has_no_bytes(admin):
    server, port = admin("WebFaults")
    _, session, _ = begin(server)
    listed = sessions(port)[session[:6]]
    assert (listed["state"], listed["connected"], listed.get("bytes")) == ("awake", False, None)


@pytest.mark.parametrize("method", ["DELETE", "POST"])
def test_an_operator_ends_a_session(admin, visit, method):
    server, port = admin("App")
    page = visit(server.address)
    log_in(page)
    all_stored(page)
    name = next(iter(sessions(port)))
    assert asked(port, f"/sessions/{name}", method) == (200, f"Ended {name}.\n")
    expect(page.locator("#assertive")).to_have_text(re.compile("has ended what you had here"))
    expect(page.get_by_role("heading", name="A1")).to_have_count(0)
    assert name not in sessions(port)
    assert asked(port, f"/sessions/{name}", method)[0] == 404
    log_in(page)
    assert f"session={name}" in server.said()


def test_a_session_that_sleeps_is_ended_as_well(admin):
    server, port = admin("WebFaults", "sleep-after=1")
    person = acted(server)
    name = person.session[:6]
    person.connections.close()
    becomes(port, name, state="asleep")
    assert asked(port, f"/sessions/{name}", "DELETE")[0] == 200
    assert name not in sessions(port)
    server.kill()
    server.start()
    assert name not in sessions(port)


def test_a_session_whose_reducer_never_returns_is_ended(admin):
    server, port = admin("WebFaults")
    person = Client(server)
    html = person.attach()
    person.act(1, int(re.search(r'value="(\d+)"[^>]*>\+?Hang<', html)[1]), "p")
    end = time.monotonic() + 30
    while "has not returned" not in server.said():
        assert time.monotonic() < end
        time.sleep(0.1)
    name = person.session[:6]
    assert asked(port, f"/sessions/{name}", "DELETE")[0] == 200
    assert name not in sessions(port)


def test_the_session_of_another_process_stays(admin, serve):
    server, port = admin("WebFaults")
    person = acted(server)
    other_port = free_port()
    file = f"sessions={server.folder.name}/modular/WebFaults.sessions"
    serve("WebFaults", file, f"admin={other_port}")
    name = person.session[:6]
    assert sessions(other_port)[name]["state"] == "elsewhere"
    assert asked(other_port, f"/sessions/{name}", "DELETE")[0] == 409
    assert sessions(port)[name]["state"] == "awake"


FOREIGN = {
    "a page of another site": {"Origin": "http://evil.example"},
    "a page without an origin": {"Origin": "null"},
    "a page of this machine": {"Origin": "http://127.0.0.1:8080"},
    "an image of another site": {"Sec_Fetch_Site": "cross-site"},
    "an image of this machine": {"Sec_Fetch_Site": "same-site"},
    "a name that leads here": {"host": "evil.example"},
    "a name that leads here, with a port": {"host": "evil.example:8081"},
    "a name that begins as ours": {"host": "localhost.evil.example"},
    "a name that begins with our address": {"host": "127.0.0.1.evil.example:80"},
    "a port that is none": {"host": "localhost:80.evil.example"},
}


@pytest.mark.parametrize("name", FOREIGN)
def test_no_page_of_a_browser_is_answered(admin, name):
    server, port = admin("WebFaults")
    session = begin(server)[1][:6]
    for path, method in [("/sessions", "GET"), (f"/sessions/{session}", "DELETE"), (f"/sessions/{session}", "POST")]:
        status, text = asked(port, path, method, **FOREIGN[name])
        assert status in (400, 403) and session not in text
    assert session in sessions(port)
    for host in "localhost", f"localhost:{port}", "[::1]:1", "127.0.0.1":
        assert asked(port, host=host)[0] == 200


class Elsewhere(BaseHTTPRequestHandler):
    """A page of this machine that is none of ours."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<title>Elsewhere</title>")

    def log_message(self, *_):
        pass


@pytest.fixture
def elsewhere():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_a_browser_lets_no_page_ask(admin, visit, elsewhere, method):
    server, port = admin("WebFaults")
    session = begin(server)[1][:6]
    page = visit(elsewhere, errors=[])
    url = f"http://127.0.0.1:{port}/sessions/{session}"
    ask = "([url, asked]) => fetch(url, asked).then((answer) => answer.type, () => 'refused')"
    assert page.evaluate(ask, [url, {"method": method}]) == "refused"
    if method != "DELETE":
        # This arrives, and nothing is told of its answer.
        assert page.evaluate(ask, [url, {"method": method, "mode": "no-cors"}]) == "opaque"
    assert session in sessions(port)


def test_what_an_operator_writes_wrong_is_told(admin):
    server, port = admin("WebFaults")
    assert asked(port, "/sessions/abc", "DELETE")[0] == 400
    assert asked(port, "/sessions/abcdef", "DELETE") == (404, "There is no session abcdef.\n")
    assert asked(port, "/", "GET")[0] == 404
    assert asked(port, "/sessions", "PUT")[0] == 405


def test_the_port_is_this_machines_alone(admin):
    server, port = admin("WebFaults", "host=0.0.0.0")
    with contextlib.closing(socket.create_connection(("127.0.0.2", server.port), timeout=5)):
        pass
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.2", port), timeout=5)


def test_a_port_that_is_taken_is_named(serve):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(AssertionError, match=f"Port {port} is taken.*--web admin="):
            serve("WebFaults", f"admin={port}")

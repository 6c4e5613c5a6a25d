"""Clients that do not keep to the protocol, spoken by a library of others."""

import random
import re
import socket
import urllib.error
import urllib.parse
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from client import Client, begin, live


def test_a_client_of_others_can_speak_the_protocol(serve):
    server = serve("NumberFactDemo")
    cookie, session, epoch = begin(server)
    with live(server, cookie) as line:
        line.send(f'["hello","{session}","p","{epoch}",0,1]')
        assert line.recv(timeout=10) == "[0,0]"
        line.send('[1,0,999999,"p"]')
        assert line.recv(timeout=10).startswith("[1,1")


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_another_origin_is_refused(serve, origin):
    server = serve("NumberFactDemo")
    cookie, _, _ = begin(server)
    with pytest.raises(InvalidHandshake):
        live(server, cookie, origin)


def test_a_browser_without_a_cookie_is_refused(serve):
    with pytest.raises(InvalidHandshake):
        live(serve("NumberFactDemo"), None)


def test_the_session_of_another_browser_is_not_to_be_had(serve):
    server = serve("App")
    _, session, epoch = begin(server)
    other, _, _ = begin(server)
    with live(server, other) as line:
        line.send(f'["hello","{session}","p","{epoch}",0,1]')
        assert session not in line.recv(timeout=10)


def test_a_post_from_elsewhere_is_refused(serve):
    server = serve("App")
    cookie, session, _ = begin(server)
    for origin in ["http://evil.example", None]:
        headers = {"Cookie": cookie, **({"Origin": origin} if origin else {})}
        body = urllib.parse.urlencode({"s": session, "p": "1"}).encode()
        request = urllib.request.Request(f"{server.address}/~act", body, headers)
        with pytest.raises(urllib.error.HTTPError) as failure:
            urllib.request.urlopen(request)
        assert failure.value.code == 403


def test_hostile_frames_neither_crash_nor_grow_the_server(serve, amount):
    server = serve("NumberFactDemo", "max-sessions-per-browser=100000")
    cookie, session, epoch = begin(server)
    choice = random.Random(7)
    pieces = ["[", "]", ",", "1", "0", '"p"', '"e"', '"hello"', "-1", "null", "9e99", "{}", "\x00"]
    before = server.memory()
    for _ in range(amount(100, 5_000)):
        try:
            with live(server, cookie) as line:
                if choice.random() < 0.5:
                    line.send(f'["hello","{session}","p","{epoch}",0,1]')
                for _ in range(20):
                    frame = "".join(choice.choices(pieces, k=choice.randrange(12)))
                    line.send(frame if choice.random() < 0.9 else frame.encode())
                line.send("x" * 70_000)
                line.recv(timeout=5)
        except (ConnectionClosed, TimeoutError, OSError):
            pass
    assert server.process.poll() is None
    assert server.memory() < before + 30_000
    with live(server, cookie) as line:
        line.send(f'["hello","{session}","p","{epoch}",0,1]')
        line.recv(timeout=10)


def test_a_flood_is_cut_off(serve):
    server = serve("NumberFactDemo", "max-actions=10")
    cookie, session, epoch = begin(server)
    with live(server, cookie) as line:
        line.send(f'["hello","{session}","p","{epoch}",0,1]')
        with pytest.raises(ConnectionClosed):
            for number in range(1, 1000):
                line.send(f'[{number},0,0,"b"]')
            for _ in range(1000):
                line.recv(timeout=5)
    metrics = urllib.request.urlopen(f"{server.address}/metrics").read().decode()
    assert "web_refused_frames_total 1\n" in metrics
    assert int(re.search(r"web_actions_total (\d+)", metrics)[1]) < 100


def test_hostile_requests_neither_crash_nor_grow_the_server(serve, amount):
    server = serve("NumberFactDemo", "max-sessions=50", "max-sessions-per-browser=50")
    cookie, session, epoch = begin(server)
    choice = random.Random(11)
    pieces = ["GET ", "POST ", "/", "/~act", "/~send", "/~live", "/~events?hello=", " HTTP/1.1", "\r\n"]
    pieces += ["Host: a", "Content-Length: 9", "Content-Length: -1", "Transfer-Encoding: chunked"]
    pieces += ["Upgrade: websocket", "Connection: Upgrade", f"Cookie: {cookie}", "%00", "x" * 9_000, "\x00"]
    before = None
    count = amount(500, 10_000)
    for number in range(count):
        if number == count // 10:
            before = server.memory()
        try:
            with socket.create_connection(("127.0.0.1", server.port), timeout=5) as line:
                line.sendall("".join(choice.choices(pieces, k=choice.randrange(14))).encode())
                line.shutdown(socket.SHUT_WR)
                line.recv(1_000)
        except OSError:
            pass
    assert server.process.poll() is None
    assert server.memory() < before + 30_000
    with live(server, cookie) as page:
        page.send(f'["hello","{session}","p","{epoch}",0,1]')
        assert page.recv(timeout=10).startswith("[0,0")


def test_a_connection_that_says_nothing_is_closed(serve, amount):
    if not amount(False, True):
        pytest.skip("takes half a minute")
    server = serve("NumberFactDemo")
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(b"GET / HT")
        assert line.recv(1) == b""


def test_a_full_server_says_so(serve):
    server = serve("NumberFactDemo", "max-sessions=1")
    begin(server)
    person = Client(server)
    person.attach()
    with pytest.raises(urllib.error.HTTPError) as failure:
        begin(server)
    assert failure.value.code == 503
    assert failure.value.headers["Retry-After"] == "5"
    assert "Please come back in a moment" in failure.value.read().decode()

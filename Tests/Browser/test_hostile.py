"""Clients that do not keep to the protocol, spoken by a library of others."""

import random
import re
import urllib.error
import urllib.parse
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from client import begin, live


def test_a_client_of_others_can_speak_the_protocol(serve):
    server = serve("NumberFactDemo")
    cookie, session, epoch = begin(server)
    with live(server, cookie) as socket:
        socket.send(f'["hello","{session}","p","{epoch}",0,1]')
        assert socket.recv(timeout=10) == "[0,0]"
        socket.send('[1,0,999999,"p"]')
        assert socket.recv(timeout=10).startswith("[1,1")


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
    with live(server, other) as socket:
        socket.send(f'["hello","{session}","p","{epoch}",0,1]')
        assert session not in socket.recv(timeout=10)


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


def test_hostile_frames_neither_crash_nor_grow_the_server(serve):
    server = serve("NumberFactDemo", "max-sessions-per-browser=100000")
    cookie, session, epoch = begin(server)
    choice = random.Random(7)
    pieces = ["[", "]", ",", "1", "0", '"p"', '"e"', '"hello"', "-1", "null", "9e99", "{}", "\x00"]
    before = server.memory()
    for _ in range(300):
        try:
            with live(server, cookie) as socket:
                if choice.random() < 0.5:
                    socket.send(f'["hello","{session}","p","{epoch}",0,1]')
                for _ in range(20):
                    frame = "".join(choice.choices(pieces, k=choice.randrange(12)))
                    socket.send(frame if choice.random() < 0.9 else frame.encode())
                socket.send("x" * 70_000)
                socket.recv(timeout=5)
        except (ConnectionClosed, TimeoutError, OSError):
            pass
    assert server.process.poll() is None
    assert server.memory() < before + 30_000
    with live(server, cookie) as socket:
        socket.send(f'["hello","{session}","p","{epoch}",0,1]')
        socket.recv(timeout=10)


def test_a_flood_is_cut_off(serve):
    server = serve("NumberFactDemo", "max-actions=10")
    cookie, session, epoch = begin(server)
    with live(server, cookie) as socket:
        socket.send(f'["hello","{session}","p","{epoch}",0,1]')
        with pytest.raises(ConnectionClosed):
            for number in range(1, 1000):
                socket.send(f'[{number},0,0,"b"]')
            for _ in range(1000):
                socket.recv(timeout=5)
    metrics = urllib.request.urlopen(f"{server.address}/metrics").read().decode()
    assert "web_refused_frames_total 1\n" in metrics
    assert int(re.search(r"web_actions_total (\d+)", metrics)[1]) < 100

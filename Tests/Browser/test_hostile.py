"""Clients that do not keep to the protocol, spoken by a library of others."""

import random
import re
import urllib.error
import urllib.parse
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect


def begin(server):
    """Loads a page; returns its cookie, its session and its epoch."""
    with urllib.request.urlopen(server.address) as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        html = answer.read().decode()
    session = re.search('data-session="([0-9a-f]+)"', html)[1]
    return cookie, session, re.search('data-epoch="([0-9a-f]+)"', html)[1]


def live(server, cookie, origin=None):
    headers = {"Cookie": cookie} if cookie else {}
    return connect(
        f"ws://127.0.0.1:{server.port}/~live",
        origin=origin or server.address,
        additional_headers=headers,
        proxy=None,
    )


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


def test_every_action_is_applied_once_through_kills(serve):
    server = serve("App")
    cookie, session, epoch = begin(server)
    field = re.search(r'name="f(\d+)"', page_html(server, cookie, session))[1]
    number, applied = 0, 0
    for round in range(10):
        with live(server, cookie) as socket:
            socket.send(f'["hello","{session}","p{round}","",0,1]')
            first = socket.recv(timeout=10)
            applied = int(first.split(",")[1])
            assert applied >= number, "what was acknowledged is there"
            assert applied <= 20 * round
            seen = int(first[1:].split(",")[0])
            field = re.search(r'name=\\"f(\d+)\\"', first)[1]
            text = "x" * applied
            assert f'value=\\"{text}\\"' in first or not applied
            for step in range(applied + 1, 20 * round + 21):
                socket.send(f'[{step},{seen},{field},"e","{"x" * step}"]')
                if step == 20 * round + 10:
                    break
            while number < 20 * round + 5:
                number = int(socket.recv(timeout=10).rstrip("]").split(",")[1])
        server.kill()
        server.start()


def page_html(server, cookie, session):
    request = urllib.request.Request(f"{server.address}/?~s={session}", headers={"Cookie": cookie})
    with urllib.request.urlopen(request) as answer:
        return answer.read().decode()

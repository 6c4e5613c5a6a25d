"""Connections that say nothing: either side notices, and goes on."""

import contextlib
import socket
import time

import pytest
from playwright.sync_api import expect

from client import begin, live
from proxy import Proxy
from test_faults import counted, press


@pytest.fixture
def deaf():
    proxies = []

    def start(server):
        proxies.append(Proxy(server.port))
        return proxies[-1]

    yield start
    for proxy in proxies:
        proxy.close()


def count(page, number):
    press(page, "Count")
    counted(page, number)


def test_a_page_notices_within_ten_seconds_that_nothing_comes_back(serve, visit, deaf):
    proxy = deaf(serve("WebFaults"))
    page = visit(proxy.address)
    count(page, 1)
    proxy.swallows = True
    press(page, "Count")
    expect(page.locator("html.offline")).to_be_attached(timeout=15_000)
    proxy.swallows = False
    counted(page, 2)
    expect(page.locator("html.offline")).not_to_be_attached()


def test_a_page_that_is_back_no_longer_says_that_it_is_away(serve, visit):
    server = serve("WebFaults")
    page = visit(server.address)
    count(page, 1)
    server.kill()
    expect(page.locator("#polite")).to_contain_text("The connection is lost")
    server.start()
    expect(page.locator("#polite")).to_have_text("")


def test_a_page_that_wakes_connects_at_once(serve, visit, deaf):
    proxy = deaf(serve("WebFaults"))
    page = visit(proxy.address)
    count(page, 1)
    page.clock.install()
    page.evaluate("""() => {
        Object.defineProperty(document, 'hidden', { get: () => window.isHidden, configurable: true })
        window.isHidden = true
        dispatchEvent(new Event('visibilitychange'))
    }""")
    page.clock.fast_forward(60_000)
    # The connection was lost, and nobody has told.
    proxy.swallows = True
    time.sleep(0.2)
    with page.expect_websocket():
        page.evaluate("isHidden = false; dispatchEvent(new Event('visibilitychange'))")


def opcodes(line):
    """What kinds of frames a socket of WebSocket is sent until its end."""
    with contextlib.suppress(OSError), line.makefile("rb") as stream:
        while head := stream.read(2):
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(stream.read(2 if size == 126 else 8))
            stream.read(size)
            yield head[0] & 15


def upgraded(server, cookie):
    """A connection that speaks WebSocket and answers nothing."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    head = [
        "GET /~live HTTP/1.1", f"Host: 127.0.0.1:{server.port}", f"Origin: {server.address}",
        f"Cookie: {cookie}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", "",
    ]
    line.sendall("\r\n".join(head).encode())
    assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
    return line


def test_a_socket_that_wants_nothing_is_closed(serve):
    server = serve("WebFaults")
    line = upgraded(server, begin(server)[0])
    begun = time.monotonic()
    list(opcodes(line))
    assert 5 < time.monotonic() - begun < 25


def test_a_page_that_answers_no_ping_is_let_go(serve):
    server = serve("WebFaults", "ping-every=2")
    cookie, session, epoch = begin(server)
    line = upgraded(server, cookie)
    text = f'["hello","{session}","p","{epoch}",0,1]'.encode()
    line.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
    begun = time.monotonic()
    assert 9 in list(opcodes(line)), "pings are sent"
    assert time.monotonic() - begun < 40


def test_a_page_that_answers_pings_stays(serve):
    server = serve("WebFaults", "ping-every=1")
    cookie, session, epoch = begin(server)
    with live(server, cookie) as line:
        line.send(f'["hello","{session}","p","{epoch}",0,1]')
        begun = time.monotonic()
        line.recv(timeout=10)
        with pytest.raises(TimeoutError):
            line.recv(timeout=16)
        assert time.monotonic() - begun > 15


def test_server_sent_events_are_told_that_the_server_is_there(serve):
    server = serve("WebFaults", "ping-every=1")
    cookie, session, epoch = begin(server)
    line = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    hello = f'%5B"hello","{session}","p","{epoch}",0,1%5D'.replace('"', "%22")
    head = f"GET /~events?hello={hello} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {cookie}\r\n\r\n"
    line.sendall(head.encode())
    heard = b""
    while heard.count(b":\n\n") < 2:
        heard += line.recv(4096)
    assert b"data: [0,0]" in heard

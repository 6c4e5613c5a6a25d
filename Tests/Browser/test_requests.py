"""Requests as an enemy makes them, each with the one answer that RFC 9110 and 9112 want of it."""

import contextlib
import re
import socket

import pytest

from client import begin
from server import Server

SOCKET = ["Connection: Upgrade", "Upgrade: websocket"]
KEY = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="
CHUNKED = "Transfer-Encoding: chunked"


@pytest.fixture(scope="module")
def server():
    started = Server("WebFaults")
    yield started
    assert started.process.poll() is None, started.said()
    assert started.get("/health").read() == b"ok\n"
    started.close()


def answers(server, data, ends=False):
    """The statuses of what a server answers until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        heard = b""
        with contextlib.suppress(ConnectionError):
            line.sendall(data)
            if ends:
                line.shutdown(socket.SHUT_WR)
        # A server that has closed the connection meanwhile has said why.
        with contextlib.suppress(ConnectionError):
            while part := line.recv(65_536):
                heard += part
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+) ", heard)]


def written(server, line, *headers, body="", host=None):
    host = f"Host: 127.0.0.1:{server.port}" if host is None else host
    lines = [line, *([host] if host else []), *headers, "Connection: close", "", ""]
    return "\r\n".join(lines).encode("latin-1") + body.encode()


GET = "GET /health HTTP/1.1"
POST = "POST /~act HTTP/1.1"
HEADS = {
    "the health": (GET, [], 200),
    "no host": (GET, [], 400, ""),
    "two hosts": (GET, ["Host: b"], 400),
    "a host with a blank": (GET, [], 400, "Host: a b"),
    "a host with a user": (GET, [], 400, "Host: a@b"),
    "a host with a path": (GET, [], 400, "Host: a/b"),
    "an empty host": (GET, [], 200, "Host:"),
    "the version before, without host": ("GET /health HTTP/1.0", [], 200, ""),
    "the version before": ("GET /health HTTP/1.0", [], 200),
    "a version that is spoken by others": ("GET /health HTTP/2.0", [], 400),
    "a version that is none": ("GET /health HTTP/1.2", [], 400),
    "a version in small letters": ("GET /health http/1.1", [], 400),
    "an upgrade that nobody offers": (GET, ["Upgrade: h2c", "HTTP2-Settings: AAMAAABk"], 200),
    "an upgrade that nobody offers, of sockets": ("GET /~live HTTP/1.1", ["Upgrade: h2c"], 403),
    "a socket where there is none": (GET, ["Upgrade: websocket", KEY], 200),
    "a name with a blank": (GET, ["Bad Name: x"], 400),
    "a blank before the colon": (GET, ["X : x"], 400),
    "no name": (GET, [": x"], 400),
    "no colon": (GET, ["x"], 400),
    "a folded line": (GET, ["X: a\r\n b"], 400),
    "a zero byte in a value": (GET, ["X: a\0b"], 400),
    "a bare return in a value": (GET, ["X: a\rb"], 400),
    "a value of other letters": (GET, ["X: \u00e9"], 200),
    "a header of 100,000 letters": (GET, ["X: " + "y" * 100_000], 400),
    "a method that nobody knows": ("FOO /health HTTP/1.1", [], 400),
    "a method in small letters": ("get /health HTTP/1.1", [], 400),
    "a method that is none": ("G@T /health HTTP/1.1", [], 400),
    "a trace": ("TRACE /health HTTP/1.1", [], 405),
    "options": ("OPTIONS * HTTP/1.1", [], 405),
    "a tunnel": ("CONNECT a:80 HTTP/1.1", [], 405),
    "a put": ("PUT / HTTP/1.1", ["Content-Length: 0"], 405),
    "a delete": ("DELETE / HTTP/1.1", [], 405),
    "the head": ("HEAD /health HTTP/1.1", [], 200),
    "a whole address": ("GET http://a.example/health HTTP/1.1", [], 200),
    "a path without a slash": ("GET health HTTP/1.1", [], 400),
    "a control in the path": ("GET /a\x01b HTTP/1.1", [], 400),
    "other letters in the path": ("GET /\u00e9 HTTP/1.1", [], 400),
    "a way up": ("GET /../../etc/passwd HTTP/1.1", [], 404),
    "a zero byte, escaped": ("GET /%00 HTTP/1.1", [], 404),
    "an escape that is none": ("GET /%zz HTTP/1.1", [], 404),
    "a path of 20,000 letters": ("GET /" + "a" * 20_000 + " HTTP/1.1", [], 404),
    "two blanks in the line, which may be": ("GET  /health HTTP/1.1", [], 200),
    "an expectation that nobody meets": (POST, ["Expect: x", "Content-Length: 0"], 417),
    "a length below zero": (POST, ["Content-Length: -1"], 400),
    "a length with a plus": (POST, ["Content-Length: +1"], 400),
    "a length in letters": (POST, ["Content-Length: x"], 400),
    "a length in sixteens": (POST, ["Content-Length: 0x1"], 400),
    "an empty length": (POST, ["Content-Length:"], 400),
    "two lengths": (POST, ["Content-Length: 1", "Content-Length: 2"], 400),
    "one length twice": (POST, ["Content-Length: 1", "Content-Length: 1"], 400),
    "a list of lengths": (POST, ["Content-Length: 1, 1"], 400),
    "a length beyond all numbers": (POST, ["Content-Length: 99999999999999999999"], 400),
    "a length and pieces": (POST, ["Content-Length: 5", CHUNKED], 400),
    "a coding that nobody knows": (POST, ["Transfer-Encoding: gzip"], 400),
    "pieces that are packed": (POST, ["Transfer-Encoding: chunked, gzip"], 400),
    "pieces twice": (POST, [CHUNKED, CHUNKED], 400),
    "a coding that is none": (POST, ["Transfer-Encoding: identity"], 400),
    "pieces in the version before": ("POST /~act HTTP/1.0", [CHUNKED], 400),
    "a form of nobody": (POST, ["Content-Length: 0"], 403),
}


@pytest.mark.parametrize("name", HEADS)
def test_a_head_has_one_answer(server, name):
    line, headers, status, *host = HEADS[name]
    data = written(server, line, *headers, host=host[0] if host else None)
    assert answers(server, data) == [status]


BODIES = {
    "a size that is none": ("zz\r\nab\r\n0\r\n\r\n", 400),
    "a size below zero": ("-1\r\nab\r\n0\r\n\r\n", 400),
    "a size beyond all numbers": ("f" * 20 + "\r\nab", 400),
    "a piece that is longer than it says": ("2\r\nabX\r\n0\r\n\r\n", 400),
    "a piece that ends early": ("5\r\nab", 400),
    "whole pieces": ("2\r\nab\r\n0\r\n\r\n", 303),
    "pieces with more to say": ("2;a=b\r\nab\r\n0\r\nX: y\r\n\r\n", 303),
}


def own(server):
    return [f"Origin: {server.address}", f"Cookie: {begin(server)[0]}"]


@pytest.mark.parametrize("name", BODIES)
def test_a_body_in_pieces_has_one_answer(server, name):
    body, status = BODIES[name]
    data = written(server, POST, CHUNKED, *own(server), body=body)
    assert answers(server, data, ends=True) == [status]


SOCKETS = {
    "of nobody": (["Sec-WebSocket-Version: 13", KEY], 403),
    "of another version": (["Sec-WebSocket-Version: 8", KEY], 426),
    "of no version": ([KEY], 426),
    "without a key": (["Sec-WebSocket-Version: 13"], 400),
    "with two keys": (["Sec-WebSocket-Version: 13", KEY, KEY], 400),
}


@pytest.mark.parametrize("name", SOCKETS)
def test_a_socket_that_is_refused_is_told_why(server, name):
    headers, status = SOCKETS[name]
    lines = ["GET /~live HTTP/1.1", f"Host: 127.0.0.1:{server.port}", *SOCKET, *headers, "", ""]
    assert answers(server, "\r\n".join(lines).encode()) == [status]


def test_who_expects_to_go_on_is_told_to(server):
    headers = ["Expect: 100-continue", "Content-Length: 3", *own(server)]
    assert answers(server, written(server, POST, *headers, body="a=b")) == [100, 303]


def test_a_form_that_is_too_large_is_told_so(server):
    for path in "/~act", "/~send", "/~files":
        headers = ["Content-Length: 70000", *own(server)]
        data = written(server, f"POST {path} HTTP/1.1", *headers, body="x" * 70_000)
        status = 400 if path == "/~files" else 413
        assert answers(server, data) == [status], path


def test_requests_in_a_row_are_answered_in_turn(server):
    host = f"Host: 127.0.0.1:{server.port}"
    first = f"POST /~act HTTP/1.1\r\n{host}\r\nContent-Length: 4\r\n\r\nabcd".encode()
    assert answers(server, first + written(server, GET)) == [403, 200]


def test_a_broken_request_behind_a_good_one_ends_the_connection(server):
    host = f"Host: 127.0.0.1:{server.port}"
    first = f"GET /health HTTP/1.1\r\n{host}\r\n\r\n".encode()
    assert answers(server, first + written(server, "GET health HTTP/1.1")) in ([200, 400], [200], [])
    assert answers(server, written(server, GET)) == [200]


@pytest.mark.parametrize("data", [b"\x16\x03\x01\0\5\1\0\0\1\3", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /\r\n\r\n"])
def test_what_is_no_request_is_told_so(server, data):
    assert answers(server, data) == [400]

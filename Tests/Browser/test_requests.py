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
    "a header of 100,000 letters": (GET, ["X: " + "y" * 100_000], 431),
    "a method that nobody knows": ("FOO /health HTTP/1.1", [], 501),
    "a method in small letters": ("get /health HTTP/1.1", [], 501),
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
    # Where a body would be.
    "a blank before the colon of the length": (POST, ["Content-Length : 0"], 400),
    "a length that is folded": (POST, ["Content-Length:\r\n 0"], 400),
    "two lengths in one": (POST, ["Content-Length: 0 0"], 400),
    "a length with an end of a list": (POST, ["Content-Length: 0,"], 400),
    "a length with a fraction": (POST, ["Content-Length: 0.0"], 400),
    "a length in other figures": (POST, ["Content-Length: \u00b2"], 400),
    "a length with zeros before": (POST, ["Content-Length: 00000000000000000000000"], 403),
    "two lengths in letters of two sizes": (POST, ["Content-Length: 0", "CONTENT-LENGTH: 1"], 400),
    "pieces and a length": (POST, [CHUNKED, "Content-Length: 5"], 400),
    "a blank before the colon of the coding": (POST, ["Transfer-Encoding : chunked"], 400),
    "a coding that is folded": (POST, ["Transfer-Encoding:\r\n chunked"], 400),
    "a coding behind a vertical tab": (POST, ["Transfer-Encoding: \vchunked"], 400),
    "a coding in quotes": (POST, ['Transfer-Encoding: "chunked"'], 400),
    "a coding with a letter too many": (POST, ["Transfer-Encoding: xchunked"], 400),
    "a coding with a parameter": (POST, ["Transfer-Encoding: chunked;q=1"], 400),
    "no coding": (POST, ["Transfer-Encoding:"], 400),
    "pieces twice in one line": (POST, ["Transfer-Encoding: chunked, chunked"], 400),
    "pieces of what is packed": (POST, ["Transfer-Encoding: gzip, chunked"], 501),
    "a form that is packed": (POST, ["Content-Encoding: gzip", "Content-Length: 0"], 415),
    # What the head is made of.
    "a tab before the colon": (GET, ["X\t: x"], 400),
    "a zero byte in a name": (GET, ["X\0: a"], 400),
    "a name of other letters": (GET, ["X\u00e9: a"], 400),
    "a parenthesis in a name": (GET, ["X(: a"], 400),
    "an escape in a value": (GET, ["X: a\x1bb"], 400),
    "a delete in a value": (GET, ["X: a\x7fb"], 400),
    "an empty value": (GET, ["X:"], 200),
    "a line that ends with a line feed alone": (GET, ["X: a\nY: b"], 400),
    "a head that ends with line feeds alone": (GET, ["X: a\n\nGET /b HTTP/1.1"], 400),
    "a head that begins with a fold": (GET, [], 400, " Host: a"),
    "5,000 headers": (GET, [f"X{index}: a" for index in range(5_000)], 431),
    "a name of 100,000 letters": (GET, ["X" * 100_000 + ": a"], 431),
    # Whom it is for.
    "a host with a port in letters": (GET, [], 400, "Host: a:b"),
    "a host with a port beyond all": (GET, [], 400, "Host: a:65536"),
    "a host with two ports": (GET, [], 400, "Host: a:80:80"),
    "a host with an empty port": (GET, [], 200, "Host: a:"),
    "a host that is an address": (GET, [], 200, "Host: [::1]:80"),
    "a host that is an address without brackets": (GET, [], 400, "Host: ::1"),
    "a host with one bracket": (GET, [], 400, "Host: [::1"),
    "a host with letters behind its bracket": (GET, [], 400, "Host: [::1]a"),
    "a host that is no address": (GET, [], 400, "Host: [zz]"),
    "a host with an escape": (GET, [], 200, "Host: a%20b"),
    "a host of other letters": (GET, [], 400, "Host: \u00e9"),
    "a host with a tag": (GET, [], 400, "Host: a<b>"),
    "a host with a quote": (GET, [], 400, 'Host: a"b'),
    # What it asks for.
    "a whole address without host": ("GET http://a.example/health HTTP/1.1", [], 400, ""),
    "a whole address in large letters": ("GET HTTP://A.EXAMPLE/health HTTP/1.1", [], 200),
    "a whole address without path": ("GET http://a.example?x HTTP/1.1", [], 200),
    "a whole address with a user": ("GET http://u@a.example/health HTTP/1.1", [], 400),
    "a whole address of nobody": ("GET http:///health HTTP/1.1", [], 400),
    "a whole address with a port in letters": ("GET http://a:b/health HTTP/1.1", [], 400),
    "a whole address of another scheme": ("GET ftp://a.example/health HTTP/1.1", [], 400),
    "a host alone": ("GET a.example:80 HTTP/1.1", [], 400),
    "all, got": ("GET * HTTP/1.1", [], 400),
    "all, posted": ("POST * HTTP/1.1", ["Content-Length: 0"], 400),
    "a fragment": ("GET /health#a HTTP/1.1", [], 400),
    "a quote in the path": ('GET /a"b HTTP/1.1', [], 400),
    "a tag in the query": ("GET /?<b> HTTP/1.1", [], 400),
    "a zero byte in the path": ("GET /\0 HTTP/1.1", [], 400),
    "a blank in the path": ("GET /a b HTTP/1.1", [], 400),
    "tabs in the line": ("GET\t/health\tHTTP/1.1", [], 400),
    "a path of 100,000 letters": ("GET /" + "a" * 100_000 + " HTTP/1.1", [], 414),
    "an escape of one figure": ("GET /%f HTTP/1.1", [], 404),
    "an escape of half a letter": ("GET /%c3%28 HTTP/1.1", [], 404),
    "a way up, escaped twice": ("GET /%252e%252e/ HTTP/1.1", [], 404),
    "an escaped letter of a path of ours": ("GET /%68ealth HTTP/1.1", [], 404),
    "an escaped turn of the letters": ("GET /%e2%80%ae HTTP/1.1", [], 404),
    "an escape in the query that is none": ("GET /?a=%zz HTTP/1.1", [], 200),
    "a hello that is none": ("GET /~events?hello=%zz HTTP/1.1", [], 403),
    "two slashes": ("GET //health HTTP/1.1", [], 404),
    # How it asks.
    "a method with a letter too many": ("GETT /health HTTP/1.1", [], 501),
    "a method that others have": ("PROPFIND / HTTP/1.1", [], 501),
    "a method that nobody has here": ("PATCH / HTTP/1.1", ["Content-Length: 0"], 405),
    "a method with a comma": ("GET, /health HTTP/1.1", [], 400),
    "no method": (" /health HTTP/1.1", [], 400),
    "a form that is got": ("GET /~act HTTP/1.1", [], 405),
    "the head of a form": ("HEAD /~act HTTP/1.1", [], 405),
    "a page that is posted": ("POST / HTTP/1.1", ["Content-Length: 0"], 405),
    "a version with a zero": ("GET /health HTTP/01.1", [], 400),
    "a version with a figure too many": ("GET /health HTTP/1.10", [], 400),
    "a version without a dot": ("GET /health HTTP/11", [], 400),
    "a version of another protocol": ("GET /health HTTPS/1.1", [], 400),
    "a blank behind the version": ("GET /health HTTP/1.1 ", [], 400),
    # What it hopes for.
    "an expectation behind another": (POST, ["Expect: 100-continue", "Expect: x", "Content-Length: 3"], 417),
    "an expectation without a body": (GET, ["Expect: 100-continue"], 200),
    "an empty expectation": (POST, ["Expect:", "Content-Length: 0"], 403),
    "an expectation in the version before": ("POST /~act HTTP/1.0", ["Expect: 100-continue", "Content-Length: 0"], 403),
    "a part of a file": ("GET /~page.js HTTP/1.1", ["Range: bytes=0-1"], 200),
    "a part that ends before it begins": ("GET /~page.js HTTP/1.1", ["Range: bytes=5-1"], 200),
    "a file, unless there is any": ("GET /~page.js HTTP/1.1", ["If-None-Match: *"], 304),
    "a file, unless it is another": ("GET /~page.js HTTP/1.1", ['If-None-Match: "x", W/"y"'], 200),
    "a file, if there is any": ("GET /~page.js HTTP/1.1", ["If-Match: *"], 200),
    "a file, if it is another": ("GET /~page.js HTTP/1.1", ['If-Match: "x"'], 412),
    "a file, if it is newer than a day to come": (
        "GET /~page.js HTTP/1.1", ["If-Modified-Since: Sat, 29 Oct 2044 19:43:31 GMT"], 200,
    ),
    "a file, if it is newer than no day": ("GET /~page.js HTTP/1.1", ["If-Modified-Since: yesterday"], 200),
    "a file, if it is older than a day": (
        "GET /~page.js HTTP/1.1", ["If-Unmodified-Since: Sat, 29 Oct 1994 19:43:31 GMT"], 200,
    ),
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
    "more to say in quotes": ('2;a="b;c"\r\nab\r\n0;d\r\n\r\n', 303),
    "more to say with a bare line feed": ("2;a\nab\r\n0\r\n\r\n", 400),
    "more to say with a bare return": ("2;a\rb\r\nab\r\n0\r\n\r\n", 400),
    "more to say with a zero byte": ("2;a\0b\r\nab\r\n0\r\n\r\n", 400),
    "a size that ends with a line feed alone": ("2\nab\r\n0\r\n\r\n", 400),
    "a piece that ends with a line feed alone": ("2\r\nab\n0\r\n\r\n", 400),
    "an end with a line feed alone": ("2\r\nab\r\n0\r\n\n", 400),
    "a size behind a blank": (" 2\r\nab\r\n0\r\n\r\n", 400),
    "a size with an x": ("0x2\r\nab\r\n0\r\n\r\n", 400),
    "a size with a plus": ("+2\r\nab\r\n0\r\n\r\n", 400),
    "a size with a line": ("2_0\r\nab\r\n0\r\n\r\n", 400),
    "a size with zeros before": ("0" * 40 + "2\r\nab\r\n000\r\n\r\n", 303),
    "a size in large letters": ("A\r\n0123456789\r\n0\r\n\r\n", 303),
    "no size": ("\r\nab\r\n0\r\n\r\n", 400),
    "no piece": ("0\r\n\r\n", 303),
    "a body that does not end": ("2\r\nab\r\n0\r\n", 400),
    "a trailer that would be a length": ("2\r\nab\r\n0\r\nContent-Length: 5\r\n\r\n", 400),
    "a trailer that would be a coding": ("2\r\nab\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    "a trailer that would be a host": ("2\r\nab\r\n0\r\nHost: evil\r\n\r\n", 303),
    "a trailer without a colon": ("2\r\nab\r\n0\r\nX\r\n\r\n", 400),
    "a trailer with a blank before its colon": ("2\r\nab\r\n0\r\nX : a\r\n\r\n", 400),
    "a trailer that is folded": ("2\r\nab\r\n0\r\nX: a\r\n b\r\n\r\n", 400),
    "a trailer of 100,000 letters": ("2\r\nab\r\n0\r\nX: " + "a" * 100_000 + "\r\n\r\n", 400),
}


OWN = "with what a page of ours sends"


def own(server):
    return [f"Origin: {server.address}", f"Cookie: {begin(server)[0]}"]


@pytest.mark.parametrize("name", BODIES)
def test_a_body_in_pieces_has_one_answer(server, name):
    body, status = BODIES[name]
    data = written(server, POST, CHUNKED, *own(server), body=body)
    assert answers(server, data, ends=True) == [status]


VERSION = "Sec-WebSocket-Version: 13"
SOCKETS = {
    "of nobody": ([*SOCKET, VERSION, KEY], 403),
    "of another version": ([*SOCKET, "Sec-WebSocket-Version: 8", KEY], 426),
    "of no version": ([*SOCKET, KEY], 426),
    "of a list of versions": ([*SOCKET, "Sec-WebSocket-Version: 13, 8", KEY], 426),
    "of two versions": ([*SOCKET, VERSION, VERSION, KEY], 426),
    "without a key": ([*SOCKET, VERSION], 400),
    "with two keys": ([*SOCKET, VERSION, KEY, KEY], 400),
    "with an empty key": ([*SOCKET, VERSION, "Sec-WebSocket-Key:"], 400),
    "with a key that is too short": ([*SOCKET, VERSION, "Sec-WebSocket-Key: YQ=="], 400),
    "with a key that is no base64": ([*SOCKET, VERSION, "Sec-WebSocket-Key: " + "!" * 24], 400),
    "with a body": ([*SOCKET, VERSION, KEY, "Content-Length: 3"], 400, OWN),
    "with a body in pieces": ([*SOCKET, VERSION, KEY, CHUNKED], 400, OWN),
    "from two origins": ([*SOCKET, VERSION, KEY, "Origin: http://a"], 403, OWN),
    "that is posted": ([*SOCKET, VERSION, KEY, "Content-Length: 0"], 400, OWN, "POST /~live HTTP/1.1"),
    "in the version before": ([*SOCKET, VERSION, KEY], 403, OWN, "GET /~live HTTP/1.0"),
    "with a query": ([*SOCKET, VERSION, KEY], 403, OWN, "GET /~live?a HTTP/1.1"),
    "that the connection does not name": (["Upgrade: websocket", VERSION, KEY], 403, OWN),
    "of a protocol with a version": (["Connection: Upgrade", "Upgrade: websocket/13", VERSION, KEY], 403, OWN),
    "in order": ([*SOCKET, VERSION, KEY], 101, OWN),
    "in letters of other sizes": (["Connection: a, uPGRADE", "Upgrade: h2c, WebSocket", VERSION, KEY], 101, OWN),
    "by a whole address": ([*SOCKET, VERSION, KEY], 101, OWN, "GET http://{host}/~live HTTP/1.1"),
    "with what nobody speaks": (
        [*SOCKET, VERSION, KEY, "Sec-WebSocket-Protocol: a", "Sec-WebSocket-Extensions: b"], 101, OWN,
    ),
}


@pytest.mark.parametrize("name", SOCKETS)
def test_a_socket_has_one_answer(server, name):
    headers, status, *more = SOCKETS[name]
    host = f"127.0.0.1:{server.port}"
    line = more[1] if len(more) > 1 else "GET /~live HTTP/1.1"
    lines = [line.format(host=host), f"Host: {host}", *headers, *(own(server) if more else []), "", ""]
    assert answers(server, "\r\n".join(lines).encode(), ends=True) == [status]


def test_who_expects_to_go_on_is_told_to(server):
    headers = ["Expect: 100-continue", "Content-Length: 3", *own(server)]
    assert answers(server, written(server, POST, *headers, body="a=b")) == [100, 303]


def test_a_form_that_is_too_large_is_told_so(server):
    for path in "/~act", "/~send", "/~files":
        headers = ["Content-Length: 70000", *own(server)]
        data = written(server, f"POST {path} HTTP/1.1", *headers, body="x" * 70_000)
        status = 400 if path == "/~files" else 413
        assert answers(server, data) == [status], path


def lasting(server, line, *headers, body=""):
    """A request that leaves the connection open."""
    return written(server, line, *headers, body=body).replace(b"Connection: close\r\n", b"")


FORM = f"{GET}\r\nHost: a\r\n\r\n"
ROWS = {
    "a form, then the health": ([(POST, ["Content-Length: 4"], "abcd"), (GET,)], [403, 200]),
    "200 of a kind": ([(GET,)] * 201, [200] * 201),
    "a head, then the whole": ([("HEAD /health HTTP/1.1",), (GET,)], [200, 200]),
    "a head with a body": ([("HEAD /health HTTP/1.1", ["Content-Length: 3"], "abc"), (GET,)], [200, 200]),
    "one that is the body of another": ([(GET, [f"Content-Length: {len(FORM)}"], FORM), (GET,)], [200, 200]),
    "pieces, then the health": ([(POST, [CHUNKED], "2\r\nab\r\n0\r\n\r\n"), (GET,)], [403, 200]),
    "what is not allowed, with a body": ([("PUT / HTTP/1.1", ["Content-Length: 3"], "abc"), (GET,)], [405, 200]),
    "an expectation behind another": (
        [(GET,), (POST, ["Expect: 100-continue", "Content-Length: 3"], "abc"), (GET,)], [200, 403, 200],
    ),
    "the version before": ([("GET /health HTTP/1.0", ["Connection: keep-alive"]), (GET,)], [200, 200]),
    "the version before, which ends": ([("GET /health HTTP/1.0",), (GET,)], [200]),
    "one that ends, and one more": ([(GET, ["Connection: Close"]), (GET,)], [200]),
    "one that is refused, and one more": ([(POST, ["Expect: x", "Content-Length: 3"], "abc"), (GET,)], [417]),
    "two, one that is broken, and one more": ([(GET,), (GET,), ("GET health HTTP/1.1",), (GET,)], [200, 200, 400]),
    "one, and one that is refused": ([(GET,), (GET, ["Host: b"])], [200, 400]),
    "one, and a body that is broken": ([(GET,), (POST, [CHUNKED], "zz\r\n")], [200, 400]),
}


@pytest.mark.parametrize("name", ROWS)
def test_requests_in_a_row_are_answered_in_turn(server, name):
    requests, statuses = ROWS[name]
    data = b""
    for index, (line, *rest) in enumerate(requests):
        write = written if index == len(requests) - 1 else lasting
        data += write(server, line, *(rest[0] if rest else []), body=rest[1] if len(rest) > 1 else "")
    assert answers(server, data) == statuses


@pytest.mark.parametrize("before", ["\r\n", "\n", "\r\n\r\n"])
def test_empty_lines_may_come_before_a_request(server, before):
    assert answers(server, before.encode() + written(server, GET)) == [200]


def test_what_is_not_allowed_says_what_is(server):
    for line, methods in {"PUT /": "GET, HEAD", "GET /~act": "POST", "POST /~live": "GET"}.items():
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
            connection.sendall(written(server, f"{line} HTTP/1.1", "Content-Length: 0"))
            heard = b"".join(iter(lambda: connection.recv(65_536), b"")).decode()
        assert heard.startswith("HTTP/1.1 405 ")
        assert f"\r\nallow: {methods}\r\n" in heard.replace("Allow", "allow")


@pytest.mark.parametrize("data", [
    b"\x16\x03\x01\0\5\1\0\0\1\3", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /\r\n\r\n",
    b" GET / HTTP/1.1\r\nHost: a\r\n\r\n", b"GET / HTTP/1.1\nHost: a\n\n",
])
def test_what_is_no_request_is_told_so(server, data):
    assert answers(server, data) == [400]


@pytest.mark.parametrize("line", [
    "POST /~act HTTP/1.1", "POST /~live HTTP/1.1", "FOO / HTTP/1.1", "POST a HTTP/1.1",
])
def test_who_still_sends_is_heard_out(server, line):
    body = "x" * 8_000_000
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        # A connection that is reset loses what is on its way, and fails here.
        connection.sendall(written(server, line, f"Content-Length: {len(body)}", body=body))
        heard = b"".join(iter(lambda: connection.recv(65_536), b""))
    assert re.fullmatch(rb"HTTP/1\.1 4\d\d .*\r\n\r\n|HTTP/1\.1 501 .*\r\n\r\n", heard, re.DOTALL)

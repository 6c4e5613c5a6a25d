"""Frames as an enemy sends them, each with the end that RFC 6455 wants of it."""

import contextlib
import struct

import pytest

from client import begin
from server import Server
from test_silence import upgraded

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


@pytest.fixture(scope="module")
def server():
    started = Server("WebFaults")
    yield started
    assert started.process.poll() is None, started.said()
    assert started.get("/health").read() == b"ok\n"
    started.close()


def frame(opcode, data=b"", last=True, reserved=0, masked=True, length=None):
    size = len(data) if length is None else length
    head = bytes([last << 7 | reserved << 4 | opcode])
    if size < 126:
        head += bytes([masked << 7 | size])
    elif size < 65_536:
        head += bytes([masked << 7 | 126]) + struct.pack(">H", size)
    else:
        head += bytes([masked << 7 | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + data
    mask = b"\1\2\3\4"
    return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))


def parsed(data):
    """The whole frames in what a server has sent, as (opcode, payload)."""
    frames = []
    while len(data) >= 2:
        size, start = data[1] & 127, 2
        if size > 125:
            width = 2 if size == 126 else 8
            size, start = int.from_bytes(data[2 : 2 + width], "big"), 2 + width
        frames.append((data[0] & 15, data[start : start + size]))
        data = data[start + size :]
    return frames


def answers(server, frames, waits):
    """What a page hears that sends frames and ends, by opcode; an end with its code.

    It waits for the answer to its hello where there is one to come, which others send.
    """
    cookie, session, epoch = begin(server)
    hello = f'["hello","{session}","p","{epoch}",0,1]'.encode()
    data = b""
    with upgraded(server, cookie) as line:
        line.settimeout(20)
        with contextlib.suppress(ConnectionError):
            for some in frames:
                line.sendall(some(hello) if callable(some) else some)
                while waits and TEXT not in [opcode for opcode, _ in parsed(data)]:
                    data += line.recv(65_536)
            line.sendall(frame(CLOSE, struct.pack(">H", 1000)))
        # A server that has closed the connection meanwhile has said why.
        with contextlib.suppress(ConnectionError):
            while part := line.recv(65_536):
                data += part
    return [
        struct.unpack(">H", payload[:2])[0] if opcode == CLOSE and payload else opcode
        for opcode, payload in parsed(data)
    ]


def hello(data):
    return frame(TEXT, data)


CASES = {
    "a hello": ([hello], [TEXT, 1000]),
    "a hello in two parts": (
        [lambda data: frame(TEXT, data[:9], last=False) + frame(0, data[9:])], [TEXT, 1000],
    ),
    "a hello in parts around a ping": (
        [lambda data: frame(TEXT, data[:9], last=False) + frame(PING, b"a") + frame(0, data[9:])],
        [PONG, TEXT, 1000],
    ),
    "a hello letter by letter": (
        [lambda data: b"".join(
            frame(0 if index else TEXT, data[index : index + 2], last=index + 2 >= len(data))
            for index in range(0, len(data), 2)
        )],
        [TEXT, 1000],
    ),
    "an empty ping": ([hello, frame(PING)], [TEXT, PONG, 1000]),
    "a large ping": ([hello, frame(PING, b"a" * 125)], [TEXT, PONG, 1000]),
    "a pong that nobody wants": ([hello, frame(PONG, b"a")], [TEXT, 1000]),
    "no hello": ([], [1000]),
    "a ping that is too large": ([frame(PING, b"a" * 126)], [1002]),
    "a ping in parts": ([frame(PING, b"a", last=False)], [1002]),
    "a reserved bit": ([frame(TEXT, b"a", reserved=4)], [1002]),
    "a reserved kind": ([frame(3, b"a")], [1002]),
    "a reserved kind of control": ([frame(11, b"a")], [1002]),
    "a part of nothing": ([frame(0, b"a")], [1002]),
    "a text within a text": ([frame(TEXT, b"a", last=False), frame(TEXT, b"b")], [1002]),
    "no mask": ([frame(TEXT, b"a", masked=False)], [1002]),
    "no text": ([frame(TEXT, b"\xff\xfe")], [1007]),
    "a text that is cut within a letter": ([frame(TEXT, b"\xe2\x82")], [1007]),
    "bytes": ([frame(BINARY, b"a")], [1003]),
    "a text that is too large": ([frame(TEXT, b"a" * 70_000)], [1009]),
    "a length that is too large": ([frame(TEXT, b"a", length=1 << 40)], [1009]),
    "a length beyond all numbers": ([frame(TEXT, b"a", length=1 << 63)], [1009]),
    "many parts": ([frame(TEXT, b"a", last=False)] + [frame(0, b"a", last=False)] * 100, [1009]),
    "what is no JSON": ([frame(TEXT, b"[")], [1002]),
    "an action before the hello": ([frame(TEXT, b'[1,0,2,"p"]')], [1002]),
    "a second hello": ([hello, hello], [TEXT, 1002]),
    "an end without a code": ([frame(CLOSE)], [CLOSE]),
    "an end of half a code": ([frame(CLOSE, b"\3")], [1002]),
    "an end with a code that is none": ([frame(CLOSE, struct.pack(">H", 999))], [1002]),
    "an end with a code that nobody sends": ([frame(CLOSE, struct.pack(">H", 1005))], [1002]),
    "an end with a code of one's own": ([frame(CLOSE, struct.pack(">H", 4000))], [4000]),
    "an end whose reason is no text": (
        [frame(CLOSE, struct.pack(">H", 1000) + b"\xff")], [1007],
    ),
    "something after the end": ([frame(CLOSE, struct.pack(">H", 1000)), hello], [1000]),
}


@pytest.mark.parametrize("name", CASES)
def test_frames_have_the_end_that_they_want(server, name):
    frames, expected = CASES[name]
    assert answers(server, frames, waits=TEXT in expected) == expected


@pytest.mark.parametrize("data, code", [
    (frame(TEXT, length=8_000_000), 1009), (frame(TEXT, masked=False, length=60_000), 1002), (frame(BINARY), 1003),
])
def test_who_still_sends_is_heard_out(server, data, code):
    cookie, _, _ = begin(server)
    with upgraded(server, cookie) as line:
        line.settimeout(20)
        # A connection that is reset loses what is on its way, and fails here.
        line.sendall(data + b"a" * 8_000_000)
        heard = b"".join(iter(lambda: line.recv(65_536), b""))
        assert parsed(heard) == [(CLOSE, struct.pack(">H", code))]


@pytest.mark.parametrize("size", [1, 65_536])
def test_who_never_stops_sending_is_cut_off(server, size):
    cookie, _, _ = begin(server)
    with upgraded(server, cookie) as line:
        line.settimeout(20)
        line.sendall(frame(TEXT, b"a", length=1 << 40))
        assert parsed(line.recv(65_536)) == [(CLOSE, struct.pack(">H", 1009))]
        assert line.recv(65_536) == b""
        with pytest.raises(ConnectionError):
            while True:
                line.sendall(b"a" * size)

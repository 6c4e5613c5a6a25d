"""A client of the protocol that shares nothing with the page's script."""

import contextlib
import json
import re
import urllib.request

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
        close_timeout=0.5,
    )


class Client:
    """One page: it numbers what it does, and keeps it until the server has stored it."""

    def __init__(self, server):
        self.server = server
        self.cookie, self.session, _ = begin(server)
        self.applied = 0
        self.connections = contextlib.ExitStack()

    def attach(self):
        """Connects, for the whole page, whose HTML is returned."""
        self.socket = self.connections.enter_context(live(self.server, self.cookie))
        self.socket.send(f'["hello","{self.session}","p","",0,1]')
        frame = self.hear()
        assert frame[2:4] == ["w", self.session]
        return frame[5]

    def hear(self, timeout=10):
        frame = json.loads(self.socket.recv(timeout=timeout))
        self.seen, self.applied = frame[:2]
        return frame

    def act(self, number, element, letter, *values):
        self.socket.send(json.dumps([number, self.seen, element, letter, *values]))

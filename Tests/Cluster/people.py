"""Many people at once, each with a page that numbers what it does, and keeps it until it is stored."""

import asyncio
import json
import random
import re
import time
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


class Person:
    """One page of the counter, which comes back wherever it was lost, as page.js does."""

    def __init__(self, front, number):
        self.front = front
        self.page = f"page{number}"
        self.applied = self.done = 0
        self.begins = 0
        self.waits = []
        # From a lost connection until the page is served again.
        self.pauses = []

    def load(self):
        with urllib.request.urlopen(self.front.address) as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]
            html = answer.read().decode()
        self.session = re.search('data-session="([0-9a-f]+)"', html)[1]

    async def act(self, count, pause=0.0):
        """Presses the button so often, each time when the last was stored."""
        last = self.done + count
        lost = time.monotonic()
        while self.applied < last:
            try:
                await self.stay(last, pause, lost)
            except (ConnectionClosed, ConnectionError, InvalidHandshake, OSError, TimeoutError):
                if self.done == self.applied:
                    lost = time.monotonic()
                await asyncio.sleep(random.uniform(0, 0.1))

    def connected(self):
        return connect(
            f"ws://127.0.0.1:{self.front.port}/~live",
            origin=self.front.address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            proxy=None,
            open_timeout=2,
            close_timeout=0.1,
        )

    async def greet(self, socket, page=None, takes_over=1):
        """Says what the page wants; returns the whole page."""
        await socket.send(f'["hello","{self.session}","{page or self.page}","",0,{takes_over}]')
        frame = json.loads(await asyncio.wait_for(socket.recv(), 8))
        assert frame[2] == "w"
        if frame[3] == self.session:
            self.seen, self.applied = frame[:2]
            self.shown = int(re.search(r"<p[^>]*>(-?\d+)</p>", frame[5])[1])
            buttons = re.findall(r'<button id="e\d+"[^>]*value="(\d+)"[^>]*>([+\u2212-])<', frame[5])
            self.buttons = {text == "+": int(number) for number, text in buttons}
        return frame

    async def press(self, socket, step=1):
        """Presses a button once; returns when that is stored."""
        number, began = self.applied + 1, time.monotonic()
        await socket.send(json.dumps([number, self.seen, self.buttons[step > 0], "p"]))
        while self.applied < number:
            frame = json.loads(await asyncio.wait_for(socket.recv(), 8))
            self.seen, self.applied = frame[:2]
            self.done = max(self.done, self.applied)
        self.waits.append(time.monotonic() - began)

    async def stay(self, last, pause, lost):
        async with self.connected() as socket:
            frame = await self.greet(socket)
            assert frame[3] == self.session, f"{self.page} has begun anew after {self.applied}"
            self.pauses.append(time.monotonic() - lost)
            self.begins += 1
            assert self.applied >= self.done, "what was acknowledged is there"
            assert self.shown == self.applied, "nothing is done twice"
            while self.applied < last:
                await self.press(socket)
                await asyncio.sleep(pause)

    async def leave(self):
        """Comes back, so that all is looked at once more."""
        while True:
            try:
                return await self.stay(self.applied, 0, time.monotonic())
            except (ConnectionClosed, ConnectionError, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(random.uniform(0, 0.1))


async def together(*work):
    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(one)


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]

"""Has many people come, act three times and leave, and prints what the server keeps of them:
soak.py [SESSIONS [PROGRAM]]

It fails when the memory at the end is more than a tenth larger than after the first twentieth.
"""

import asyncio
import re
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from websockets.asyncio.client import connect

from server import Server

SETTINGS = ["sleep-after=1", "forget-after=1", "max-sessions-per-address=100000"]


def load(server):
    with urllib.request.urlopen(server.address) as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        return cookie, re.search('data-session="([0-9a-f]+)"', answer.read().decode())[1]


async def visit(server):
    cookie, session = await asyncio.to_thread(load, server)
    async with connect(
        f"ws://127.0.0.1:{server.port}/~live", origin=server.address,
        additional_headers={"Cookie": cookie}, compression=None, proxy=None,
    ) as socket:
        await socket.send(f'["hello","{session}","p","",0,1]')
        html = await socket.recv()
        buttons = re.findall(r'<button id=\\"e\d+\\"[^>]*name=\\"p\\"[^>]*value=\\"(\d+)\\"', html)
        for number in range(1, 4):
            await socket.send(f'[{number},0,{buttons[(number - 1) % len(buttons)]},"p"]')
        while f",{3}" not in (await socket.recv())[:12]:
            pass


def churn(server, count):
    """Has so many people come and leave; in a thread, as the browser's may have a loop already."""
    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(all_of(server, count))).result()


async def all_of(server, count, width=20):
    """Has so many people come, of whom some are there at a time."""
    gate = asyncio.Semaphore(width)

    async def one():
        async with gate:
            await visit(server)

    await asyncio.gather(*(one() for _ in range(count)))


def memory(server):
    """The memory in KB, once all sessions have left it."""
    for _ in range(100):
        if "web_sessions 0\n" in server.get("/metrics").read().decode():
            break
        time.sleep(0.5)
    else:
        raise AssertionError("sessions stay that nobody uses")
    time.sleep(1)
    return server.memory()


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    program = sys.argv[2] if len(sys.argv) > 2 else "NumberFactDemo"
    server = Server(program, *SETTINGS)
    try:
        first, done = None, 0
        while done < count:
            step = max(1, count // 20)
            churn(server, step)
            done += step
            now = memory(server)
            first = first or now
            print(f"{done} sessions of {program} have come and gone: {now / 1024:.1f} MB", flush=True)
        assert now < 1.1 * first, f"it has grown by {now / first - 1:.0%}"
    finally:
        server.close()


if __name__ == "__main__":
    main()

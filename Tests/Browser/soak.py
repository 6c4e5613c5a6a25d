"""Has many people come, act three times and leave, for so many minutes: soak.py MINUTES

They press what they see in lists, sheets and tabs, look at pictures and send files. It prints what each server keeps
of them, and fails when that is more than a tenth larger in the end than after its first 5,000 sessions.
"""

import asyncio
import json
import random
import re
import signal
import sys
import threading
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from websockets.asyncio.client import connect

from server import Server

SETTINGS = ["sleep-after=1", "forget-after=1", "max-sessions-per-address=100000"]
# What is served, and what is set for it.
PROGRAMS = [
    ("NumberFactDemo", {}), ("HarbourDemo", {}), ("WebSizes", {"PLACES": "1"}), ("WebSizes", {"FILES": "1"}),
]
FIRST = 5_000
BUTTON = re.compile(r'<button id="[a-z]\d+"[^>]* name="p" value="(\d+)"')
PICTURE = re.compile(r'src="(/~picture/[^"]+)"')
UPLOAD = re.compile(r'<input [^>]*name="(u\d+)"[^>]*type="file"|<input [^>]*type="file"[^>]*name="(u\d+)"')


# As many forms with files of one address are taken at a time.
UPLOADS = threading.Semaphore(4)


def load(server):
    with urllib.request.urlopen(server.address) as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        html = answer.read().decode()
    return cookie, re.search('data-session="([0-9a-f]+)"', html)[1], html


def look(server, html):
    """Fetches the pictures of a page, as often as they are shown."""
    for path in PICTURE.findall(html):
        server.get(path).read()


def upload(server, cookie, session, name):
    """Sends a file to an element, as a page does."""
    parts = {f'"s"': session, f'"{name}"; filename="log.txt"': "calm"}
    body = "".join(
        f"--x\r\nContent-Disposition: form-data; name={head}\r\n\r\n{value}\r\n" for head, value in parts.items()
    )
    headers = {"Cookie": cookie, "Origin": server.address, "Content-Type": "multipart/form-data; boundary=x"}
    request = urllib.request.Request(server.address + "/~files", (body + "--x--\r\n").encode(), headers)
    with UPLOADS:
        assert urllib.request.urlopen(request).status == 204


async def visit(server, choice):
    cookie, session, html = await asyncio.to_thread(load, server)
    await asyncio.to_thread(look, server, html)
    async with connect(
        f"ws://127.0.0.1:{server.port}/~live", origin=server.address,
        additional_headers={"Cookie": cookie}, compression=None, proxy=None,
    ) as socket:
        await socket.send(f'["hello","{session}","p","",0,1]')
        buttons = []
        seen = 0
        for number in range(4):
            applied, shown = -1, ""
            while applied < number:
                seen, applied, *operations = json.loads(await socket.recv())
                shown += "".join(some for some in operations if isinstance(some, str))
            await asyncio.to_thread(look, server, shown)
            for names in UPLOAD.findall(shown):
                await asyncio.to_thread(upload, server, cookie, session, names[0] or names[1])
            # What has come last is looked at first, as a sheet is.
            buttons = BUTTON.findall(shown) or buttons
            if number < 3:
                await socket.send(f'[{number + 1},{seen},{choice.choice(buttons)},"p"]')


def churn(server, count, choice=None):
    """Has so many people come and leave; in a thread, as the browser's may have a loop already."""
    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(all_of(server, count, choice or random.Random(count)))).result()


async def all_of(server, count, choice, width=20):
    """Has so many people come, of whom some are there at a time."""
    gate = asyncio.Semaphore(width)

    async def one():
        async with gate:
            await visit(server, choice)

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


def main(minutes):
    end = time.monotonic() + minutes * 60
    servers = [Server(program, *SETTINGS, environment=environment) for program, environment in PROGRAMS]
    first, last, choice, count = {}, {}, random.Random(7), 0
    try:
        while count < FIRST or time.monotonic() < end:
            count += FIRST // 5
            for server in servers:
                churn(server, FIRST // 5, choice)
                last[server] = memory(server)
                assert server.process.poll() is None, server.said()
            if count == FIRST:
                first = dict(last)
            sizes = ", ".join(f"{server.name} {last[server] / 1024:.1f} MB" for server in servers)
            print(f"{count} sessions each have come and gone: {sizes}", flush=True)
        grown = {server.name: last[server] / first[server] - 1 for server in servers}
        print("since the first 5,000:", ", ".join(f"{name} {share:+.1%}" for name, share in grown.items()))
        assert max(grown.values()) < 0.1, "memory has grown by more than a tenth"
    finally:
        for server in servers:
            server.close()


if __name__ == "__main__":
    # Who ends it ends its servers.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    main(int(sys.argv[1]))

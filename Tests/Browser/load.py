"""Loads a server and prints what it costs, and what a session of each demo does that nobody is connected to:
load.py [SESSIONS [SECONDS [IDLE [PROGRAM]]]]
With SESSIONS=postgres in the environment they stand in PostgreSQL, whose commits wait for the disk.

The generator runs on the same machine, so its share of the processor is told, and times are not
judged.
"""

import asyncio
import os
import re
import resource
import subprocess
import sys
import time
import urllib.request

from websockets.asyncio.client import connect

from server import ROOT, Server

given = dict(enumerate(sys.argv))
sessions = int(given.get(1, 2_000))
seconds = int(given.get(2, 10))
idle = int(given.get(3, 10_000))
program = given.get(4, "NumberFactDemo")
waits, received, sent = [], [], []


def begin(server):
    with urllib.request.urlopen(server.address) as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        html = answer.read().decode()
    find = lambda pattern: re.search(pattern, html)[1]
    plus = re.findall(r'<button id="e\d+"[^>]*value="(\d+)"[^>]*>\+<', html)
    return cookie, find('data-session="(\\w+)"'), find('data-epoch="(\\w+)"'), plus and plus[0]


async def person(server, page, start):
    cookie, session, epoch, plus = page
    async with connect(
        f"ws://127.0.0.1:{server.port}/~live",
        origin=server.address,
        additional_headers={"Cookie": cookie},
        compression=None,
        proxy=None,
    ) as socket:
        await socket.send(f'["hello","{session}","p","{epoch}",0,1]')
        await socket.recv()
        seen = 0
        for number in range(1, seconds + 1):
            await asyncio.sleep(max(0, start + number - time.monotonic()))
            frame = f'[{number},{seen},{plus},"p"]'
            began = time.monotonic()
            await socket.send(frame)
            while True:
                text = await socket.recv()
                seen, applied = (int(part.strip("[]")) for part in text.split(",")[:2])
                if applied >= number:
                    break
            waits.append(time.monotonic() - began)
            sent.append(len(frame))
            received.append(len(text))


async def main(server):
    pages = await asyncio.gather(
        *(asyncio.to_thread(begin, server) for _ in range(sessions))
    )
    begun, spent = time.monotonic(), processor(server)
    start = time.monotonic() + 2
    await asyncio.gather(
        *(person(server, page, start + index / sessions) for index, page in enumerate(pages))
    )
    wall = time.monotonic() - begun
    waits.sort()
    own = resource.getrusage(resource.RUSAGE_SELF)
    print(f"{sessions} sessions of {program}, an action a second each, {seconds} s")
    print(f"  bytes of a click: {max(sent)} up, {max(received)} down at most (goal 40 and 40)")
    print(f"  memory: {(server.memory() - server.empty) / sessions:.1f} KB a session, connected")
    at = lambda share: waits[min(len(waits) - 1, int(len(waits) * share))] * 1000
    print(f"  wait: {at(0.5):.1f} ms in the middle, {at(0.99):.1f} ms for 99 % (goal 50)")
    print(f"  processor: server {(processor(server) - spent) / wall:.0%} of a core,", end=" ")
    print(f"generator {(own.ru_utime + own.ru_stime) / wall:.0%}")


def processor(server):
    with open(f"/proc/{server.process.pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def start(program, *settings):
    limits = ["max-sessions", "max-sessions-per-browser", "max-sessions-per-address"]
    place = [f"sessions={database}"] if database else []
    started = Server(program, *(f"{limit}=100000" for limit in limits), *place, *settings)
    begin(started)
    started.empty = started.memory()
    return started


async def leave(server, count):
    """Has so many people look, and go."""
    gate = asyncio.Semaphore(20)

    async def one():
        async with gate:
            cookie, session, epoch, _ = await asyncio.to_thread(begin, server)
            async with connect(
                f"ws://127.0.0.1:{server.port}/~live", origin=server.address,
                additional_headers={"Cookie": cookie}, compression=None, proxy=None,
            ) as socket:
                await socket.send(f'["hello","{session}","p","{epoch}",0,1]')
                await socket.recv()

    await asyncio.gather(*(one() for _ in range(count)))


def measure_idle(program, count):
    """Makes sessions that nobody is connected to, as after all people have closed their tabs."""
    server = start(program, "rest-after=30")
    each = lambda: f"{(server.memory() - server.empty) / count:6.1f} KB"
    try:
        asyncio.run(leave(server, count))
        print(f"  {program:22} {each()} awake, ", end="", flush=True)
        end = time.monotonic() + 60 + count / 50
        while (left := awake(server)) > 1 and time.monotonic() < end:
            time.sleep(1)
        time.sleep(1)
        print(f"{each()} at rest ({count:,} sessions, {left} still awake)", flush=True)
    finally:
        server.close()


def awake(server):
    text = urllib.request.urlopen(f"{server.address}/metrics").read().decode()
    return int(re.search(r"^web_sessions (\d+)", text, re.M)[1])


limits = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (limits[1], limits[1]))
database = None
if os.environ.get("SESSIONS") == "postgres":
    script = subprocess.Popen(
        [ROOT / "Scripts/postgres", "--safe"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )
    database = script.stdout.readline().strip()
server = start(program)
try:
    asyncio.run(main(server))
finally:
    server.close()
print("a session that nobody is connected to")
measure_idle(program, idle)
for demo in sorted(path.stem + "Demo" for path in (ROOT / "Demos" / "Smoke").glob("*.txt")):
    if demo != program:
        measure_idle(demo, idle // 10)

"""Three processes without stickiness, one database: what was acknowledged is there, once."""

import asyncio
import random
import signal
import time
import urllib.error

import pytest

from person import Person as Actor
from server import ROOT, free_port
from people import Person, percentile, together
from proxy import Proxy


def people(cluster, count):
    all = [Person(cluster.front, number) for number in range(count)]
    for person in all:
        person.load()
    return all


async def settle(all):
    await together(*(person.leave() for person in all))


def test_a_page_is_served_by_any_process(cluster):
    three = cluster("NumberFactDemo")
    [person] = people(three, 1)

    async def visit():
        for round in range(1, 31):
            await person.act(2)

    asyncio.run(visit())
    assert person.begins == 30
    assert three.counted("web_handovers_total") >= 15
    print("handed over: p50", percentile(person.pauses, 0.5), "p99", percentile(person.pauses, 0.99))
    assert three.database.ask("SELECT applied FROM web_session") == ["60"]


def test_processes_and_the_database_are_killed(cluster, amount):
    three = cluster("NumberFactDemo")
    all = people(three, amount(20, 200))
    actions = 100
    kills = amount(6, 100)

    async def kill():
        choice = random.Random(7)
        for round in range(kills):
            await asyncio.sleep(choice.uniform(0.2, 1.0))
            if round % 4 == 3:
                await asyncio.to_thread(three.database.tell, "kill")
                await asyncio.sleep(choice.uniform(0, 0.5))
                await asyncio.to_thread(three.database.tell, "start")
            else:
                server = choice.choice(three.servers)
                server.kill()
                await asyncio.sleep(choice.uniform(0, 0.5))
                await asyncio.to_thread(server.start)

    async def go():
        async with asyncio.TaskGroup() as group:
            killing = group.create_task(kill())
            for person in all:
                group.create_task(act(person, killing))

    async def act(person, killing):
        while not killing.done() or person.done < actions:
            await person.act(10, pause=0.02)

    asyncio.run(go())
    asyncio.run(settle(all))
    kept = three.database.ask("SELECT id, applied FROM web_session")
    assert {f"{person.session}|{person.applied}" for person in all} <= set(kept)
    assert min(person.begins for person in all) > 1


def test_a_process_that_was_stopped_writes_nothing_over_its_successor(cluster):
    three = cluster("NumberFactDemo")
    all = people(three, 12)
    stopped = three.servers[0]

    async def go():
        await together(*(person.act(5) for person in all))
        # Some have just been served by it; they come back to another one when it is silent for long.
        stopped.process.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        await together(*(person.act(5) for person in all))
        print("served again after", time.monotonic() - began)
        stopped.process.send_signal(signal.SIGCONT)
        await together(*(person.act(20, pause=0.01) for person in all))

    asyncio.run(go())
    asyncio.run(settle(all))
    assert [person.applied for person in all] == [30] * 12


def test_the_database_goes_away_for_a_while(cluster):
    three = cluster("NumberFactDemo")
    all = people(three, 6)

    async def go():
        await together(*(person.act(3) for person in all))
        three.database.tell("kill")
        waiting = asyncio.gather(*(person.act(3) for person in all))
        # Nothing is acknowledged that is not stored, and each process says so.
        while [status(server) for server in three.servers] != [503] * 3:
            await asyncio.sleep(0.1)
        assert [person.done for person in all] == [3] * 6
        assert not waiting.done()
        three.database.tell("start")
        await waiting
        while [status(server) for server in three.servers] != [200] * 3:
            await asyncio.sleep(0.1)

    asyncio.run(go())
    asyncio.run(settle(all))
    assert [person.shown for person in all] == [6] * 6


def status(server):
    try:
        return server.get("/ready").status
    except urllib.error.HTTPError as error:
        return error.code


def test_a_network_that_delays_loses_and_cuts(cluster):
    port, proxies = free_port(), []

    def reach(place, address):
        proxies.append(Proxy(port))
        return f"postgres://modular@127.0.0.1:{proxies[-1].port}/postgres?sslmode=disable"

    three = cluster("NumberFactDemo", port=port, reach=reach)
    all = people(three, 12)

    async def hurt():
        choice = random.Random(11)
        for round in range(9):
            proxy = proxies[round % 3]
            if round < 3:
                proxy.delay = 2
            elif round < 6:
                proxy.swallows = True
            await asyncio.sleep(choice.uniform(0.5, 3))
            await asyncio.to_thread(proxy.cut)
            proxy.delay, proxy.swallows = 0, False

    async def act(person, hurting):
        while not hurting.done() or person.done < 50:
            await person.act(5, pause=0.05)

    async def go():
        # A page on which nothing was done begins anew where its process is not heard.
        await together(*(person.act(1) for person in all))
        async with asyncio.TaskGroup() as group:
            hurting = group.create_task(hurt())
            for person in all:
                group.create_task(act(person, hurting))

    try:
        asyncio.run(go())
        asyncio.run(settle(all))
    finally:
        for proxy in proxies:
            proxy.close()
    kept = three.database.ask("SELECT id, applied FROM web_session")
    assert {f"{person.session}|{person.applied}" for person in all} <= set(kept)


def test_a_tab_that_was_duplicated_goes_on_by_itself(cluster):
    three = cluster("NumberFactDemo")
    [person] = people(three, 1)

    async def go():
        await person.act(3)
        for _ in range(6):
            async with person.connected() as socket:
                await person.greet(socket, takes_over=1)
                async with person.connected() as other:
                    frame = await person.greet(other, "another", takes_over=0)
                    assert frame[3] != person.session
                    assert ">3</p>" in frame[5]
                # The first one has been left alone.
                await person.press(socket)
                await person.press(socket, -1)

    asyncio.run(go())


@pytest.mark.parametrize("program", ["App", "HarbourDemo"])
@pytest.mark.parametrize("way", ["keys", "blocked", "plain"])
def test_a_story_comes_to_its_end_at_any_process(cluster, visit, program, way):
    three = cluster(program)
    page = visit("about:blank", java_script_enabled=way != "plain")
    if way == "blocked":
        page.add_init_script(BLOCKED)
    page.goto(three.front.address)
    Actor(page, way == "keys", way != "plain").follow(STORIES[program].read_text())


BLOCKED = "window.WebSocket = class { close() {} constructor() { setTimeout(() => this.onclose?.()) } }"
STORIES = {"App": ROOT / "App/smoke.txt", "HarbourDemo": ROOT / "Demos/Smoke/Harbour.txt"}

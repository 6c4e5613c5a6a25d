"""Three processes without stickiness, one database: what was acknowledged is there, once."""

import asyncio
import random
import signal
import time

from conftest import Database
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
    assert person.shown == person.applied - 2 or person.applied == 60
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

"""A server that is killed in the middle of many actions: none is lost, and none is done twice."""

import random
import re

from websockets.exceptions import ConnectionClosed

from client import Client

ACTIONS = 200


def shown(html):
    return int(re.search(r"<p[^>]*>(-?\d+)</p>", html)[1])


def test_every_action_is_applied_once_through_kills(serve, amount):
    server = serve("NumberFactDemo", "max-actions=100000")
    client = Client(server)
    client.attach()
    choice = random.Random(3)
    done = 0
    for _ in range(amount(5, 50)):
        last = done + ACTIONS
        acknowledged = done
        # The kill comes after as many answers, wherever the server is then.
        limit = done + choice.randrange(1, ACTIONS - 10)
        try:
            html = client.attach()
            plus = re.search(r'<button id="e\d+"[^>]*value="(\d+)"[^>]*>\+<', html)[1]
            for number in range(done + 1, last + 1):
                client.act(number, int(plus), "p")
            while client.applied < limit:
                client.hear()
            acknowledged = client.applied
            server.kill()
            while True:
                acknowledged = max(acknowledged, client.hear()[1])
        except (ConnectionClosed, ConnectionError):
            pass
        server.start()
        html = client.attach()
        assert acknowledged <= client.applied <= last
        assert shown(html) == client.applied
        done = client.applied
    assert done > 0

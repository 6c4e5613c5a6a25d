"""Sessions that have ended leave nothing behind."""

from soak import SETTINGS, churn, memory


def test_people_who_come_and_go_leave_nothing(serve, amount):
    server = serve("NumberFactDemo", *SETTINGS)
    count = amount(600, 5_000)
    churn(server, count)
    before = memory(server)
    churn(server, count)
    # A session that stays takes more than 10 KB; what the C library keeps for later is less than 4 each.
    assert memory(server) - before < 4 * count
